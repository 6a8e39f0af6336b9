import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import {
  type Block,
  type Chain,
  type ChainAddress,
  ChainDisagrees,
  type ChainHash,
  ChainUnavailable,
} from '../../integrations/chain/chain.ts';
import { lowerCase } from '../../integrations/chain/deposit-address.ts';
import type { PaymentRow } from '../payments/payments.public.ts';
import { bookedOf, type Consequences, judgedOf, timeOf } from './booking.service.ts';
import { type Coin, evaluate } from './evaluate.rules.ts';
import { findBooked, findPending, lockPending, updateStanding } from './ledger.repository.ts';

/** What the blocks above finality show for a payment. */
interface Sighting {
  address: ChainAddress;
  coin: Coin;
  amount: bigint;
  txHash: ChainHash;
}

/** A payment for which what the head shows could not be stored. */
export interface Unshown {
  paymentId: string;
  error: unknown;
}

interface SeenBlock extends Block {
  sightings: ReadonlyMap<ChainAddress, readonly Sighting[]>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  chain: Chain;
  consequences: Consequences;
}

/**
 * Max. blocks of one read. If finality is further away, earlier ticks have read the blocks below, or they are not
 * shown.
 */
const MOST_BLOCKS = 30n;
/** Max. balances read at a new head; beyond it, BNB from contracts shows only when it is final. */
const MOST_BALANCES = 500;
/** A payment that could not be stored is left alone for this long, and so many in that time end the storing: each may cost a timeout. */
const AGAIN_AFTER_MS = 10_000;
const MOST_UNSHOWN = 3;

