// The drill (D77): a community whose payments are on a chain loses its database, gets it back from a backup, and loses
// nothing else.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createEmptyDatabase } from '../../apps/api/src/operator/testing.ts';
import type { TestDatabase } from '../../apps/api/src/testing/test-database.ts';
import { SANDBOX_TREASURY, SANDBOX_WORDS } from '../../apps/sandbox/src/chain/values.ts';
import { buildSandbox, type Sandbox } from '../../apps/sandbox/src/server.ts';
import { run as runTreasury } from '../../apps/treasury/src/cli.ts';
import { keysOf } from '../../apps/treasury/src/keys.ts';
import { writeFile } from 'node:fs/promises';
import { COIN, holdingsAt, openWatchedChain, type TestPayment, type WatchedChain } from './watched-chain.ts';

const DUE = COIN / 10n;

let folder: string;
let lost: WatchedChain;
let sandbox: Sandbox;
let target: TestDatabase;
let restored: WatchedChain;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mutuals-drill-'));
  lost = await openWatchedChain();
  sandbox = await buildSandbox({ dataDir: folder, port: 0, realtimeKey: 'app.key:secret', chain: lost.chain });
  target = await createEmptyDatabase();
  await writeFile(path.join(folder, 'seed'), SANDBOX_WORDS, { mode: 0o600 });
});
afterAll(async () => {
  await restored.close();
  await target.drop();
  await sandbox.close();
  await lost.close();
  await rm(folder, { recursive: true });
});

const env = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SANDBOX_URL: sandbox.url,
  BACKUP_DIR: path.join(folder, 'backups'),
  BACKUP_PASSPHRASE: 'correct horse battery staple',
  TREASURY_ADDRESS: SANDBOX_TREASURY,
  TREASURY_SEED_FILE: path.join(folder, 'seed'),
});

const send = (to: TestPayment, amount = DUE, asset: 'bnb' | 'usdt' | 'busd' = 'bnb') =>
  lost.chain.transfer({ to: to.address, asset, amount });

async function treasury(command: string): Promise<{ code: number; said: string[] }> {
  const said: string[] = [];
  const world = { env: env(target.connectionString), print: (line: string) => said.push(line), ask: null };
  const code = await runTreasury(command.split(' '), { ...world, pause: restored.settle });
  return { code, said };
}

/** All wei that lie at some addresses, or were moved from there, by coin. */
async function onChain(payments: readonly TestPayment[]): Promise<Record<string, bigint>> {
  const { number } = await lost.chain.client.getBlock({ blockTag: 'finalized' });
  const addresses = payments.map(({ address }) => address);
  const all = await holdingsAt(lost.chain, addresses, number);
  const sum = (coin: 'bnb' | 'usdt' | 'busd'): bigint => all.reduce((total, holdings) => total + holdings[coin], 0n);
  return { bnb: sum('bnb'), usdt: sum('usdt'), busd: sum('busd') };
}

/** All wei that the restored database lists, by coin. */
async function listed(): Promise<Record<string, bigint>> {
  const { rows } = await restored.database.pool.query<{ asset: string; amount: string }>(
    `select asset, sum(amount_wei)::text as amount from (
       select asset, amount_wei from transfers union all select asset, amount_wei from found_deposits) all_of_it group by asset`,
  );
  return { bnb: 0n, usdt: 0n, busd: 0n, ...Object.fromEntries(rows.map((row) => [row.asset, BigInt(row.amount)])) };
}

it('a restored community gives no address out twice, lists every wei, and its books agree (D16, D77)', async () => {
  // A community with payments: confirmed ones in two coins, one that came to too little, and open ones.
  const [bnb, usdt, little, open, abandoned] = [
    await lost.pay(),
    await lost.pay('usdt'),
    await lost.pay(),
    await lost.pay(),
    await lost.pay(),
  ];
  await send(bnb);
  await send(usdt, DUE, 'usdt');
  await send(little, DUE / 3n);
  await lost.settle();
  expect(await lost.standing(bnb)).toEqual(['confirmed', null]);
  expect(await call('backup', env(lost.databaseUrl))).toMatchObject({ code: 0, problems: [] });

  // More of both after the backup: a payment of before it is paid, and new people pay, or get an address.
  await send(open);
  const paid = await lost.pay();
  await send(paid);
  const inTokens = await lost.pay('busd');
  await send(inTokens, 3n * DUE, 'busd');
  const unpaid = [await lost.pay(), await lost.pay('usdt')] as const;
  await lost.settle();
  expect(await lost.standing(paid)).toEqual(['confirmed', null]);
  const before = [bnb, usdt, little, open, abandoned, paid, inTokens, ...unpaid];

  // Everything is killed, and the backup is restored into an empty database.
  await lost.database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  const said = await call('restore latest', env(target.connectionString));
  expect(said).toMatchObject({ code: 0, problems: [] });
  restored = lost.on(target.connectionString);
  expect(await restored.database.db.selectFrom('payments').select('id').execute()).toHaveLength(5);

  // Somebody pays to addresses that were given out after the backup, and others go on as if nothing had been.
  await send(unpaid[0]);
  await send(unpaid[1], 2n * DUE, 'usdt');
  await send(little, DUE - DUE / 3n);
  await restored.settle();
  for (const payment of [bnb, usdt, little, open])
    expect(await restored.standing(payment)).toEqual(['confirmed', null]);
  const fresh = [await restored.pay(), await restored.pay()];
  expect(Math.min(...fresh.map(({ index }) => index))).toBeGreaterThan(100_000);
  const all = [...before, ...fresh];
  expect(new Set(all.map(({ address }) => address)).size).toBe(all.length);
  await send(fresh[0] ?? bnb);
  await restored.settle();

  // What nobody's payment knows is found and listed; then the books agree.
  const first = await treasury('reconcile --skipped --most 1000');
  expect(first.said.at(-1)).toMatch(/ 0 differences\.$/);
  expect(first.code).toBe(0);
  for (const payment of [paid, inTokens, ...unpaid])
    expect(first.said.join('\n')).toContain(`${payment.address} (${payment.index})`);
  expect(await listed()).toEqual(await onChain(all));
  expect(await treasury('reconcile')).toMatchObject({ code: 0 });

  // The treasury moves it like everything else, and the books still agree.
  const { gasWallet } = keysOf(SANDBOX_WORDS);
  await lost.chain.transfer({ to: gasWallet.address, asset: 'bnb', amount: COIN });
  await restored.pass(1000);
  await restored.settle();
  expect(await treasury(`sweep --yes ${SANDBOX_TREASURY}`)).toMatchObject({ code: 0 });
  await restored.settle();
  const last = await treasury('reconcile');
  expect(last.said).toEqual([expect.stringMatching(/ 0 differences\.$/)]);
  expect(await onChain([paid, inTokens])).toEqual({ bnb: expect.any(BigInt), usdt: 0n, busd: 0n });
  expect((await onChain([paid, unpaid[0]])).bnb).toBe(0n);
});
