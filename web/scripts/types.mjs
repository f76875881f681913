// Makes the page's types from the schemas: src/lib/wire_types.ts of what goes over the wire, and game_types.ts in the
// folder of each game. With --check nothing is written, and whatever is out of date fails. `make types` mends it.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import * as prettier from 'prettier';

const here = new URL('..', import.meta.url);
const check = process.argv.includes('--check');
const ROOT = 'Root';

/** What is known of an object is a type; a game's own additions are in the game's own types. */
function closed(schema) {
  if (Array.isArray(schema)) return schema.map(closed);
  if (schema === null || typeof schema !== 'object') return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  if (parts.prefixItems) return tuple(parts);
  if (parts.type === 'array') return { type: 'array', items: parts.items };
  if (parts.type !== 'object') return parts;
  const { additionalProperties: more, ...rest } = parts;
  return {
    ...rest,
    additionalProperties: parts.properties ? (more === true ? false : (more ?? false)) : (more ?? true),
  };
}

/** A list of so many, as schemas used to say it: the library does not know the present way yet. */
function tuple({ prefixItems: items }) {
  return { type: 'array', items, minItems: items.length, maxItems: items.length, additionalItems: false };
}

async function typesOf(name, { protocol, $defs }) {
  const made = await compile({ title: ROOT, type: 'object', additionalProperties: false, $defs: closed($defs) }, ROOT, {
    bannerComment: `/** Made by \`make types\` from web/schemas/${name}.json; not edited by hand. */`,
    unreachableDefinitions: true,
    format: false,
  });
  const told = made
    .replace(/export interface Root \{\s*\}\n/, protocol ? `export const PROTOCOL = ${protocol};\n` : '')
    .replaceAll(/\n \* *\n \* This interface was referenced by .*\n.*(?=\n \*\/)/g, '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by .*\n.*\n \*\/\n/g, '');
  if (told.includes(ROOT)) throw new Error(`The types of ${name} speak of their root.`);
  return told;
}

function targetOf(name) {
  const path = name === 'wire' ? 'src/lib/wire_types.ts' : `src/games/${name}/game_types.ts`;
  return fileURLToPath(new URL(path, here));
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const stale = [];
for (const file of readdirSync(new URL('schemas', here))) {
  const name = basename(file, '.json');
  const target = targetOf(name);
  const types = await typesOf(name, JSON.parse(readFileSync(new URL(`schemas/${file}`, here), 'utf8')));
  const text = await prettier.format(types, { ...(await prettier.resolveConfig(target)), filepath: target });
  if (text === read(target)) continue;
  if (check) {
    stale.push(target);
  } else {
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
if (stale.length > 0) {
  console.error(`Not what the schemas say: ${stale.join(', ')}. Run \`make types\`.`);
  process.exitCode = 1;
}
