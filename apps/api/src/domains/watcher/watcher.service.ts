import { setTimeout as pause } from 'node:timers/promises';
import type { ChainConfig } from '../../chain-config.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db } from '../../database/schema.ts';
import {
  type Block,
  type BlockRange,
  type Chain,
  type ChainAddress,
  ChainDisagrees,
  type ChainHash,
  type ChainReads,
  ChainUnavailable,
} from '../../integrations/chain/chain.ts';
import { lowerCase } from '../../integrations/chain/deposit-address.ts';
import { remembered } from '../../lib/ttl-cache.ts';
import { SANDBOX_CHAIN_ID } from '../../sandbox-chain.ts';
import { type BookingState, bookingState, WATCHED_AFTER_END_MS } from '../payments/payments.public.ts';
import {
  type Consequences,
  createBooking,
  CursorMoved,
  type FoundBalance,
  type FoundTransfer,
  type ForeignTransfers,
  type ReadRange,
  type SetAside,
  timeOf,
} from './booking.service.ts';
import {
  type CursorRow,
  findCursor,
  findPending,
  findSetAside,
  findSweeps,
  findTrail,
  findUnbooked,
  findUncompared,
  findWatched,
  haltCursor,
  lockCursor,
  markReorged,
  noteWatcher,
  startCursor,
  type SweepRow,
  type UnbookedRow,
} from './ledger.repository.ts';
import { prepareChain } from './prepare-chain.service.ts';
import { createSightings, type Unshown } from './sightings.service.ts';
import { createWatchedAddresses, type Watched } from './watched-addresses.service.ts';

/** Why booking waits; it resumes by itself. */
export type WaitsFor = 'rpc_unavailable' | 'rpc_disagrees' | 'rpc_behind' | 'catching_up';

/** The outcome of a tick. */
export type Tick =
  /**
   * `isAwaited`: a payment is pending. `blockMs`: how long a block took lately. `setAside`: payments that could not be
   * booked while the others were. `unshown`: those for which what the head shows could not be stored.
   */
  | {
      state: 'reads';
      isAwaited: boolean;
      blockMs: number;
      setAside: readonly SetAside[];
      unshown: readonly Unshown[];
    }
  /** The answers of the chain allow no conclusion. */
  | { state: 'waits'; for: WaitsFor; reason: string }
  /** The chain changed below finality: booking stops until an operator has looked. */
  | { state: 'halted'; reason: string };

/** Warnings about the watcher, for the team. */
export type WatcherWarning = 'payments_halted' | 'payments_wait' | 'payments_unwatched' | 'payments_set_aside';

/** How far the watcher is, from the database; the final block comes from the chain. */
export interface WatcherPlace {
  state: BookingState;
  /** The last booked block; null before the first one. */
  bookedBlock: number | null;
  /** Null if the chain does not answer in time. */
  finalBlock: number | null;
  /** Why it waits (`WaitsFor`) or is halted; otherwise null. */
  reason: string | null;
  /** The watcher's last write. */
  seenAt: Date | null;
}

export interface WatcherService {
  /** Checks before the first tick that the chain is the configured one (prepare-chain.service.ts). */
  prepare(): Promise<void>;
  /**
   * Books what became final since the last tick, and stores what the head shows. Throws if the database fails, without
   * losing anything.
   */
  tick(): Promise<Tick>;
  /** Whether booking is halted, waits, or is done by no process; from the database, so that every process knows it. */
  warnings(): Promise<readonly WatcherWarning[]>;
  place(): Promise<WatcherPlace>;
}

export interface WatcherDependencies {
  db: Db;
  clock: Clock;
  chain: Chain;
  config: ChainConfig;
  consequences: Consequences;
}

/** Blocks of one transaction; fewer after a range that failed. */
const BLOCKS_AT_ONCE = 50n;
/**
 * After this many failures of one block, payments that cannot be booked are set aside; `AGAIN_` says how often
 * and how many blocks at a time are retried.
 */
