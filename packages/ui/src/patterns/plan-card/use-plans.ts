import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { PlanFeature, PlanPriceText } from './plan-card.tsx';
import { PLAN_FEATURES, type Pricing, priceOf, type Tier, TIERS } from './pricing.ts';

const FREE_LIKES = 10;
const PREMIUM_SUPER_LIKES = 5;

export interface PlanView {
  readonly tier: Tier;
  readonly name: string;
  readonly reach: number;
  readonly pitch: string;
  readonly price: PlanPriceText;
  readonly features: readonly PlanFeature[];
}

/**
 * The three plans in the reader's language; without a price list, the estimates of D10. They are in BNB, or in a dollar coin while there is no
 * reliable BNB price (D45).
 */
export function usePlans(pricing: Pricing | null, dollarCoin: string | null = null): readonly PlanView[] {
  const { t } = useTranslation('premium');
  const { locale } = useLocale();
  const bnb = new Intl.NumberFormat(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  const coin = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const usd = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  const noteOf = (tier: Tier, price: number | null): string => {
    if (tier === 'free') return t('forever');
    return price === null ? t('monthly') : t('usd', { price: usd.format(price) });
  };
  return TIERS.map((tier, index) => {
    const price = priceOf(tier, pricing);
    return {
      tier,
      name: t(`plan.${tier}`),
      reach: index + 1,
      pitch: t(`pitch.${tier}`),
      price: {
        prefix: price.isEstimate ? t('about') : undefined,
        ...(dollarCoin === null || price.usd === null
          ? { figure: tier === 'free' ? '0' : bnb.format(price.bnb), unit: 'BNB', note: noteOf(tier, price.usd) }
          : { figure: tier === 'free' ? '0' : coin.format(price.usd), unit: dollarCoin, note: noteOf(tier, null) }),
      },
      features: PLAN_FEATURES[tier].map((feature) => ({
        text: t(`feature.${feature.key}`, {
          count: feature.key === 'likes' ? FREE_LIKES : PREMIUM_SUPER_LIKES,
          plan: t('plan.premium'),
        }),
        soon: 'soon' in feature ? t('soon') : undefined,
      })),
    };
  });
}
