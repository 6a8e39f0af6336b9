// Measures what watching the chain costs: `npm run bench:watcher -- --blocks 10`. It starts its own PostgreSQL and chain in a temporary folder. Each
// block has 300 transactions, 3 of them to watched addresses. With 10,000 and with 100,000 watched addresses, 50 of them of pending payments, it
// prints the watcher's CPU time per block. Then blocks come every 450 ms, as on BNB Smart Chain, and it prints the time from a payment's block to
// "confirmed" divided by the finality time: in the database beside those 100,000, then in the payer's browser, with the whole product, whose web
// app it builds if that changed. Cleans up.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@mutuals/dev-postgres';
import { systemClock } from '../../../apps/api/src/clock.ts';
import { readConfig } from '../../../apps/api/src/config.ts';
import { type Database, openDatabase } from '../../../apps/api/src/database/database.ts';
import { migrate } from '../../../apps/api/src/database/migrate.ts';
import type { Consequences } from '../../../apps/api/src/domains/watcher/booking.service.ts';
import { startWatcher } from '../../../apps/api/src/watcher-process.ts';
import { createWatcherService } from '../../../apps/api/src/domains/watcher/watcher.service.ts';
import type { ChainAddress } from '../../../apps/api/src/integrations/chain/chain.ts';
import { createViemChain } from '../../../apps/api/src/integrations/chain/viem-chain.ts';
import { type Asset, startChain } from '../../../apps/sandbox/src/chain/chain.ts';
import { buildWeb } from '../../../scripts/build-web.mjs';
import { ratiosInBrowser } from './browser.ts';

const { values } = parseArgs({
  options: { blocks: { type: 'string', default: '10' }, payments: { type: 'string', default: '20' } },
});
const BLOCKS = Number(values.blocks);
const PAYMENTS = Number(values.payments);
const SIZES = [10_000, 100_000];
const TRANSACTIONS = 300;
const HITS = 3;
const PENDING = 50;
const BLOCK_MS = 450;
const BLOCKS_TO_FINALITY = 2;
const DUE = 10n ** 15n;

const anyAddress = (): ChainAddress => `0x${randomBytes(20).toString('hex')}`;
const inMs = (ms: number): string => `${ms.toFixed(1)} ms`;
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'mutuals-bench-'));
await fs.chmod(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'postgres') });
const chain = await startChain();
const { chain: config } = readConfig({ DATABASE_URL: 'postgres:///none', SANDBOX_URL: 'http://127.0.0.1:1' });
if (config === null) throw new Error('The sandbox has a chain.');
const { chainId } = config;
const reader = createViemChain({ ...config, rpcUrls: [chain.url] });
const database = openDatabase(postgres.connectionString, { timeLimitMs: 600_000 });

/** Confirms only as far as the row: the other effects of a confirmation are measured elsewhere. */
const consequences: Consequences = {
  confirmPayment: (trx, { payment, txHash }) =>
    trx
      .updateTable('payments')
      .set({ status: 'confirmed', confirmed_at: new Date(), tx_hash: txHash })
      .where('id', '=', payment.id)
      .execute(),
  publish: async () => undefined,
};
const service = createWatcherService({ db: database.db, clock: systemClock, chain: reader, config, consequences });

try {
  await migrate(postgres.connectionString);
  await service.tick();
  let made = 0;
  for (const size of SIZES) {
    await fill(database, made, size);
    made = size;
    // A watcher that has just started: its first tick reads all addresses.
    const fresh = createWatcherService({ db: database.db, clock: systemClock, chain: reader, config, consequences });
    await chain.mine();
    const start = performance.now();
    await fresh.tick();
    console.log(`${size} watched addresses: the first tick of a process takes ${inMs(performance.now() - start)}`);
    const costs: number[] = [];
    for (let block = 0; block < BLOCKS; block++) {
      const hits = await pendingAddresses(database, HITS);
      const others = Array.from({ length: TRANSACTIONS - hits.length }, anyAddress);
      await chain.transfer(...[...hits, ...others].map((to) => ({ to, asset: 'bnb' as Asset, amount: 1n })));
      await chain.mine(BLOCKS_TO_FINALITY);
      const before = process.cpuUsage();
      await fresh.tick();
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000);
    }
    console.log(
      `${size} watched addresses: a block of ${TRANSACTIONS} transactions costs ${inMs(median(costs))} of processor time (the most ${inMs(Math.max(...costs))}), with two empty blocks`,
    );
  }
  await latency();
} finally {
  await database.close();
  await chain.stop();
  await postgres.stop();
  await fs.rm(dataDir, { recursive: true, force: true });
}
await buildWeb();
print('in the browser', await ratiosInBrowser(PAYMENTS, BLOCK_MS));

/** This many payments, each of another person; the first are pending, the others ended. */
async function fill({ pool }: Database, from: number, to: number): Promise<void> {
  await pool.query(
    `with made as (
       insert into users (id, privy_id, display_name, created_at)
       select gen_random_uuid(), 'did:privy:' || n, 'Payer ' || n, now() from generate_series($1::integer, $2::integer - 1) as n
       returning id, substr(privy_id, 11)::integer as n)
     insert into payments (id, user_id, tier, method, chain_id, address, address_index, expected_wei, usd_price, bnb_usd, status,
       created_at, expires_at, updated_at)
     select gen_random_uuid(), id, 'premium', 'bnb', $3, '0x' || md5(n::text) || substr(md5('-' || n), 1, 8), n, ${DUE}, 30, 600,
       case when n < ${PENDING} then 'pending' else 'expired' end, now(),
       now() + case when n < ${PENDING} then interval '1 day' else interval '-1 day' end, now()
     from made`,
    [from, to, chainId],
  );
  await pool.query('analyze payments');
}

async function pendingAddresses({ db }: Database, most: number): Promise<ChainAddress[]> {
  const rows = await db
    .selectFrom('payments')
    .select('address')
    .where('status', '=', 'pending')
    .orderBy('updated_at')
    .limit(most)
    .execute();
  return rows.map(({ address }): ChainAddress => `0x${address.slice(2)}`);
}

/** The time from a payment's block to its confirmation, divided by the finality time. */
async function latency(): Promise<void> {
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const watcher = startWatcher({
    databaseUrl: postgres.connectionString,
    chainId,
    service,
    log: silent,
    clock: systemClock,
  });
  const ratios: number[] = [];
  for (let index = 0; index < PAYMENTS; index++) {
    const [to] = await pendingAddresses(database, 1);
    if (to === undefined) break;
    // Out of step with the watcher.
    await pause(Math.random() * 1000);
    await chain.transfer({ to, asset: 'bnb', amount: DUE });
    const mined = performance.now();
    for (let block = 0; block < BLOCKS_TO_FINALITY; block++) {
      await pause(BLOCK_MS);
      await chain.mine();
    }
    const final = performance.now();
    while (!(await isConfirmed(to))) await pause(10);
    ratios.push((performance.now() - mined) / (final - mined));
  }
  await watcher.stop();
  print('in the database', ratios);
}

function print(where: string, ratios: readonly number[]): void {
  console.log(
    `From the block of a transfer to "confirmed" ${where}: ${median(ratios).toFixed(2)} times the time to finality (the most ${Math.max(...ratios).toFixed(2)})`,
  );
}

async function isConfirmed(address: string): Promise<boolean> {
  const row = await database.db
    .selectFrom('payments')
    .select('status')
    .where('address', '=', address)
    .executeTakeFirst();
  return row?.status === 'confirmed';
}
