// The treasury's reads and writes in the product's database; it stores each of its transactions before sending it
// (D47).
import type { ChainAddress, ChainHash, Db } from '@mutuals/api/treasury';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Hex } from 'viem';
import type { Reconciliation } from './reconcile.ts';

/** bnb, or the contract of a token. */
export type Asset = 'bnb' | ChainAddress;

/** A deposit address. */
export interface Deposit {
  readonly address: ChainAddress;
  readonly index: number;
  /** Of the extended public key that made it; null for payments from before fingerprints were stored. */
  readonly fingerprint: string | null;
}

/** An unfinished sweep. */
export interface Sweep extends Deposit {
  readonly id: string;
  readonly asset: Asset;
  /** In wei, as all amounts here. */
  readonly amount: bigint;
  /** `signed` holds this transaction while the gas is on its way. */
  readonly gasTx: ChainHash | null;
  readonly txHash: ChainHash | null;
  readonly signed: Hex | null;
  readonly state: 'planned' | 'gas_sent' | 'sent';
}

export interface Store {
  /**
   * Addresses that received something, and whose payment has ended: pending ones belong to the watcher. Also those that
   * no payment knows after a restore (D77).
   */
  depositsToSweep(): Promise<Deposit[]>;
  isDepositAddress(address: ChainAddress): Promise<boolean>;
  /** The index of the deposit address that is given out next. */
  nextIndex(): Promise<number>;
  /**
   * Sweeps that an earlier run started, the oldest first. Those with a signed transaction come before all others: its
   * sender must sign no other with the same nonce.
   */
  openSweeps(): Promise<Sweep[]>;
  begin(deposit: Deposit, asset: Asset, amount: bigint): Promise<Sweep>;
  /**
   * Stores the signed gas transfer before it is sent; null if that transfer can never be mined, so that nothing was
   * sent.
   */
  setGas(id: string, gas: { tx: ChainHash; wei: bigint; signed: Hex } | null): Promise<void>;
  /** The address has the gas for its sweep. */
  setReady(id: string): Promise<void>;
  /** Stores the signed sweep before it is sent. */
  setSigned(id: string, move: { tx: ChainHash; signed: Hex }): Promise<void>;
  /** Stores that the sweep is final or failed; `fee` is what it cost the address. */
  end(id: string, state: 'final' | 'failed', fee: bigint): Promise<void>;
  /** Stores the differences for the team (D47). */
  note(found: Reconciliation, nameOf: (asset: Asset) => string): Promise<void>;
  /** Dollars for one BNB in 8 decimals, as the product last read it; null if it never did. */
  bnbUsd(): Promise<bigint | null>;
}

const USD_DECIMALS = 8;
/** The contract's `differences`. */
const SHOWN_DIFFERENCES = 100;
const isHex = (text: string): text is Hex => text.startsWith('0x');

/** @throws RangeError if the text is not hexadecimal, though only the treasury and the server write here */
export function hexOf(text: string): Hex {
  if (!isHex(text)) throw new RangeError(`${text} is not a hexadecimal text`);
  return text;
}
export const assetOf = (text: string): Asset => (text === 'bnb' ? text : hexOf(text));

