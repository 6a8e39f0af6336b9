// Sweeps deposit addresses to the treasury by plain transactions (D47), in sequence. Each is signed and stored before
// it is sent. Whatever ends the run, the next one sends the same bytes again or finds the receipt, so nothing is sent
// twice.
import { lowerCase, type Chain, type ChainAddress, type ChainHash } from '@mutuals/api/treasury';
import { keccak256, parseTransaction, type Hex } from 'viem';
import { isOf, type Keys, type Signer } from './keys.ts';
import { BNB_GAS, SendRefused, tokenReceiver, tokenTransfer, type Node, type Receipt } from './node.ts';
import { makePlan, planFor, type Move, type PlanOptions, type Refused } from './plan.ts';
import type { Deposit, Store, Sweep } from './store.ts';

export interface SweepOptions extends PlanOptions {
  readonly chain: Chain;
  readonly node: Node;
  readonly store: Store;
  readonly chainId: number;
  readonly keys: Keys;
  /** Pause between two reads of the chain. */
  readonly pause: () => Promise<void>;
  /** Reports each step. */
  readonly say: (line: string) => void;
  /** Once it is aborted, nothing more is begun, signed or sent. */
  readonly signal: AbortSignal;
}

export interface Swept {
  readonly moved: readonly Sweep[];
  /** Failed sweeps; the next plan includes their amounts again. */
  readonly failed: readonly Sweep[];
  /** Sweeps for which the gas wallet had too little, or another transaction in flight; they resume with a later run. */
  readonly withoutGas: readonly Sweep[];
  /** Sweeps whose transaction is not final, or was refused by the node; they resume with the next run. */
  readonly notFinal: readonly Sweep[];
  readonly waiting: readonly Move[];
  readonly refused: readonly Refused[];
  /** At addresses of another seed; a sweep with that seed takes them. */
  readonly ofOtherSeeds: readonly (Move | Sweep)[];
  /** What the run did not get to: it ended before, or a transaction of the address is not final. */
  readonly left: readonly (Move | Sweep)[];
  /** What ended the run too early: NotFinalYet if the chain stands still, or what chain and database throw. */
  readonly stoppedBy: Error | null;
}

/** After this many reads a transaction is not final. It may still become final, so nothing is concluded. */
const MOST_LOOKS = 120;
/**
 * So many transactions that are not final end a run: then it is the chain that stands still. A refusal of what an
 * earlier run signed does not count, because its gas price may be too low by now.
 */
const MOST_NOT_FINAL = 3;
/**
 * After this many reads without a receipt another transaction had the nonce. One read is not enough: behind one address
 * there may be several nodes, some of them behind the others.
 */
const LOOKS_FOR_RECEIPT = 10;

/** A transaction is not final. The next run resumes here; until then its sender sends no other. */
export class NotFinalYet extends Error {
  readonly sender: ChainAddress;
  readonly isRefused: boolean;
  constructor(hash: ChainHash, sender: ChainAddress, refusal: string | null) {
    const why = refusal === null ? 'is not final yet' : `was refused: ${refusal}`;
    super(`The transaction ${hash} ${why}. Run this again: it goes on from there.`);
    this.sender = sender;
    this.isRefused = refusal !== null;
  }
}

interface Run extends SweepOptions {
  /** Senders with a transaction that is not final, and the addresses that wait for it. */
  readonly inFlight: Set<ChainAddress>;
}

/**
 * Finishes what an earlier run started, then moves what is worth it. A transaction that is not final holds up no other
 * sender's. Whatever ends the run, the report has all that was moved, and all that was not.
 * @param shown the moves of a plan of before: they are left if the run ends before it makes its own
 */
export async function sweep(options: SweepOptions, shown: readonly Move[] = []): Promise<Swept> {
  const report: Report = {
    moved: [],
    failed: [],
    withoutGas: [],
    notFinal: [],
    waiting: [],
    refused: [],
    ofOtherSeeds: [],
    left: new Set(),
  };
  const stoppedBy = await moveAll({ ...options, inFlight: new Set() }, shown, report).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  return { ...report, left: [...report.left], stoppedBy };
}

interface Report {
  moved: Sweep[];
  failed: Sweep[];
  withoutGas: Sweep[];
  notFinal: Sweep[];
  waiting: Move[];
  refused: Refused[];
  ofOtherSeeds: (Move | Sweep)[];
  left: Set<Move | Sweep>;
}

