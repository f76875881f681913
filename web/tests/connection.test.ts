import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changed } from '../src/lib/changes';
import type { TableConnection } from '../src/lib/connection.svelte';
import type { Choice, LogEvent, Reason } from '../src/lib/wire';
import { FakeSocket, latestSocket, pretendBrowser, viewAt } from './browser';

let connection: TableConnection;
const line = (n: number, kind = `kind${n}`): LogEvent => ({ n, kind, say: `line ${n}` });
const END: Choice = { action: 7, text: 'end', verb: 'end', piece: null, from: null, to: null, say: 'End.' };

const reason = (code: string): Reason => ({ code, say: { name: `refused-${code}` } });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  pretendBrowser();
  const loaded = await import('../src/lib/connection.svelte');
  connection = new loaded.TableConnection('aaaaaaaaaaaaaaaa', 'a-secret-token-of-mine');
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function welcome(version: number, log: LogEvent[] = [], whole = true): void {
  const presence = { present: ['p'], watching: 0 };
  latestSocket().tell({
    type: 'welcome',
    protocol: 1,
    view: viewAt(version),
    log,
    whole,
    chat: [],
    presence,
    now: 100,
    running: 0,
    earlier: false,
  });
}

function update(version: number, log: LogEvent[] = [], whole = false): void {
  latestSocket().tell({ type: 'update', version, view: viewAt(version), log, whole, chat: [], now: 100 });
}

function commands(): { key: string }[] {
  return latestSocket().said.filter((message) => message.type === 'do');
}

function firstKey(): string {
  return commands()[0]?.key ?? 'nothing was asked for';
}

test('says hello first, with its token, and shows what it is welcomed with', () => {
  latestSocket().accept();
  expect(latestSocket().said[0]).toMatchObject({ type: 'hello', token: 'a-secret-token-of-mine', seen: null });
  welcome(3, [line(1)]);
  expect(connection.link).toBe('open');
  expect(connection.view?.version).toBe(3);
  expect(connection.log).toHaveLength(1);
});

test('a gap in versions is mended by saying hello with what was seen', () => {
  latestSocket().accept();
  welcome(3);
  update(5, [line(5)]);
  expect(latestSocket().said.at(-1)).toMatchObject({ type: 'hello', seen: 3 });
  expect(connection.view?.version).toBe(3);
  update(6, [line(6)]);
  expect(latestSocket().said.filter((message) => message.type === 'hello')).toHaveLength(2);
  welcome(6, [line(4), line(5), line(6)], false);
  expect(connection.view?.version).toBe(6);
  expect(connection.log.map((event) => event.n)).toEqual([4, 5, 6]);
});

test('what comes twice is shown once', () => {
  latestSocket().accept();
  welcome(3);
  update(4, [line(4)]);
  update(4, [line(4)]);
  vi.advanceTimersByTime(5000);
  expect(connection.log).toHaveLength(1);
});

