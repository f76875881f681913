import { describe, expect, it } from 'vitest';
import rulesText from '../../../../docs/rules/rising.md?raw';
import { learn } from '../../lib/words/speaking';
import type { GameView, LogEvent } from '../../lib/wire';
import { atOnce, keptInHand, meant, offers, onBoard, spotsIn, spotsOf, struckBy, threatened } from './choose';
import { course, deeds } from './course';
import { furnish, RINGS, star, toward, type Box } from './geometry';
import rising from './index';
import { figureLabel, siteLabel } from './labels';
import { lasts, meaning, spotsOfEvent } from './meaning';
import { COLOURS, LOOKS, seatColour } from './palette';
import { NUMBERS } from './printed';
import { risky } from './risk';
import { figureName, partText, sayIn, siteName } from './say';
import { choice, event, man, position, view } from './testing';
import * as topics from './topics';
import { ARMS, GOODS, KINDS, partsOf, standing, type Phase } from './types';
import { wealth } from './wealth';

await Promise.all(['en', 'es'].map(learn));
const [EN, ES] = [sayIn('en', ['Ann', 'Bob']), sayIn('es', ['Ann', 'Bob'])];
/** The room for the island on a desk, on a low laptop, on a phone, and on a phone on its side. */
const ROOMS: readonly [number, number][] = [
  [736, 710],
  [698, 472],
  [390, 500],
  [600, 280],
];

function overlap(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - 0.5 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 - 0.5
  );
}

describe('the island', () => {
  it.each(ROOMS)('fits into %i by %i, and no two tiles lie on one another', (width, height) => {
    const made = star(width, height);
    const boxes = [...made.tiles.values(), made.centre];
    expect(boxes.length).toBe(ARMS.length * RINGS + 1);
    for (const box of boxes) {
      expect(Math.abs(box.x) + box.width / 2).toBeLessThanOrEqual(width / 2);
      expect(Math.abs(box.y) + box.height / 2).toBeLessThanOrEqual(height / 2);
    }
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
    });
  });

  it.each(ROOMS)('has its signs in sight in %i by %i, beside the tiles', (width, height) => {
    const made = star(width, height);
    expect([...made.plaques.keys()]).toEqual(ARMS);
    for (const sign of made.plaques.values()) {
      expect(Math.abs(sign.x) + sign.width / 2).toBeLessThanOrEqual(width / 2 + 1);
      expect(Math.abs(sign.y) + sign.height / 2).toBeLessThanOrEqual(height / 2 + 1);
      for (const tile of made.tiles.values()) expect(overlap(sign, tile)).toBe(false);
    }
  });

  it('gets smaller toward the tips', () => {
    const { tiles } = star(736, 710);
    for (const arm of ARMS) {
      const area = (ring: number): number =>
        (tiles.get(`${arm}_${ring}`)?.width ?? 0) * (tiles.get(`${arm}_${ring}`)?.height ?? 0);
      expect(area(6)).toBeLessThan(area(2));
    }
  });

  it('keeps the spaces of a tile on it, apart from one another and from its number', () => {
    for (const box of [
      { x: 10, y: 20, width: 90, height: 50 },
      { x: -40, y: 0, width: 45, height: 80 },
      { x: 0, y: 0, width: 30, height: 34 },
    ]) {
      for (const count of [1, 2, 3, 4, 6]) {
        const { size, at, label } = furnish(box, count, count % 2 === 0);
        expect(at.length).toBe(count);
        for (const [index, one] of at.entries()) {
          expect(Math.abs(one.x - box.x) + size / 2).toBeLessThanOrEqual(box.width / 2);
          expect(Math.abs(one.y - box.y) + size / 2).toBeLessThanOrEqual(box.height / 2);
          expect(Math.hypot(one.x - label.x, one.y - label.y)).toBeGreaterThan(size / 2);
          for (const other of at.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(size * 0.99);
          }
        }
      }
    }
  });

  it('shows double spaces as pairs', () => {
    expect(furnish({ x: 0, y: 0, width: 90, height: 40 }, 4, true).at.map((one) => one.pair)).toEqual([0, 0, 1, 1]);
  });
});

