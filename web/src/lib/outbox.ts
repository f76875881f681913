/** Commands on their way: each is kept under its key and said again after a reconnect until it is answered. */

import type { Command, Reason } from './wire';

export type Outcome = { done: true; version: number } | ({ done: false } & Reason);

export interface Pending {
  key: string;
  command: Command;
  settle: (outcome: Outcome) => void;
}

export class Outbox {
  #pending = new Map<string, Pending>();

  add(command: Command): { key: string; outcome: Promise<Outcome> } {
    const key = newKey();
    const outcome = new Promise<Outcome>((settle) => this.#pending.set(key, { key, command, settle }));
    return { key, outcome };
  }

  /** The answer to a command; false if it is not one of ours, or was answered before. */
  settle(key: string, outcome: Outcome): boolean {
    const pending = this.#pending.get(key);
    if (!pending) return false;
    this.#pending.delete(key);
    pending.settle(outcome);
    return true;
  }

  /** In the order in which they were given. */
  all(): Pending[] {
    return [...this.#pending.values()];
  }

  /** Whether a decision of ours is still on its way. */
  deciding(): boolean {
    return this.all().some(({ command }) => command.do === 'act' || command.do === 'undo');
  }

  /** Nothing will be answered any more. */
  giveUp({ code, say }: Reason): void {
    for (const { key } of this.all()) this.settle(key, { done: false, code, say });
  }
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
