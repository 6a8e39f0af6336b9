// A chain and a database of its own with a watcher between them; the test decides what is sent, mined and booked.
import { randomUUID } from 'node:crypto';
import type { ChainConfig } from '../../apps/api/src/chain-config.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { type Database, openDatabase } from '../../apps/api/src/database/database.ts';
import type { Db, PaymentMethod } from '../../apps/api/src/database/schema.ts';
import type { Consequences } from '../../apps/api/src/domains/watcher/booking.service.ts';
import { takeAddressIndex } from '../../apps/api/src/domains/payments/payments.repository.ts';
import type { PaymentRow } from '../../apps/api/src/domains/payments/payments.public.ts';
import type { TransferRow } from '../../apps/api/src/domains/watcher/ledger.repository.ts';
import {
  createWatcherService,
  type Tick,
  type WatcherService,
} from '../../apps/api/src/domains/watcher/watcher.service.ts';
import type { Chain, ChainAddress } from '../../apps/api/src/integrations/chain/chain.ts';
import { depositAddress } from '../../apps/api/src/integrations/chain/deposit-address.ts';
import { createViemChain } from '../../apps/api/src/integrations/chain/viem-chain.ts';
import { FakeClock } from '../../apps/api/src/testing/fake-clock.ts';
import { createTestDatabase } from '../../apps/api/src/testing/test-database.ts';
import { type Asset, type Chain as SandboxChain, startChain } from '../../apps/sandbox/src/chain/chain.ts';
import { testTokenAbi } from '../../apps/sandbox/src/chain/contracts/generated/contracts.ts';
import { CONTRACTS } from '../../apps/sandbox/src/chain/values.ts';

export const COIN = 10n ** 18n;
const START = '2026-11-20T09:00:00.000Z';
const WINDOW_MS = 900_000;
/** A block is final once two others are above it. */
const TO_FINALITY = 2;

export interface WatchedChain {
  chain: SandboxChain;
  reader: Chain;
  clock: FakeClock;
  config: ChainConfig;
  database: Database;
  databaseUrl: string;
  consequences: Consequences;
  /** The deposit address at an index. */
  addressOf(index: number): ChainAddress;
  /** A pending payment of a new person: 0.1 of the coin, open for 15 minutes from the chain's last block. */
  pay(method?: PaymentMethod, amount?: bigint): Promise<TestPayment>;
  /** Advances both clocks. */
  pass(seconds: number): Promise<void>;
  tick(): Promise<Tick>;
  /** Makes everything final and books it. */
  settle(): Promise<void>;
  /** Status and detail. */
  standing(payment: TestPayment): Promise<[string, string | null]>;
  find(payment: TestPayment): Promise<PaymentRow>;
  ledger(payment: TestPayment): Promise<TransferRow[]>;
  /** Another watcher on the same database, which may read the chain differently. */
  watcher(chain?: Chain, db?: Db): WatcherService;
  /** Differences between chain and ledger at the final block; empty if all is well. */
  differences(): Promise<string[]>;
  /** The same chain with another database, such as one that a backup was restored into. Its `close` leaves both. */
  on(databaseUrl: string): WatchedChain;
  close(): Promise<void>;
}

export interface TestPayment {
  id: string;
  address: ChainAddress;
  index: number;
}

/** @param start the clocks' initial time: the machine's for processes that have no other */
export async function openWatchedChain(start = START): Promise<WatchedChain> {
  const clock = new FakeClock(start);
  const chain = await startChain({ now: () => clock.now() });
  const testDatabase = await createTestDatabase();
  const ctx = watchWith(chain, clock, testDatabase.connectionString);
  await ctx.tick();
  return {
    ...ctx,
    async close() {
      await ctx.close();
      await testDatabase.drop();
      await chain.stop();
    },
  };
}

function watchWith(chain: SandboxChain, clock: FakeClock, databaseUrl: string): WatchedChain {
  const { chain: config } = readConfig({ DATABASE_URL: 'postgres:///none', SANDBOX_URL: 'http://127.0.0.1:1' });
  if (config === null) throw new Error('The sandbox has a chain.');
  const database = openDatabase(databaseUrl);
  const { db } = database;
  const reader = createViemChain({ ...config, rpcUrls: [chain.url] });
  const consequences = consequencesOf(clock);
  const watcher: WatchedChain['watcher'] = (as = reader, on = db) =>
    createWatcherService({ db: on, clock, chain: as, config, consequences });
  const { tick } = watcher();

  const ctx: WatchedChain = {
    chain,
    reader,
    clock,
    config,
    database,
    databaseUrl,
    addressOf: (at) => depositAddress(config.xpub, at),
    consequences,
    watcher,
    tick,
    async pay(method = 'bnb', amount = COIN / 10n) {
      const [id, userId, now] = [randomUUID(), randomUUID(), clock.now()];
      const index = await takeAddressIndex(db);
      const payment = { id, index, address: depositAddress(config.xpub, index) };
      await db
        .insertInto('users')
        .values({ id: userId, privy_id: `did:privy:${userId}`, display_name: 'Payer', created_at: now })
        .execute();
      const { timestamp } = await reader.head();
      await db
        .insertInto('payments')
        .values({
          id,
          user_id: userId,
          tier: 'premium',
          method,
          chain_id: config.chainId,
          token_address: method === 'bnb' ? null : CONTRACTS[method],
          address: payment.address,
          address_index: payment.index,
          expected_wei: amount.toString(),
          usd_price: '60.00',
          bnb_usd: '600',
          created_at: now,
          expires_at: new Date(Number(timestamp) * 1000 + WINDOW_MS),
          updated_at: now,
        })
        .execute();
      return payment;
    },
    async pass(seconds) {
      clock.advance(seconds * 1000);
      await chain.mine();
    },
    async settle() {
      await chain.mine(TO_FINALITY);
      await tick();
    },
    find: ({ id }) => db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async standing(payment) {
      const { status, detail } = await ctx.find(payment);
      return [status, detail];
    },
    ledger: ({ id }) =>
      db
        .selectFrom('transfers')
        .selectAll()
        .where('payment_id', '=', id)
        .orderBy('block_number')
        .orderBy('id')
        .execute(),
    differences: () => differencesOf(db, chain),
    on: (other) => watchWith(chain, clock, other),
    close: () => database.close(),
  };
  return ctx;
}

