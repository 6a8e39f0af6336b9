import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../database/database.ts';
import { ChainUnavailable, type PriceRound } from '../../integrations/chain/chain.ts';
import { FakeClock, HOUR_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { judgePrice } from './bnb-price.rules.ts';
import { lastPrice, storePrice } from './bnb-price.repository.ts';
import { createBnbPrices } from './bnb-price.service.ts';

const NOW = new Date('2026-11-20T09:00:00Z');
const seconds = (instant: Date): bigint => BigInt(Math.floor(instant.getTime() / 1000));
const round = (dollars: number, ageMs = 0, decimals = 8): PriceRound => ({
  round: 7n,
  answer: BigInt(dollars) * 10n ** BigInt(decimals),
  decimals,
  updatedAt: seconds(new Date(NOW.getTime() - ageMs)),
});

describe('a price to sell by (D45)', () => {
  it('is the feed’s, exact, with its round and its time', () => {
    expect(judgePrice({ ...round(612), answer: 612_12345678n }, [], NOW)).toEqual({
      price: { usd: '612.12345678', round: 7n, at: NOW },
    });
    expect(judgePrice(round(612, 0, 18), [], NOW)).toMatchObject({ price: { usd: '612.00000000' } });
    expect(judgePrice({ ...round(0), answer: 1n }, [], NOW)).toMatchObject({ price: { usd: '0.00000001' } });
  });

  it.each([0n, -1n])('is above 0: %s', (answer) => {
    expect(judgePrice({ ...round(1), answer }, [], NOW)).toEqual({ doubt: 'not_above_zero' });
  });

  it('is at most 5 minutes old, and no further ahead', () => {
    const of = (ageMs: number) => 'price' in judgePrice(round(600, ageMs), [], NOW);
    expect([5 * MINUTE_MS, 5 * MINUTE_MS + 1000, -5 * MINUTE_MS, -5 * MINUTE_MS - 1000].map(of)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(judgePrice({ ...round(600), updatedAt: 2n ** 80n }, [], NOW)).toEqual({ doubt: 'too_old' });
  });

  it('is at most 30% off the median of the hour, off both of two', () => {
    const of = (dollars: number, ...median: string[]) => 'price' in judgePrice(round(dollars), median, NOW);
    expect([780, 781, 420, 419].map((dollars) => of(dollars, '600'))).toEqual([true, false, true, false]);
    expect([546, 547, 420, 419].map((dollars) => of(dollars, '420', '600'))).toEqual([true, false, true, false]);
    expect(of(1200)).toBe(true);
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
  beforeEach(async () => {
    await database.db.deleteFrom('bnb_prices').execute();
    await database.db.deleteFrom('bnb_price_minutes').execute();
  });

  /** A feed's prices, set by a test. */
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

  it('of a minute is the first, and both middle ones of an even number count', async () => {
    const clock = new FakeClock(NOW);
    const { feed, readBnbPrice } = pricesOf(clock);
    const readAfter = async (ms: number, dollars: number) => {
      clock.advance(ms);
      feed.says = round(dollars, NOW.getTime() - clock.now().getTime());
      return await readBnbPrice();
    };
    expect(await readAfter(0, 600)).toMatchObject({ price: { usd: '600.00000000' } });
    expect(await readAfter(6000, 760)).toMatchObject({ price: { usd: '760.00000000' } });
    // 790 is near to 760, and too far from the first one.
    expect(await readAfter(6000, 790)).toEqual({ doubt: 'too_far' });
    expect(await readAfter(MINUTE_MS, 760)).toMatchObject({ price: { usd: '760.00000000' } });
    expect(await readAfter(6000, 530)).toEqual({ doubt: 'too_far' });
  });

  it('is not replaced by an earlier one that another process stores later', async () => {
    const at = new Date(NOW.getTime() - 1000);
    await storePrice(database.db, 31_337, { usd: '600.00000000', round: 8n, at: NOW }, NOW);
    await storePrice(database.db, 31_337, { usd: '590.00000000', round: 7n, at }, NOW);
    expect(await lastPrice(database.db, 31_337)).toMatchObject({ round: 8n });
  });

  it('walks nowhere by small steps: after an hour at one price a third of it takes half an hour', async () => {
    const clock = new FakeClock(NOW);
    const { feed, readBnbPrice } = pricesOf(clock);
    for (let minute = 0; minute < 60; minute += 1) {
      await readBnbPrice();
      clock.advance(MINUTE_MS);
      feed.says = round(600, -(minute + 1) * MINUTE_MS);
    }
    const readAt = async (dollars: number) => {
      clock.advance(MINUTE_MS);
      feed.says = round(dollars, NOW.getTime() - clock.now().getTime());
      return await readBnbPrice();
    };
    expect(await readAt(420)).toMatchObject({ price: { usd: '420.00000000' } });
    expect(await readAt(294)).toEqual({ doubt: 'too_far' });
    // Any number of reads within a minute is one price.
    for (let times = 0; times < 100; times += 1) {
      clock.advance(times % 2 === 0 ? 5001 : 0);
      feed.says = round(420, NOW.getTime() - clock.now().getTime());
      await readBnbPrice();
    }
    expect(await readAt(294)).toEqual({ doubt: 'too_far' });
    for (let minute = 0; minute < 30; minute += 1) await readAt(420);
    expect(await readAt(294)).toMatchObject({ price: { usd: '294.00000000' } });
    const minutes = await database.db.selectFrom('bnb_price_minutes').selectAll().execute();
    expect(minutes.length).toBeLessThanOrEqual(60);
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
