import type { ChainConfig } from '../../chain-config.ts';
import type { Chain } from './chain.ts';
import { createViemChain } from './viem-chain.ts';

/** The chain of the configuration; null where nobody can pay. */
export function createChain(config: ChainConfig | null): Chain | null {
  return config === null ? null : createViemChain(config);
}
