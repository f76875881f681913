/** One table, live: what it looks like now, and a way to do things there that survives a lost connection. */

import { tableGone } from './api';
import { changed } from './changes';
import { Line } from './line';
import { Outbox, newKey, type Outcome } from './outbox';
import { hold } from './pace';
import { BAD_LINK, BAD_TOKEN } from './reasons';
import { settings } from './settings.svelte';
import { PROTOCOL } from './wire';
import type {
  ChatLine,
  Choice,
  ClientMessage,
  Command,
  Hint,
  LogEvent,
  Presence,
  Reason,
  ServerMessage,
  Update,
  View,
  Welcome,
} from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'gone';

/** A moment that was shown, kept so that it can be watched again. `lines` is how long the log was then. */
export interface Moment {
  view: View;
  events: LogEvent[];
  lines: number;
}

/** Something that happened, with the view that it led to. */
type News = Update & { view: View };

/** Reasons to stay away: coming back would not help. */
const FINAL = new Set([
  'no_such_table',
  'bad_token',
  'no_spectators',
  'other_protocol',
  'other_rules',
  'other_catalogue',
  'newer_table',
  'removed',
]);
const REMEMBERED = 120;
/** Milliseconds after which a decision without an answer is said to be still on its way. */
const LATE = 1500;

export class TableConnection {
  link = $state<Link>('connecting');
  /** Why the table cannot be seen, when the link is gone. */
  gone = $state.raw<Reason | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEvent[]>([]);
  /** What led to this view from the one before; none after a jump. */
  events = $state.raw<LogEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Whether something was said before that. */
  earlier = $state(false);
  /** Since when the server runs: nobody counts as away for longer. */
  running = $state(0);
  presence = $state.raw<Presence>({ present: [], watching: 0 });
  moments = $state.raw<Moment[]>([]);
  /** How many happenings are still to be shown. */
  waiting = $state(0);
  /** A decision of ours is on its way. */
  deciding = $state(false);
  /** It has been for a while. */
  late = $state(false);
  refusal = $state.raw<Reason | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  /** The newest view, shown or not. */
  latest = $state.raw<View | null>(null);
  /** How long the board of this game takes to show events, in milliseconds. */
  lasts: (events: LogEvent[]) => number = () => 0;

