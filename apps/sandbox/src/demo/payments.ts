// Payments of demo people in every state. Their transfers are on the sandbox's chain, to the wei, so that the treasury
// finds no difference. Blocks have the current time, so payments in time are some minutes old; open ones have the rest
// of their 15 minutes.
import { type Db, depositAddress, inTransaction, type Schema } from '@mutuals/api/seeding';
import { type Insertable, sql } from 'kysely';
import { type Address, erc20Abi, type Hash } from 'viem';
import type { Asset, Chain } from '../chain/chain.ts';
import { CONTRACTS, FAUCET, SANDBOX_CHAIN_ID, SANDBOX_XPUB } from '../chain/values.ts';
import { privyIdOf } from '../identity/handle.ts';
import type { DemoMember } from './community.ts';
import { idAt } from './random.ts';
import { teamMember } from './team.ts';

type PaymentRow = Insertable<Schema['payments']>;
type TransferRow = Insertable<Schema['transfers']>;
type NotificationRow = Insertable<Schema['notifications']>;

interface Story {
  readonly asks: 'bnb' | 'usdt';
  readonly minutesAgo: number;
  readonly status: 'pending' | 'confirmed' | 'expired';
  readonly detail: Exclude<PaymentRow['detail'], undefined>;
  readonly sent?: {
    readonly asset: 'bnb' | 'usdt';
    readonly amount: bigint;
    readonly countedAs: TransferRow['counted_as'];
  };
  /** The payer's wish. */
  readonly wish?: 'period';
  /** Whether the team refunded it. */
  readonly isRefunded?: boolean;
}

const DUE = { bnb: 50_000_000_000_000_000n, usdt: 30_000_000_000_000_000_000n };
const USD = { price: '30.00', bnb: '600.00000000' };
const WINDOW_MINUTES = 15;
const HOUR = 60;
const DAY = 24 * HOUR;

const STORIES: readonly Story[] = [
  { asks: 'bnb', minutesAgo: 1, status: 'pending', detail: null },
  {
    asks: 'usdt',
    minutesAgo: 2,
    status: 'pending',
    detail: 'underpaid',
    sent: { asset: 'usdt', amount: (DUE.usdt / 3n) * 2n, countedAs: 'payment' },
  },
  {
    asks: 'bnb',
    minutesAgo: 4,
    status: 'confirmed',
    detail: null,
    sent: { asset: 'bnb', amount: DUE.bnb, countedAs: 'payment' },
  },
  {
    asks: 'usdt',
    minutesAgo: 6,
    status: 'confirmed',
    detail: 'overpaid',
    sent: { asset: 'usdt', amount: (DUE.usdt / 2n) * 3n, countedAs: 'payment' },
  },
  {
    asks: 'bnb',
    minutesAgo: 3 * HOUR,
    status: 'expired',
    detail: 'late',
    sent: { asset: 'bnb', amount: DUE.bnb, countedAs: 'late' },
    wish: 'period',
  },
  {
    asks: 'bnb',
    minutesAgo: DAY,
    status: 'expired',
    detail: 'wrong_asset',
    sent: { asset: 'usdt', amount: DUE.usdt, countedAs: 'wrong_asset' },
  },
  {
    asks: 'usdt',
    minutesAgo: 2 * DAY,
    status: 'expired',
    detail: 'late',
    sent: { asset: 'usdt', amount: DUE.usdt, countedAs: 'late' },
    isRefunded: true,
  },
  { asks: 'bnb', minutesAgo: 4 * DAY, status: 'expired', detail: null },
];

/** Blocks above a final one. */
const TO_FINALITY = 2;
const PERIOD_DAYS = 30;
const NOTE = 'It came after the window; sent back as they asked.';

export interface DemoPayments {
  readonly db: Db;
  readonly chain: Chain;
  readonly community: readonly DemoMember[];
}

/**
 * Creates them if nobody of the community has a payment: one each, for people whom the sign-in dialog does not offer
 * first.
 */
export async function seedPayments({ db, chain, community }: DemoPayments): Promise<void> {
  const payers = await payersOf(db, community);
  if (payers.length < STORIES.length) return;
  const made = await Promise.all(STORIES.map((story) => placed(db, chain, story)));
  const receipts = await send(chain, made);
  const { timestamp } = await chain.client.getBlock();
  const now = new Date(Number(timestamp) * 1000);
  await inTransaction(db, async (trx) => {
    for (const [index, placedStory] of made.entries()) {
      const payer = payers[index];
      if (payer !== undefined) await write(trx, { ...placedStory, payer, sent: receipts[index] ?? null, now });
    }
  });
}