export function createStore(db: Db, chainId: number, now: () => Date): Store {
  const change = (id: string, values: object): Promise<unknown> =>
    db
      .updateTable('sweeps')
      .set({ ...values, updated_at: now() })
      .where('id', '=', id)
      .execute();
  return {
    async depositsToSweep() {
      const rows = await db
        .selectFrom('payments')
        .select(['address', 'address_index', 'xpub_fingerprint'])
        .where('chain_id', '=', chainId)
        .where('status', '<>', 'pending')
        .where(({ exists, selectFrom }) =>
          exists(selectFrom('transfers').select('id').whereRef('transfers.payment_id', '=', 'payments.id')),
        )
        .union(
          db
            .selectFrom('found_deposits')
            .select(['address', 'address_index', 'xpub_fingerprint'])
            .where('chain_id', '=', chainId),
        )
        .orderBy('address_index')
        .execute();
      return rows.map(({ address, address_index: index, xpub_fingerprint: fingerprint }) => ({
        address: hexOf(address),
        index: Number(index),
        fingerprint,
      }));
    },
    async isDepositAddress(address) {
      const rows = await db
        .selectFrom('payments')
        .select('address')
        .where('address', '=', address)
        .union(db.selectFrom('found_deposits').select('address').where('address', '=', address))
        .execute();
      return rows.length > 0;
    },
    async nextIndex() {
      const { rows } = await sql<{ next: string }>`
        select case when is_called then last_value + 1 else last_value end as next from deposit_address_index`.execute(
        db,
      );
      return Number(rows[0]?.next);
    },
    async openSweeps() {
      const rows = await db
        .selectFrom('sweeps')
        .leftJoin('payments', 'payments.address', 'sweeps.address')
        .selectAll('sweeps')
        .select(
          sql<string | null>`coalesce(xpub_fingerprint,
            (select min(xpub_fingerprint) from found_deposits where address = sweeps.address))`.as('xpub_fingerprint'),
        )
        .where('sweeps.chain_id', '=', chainId)
        .where('state', 'in', ['planned', 'gas_sent', 'sent'])
        .orderBy(({ eb }) => eb('signed_tx', 'is', null))
        .orderBy('sweeps.created_at')
        .orderBy('sweeps.id')
        .execute();
      return rows.flatMap(({ state, ...row }) =>
        state === 'final' || state === 'failed'
          ? []
          : [
              {
                id: row.id,
                address: hexOf(row.address),
                index: Number(row.address_index),
                fingerprint: row.xpub_fingerprint,
                asset: assetOf(row.asset),
                amount: BigInt(row.amount_wei),
                gasTx: row.gas_tx === null ? null : hexOf(row.gas_tx),
                txHash: row.tx_hash === null ? null : hexOf(row.tx_hash),
                signed: row.signed_tx === null ? null : hexOf(row.signed_tx),
                state,
              },
            ],
      );
    },
    async begin({ address, index, fingerprint }, asset, amount) {
      const [id, at] = [randomUUID(), now()];
      const move = { asset, amount_wei: amount.toString(), state: 'planned' as const };
      await db
        .insertInto('sweeps')
        .values({ id, chain_id: chainId, address, address_index: index, ...move, created_at: at, updated_at: at })
        .execute();
      return {
        id,
        address,
        index,
        fingerprint,
        asset,
        amount,
        gasTx: null,
        txHash: null,
        signed: null,
        state: 'planned',
      };
    },
    async setGas(id, gas) {
      await change(id, {
        gas_tx: gas?.tx ?? null,
        gas_wei: (gas?.wei ?? 0n).toString(),
        signed_tx: gas?.signed ?? null,
      });
    },
    async setReady(id) {
      await change(id, { state: 'gas_sent', signed_tx: null });
    },
    async setSigned(id, { tx, signed }) {
      await change(id, { state: 'sent', tx_hash: tx, signed_tx: signed });
    },
    async end(id, state, fee) {
      await change(id, { state, fee_wei: fee.toString() });
    },
    async note({ block, addresses, open, differences }, nameOf) {
      const shown = differences.slice(0, SHOWN_DIFFERENCES).map(({ address, index, asset, balance, difference }) => ({
        address,
        addressIndex: index,
        asset: nameOf(asset),
        expected: (balance - difference).toString(),
        balance: balance.toString(),
        difference: difference.toString(),
      }));
      await db
        .insertInto('reconciliations')
        .values({
          id: randomUUID(),
          chain_id: chainId,
          block_number: Number(block),
          addresses,
          open_sweeps: open,
          differences: JSON.stringify(shown),
          difference_count: differences.length,
          created_at: now(),
        })
        .execute();
    },
    async bnbUsd() {
      const row = await db.selectFrom('bnb_prices').select('usd').where('chain_id', '=', chainId).executeTakeFirst();
      return row === undefined ? null : inUnits(row.usd);
    },
  };
}

/** Decimal text as an integer in units of 1e-8. */
function inUnits(usd: string): bigint {
  const [whole = '0', fraction = ''] = usd.split('.');
  return BigInt(whole + fraction.padEnd(USD_DECIMALS, '0').slice(0, USD_DECIMALS));
}
