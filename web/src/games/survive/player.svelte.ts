/** Shows pictures one after the other. Whatever comes meanwhile waits its turn, and hurries what is before it. */

import type { LogEvent } from '../../lib/wire';
import { ending, frames, LIFE, type Effect } from './animate';
import { sceneOf, type Scene } from './scene';
import type { Observation } from './types';

export interface Shown {
  id: number;
  effect: Effect;
}

interface Batch {
  obs: Observation;
  events: readonly LogEvent[];
}

/** With more than this waiting, the oldest are passed over. */
const PATIENCE = 4;

export class Player {
  scene = $state.raw<Scene>({ tiles: {}, pieces: [] });
  effects = $state.raw<Shown[]>([]);
  /** Whether pictures are still to come. */
  busy = $state(false);

  #queue: Batch[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #cleaners = new Set<ReturnType<typeof setTimeout>>();
  #started = false;
  #ids = 0;
  #latest: Observation | null = null;

  /** A new observation, and what led to it. Without motion it is shown at once. */
  show(obs: Observation, events: readonly LogEvent[], motion: boolean): void {
    if (!this.#started || !motion || document.hidden) {
      this.#started = true;
      this.#latest = obs;
      this.finish();
      return;
    }
    this.#latest = obs;
    this.#queue.push({ obs, events });
    while (this.#queue.length > PATIENCE) {
      const passed = this.#queue.shift();
      if (passed) this.scene = ending(this.scene, passed.obs);
    }
    if (!this.busy) this.#next();
  }

  /** Straight to the newest picture. */
  finish = (): void => {
    clearTimeout(this.#timer);
    for (const cleaner of this.#cleaners) clearTimeout(cleaner);
    this.#cleaners.clear();
    this.#queue = [];
    this.effects = [];
    this.busy = false;
    if (this.#latest) this.scene = sceneOf(this.#latest, this.scene);
  };

  stop = (): void => {
    clearTimeout(this.#timer);
    for (const cleaner of this.#cleaners) clearTimeout(cleaner);
  };

  #next(): void {
    const batch = this.#queue.shift();
    this.busy = batch !== undefined;
    if (!batch) return;
    const rows = frames(this.scene, batch.obs, batch.events);
    const play = (index: number): void => {
      const row = rows[index];
      if (!row) {
        this.scene = ending(this.scene, batch.obs);
        this.#next();
        return;
      }
      this.scene = row.scene;
      for (const effect of row.effects) this.#add(effect);
      const hurry = 1 + this.#queue.length * 0.75;
      // What comes last may go on while the person already decides.
      const hold = index === rows.length - 1 ? row.hold * 0.6 : row.hold;
      this.#timer = setTimeout(() => play(index + 1), hold / hurry);
    };
    play(0);
  }

  #add(effect: Effect): void {
    const id = ++this.#ids;
    this.effects = [...this.effects, { id, effect }];
    const cleaner = setTimeout(() => {
      this.#cleaners.delete(cleaner);
      this.effects = this.effects.filter((shown) => shown.id !== id);
    }, LIFE[effect.kind]);
    this.#cleaners.add(cleaner);
  }
}
