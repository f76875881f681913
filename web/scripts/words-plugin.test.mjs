/** A language is a folder: whatever is in one is found, and becomes a file of the page. */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Voice } from '../src/lib/words/voice';
import { languages, source } from '../words-plugin';

it('takes a third language from a folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'xx'));
  mkdirSync(join(folder, 'not a language'));
  writeFileSync(join(folder, 'xx', 'all.ftl'), '# A comment\nlanguage-name = Xish\n\nrefused-over = Xover.\n');
  const all = languages(folder);
  expect(all.map((one) => one.lang)).toEqual([...languages('').map((one) => one.lang), 'xx']);
  const added = all.find((one) => one.lang === 'xx');
  expect(source(added)).toBe('language-name = Xish\nrefused-over = Xover.\n');
  expect(new Voice('xx', [source(added)], true).say('refused-over')).toBe('Xover.');
});

it('leaves out what only a terminal says', () => {
  const english = languages('').find((one) => one.lang === 'en');
  expect(source(english)).toContain('refused-over =');
  expect(source(english)).not.toContain('cli-prompt =');
});