const FAILURES_UNTIL_APART = 3;
const AGAIN_EVERY_MS = 60_000;
const AGAIN_AT_ONCE = 100;
/** A round of retries ends after this many blocks that could not be read. */
const UNREAD_AT_ONCE = 3;
/** On a chain with a block each second or so. */
const STANDS_STILL_MS = 60_000;
/** Blocks behind which the watcher reports that it is catching up. */
const FAR_BEHIND = 500n;
/** Max. time between writes of the cursor, which tell others that the watcher is alive. */
const HEARTBEAT_EVERY_MS = 10_000;
/** Balances of addresses that are not open are checked in rotation: this many, this often. */
const IN_TURN = 100;
const TURN_EVERY_MS = 60_000;
/** The final block is read at most once in this time, which is also the timeout. */
const FINAL_KEPT_MS = 5000;
const FINAL_PATIENCE_MS = 2000;
/** A node may give several wrong answers in a row. The same one this often, and for this long, is the chain's. */
const ALARMS_UNTIL_HALT = 3;
const ALARMED_FOR_MS = 60_000;

const WARNINGS: Readonly<Record<WatcherPlace['state'], WatcherWarning | null>> = {
  // No payment was possible yet.
  not_begun: null,
  watching: null,
  waiting: 'payments_wait',
  unwatched: 'payments_unwatched',
  halted: 'payments_halted',
};