interface Payer {
  readonly id: string;
  readonly handle: string;
}

/** The last members of the community: with a plan for confirmed payments, without one for the others. */
async function payersOf(db: Db, community: readonly DemoMember[]): Promise<Payer[]> {
  const ids = community.map(({ handle }) => privyIdOf(handle));
  const has = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select('payments.id')
    .where('users.privy_id', 'in', ids)
    .limit(1)
    .executeTakeFirst();
  if (has !== undefined) return [];
  const rows = await db.selectFrom('users').select(['id', 'privy_id']).where('privy_id', 'in', ids).execute();
  const idOf = new Map(rows.map(({ id, privy_id }) => [privy_id, id]));
  const ofTier = (tier: DemoMember['tier']): Payer[] =>
    community.toReversed().flatMap(({ handle, tier: own }) => {
      const id = idOf.get(privyIdOf(handle));
      return own === tier && id !== undefined ? [{ id, handle }] : [];
    });
  const [paid, free] = [ofTier('premium'), ofTier('free')];
  return STORIES.flatMap(({ status }) => (status === 'confirmed' ? paid : free).shift() ?? []);
}

interface Placed {
  readonly story: Story;
  readonly index: number;
  readonly address: Address;
}

/** A fresh address; one with a balance was used before this database was made. */
async function placed(db: Db, { client }: Chain, story: Story): Promise<Placed> {
  for (;;) {
    const { rows } = await sql<{ index: number }>`select nextval('deposit_address_index') as index`.execute(db);
    const index = Number(rows[0]?.index);
    const address = depositAddress(SANDBOX_XPUB, index);
    const balances = await Promise.all([
      client.getBalance({ address }),
      client.readContract({ address: CONTRACTS.usdt, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    ]);
    if (balances.every((balance) => balance === 0n)) return { story, index, address };
  }
}

interface Sent {
  readonly hash: Hash;
  readonly logIndex: number;
  readonly blockNumber: number;
  readonly blockHash: Hash;
  /** The refund's transaction; null if there is none. */
  readonly refund: Hash | null;
}

/**
 * Sends everything in one block, and the refunds in the next; returns when both are final. Null for a story without a
 * transfer.
 */
async function send(chain: Chain, made: readonly Placed[]): Promise<(Sent | null)[]> {
  const paying = made.filter(({ story }) => story.sent !== undefined);
  const hashes = await chain.transfer(
    ...paying.map(({ story, address }) => ({
      to: address,
      asset: (story.sent?.asset ?? 'bnb') satisfies Asset,
      amount: story.sent?.amount ?? 0n,
    })),
  );
  const returning = paying.filter(({ story }) => story.isRefunded === true);
  const refunds = await chain.transfer(
    ...returning.map(({ story }) => ({
      to: FAUCET,
      asset: (story.sent?.asset ?? 'bnb') satisfies Asset,
      amount: story.sent?.amount ?? 0n,
    })),
  );
  await chain.mine(TO_FINALITY);
  return Promise.all(
    made.map(async (one) => {
      const hash = hashes[paying.indexOf(one)];
      if (hash === undefined) return null;
      const { logs, blockNumber, blockHash } = await chain.client.getTransactionReceipt({ hash });
      return {
        hash,
        logIndex: logs[0]?.logIndex ?? -1,
        blockNumber: Number(blockNumber),
        blockHash,
        refund: refunds[returning.indexOf(one)] ?? null,
      };
    }),
  );
}

interface Written extends Placed {
  readonly payer: Payer;
  readonly sent: Sent | null;
  readonly now: Date;
}

async function write(trx: Db, one: Written): Promise<void> {
  const { story, payer, sent, now } = one;
  const payment = paymentRow(one);
  await trx.insertInto('payments').values(payment).execute();
  if (sent === null) return;
  const transfer = transferRow(payment.id, one, sent);
  await trx.insertInto('transfers').values(transfer).execute();
  if (story.wish !== undefined)
    await trx
      .insertInto('payment_claims')
      .values({
        payment_id: payment.id,
        wish: story.wish,
        refund_address: null,
        signature: null,
        created_at: now,
      })
      .execute();
  if (story.status === 'confirmed') await grant(trx, payment.id, payer, now);
  if (sent.refund !== null)
    await settle(trx, { paymentId: payment.id, transferId: transfer.id, payer, refund: sent.refund, now });
}

function paymentRow({ story, index, address, payer, sent, now }: Written): PaymentRow & { id: string } {
  const createdAt = new Date(now.getTime() - story.minutesAgo * 60_000);
  const isConfirmed = story.status === 'confirmed';
  return {
    id: idAt(createdAt, `payment ${payer.handle}`),
    user_id: payer.id,
    tier: 'premium',
    method: story.asks,
    chain_id: SANDBOX_CHAIN_ID,
    token_address: story.asks === 'bnb' ? null : CONTRACTS[story.asks],
    address: address.toLowerCase(),
    address_index: index,
    expected_wei: DUE[story.asks].toString(),
    usd_price: USD.price,
    bnb_usd: USD.bnb,
    rate_round: null,
    rate_at: null,
    status: story.status,
    detail: story.detail,
    received_wei: story.sent?.countedAs === 'payment' ? story.sent.amount.toString() : '0',
    seen_tx: null,
    tx_hash: isConfirmed ? (sent?.hash ?? null) : null,
    created_at: createdAt,
    expires_at: new Date(createdAt.getTime() + WINDOW_MINUTES * 60_000),
    confirmed_at: isConfirmed ? now : null,
    updated_at: now,
  };
}

function transferRow(paymentId: string, { story, payer, now }: Written, sent: Sent): TransferRow & { id: string } {
  const asset = story.sent?.asset ?? 'bnb';
  return {
    id: idAt(now, `transfer ${payer.handle}`),
    chain_id: SANDBOX_CHAIN_ID,
    payment_id: paymentId,
    kind: asset === 'bnb' ? 'native' : 'token',
    asset,
    token_address: asset === 'bnb' ? null : CONTRACTS[asset],
    amount_wei: (story.sent?.amount ?? 0n).toString(),
    tx_hash: sent.hash,
    log_index: sent.logIndex,
    from_address: FAUCET,
    block_number: sent.blockNumber,
    block_hash: sent.blockHash,
    block_time: now,
    counted_as: story.sent?.countedAs ?? 'payment',
    created_at: now,
  };
}

/** The plan that they have becomes the bought one, with an end. */
async function grant(trx: Db, paymentId: string, { id, handle }: Payer, now: Date): Promise<void> {
  const endsAt = new Date(now.getTime() + PERIOD_DAYS * DAY * 60_000);
  await trx
    .insertInto('subscription_periods')
    .values({
      id: idAt(now, `period ${handle}`),
      user_id: id,
      tier: 'premium',
      starts_at: now,
      ends_at: endsAt,
      payment_id: paymentId,
      settlement_id: null,
      replaced_at: null,
      created_at: now,
    })
    .execute();
  await trx.updateTable('users').set({ tier_expires_at: endsAt }).where('id', '=', id).execute();
  await tell(trx, { type: 'payment_confirmed', data: { tier: 'premium', paymentId }, userId: id, handle, now });
}

async function settle(
  trx: Db,
  {
    paymentId,
    transferId,
    payer,
    refund,
    now,
  }: { paymentId: string; transferId: string; payer: Payer; refund: Hash; now: Date },
): Promise<void> {
  const adminId = await teamMember(trx, 'mutuals_admin', now);
  const id = idAt(now, `settlement ${payer.handle}`);
  await trx
    .insertInto('payment_settlements')
    .values({
      id,
      payment_id: paymentId,
      outcome: 'refunded',
      tx_hash: refund,
      note: NOTE,
      settled_by: adminId,
      created_at: now,
    })
    .execute();
  await trx.insertInto('settled_transfers').values({ transfer_id: transferId, settlement_id: id }).execute();
  await trx
    .insertInto('audit_log')
    .values({
      actor_user_id: adminId,
      action: 'settlePayment',
      subject: paymentId,
      before: JSON.stringify({ unsettled: [transferId] }),
      after: JSON.stringify({ outcome: 'refunded', transferIds: [transferId], txHash: refund }),
      reason: NOTE,
      created_at: now,
    })
    .execute();
  await tell(trx, { type: 'payment_refunded', data: { paymentId }, userId: payer.id, handle: payer.handle, now });
}

async function tell(
  trx: Db,
  {
    type,
    data,
    userId,
    handle,
    now,
  }: { type: NotificationRow['type']; data: object; userId: string; handle: string; now: Date },
): Promise<void> {
  await trx
    .insertInto('notifications')
    .values({
      id: idAt(now, `notification ${type} ${handle}`),
      user_id: userId,
      type,
      data: JSON.stringify(data),
      coalesce_key: null,
      occurrences: 1,
      read_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
}
