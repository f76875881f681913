/** Clicks, taps and drags on the board, with elements that only know where they belong. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, GameView } from '../../lib/wire';
import type { Topic } from '../module';
import { Camera } from './camera.svelte';
import { Dealings } from './dealings.svelte';
import { place, type Point } from './geometry';
import { Player } from './player.svelte';
import { Pointing } from './pointing.svelte';
import { choice, person, position, view } from './testing';
import { seen, type Observation } from './types';
import { sayIn } from './say';
import { learn } from '../../lib/words/speaking';

const swim = choice('swim', 'Ra', 'F2', 'F1');
const board = choice('board', 'Ra', 'F2', null);
const sail = choice('sail', 'ship', 'F2', 'F1');
const pick = choice('pick', 'whale', 'D2', null);

await learn('en');

let game: GameView;
let acted: Choice[];
let explained: (Topic | null)[];
let live: boolean;
let camera: Camera;
let player: Player;
let dealings: Dealings;
let pointing: Pointing;
/** What lies under the finger, whatever its point. */
let under: Element[];

function begin(obs: Observation, choices: Choice[]): void {
  game = view(obs, choices);
  player.show(seen(game), [], false);
  dealings.begin();
}

beforeEach(() => {
  vi.useFakeTimers();
  under = [];
  vi.stubGlobal('document', { hidden: false, elementsFromPoint: () => under });
  [acted, explained, live] = [[], [], true];
  game = view(position(), []);
  camera = new Camera();
  camera.measure(1000, 800);
  player = new Player();
  dealings = new Dealings({
    game: () => game,
    say: () => sayIn('en'),
    scene: () => player.scene,
    live: () => live,
    act: (made) => acted.push(made),
  });
  pointing = new Pointing(dealings, camera, player, {
    root: () =>
      ({ getBoundingClientRect: () => ({ left: 0, top: 0 }), querySelector: () => null }) as unknown as HTMLElement,
    say: () => sayIn('en'),
    spots: () => new Map(),
    explain: (topic) => explained.push(topic),
  });
  const obs = position({ explorers: [person('Ra', 'F2')], ships: [{ at: 'F2', crew: [], controllers: [0] }] });
  begin(obs, [choice('end', null, null, null), swim, board, sail]);
});

afterEach(() => {
  pointing.stop();
  player.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An element that belongs to a space, and perhaps to a piece that can act. */
function element(space: string | null, piece: string | null = null): Element {
  const dataset = { ...(space ? { space } : {}), ...(piece ? { piece } : {}) };
  const element = {
    dataset,
    closest: (selector: string) => {
      if (selector === '.ready') return piece ? element : null;
      if (selector === '[data-piece]') return piece ? element : null;
      return selector.includes('data-space') && space ? element : null;
    },
  };
  return element as unknown as Element;
}

function at(space: string): Point {
  return camera.toWindow(place(space));
}

test('a point of the window leads to the drawing and back, zoomed and moved', () => {
  camera.zoomAt({ x: 300, y: 200 }, 2);
  camera.pan(15, -40);
  const there = camera.toWindow(camera.toDrawing({ x: 123, y: 456 }));
  expect(there.x).toBeCloseTo(123);
  expect(there.y).toBeCloseTo(456);
});

test('a piece is picked by a click and goes by another', () => {
  pointing.tap(element('F2', 'Ra'), at('F2'), false);
  expect(dealings.picked).toBe('Ra');
  expect(acted).toEqual([]);
  pointing.tap(element('F1'), at('F1'), false);
  expect(acted).toEqual([swim]);
});

test('a click on nothing puts the piece back', () => {
  pointing.tap(element('F2', 'Ra'), at('F2'), false);
  pointing.tap(element(null), { x: 1, y: 1 }, false);
  expect(dealings.picked).toBeNull();
  expect(acted).toEqual([]);
});

test('a click while things still move shows the end and does nothing else', () => {
  live = false;
  pointing.tap(element('F2', 'Ra'), at('F2'), false);
  expect(dealings.picked).toBeNull();
  live = true;
  pointing.tap(element('F2', 'Ra'), at('F2'), false);
  expect(dealings.picked).toBe('Ra');
});

test('a finger beside a destination means it, a finger far away does not', () => {
  dealings.pick('Ra');
  const near = at('F1');
  pointing.tap(element('E1'), { x: near.x - 4, y: near.y - 6 }, true);
  expect(acted).toEqual([swim]);
  begin(seen(game), game.choices);
  dealings.pick('Ra');
  pointing.tap(element('M1'), at('M1'), true);
  expect(acted).toEqual([swim]);
});

test('a piece is dragged to where it may go', () => {
  expect(pointing.lift(element('F2', 'Ra'), at('F2'))).toBe(true);
  expect(pointing.carried?.name).toBe('Ra');
  under = [element('F1')];
  pointing.carry(at('F1'));
  expect(pointing.hovered).toBe('F1');
  pointing.drop(at('F1'));
  expect(acted).toEqual([swim]);
  expect(pointing.carried).toBeNull();
});

test('a piece that is dropped where it may not go is put back', () => {
  pointing.lift(element('F2', 'Ra'), at('F2'));
  under = [element('M1')];
  pointing.drop(at('M1'));
  expect(acted).toEqual([]);
  expect(dealings.picked).toBeNull();
});

test('what a piece can do in its own space is asked, never done by a second click', () => {
  pointing.tap(element('F2', 'Ra'), at('F2'), false);
  pointing.tap(element('F2'), at('F2'), false);
  expect(acted).toEqual([]);
  expect(dealings.menu?.items.map((item) => item.id)).toContain(board.text);
  const item = dealings.menu?.items.find((one) => one.id === board.text);
  if (item) dealings.menu?.choose(item);
  expect(acted).toEqual([board]);
});

test('a creature that is dropped before the table has answered waits with a wish, but not for ever', () => {
  const obs = position({
    creatures: [{ kind: 'whale', at: 'D2', protects: null }],
    asks: { decision: 'pick', seat: 0 },
  });
  begin(obs, [pick]);
  pointing.lift(element('D2', 'whale@D2'), at('D2'));
  expect(acted).toEqual([pick]);
  under = [element('D3')];
  pointing.drop(at('D3'));
  expect(pointing.wish).toBe('D3');
  vi.advanceTimersByTime(2500);
  expect(pointing.wish).toBeNull();
  expect(pointing.carried).toBeNull();
});

test('resting on something explains it after a while, going on does not', () => {
  pointing.hover(element('F2'), at('F2'));
  vi.advanceTimersByTime(300);
  pointing.hover(element('M1'), at('M1'));
  vi.advanceTimersByTime(5000);
  expect(explained.filter((topic) => topic !== null).map((topic) => topic.title)).toHaveLength(1);
});