export function createWatcherService({ db, clock, chain, config, consequences }: WatcherDependencies): WatcherService {
  const { chainId } = config;
  const booking = createBooking({ db, clock, config, consequences });
  const sightings = createSightings({ db, clock, chain, consequences });
  const watched = createWatchedAddresses((fromIndex) =>
    findWatched(db, { chainId, fromIndex, endedAfter: new Date(clock.now().getTime() - WATCHED_AFTER_END_MS) }),
  );
  let alarm: { hash: ChainHash; times: number; since: number } | null = null;
  /** The highest final block, since when it is, and whether another was expected. */
  let newest: { number: bigint; since: number; isExpected: boolean } | null = null;
  /** By our own clock: the chain's has whole seconds. */
  let blockMs = 0;
  let turnAt = -Infinity;
  let blocksAtOnce = BLOCKS_AT_ONCE;
  /** Failures in a row of the block after the cursor, on its own. */
  let failures = 0;
  /**
   * The newest block failed: it is booked on its own until that succeeds, as only with it balances are compared and
   * payments end. Its failures are kept while the blocks before it are booked, because each tick has another one.
   */
  let newestFailed: { times: number } | null = null;
  let triedAgainAt = -Infinity;
  /** Payments set aside whose block could not be read when it was last retried. */
  const unread = new Set<string>();
  const taken = new Set<ChainAddress>(tokensOf(config));

  async function tick(): Promise<Tick> {
    const before = await findCursor(db, chainId);
    if (before !== undefined && before.halted !== null) return { state: 'halted', reason: before.halted };
    try {
      const final = await chain.finalized();
      const cursor = before ?? (await start(final));
      const problem = await compare(cursor, final);
      if (problem !== null) return problem.state === 'halted' ? problem : await waiting(cursor, problem);
      const failed = await readOn(cursor, final);
      const { isAwaited, unshown } = await sightings.note(final);
      if (standsStill(final, isAwaited))
        return await waiting(cursor, {
          state: 'waits',
          for: 'rpc_behind',
          reason: 'No block became final for a minute',
        });
      const setAside = [...failed, ...(await tryAgain(final))];
      if (BigInt(cursor.block_number) === final.number && isHeartbeatDue(cursor))
        await noteWatcher(db, chainId, null, clock.now());
      return { state: 'reads', isAwaited, blockMs, setAside, unshown };
    } catch (error) {
      if (error instanceof Halted) return { state: 'halted', reason: error.message };
      if (error instanceof CursorMoved) return { state: 'reads', isAwaited: true, blockMs, setAside: [], unshown: [] };
      const wait = waitOf(error);
      if (wait === null) throw error;
      return await waiting(before, wait);
    }
  }

  /**
   * Whether no block became final for too long, by our own clock: a node that stands still answers as if all were well,
   * and of two the slower one counts. The sandbox makes blocks only while somebody pays.
   */
  function standsStill({ number }: Block, isAwaited: boolean): boolean {
    const now = clock.now().getTime();
    const isExpected = isAwaited || chainId !== SANDBOX_CHAIN_ID;
    if (newest !== null && number > newest.number) blockMs = (now - newest.since) / Number(number - newest.number);
    if (newest === null || number > newest.number || !isExpected || !newest.isExpected)
      newest = { number, since: now, isExpected };
    return now - newest.since > STANDS_STILL_MS;
  }

  /** The first start begins at the final block: there is no payment before it. */
  async function start(final: Block): Promise<CursorRow> {
    const block = { number: Number(final.number), hash: final.hash, time: timeOf(final) };
    await inTransaction(db, (trx) => startCursor(trx, chainId, block, clock.now()));
    const cursor = await findCursor(db, chainId);
    if (cursor === undefined) throw new CursorMoved('The cursor is gone');
    return cursor;
  }

  /** Whether the chain still has the last booked block; null if it does, as far as is known before reading on. */
  async function compare(cursor: CursorRow, final: Block): Promise<Exclude<Tick, { state: 'reads' }> | null> {
    const number = BigInt(cursor.block_number);
    if (final.number > number) return null;
    const known = final.number === number ? cursor.block_hash : await trailHash(Number(final.number));
    if (known !== null && known !== final.hash) return await alarmed(cursor, final.hash);
    alarm = null;
    if (final.number === number) return null;
    return { state: 'waits', for: 'rpc_behind', reason: 'The RPC is behind the booked blocks' };
  }

  async function trailHash(number: number): Promise<string | null> {
    const trail = await findTrail(db, chainId);
    return trail.find(({ block_number }) => block_number === number)?.block_hash ?? null;
  }

  /**
   * A block below finality has another hash. If that is seen often enough, booking halts and its payments are marked
   * (D17).
   */
  async function alarmed(cursor: CursorRow, hash: ChainHash): Promise<Exclude<Tick, { state: 'reads' }>> {
    const now = clock.now().getTime();
    alarm = alarm?.hash === hash ? { ...alarm, times: alarm.times + 1 } : { hash, times: 1, since: now };
    if (alarm.times < ALARMS_UNTIL_HALT || now - alarm.since < ALARMED_FOR_MS)
      return { state: 'waits', for: 'rpc_disagrees', reason: 'A final block has another hash' };
    const ancestor = await commonAncestor();
    const reason = `The chain changed below finality: above block ${ancestor ?? 'unknown'}`;
    await inTransaction(db, async (trx) => {
      const held = await lockCursor(trx, chainId);
      if (held?.block_hash !== cursor.block_hash) throw new CursorMoved('The cursor is not where it was');
      await haltCursor(trx, chainId, reason, clock.now());
      await consequences.publish(trx, await markReorged(trx, chainId, ancestor ?? -1, clock.now()));
    });
    return { state: 'halted', reason };
  }

  /** The newest block of the trail that the chain still has; null if it has none. */
  async function commonAncestor(): Promise<number | null> {
    for (const { block_number, block_hash } of await findTrail(db, chainId)) {
      const block = await chain.block(BigInt(block_number));
      if (block?.hash === block_hash) return block_number;
    }
    return null;
  }

  /** Books the blocks between the cursor and the final one, range by range. */
  async function readOn(from: CursorRow, final: Block): Promise<SetAside[]> {
    const comparedAt = from.balances_at;
    let cursor: Place = { number: from.block_number, hash: from.block_hash, time: from.block_time, comparedAt };
    if (BigInt(cursor.number) === final.number) return [];
    // Only after the final block is read: its payers had their addresses before, so all of them are included.
    await watched.refresh();
    const setAside: SetAside[] = [];
    while (BigInt(cursor.number) < final.number) {
      const first = BigInt(cursor.number) + 1n;
      const to = newestFailed === null || first === final.number ? final.number : final.number - 1n;
      const last = first + blocksAtOnce - 1n;
      const { end, failed } = await bookNext({ from: first, to: last < to ? last : to }, cursor, final);
      setAside.push(...failed);
      if (end === undefined) break;
      cursor = { number: Number(end.number), hash: end.hash, time: timeOf(end), comparedAt };
    }
    return setAside;
  }

  /**
   * Books a range. After a failure the next one is smaller, down to one block; then its failing payments are set aside.
   */
  async function bookNext(
    range: BlockRange,
    cursor: Place,
    final: Block,
  ): Promise<{ end: Block | undefined; failed: readonly SetAside[] }> {
    const size = range.to - range.from + 1n;
    const isNewest = range.to === final.number;
    try {
      const found = await read(range, cursor, final);
      const times = isNewest ? Math.max(failures, newestFailed?.times ?? 0) : failures;
      const failed = await booking.bookRange(found, cursor, { isApart: times >= FAILURES_UNTIL_APART });
      failures = 0;
      if (isNewest) newestFailed = null;
      blocksAtOnce = blocksAtOnce * 2n < BLOCKS_AT_ONCE ? blocksAtOnce * 2n : BLOCKS_AT_ONCE;
      return { end: found.blocks.at(-1), failed };
    } catch (error) {
      if (error instanceof CursorMoved) throw error;
      // One block again, even if more became final meanwhile: what is set aside is set aside with its own block.
      blocksAtOnce = size > 1n ? size / 2n : 1n;
      // A chain that is away or contradicts itself is no failure of booking.
      if (waitOf(error) === null) {
        const more = size === 1n ? 1 : 0;
        failures += more;
        if (isNewest) newestFailed = { times: (newestFailed?.times ?? 0) + more };
      }
      throw error;
    }
  }

  /** Retries unbooked blocks, each payment's until one fails; returns what fails again. */
  async function tryAgain(final: Block): Promise<SetAside[]> {
    const now = clock.now().getTime();
    if (now - triedAgainAt < AGAIN_EVERY_MS) return [];
    triedAgainAt = now;
    const failed: SetAside[] = [];
    const rows = await findUnbooked(db, chainId, AGAIN_AT_ONCE);
    // Each one that cannot be read may cost a timeout: they come last the next time.
    for (const row of rows.toSorted((one, other) => Number(isUnread(one)) - Number(isUnread(other)))) {
      const { payment_id: paymentId, block_number: blockNumber } = row;
      if (failed.some((other) => other.paymentId === paymentId)) continue;
      if (failed.filter(({ error }) => waitOf(error) !== null).length === UNREAD_AT_ONCE) break;
      try {
        await bookUnbooked(row, final);
        unread.delete(paymentId);
      } catch (error) {
        if (error instanceof CursorMoved) throw error;
        if (waitOf(error) !== null) unread.add(paymentId);
        failed.push({ paymentId, blockNumber, error });
      }
    }
    return failed;
  }

  const isUnread = (row: UnbookedRow): boolean => unread.has(row.payment_id);

  async function bookUnbooked(row: UnbookedRow, end: Block): Promise<void> {
    const { payment_id: paymentId, address, block_number } = row;
    const number = BigInt(block_number);
    const look = lookOf(paymentId, address);
    const looks = new Map([[look.address, look]]);
    const { blocks, tokens } = await readBlocks({ from: number, to: number }, new Set(looks.keys()));
    const [block] = blocks;
    if (block === undefined) throw new ChainDisagrees('The RPC sent no blocks');
    const { transfers } = foundIn(blocks, tokens, looks, taken);
    await booking.bookAgain(paymentId, { block, transfers, balances: await bnbBalancesAt(end, [look]), end });
  }

  /** @param ofBnb whether to read transactions too; without them, BNB shows in balances only */
  async function readBlocks(range: BlockRange, to: ReadonlySet<ChainAddress>, ofBnb = true) {
    const [blocks, tokens] = await Promise.all([
      chain.blocksWithTransfers(range, ofBnb ? to : new Set()),
      to.size === 0 ? [] : chain.tokenTransfers(range, to),
    ]);
    return { blocks, tokens };
  }

  async function read(range: BlockRange, { hash: parent, time, comparedAt }: Place, final: Block): Promise<ReadRange> {
    const { blocks, tokens } = await readBlocks(range, watched.all, watched.isBnbDue(time));
    const [first] = blocks;
    if (first === undefined) throw new ChainDisagrees('The RPC sent no blocks');
    if (first.parentHash !== parent) await explainBreak(range.from - 1n, parent);
    alarm = null;
    const { transfers, foreign } = foundIn(blocks, tokens, watched.byAddress, taken);
    const isNewest = range.to === final.number;
    if (isNewest && blocks.at(-1)?.hash !== final.hash)
      throw new ChainDisagrees('The RPC sent another block than the final one');
    const isFar = final.number - range.to > FAR_BEHIND;
    return {
      blocks,
      transfers,
      foreign,
      balances: isNewest ? await balancesAt(final, transfers, comparedAt) : null,
      waitsFor: isFar ? 'catching_up' : null,
    };
  }

  /** The next block has another parent: either the node contradicts itself, or the chain is not the booked one. */
  async function explainBreak(number: bigint, hash: string): Promise<never> {
    const block = await chain.block(number);
    if (block === null || block.hash === hash) throw new ChainDisagrees('The RPC sent blocks that do not form a chain');
    const cursor = await findCursor(db, chainId);
    if (cursor?.block_hash !== hash) throw new CursorMoved('The cursor is not where it was');
    const outcome = await alarmed(cursor, block.hash);
    throw outcome.state === 'halted' ? new Halted(outcome.reason) : new ChainDisagrees(outcome.reason);
  }

  /** BNB of payments that are open, or ended since the last comparison, and of some others in rotation; and tokens of those that got some. */
  async function balancesAt(
    final: Block,
    transfers: readonly FoundTransfer[],
    comparedAt: Date | null,
  ): Promise<FoundBalance[]> {
    const pending = await findPending(db, chainId);
    const ended = await findUncompared(db, chainId, comparedAt);
    const open = [...pending.filter(({ method }) => method === 'bnb'), ...ended].map(({ id, address }) =>
      lookOf(id, address),
    );
    const now = clock.now().getTime();
    const inTurn = now - turnAt >= TURN_EVERY_MS ? watched.nextInTurn(IN_TURN) : [];
    const looked = new Map([...inTurn, ...open].map((look) => [look.address, look] as const));
    const balances = await bnbBalancesAt(final, [...looked.values()]);
    if (inTurn.length > 0) turnAt = now;
    return [...balances, ...(await tokenBalancesAt(final, transfers))];
  }

  async function bnbBalancesAt(final: Block, looks: readonly Look[]): Promise<FoundBalance[]> {
    const still = await unmoved(looks, final);
    const amounts = await chain.balances(
      still.map(({ address }) => address),
      final.number,
    );
    return still.map((look, index) => balanceOf(look, 'bnb', amounts[index]));
  }

  /** Balances of accepted tokens only; others count for nothing, whatever their contract says. */
  async function tokenBalancesAt(final: Block, transfers: readonly FoundTransfer[]): Promise<FoundBalance[]> {
    const balances: FoundBalance[] = [];
    for (const token of taken) {
      const receivers = transfers
        .filter(({ coin }) => coin === token)
        .map(({ paymentId, to }) => [to, lookOf(paymentId, to)] as const);
      const looks = await unmoved([...new Map(receivers).values()], final);
      if (looks.length === 0) continue;
      const addresses = looks.map(({ address }) => address);
      const amounts = await chain.tokenBalances(token, addresses, final.number);
      balances.push(...looks.map((look, index) => balanceOf(look, token, amounts[index])));
    }
    return balances;
  }

  /**
   * Addresses whose balance matches the booked and swept amounts, with their sweeps; at the others the treasury is at
   * work (D47). A sweep that begins later is in no block up to the final one, so the sweeps are read only here.
   */
  async function unmoved(looks: readonly Look[], final: Block): Promise<readonly Unmoved[]> {
    const addresses = looks.map(({ address }) => address);
    const sweeps = Map.groupBy(await findSweeps(db, chainId, addresses), ({ address }) => address);
    const all = looks.map((look): Unmoved => ({ ...look, sweeps: sweeps.get(look.address) ?? [] }));
    const swept = all.filter((look) => look.sweeps.length > 0);
    if (swept.length === 0) return all;
    const counts = await chain.transactionCounts(
      swept.map(({ address }) => address),
      final.number,
    );
    const atWork = new Set(
      swept.filter(({ sweeps: of }, index) => {
        const isDone = of.every(({ state }) => state === 'final' || state === 'failed');
        // Each that was signed used one nonce, or another transaction took it.
        const signed = of.filter(({ tx_hash }) => tx_hash !== null);
        return !isDone || counts[index] !== BigInt(signed.length);
      }),
    );
    return all.filter((look) => !atWork.has(look));
  }

  async function waiting(cursor: CursorRow | undefined, wait: Extract<Tick, { state: 'waits' }>): Promise<Tick> {
    if (cursor !== undefined && (cursor.waits_for !== wait.for || isHeartbeatDue(cursor)))
      await noteWatcher(db, chainId, wait.for, clock.now());
    return wait;
  }

  const isHeartbeatDue = (cursor: CursorRow): boolean =>
    cursor.waits_for !== null || clock.now().getTime() - cursor.updated_at.getTime() >= HEARTBEAT_EVERY_MS;

  async function warnings(): Promise<readonly WatcherWarning[]> {
    const warning = WARNINGS[bookingState(await findCursor(db, chainId), clock.now())];
    const setAside = await findSetAside(db, chainId);
    return [...(warning === null ? [] : [warning]), ...(setAside.size === 0 ? [] : (['payments_set_aside'] as const))];
  }

  async function readFinal(): Promise<number | null> {
    try {
      return Number((await chain.finalized()).number);
    } catch (error) {
      if (waitOf(error) === null) throw error;
      return null;
    }
  }
  const finalBlock = remembered(clock, FINAL_KEPT_MS, () =>
    Promise.race([readFinal(), pause(FINAL_PATIENCE_MS, null, { ref: false })]),
  );

  async function place(): Promise<WatcherPlace> {
    const [cursor, final] = await Promise.all([findCursor(db, chainId), finalBlock()]);
    const state = bookingState(cursor, clock.now());
    return {
      state,
      bookedBlock: cursor?.block_number ?? null,
      finalBlock: final,
      // Unknown if the watcher is silent.
      reason: cursor?.halted ?? (state === 'waiting' ? (cursor?.waits_for ?? null) : null),
      seenAt: cursor?.updated_at ?? null,
    };
  }

  return { prepare: () => prepareChain(chain, config), tick, warnings, place };
}

