import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aGif } from '../../testing/gifs-by-hand.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

const MINUTE_MS = 60_000;

let ctx: TestApp;
let alice: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

let count = 0;
/** A word that was not searched for yet. */
let q: string;
beforeEach(async () => {
  q = `word ${(count += 1)}`;
  ctx.gifs.asked.length = 0;
  ctx.gifs.answer = async () => ({ gifs: [aGif], hasMore: true });
  // The cache and a circuit break have expired.
  ctx.clock.advance(10 * MINUTE_MS);
  alice = await ctx.signIn('alice');
});

const trending = (query: Record<string, string | number> = {}) => ctx.call('listTrendingGifs', { as: alice, query });
const search = (query: Record<string, string | number> = {}) =>
  ctx.call('searchGifs', { as: alice, query: { q, ...query } });

describe('GIFs (D44)', () => {
  it('that trend come in the shape of SPEC 3, by page and in the language of the reader', async () => {
    expect(await trending({ lang: 'zh', page: 2 })).toMatchObject({
      status: 200,
      body: { data: [aGif], meta: { page: 2, hasMore: true } },
    });
    expect(ctx.gifs.asked).toEqual([{ query: null, language: 'zh', page: 2 }]);
  });

  it('are searched for, in English where no language is named (SPEC 7), and case and spaces make no other search', async () => {
    expect((await search({ q: `  Good   Morning ${q} ` })).body).toMatchObject({ data: [aGif] });
    await search({ q: `good morning ${q}` });
    expect(ctx.gifs.asked).toEqual([{ query: `good morning ${q}`, language: 'en', page: 1 }]);
  });

  it('are asked for once in five minutes, however many look at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => search()));
    ctx.clock.advance(5 * MINUTE_MS);
    await search();
    expect(ctx.gifs.asked).toHaveLength(1);
    ctx.clock.advance(1);
    await search();
    expect(ctx.gifs.asked).toHaveLength(2);
  });

  it('of one word, page or language are not those of another', async () => {
    await search();
    await search({ page: 2 });
    await search({ lang: 'fr' });
    await trending();
    expect(ctx.gifs.asked).toHaveLength(4);
  });

  it.each([
    ['listTrendingGifs', {}],
    ['searchGifs', { q: 'a word that fails' }],
  ] as const)('by %s are unavailable while the service fails, which is not kept', async (operation, query) => {
    const read = () => ctx.call(operation, { as: alice, query: { lang: 'en', page: 77, ...query } });
    ctx.gifs.answer = () => Promise.reject(new Error('KLIPY is down'));
    expect(await read()).toMatchObject({ status: 503, body: { code: 'gifs_unavailable' } });
    ctx.gifs.answer = async () => ({ gifs: [], hasMore: false });
    expect(await read()).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('are not asked for, for a minute, after five failures in a row', async () => {
    ctx.gifs.answer = () => Promise.reject(new Error('KLIPY is down'));
    for (let page = 1; page <= 7; page += 1) expect((await search({ page })).status).toBe(503);
    expect(ctx.gifs.asked).toHaveLength(5);
    ctx.gifs.answer = async () => ({ gifs: [aGif], hasMore: false });
    expect((await search()).status).toBe(503);
    ctx.clock.advance(MINUTE_MS);
    expect((await search()).status).toBe(200);
  });

  it.each([
    ['no words', { q: '   ' }],
    ['201 characters', { q: 'é'.repeat(201) }],
    ['page 0', { page: 0 }],
    ['page 501', { page: 501 }],
    ['another language', { lang: 'de' }],
  ])('are not searched for by %s', async (_what, query) => {
    expect(await search(query)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    expect(ctx.gifs.asked).toEqual([]);
  });

  it('are not searched for by a character that cannot be stored', async () => {
    expect(await search({ q: 'a\0b' })).toMatchObject({ status: 400, body: { code: 'invalid_text' } });
  });

  it.each(['é'.repeat(200), '%_"\'\\', '晚安 🟡'])('are searched for by %s', async (words) => {
    expect((await search({ q: words })).status).toBe(200);
    expect(ctx.gifs.asked.map(({ query }) => query)).toEqual([words.toLowerCase()]);
  });
});

it.each([
  ['searchGifs', { q: 'a', lang: 'en' }],
  ['listTrendingGifs', { lang: 'en' }],
] as const)('a person asks for GIFs by %s no more often than searches are allowed', async (operation, query) => {
  const strict = await createTestApp({ RATE_LIMIT_SEARCHES_PER_USER: '2' });
  try {
    const bob = await strict.signIn('bob');
    const status = async () => (await strict.call(operation, { as: bob, query })).status;
    expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
  } finally {
    await strict.close();
  }
});
