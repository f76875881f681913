import { describe, expect, it } from 'vitest';
import rulesText from '../../../../docs/rules/survive.md?raw';
import { frames } from './animate';
import { canAct, destinations, offers, onBoard } from './choose';
import { harmOf, isHarm } from './danger';
import { spaceName } from './describe';
import { BOARD_ROWS, inIslandArea, isleOf, neighbours, PLACES, PORTS, step } from './geometry';
import { arrange } from './layout';
import { meaning } from './meaning';
import { risky } from './risk';
import { pieceName, sceneOf } from './scene';
import {
  BACK_RULES,
  backTopic,
  creatureTopic,
  itemTopic,
  pieceTopic,
  spaceTopic,
  phaseTopic,
  type Item,
} from './topics';
import { ALL, choice, EVENTS, harmful, person, position, view } from './testing';
import { CREATURES, type Back, type Cause, type Ending, type Event, type Phase } from './types';
import { learn } from '../../lib/words/speaking';
import { sayIn } from './say';

const ENDINGS: readonly Ending[] = ['eruption', 'submerged', 'last_explorer', 'safety_stop', 'agreement'];
const PHASES: readonly Phase[] = ['setup', 'tile', 'move', 'sink', 'creature', 'over'];
const CAUSES: readonly Cause[] = ['serpent', 'shark', 'whale', 'squid', 'whirlpool', 'defence'];
await Promise.all(['en', 'es'].map(learn));
const [EN, ES] = [sayIn('en', ['Ann', 'Bob']), sayIn('es', ['Ann', 'Bob'])];
const rulesOf = (event: Event): string[] => meaning(event).rules;

describe('the board', () => {
  it('has 133 spaces, 4 isles and 356 adjacent pairs (S-1.8)', () => {
    const spaces = [...PLACES.values()].filter((one) => !one.isle);
    expect(spaces.length).toBe(133);
    expect(PLACES.size).toBe(137);
    expect(spaces.reduce((sum, one) => sum + neighbours(one.name).length, 0) / 2).toBe(356);
    expect(spaces.filter((one) => inIslandArea(one.name)).length).toBe(40);
  });

  it('gives each isle its two ports (S-1.6)', () => {
    expect(PORTS).toEqual({ NW: ['B1', 'C1'], NE: ['B10', 'C11'], SW: ['K1', 'L1'], SE: ['K11', 'L10'] });
    expect(isleOf('L10')).toBe('SE');
    expect(isleOf('G6')).toBeNull();
  });

  it('is crossed by arrow keys without drifting sideways', () => {
    const column = PLACES.get('M4')?.x ?? 0;
    let here = 'M4';
    for (let i = 0; i < 12; i++) here = step(here, 'ArrowUp', column);
    expect(here).toBe('A4');
    expect(step('B1', 'ArrowLeft', 0)).toBe('NW');
    expect(step('A1', 'ArrowUp', 0)).toBe('A1');
    expect(step('F6', 'End', 0)).toBe('F12');
  });

  it('lists every place once, row by row', () => {
    expect(new Set(BOARD_ROWS.flatMap((row) => row.places.map((one) => one.name))).size).toBe(137);
  });
});

describe('picking and placing', () => {
  it('offers explorers and ships with their destinations', () => {
    const obs = position({ explorers: [person('Ra', 'F2')], ships: [{ at: 'F2', crew: [], controllers: [0] }] });
    const game = view(obs, [
      choice('end', null, null, null),
      choice('swim', 'Ra', 'F2', 'F1'),
      choice('board', 'Ra', 'F2', null),
      choice('sail', 'ship', 'F2', 'F1'),
    ]);
    const found = offers(game);
    expect(canAct(found, 'Ra')).toBe(true);
    expect([...destinations(found, 'Ra').keys()]).toEqual(['F1', 'F2']);
    expect([...destinations(found, 'ship@F2').keys()]).toEqual(['F1']);
    expect(destinations(found, null).size).toBe(0);
    expect(game.choices.filter(onBoard).length).toBe(3);
  });

  it('asks which of several choices a destination leaves', () => {
    const obs = position({ explorers: [person('Ra', 'F3', { standing: 'land' })], island: { F3: 'beach' } });
    const found = offers(view(obs, [choice('swim', 'Ra', 'F3', 'F2'), choice('board', 'Ra', 'F3', 'F2')]));
    expect(destinations(found, 'Ra').get('F2')?.length).toBe(2);
  });

  it('lets a tile be chosen before the explorer that is placed on it', () => {
    const found = offers(view(position(), [choice('place', 'R1', null, 'F3'), choice('place', 'R6', null, 'F3')]));
    expect(destinations(found, null).get('F3')?.length).toBe(2);
    expect(destinations(found, 'R6').get('F3')?.length).toBe(1);
  });

  it('tells dolphins apart by whom they protect', () => {
    const found = offers(
      view(position(), [choice('pick', 'dolphin', 'F2', null), choice('pick', 'dolphin with Ra', 'F2', null)]),
    );
    expect([...found.atOnce.keys()]).toEqual(['dolphin@F2', 'dolphin@F2+Ra']);
  });

  it('holds the piece that the engine has picked', () => {
    const obs = position({
      picked: { kind: 'squid', id: null, at: 'D2' },
      asks: { decision: 'destination', seat: 0 },
    });
    const found = offers(view(obs, [choice('stay', 'squid', 'D2', null), choice('go', 'squid', 'D2', 'D3')]));
    expect(found.held).toBe('squid@D2');
    expect([...destinations(found, null).keys()]).toEqual(['D2', 'D3']);
  });
});

