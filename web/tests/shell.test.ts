/** The shell knows no game: neither its name nor its words. */

import { expect, test } from 'vitest';

type Schema = Record<string, unknown>;
const SHELL = import.meta.glob<string>(['../src/lib/**', '../src/screens/**', '../src/*.{ts,svelte}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SCHEMAS = import.meta.glob<Schema>('../schemas/*.json', { import: 'default', eager: true });
const { '../schemas/wire.json': wire = {}, ...games } = SCHEMAS;

/** All that a schema names one by one: kinds of messages and events, and what stands in lists of allowed words. */
function constants(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(constants);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]: [string, unknown]) => {
    if (key === 'const' && typeof part === 'string') return [part];
    if (key === 'enum' && Array.isArray(part)) return part.filter((word) => typeof word === 'string');
    return constants(part);
  });
}

function fields(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fields);
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  return [...Object.keys(properties), ...Object.values(schema).flatMap(fields)];
}

const known = new Set(constants(wire));
const kinds = constants(Object.values(games)).filter((word) => word.includes('_') && !known.has(word));
const own = new Set(fields(wire));
const theirs = fields(Object.values(games)).filter((field) => field.includes('_') && !own.has(field));

test('there are words to look for', () => {
  expect(kinds).toContain('turn_begins');
  expect(kinds).toContain('round_begins');
  expect(theirs).toContain('ships_to_place');
  expect(Object.keys(SHELL).length).toBeGreaterThan(50);
});

test.each(Object.entries(SHELL))('%s speaks of no game', (path, text) => {
  expect(text).not.toMatch(/games\/(?!module\b)\w+|\b(survive|rising)\b/i);
  if (path.includes('/words/')) return;
  const quoted = new Set(text.match(/(?<=['"`])\w+(?=['"`])/g));
  expect(kinds.filter((kind) => quoted.has(kind))).toEqual([]);
  const read = new Set(text.match(/(?<=\.)\w+/g));
  expect(theirs.filter((field) => read.has(field))).toEqual([]);
});