/** Booking was halted while a range was read: nothing of it is booked, as where the cursor moved. */
class Halted extends CursorMoved {
  override name = 'Halted';
}

/** A booked block. */
interface Place {
  number: number;
  hash: string;
  time: Date;
  /** When balances were last compared: only the newest range compares them. */
  comparedAt: Date | null;
}

const tokensOf = ({ tokens: { usdt, busd } }: ChainConfig): ChainAddress[] =>
  busd === null ? [usdt.address] : [usdt.address, busd.address];

type Look = Pick<Watched, 'paymentId' | 'address'>;

/** An address at which the treasury is not at work. */
interface Unmoved extends Look {
  sweeps: readonly SweepRow[];
}

const lookOf = (paymentId: string, address: string): Look => ({ paymentId, address: lowerCase(address) });

function balanceOf(
  { paymentId, address, sweeps }: Unmoved,
  coin: FoundBalance['coin'],
  amount: bigint | undefined,
): FoundBalance {
  if (amount === undefined) throw new ChainDisagrees('The RPC did not answer a balance');
  return { paymentId, address, coin, amount, moved: movedOf(sweeps, coin) };
}

const movedOf = (sweeps: readonly SweepRow[], coin: FoundBalance['coin']): bigint =>
  sweeps.reduce(
    (sum, { state, asset, amount_wei: amount, gas_wei: gas, fee_wei: fee }) =>
      sum +
      (state === 'final' && asset === coin ? BigInt(amount) : 0n) -
      // Each sweep from an address costs BNB of that address.
      (coin === 'bnb' ? BigInt(gas) - BigInt(fee) : 0n),
    0n,
  );

