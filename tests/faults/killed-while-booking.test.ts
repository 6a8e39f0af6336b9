// `kill -9` of the process that watches the chain (apps/api/src/watch.ts), before any step that it takes and within them, and one that hangs.
// Whoever goes on after it books each wei once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseLink, type Listener, linkTo } from '../../apps/api/src/testing/database-link.ts';
import { CONTRACTS, SANDBOX_CHAIN_ID, SANDBOX_XPUB } from '../../apps/sandbox/src/chain/values.ts';
import { COIN, openWatchedChain, type TestPayment, type WatchedChain } from '../chain/watched-chain.ts';

const DUE = COIN / 10n;
const PATIENCE = { timeout: 60_000, interval: 50 };
/** How long nobody may watch, in seconds (SPEC 11). */
const TAKEOVER_S = 15;

let ctx: WatchedChain;
const watching = new Set<Watching>();
/** The one that watches now. */
let watcher: Watching;
beforeAll(async () => {
  ctx = await openWatchedChain(new Date().toISOString());
  watcher = await startWatching();
});
afterAll(async () => {
  await Promise.all([...watching].map((one) => one.kill()));
  await ctx.close();
});

/** Hears of each statement before the database does, and of each question to the chain ("rpc"); where it answers false, it is never told. */
type Ears = (step: string) => boolean;

interface Watching {
  child: ChildProcess;
  /** From now on. */
  listen(ears: Ears): void;
  kill(): Promise<void>;
}

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

/** Hears the statements of one connection in PostgreSQL's protocol, also those that were prepared before. */
function statementsOf(ears: Ears): Listener {
  const prepared = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (sent) => {
    let passes = true;
    rest = Buffer.concat([rest, sent]);
    for (;;) {
      // The first message has no type.
      const start = isStarted ? 1 : 0;
      if (rest.length < start + 4) return passes;
      const length = start + rest.readInt32BE(start);
      if (rest.length < length) return passes;
      const type = isStarted ? rest.toString('latin1', 0, 1) : '';
      const [first = '', second = ''] = rest.toString('latin1', start + 4, length).split('\0');
      if (type === 'P') prepared.set(first, second);
      if (type === 'B' && !ears(prepared.get(second) ?? '')) passes = false;
      if (type === 'Q' && !ears(first)) passes = false;
      isStarted = true;
      rest = rest.subarray(length);
    }
  };
}

/** Who holds the lock of all watchers, and the database's clock. */
async function holder(): Promise<{ pid: number | null; at: number }> {
  const { rows } = await ctx.database.pool.query<{ pid: number | null; at: number }>(
    `select (select pid from pg_locks where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())) as pid,
     extract(epoch from clock_timestamp())::float as at`,
  );
  return rows[0] ?? { pid: null, at: Number.NaN };
}

/** One pays exactly, one in two parts, one by a contract, and one with a token that was not asked for. */
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

/** Everything is booked to the wei, each paid payment bought one period, and its payer was told once. */
async function expectAllBooked({ paid, wrong }: Awaited<ReturnType<typeof pay>>, when: string): Promise<void> {
  const { number } = await ctx.reader.finalized();
  const cursor = ctx.database.db.selectFrom('chain_cursors').select('block_number');
  await expect
    .poll(async () => (await cursor.executeTakeFirstOrThrow()).block_number, { ...PATIENCE, message: when })
    .toBe(Number(number));
  expect(await ctx.differences(), when).toEqual([]);
  for (const payment of paid) expect(await ctx.standing(payment), when).toEqual(['confirmed', null]);
  expect(await ctx.standing(wrong), when).toEqual(['pending', 'wrong_asset']);
  const { rows } = await ctx.database.pool.query<{ told: number; confirmed: number }>(
    `select (select count(*) from notifications where type = 'payment_confirmed') as told,
            (select count(*) from payments where status = 'confirmed') as confirmed`,
  );
  expect(rows[0]?.told, when).toBe(rows[0]?.confirmed);
}

const inTransfers = /insert into "transfers"/;
/** Where it is killed: at the first step of this text, after those that are named before it; and whether that step is still taken. */
const points: [string, RegExp[], boolean][] = [
  ['before the cursor is locked', [/"chain_cursors".* for update/], false],
  ['before transfers are booked', [inTransfers], false],
  ['after transfers are booked', [inTransfers], true],
  ['before a period is given', [/insert into "subscription_periods"/], false],
  ['before the cursor moves', [/update "chain_cursors".*block_number/], false],
  ['before COMMIT', [inTransfers, /^commit$/], false],
  ['at COMMIT, which the database gets', [inTransfers, /^commit$/], true],
  ['after COMMIT', [inTransfers, /^commit$/, /./], false],
];

/** Kills the one that watches at a step of booking; another one is started, and is the next to be killed. */
async function killAt(isFatal: Ears, passes: boolean, when: string): Promise<void> {
  const ended = once(watcher.child, 'exit');
  await expect.poll(async () => (await holder()).pid, PATIENCE).not.toBeNull();
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
  await expectAllBooked(payments, when);
}

it.each(points)('killed %s, it loses nothing and books nothing twice', { timeout: 120_000 }, (name, steps, passes) => {
  const left = [...steps];
  const isFatal = (step: string): boolean => {
    if (left[0]?.test(step) === true) left.shift();
    return left.length === 0;
  };
  return killAt(isFatal, passes, name);
});

it('killed at any other step, it loses nothing and books nothing twice', { timeout: 120_000 }, async () => {
  for (let times = 0; times < 3; times++) {
    const fatal = 1 + Math.floor(Math.random() * 60);
    let steps = 0;
    await killAt(() => (steps += 1) === fatal, false, `killed at step ${fatal}`);
  }
});

it.each([
  ['dies', 'SIGKILL'],
  ['hangs', 'SIGSTOP'],
] as const)(
  'when it %s in the middle of booking, another has booked it all within 15 s',
  { timeout: 120_000 },
  async (_, signal) => {
    const first = watcher;
    await expect.poll(async () => (await holder()).pid, PATIENCE).not.toBeNull();
    const { pid } = await holder();
    watcher = await startWatching();
    const waiting = `select from pg_stat_activity where datname = current_database() and query like '%pg_try_advisory_lock%'`;
    await expect.poll(async () => (await ctx.database.pool.query(waiting)).rowCount, PATIENCE).toBeGreaterThan(0);
    const stopped = Promise.withResolvers<void>();
    const left = [inTransfers, /^commit$/];
    first.listen((step) => {
      if (left[0]?.test(step) === true) left.shift();
      if (left.length > 0) return true;
      first.child.kill(signal);
      stopped.resolve();
      return false;
    });
    const payments = await pay();
    await stopped.promise;
    const { at: since } = await holder();
    await expectAllBooked(payments, 'taken over');
    const { pid: now, at } = await holder();
    expect(now).not.toBe(pid);
    expect(at - since).toBeLessThan(TAKEOVER_S);
    if (signal === 'SIGKILL') return;
    // It wakes up in the middle of what it did: that is over, and another one has its place.
    first.listen(() => true);
    first.child.kill('SIGCONT');
    const more = await pay();
    await expectAllBooked(more, 'woken up');
    expect(await holder()).toMatchObject({ pid: now });
  },
);
