// A miniature product for tests of the treasury: a chain, a database, payments, and transfers as the watcher would book
// them.
import { randomUUID } from 'node:crypto';
import { createTestDatabase } from '@mutuals/api/testing';
import { chainOf, createChain, depositAddress, openDatabase, reader, type Chain, type Db } from '@mutuals/api/treasury';
import { startChain, type Asset as Sent, type Chain as SandboxChain } from '@mutuals/sandbox/chain/chain';
import { CONTRACTS, SANDBOX_TREASURY, SANDBOX_WORDS } from '@mutuals/sandbox/chain/values';
import { sql } from 'kysely';
import { parseAbi, type Address } from 'viem';
import { keysOf, type Keys } from './keys.ts';
import { createNode, type Node } from './node.ts';
import { createStore, type Store } from './store.ts';
import type { SweepOptions } from './sweep.ts';

const TOKEN = parseAbi(['function balanceOf(address) view returns (uint256)']);
const CHAIN_ID = 31_337;
/** Ends the connection that holds a treasury's lock, as a restart of the database would. */
export const ENDS_LOCKS = `select pg_terminate_backend(pid) from pg_locks join pg_database on pg_database.oid = database
  where locktype = 'advisory' and datname = current_database()`;

export interface Deposited {
  readonly address: Address;
  readonly index: number;
  readonly paymentId: string;
}

export interface SmallProduct {
  readonly sandbox: SandboxChain;
  readonly chain: Chain;
  readonly db: Db;
  readonly databaseUrl: string;
  readonly store: Store;
  readonly node: Node;
  /** The options of `sweep`; each read of the chain makes a block. */
  readonly options: SweepOptions;
  readonly treasury: Address;
  /**
   * Creates a payment with a fresh address of some keys, ended or not, and a transfer to it in wei, booked unless it
   * says otherwise.
   */
  deposit(
    came: Partial<Record<Exclude<Sent, 'fee'>, bigint>>,
    options?: { status?: 'expired' | 'pending'; isBooked?: boolean; keys?: Keys },
  ): Promise<Deposited>;
  /** Books a transfer that never came. */
  bookOnly(paymentId: string, amount: bigint): Promise<void>;
  /** The balance of an address in wei, at the head. */
  lies(asset: 'bnb' | 'usdt' | 'busd' | 'other', address: Address): Promise<bigint>;
  /** Marks everything final as booked, after as many blocks as needed. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

export async function startSmallProduct(): Promise<SmallProduct> {
  const [testDatabase, sandbox] = await Promise.all([createTestDatabase(), startChain()]);
  const database = openDatabase(testDatabase.connectionString);
  const { db } = database;
  const problems: string[] = [];
  const config = chainOf(reader({ SANDBOX_URL: sandbox.url }, problems), problems, {
    production: false,
    sandboxUrl: sandbox.url,
  });
  const chain = createChain(config && { ...config, rpcUrls: [sandbox.url] });
  if (config === null || chain === null) throw new Error('There is no chain.');
  const node = createNode(sandbox.url);
  const store = createStore(db, CHAIN_ID, () => new Date());
  const keys = keysOf(SANDBOX_WORDS);
  const userId = randomUUID();
  await sql`insert into users (id, privy_id, display_name, created_at) values (${userId}, 'payer', 'Payer', now())`.execute(
    db,
  );
  let index = -1;

  async function book(paymentId: string, asset: Sent, amount: bigint): Promise<void> {
    const isToken = asset !== 'bnb' && asset !== 'internal';
    const [name, token] = [asset === 'internal' ? 'bnb' : asset, isToken ? CONTRACTS[asset] : null];
    const { number, hash } = await sandbox.client.getBlock();
    await sql`insert into transfers (id, chain_id, payment_id, kind, asset, token_address, amount_wei, tx_hash, log_index,
        block_number, block_hash, block_time, counted_as, created_at)
      values (${randomUUID()}, ${CHAIN_ID}, ${paymentId}, ${isToken ? 'token' : 'native'}, ${name === 'other' ? token : name}, ${token},
        ${amount.toString()}, ${randomUUID()}, 0, ${number.toString()}, ${hash}, now(), 'late', now())`.execute(db);
  }

  return {
    sandbox,
    chain,
    db,
    databaseUrl: testDatabase.connectionString,
    store,
    node,
    treasury: SANDBOX_TREASURY,
    options: {
      chain,
      node,
      store,
      keys,
      chainId: CHAIN_ID,
      treasury: SANDBOX_TREASURY,
      say: () => undefined,
      tokens: [CONTRACTS.usdt, CONTRACTS.busd],
      pause: async () => void (await sandbox.mine()),
      signal: new AbortController().signal,
    },
    async deposit(came, { status = 'expired', isBooked = true, keys: of = keys } = {}) {
      index += 1;
      const [paymentId, address] = [randomUUID(), depositAddress(of.xpub, index)];
      const fingerprint = of === keys ? null : of.fingerprint;
      const at = new Date(Date.now() - index);
      await sql`insert into payments (id, user_id, tier, method, chain_id, address, address_index, xpub_fingerprint, expected_wei, usd_price, bnb_usd, status,
          created_at, expires_at, updated_at)
        values (${paymentId}, ${userId}, 'premium', 'bnb', ${CHAIN_ID}, ${address}, ${index}, ${fingerprint}, 1, 1, 600, ${status}, ${at}, ${at}, ${at})`.execute(
        db,
      );
      for (const [asset, amount] of Object.entries(came)) {
        const sent = assetOf(asset);
        await sandbox.transfer({ to: address, asset: sent, amount });
        if (isBooked) await book(paymentId, sent, amount);
      }
      await sandbox.mine(2);
      return { address, index, paymentId };
    },
    bookOnly: (paymentId, amount) => book(paymentId, 'bnb', amount),
    lies: (asset, address) =>
      asset === 'bnb'
        ? sandbox.client.getBalance({ address })
        : sandbox.client.readContract({
            address: CONTRACTS[asset],
            abi: TOKEN,
            functionName: 'balanceOf',
            args: [address],
          }),
    async catchUp() {
      await sandbox.mine(2);
      const { number, hash } = await chain.finalized();
      await sql`insert into chain_cursors (chain_id, block_number, block_hash, block_time, updated_at)
        values (${CHAIN_ID}, ${number.toString()}, ${hash}, now(), now())
        on conflict (chain_id) do update set block_number = excluded.block_number`.execute(db);
    },
    async close() {
      await Promise.all([database.close(), sandbox.stop()]);
      await testDatabase.drop();
    },
  };
}

function assetOf(name: string): Exclude<Sent, 'fee'> {
  const found = (['bnb', 'usdt', 'busd', 'other', 'internal'] as const).find((asset) => asset === name);
  if (found === undefined) throw new Error(`There is no asset ${name}`);
  return found;
}
