/** What happened as a row of pictures, and the one who shows them. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ending, frames, lasts } from './animate';
import { meaning } from './meaning';
import { Player } from './player.svelte';
import { pieceName, sceneOf } from './scene';
import { ALL, EVENTS, person, position } from './testing';
import type { Event } from './types';

const before = position({
  island: { G5: 'beach' },
  explorers: [person('Ra', 'G5', { standing: 'land' }), person('Ba', 'G3', { standing: 'aboard' }), person('Bb', 'G5')],
  ships: [{ at: 'G3', crew: ['Ba'], controllers: [1] }],
  creatures: [
    { kind: 'whale', at: 'F2', protects: null },
    { kind: 'dolphin', at: 'G5', protects: null },
  ],
});

function pictures(...events: Event[]): ReturnType<typeof frames> {
  return frames(sceneOf(before, null), before, events);
}

describe('pictures', () => {
  it('there is one for every event that is seen, and together they take as long as is said', () => {
    for (const event of ALL) {
      const rows = pictures(event);
      expect(rows.reduce((sum, row) => sum + row.hold, 0)).toBe(lasts([event]));
    }
    const all = [...ALL, ...ALL].reverse();
    expect(pictures(...all).reduce((sum, row) => sum + row.hold, 0)).toBe(lasts(all));
  });

  it('an event of a kind that is not known yet changes nothing and takes no time', () => {
    const news = { n: 1, kind: 'never_heard_of', say: 'Something new.' };
    expect(frames(sceneOf(before, null), before, [news])).toEqual([]);
    expect(lasts([news])).toBe(0);
    expect(meaning(news)).toEqual({ opens: false, tone: 'step', rules: [] });
  });

  it('whoever is lost to one cause is lost at the same moment', () => {
    const one = EVENTS.explorer_lost;
    const two = { ...one, explorer: 'Bb' };
    const [row, ...more] = pictures(one, two, EVENTS.ship_wrecked);
    expect(more).toHaveLength(1);
    expect(row?.effects.map((effect) => effect.kind)).toEqual(['lost', 'lost']);
    expect(row?.scene.pieces.map(pieceName)).not.toContain('Bb');
    expect(more[0]?.effects[0]?.kind).toBe('lost');
  });

  it('a passenger goes where the ship goes, and swims when it is wrecked', () => {
    const [sailed, wrecked] = pictures(EVENTS.ship_sailed, { ...EVENTS.ship_wrecked, space: 'G2' });
    const passenger = (row: typeof sailed) => row?.scene.pieces.find((piece) => piece.id === 'Ba');
    expect(passenger(sailed)).toMatchObject({ at: 'G2', pose: 'aboard' });
    expect(passenger(wrecked)).toMatchObject({ at: 'G2', pose: 'swim', ship: null });
  });

  it('whoever boards sits down, and a dolphin that protected them is free', () => {
    const [guarded, boarded] = pictures(
      { ...EVENTS.protected, explorer: 'Bb' },
      { ...EVENTS.explorer_boarded, explorer: 'Bb' },
    );
    const dolphin = (row: typeof guarded) => row?.scene.pieces.find((piece) => piece.kind === 'dolphin')?.protects;
    expect(dolphin(guarded)).toBe('Bb');
    expect(dolphin(boarded)).toBeNull();
    const benches = boarded?.scene.pieces.filter((piece) => piece.pose === 'aboard').map((piece) => piece.bench);
    expect(new Set(benches).size).toBe(2);
  });

  it('others see the terrain of a tile that is kept, its keeper the back', () => {
    const cards = (event: Event) => pictures(event)[0]?.effects;
    expect(cards(EVENTS.back_kept)).toMatchObject([{ kind: 'card', terrain: 'beach', back: null }]);
    const { n, kind, seat, say } = EVENTS.back_kept;
    expect(cards({ n, kind, seat, say, tile: 'forest wind' })).toMatchObject([{ terrain: 'forest', back: 'wind' }]);
  });

  it('the last picture is that of the position, whatever was told', () => {
    const last = pictures(...ALL).at(-1)?.scene ?? sceneOf(before, null);
    const names = (scene: typeof last): string[] => scene.pieces.map(pieceName).sort();
    expect(names(ending(last, before))).toEqual(names(sceneOf(before, null)));
    expect(ending(last, before).tiles).toEqual(before.island);
  });
});

describe('meaning', () => {
  it('a turn opens a part of the log, and nothing else does', () => {
    expect(ALL.filter((event) => meaning(event).opens).map((event) => event.kind)).toEqual(['turn_begins']);
  });

  it('losses sound bad, rescues good, dice like dice', () => {
    expect(meaning(EVENTS.explorer_lost).tone).toBe('bad');
    expect(meaning(EVENTS.rescued).tone).toBe('good');
    expect(meaning(EVENTS.rolled).tone).toBe('dice');
    expect(meaning(EVENTS.ship_sailed).tone).toBe('step');
  });
});

describe('the player of pictures', () => {
  let player: Player;
  const moved = { ...EVENTS.creature_moved, from: 'F2', to: 'F1' };
  const after = position({ ...before, creatures: [{ kind: 'whale', at: 'F1', protects: null }] });
  const whale = (): string | undefined => player.scene.pieces.find((piece) => piece.kind === 'whale')?.at;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('document', { hidden: false });
    player = new Player();
    player.show(before, [], true);
  });

  afterEach(() => {
    player.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows the first position at once and others picture by picture', () => {
    expect(player.busy).toBe(false);
    player.show(after, [EVENTS.rolled, moved], true);
    expect(player.busy).toBe(true);
    expect(player.effects.map(({ effect }) => effect.kind)).toEqual(['dice']);
    expect(whale()).toBe('F2');
    vi.advanceTimersByTime(800);
    expect(whale()).toBe('F1');
    vi.advanceTimersByTime(800);
    expect(player.busy).toBe(false);
    vi.advanceTimersByTime(5000);
    expect(player.effects).toEqual([]);
  });

  it('shows nothing but the end without motion, or when it is told to finish', () => {
    player.show(after, [EVENTS.rolled, moved], false);
    expect([whale(), player.busy]).toEqual(['F1', false]);
    player.show(before, [EVENTS.rolled, EVENTS.rolled], true);
    player.finish();
    expect([whale(), player.busy, player.effects]).toEqual(['F2', false, []]);
  });

  it('passes over the oldest when too much waits, and ends at the newest', () => {
    for (let round = 0; round < 9; round++) player.show(round % 2 ? before : after, [EVENTS.rolled], true);
    vi.advanceTimersByTime(10_000);
    expect([whale(), player.busy]).toEqual(['F1', false]);
  });
});
