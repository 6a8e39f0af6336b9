import { useTranslation } from 'react-i18next';
import { TokenMarketCard, type TokenMarketState } from '../../blocks/token-market-card/token-market-card.tsx';

/** A TokenMarketCard in this product's words (SPEC 9). */
export function TokenMarket({ state }: { state: TokenMarketState }) {
  const { t } = useTranslation('profiles');
  return (
    <TokenMarketCard
      state={state}
      texts={{
        title: (symbol) => t('market.title', { symbol }),
        price: t('market.price'),
        change: t('market.change'),
        marketCap: t('market.marketCap'),
        volume: t('market.volume'),
        liquidity: t('market.liquidity'),
        millions: (amount) => t('market.millions', { amount }),
        thousands: (amount) => t('market.thousands', { amount }),
        below: (price) => t('market.below', { price }),
        unknown: t('market.unknown'),
        trade: (dex) => t('market.trade', { dex }),
        opens: t('details.opens'),
        source: t('market.source'),
        age: (age) => t('market.age', { age }),
        loading: t('market.loading'),
        unavailable: t('market.unavailable'),
        unavailableText: t('market.unavailableText'),
      }}
    />
  );
}