/** The product's effects of a confirmation, as far as they must happen once. */
const consequencesOf = (clock: FakeClock): Consequences => ({
  async confirmPayment(trx, { payment, txHash }) {
    const now = clock.now();
    await trx
      .updateTable('payments')
      .set({ status: 'confirmed', confirmed_at: now, tx_hash: txHash, updated_at: now })
      .where('id', '=', payment.id)
      .execute();
    await trx
      .insertInto('subscription_periods')
      .values({
        id: randomUUID(),
        user_id: payment.user_id,
        tier: payment.tier,
        starts_at: now,
        ends_at: new Date(now.getTime() + 1),
        payment_id: payment.id,
        created_at: now,
      })
      .execute();
  },
  publish: async () => undefined,
});

const COINS = ['bnb', 'usdt', 'busd'] as const satisfies readonly Asset[];

/** What addresses hold, by coin. Not read by the adapter, because a fault of it would be in the ledger, too. */
export async function holdingsAt(
  { client }: SandboxChain,
  addresses: readonly ChainAddress[],
  blockNumber: bigint,
): Promise<Record<(typeof COINS)[number], bigint>[]> {
  const of = (token: ChainAddress, address: ChainAddress): Promise<bigint> =>
    client.readContract({ address: token, abi: testTokenAbi, functionName: 'balanceOf', args: [address], blockNumber });
  return Promise.all(
    addresses.map(async (address) => {
      const [bnb, usdt, busd] = await Promise.all([
        client.getBalance({ address, blockNumber }),
        of(CONTRACTS.usdt, address),
        of(CONTRACTS.busd, address),
      ]);
      return { bnb, usdt, busd };
    }),
  );
}

/** To the wei, for every address and coin, the ledger matches the chain; and there are periods only for what is paid. */
async function differencesOf(db: Db, chain: SandboxChain): Promise<string[]> {
  const found: string[] = [];
  const cursor = await db.selectFrom('chain_cursors').selectAll().executeTakeFirstOrThrow();
  const final = await chain.client.getBlock({ blockTag: 'finalized' });
  if (BigInt(cursor.block_number) !== final.number) found.push('what is final is not booked');
  const payments = await db.selectFrom('payments').selectAll().execute();
  const transfers = await db.selectFrom('transfers').selectAll().execute();
  const periods = await db.selectFrom('subscription_periods').selectAll().execute();
  const addresses = payments.map(({ address }) => addressOf(address));
  const holdings = await holdingsAt(chain, addresses, final.number);
  for (const [place, payment] of payments.entries()) {
    const own = transfers.filter(({ payment_id }) => payment_id === payment.id);
    const booked = (token: string | null): bigint =>
      own.reduce((sum, row) => (row.token_address === token ? sum + BigInt(row.amount_wei) : sum), 0n);
    for (const coin of COINS) {
      const onChain = holdings[place]?.[coin];
      const listed = booked(coin === 'bnb' ? null : addressOf(CONTRACTS[coin]));
      if (onChain !== listed) found.push(`${payment.id}: ${coin} ${onChain} on the chain, ${listed} booked`);
    }
    const bought = periods.filter(({ payment_id }) => payment_id === payment.id).length;
    if (bought !== (payment.status === 'confirmed' ? 1 : 0))
      found.push(`${payment.id}: ${payment.status} with ${bought} periods`);
    const counted = own.reduce((sum, row) => (row.counted_as === 'payment' ? sum + BigInt(row.amount_wei) : sum), 0n);
    if (counted !== BigInt(payment.received_wei)) found.push(`${payment.id}: received is not what counted`);
    if (counted >= BigInt(payment.expected_wei) !== (payment.status === 'confirmed'))
      found.push(`${payment.id}: ${payment.status}, and ${counted} came`);
  }
  return found;
}

const addressOf = (text: string): ChainAddress => `0x${text.slice(2)}`;