describe('what a choice does', () => {
  it('a shark takes swimmers, unless somebody defends', () => {
    const obs = position({ explorers: [person('Ra', 'F2'), person('Ba', 'F2', { standing: 'aboard' })] });
    const go = choice('go', 'shark', 'F1', 'F2');
    for (const told of [{ lost: ['Ra shark'] }, { may: ['Ra shark'] }]) {
      expect(harmOf(harmful(go, told), obs).lost.map((one) => one.id)).toEqual(['Ra']);
      expect(risky(harmful(go, told), view(obs, [go]), 'en')).toContain('1 explorer of yours');
    }
    expect(isHarm(harmOf(go, obs))).toBe(false);
  });

  it('a squid takes one of several', () => {
    const obs = position({ explorers: [person('Ra', 'F3'), person('Ba', 'F3')] });
    const go = harmful(choice('go', 'squid', 'F1', 'F2'), { may: ['Ra squid', 'Ba squid'], most: 1 });
    expect(harmOf(go, obs).oneOf.map((one) => one.id)).toEqual(['Ra', 'Ba']);
    expect(harmOf(go, obs).lost).toEqual([]);
    expect(risky(go, view(obs, [go]), 'en')).toBeNull();
  });

  it('a whale drives out a squid and throws people into the water', () => {
    const obs = position({ explorers: [person('Ba', 'F2', { standing: 'aboard' })] });
    const go = harmful(choice('go', 'whale', 'F1', 'F2'), { may: ['squid whale', 'ship whale'], swim: ['Ba whale'] });
    const harm = harmOf(go, obs);
    expect([harm.creatures, harm.ship, harm.by, harm.overboard.length]).toEqual([['squid'], true, 'whale', 1]);
  });

  it('swimming to a shark is asked about if somebody is lost', () => {
    const obs = position({ explorers: [person('Ra', 'F2')] });
    const swim = choice('swim', 'Ra', 'F2', 'F1');
    expect(risky(harmful(swim, { lost: ['Ra shark'] }), view(obs, [swim]), 'es')).toMatch(/^El tiburón/);
    expect(risky(swim, view(obs, [swim]), 'en')).toBeNull();
  });

  it('a ship sails unasked where nothing wrecks it', () => {
    const obs = position({ explorers: [person('Ra', 'B2', { standing: 'aboard' })] });
    const sail = choice('sail', 'ship', 'B2', 'B1');
    expect(risky(sail, view(obs, [sail]), 'en')).toBeNull();
    const wrecked = harmful(sail, { lost: ['ship serpent', 'Ra serpent'] });
    expect(risky(wrecked, view(obs, [wrecked]), 'en')).toContain('lost');
  });

  it('sinking the ground under one’s own feet is asked about only if there is another tile', () => {
    const obs = position({
      explorers: [person('Ra', 'F3', { standing: 'land' })],
      island: { F3: 'beach', F10: 'beach' },
    });
    const own = harmful(choice('sink', 'beach', 'F3', null), { swim: ['Ra'], may: ['Ra shark'] });
    const other = choice('sink', 'beach', 'F10', null);
    expect(risky(own, view(obs, [own, other]), 'en')).not.toBeNull();
    expect(risky(own, view(obs, [own]), 'en')).toBeNull();
    expect(risky(other, view(obs, [own, other]), 'en')).toBeNull();
    expect(isHarm(harmOf(own, obs))).toBe(false);
  });
});

