import type { ChainConfig } from '../../chain-config.ts';
import type { Db } from '../../database/schema.ts';
import type { Chain, ChainAddress } from '../../integrations/chain/chain.ts';
import { depositAddress } from '../../integrations/chain/deposit-address.ts';
import { lowestFreeAddressIndex, raiseAddressIndex } from './ledger.repository.ts';

/** The chain is not what the configuration says: nothing may be sold or booked on it. Said in one line that names the variable. */
export class ChainMisconfigured extends Error {
  override name = 'ChainMisconfigured';
}

/** All amounts are in units of which a coin has 10 to the 18th (D18). */
const DECIMALS = 18;
/** So many addresses in a row without any activity: there is none behind them. */
const GAP = 20;

/**
 * Looks once, before anything is booked, whether the chain is the one that is configured and its tokens have 18 decimals (D48), and lets no
 * deposit address be given out again that is in use on the chain, as it would be after the database was restored (D16). Throws
 * ChainMisconfigured, or what reading the chain throws.
 */
export async function prepareChain({
  db,
  chain,
  config,
}: {
  db: Db;
  chain: Chain;
  config: ChainConfig;
}): Promise<void> {
  if (!(await chain.verify()))
    throw new ChainMisconfigured(`BSC_RPC_URL leads to another chain than ${config.chainId}.`);
  const { usdt, busd } = config.tokens;
  await checkToken(chain, 'USDT_ADDRESS', usdt.address);
  if (busd !== null) await checkToken(chain, 'BUSD_ADDRESS', busd.address);
  await skipUsedAddresses(db, chain, config);
}

async function checkToken(chain: Chain, variable: string, token: ChainAddress): Promise<void> {
  const decimals = await chain.tokenDecimals(token);
  if (decimals !== DECIMALS)
    throw new ChainMisconfigured(`${variable} names a token with ${decimals} decimals, and not ${DECIMALS}.`);
}

async function skipUsedAddresses(db: Db, chain: Chain, { xpub, tokens }: ChainConfig): Promise<void> {
  const { number } = await chain.finalized();
  const known = await lowestFreeAddressIndex(db);
  let next = known;
  for (let from = next; from < next + GAP; from += GAP) {
    const addresses = Array.from({ length: GAP }, (_, index) => depositAddress(xpub, from + index));
    const readings = await Promise.all([
      chain.balances(addresses, number),
      chain.transactionCounts(addresses, number),
      chain.tokenBalances(tokens.usdt.address, addresses, number),
      ...(tokens.busd === null ? [] : [chain.tokenBalances(tokens.busd.address, addresses, number)]),
    ]);
    const lastUsed = addresses.findLastIndex((_, index) => readings.some((amounts) => (amounts[index] ?? 0n) > 0n));
    if (lastUsed >= 0) next = from + lastUsed + 1;
  }
  await raiseAddressIndex(db, next);
}