describe('arrow keys', () => {
  const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

  it('lead to the nearest thing on that side, straight ahead first', () => {
    const others = [at(0, 0), at(30, 40), at(60, 2), at(-50, 0)];
    expect(toward(at(0, 0), 'ArrowRight', others)).toBe(2);
    expect(toward(at(0, 0), 'ArrowDown', others)).toBe(1);
    expect(toward(at(0, 0), 'ArrowLeft', others)).toBe(3);
    expect(toward(at(0, 0), 'ArrowUp', others)).toBe(-1);
  });
});

describe('pointing', () => {
  const obs = position({}, [man(0, 'follower', 'hills_2'), man(1, 'leader', 'forests_3')], 4);

  it('hangs every choice at what it concerns', () => {
    const where = (...told: Parameters<typeof choice>): string[] => spotsOf(choice(...told), obs);
    expect(where('place', 'leader', null, 'cities_2.d')).toEqual(['cities_2']);
    expect(where('flood', null, null, 'hills')).toEqual(['hills_4']);
    expect(where('unflood', null, null, 'hills')).toEqual(['hills_5']);
    expect(where('barrier', null, null, 'forges')).toEqual(['arm:forges']);
    expect(where('activate', 'p2:leader', 'forests_3')).toEqual(['1:leader@forests_3']);
    expect(where('act', 'follower', 'hills_2')).toEqual(['0:follower@hills_2']);
    expect(where('activate', null, 'cities_1.d')).toEqual(['cities_1']);
    expect(where('activate', null, 'gate_build_1')).toEqual(['gate_build_1']);
    expect(where('build', 'resonant_bell')).toEqual(['resonant_bell']);
    for (const verb of ['agree', 'object', 'pass', 'ready', 'share', 'play']) expect(where(verb, 'x')).toEqual([]);
  });

  it('leaves to the buttons what cannot be pointed at', () => {
    const game = (choices: GameView['choices'], decision = 'place') =>
      view({ ...obs, asks: { decision, seat: 0, open: false } }, choices);
    expect(onBoard(choice('place', 'leader', null, 'hills_1'), game([]))).toBe(true);
    expect(onBoard(choice('ready'), game([]))).toBe(false);
    expect(onBoard(choice('share', '1 energy', 'p1'), game([]))).toBe(false);
    expect(onBoard(choice('forgo', 'p1:follower', 'hills_2'), game([], 'actions'))).toBe(true);
    expect(onBoard(choice('forgo', 'p1:follower', 'hills_2'), game([], 'objected'))).toBe(false);
  });

  it('picks, then places: with a figure in the hand only its places count', () => {
    const leader = choice('place', 'leader', null, 'hills_1');
    const follower = choice('place', 'follower', null, 'hills_1');
    const found = offers(view(obs, [leader, follower, choice('barrier', null, null, 'hills')]));
    expect([...found.hand.keys()]).toEqual(['leader', 'follower']);
    expect(meant(found, 'hills_1', 'leader')).toEqual([leader]);
    expect(meant(found, 'hills_1', null)).toEqual([leader, follower]);
    expect(meant(found, 'arm:hills', 'leader')).toEqual([]);
  });

  it('does at once what can mean one thing only, and asks before it spends or takes', () => {
    const [acting, forgoing] = [
      choice('activate', 'p1:follower', 'hills_2'),
      choice('forgo', 'p1:follower', 'hills_2'),
    ];
    expect(atOnce([acting, forgoing])).toBe(acting);
    expect(atOnce([forgoing])).toBe(forgoing);
    expect(
      atOnce([choice('place', 'leader', null, 'hills_1'), choice('place', 'follower', null, 'hills_1')]),
    ).toBeNull();
    for (const verb of ['lift', 'contest', 'barrier', 'unflood', 'weave']) expect(atOnce([choice(verb)])).toBeNull();
    expect(atOnce([])).toBeNull();
  });

  it('keeps the figure in the hand while there are more of its kind', () => {
    const found = offers(view(obs, [choice('place', 'leader', null, 'a'), choice('place', 'follower', null, 'a')]));
    expect(keptInHand(found, 'follower')).toBe('follower');
    expect(keptInHand(found, null)).toBeNull();
    expect(keptInHand(found, 'volunteer')).toBeNull();
    expect(keptInHand(offers(view(obs, [choice('place', 'leader', null, 'a')])), 'follower')).toBe('leader');
    expect(keptInHand(offers(view(obs, [])), 'follower')).toBeNull();
  });

  it('hangs a proposal at what it speaks of', () => {
    expect(spotsIn('build resonant_bell', obs)).toEqual(['resonant_bell']);
    expect(spotsIn('flood hills', obs)).toEqual(['arm:hills']);
    expect(spotsIn('activate p2:leader cities_1.d', obs)).toEqual(['cities_1']);
    expect(spotsIn('recruit p1', obs)).toEqual([]);
  });

  it('marks what is about to be lost', () => {
    const lost = [{ kind: 'tile', piece: 'hills_4', seat: null, at: 'hills' }];
    const flood = { ...choice('flood', null, null, 'hills'), harm: { lost, may: [], most: 0, defenders: [], say: '' } };
    expect([...threatened([flood as unknown as ReturnType<typeof choice>, choice('pass')])]).toEqual(['hills_4']);
    expect(struckBy('flood_hills')).toBe('hills');
    expect(struckBy('tsunami')).toBeNull();
    expect(struckBy(null)).toBeNull();
  });
});

