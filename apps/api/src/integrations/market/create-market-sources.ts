import type { Clock } from '../../clock.ts';
import type { MarketConfig } from '../../config.ts';
import { createDexScreener } from './dexscreener.ts';
import { createGeckoTerminal } from './geckoterminal.ts';
import type { MarketSource } from './market.ts';

/** The sources, in the order in which they are tried. */
export const createMarketSources = (
  { dexScreener, geckoTerminal }: MarketConfig,
  clock: Clock,
): readonly MarketSource[] => [createDexScreener(dexScreener, clock), createGeckoTerminal(geckoTerminal, clock)];
