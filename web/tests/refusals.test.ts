/** Why not, in the language of whoever looks: with every fact, and from ids alone. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reason } from '../src/lib/wire';
import { pretendBrowser } from './browser';

const SOON: Reason = { code: 'too_soon', say: { name: 'refused-too-soon', facts: { away: true, seconds: 41 } } };
const TURN: Reason = {
  code: 'not_your_turn',
  say: { name: 'refused-not-your-turn', facts: { because: { seat: 1 } } },
};

type Page = typeof import('../src/lib/i18n') &
  typeof import('../src/lib/refusals') &
  typeof import('../src/lib/reasons') &
  typeof import('../src/lib/api');
let page: Page;

beforeEach(async () => {
  vi.resetModules();
  pretendBrowser();
  page = {
    ...(await import('../src/lib/i18n')),
    ...(await import('../src/lib/refusals')),
    ...(await import('../src/lib/reasons')),
    ...(await import('../src/lib/api')),
  };
});

describe('a refusal', () => {
  it.each([
    ['en', 'They may come back. Wait 41 more seconds.'],
    ['es', 'Puede que vuelva. Espera 41 segundos más.'],
  ] as const)('is told in %s with its facts', async (lang, text) => {
    await page.turnTo(lang);
    expect(page.refusalText(SOON)).toBe(text);
  });

  it('names the players as the viewer knows them', async () => {
    await page.turnTo('en');
    expect(page.refusalText(TURN, ['Ann', 'Bob'])).toBe('Bob');
  });

  it('of a newer server is told by its code', async () => {
    await page.turnTo('es');
    expect(page.refusalText({ code: 'brand_new', say: { name: 'refused-brand-new' } })).toContain('(brand_new)');
    expect(page.refusalText({ ...SOON, say: { name: SOON.say.name } })).toContain('(too_soon)');
  });

  it('may be the page’s own', async () => {
    await page.turnTo('es');
    for (const reason of [page.UNREACHABLE, page.BAD_LINK, page.BAD_TOKEN, page.NO_NAME, page.NO_SUCH_TABLE]) {
      expect(page.refusalText(reason)).not.toContain(`(${reason.code})`);
    }
  });
});

describe('a request that came to nothing', () => {
  const answers = (body: string): void =>
    void vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 409 })));
  const failure = (): Promise<unknown> => page.joinTable('a', { name: 'Ann' }).catch((error: unknown) => error);

  it('is told in the words of the page, whatever sentence came with it', async () => {
    await page.turnTo('es');
    answers(JSON.stringify({ ...SOON, detail: 'They may come back.' }));
    expect(page.failureText(await failure())).toBe('Puede que vuelva. Espera 41 segundos más.');
  });

  it('is told by its number if something before the server has answered', async () => {
    await page.turnTo('en');
    answers('<h1>Conflict</h1>');
    expect(page.failureText(await failure())).toBe('That was refused (409).');
  });

  it('is told if nothing answers', async () => {
    await page.turnTo('en');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(page.failureText(await failure())).toBe('The server cannot be reached. Is it running?');
  });
});
