/** As much of a browser as the connection needs, with sockets whose other end the tests hold. */

import { vi } from 'vitest';
import type { ClientMessage, ServerMessage, View } from '../src/lib/wire';

export class FakeSocket {
  static OPEN = 1;
  static CLOSING = 2;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }

  // The server's side.
  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

export function latestSocket(): FakeSocket {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error('Nothing was connected.');
  return socket;
}

export function pretendBrowser(): void {
  FakeSocket.all = [];
  const nothing = (): void => undefined;
  const listening = { addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', new URL('http://localhost/table/aaaaaaaaaaaaaaaa'));
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('document', { ...listening, hidden: false, visibilityState: 'visible' });
  vi.stubGlobal('window', { ...listening, matchMedia: () => ({ matches: false, addEventListener: nothing }) });
}

const NOBODY_ELSE = { waiting: false, muted: false, stand_in: null, guests: [], knocking: [], blocked: [] };
const USUAL_RULES = {
  grace: 60,
  takeovers: true,
  bot: 'greedy',
  clock: 0,
  window: 10,
  door: 'open' as const,
  away: {},
  votes: [],
  asking: null,
};

export function viewAt(version: number, moment = version): View {
  return {
    version,
    you: { person: 'p', name: 'Ann', host: true, seats: [0], seat: 0, wanted: [0], ...NOBODY_ELSE },
    table: {
      id: 'aaaaaaaaaaaaaaaa',
      game: 'any',
      options: {},
      status: 'playing',
      public: false,
      spectators: 'public',
      delay: 60,
      host: 'p',
      seats: [],
      bots: [],
      rematch: null,
      rematch_of: null,
      created: 0,
      started: null,
      since: 0,
      ...USUAL_RULES,
    },
    game: {
      moment,
      turn: 1,
      observation: {},
      say: 'Do something.',
      asked: [0],
      choices: [{ action: 7, text: 'end', verb: 'end', piece: null, from: null, to: null, say: 'End.' }],
      undo: true,
    },
  };
}
