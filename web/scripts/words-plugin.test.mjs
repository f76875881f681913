/** A language is a folder: whatever is in one is found, and becomes a file of the page. */

import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Voice } from '../src/lib/words/voice';
import { languages, source, whole } from '../words-plugin';

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

it('says what a game says in a third language, and in English what that lacks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  mkdirSync(join(folder, 'xx'));
  const written = 'survive-explorer = xorer\n    .the = the xorer of { $player }\n';
  const boarded = 'survive-event-explorer-boarded = { CAP(FORM($explorer, "the")) } xoards { $to }.\n';
  writeFileSync(join(folder, 'xx', 'game.ftl'), written + boarded);
  const all = languages(folder);
  const added = all.find((one) => one.lang === 'xx');
  const voice = new Voice('xx', [whole(added, all)], true);
  const explorer = { name: 'survive-explorer', facts: { player: { seat: 0 } } };
  const facts = { explorer, to: 'F2' };
  expect(voice.tell({ name: 'survive-event-explorer-boarded', facts }, ['Marta'])).toBe(
    'The xorer of Marta xoards F2.',
  );
  expect(voice.say('survive-prompt-move', { points: 2 })).toMatch(/^You have 2 movement points left/);
  expect(whole(added, all).match(/^survive-explorer =/gm)).toHaveLength(1);
  for (const one of all) expect(whole(one, all).match(/^survive-event-game-ends =/gm)).toHaveLength(1);
});

it('leaves out what only a terminal says', () => {
  const english = languages('').find((one) => one.lang === 'en');
  expect(source(english)).toContain('refused-over =');
  expect(source(english)).not.toContain('cli-prompt =');
});
