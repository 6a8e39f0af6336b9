import type { ChainConfig } from '../../chain-config.ts';
import type { Chain } from './chain.ts';
import { createViemChain } from './viem-chain.ts';

/** The configured chain; null if there is none, so that nobody can pay. */
export function createChain(config: ChainConfig | null): Chain | null {
  return config === null ? null : createViemChain(config);
}
