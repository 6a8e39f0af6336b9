import type { Operations } from '../../http/operation.ts';
import type { MarketService } from './market.service.ts';
import { toTokenMarket } from './market.view.ts';

type MarketOperations = Pick<Operations, 'getTokenMarket'>;

export function marketOperations(market: MarketService): MarketOperations {
  return {
    async getTokenMarket({ path: { address } }) {
      const { quote, ageSeconds } = await market.getToken(address);
      return toTokenMarket(address, quote, ageSeconds);
    },
  };
}