describe('figures', () => {
  it('are found wherever they stand', () => {
    const all = [
      man(0, 'leader', 'gate_build_1'),
      man(1, 'follower', 'mystic_power_source'),
      man(1, 'leader', 'cities_1.d'),
    ];
    expect(new Set(standing(position({}, all)))).toEqual(new Set(all));
  });

  it('of kinds that nobody has told of do no harm', () => {
    const stranger = man(0, 'ally_faun', 'hills_2');
    const obs = position({}, [stranger]);
    for (const say of [EN, ES]) {
      expect(() => figureName('ally_faun', say)).not.toThrow();
      expect(() => figureLabel(stranger, say)).not.toThrow();
      expect(() => topics.spotTopic('0:ally_faun@hills_2', obs, say)).not.toThrow();
      expect(() => siteName('island_of_ogygia', say)).not.toThrow();
    }
    expect(spotsOf(choice('activate', 'p1:ally_faun', 'hills_2'), obs)).toEqual(['0:ally_faun@hills_2']);
  });

  it('have seat colours that differ in shape too', () => {
    expect(new Set(COLOURS.map((one) => LOOKS[one].fill)).size).toBe(COLOURS.length);
    expect(new Set(COLOURS.map((one) => LOOKS[one].emblem)).size).toBe(COLOURS.length);
    expect(seatColour(1, view(position(), []))).toBe(LOOKS.blue);
    expect(seatColour(9, null)).toBe(LOOKS.yellow);
  });
});