const HIGHEST_AMOUNT = 2n ** 256n - 1n;

/**
 * Transfers of accepted coins to watched addresses, in the order of the chain, and those of foreign contracts, summed
 * up. Throws if a log names an unknown block.
 */
function foundIn(
  blocks: Awaited<ReturnType<ChainReads['blocksWithTransfers']>>,
  tokens: Awaited<ReturnType<ChainReads['tokenTransfers']>>,
  byAddress: ReadonlyMap<ChainAddress, Pick<Watched, 'paymentId'>>,
  taken: ReadonlySet<ChainAddress>,
): { transfers: FoundTransfer[]; foreign: ForeignTransfers[] } {
  const logs = Map.groupBy(tokens, ({ blockNumber }) => blockNumber);
  const transfers: FoundTransfer[] = [];
  const foreign: ForeignTransfers[] = [];
  for (const block of blocks) {
    const at = timeOf(block);
    for (const { to, from, amount, txHash } of block.transfers) {
      const paymentId = byAddress.get(to)?.paymentId;
      if (paymentId === undefined) continue;
      transfers.push({ paymentId, to, kind: 'native', coin: 'bnb', amount, txHash, logIndex: -1, from, block, at });
    }
    const sums = new Map<string, ForeignTransfers>();
    for (const { blockHash, to, from, token, amount, txHash, logIndex } of logs.get(block.number) ?? []) {
      if (blockHash !== block.hash) throw new ChainDisagrees('The RPC has a log in an unknown block');
      const paymentId = byAddress.get(to)?.paymentId;
      // An event without an amount, or to an unknown address, is no transfer.
      if (paymentId === undefined || amount === 0n) continue;
      if (taken.has(token)) {
        transfers.push({ paymentId, to, kind: 'token', coin: token, amount, txHash, logIndex, from, block, at });
        continue;
      }
      const key = `${paymentId}:${token}`;
      const before = sums.get(key) ?? { paymentId, token, transfers: 0, amount: 0n, txHash, block };
      const sum = before.amount + amount;
      sums.set(key, {
        ...before,
        transfers: before.transfers + 1,
        amount: sum < HIGHEST_AMOUNT ? sum : HIGHEST_AMOUNT,
      });
    }
    for (const sum of sums.values()) foreign.push(sum);
  }
  return { transfers, foreign };
}

/** The wait that an error of the chain causes; null for any other error. */
export function waitOf(error: unknown): Extract<Tick, { state: 'waits' }> | null {
  if (error instanceof ChainUnavailable) return { state: 'waits', for: 'rpc_unavailable', reason: error.message };
  if (error instanceof ChainDisagrees) return { state: 'waits', for: 'rpc_disagrees', reason: error.message };
  return null;
}
