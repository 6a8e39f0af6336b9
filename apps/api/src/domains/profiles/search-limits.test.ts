import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

let ctx: TestApp;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  [alice, bob] = [await ctx.signIn('alice', 'premium'), await ctx.signIn('bob')];
});
afterAll(() => ctx.close());

const search = (as: TestUser, query: Record<string, string> = {}) => ctx.call('searchProfiles', { as, query });

/** Blocks every read of profiles while `work` runs. */
async function whileProfilesAreHeld(work: (release: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const holder = await ctx.database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table profiles in access exclusive mode');
  try {
    await work(() => holder.query('rollback'));
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

describe('searches', () => {
  it('of one person run three at a time: a fourth is turned away at once, those of others are not', async () => {
    await whileProfilesAreHeld(async (release) => {
      const ofAlice = [search(alice), search(alice), search(alice, { searchText: 'wallets' }), search(alice)];
      const ofBob = search(bob);
      expect(await Promise.race([...ofAlice, ofBob])).toMatchObject({
        status: 429,
        body: { code: 'rate_limited' },
        headers: { 'retry-after': '1' },
      });
      await release();
      const statuses = (await Promise.all(ofAlice)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, 200, 200, 429]);
      expect((await ofBob).status).toBe(200);
    });
    // Each slot was released.
    expect((await Promise.all([search(alice), search(alice), search(alice)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
  });

  it('are given up sooner than anything else, as busy, and give their slots back', async () => {
    const { _id } = await ctx.newProfile(alice);
    await whileProfilesAreHeld(async (release) => {
      const other = ctx.call('getProfile', { as: alice, path: { id: _id } });
      const searches = [search(alice), search(alice), search(alice)];
      const first = await Promise.race([other, ...searches]);
      expect(first).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
      expect((await Promise.all(searches)).map(({ status }) => status)).toEqual([503, 503, 503]);
      await release();
      expect((await other).status).toBe(200);
    });
    expect((await search(alice)).status).toBe(200);
  });

  it('run apart: they take no connection from anybody', async () => {
    const taken = () => ctx.database.pool.totalCount - ctx.database.pool.idleCount;
    await whileProfilesAreHeld(async (release) => {
      const waiting = search(alice);
      await untilSomeoneWaits(ctx.database.pool);
      // The one that holds the table.
      expect(taken()).toBe(1);
      await release();
      expect((await waiting).status).toBe(200);
    });
  });
});

describe('the words of a search', () => {
  const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve';
  const names = async (searchText: string) => {
    const { profiles } = await ctx.ok('searchProfiles', { as: bob, query: { searchText } });
    return profiles.map(({ name }) => name);
  };

  it('are its first twelve', async () => {
    await ctx.newProfile(alice, { name: 'Counter', bio: NUMBERS });
    expect(await names(`${NUMBERS} thirteen`)).toEqual(['Counter']);
    expect(await names(NUMBERS.replace('twelve', 'dozen'))).toEqual([]);
  });

  it('are the first twelve pairs of Chinese', async () => {
    const text = '一二三四五六七八九十百千万';
    await ctx.newProfile(alice, { name: 'Zähler', bio: text });
    expect(await names(`${text}亿`)).toEqual(['Zähler']);
    expect(await names(`${text.slice(0, 12)}亿`)).toEqual([]);
  });

  it.each(['tags', 'languages'])('to filter by are as many %s as a profile can have', async (name) => {
    const list = (length: number) => Array.from({ length }, (_, index) => `w${index}`).join();
    expect(await search(alice, { [name]: `${list(20)},W1, w2 ,` })).toMatchObject({ status: 200 });
    expect(await search(alice, { [name]: list(21) })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: `query/${name}`, code: 'too_many' }] },
    });
  });
});
