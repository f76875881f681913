// Writes src/lib/wire_types.ts from wire.schema.json, the server's own description of what goes over the wire.
// To take over a change of the server: fetch its /api/schemas/wire.json into wire.schema.json and run `npm run types`.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';

const here = new URL('..', import.meta.url);
const schema = JSON.parse(readFileSync(new URL('wire.schema.json', here), 'utf8'));

// What games fill in: the schema knows no more than that these are objects.
const GAMES_OWN = { choices: 'Choice[]', log: 'LogEvent[]' };
const UNIONS = { client: 'ClientMessage', server: 'ServerMessage' };

function typeOf(part, field = '') {
  if (field in GAMES_OWN && part.items?.type === 'object') return GAMES_OWN[field];
  if (part.$ref) return part.$ref.split('/').at(-1);
  if (part.anyOf) return [...new Set(part.anyOf.map((one) => typeOf(one)))].join(' | ');
  if (part.enum) return part.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ');
  if ('const' in part) return JSON.stringify(part.const).replaceAll('"', "'");
  if (part.type === 'array') return arrayOf(part);
  if (part.type === 'object')
    return part.additionalProperties?.type || part.additionalProperties?.anyOf
      ? `Record<string, ${typeOf(part.additionalProperties)}>`
      : 'Facts';
  if (part.type === 'integer' || part.type === 'number') return 'number';
  if (part.type === 'boolean' || part.type === 'string' || part.type === 'null') return part.type;
  throw new Error(`No type for ${JSON.stringify(part)}`);
}

function arrayOf(part) {
  if (part.prefixItems) return `[${part.prefixItems.map((one) => typeOf(one)).join(', ')}]`;
  const item = typeOf(part.items);
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

function declaration(name, part) {
  const words = part.description ? `/** ${part.description} */\n` : '';
  if (name in UNIONS) return `export type ${UNIONS[name]} = ${typeOf(part)};`;
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties ?? {}).map(
    ([field, one]) => `  ${field}${required.has(field) ? '' : '?'}: ${typeOf(one, field)};`,
  );
  return `${words}export interface ${name} {\n${fields.join('\n')}\n}`;
}

const declarations = Object.entries(schema.$defs).map(([name, part]) => declaration(name, part));
const text = `/** Made by \`npm run types\` from wire.schema.json; not edited by hand. */

import type { Choice, Facts, LogEvent } from './wire';

export const PROTOCOL = ${schema.protocol};

${declarations.join('\n\n')}
`;
const target = fileURLToPath(new URL('src/lib/wire_types.ts', here));
writeFileSync(target, await prettier.format(text, { ...(await prettier.resolveConfig(target)), filepath: target }));
