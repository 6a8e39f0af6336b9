import { createTestDatabase, type TestDatabase } from '@mutuals/api/testing';
import { openDatabase, type Database } from '@mutuals/api/seeding';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startChain, type Chain } from './chain.ts';
import { forgetLostBlocks } from './open-chain.ts';
import { SANDBOX_CHAIN_ID } from './values.ts';

let store: TestDatabase;
let database: Database;
let chain: Chain;

beforeAll(async () => {
  [store, chain] = await Promise.all([createTestDatabase(), startChain()]);
  database = openDatabase(store.connectionString);
});
afterAll(async () => {
  await Promise.all([database.close(), chain.stop()]);
  await store.drop();
});
beforeEach(() => database.db.deleteFrom('chain_cursors').execute());

async function reads(number: number, hash: string): Promise<void> {
  await sql`insert into chain_cursors (chain_id, block_number, block_hash, block_time, updated_at)
    values (${SANDBOX_CHAIN_ID}, ${number}, ${hash}, now(), now())`.execute(database.db);
}
const isRemembered = async () => (await database.db.selectFrom('chain_cursors').selectAll().execute()).length === 1;

it('remembers how far the chain was read while the chain has that block', async () => {
  const { number, hash } = await chain.client.getBlock();
  await reads(Number(number), hash);
  await forgetLostBlocks(database.db, chain);
  expect(await isRemembered()).toBe(true);
});

it.each([
  ['is not there any more', 5000],
  ['is another one now', 1],
])('begins anew when the last block that was read %s', async (_, number) => {
  await reads(number, `0x${'a'.repeat(64)}`);
  await forgetLostBlocks(database.db, chain);
  expect(await isRemembered()).toBe(false);
});
