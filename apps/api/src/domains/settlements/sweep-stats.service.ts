import type { components } from '@mutuals/api-client/schema';
import type { ChainConfig } from '../../chain-config.ts';
import type { Db, LedgerSide } from '../../database/schema.ts';
import { symbolOf } from '../payments/payments.public.ts';
import { inDollars } from '../../lib/money.ts';
import { fromWei } from '../../lib/wei.ts';
import type { RatesService } from '../payments/rates.service.ts';
import { findLedgerSums } from './settlements.repository.ts';

type SweepStats = components['schemas']['SweepStats'];

export interface SweepStatsService {
  /** Swept and pending amounts of the ledger (D47), in dollars and by coin. */
  getSweepStats(): Promise<SweepStats>;
}

interface Dependencies {
  db: Db;
  chain: ChainConfig | null;
  rates: RatesService;
}

/** Max. assets, as the treasury may have moved any token. */
const MOST_ASSETS = 50;

export function createSweepStatsService({ db, chain, rates }: Dependencies): SweepStatsService {
  return {
    async getSweepStats() {
      if (chain === null) return { totalSwept: '0.00', pendingSweep: '0.00', totalValue: '0.00', assets: [] };
      const sums = await findLedgerSums(db, chain.chainId);
      const summed = (wanted: LedgerSide) =>
        sums.filter(({ side }) => side === wanted).map(({ asset, amount_wei }) => [asset, BigInt(amount_wei)] as const);
      const received = new Map(summed('received'));
      const swept = new Map(summed('swept').map(([asset, amount]) => [nameOf(chain, asset), amount]));
      const fees = new Map(summed('fees')).get('bnb') ?? 0n;
      const bnbUsd = (await rates.recentRate()).rate?.usd ?? '0';
      // Contracts begin with a digit, so they sort before the coins.
      const names = [...new Set([...received.keys(), ...swept.keys()])].toSorted().slice(-MOST_ASSETS);
      const assets = names.map((asset) => {
        const gone = swept.get(asset) ?? 0n;
        const rest = (received.get(asset) ?? 0n) - gone - (asset === 'bnb' ? fees : 0n);
        return { asset, swept: gone, pending: rest > 0n ? rest : 0n };
      });
      const total = (of: 'swept' | 'pending') =>
        assets.reduce((sum, entry) => sum + worth(entry.asset, entry[of], bnbUsd), 0n);
      return {
        totalSwept: dollars(total('swept')),
        pendingSweep: dollars(total('pending')),
        totalValue: dollars(total('swept') + total('pending')),
        assets: assets.map(({ asset, swept, pending }) => ({
          asset,
          symbol: symbolOf(asset),
          swept: fromWei(swept),
          pending: fromWei(pending),
        })),
      };
    },
  };
}

/** The name of a ledger's asset: the treasury names tokens by their contract. */
function nameOf({ tokens }: ChainConfig, asset: string): string {
  if (asset === tokens.usdt.address) return 'usdt';
  return asset === tokens.busd?.address ? 'busd' : asset;
}

/** In cents; a coin that is not taken is worth nothing here. */
function worth(asset: string, wei: bigint, bnbUsd: string): bigint {
  if (asset.startsWith('0x')) return 0n;
  return cents(inDollars(fromWei(wei), asset === 'bnb' ? bnbUsd : '1'));
}

const cents = (usd: string): bigint => BigInt(usd.replace('.', ''));
const dollars = (cents: bigint): string => `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`;
