/** A websocket that comes back: after a loss it is opened again, and one that has gone silent counts as lost. */

import { socketAddress } from './api';
import type { ClientMessage, ServerMessage } from './wire';

export interface Listener {
  opened: () => void;
  heard: (message: ServerMessage) => void;
  /** Lost for the so-many-th time in a row; whether to try again. */
  lost: (failures: number) => Promise<boolean>;
}

const RETRY = [300, 1000, 2000, 4000, 8000, 15000];
const QUIET = 15_000;
const DEAD = 32_000;

export class Line {
  #listener: Listener;
  #socket: WebSocket | null = null;
  #failures = 0;
  #heard = 0;
  /** Whether it is to come back when it is lost. */
  #wanted = false;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #heartTimer: ReturnType<typeof setInterval> | undefined;

  #table = '';

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  open(table: string): void {
    this.#table = table;
    if (!this.#wanted) {
      this.#wanted = true;
      window.addEventListener('online', this.#wake);
      window.addEventListener('offline', this.#cut);
      document.addEventListener('visibilitychange', this.#wake);
      this.#heartTimer = setInterval(() => this.#beat(), 5000);
    }
    this.#connect();
  }

  close(): void {
    this.#wanted = false;
    window.removeEventListener('online', this.#wake);
    window.removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#wake);
    clearInterval(this.#heartTimer);
    clearTimeout(this.#retryTimer);
    this.#drop();
  }

  /** Whether it could be said. */
  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** All is well: the next loss is the first one again. */
  proven(): void {
    this.#failures = 0;
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.#drop();
    const socket = new WebSocket(socketAddress(this.#table));
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => this.#listener.opened();
    socket.onmessage = (event) => {
      if (socket !== this.#socket || typeof event.data !== 'string') return;
      this.#heard = Date.now();
      this.#listener.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket === this.#socket) void this.#lost();
    };
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  async #lost(): Promise<void> {
    this.#drop();
    this.#failures += 1;
    const again = await this.#listener.lost(this.#failures);
    if (!again || !this.#wanted || this.#socket) return;
    const wait = RETRY[Math.min(this.#failures - 1, RETRY.length - 1)] ?? 15_000;
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  #wake = (): void => {
    if (document.visibilityState === 'visible' && !this.#socket) this.#connect();
  };

  /** The browser knows before we do that nothing comes through. */
  #cut = (): void => {
    if (this.#socket) void this.#lost();
  };

  #beat(): void {
    if (!this.#socket || this.#socket.readyState === WebSocket.CLOSING) return;
    const quiet = Date.now() - this.#heard;
    if (quiet > DEAD) void this.#lost();
    else if (quiet > QUIET) this.say({ type: 'ping' });
  }
}