async function moveAll(run: Run, shown: readonly Move[], report: Report): Promise<void> {
  const { store, keys, signal } = run;
  let standing = 0;
  async function finish(begun: Sweep, item: Move | Sweep): Promise<void> {
    try {
      report[await finishSweep(run, begun)].push(begun);
      report.left.delete(item);
    } catch (error) {
      if (!(error instanceof NotFinalYet)) throw error;
      report.notFinal.push(begun);
      report.left.delete(item);
      run.inFlight.add(error.sender).add(begun.address);
      if (error.isRefused && begun.signed !== null) return;
      standing += 1;
      if (standing === MOST_NOT_FINAL) throw error;
    }
  }

  const isOwn = (deposit: Deposit): boolean => isOf(keys, deposit);
  // Until the run makes its own plan, which may be prevented.
  for (const move of shown.filter(isOwn)) report.left.add(move);
  const [open, openOfOthers] = divided(await store.openSweeps(), isOwn);
  report.ofOtherSeeds.push(...openOfOthers);
  const keysOfOpen = new Set(open.map(keyOf));
  for (const move of shown) if (keysOfOpen.has(keyOf(move))) report.left.delete(move);
  for (const begun of open) report.left.add(begun);
  for (const begun of open) if (!run.inFlight.has(begun.address)) await finish(begun, begun);

  const plan = await makePlan(run);
  for (const move of shown) report.left.delete(move);
  const [own, ofOthers] = divided(plan.moves, isOwn);
  report.waiting.push(...plan.waiting.filter(isOwn));
  report.refused.push(...plan.refused.filter(isOwn));
  const begun = new Set([...openOfOthers, ...report.withoutGas, ...report.notFinal, ...report.left].map(keyOf));
  const isNew = (move: Move): boolean => !begun.has(keyOf(move));
  report.ofOtherSeeds.push(...ofOthers.filter(isNew));
  const moves = own.filter(isNew);
  for (const move of moves) report.left.add(move);
  for (const move of moves) {
    if (run.inFlight.has(move.address)) continue;
    // Earlier moves may have paid for gas, and more may have come, so each move uses the current balance.
    const now = await planFor(run, [{ address: move.address, index: move.index, fingerprint: move.fingerprint }]);
    const isThis = ({ asset }: Refused): boolean => asset === move.asset;
    report.waiting.push(...now.waiting.filter(isThis));
    report.refused.push(...now.refused.filter(isThis));
    const still = now.moves.find(isThis);
    if (still === undefined) report.left.delete(move);
    else {
      signal.throwIfAborted();
      await finish(await store.begin(move, still.asset, still.amount), move);
    }
  }
}

/** Where a begun move goes: what is signed cannot be changed any more, whatever the treasury is now. */
export function receiverOf({ state, asset, signed }: Sweep, treasury: ChainAddress): ChainAddress {
  if (state !== 'sent' || signed === null) return treasury;
  const { to, data } = parseTransaction(signed);
  const receiver = asset === 'bnb' ? to : data && tokenReceiver(data);
  if (!receiver) throw new Error('A stored transaction has no receiver: the database was changed.');
  return lowerCase(receiver);
}

/** The items that fit, and the rest. */
function divided<T>(all: readonly T[], fits: (one: T) => boolean): [T[], T[]] {
  const { true: some = [], false: rest = [] } = Object.groupBy(all, (one) => (fits(one) ? 'true' : 'false'));
  return [some, rest];
}

const keyOf = ({ address, asset }: Pick<Move, 'address' | 'asset'>): string => `${address} ${asset}`;

async function finishSweep(options: Run, begun: Sweep): Promise<'moved' | 'failed' | 'withoutGas'> {
  const { store, say } = options;
  const signer = options.keys.deposit(begun.index);
  if (signer.address !== begun.address)
    throw new Error(
      `The seed does not make the address ${begun.address}: it is another one, or the database was changed.`,
    );
  if (begun.state === 'planned' && !(await fuel(options, begun))) return 'withoutGas';
  const signed = begun.state === 'sent' ? begun.signed : await sign(options, signer, begun);
  if (signed === null) {
    await store.end(begun.id, 'failed', 0n);
    return 'failed';
  }
  const receipt = await settle(options, signer, signed);
  const isMoved = receipt?.succeeded === true;
  await store.end(begun.id, isMoved ? 'final' : 'failed', receipt?.fee ?? 0n);
  say(
    `${isMoved ? 'Moved' : 'Not moved'} ${begun.amount} of ${begun.asset} from ${begun.address}: ${keccak256(signed)}`,
  );
  return isMoved ? 'moved' : 'failed';
}

