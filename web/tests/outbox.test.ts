import { expect, test } from 'vitest';
import { newKey, Outbox } from '../src/lib/outbox';

test('a command is settled once, by its own key', async () => {
  const outbox = new Outbox();
  const { key, outcome } = outbox.add({ do: 'say', text: 'ahoy' });
  expect(outbox.settle('another key', { done: true, version: 1 })).toBe(false);
  expect(outbox.all().map((pending) => pending.key)).toEqual([key]);
  expect(outbox.settle(key, { done: true, version: 4 })).toBe(true);
  expect(outbox.settle(key, { done: false, code: 'late', say: { name: 'late' } })).toBe(false);
  expect(await outcome).toEqual({ done: true, version: 4 });
  expect(outbox.all()).toEqual([]);
});

test('commands wait in the order in which they were given', () => {
  const outbox = new Outbox();
  const keys = ['one', 'two', 'three'].map((text) => outbox.add({ do: 'say', text }).key);
  expect(new Set(keys).size).toBe(3);
  outbox.settle(keys[1] ?? '', { done: true, version: 1 });
  expect(outbox.all().map(({ command }) => command)).toEqual([
    { do: 'say', text: 'one' },
    { do: 'say', text: 'three' },
  ]);
});

test('only decisions count as deciding', () => {
  const outbox = new Outbox();
  outbox.add({ do: 'say', text: 'hm' });
  expect(outbox.deciding()).toBe(false);
  const { key } = outbox.add({ do: 'undo', seat: 0, at: 3 });
  expect(outbox.deciding()).toBe(true);
  outbox.settle(key, { done: true, version: 1 });
  expect(outbox.deciding()).toBe(false);
  outbox.add({ do: 'act', seat: 0, at: 3, action: 7 });
  expect(outbox.deciding()).toBe(true);
});

test('whoever waits is told when nothing will be answered any more', async () => {
  const outbox = new Outbox();
  const told = [outbox.add({ do: 'resign', seat: 0 }).outcome, outbox.add({ do: 'rematch' }).outcome];
  outbox.giveUp({ code: 'no_such_table', say: { name: 'gone' } });
  for (const outcome of await Promise.all(told)) {
    expect(outcome).toEqual({ done: false, code: 'no_such_table', say: { name: 'gone' } });
  }
  expect(outbox.all()).toEqual([]);
});

test('keys are such as the server takes', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{24}$/);
});
