export { TokenMarketCard, type TokenMarketCardProps, type TokenMarketState } from './token-market-card.tsx';
export type { TokenMarket } from './market.format.ts';