describe('the picture', () => {
  const before = position({
    island: { F3: 'beach' },
    explorers: [person('Ra', 'F3', { standing: 'land' }), person('Ba', 'G2')],
    ships: [{ at: 'G2', crew: [], controllers: [] }],
    creatures: [{ kind: 'whale', at: 'A1', protects: null }],
  });

  it('keeps the key of a creature that moved', () => {
    const first = sceneOf(before, null);
    const after = position({ ...before, creatures: [{ kind: 'whale', at: 'A2', protects: null }] });
    const events = [{ ...EVENTS.creature_moved, from: 'A1', to: 'A2' }];
    const last = frames(first, after, events).at(-1)?.scene ?? first;
    const key = (scene: typeof first) => scene.pieces.find((piece) => piece.kind === 'whale')?.key;
    expect(key(last)).toBe(key(first));
    expect(key(sceneOf(after, last))).toBe(key(first));
    expect(sceneOf(after, last).pieces.map(pieceName)).toContain('whale@A2');
  });

  it('lets whoever stood on a sunk tile swim', () => {
    const events = [{ ...EVENTS.tile_sunk, space: 'F3' }];
    const [frame] = frames(sceneOf(before, null), before, events);
    expect(frame?.scene.tiles.F3).toBeUndefined();
    expect(frame?.scene.pieces.find((piece) => piece.id === 'Ra')?.pose).toBe('swim');
    expect(frame?.effects[0]?.kind).toBe('sink');
  });

  it('gives every piece a spot of its own, in a crowd as well', () => {
    const crowd = Array.from({ length: 10 }, (_, i) => person(`R${'abcdefghij'[i]}`, 'G2'));
    const scene = sceneOf(position({ ...before, explorers: crowd }), null);
    for (const opened of [null, 'G2']) {
      const spots = arrange(scene, opened);
      expect(spots.size).toBe(scene.pieces.length);
      expect(new Set([...spots.values()].map((spot) => `${spot.x},${spot.y}`)).size).toBe(spots.size);
    }
  });
});

describe('words', () => {
  it('describe a space for a screen reader', () => {
    const obs = position({
      explorers: [person('Ra', 'G6', { standing: 'aboard' }), person('Rb', 'G6', { standing: 'aboard' })],
      ships: [{ at: 'G6', crew: ['Ra', 'Rb'], controllers: [0] }],
    });
    expect(spaceName('G6', obs, EN)).toBe('G6, sea, your ship with 2 explorers of yours');
    expect(spaceName('B1', obs, ES)).toBe('B1, mar, puerto del islote noroeste');
  });

  it('name only rules that exist', () => {
    const known = new Set([...rulesText.matchAll(/\*\*(S-\d+(?:\.\d+)+)/g)].map((match) => match[1]));
    const obs = position();
    const backs = Object.keys(BACK_RULES) as Back[];
    const items = [
      'points',
      'hand',
      'hand-other',
      'supply-ships',
      'tiles-left',
      'unseen',
      'on-board',
      'saved',
      'lost',
      'reserve',
    ];
    const named = [
      ...ALL.map(rulesOf),
      ...CAUSES.map((cause) => rulesOf({ ...EVENTS.explorer_lost, cause })),
      ...ENDINGS.map((ending) => rulesOf({ ...EVENTS.game_ends, ending })),
      ...backs.flatMap((back) => [
        backTopic(back, obs, EN).rules,
        rulesOf({ ...EVENTS.tile_played, tile: `beach ${back}` }),
      ]),
      ...CREATURES.map((kind) => creatureTopic(kind, ES).rules),
      ...PHASES.map((one) => phaseTopic(one, EN).rules),
      ...([...items, 'ships-to-place', 'turn', 'tray'] as Item[]).map((item) => itemTopic(item, EN).rules),
      ...['F3', 'B1', 'G6', 'NW'].map((space) => spaceTopic(space, obs, EN, false).rules),
      ...sceneOf(position({ explorers: [person('Ra', 'G6')] }), null).pieces.map(
        (piece) => pieceTopic(piece, obs, ES).rules,
      ),
    ];
    for (const rules of named) expect(rules.length).toBeGreaterThan(0);
    expect(named.flat().filter((rule) => !known.has(rule))).toEqual([]);
  });
});
