import type { components } from '@mutuals/api-client/schema';
import type { ChainConfig } from '../../chain-config.ts';
import type { Db } from '../../database/schema.ts';
import { symbolOf } from '../payments/payments.public.ts';
import { fromWei } from '../../lib/wei.ts';
import { findReconciliation } from './settlements.repository.ts';

type ReconciliationReport = components['schemas']['ReconciliationReport'];

export interface ReconciliationService {
  /** The differences between ledger and chain from the treasury's last comparison (D47). */
  getReconciliation(): Promise<ReconciliationReport>;
}

interface Dependencies {
  db: Db;
  chain: ChainConfig | null;
}

export function createReconciliationService({ db, chain }: Dependencies): ReconciliationService {
  return {
    async getReconciliation() {
      const row = chain === null ? undefined : await findReconciliation(db, chain.chainId);
      if (row === undefined) return { reconciliation: null };
      return {
        reconciliation: {
          block: row.block_number,
          addresses: row.addresses,
          open: row.open_sweeps,
          differenceCount: row.difference_count,
          differences: row.differences.map(({ address, addressIndex, asset, expected, balance, difference }) => ({
            address,
            addressIndex,
            asset,
            symbol: symbolOf(asset),
            expected: signed(expected),
            balance: fromWei(BigInt(balance)),
            difference: signed(difference),
          })),
          reconciledAt: row.created_at.toISOString(),
        },
      };
    },
  };
}

/** Wei, possibly negative, as decimal text. */
const signed = (wei: string): string => (wei.startsWith('-') ? `-${fromWei(-BigInt(wei))}` : fromWei(BigInt(wei)));
