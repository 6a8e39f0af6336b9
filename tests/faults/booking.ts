// The process that watches the chain (apps/api/src/watch.ts), which a test kills or stops at any of its steps.
import { expect } from 'vitest';
import { type DatabaseLink, linkTo } from '../../apps/api/src/testing/database-link.ts';
import { CONTRACTS, SANDBOX_CHAIN_ID, SANDBOX_XPUB } from '../../apps/sandbox/src/chain/values.ts';
import { COIN, openWatchedChain, type TestPayment } from '../chain/watched-chain.ts';
import { type Mortal, startMortal, until as untilPrograms } from './mortal.ts';
import { after, type Ears } from './statements.ts';

const DUE = COIN / 10n;

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
  const watching = new Set<Mortal>();
  const toChain: DatabaseLink[] = [];
  const until = (isSo: () => boolean | Promise<boolean>): Promise<void> => untilPrograms(isSo, watching);
  /** The process that watches now. */
  let watcher = await startWatching();

  return {
    async killAt(isFatal, passes) {
      const victim = watcher;
      let isDead = false;
      await until(async () => (await holder()) !== undefined);
      victim.listen((step) => {
        if (isDead) return false;
        if (!isFatal(step)) return true;
        isDead = true;
        void victim.kill();
        return passes;
      });
      const payments = await pay();
      await until(() => isDead);
      await victim.kill();
      watcher = await startWatching();
      await expectAllBooked(payments);
    },

    async takeOver(signal) {
      const first = watcher;
      await until(async () => (await holder()) !== undefined);
      const before = await holder();
      watcher = await startWatching();
      const waiting = `select from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_lock%'`;
      await until(async () => (await ctx.database.pool.query(waiting)).rowCount !== 0);
      let isStopped = false;
      const isFatal = after(inTransfers, /^commit$/);
      first.listen((step) => {
        if (!isFatal(step)) return true;
        isStopped = true;
        if (signal === 'SIGKILL') void first.kill();
        else process.kill(first.pid, signal);
        return false;
      });
      const payments = await pay();
      await until(() => isStopped);
      await expectAllBooked(payments);
      const now = await holder();
      expect(now).not.toBe(before);
      if (signal === 'SIGKILL') return;
      // It resumes in the middle of its work: that is over, and another process has its place.
      first.listen(() => true);
      process.kill(first.pid, 'SIGCONT');
      await expectAllBooked(await pay());
      expect(await holder()).toBe(now);
    },

    async close() {
      await Promise.all([...watching].map((one) => one.kill()));
      await Promise.all(toChain.map((link) => link.close()));
      await ctx.close();
    },
  };

  /** It hears each statement, and each request to the chain ("rpc"). */
  async function startWatching(): Promise<Mortal> {
    let ears: Ears = () => true;
    const link = await linkTo(ctx.chain.url, () => () => ears('rpc'));
    toChain.push(link);
    const mortal = await startMortal('apps/api/src/watch.ts', ctx.databaseUrl, {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      BSC_RPC_URL: link.connectionString,
      CHAIN_ID: String(SANDBOX_CHAIN_ID),
      DEPOSIT_XPUB: SANDBOX_XPUB,
      BUSD_ADDRESS: CONTRACTS.busd,
    });
    mortal.listen((statement) => ears(statement));
    const one: Mortal = {
      ...mortal,
      listen(others) {
        ears = others;
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
    await until(async () => (await cursor.executeTakeFirstOrThrow()).block_number === Number(number));
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
