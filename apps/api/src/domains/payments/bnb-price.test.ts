import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../database/database.ts';
import { ChainUnavailable, type PriceRound } from '../../integrations/chain/chain.ts';
import { FakeClock, HOUR_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type BnbPrice, judgePrice } from './bnb-price.rules.ts';
import { createBnbPrices } from './bnb-price.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const seconds = (instant: Date): bigint => BigInt(Math.floor(instant.getTime() / 1000));
const round = (dollars: number, ageMs = 0, decimals = 8): PriceRound => ({
  round: 7n,
  answer: BigInt(dollars) * 10n ** BigInt(decimals),
  decimals,
  updatedAt: seconds(new Date(NOW.getTime() - ageMs)),
});
const good = (usd: string, ageMs = 0): BnbPrice => ({ usd, round: 6n, at: new Date(NOW.getTime() - ageMs) });

describe('a price to sell by (D45)', () => {
  it('is the feed’s, exact, with its round and its time', () => {
    expect(judgePrice({ ...round(612), answer: 612_12345678n }, null, NOW)).toEqual({
      price: { usd: '612.12345678', round: 7n, at: NOW },
    });
    expect(judgePrice(round(612, 0, 18), null, NOW)).toMatchObject({ price: { usd: '612.00000000' } });
    expect(judgePrice({ ...round(0), answer: 1n }, null, NOW)).toMatchObject({ price: { usd: '0.00000001' } });
  });

  it.each([0n, -1n])('is above 0: %s', (answer) => {
    expect(judgePrice({ ...round(1), answer }, null, NOW)).toEqual({ doubt: 'not_above_zero' });
  });

  it('is at most 5 minutes old, and no further ahead', () => {
    const of = (ageMs: number) => 'price' in judgePrice(round(600, ageMs), null, NOW);
    expect([5 * MINUTE_MS, 5 * MINUTE_MS + 1000, -5 * MINUTE_MS, -5 * MINUTE_MS - 1000].map(of)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(judgePrice({ ...round(600), updatedAt: 2n ** 80n }, null, NOW)).toEqual({ doubt: 'too_old' });
  });

  it('is at most 30% off the last good one of the hour', () => {
    const of = (dollars: number, last: BnbPrice) => 'price' in judgePrice(round(dollars), last, NOW);
    expect([780, 781, 420, 419].map((dollars) => of(dollars, good('600')))).toEqual([true, false, true, false]);
    expect(of(1200, good('600', HOUR_MS))).toBe(false);
    expect(of(1200, good('600', HOUR_MS + 1))).toBe(true);
  });
});

describe('reading it', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    database = openDatabase(testDatabase.connectionString);
  });
  afterAll(async () => {
    await database.close();
    await testDatabase.drop();
  });
  beforeEach(() => database.db.deleteFrom('bnb_prices').execute());

  /** Prices of a feed that a test sets. */
  function pricesOf(clock: FakeClock) {
    const feed: { says: PriceRound | Error; asked: number } = { says: round(600), asked: 0 };
    const chain = {
      chainId: 31_337,
      latestPrice: async () => {
        feed.asked += 1;
        if (feed.says instanceof Error) throw feed.says;
        return feed.says;
      },
    };
    const prices = createBnbPrices({ db: database.db, clock, chain });
    return { feed, readBnbPrice: prices.readBnbPrice };
  }

  it('stores the last good one, which the next is compared with, in any process', async () => {
    const clock = new FakeClock(NOW);
    const { feed, readBnbPrice } = pricesOf(clock);
    expect(await readBnbPrice()).toMatchObject({ price: { usd: '600.00000000' } });
    feed.says = round(1200);
    expect(await pricesOf(clock).readBnbPrice()).toMatchObject({ price: { usd: '600.00000000' } });
    clock.advance(6000);
    expect(await readBnbPrice()).toEqual({ doubt: 'too_far' });
    const other = pricesOf(clock);
    other.feed.says = round(1200);
    expect(await other.readBnbPrice()).toEqual({ doubt: 'too_far' });
    clock.advance(HOUR_MS);
    other.feed.says = round(1200, -HOUR_MS);
    expect(await other.readBnbPrice()).toMatchObject({ price: { usd: '1200.00000000' } });
    const stored = await database.db.selectFrom('bnb_prices').selectAll().execute();
    expect(stored).toMatchObject([{ usd: '1200.00000000', round: '7' }]);
  });

  it('asks the chain once in 5 seconds, and again at once after a failure', async () => {
    const clock = new FakeClock(NOW);
    const { feed, readBnbPrice } = pricesOf(clock);
    feed.says = new ChainUnavailable('The RPC did not answer');
    expect(await readBnbPrice()).toEqual({ doubt: 'no_chain' });
    feed.says = round(600);
    await Promise.all(Array.from({ length: 20 }, () => readBnbPrice()));
    expect(feed.asked).toBe(2);
  });
});
