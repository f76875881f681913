import { expect, test } from 'vitest';
import { render } from '../src/lib/markdown';
import { caption, hold, loudest } from '../src/lib/pace';
import { spread } from '../src/lib/spread';
import { statistics } from '../src/lib/statistics';
import type { Choice, LogEvent, OptionInfo, Said } from '../src/lib/wire';
import type { Facts } from '../src/lib/words/voice';
import { freshDraft, optionsMeant, planOf, relabelled, resized } from '../src/screens/new_table';
import { grouped } from '../src/screens/table/choices';
import { freeName } from '../src/screens/table/free_name';

/** Texts are said as they are. */
const tell = ({ say }: { say: Said }): string => (typeof say === 'string' ? say : '');
const line = (kind: string): { log: LogEvent[] } => ({ log: [{ n: 1, kind, say: kind }] });

test('happenings are held readably, faster when many wait, and runs of the same are quick', () => {
  expect(hold({ log: [] }, [])).toBe(0);
  expect(hold(line('a'), [])).toBe(700);
  expect(
    hold(
      line('a'),
      Array.from({ length: 20 }, (_, n) => line(String(n))),
    ),
  ).toBeLessThan(400);
  expect(
    hold(
      line('laid'),
      Array.from({ length: 8 }, () => line('laid')),
    ),
  ).toBe(40);
});

test('a happening of several lines, or one that the board shows for long, is held longer', () => {
  const three = { log: ['moved', 'lost', 'lost'].map((kind, n) => ({ n, kind, say: kind })) };
  expect(hold(three, [])).toBe(1500);
  expect(hold(line('a'), [], 500)).toBe(700);
  expect(hold(line('a'), [], 2000)).toBe(2000);
});

test('the caption tells all that happened, and that a turn begins only if that is all', () => {
  const [lost, turn] = [
    { n: 1, kind: 'lost', say: 'Ra is lost.' },
    { n: 2, kind: 'a new day', say: 'Day 2.' },
  ];
  const opens = (event: LogEvent): boolean => event.kind === 'a new day';
  expect(caption([lost, lost, turn], opens, tell)).toBe('Ra is lost. Ra is lost.');
  expect(caption([turn], opens, tell)).toBe('Day 2.');
  expect(caption([], opens, tell)).toBe('');
});

test('of what happens at once, what matters most is heard', () => {
  expect(loudest(['step', 'dice', 'bad', 'good'])).toBe('bad');
  expect(loudest(['step', 'good', 'dice'])).toBe('good');
  expect(loudest(['step'])).toBe('step');
  expect(loudest([])).toBeNull();
});

test('rules become anchors and references to them links', () => {
  const { html, sections } = render(
    '## 5 Creatures\n\n- **S-5.1 Prey.** See S-5.2.\n  - deeper `code`\n- **S-5.2** <b>no</b>',
  );
  expect(html).toContain('<h2 id="5-creatures">');
  expect(html).toContain('<li id="S-5.1" class="rule">');
  expect(html).toContain('<a href="#S-5.2">S-5.2</a>');
  expect(html).toContain('&lt;b&gt;no');
  expect(html.match(/<ul>/g)).toHaveLength(2);
  expect(sections.map((section) => section.id)).toEqual(['5-creatures', 'S-5.1', 'S-5.2']);
});

test('tables are rendered', () => {
  const { html } = render('| a | b |\n|---|---|\n| 1 | **2** |\n\nAfter');
  expect(html).toContain('<th scope="col">a</th>');
  expect(html).toContain('<td><strong>2</strong></td>');
  expect(html).toContain('<p>After</p>');
});

test('statistics tell changes of the lead and the largest leap', () => {
  const facts = statistics(9, [
    [0, 0],
    [2, 0],
    [2, 5],
    [2, 5],
  ]);
  expect(facts.moments).toBe(3);
  expect(facts.leadChanges).toBe(1);
  expect(facts.leap).toEqual({ seat: 1, gain: 5, frame: 2 });
});

test('a tie is nobody’s lead, and a loss is no leap', () => {
  const facts = statistics(3, [
    [0, 0],
    [3, 0],
    [3, 3],
    [4, 3],
    [1, 3],
  ]);
  expect(facts.leadChanges).toBe(1);
  expect(facts.leap).toEqual({ seat: 0, gain: 3, frame: 1 });
  expect(facts.best).toEqual([4, 3]);
  expect(statistics(0, [[0, 0]])).toMatchObject({ moments: 0, leadChanges: 0, leap: null });
});

