/** A finished game frame by frame, fetched piece by piece; the piece that is looked at comes first. */

import { Failed, replayFrames } from './api';
import { UNREACHABLE } from './reasons';
import type { Frame, Reason, TableSummary } from './wire';

const PIECE = 60;

export class ReplayFrames {
  frames = $state.raw<(Frame | undefined)[]>([]);
  table = $state.raw<TableSummary | null>(null);
  total = $state(0);
  loaded = $state(0);
  problem = $state.raw<Reason | null>(null);

  /** The frame in which an event is told, by the event's number. */
  readonly frameOf = $derived(
    new Map(this.frames.flatMap((frame, index) => (frame?.log ?? []).map((event) => [event.n, index] as const))),
  );

  #asked = new Set<number>();
  #closed = false;

  constructor(
    readonly id: string,
    readonly seat: string,
    readonly token: string | null,
  ) {}

  /** Fetch everything, beginning with what is around a frame. */
  async open(at: number): Promise<void> {
    await this.#fetch(Math.floor(at / PIECE) * PIECE);
    for (let first = 0; first < this.total && !this.#isClosed() && !this.problem; first += PIECE)
      await this.#fetch(first);
  }

  /** Make sure a frame comes soon. */
  want(index: number): void {
    void this.#fetch(Math.floor(index / PIECE) * PIECE);
  }

  close(): void {
    this.#closed = true;
  }

  /** Asked anew each time: it may have been closed while something was on its way. */
  #isClosed(): boolean {
    return this.#closed;
  }

  get whole(): boolean {
    return this.total > 0 && this.loaded >= this.total;
  }

  async #fetch(first: number): Promise<void> {
    if (this.#asked.has(first) || this.#isClosed()) return;
    this.#asked.add(first);
    try {
      const piece = await replayFrames(this.id, this.seat, first, PIECE, this.token);
      if (this.#isClosed()) return;
      const frames = [...this.frames];
      frames.length = piece.total;
      piece.frames.forEach((frame, offset) => (frames[piece.first + offset] = frame));
      this.frames = frames;
      this.table = piece.table;
      this.total = piece.total;
      this.loaded = frames.filter((frame) => frame !== undefined).length;
    } catch (error) {
      this.#asked.delete(first);
      this.problem = error instanceof Failed ? error : UNREACHABLE;
    }
  }
}