/** Shows payers what the head has and is not final yet: it is stored with the payment, but never booked (D17). */
export function createSightings({ db, clock, chain, consequences }: Dependencies) {
  // Blocks above finality, each the parent of the next.
  let seen: SeenBlock[] = [];
  /** BNB from contracts shows in balances only: the balance above what is booked, at the last of those blocks. */
  let beyond: { head: ChainHash; final: ChainHash; amounts: ReadonlyMap<string, bigint> } | null = null;
  /** When payments could not be stored. */
  const failedAt = new Map<string, number>();

  async function look(final: Block, pending: readonly PaymentRow[]): Promise<void> {
    const head = await chain.head();
    seen = seen.filter(({ number }) => number > final.number);
    if (await readOn(final, head, pending)) return;
    // A reorganisation above finality: what it removed is no longer shown.
    seen = [];
    await readOn(final, head, pending);
  }

  /** Reads the new blocks since the last call; false if they do not follow the known ones. */
  async function readOn(final: Block, head: Block, pending: readonly PaymentRow[]): Promise<boolean> {
    const last = seen.at(-1) ?? final;
    if (head.number <= last.number) return seen.length === 0 || head.hash === last.hash;
    const lowest = head.number - MOST_BLOCKS + 1n;
    const from = last.number + 1n > lowest ? last.number + 1n : lowest;
    const range = { from, to: head.number };
    const coins = new Map(pending.map((payment) => [lowerCase(payment.address), judgedOf(payment).coin] as const));
    const [ofBnb, ofTokens] = [addressesOf(coins, true), addressesOf(coins, false)];
    const [blocks, tokens] = await Promise.all([
      chain.newest.blocksWithTransfers(range, ofBnb),
      ofTokens.size === 0 ? [] : chain.newest.tokenTransfers(range, ofTokens),
    ]);
    if (seen.length > 0 && blocks[0]?.parentHash !== last.hash) return false;
    const logs = Map.groupBy(tokens, ({ blockHash }) => blockHash);
    for (const block of blocks) {
      const natives = block.transfers.map((transfer) => ({ ...transfer, address: transfer.to, coin: 'bnb' as const }));
      const others = (logs.get(block.hash) ?? []).map((log) => ({ ...log, address: log.to, coin: log.token }));
      // Only requested coins are kept, as anybody may send anything.
      const asked = [...natives, ...others].filter(({ address, coin }) => coins.get(address) === coin);
      seen.push({ ...block, sightings: Map.groupBy(asked, ({ address }) => address) });
    }
    return true;
  }

  /** Unbooked BNB at the addresses of BNB payments, by payment; read once for each head and booked block. */
  async function weigh(final: Block, pending: readonly PaymentRow[]): Promise<void> {
    const head = seen.at(-1);
    if (head === undefined || (head.hash === beyond?.head && final.hash === beyond.final)) return;
    const looked = pending.filter(({ method }) => method === 'bnb');
    if (looked.length === 0 || looked.length > MOST_BALANCES) return;
    const addresses = looked.map(({ address }) => lowerCase(address));
    const balances = await chain.newest.balances(addresses, head.number);
    const full = looked.flatMap(({ id }, index) => ((balances[index] ?? 0n) > 0n ? [id] : []));
    const booked = Map.groupBy(await findBooked(db, full), ({ payment_id }) => payment_id);
    const amounts = looked.map(({ id }, index): [string, bigint] => {
      const known = (booked.get(id) ?? []).map(bookedOf).filter(({ coin }) => coin === 'bnb');
      return [id, known.reduce((left, { amount }) => left - amount, balances[index] ?? 0n)];
    });
    beyond = { head: head.hash, final: final.hash, amounts: new Map(amounts) };
  }

  /** Returns whether a payment is pending, so that somebody waits, and those that could not be stored. */
  async function note(final: Block): Promise<{ isAwaited: boolean; unshown: readonly Unshown[] }> {
    const pending = await findPending(db, chain.chainId);
    if (pending.length === 0) {
      seen = [];
      failedAt.clear();
      return { isAwaited: false, unshown: [] };
    }
    try {
      await look(final, pending);
      await weigh(final, pending);
    } catch (error) {
      // It shows at the next tick, or when it is final.
      if (error instanceof ChainUnavailable || error instanceof ChainDisagrees) return { isAwaited: true, unshown: [] };
      throw error;
    }
    return { isAwaited: true, unshown: await storeAll(pending) };
  }

  /** Stores what is new, payment by payment; returns those that failed. */
  async function storeAll(pending: readonly PaymentRow[]): Promise<Unshown[]> {
    const unshown: Unshown[] = [];
    const now = clock.now().getTime();
    const lastFailure = ({ id }: Pick<PaymentRow, 'id'>) => failedAt.get(id) ?? 0;
    const recent = [...failedAt.values()].filter((at) => now - at < AGAIN_AFTER_MS).length;
    // Those that failed come last, or they would keep the others from being shown.
    for (const payment of pending.toSorted((one, other) => lastFailure(one) - lastFailure(other))) {
      if (recent + unshown.length >= MOST_UNSHOWN) break;
      if (now - lastFailure(payment) < AGAIN_AFTER_MS) continue;
      const { amount, txHash } = seenFor(payment);
      if (amount === BigInt(payment.seen_wei) && txHash === payment.seen_tx) continue;
      try {
        await store(payment.id, amount, txHash);
        failedAt.delete(payment.id);
      } catch (error) {
        failedAt.set(payment.id, now);
        unshown.push({ paymentId: payment.id, error });
      }
    }
    return unshown;
  }

  /** A transfer after the end of the window is late, so it is not shown as a payment. */
  function seenFor(payment: PaymentRow): { amount: bigint; txHash: ChainHash | null } {
    const { expiresAt } = judgedOf(payment);
    const address = lowerCase(payment.address);
    const own = seen
      .filter((block) => timeOf(block) <= expiresAt)
      .flatMap(({ sightings }) => sightings.get(address) ?? [])
      .filter(({ amount }) => amount > 0n);
    const told = own.reduce((sum, { amount }) => sum + amount, 0n);
    const head = seen.at(-1);
    const isWeighed = head !== undefined && head.hash === beyond?.head && timeOf(head) <= expiresAt;
    const weighed = isWeighed ? (beyond?.amounts.get(payment.id) ?? 0n) : 0n;
    return { amount: weighed > told ? weighed : told, txHash: own.at(-1)?.txHash ?? null };
  }

  async function store(paymentId: string, amount: bigint, txHash: ChainHash | null): Promise<void> {
    await inTransaction(db, async (trx) => {
      const payment = await lockPending(trx, paymentId);
      if (payment === undefined) return;
      const booked = (await findBooked(trx, [paymentId])).map(bookedOf);
      const { detail } = evaluate(judgedOf(payment), booked, { isOver: false, seen: amount });
      await updateStanding(trx, paymentId, {
        status: 'pending',
        detail,
        received_wei: payment.received_wei,
        seen_wei: amount.toString(),
        seen_tx: txHash,
        updated_at: clock.now(),
      });
      await consequences.publish(trx, [paymentId]);
    });
  }

  return { note };
}

/** The addresses that expect BNB, or those that expect a token. */
const addressesOf = (coins: ReadonlyMap<ChainAddress, Coin>, isBnb: boolean): Set<ChainAddress> =>
  new Set([...coins].filter(([, coin]) => (coin === 'bnb') === isBnb).map(([address]) => address));