/** Makes sure that the address can pay for its token sweep; false if the gas wallet cannot send it gas now. */
async function fuel(options: Run, { id, address, asset, amount, gasTx, signed }: Sweep): Promise<boolean> {
  const { node, store, keys, chainId, treasury, say, inFlight, signal } = options;
  if (gasTx !== null && signed !== null) {
    if ((await settle(options, keys.gasWallet, signed)) !== null) {
      await store.setReady(id);
      return true;
    }
    await store.setGas(id, null);
  }
  const gasUnits = asset === 'bnb' ? null : await node.tokenGas(asset, address, treasury, amount);
  // What its token refuses gets no gas; it fails when it is signed.
  if (gasUnits !== null) {
    const gasPrice = await node.gasPrice();
    const cost = gasUnits * gasPrice;
    const missing = cost - (await node.balance(address));
    if (missing > 0n) {
      if (inFlight.has(keys.gasWallet.address)) return false;
      const fee = BNB_GAS * gasPrice;
      if ((await node.balance(keys.gasWallet.address)) < missing + fee) return false;
      const nonce = await node.nextNonce(keys.gasWallet.address);
      signal.throwIfAborted();
      const gas = await keys.gasWallet.signTransaction({
        type: 'legacy',
        chainId,
        nonce,
        to: address,
        value: missing,
        gas: BNB_GAS,
        gasPrice,
      });
      await store.setGas(id, { tx: keccak256(gas), wei: missing, signed: gas });
      say(`Sends ${missing} wei to ${address} for gas: ${keccak256(gas)}`);
      if ((await settle(options, keys.gasWallet, gas)) === null) {
        await store.setGas(id, null);
        return false;
      }
    }
  }
  await store.setReady(id);
  return true;
}

/** Signs the sweep and stores it; null if the address can no longer pay for it, or its token refuses it. */
async function sign(options: SweepOptions, signer: Signer, { id, address, asset, amount }: Sweep): Promise<Hex | null> {
  const { node, store, chainId, treasury, signal } = options;
  const [balance, current, nonce] = [await node.balance(address), await node.gasPrice(), await node.nextNonce(address)];
  const isBnb = asset === 'bnb';
  const gas = isBnb ? BNB_GAS : await node.tokenGas(asset, address, treasury, amount);
  if (gas === null) return null;
  // The gas may have been sent at an earlier gas price.
  const affordable = (isBnb ? balance - amount : balance) / gas;
  if (affordable < current) return null;
  const call = isBnb ? { to: treasury, value: amount } : { to: asset, data: tokenTransfer(treasury, amount) };
  signal.throwIfAborted();
  const signed = await signer.signTransaction({ type: 'legacy', chainId, nonce, gas, gasPrice: current, ...call });
  await store.setSigned(id, { tx: keccak256(signed), signed });
  return signed;
}

/**
 * Sends it until it is final; null if it never can be, because another transaction has its nonce.
 * @throws NotFinalYet
 */
async function settle(
  { chain, node, pause, signal }: SweepOptions,
  sender: Signer,
  signed: Hex,
): Promise<Receipt | null> {
  const hash: ChainHash = keccak256(signed);
  const nonce = BigInt(parseTransaction(signed).nonce ?? 0);
  let withoutReceipt = 0;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    // First the final block, then the receipt: in the other order a transaction could slip in between.
    const { number } = await chain.finalized();
    const [used = 0n] = await chain.transactionCounts([sender.address], number);
    const receipt = await node.receipt(hash);
    // Before anything is concluded too: another treasury may be at work on the same row.
    signal.throwIfAborted();
    if (receipt !== null && receipt.blockNumber <= number) return receipt;
    if (receipt === null && used > nonce) {
      withoutReceipt += 1;
      if (withoutReceipt === LOOKS_FOR_RECEIPT) return null;
    } else if (receipt === null)
      await node.broadcast(signed).catch((error: unknown) => {
        if (!(error instanceof SendRefused)) throw error;
        throw new NotFinalYet(hash, sender.address, error.message);
      });
    await pause();
  }
  throw new NotFinalYet(hash, sender.address, null);
}
