import type { PaymentMethod } from '../../database/schema.ts';
import type { ChainAddress } from '../../integrations/chain/chain.ts';
import { lowerCase } from '../../integrations/chain/deposit-address.ts';

/** A payment with its deposit address. */
export interface Watched {
  paymentId: string;
  address: ChainAddress;
  index: number;
}

/** A payment in stored form. */
export interface WatchedRow {
  id: string;
  address: string;
  address_index: number;
  method: PaymentMethod;
  expires_at: Date;
}

/** The addresses that the watcher looks at, in memory: there may be very many, and each tick needs all of them. */
export interface WatchedAddresses {
  /**
   * Reads the new ones, or once in a while all, because some drop out. Call it after asking the chain for its final
   * block.
   */
  refresh(): Promise<void>;
  readonly byAddress: ReadonlyMap<ChainAddress, Watched>;
  /** The same addresses as a set. */
  readonly all: ReadonlySet<ChainAddress>;
  /**
   * Whether the window of a BNB payment is open at a time, or will be: only then are the transactions of blocks read.
   */
  isBnbDue(at: Date): boolean;
  /** The next addresses in rotation. */
  nextInTurn(most: number): readonly Watched[];
}

/** All are read again after this many refreshes. */
const ALL_AFTER = 600;
/** Indexes are assigned in order, but a payment with a lower index may be stored later; never this many later. */
const OVERLAP = 1000;

/** @param read the payments to watch from an index on, in the order of their indexes */
export function createWatchedAddresses(read: (fromIndex: number) => Promise<readonly WatchedRow[]>): WatchedAddresses {
  const byAddress = new Map<ChainAddress, Watched>();
  const all = new Set<ChainAddress>();
  let refreshes = 0;
  let highest = -1;
  let bnbUntil = -Infinity;
  let turn = 0;
  let inTurn: readonly Watched[] = [];

  return {
    byAddress,
    all,
    async refresh() {
      const isComplete = refreshes % ALL_AFTER === 0;
      const rows = await read(isComplete ? 0 : Math.max(0, highest - OVERLAP));
      // Only now is the read known to have succeeded.
      refreshes += 1;
      if (isComplete) {
        byAddress.clear();
        all.clear();
      }
      for (const row of rows) {
        const address = lowerCase(row.address);
        highest = Math.max(highest, row.address_index);
        if (row.method === 'bnb') bnbUntil = Math.max(bnbUntil, row.expires_at.getTime());
        if (byAddress.has(address)) continue;
        byAddress.set(address, { paymentId: row.id, address, index: row.address_index });
        all.add(address);
      }
    },
    isBnbDue: (at) => at.getTime() <= bnbUntil,
    nextInTurn(most) {
      if (turn >= inTurn.length) {
        inTurn = [...byAddress.values()];
        turn = 0;
      }
      const some = inTurn.slice(turn, turn + most);
      turn += most;
      return some;
    },
  };
}