test('marks that have room stay where they are wanted', () => {
  expect(spread([100, 20, 60], 18, 10, 140)).toEqual([100, 20, 60]);
  expect(spread([], 18, 10, 140)).toEqual([]);
});

test('marks that crowd each other are moved apart, and only those', () => {
  expect(spread([60, 60, 120], 18, 10, 140)).toEqual([51, 69, 120]);
  expect(spread([50, 60, 70, 20], 18, 10, 140)).toEqual([42, 60, 78, 20]);
});

test('marks stay inside at the top and at the bottom, even where there is too little room', () => {
  expect(spread([12, 12, 12, 130], 18, 10, 140)).toEqual([10, 28, 46, 130]);
  expect(spread([138, 138, 30], 18, 10, 140)).toEqual([122, 140, 30]);
  expect(spread([50, 50, 50], 18, 10, 30)).toEqual([10, 20, 30]);
});

test('choices are grouped by piece and found by words without accents', () => {
  const choice = (action: number, piece: string | null, say: string, verb = 'walk'): Choice => ({
    action,
    piece,
    say,
    verb,
    text: `${piece} ${action}`,
    from: null,
    to: null,
  });
  const all = [choice(1, 'Ra', 'Camina aquí.'), choice(2, 'Ra', 'Nada allá.'), choice(3, null, 'Termina.', 'end')];
  const about = (one: Choice): string => one.piece ?? '';
  expect(grouped(all, '', tell, about).map((group) => group.choices.length)).toEqual([2, 1]);
  expect(grouped(all, 'AQUI', tell, about)[0]?.choices[0]?.action).toBe(1);
  expect(grouped(all, 'nada camina', tell, about)).toEqual([]);
});

test('a plan starts at once when no seat is open, and sends only what differs', () => {
  const info = {
    name: 'g',
    title: 'G',
    cooperative: false,
    seats: [2, 4] as [number, number],
    default_seats: 3,
    seat_titles: [],
    options: [{ name: 'x', type: 'flag' as const, default: false, allowed: [false, true], title: 'X', help: '' }],
    bots: [{ name: 'good', help: '' }],
  };
  const draft = freshDraft(info);
  expect(planOf(info, draft, 'Ann')).toMatchObject({ start: false, options: {} });
  draft.seats[1] = { kind: 'bot', bot: 'good' };
  draft.options.x = true;
  expect(planOf(info, draft, 'Ann')).toMatchObject({ start: true, options: { x: true } });
  expect(resized(draft.seats, 4, 'good').at(-1)).toEqual({ kind: 'bot', bot: 'good' });
});

test('a refusal tells which options it means, in other words than their ids', () => {
  const options = ['squid', 'squid_v1', 'colours', 'memory'].map((name): OptionInfo => ({
    name,
    type: 'flag',
    default: false,
    allowed: [],
    title: name,
    help: '',
  }));
  const meant = (code: string, facts: Facts): string[] =>
    optionsMeant({ code, say: { name: 'refused', facts } }, options).map(({ name }) => name);
  const variant = { name: 'survive-apart-no-squid', facts: { option: 'squid_v1', other: 'squid' } };
  const together = { name: 'together', facts: { options: ['memory', 'squid'], count: 2 } };
  expect(meant('bad_combination', { because: variant })).toEqual(['squid', 'squid_v1']);
  expect(meant('bad_combination', { because: together })).toEqual(['squid', 'memory']);
  expect(meant('bad_value', { option: 'colours', value: 'memory' })).toEqual(['colours']);
  expect(meant('unknown_option', { option: 'x', options: ['squid', 'memory'] })).toEqual([]);
  const loud = (name: string): string => name.toUpperCase();
  expect(relabelled({ name: 'refused', facts: { because: variant, value: 'squid' } }, loud)).toEqual({
    name: 'refused',
    facts: { because: { ...variant, facts: { option: 'SQUID_V1', other: 'SQUID' } }, value: 'squid' },
  });
  expect(relabelled(together, loud).facts).toEqual({ options: ['MEMORY', 'SQUID'], count: 2 });
});

test('a name that is taken gets a number, and the next one the next', () => {
  expect(freeName('Guest', [])).toBe('Guest');
  expect(freeName('Guest', ['Ann', null])).toBe('Guest');
  expect(freeName(' Guest ', ['guest'])).toBe('Guest 2');
  expect(freeName('Guest 2', ['Guest', 'Guest 2', 'Guest 3'])).toBe('Guest 4');
  expect(freeName('Agent 99', ['Agent 99'])).toBe('Agent 2');
});