test('a command is said again after a reconnect, with its key, until it is answered', async () => {
  latestSocket().accept();
  welcome(3);
  const outcome = connection.send({ do: 'say', text: 'ahoy' });
  const key = firstKey();
  latestSocket().drop();
  expect(connection.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(2000);
  expect(FakeSocket.all).toHaveLength(2);
  latestSocket().accept();
  expect(latestSocket().said[0]).toMatchObject({ type: 'hello', seen: 3 });
  expect(commands()).toHaveLength(0);
  welcome(3, [], false);
  expect(firstKey()).toBe(key);
  latestSocket().tell({ type: 'ack', key, version: 4 });
  expect(await outcome).toEqual({ done: true, version: 4 });
  latestSocket().drop();
  await vi.advanceTimersByTimeAsync(4000);
  latestSocket().accept();
  welcome(4, [], false);
  expect(commands()).toHaveLength(0);
});

test('a refusal is told and nothing is decided twice meanwhile', async () => {
  latestSocket().accept();
  welcome(3);
  const first = connection.act(END);
  expect(connection.deciding).toBe(true);
  void connection.act(END);
  expect(commands()).toHaveLength(1);
  latestSocket().tell({ type: 'refused', key: firstKey(), ...reason('stale') });
  await first;
  expect(connection.refusal?.code).toBe('stale');
  expect(connection.deciding).toBe(false);
});

test('the acts of others are shown one after the other, and can be skipped', () => {
  latestSocket().accept();
  welcome(3);
  for (const version of [4, 5, 6]) update(version, [line(version)]);
  expect(connection.view?.version).toBe(4);
  expect(connection.latest?.version).toBe(6);
  expect(connection.waiting).toBe(2);
  vi.advanceTimersByTime(750);
  expect(connection.view?.version).toBe(5);
  expect(connection.events.map((event) => event.n)).toEqual([5]);
  connection.skip();
  expect(connection.view?.version).toBe(6);
  expect(connection.waiting).toBe(0);
  expect(connection.log.map((event) => event.n)).toEqual([4, 5, 6]);
});

test("one's own act is shown at once", async () => {
  latestSocket().accept();
  welcome(3);
  const done = connection.act(END);
  latestSocket().tell({ type: 'ack', key: firstKey(), version: 4 });
  update(4, [line(4)]);
  await done;
  expect(connection.view?.version).toBe(4);
  expect(connection.deciding).toBe(false);
});

test('what is acknowledged but does not come is asked for', async () => {
  latestSocket().accept();
  welcome(3);
  void connection.act(END);
  latestSocket().tell({ type: 'ack', key: firstKey(), version: 4 });
  await vi.advanceTimersByTimeAsync(3500);
  expect(latestSocket().said.at(-1)).toMatchObject({ type: 'hello', seen: 3 });
});

test('something taken back replaces the log', () => {
  latestSocket().accept();
  welcome(3, [line(1), line(2)]);
  update(4, [line(1)], true);
  expect(connection.log).toHaveLength(1);
  expect(connection.events).toEqual([]);
});

test('a table that is not there ends the conversation', async () => {
  latestSocket().accept();
  latestSocket().tell({ type: 'bye', ...reason('no_such_table') });
  latestSocket().drop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(connection.link).toBe('gone');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a connection that has gone silent is given up and made anew', async () => {
  latestSocket().accept();
  welcome(3);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(latestSocket().said.at(-1)).toEqual({ type: 'ping' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('a token that is not valid leaves us who we were', () => {
  connection.enter('a-token-that-somebody-made-up');
  latestSocket().accept();
  expect(latestSocket().said[0]).toMatchObject({ token: 'a-token-that-somebody-made-up' });
  latestSocket().tell({ type: 'bye', ...reason('bad_token') });
  latestSocket().accept();
  expect(latestSocket().said[0]).toMatchObject({ type: 'hello', token: 'a-secret-token-of-mine', seat: null });
  welcome(3);
  expect(connection.token).toBe('a-secret-token-of-mine');
  expect(connection.refusal?.code).toBe('bad_link');
  expect(connection.link).toBe('open');
});

test('the same once the connection stands', () => {
  latestSocket().accept();
  welcome(3);
  connection.enter('a-token-that-somebody-made-up');
  latestSocket().tell({ type: 'refused', key: null, ...reason('bad_token') });
  expect(latestSocket().said.at(-1)).toMatchObject({ type: 'hello', token: 'a-secret-token-of-mine' });
  welcome(3);
  expect(connection.token).toBe('a-secret-token-of-mine');
  expect(connection.refusal?.code).toBe('bad_link');
});

test('whose own token is not valid any more looks on', () => {
  latestSocket().accept();
  latestSocket().tell({ type: 'bye', ...reason('bad_token') });
  latestSocket().accept();
  expect(latestSocket().said[0]).toMatchObject({ type: 'hello', token: null });
  welcome(3);
  expect(connection.token).toBeNull();
  expect(connection.refusal?.code).toBe('bad_token');
});

test('a token that is valid takes the place of the one before', () => {
  latestSocket().accept();
  welcome(3);
  connection.enter('another-token-of-mine');
  welcome(3);
  expect(connection.token).toBe('another-token-of-mine');
  expect(connection.refusal).toBeNull();
});

test('a hint comes for the question that was asked last, and goes when it no longer applies', () => {
  latestSocket().accept();
  welcome(3);
  connection.askHint();
  const asked = latestSocket().said.at(-1);
  expect(asked).toMatchObject({ type: 'ask_hint', seat: 0 });
  connection.askHint();
  expect(latestSocket().said.filter((message) => message.type === 'ask_hint')).toHaveLength(1);
  latestSocket().tell({ type: 'hint', key: 'of another question', action: 7, text: 'end', say: 'End.' });
  expect(connection.hint).toBeNull();
  const key = asked?.type === 'ask_hint' ? asked.key : '';
  latestSocket().tell({ type: 'hint', key, action: 7, text: 'end', say: 'End.' });
  expect(connection.hint?.action).toBe(7);
  expect(connection.hinting).toBe(false);
  const view = viewAt(4);
  const game = view.game && { ...view.game, choices: [] };
  latestSocket().tell({
    type: 'update',
    version: 4,
    changes: { version: [4], game: [game] },
    log: [],
    whole: false,
    chat: [],
    now: 100,
  });
  expect(connection.hint).toBeNull();
});

test('a view is made anew from what has changed in it, and an update that was missed is asked for', () => {
  latestSocket().accept();
  expect(latestSocket().said[0]).toMatchObject({ type: 'hello', changes: true });
  welcome(3);
  const before = connection.view;
  const told = { type: 'update' as const, log: [], whole: false, chat: [], now: 100 };
  latestSocket().tell({ ...told, version: 4, changes: { version: [4], you: { name: ['Bob'] } } });
  expect(connection.view?.version).toBe(4);
  expect(connection.view?.you.name).toBe('Bob');
  expect(connection.view?.table).toBe(before?.table);
  expect(before?.version).toBe(3);
  latestSocket().tell({ ...told, version: 6, changes: { version: [6] } });
  expect(connection.view?.version).toBe(4);
  expect(latestSocket().said.at(-1)).toMatchObject({ type: 'hello', seen: 4 });
});

test('changes are told of parts, of lists by their places, and of lists by what goes and comes', () => {
  expect(changed(1, [2])).toBe(2);
  expect(changed({ a: 1, b: 2 }, { a: null, b: [3], c: [null] })).toEqual({ b: 3, c: null });
  expect(changed([1, 2, 3], { 1: [5] })).toEqual([1, 5, 3]);
  expect(changed([1, 2, 3, 4, 5], [1, 1, [], 4, 1, []])).toEqual([1, 3, 4]);
  expect(changed([1, 2], [0, 0, [0], 1, 0, [7]])).toEqual([0, 1, 7, 2]);
  expect(changed([], [0, 0, [1]])).toEqual([1]);
});

test('a decision that is not answered for a while is said to be on its way', async () => {
  latestSocket().accept();
  welcome(3);
  const done = connection.act(END);
  expect(connection.late).toBe(false);
  vi.advanceTimersByTime(1600);
  expect(connection.late).toBe(true);
  latestSocket().tell({ type: 'ack', key: firstKey(), version: 4 });
  update(4, [line(4)]);
  await done;
  expect(connection.late).toBe(false);
});

test('what was not offered is not sent', async () => {
  latestSocket().accept();
  welcome(3);
  await connection.act({ ...END, action: 8, text: 'something else' });
  expect(commands()).toHaveLength(0);
});

test('a decision carries the moment it answers to, after all that waits has been shown', async () => {
  latestSocket().accept();
  welcome(3);
  for (const version of [4, 5]) update(version, [line(version)]);
  expect(connection.waiting).toBe(1);
  void connection.act(END);
  expect(connection.view?.version).toBe(5);
  expect(latestSocket().said.at(-1)).toMatchObject({ command: { do: 'act', seat: 0, at: 5, action: 7 } });
  latestSocket().tell({ type: 'refused', key: firstKey(), ...reason('stale') });
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.deciding).toBe(false);
});

test('another seat is asked for with a new hello, and the whole comes again', () => {
  latestSocket().accept();
  welcome(3, [line(1)]);
  connection.look(0);
  expect(latestSocket().said.at(-1)).toMatchObject({ type: 'hello', seat: 0, seen: null });
  update(4, [line(4)]);
  expect(connection.view?.version).toBe(3);
  welcome(4, [line(1), line(4)]);
  expect(connection.log).toHaveLength(2);
  connection.look(0);
  expect(latestSocket().said.filter((message) => message.type === 'hello')).toHaveLength(2);
});

test('whoever waits for an answer is told when the table is gone', async () => {
  latestSocket().accept();
  welcome(3);
  const outcome = connection.send({ do: 'say', text: 'ahoy' });
  latestSocket().tell({ type: 'bye', ...reason('other_rules') });
  expect(await outcome).toMatchObject({ done: false, code: 'other_rules' });
  expect(connection.link).toBe('gone');
});

test('moments that were taken back cannot be watched again', () => {
  latestSocket().accept();
  welcome(3);
  update(4, [line(1)]);
  vi.advanceTimersByTime(1000);
  update(5, [line(2)]);
  expect(connection.moments.map((moment) => moment.lines)).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  update(6, [line(1)], true);
  expect(connection.moments.map((moment) => moment.lines)).toEqual([1]);
});

test('the clock is that of the server', () => {
  latestSocket().accept();
  welcome(3);
  expect(connection.now()).toBeCloseTo(100);
  vi.advanceTimersByTime(30_000);
  expect(connection.now()).toBeCloseTo(130);
});
