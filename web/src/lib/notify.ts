/** A word to somebody who looks at another tab. */

import { read, write } from './storage';

export function canNotify(): boolean {
  return 'Notification' in window;
}

export function notifying(): boolean {
  return canNotify() && Notification.permission === 'granted' && read('notify') === 'on';
}

/** Switch it on (the browser may ask) or off; says what came of it. */
export async function setNotifying(on: boolean): Promise<boolean> {
  if (!on || !canNotify()) {
    write('notify', 'off');
    return false;
  }
  const granted = (await Notification.requestPermission()) === 'granted';
  write('notify', granted ? 'on' : 'off');
  return granted;
}

export function notify(title: string, body: string, tag: string): void {
  if (!notifying() || document.visibilityState === 'visible') return;
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones only allow notifications from a service worker.
  }
}