describe('words', () => {
  const obs = position({}, [man(1, 'leader', 'forests_3')], 5);
  const known = new Set(rulesText.match(/R-\d+\.\d+/g));

  it('explain everything on the table in both languages, with rules that exist', () => {
    const spots = [
      ...ARMS.flatMap((arm) => [`arm:${arm}`, `${arm}_1`, `${arm}_6`]),
      ...['mystic_power_source', 'gate_build_1', 'aether_lens', 'power_core'],
      ...KINDS.map((kind) => `0:${kind}@hills_1`),
    ];
    for (const say of [EN, ES]) {
      const told = [
        ...spots.map((spot) => topics.spotTopic(spot, obs, say)),
        ...GOODS.map((good) => topics.goodTopic(good, say)),
        ...topics.STEPS.map((step) => topics.stepTopic(step, say)),
        ...[topics.wrathTopic(obs, say), topics.deckTopic(obs, say), topics.libraryTopic(obs, say)],
        ...[topics.councilorTopic('adept', 'mystic', say), topics.cardTopic('foresight', say)],
        ...obs.players.map((player) => topics.poolTopic(player, say)),
      ];
      for (const topic of told) {
        expect(topic?.title).toBeTruthy();
        expect(topic?.text).toBeTruthy();
        expect(`${topic?.title} ${topic?.text}`).not.toMatch(/rising-|\{|\$/);
        for (const rule of topic?.rules ?? []) expect(known).toContain(rule);
      }
    }
    expect(topics.spotTopic('nowhere', obs, EN)).toBeNull();
  });

  it('have the numbers of the printed game', () => {
    expect(NUMBERS.aether_lens).toEqual({ energy: 1 });
    expect(partText('resonant_bell', EN)).toContain('3 volunteers');
  });

  it('tell who stands where', () => {
    const site = obs.island.forests.tiles[2];
    expect(site && siteLabel(site, 'forests', EN)).toBe("Forests 3: Bob's Leader. 1 of 2 spaces taken.");
    const under = obs.island.forests.tiles[5];
    expect(under && siteLabel(under, 'forests', EN)).toBe('Forests 6: flooded.');
    expect(siteLabel(obs.centre, null, EN)).toBe('Mystic Power Source: nobody is here.');
  });

  it('name what a choice is about', () => {
    expect(rising.about(choice('place', 'leader', null, 'hills_1'), 'en')).toBe('Leader');
    expect(rising.about(choice('flood', null, null, 'hills'), 'en')).toBe('Hills');
    expect(rising.about(choice('activate', 'p1:follower', 'hills_2'), 'en')).toBe('Hills 2');
    expect(rising.about(choice('share', '1 energy', 'p1'), 'en')).toBe('');
    expect(rising.about(choice('pass'), 'en')).toBe('');
  });

  it('name the values of options', () => {
    expect(rising.valueName('level', 3, 'en')).toBe('3: standard');
    expect(rising.valueName('starting_player', 'first', 'en')).toBe('the first');
    expect(rising.valueName('seats', 3, 'en')).toBeNull();
    expect(rising.tour(view(obs, []), 'es').length).toBe(5);
  });
});

describe('events', () => {
  it('know their rules, and rounds open parts of the log', () => {
    const known = new Set(rulesText.match(/R-\d+\.\d+/g));
    const begins = event('round_begins', { seat: 0, round: 2 });
    expect(meaning(begins).opens).toBe(true);
    const flood = event('flooded', { seat: null, peninsula: 'hills', tile: 'hills_6' });
    expect(meaning(flood)).toMatchObject({ opens: false, tone: 'bad' });
    for (const one of [begins, flood]) for (const rule of meaning(one).rules) expect(known).toContain(rule);
    expect(spotsOfEvent(flood)).toEqual(['hills_6', 'arm:hills']);
    expect(lasts([begins, flood])).toBeGreaterThan(lasts([begins]));
    expect(meaning({ n: 1, kind: 'harpies_circle', say: '' }).rules).toEqual([]);
  });

  it('tell the course of the game by rounds, and what each did', () => {
    const log: LogEvent[] = [
      event('round_begins', { seat: 0, round: 1 }),
      event('flooded', { seat: null, peninsula: 'hills', tile: 'hills_6' }),
      event('flooded', { seat: null, peninsula: 'hills', tile: 'hills_5' }),
      event('gained', { seat: 1, good: 'gold', amount: 2 }),
      event('counter_moved', { seat: null, space: 1, level: 1 }),
      event('round_begins', { seat: 0, round: 2 }),
      event('component_built', { seat: null, component: 'aether_lens' }),
      event('unflooded', { seat: null, peninsula: 'hills', tile: 'hills_5' }),
    ];
    expect(course(log)).toEqual([
      { round: 1, land: 34, wrath: 1, built: 0 },
      { round: 2, land: 35, wrath: 1, built: 1 },
    ]);
    expect(deeds(log, 2)[1]).toEqual({ gained: 2, spent: 0, acted: 0, cards: 0 });
    expect(course([])).toEqual([]);
  });
});

describe('the table', () => {
  it('adds up what all hold, and lays the Power Core last', () => {
    expect(wealth(position())).toEqual({ crystal: 3, gold: 0, ore: 0, atlantium: 0, energy: 4 });
    expect(partsOf(position()).map((part) => part.name)).toEqual(['aether_lens', 'resonant_bell', 'power_core']);
  });

  it('knows the four parts of a round', () => {
    const phases: Phase[] = ['PLACE', 'RESOLVE', 'ROLL', 'WRATH', 'SETUP', 'GAME_OVER'];
    expect(phases.map(topics.stepOf)).toEqual(['place', 'misfortunes', 'actions', 'wrath', null, null]);
  });

  it('asks before actions are thrown away or the game is given up', () => {
    const end = choice('end');
    const acting = choice('activate', 'p1:follower', 'hills_2');
    expect(risky(end, view(position(), [end, acting]), 'en')).toContain('1 action');
    expect(risky(end, view(position(), [end]), 'en')).toBeNull();
    expect(risky(choice('concede'), view(position(), []), 'es')).toContain('termina');
    expect(risky(choice('ready'), view(position(), []), 'en')).toBeNull();
    expect(rising.ends(choice('ready'))).toBe(true);
    expect(rising.ends(acting)).toBe(false);
  });
});
