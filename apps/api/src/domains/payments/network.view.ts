import type { components } from '@mutuals/api-client/schema';
import type { ChainConfig } from '../../chain-config.ts';
import type { PaymentMethod } from '../../database/schema.ts';
import type { RateNow } from './rates.service.ts';

type Schemas = components['schemas'];

const METHODS = ['bnb', 'usdt', 'busd'] as const satisfies readonly PaymentMethod[];
/** All accepted coins have 18 decimals (D18). */
const DECIMALS = 18;
/** Public RPCs for wallets: the server's own may contain a key. */
const PUBLIC_RPCS = new Map([
  [56, 'https://bsc-dataseed.bnbchain.org'],
  [97, 'https://data-seed-prebsc-1-s1.bnbchain.org:8545'],
]);

/** The contract of a method; null for BNB, undefined if it is not taken (D18). */
export function addressOfToken({ tokens }: ChainConfig, method: PaymentMethod): string | null | undefined {
  return method === 'bnb' ? null : tokens[method]?.address;
}

/**
 * The chain, its coins and their prices (SPEC 3).
 * @param isBooked whether payments are booked in time; otherwise nothing is sold
 */
export function toNetworkConfig(
  chain: ChainConfig,
  { rate, isSound }: RateNow,
  isBooked: boolean,
): Schemas['NetworkConfig'] {
  const reasonOf = (method: PaymentMethod): Schemas['NetworkMethod']['reason'] => {
    if (addressOfToken(chain, method) === undefined) return 'no_longer_issued';
    if (!isBooked) return 'payments_unavailable';
    return rate === null || (method === 'bnb' && !isSound) ? 'price_unavailable' : null;
  };
  return {
    chainId: chain.chainId,
    chainIdHex: `0x${chain.chainId.toString(16)}`,
    networkName: chain.networkName,
    rpcUrl: PUBLIC_RPCS.get(chain.chainId) ?? chain.rpcUrls[0] ?? '',
    blockExplorerUrl: chain.explorerUrl,
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: DECIMALS },
    isTestnet: chain.isTestnet,
    windowMs: chain.windowMs,
    methods: METHODS.map((method) => {
      const reason = reasonOf(method);
      return {
        method,
        symbol: method.toUpperCase(),
        tokenAddress: addressOfToken(chain, method) ?? null,
        decimals: DECIMALS,
        isAvailable: reason === null,
        reason,
      };
    }),
  };
}
