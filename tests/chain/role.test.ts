// Which process watches, and what is checked before anything is booked.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '../../apps/api/src/clock.ts';
import { ChainMisconfigured } from '../../apps/api/src/domains/watcher/prepare-chain.service.ts';
import type { Tick } from '../../apps/api/src/domains/watcher/watcher.service.ts';
import { PAUSES, startWatcher, type Watcher } from '../../apps/api/src/watcher-process.ts';
import { openWatchedChain, type WatchedChain } from './watched-chain.ts';

let ctx: WatchedChain;
beforeEach(async () => {
  ctx = await openWatchedChain();
});
afterEach(() => ctx.close());

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A watcher that counts its ticks, fast enough for a test. */
function startCounting(
  databaseUrl: string,
  {
    silentMs = 10_000,
    prepare = async () => undefined,
    work = async () => undefined,
  }: { silentMs?: number; prepare?: () => Promise<void>; work?: () => Promise<void> } = {},
): { watcher: Watcher; ticks: () => number; prepared: () => number } {
  let [ticks, prepared] = [0, 0];
  const service = {
    prepare: async () => {
      prepared += 1;
      await prepare();
    },
    tick: async () => {
      ticks += 1;
      await work();
      return { state: 'reads' as const, isAwaited: false, blockMs: 0, setAside: [], unshown: [] };
    },
  };
  const pauses = { tickMs: 5, awaitedMs: 5, retryMs: 5, tryMs: 5, silentMs };
  const watcher = startWatcher({ databaseUrl, chainId: 31_337, service, log: silent, clock: systemClock, pauses });
  return { watcher, ticks: () => ticks, prepared: () => prepared };
}

it('only one process watches at a time, and another takes over when its connection closes or it stops', async () => {
  const one = startCounting(ctx.databaseUrl);
  await expect.poll(one.ticks).toBeGreaterThan(2);
  const two = startCounting(ctx.databaseUrl);
  const ofOne = one.ticks();
  await expect.poll(one.ticks).toBeGreaterThan(ofOne + 20);
  expect(two.ticks()).toBe(0);
  // To the database server, the process looks dead, or silent for 10 seconds.
  await ctx.database.pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`);
  await expect.poll(two.ticks).toBeGreaterThan(2);
  await two.watcher.stop();
  const before = one.ticks();
  await expect.poll(one.ticks).toBeGreaterThan(before + 2);
  expect([one.prepared(), two.prepared()]).toEqual([2, 1]);
  await one.watcher.stop();
});

it('a hanging watcher loses the lock, and another tries to get it, within 15 s (SPEC 11)', () => {
  expect(PAUSES.silentMs + PAUSES.tryMs).toBeLessThan(15_000);
});

it('while somebody pays, a tick that waits or fails is repeated soon', async () => {
  const awaited = { state: 'reads', isAwaited: true, blockMs: 0, setAside: [], unshown: [] } as const;
  const outcomes: (() => Tick)[] = [
    () => awaited,
    () => ({ state: 'waits', for: 'rpc_unavailable', reason: 'The RPC answered 500.' }),
    () => {
      throw new Error('a fault of ours');
    },
    () => awaited,
  ];
  let ticks = 0;
  const ended = Promise.withResolvers<void>();
  const service = {
    prepare: async () => undefined,
    async tick() {
      const outcome = outcomes[ticks];
      ticks += 1;
      if (ticks === outcomes.length) ended.resolve();
      return outcome?.() ?? awaited;
    },
  };
  // A pause between ticks without a payment would outlast the test.
  const pauses = { tickMs: 600_000, awaitedMs: 5, retryMs: 5, tryMs: 5, silentMs: 10_000 };
  const { databaseUrl } = ctx;
  const watcher = startWatcher({ databaseUrl, chainId: 31_337, service, log: silent, clock: ctx.clock, pauses });
  await ended.promise;
  await watcher.stop();
  expect(ticks).toBeGreaterThanOrEqual(outcomes.length);
  expect(PAUSES.awaitedMs).toBeLessThan(PAUSES.retryMs);
  expect(PAUSES.retryMs).toBeLessThanOrEqual(1000);
});

it.each(['prepare', 'work'] as const)(
  'a long %s keeps the lock: the database does not take it for silence',
  async (act) => {
    const { pool } = ctx.database;
    const [began, silence] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const long = (): Promise<void> => {
      began.resolve();
      return silence.promise;
    };
    const one = startCounting(ctx.databaseUrl, { silentMs: 300, [act]: long });
    await began.promise;
    const two = startCounting(ctx.databaseUrl);
    // Three times the tolerated silence, by its own clock.
    await pool.query('select pg_sleep(0.9)');
    expect([one.ticks(), two.prepared()]).toEqual([act === 'work' ? 1 : 0, 0]);
    silence.resolve();
    await expect.poll(one.ticks).toBeGreaterThan(2);
    expect([one.prepared(), two.prepared()]).toEqual([1, 0]);
    await Promise.all([one.watcher.stop(), two.watcher.stop()]);
  },
);

it('another chain id, or a token with other decimals, stops the start (D48)', async () => {
  await expect(ctx.watcher().prepare()).resolves.toBeUndefined();
  const other = { ...ctx.reader, verify: async () => false };
  await expect(ctx.watcher(other).prepare()).rejects.toThrow(ChainMisconfigured);
  const six = { ...ctx.reader, tokenDecimals: async () => 6 };
  await expect(ctx.watcher(six).prepare()).rejects.toThrow(/USDT_ADDRESS .* 6 decimals/);
});

it('reports to every process that it waits, is gone or stopped', async () => {
  const { db } = ctx.database;
  const { warnings } = ctx.watcher();
  expect(await warnings()).toEqual([]);
  await db.updateTable('chain_cursors').set({ waits_for: 'rpc_unavailable' }).execute();
  expect(await warnings()).toEqual(['payments_wait']);
  ctx.clock.advance(31_000);
  expect(await warnings()).toEqual(['payments_unwatched']);
  await ctx.tick();
  expect(await warnings()).toEqual([]);
  await db.updateTable('chain_cursors').set({ halted: 'changed' }).execute();
  expect(await warnings()).toEqual(['payments_halted']);
});
