/** A second game plugs in with a module of its own: the shell shows it and is not touched. */

import { render } from 'svelte/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { games, gamesIn } from '../src/games';
import type { TableConnection } from '../src/lib/connection.svelte';
import { loudest } from '../src/lib/pace';
import type { Choice, LogEvent, Value, View } from '../src/lib/wire';
import { latestSocket, pretendBrowser, viewAt } from './browser';
import pebbles from './pebbles';

const CHOICES: Choice[] = [
  { action: 1, text: 'take 3', verb: 'take', piece: '3', from: null, to: null, say: 'Take three pebbles.' },
  { action: 2, text: 'shake', verb: 'shake', piece: null, from: null, to: null, say: 'Shake the bag.' },
  { action: 3, text: 'enough', verb: 'enough', piece: null, from: null, to: null, say: 'Enough.' },
];
const LOG: LogEvent[] = [
  { n: 0, kind: 'dawn', say: 'The first tide.' },
  { n: 1, kind: 'dropped', say: 'Ann drops a pebble.' },
];

function seen(version: number, status: 'playing' | 'over' = 'playing'): View {
  const view = viewAt(version);
  const seats = ['Ann', 'Bob'].map((name, seat) => ({
    seat,
    title: `Beach ${seat}`,
    kind: 'person' as const,
    name,
    bot: null,
    person: seat ? 'q' : 'p',
    ready: true,
    locked: false,
    resigned: false,
    handed: null,
  }));
  return {
    ...view,
    table: { ...view.table, game: 'pebbles', seats, status },
    game: view.game && { ...view.game, turn: 4, observation: { heap: 17 }, choices: CHOICES, say: 'Your pebbles?' },
  };
}

// The page looks at the browser as soon as it is loaded.
beforeAll(() => {
  pretendBrowser();
});

afterAll(() => {
  vi.unstubAllGlobals();
});

async function connected(view: View): Promise<TableConnection> {
  const loaded = await import('../src/lib/connection.svelte');
  const connection = new loaded.TableConnection(view.table.id, 'a-secret-token-of-mine');
  connection.open();
  latestSocket().accept();
  latestSocket().tell({
    type: 'welcome',
    protocol: 1,
    view,
    log: LOG,
    whole: true,
    chat: [],
    presence: { present: ['p'], watching: 0 },
    now: 100,
    running: 0,
    earlier: false,
  });
  return connection;
}

test('a folder with an index is a game, by the name of the folder', async () => {
  const found = gamesIn({ './pebbles/index.ts': () => import('./pebbles') });
  expect(Object.keys(found)).toEqual(['pebbles']);
  expect(await found.pebbles?.()).toBe(pebbles);
  expect(Object.keys(games)).toContain('survive');
});

test('the table shows the board, the panel, the choices and the log of a game it has never heard of', async () => {
  const view = seen(3);
  const connection = await connected(view);
  const { default: Play } = await import('../src/screens/table/Play.svelte');
  const { body } = render(Play, { props: { connection, view, module: pebbles, leave: null } });
  connection.close();
  expect(body).toContain('17 pebbles');
  expect(body).toContain('Ann and Bob share 17');
  // What the board offers itself is no button of the shell; what ends the turn has its key.
  expect(body).toContain('data-choice="shake"');
  expect(body).not.toContain('data-choice="take 3"');
  expect(body).toMatch(/class="end[^>]*data-choice="enough"[^>]*aria-keyshortcuts="e"/);
  expect(body).toMatch(/<li class="[^"]*opens[^"]*"[^>]*><span[^>]*>The first tide/);
  expect(body).not.toMatch(/<li class="[^"]*opens[^"]*"[^>]*><span[^>]*>Ann drops/);
  expect(body).toContain('P-1.2');
});

test('the end shows the result and the log of such a game', async () => {
  const view = seen(3, 'over');
  const connection = await connected(view);
  const { default: Result } = await import('../src/screens/table/End.svelte');
  const { body } = render(Result, { props: { connection, view, module: pebbles, board: () => undefined } });
  connection.close();
  expect(body).toContain('Ann and Bob share 17');
  expect(body).toContain('The first tide.');
});

test('a row of the lobby names the turn as the game does', async () => {
  const { default: TableRow } = await import('../src/screens/home/TableRow.svelte');
  const { table } = seen(1);
  const seats = table.seats.map(({ title, kind, name }) => ({ title, kind, name, score: null }));
  const summary = { ...table, seats, turn: 4, changed: 0 };
  expect(render(TableRow, { props: { table: summary, info: null, module: pebbles } }).body).toContain('Tide 4');
  expect(render(TableRow, { props: { table: summary, info: null, module: null } }).body).not.toContain('Tide');
});

test('values of options have the names that the game gives them', async () => {
  const { default: OptionField } = await import('../src/screens/new/OptionField.svelte');
  const option = { name: 'heap', type: 'choice' as const, default: 's', allowed: ['s', 'l'], title: 'Heap', help: '' };
  const { body } = render(OptionField, {
    props: {
      option,
      value: 'l',
      change: () => undefined,
      nameOf: (value: Value) => pebbles.valueName('heap', value, 'en') ?? String(value),
      refused: false,
      failure: '',
    },
  });
  expect(body).toContain('a large heap');
});

test('its events sound as it says', () => {
  expect(loudest(LOG.map((event) => pebbles.meaning(event).tone))).toBe('bad');
});