  readonly table: string;
  #token: string | null;
  /** A token that the server has not accepted yet. */
  #given: string | null = null;
  #seat: number | null = null;
  #line = new Line({
    opened: () => this.#greet(this.#received),
    heard: (message) => this.#hear(message),
    lost: (failures) => this.#lost(failures),
  });
  #outbox = new Outbox();
  #queue: News[] = [];
  #received: number | null = null;
  #greeting = false;
  #ownVersion = 0;
  #holdUntil = 0;
  #offset = 0;
  #hintKey: string | null = null;
  #chatKey: string | null = null;
  #paceTimer: ReturnType<typeof setTimeout> | undefined;
  #gapTimer: ReturnType<typeof setTimeout> | undefined;
  #lateTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, token: string | null) {
    this.table = table;
    this.#token = token;
  }

  open(): void {
    document.addEventListener('visibilitychange', this.#hidden);
    this.#line.open(this.table);
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.#hidden);
    clearTimeout(this.#paceTimer);
    clearTimeout(this.#gapTimer);
    clearTimeout(this.#lateTimer);
    this.#line.close();
  }

  /** The way in that is used; none for a spectator. */
  get token(): string | null {
    return this.#given ?? this.#token;
  }

  /** The server's clock, in seconds. */
  now(): number {
    return Date.now() / 1000 + this.#offset;
  }

  /** Ask for something to be done. It is said again after a reconnect until it is answered. */
  async send(command: Command): Promise<Outcome> {
    this.refusal = null;
    const { key, outcome } = this.#outbox.add(command);
    this.#settled();
    this.#say({ type: 'do', key, command });
    const answer = await outcome;
    this.#settled();
    if (!answer.done) this.refusal = answer;
    return answer;
  }

  /** Make a decision that was offered. What is still to be shown is skipped first. */
  async act(choice: Choice): Promise<void> {
    this.skip();
    const game = this.view?.game;
    const seat = this.view?.you.seat ?? null;
    if (!game || seat === null || this.deciding) return;
    const offered = game.choices.some((one) => one.action === choice.action && one.text === choice.text);
    if (!offered) return;
    this.hint = null;
    await this.send({ do: 'act', seat, at: game.moment, action: choice.action });
  }

  async undo(): Promise<void> {
    this.skip();
    const game = this.view?.game;
    const seat = this.view?.you.seat ?? null;
    if (!game || seat === null || this.deciding) return;
    this.hint = null;
    await this.send({ do: 'undo', seat, at: game.moment });
  }

  askHint(): void {
    const seat = this.view?.you.seat ?? null;
    if (seat === null || this.hinting) return;
    this.#hintKey = newKey();
    this.hinting = this.#say({ type: 'ask_hint', key: this.#hintKey, seat });
  }

  /** Ask for what was said earlier. */
  askChat(): void {
    const first = this.chat[0];
    if (!first || this.#chatKey !== null) return;
    const key = newKey();
    if (this.#say({ type: 'ask_chat', key, before: first.number })) this.#chatKey = key;
  }

  /** Look from another of one's seats, or in another language. */
  look(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#greet(null);
  }

  /** Become somebody here, if the token is valid. */
  enter(token: string): void {
    this.#given = token;
    this.refusal = null;
    this.#seat = null;
    this.#received = null;
    if (this.link !== 'gone') return this.#greet(null);
    this.gone = null;
    this.link = 'connecting';
    this.#line.open(this.table);
  }

  /** Show the newest at once. */
  skip(): void {
    if (this.#queue.length === 0) return;
    clearTimeout(this.#paceTimer);
    this.#paceTimer = undefined;
    const queue = this.#queue.splice(0);
    for (const update of queue) this.#show(update, false);
    this.#holdUntil = 0;
    this.waiting = 0;
  }

  /** Whether to try again. */
  async #lost(failures: number): Promise<boolean> {
    this.#greeting = false;
    this.hinting = false;
    if (this.link === 'gone') return false;
    this.link = 'lost';
    if (this.#received !== null || failures !== 2) return true;
    // The door does not open at all: perhaps there is no such table.
    const problem = await tableGone(this.table);
    if (problem) this.#end(problem);
    return !problem;
  }

  #end(reason: Reason): void {
    this.gone = reason;
    this.link = 'gone';
    this.#outbox.giveUp(reason);
    this.#line.close();
  }

  #hidden = (): void => {
    if (document.hidden) this.skip();
  };

  /** Whether it could be said. */
  #say(message: ClientMessage): boolean {
    // Before the welcome nothing else is said: commands wait in the outbox.
    if (message.type !== 'hello' && message.type !== 'ping' && this.link !== 'open') return false;
    return this.#line.say(message);
  }

  #greet(seen: number | null): void {
    this.#greeting = true;
    this.#say({
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      token: this.token,
      seat: this.#seat,
      seen,
      changes: true,
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcomed(message);
      case 'update':
        return this.#updated(message);
      case 'presence':
        this.presence = message.presence;
        return;
      case 'ack':
        this.#ownVersion = Math.max(this.#ownVersion, message.version);
        this.#outbox.settle(message.key, { done: true, version: message.version });
        this.#settled();
        return this.#expect(message.version);
      case 'refused':
        return this.#refused(message.key, message);
      case 'hint':
        if (message.key !== this.#hintKey) return;
        this.hinting = false;
        this.hint = message;
        return;
      case 'chat_page':
        if (message.key !== this.#chatKey) return;
        this.#chatKey = null;
        this.chat = [...message.chat, ...this.chat];
        this.earlier = message.earlier;
        return;
      case 'pong':
        this.#setClock(message.now);
        return;
      case 'bye':
        if (message.code === 'bad_token' && this.#fallBack()) return this.#line.open(this.table);
        if (FINAL.has(message.code)) return this.#end(message);
        if (message.code === 'not_your_seat') this.#seat = null;
        return;
    }
  }

  #refused(key: string | null, { code, say }: Reason): void {
    if (key !== null && this.#outbox.settle(key, { done: false, code, say })) return this.#settled();
    if (key !== null && key === this.#hintKey) this.hinting = false;
    if (key !== null && key === this.#chatKey) this.#chatKey = null;
    if (this.#greeting && code === 'bad_token' && this.#fallBack()) return this.#greet(null);
    if (this.#received === null && this.#greeting) return this.#end({ code, say });
    this.refusal = { code, say };
  }

  /** Our token is not valid: be who we were before it, or look on. Whether there was one. */
  #fallBack(): boolean {
    if (this.token === null) return false;
    this.refusal ??= this.#given ? BAD_LINK : BAD_TOKEN;
    if (this.#given) this.#given = null;
    else this.#token = null;
    this.#seat = null;
    this.#received = null;
    return true;
  }

  #welcomed(message: Welcome): void {
    this.#token = this.token;
    this.#given = null;
    if (message.whole) this.#queue.length = 0;
    else this.skip();
    this.#greeting = false;
    this.#line.proven();
    this.#received = message.view.version;
    this.#ownVersion = Math.min(this.#ownVersion, message.view.version);
    this.#setClock(message.now);
    this.latest = message.view;
    this.presence = message.presence;
    this.chat = message.whole ? message.chat : [...this.chat, ...message.chat];
    if (message.whole) this.earlier = message.earlier;
    this.#chatKey = null;
    this.running = message.running;
    this.log = message.whole ? message.log : [...this.log, ...message.log];
    if (message.whole) this.moments = [];
    this.events = [];
    this.view = message.view;
    this.waiting = 0;
    this.hinting = false;
    this.link = 'open';
    this.#settled();
    for (const { key, command } of this.#outbox.all()) this.#say({ type: 'do', key, command });
  }

  #updated(message: Update): void {
    if (this.#received === null || this.#greeting) return;
    const { version, changes } = message;
    if (version <= this.#received) return;
    if (version !== this.#received + 1) return this.#greet(this.#received);
    const own = version <= this.#ownVersion || (this.#outbox.deciding() && this.#queue.length === 0);
    this.#received = version;
    this.#setClock(message.now);
    const view = message.view ?? (changed(this.latest, changes ?? {}) as View);
    this.latest = view;
    if (message.chat.length) this.chat = [...this.chat, ...message.chat];
    this.#queue.push({ ...message, view });
    this.waiting = this.#queue.length;
    if (own || !settings.moving || document.hidden) this.#showAll();
    else this.#pump();
  }

  /** One's own acts, and everything when nothing is to move: no waiting, but every step is shown. */
  #showAll(): void {
    clearTimeout(this.#paceTimer);
    this.#paceTimer = undefined;
    const last = this.#queue.pop();
    this.skip();
    if (last) this.#show(last, true);
    this.waiting = 0;
    this.#holdUntil = Date.now() + (last && settings.moving ? this.#hold(last) : 0);
  }

  #pump(): void {
    if (this.#paceTimer !== undefined) return;
    const early = this.#holdUntil - Date.now();
    if (early > 0) {
      this.#paceTimer = setTimeout(() => {
        this.#paceTimer = undefined;
        this.#pump();
      }, early);
      return;
    }
    const update = this.#queue.shift();
    if (!update) return;
    this.#show(update, true);
    this.waiting = this.#queue.length;
    this.#holdUntil = Date.now() + this.#hold(update);
    this.#pump();
  }

  #hold(update: News): number {
    return hold(update, this.#queue, this.lasts(update.log));
  }

  #show(update: News, moving: boolean): void {
    this.log = update.whole ? update.log : update.log.length ? [...this.log, ...update.log] : this.log;
    this.events = moving && !update.whole ? update.log : [];
    this.view = update.view;
    if (this.hint && !update.view.game?.choices.some((choice) => choice.action === this.hint?.action)) this.hint = null;
    if (update.whole) this.moments = this.moments.filter((moment) => moment.lines <= this.log.length);
    else if (update.log.length) {
      const moment = { view: update.view, events: update.log, lines: this.log.length };
      this.moments = [...this.moments.slice(-REMEMBERED), moment];
    }
    this.#settled();
  }

  #settled(): void {
    const behind = this.#ownVersion > (this.view?.version ?? 0);
    const deciding = this.#outbox.deciding() || behind;
    if (deciding === this.deciding) return;
    this.deciding = deciding;
    this.late = false;
    clearTimeout(this.#lateTimer);
    if (deciding) this.#lateTimer = setTimeout(() => (this.late = true), LATE);
  }

  /** What was acknowledged must come; if it does not, ask for it. */
  #expect(version: number): void {
    clearTimeout(this.#gapTimer);
    if ((this.#received ?? 0) >= version) return;
    this.#gapTimer = setTimeout(() => {
      if ((this.#received ?? 0) < version && this.link === 'open') this.#greet(this.#received);
    }, 3000);
  }

  #setClock(now: number): void {
    this.#offset = now - Date.now() / 1000;
  }
}
