/** Hover, focus and long press explain a thing of the panel. */

import type { Attachment } from 'svelte/attachments';
import type { BoardProps, Topic } from '../module';

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
