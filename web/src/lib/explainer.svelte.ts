/** The one explanation on the screen: it stays while the pointer is on it, and goes a moment after the thing is left. */

import type { Topic } from '../games/module';

const LINGER = 260;

export class Explainer {
  topic = $state.raw<Topic | null>(null);
  anchor = $state.raw<Element | null>(null);
  /** A rule to be read in full. */
  rule = $state<string | null>(null);
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  explain = (topic: Topic | null, anchor?: Element): void => {
    clearTimeout(this.#timer);
    if (topic) {
      this.topic = topic;
      this.anchor = anchor ?? null;
    } else {
      this.#timer = setTimeout(() => {
        if (!this.#held) this.topic = null;
      }, LINGER);
    }
  };

  hold = (held: boolean): void => {
    this.#held = held;
    if (!held) this.explain(null);
  };

  close = (): void => {
    clearTimeout(this.#timer);
    this.#held = false;
    this.topic = null;
  };

  read = (rule: string): void => {
    this.close();
    this.rule = rule;
  };
}
