import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ChainCursorsTable, PaymentsTable, TransfersTable } from '../database/schema.ts';
import { MINUTE_MS } from './fake-clock.ts';
import type { TestApp } from './test-app.ts';

const hex = (bytes: number): string => `0x${randomBytes(bytes).toString('hex')}`;
const COIN = 10n ** 18n;
let indexes = 1_000_000;

/** Converts decimal coins to wei text. */
export const coins = (amount: string): string => {
  const [whole = '0', fraction = ''] = amount.split('.');
  return String(BigInt(whole) * COIN + BigInt(fraction.padEnd(18, '0')));
};

/** Later than any test's clock. */
const NEVER = new Date('2100-01-01T00:00:00Z');

/**
 * Sets the chain's cursor as if it were watched and booked to the end of every window, unless the fields say otherwise.
 * Selling and settling need it.
 */
export async function watch(ctx: TestApp, fields: Partial<Insertable<ChainCursorsTable>> = {}): Promise<void> {
  const row = {
    block_number: 1,
    block_hash: '0x1',
    block_time: NEVER,
    balances_at: NEVER,
    halted: null,
    waits_for: null,
    updated_at: NEVER,
    ...fields,
  };
  await ctx.database.db
    .insertInto('chain_cursors')
    .values({ chain_id: ctx.config.chain?.chainId ?? 97, ...row })
    .onConflict((conflict) => conflict.column('chain_id').doUpdateSet(row))
    .execute();
}

/** Inserts a payment of 0.05 BNB for premium, new and pending unless the fields say otherwise. */
export async function newPayment(
  ctx: TestApp,
  user: { id: string },
  fields: Partial<Insertable<PaymentsTable>> = {},
): Promise<Selectable<PaymentsTable>> {
  const now = ctx.clock.now();
  indexes += 1;
  return ctx.database.db
    .insertInto('payments')
    .values({
      id: uuid(),
      user_id: user.id,
      tier: 'premium',
      method: 'bnb',
      chain_id: ctx.config.chain?.chainId ?? 97,
      token_address: null,
      address: hex(20),
      address_index: indexes,
      expected_wei: coins('0.05'),
      usd_price: '30.00',
      bnb_usd: '600',
      rate_round: '1',
      rate_at: now,
      detail: null,
      seen_tx: null,
      tx_hash: null,
      created_at: now,
      expires_at: new Date(now.getTime() + 15 * MINUTE_MS),
      confirmed_at: null,
      updated_at: now,
      ...fields,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Inserts a final transfer to a payment: the full amount, in time, unless the fields say otherwise; returns its id. */
export async function newTransfer(
  ctx: TestApp,
  payment: Pick<Selectable<PaymentsTable>, 'id' | 'chain_id' | 'method' | 'expected_wei'>,
  fields: Partial<Insertable<TransfersTable>> = {},
): Promise<string> {
  const id = uuid();
  const now = ctx.clock.now();
  await ctx.database.db
    .insertInto('transfers')
    .values({
      id,
      chain_id: payment.chain_id,
      payment_id: payment.id,
      kind: payment.method === 'bnb' ? 'native' : 'token',
      asset: payment.method,
      token_address: null,
      amount_wei: payment.expected_wei,
      tx_hash: hex(32),
      log_index: -1,
      from_address: hex(20),
      block_number: 1000,
      block_hash: hex(32),
      block_time: now,
      counted_as: 'payment',
      created_at: now,
      ...fields,
    })
    .execute();
  return id;
}

/** Notes a block of a payment that could not be booked. */
export async function setAside(ctx: TestApp, { id, chain_id }: { id: string; chain_id: number }): Promise<void> {
  await ctx.database.db
    .insertInto('unbooked_blocks')
    .values({ chain_id, payment_id: id, block_number: 7, created_at: ctx.clock.now() })
    .execute();
}

/** An expired payment that is booked to its end, with a late transfer; returns both ids. */
export async function newLatePayment(
  ctx: TestApp,
  user: { id: string },
): Promise<{ payment: Selectable<PaymentsTable>; transferId: string }> {
  await watch(ctx);
  const payment = await newPayment(ctx, user, { status: 'expired', detail: 'late' });
  return { payment, transferId: await newTransfer(ctx, payment, { counted_as: 'late' }) };
}
