/**
 * The words of the page come from the folders that Python reads too: each language becomes one file of its own, which is
 * fetched when somebody wants it. The environment variable TIDEFALL_WORDS may name a folder with further languages.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = join(import.meta.dirname, '..', 'src', 'tidefall', 'words');
const LIST = 'virtual:words';
/** What only a terminal says. */
const ELSEWHERE = ['admin.ftl', 'cli.ftl', 'positions.ftl'];

export interface Language {
  lang: string;
  files: string[];
}

/** The languages there are, English first. */
export function languages(further = process.env.TIDEFALL_WORDS ?? ''): Language[] {
  const found = new Map<string, string[]>();
  for (const root of [WORDS, further]) {
    if (!root || !existsSync(root)) continue;
    for (const folder of readdirSync(root, { withFileTypes: true })) {
      if (!folder.isDirectory() || !/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(folder.name)) continue;
      const files = readdirSync(join(root, folder.name))
        .filter((name) => name.endsWith('.ftl'))
        .sort();
      const ours = files.filter((name) => !ELSEWHERE.includes(name)).map((name) => join(root, folder.name, name));
      if (files.length > 0) found.set(folder.name, [...(found.get(folder.name) ?? []), ...ours]);
    }
  }
  const codes = [...found.keys()].sort(
    (one, other) => Number(other === 'en') - Number(one === 'en') || one.localeCompare(other),
  );
  return codes.map((lang) => ({ lang, files: found.get(lang) ?? [] }));
}

/** All that a language says on the page, without what was written for translators. */
export function source(language: Language): string {
  const lines = language.files.flatMap((file) => readFileSync(file, 'utf-8').split('\n'));
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n') + '\n';
}

/** The same, with what it lacks in English. */
export function whole(language: Language, all: Language[]): string {
  const own = source(language);
  const english = all.find((one) => one.lang === 'en');
  const names = new Set(entries(own).map(([name]) => name));
  const lacking = english ? entries(source(english)).filter(([name]) => !names.has(name)) : [];
  return own + lacking.map(([, text]) => text).join('');
}

/** Only an entry begins a line with a name, so it need not be understood to be found. */
function entries(text: string): [name: string, text: string][] {
  return [...text.matchAll(/^(-?[a-zA-Z][\w-]*)[ \t]*=.*\n(?:[ \t}].*\n)*/gm)].map(([found, name]) => [
    name ?? '',
    found,
  ]);
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return undefined;
      const all = languages();
      for (const file of all.flatMap((one) => one.files)) this.addWatchFile(file);
      if (id === `\0${LIST}`) {
        const rows = all.map((one) => {
          const name = /^language-name = (.*)$/m.exec(source(one))?.[1] ?? one.lang;
          const code = JSON.stringify(one.lang);
          return `${code}: { name: ${JSON.stringify(name)}, load: () => import(${JSON.stringify(`${LIST}/${one.lang}`)}) }`;
        });
        return `export const LANGUAGES = { ${rows.join(', ')} };`;
      }
      const language = all.find((one) => id === `\0${LIST}/${one.lang}`);
      return language && `export default ${JSON.stringify(whole(language, all))};`;
    },
  };
}
