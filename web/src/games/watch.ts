/** Hover, focus and long press explain a thing of the panel. */

import type { Attachment } from 'svelte/attachments';
import type { BoardProps, Topic } from './module';

const AFTER = 450;

export function watch(explain: BoardProps['explain'], topic: () => Topic): Attachment {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => explain(topic(), element), AFTER);
    };
    const over = (): void => {
      clearTimeout(timer);
      explain(null);
    };
    // A finger that rests explains; one that goes on is scrolling.
    const still = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'mouse') clearTimeout(timer);
    };
    // What is no control itself is reached with the arrow keys, see `rove`.
    const control = element.querySelector('button') !== null || element.matches('summary');
    if (!control && element instanceof HTMLElement) {
      element.dataset.about = '';
      element.tabIndex = -1;
    }
    const starts: string[] = ['pointerenter', 'focusin', 'pointerdown'];
    const ends: string[] = ['pointerleave', 'focusout'];
    for (const name of starts) element.addEventListener(name, soon);
    for (const name of ends) element.addEventListener(name, over);
    element.addEventListener('pointercancel', still);
    return () => {
      clearTimeout(timer);
      for (const name of starts) element.removeEventListener(name, soon);
      for (const name of ends) element.removeEventListener(name, over);
      element.removeEventListener('pointercancel', still);
    };
  };
}

/** One tab stop for all that is explained in a panel; the arrow keys go from one to the next. */
export function rove(): Attachment {
  return (panel) => {
    const all = (): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[data-about]')];
    const stop = (one: HTMLElement | undefined): void => {
      for (const other of all()) other.tabIndex = other === one ? 0 : -1;
    };
    const settle = (): void => {
      if (!all().some((one) => one.tabIndex === 0)) stop(all()[0]);
    };
    const focused = (event: Event): void => {
      if (event.target instanceof HTMLElement && event.target.dataset.about !== undefined) stop(event.target);
    };
    const key = (event: Event): void => {
      const { key: name, target } = event as KeyboardEvent;
      const move = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[name];
      const things = all();
      const here = things.indexOf(target as HTMLElement);
      if (!move || here < 0) return;
      things[(here + move + things.length) % things.length]?.focus();
      event.preventDefault();
    };
    settle();
    const changes = new MutationObserver(settle);
    changes.observe(panel, { childList: true, subtree: true });
    panel.addEventListener('focusin', focused);
    panel.addEventListener('keydown', key);
    return () => {
      changes.disconnect();
      panel.removeEventListener('focusin', focused);
      panel.removeEventListener('keydown', key);
    };
  };
}
