import type { ChainConfig } from '../../chain-config.ts';
import type { Chain, ChainAddress } from '../../integrations/chain/chain.ts';

/** The chain is not what the configuration says: nothing may be sold or booked on it. Said in one line that names the variable. */
export class ChainMisconfigured extends Error {
  override name = 'ChainMisconfigured';
}

/** All amounts are in units of which a coin has 10 to the 18th (D18). */
const DECIMALS = 18;

/**
 * Checks once, before anything is booked, that the chain is the one that is configured and its tokens have 18 decimals (D48). Throws
 * ChainMisconfigured, or what reading the chain throws.
 */
export async function prepareChain(chain: Chain, config: ChainConfig): Promise<void> {
  if (!(await chain.verify()))
    throw new ChainMisconfigured(`BSC_RPC_URL leads to another chain than ${config.chainId}.`);
  const { usdt, busd } = config.tokens;
  await checkToken(chain, 'USDT_ADDRESS', usdt.address);
  if (busd !== null) await checkToken(chain, 'BUSD_ADDRESS', busd.address);
}

async function checkToken(chain: Chain, variable: string, token: ChainAddress): Promise<void> {
  const decimals = await chain.tokenDecimals(token);
  if (decimals !== DECIMALS)
    throw new ChainMisconfigured(`${variable} names a token with ${decimals} decimals, and not ${DECIMALS}.`);
}
