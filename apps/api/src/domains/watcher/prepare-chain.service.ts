import type { ChainConfig } from '../../chain-config.ts';
import type { Chain, ChainAddress } from '../../integrations/chain/chain.ts';

/**
 * The chain does not match the configuration, so nothing may be sold or booked on it. The message is one line that
 * names the variable.
 */
export class ChainMisconfigured extends Error {
  override name = 'ChainMisconfigured';
}

/** All amounts have 18 decimals (D18). */
const DECIMALS = 18;

/**
 * Checks once, before the first booking, that the chain is the configured one and its tokens have 18 decimals (D48).
 * Throws ChainMisconfigured, and what reading the chain throws.
 */
export async function prepareChain(chain: Chain, config: ChainConfig): Promise<void> {
  if (!(await chain.verify())) throw new ChainMisconfigured(`BSC_RPC_URL serves a chain other than ${config.chainId}.`);
  const { usdt, busd } = config.tokens;
  await checkToken(chain, 'USDT_ADDRESS', usdt.address);
  if (busd !== null) await checkToken(chain, 'BUSD_ADDRESS', busd.address);
}

async function checkToken(chain: Chain, variable: string, token: ChainAddress): Promise<void> {
  const decimals = await chain.tokenDecimals(token);
  if (decimals !== DECIMALS)
    throw new ChainMisconfigured(`${variable} names a token with ${decimals} decimals, and not ${DECIMALS}.`);
}
