// The process that watches the chain (apps/api/src/watch.ts), which a test kills or stops at any of its steps.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { type DatabaseLink, linkTo } from '../../apps/api/src/testing/database-link.ts';
import { CONTRACTS, SANDBOX_CHAIN_ID, SANDBOX_XPUB } from '../../apps/sandbox/src/chain/values.ts';
import { COIN, openWatchedChain, type TestPayment } from '../chain/watched-chain.ts';
import { until } from './mortal.ts';
import { after, type Ears, statementsOf } from './statements.ts';

const DUE = COIN / 10n;

interface Watching {
  child: ChildProcess;
  /** From now on: each statement, and each request to the chain ("rpc"). */
  listen(ears: Ears): void;
  kill(): Promise<void>;
}

/** Payments that one process books, and another after it. */
export interface Booking {
  /** Kills the watching process at a step, which still runs if it `passes`; another is started, and is the next to be killed. */
  killAt(isFatal: (step: string) => boolean, passes: boolean): Promise<void>;
  /** The watching process dies or hangs in the middle of booking, while another waits to take over. */
  takeOver(signal: 'SIGKILL' | 'SIGSTOP'): Promise<void>;
  close(): Promise<void>;
}

export const inTransfers = /insert into "transfers"/;

export async function openBooking(): Promise<Booking> {
  const ctx = await openWatchedChain(new Date().toISOString());
  const watching = new Set<Watching>();
  /** The process that watches now. */
  let watcher = await startWatching();

  return {
    async killAt(isFatal, passes) {
      const ended = once(watcher.child, 'exit');
      await until(async () => (await holder()) !== undefined);
      watcher.listen((step) => {
        if (watcher.child.killed) return false;
        if (!isFatal(step)) return true;
        watcher.child.kill('SIGKILL');
        return passes;
      });
      const payments = await pay();
      await ended;
      await watcher.kill();
      watcher = await startWatching();
      await expectAllBooked(payments);
    },

    async takeOver(signal) {
      const first = watcher;
      await until(async () => (await holder()) !== undefined);
      const before = await holder();
      watcher = await startWatching();
      const waiting = `select from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_lock%'`;
      await expect.poll(async () => (await ctx.database.pool.query(waiting)).rowCount).toBeGreaterThan(0);
      const stopped = Promise.withResolvers<void>();
      const isFatal = after(inTransfers, /^commit$/);
      first.listen((step) => {
        if (!isFatal(step)) return true;
        first.child.kill(signal);
        stopped.resolve();
        return false;
      });
      const payments = await pay();
      await stopped.promise;
      await expectAllBooked(payments);
      const now = await holder();
      expect(now).not.toBe(before);
      if (signal === 'SIGKILL') return;
      // It resumes in the middle of its work: that is over, and another process has its place.
      first.listen(() => true);
      first.child.kill('SIGCONT');
      await expectAllBooked(await pay());
      expect(await holder()).toBe(now);
    },

    async close() {
      await Promise.all([...watching].map((one) => one.kill()));
      await ctx.close();
    },
  };

  async function startWatching(): Promise<Watching> {
    let ears: Ears = () => true;
    const toDatabase = await linkTo(ctx.databaseUrl, () => statementsOf((statement) => ears(statement)));
    const toChain = await linkTo(ctx.chain.url, () => () => ears('rpc'));
    const child = spawn(process.execPath, ['apps/api/src/watch.ts'], {
      env: {
        PATH: process.env['PATH'],
        DATABASE_URL: toDatabase.connectionString,
        BSC_RPC_URL: toChain.connectionString,
        CHAIN_ID: String(SANDBOX_CHAIN_ID),
        DEPOSIT_XPUB: SANDBOX_XPUB,
        BUSD_ADDRESS: CONTRACTS.busd,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = once(child, 'exit');
    const one: Watching = {
      child,
      listen: (others) => {
        ears = others;
      },
      async kill() {
        watching.delete(one);
        child.kill('SIGKILL');
        await ended;
        await Promise.all([toDatabase, toChain].map((link: DatabaseLink) => link.close()));
      },
    };
    watching.add(one);
    return one;
  }

  /** Who holds the watchers' lock. */
  async function holder(): Promise<number | undefined> {
    const { rows } = await ctx.database.pool.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows[0]?.pid;
  }

  /** One pays exactly, one in two parts, one through a contract, and one with a token that was not requested. */
  async function pay(): Promise<{ paid: TestPayment[]; wrong: TestPayment }> {
    const [exact, parts, inner, wrong] = [await ctx.pay(), await ctx.pay('usdt'), await ctx.pay(), await ctx.pay()];
    await ctx.chain.transfer(
      { to: exact.address, asset: 'bnb', amount: DUE },
      { to: parts.address, asset: 'usdt', amount: DUE / 2n },
      { to: inner.address, asset: 'internal', amount: DUE },
      { to: wrong.address, asset: 'usdt', amount: DUE },
    );
    await ctx.chain.transfer({ to: parts.address, asset: 'usdt', amount: DUE / 2n });
    await ctx.chain.mine(2);
    return { paid: [exact, parts, inner], wrong };
  }

  /** Everything is booked to the wei, each paid payment bought one period, and its payer was notified once. */
  async function expectAllBooked({ paid, wrong }: Awaited<ReturnType<typeof pay>>): Promise<void> {
    const { number } = await ctx.reader.finalized();
    const cursor = ctx.database.db.selectFrom('chain_cursors').select('block_number');
    await expect.poll(async () => (await cursor.executeTakeFirstOrThrow()).block_number).toBe(Number(number));
    expect(await ctx.differences()).toEqual([]);
    for (const payment of paid) expect(await ctx.standing(payment)).toEqual(['confirmed', null]);
    expect(await ctx.standing(wrong)).toEqual(['pending', 'wrong_asset']);
    const { rows } = await ctx.database.pool.query<{ told: number; confirmed: number }>(
      `select (select count(*) from notifications where type = 'payment_confirmed') as told,
            (select count(*) from payments where status = 'confirmed') as confirmed`,
    );
    expect(rows[0]?.told).toBe(rows[0]?.confirmed);
  }
}
