import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pairOf } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { isAddress } from '../../lib/eip55.ts';

const MINUTE_MS = 60_000;

let ctx: TestApp;
let alice: TestUser;
let count = 0;
let address: string;
let profile: string;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

beforeEach(async () => {
  count += 1;
  alice = await ctx.signIn(`alice${count}`);
  address = `0x${String(count).padStart(40, 'a')}`;
  const { first, second } = ctx.market;
  for (const source of [first, second]) Object.assign(source, { isDown: false }).asked.length = 0;
  profile = (
    await ctx.newProfile(alice, {
      profileType: 'project',
      projectData: { projectType: 'token', tokenAddress: address },
    })
  )._id;
});

const read = () => ctx.call('getTokenMarket', { path: { address } });

describe('the market of a token', () => {
  it('comes from the first source that has a pair, in the shape of SPEC 3, to guests too', async () => {
    ctx.market.first.pairs.set(address, pairOf('TIDE'));
    ctx.market.second.pairs.set(address, pairOf('OTHER'));
    expect((await read()).body).toEqual({
      chain: 'bsc',
      address,
      symbol: 'TIDE',
      priceUsd: '0.0042137',
      priceChange: { h24: 5.13 },
      fdv: '42137000',
      marketCap: '12345678',
      volume: { h24: '532149.2' },
      liquidity: { usd: '1204800.5' },
      url: 'https://dexscreener.com/bsc/0x1',
      dexId: 'pancakeswap',
      source: 'dexscreener',
      readAt: ctx.clock.now().toISOString(),
      ageSeconds: 0,
    });
    expect(ctx.market.second.asked).toEqual([]);
  });

  it.each(['has no pair', 'is down'])('comes from the second where the first %s', async (why) => {
    ctx.market.first.isDown = why === 'is down';
    ctx.market.second.pairs.set(address, pairOf('TIDE'));
    expect((await read()).body).toMatchObject({ symbol: 'TIDE', source: 'geckoterminal' });
  });

  it('is asked for once a minute, however many read it at once', async () => {
    ctx.market.first.pairs.set(address, pairOf('TIDE'));
    await Promise.all(Array.from({ length: 10 }, read));
    ctx.clock.advance(MINUTE_MS);
    await read();
    expect(ctx.market.first.asked).toEqual([address]);
    ctx.clock.advance(1);
    await read();
    expect(ctx.market.first.asked).toEqual([address, address]);
  });

  it('is one token in either case of its letters', async () => {
    ctx.market.first.pairs.set(address, pairOf('TIDE'));
    await read();
    const shouted = `0x${address.slice(2).toUpperCase()}`;
    expect(await ctx.call('getTokenMarket', { path: { address: shouted } })).toMatchObject({ status: 200 });
    expect(ctx.market.first.asked).toEqual([address]);
    // In the profile too.
    await ctx.ok('deleteProfile', { as: alice, path: { id: profile } });
    await ctx.newProfile(alice, {
      profileType: 'project',
      projectData: { projectType: 'token', tokenAddress: shouted },
    });
    ctx.clock.advance(MINUTE_MS + 1);
    expect((await read()).status).toBe(200);
  });

  it('stays for an hour with its age while no source answers, and no longer', async () => {
    ctx.market.first.pairs.set(address, pairOf('TIDE'));
    await read();
    ctx.market.first.isDown = true;
    ctx.market.second.isDown = true;
    ctx.clock.advance(60 * MINUTE_MS);
    expect((await read()).body).toMatchObject({ symbol: 'TIDE', ageSeconds: 3600 });
    ctx.clock.advance(MINUTE_MS);
    expect(await read()).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    ctx.market.first.isDown = false;
    ctx.clock.advance(MINUTE_MS);
    expect((await read()).body).toMatchObject({ ageSeconds: 0 });
  });

  it('stays as well when one source is down and the other has no pair', async () => {
    ctx.market.first.pairs.set(address, pairOf('TIDE'));
    await read();
    ctx.market.first.isDown = true;
    ctx.clock.advance(2 * MINUTE_MS);
    expect((await read()).body).toMatchObject({ symbol: 'TIDE', ageSeconds: 120 });
  });

  it('is not there for a token that nobody trades, and is looked for again after a minute', async () => {
    expect(await read()).toMatchObject({ status: 404, body: { code: 'token_not_available' } });
    await read();
    expect(ctx.market.first.asked).toHaveLength(1);
    ctx.market.first.pairs.set(address, pairOf('TIDE'));
    ctx.clock.advance(MINUTE_MS + 1);
    expect((await read()).status).toBe(200);
  });

  it('is not looked up for a token that no living project names', async () => {
    ctx.market.first.pairs.set(address, pairOf('TIDE'));
    await ctx.ok('deleteProfile', { as: alice, path: { id: profile } });
    expect(await read()).toMatchObject({ status: 404, body: { code: 'token_not_available' } });
    expect(ctx.market.first.asked).toEqual([]);
  });

  it.each(['0x1', 'bsc', `0x${'g'.repeat(40)}`, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD'.replace('5aA', '5aa')])(
    'refuses %s, which is no address',
    async (wrong) => {
      expect(await ctx.call('getTokenMarket', { path: { address: wrong } })).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ path: 'path/address' }] },
      });
    },
  );
});

it.each(['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'])(
  '%s has the checksum of EIP-55',
  (right) => {
    expect(isAddress(right)).toBe(true);
    expect(isAddress(right.toLowerCase())).toBe(true);
  },
);
