import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { PlanCard, PlanGrid } from '../../patterns/plan-card/plan-card.tsx';
import { planAction, type Pricing, type Tier } from '../../patterns/plan-card/pricing.ts';
import { usePlans } from '../../patterns/plan-card/use-plans.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { LoadFailed } from '../load-failed.tsx';

export type PremiumView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly tier: Tier;
      /** Until when the paid plan runs; null for the free plan. ISO 8601. */
      readonly expiresAt: string | null;
      /** The price list; null shows the estimates, without an error (D10). */
      readonly pricing: Pricing | null;
    };

export interface PremiumScreenProps {
  view: PremiumView;
  onRetry: () => void;
}

function Plans({ tier: current, expiresAt, pricing }: Extract<PremiumView, { status: 'ready' }>) {
  const { t } = useTranslation('premium');
  const { locale } = useLocale();
  const plans = usePlans(pricing);
  const usd = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  return (
    <>
      <Banner className="mu:mb-6">
        <p>{t('closed')}</p>
        {expiresAt !== null && (
          <p>
            {t('endsOn', { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(expiresAt)) })}
          </p>
        )}
      </Banner>
      <PlanGrid>
        {plans.map(({ tier, ...plan }) => {
          const isCurrent = tier === current;
          return (
            <PlanCard
              key={tier}
              {...plan}
              headingLevel={2}
              isRaised={isCurrent}
              badge={
                isCurrent && (
                  <Badge tone="accent" size="md">
                    {t('current')}
                  </Badge>
                )
              }
              action={
                <Button width="full" isDisabled>
                  {t(`action.${planAction(tier, current)}`, { plan: plan.name })}
                </Button>
              }
            />
          );
        })}
      </PlanGrid>
      <p className="mu:mt-6 mu:text-sm mu:text-text-muted mu:figures">
        {pricing ? t('rate', { usd: usd.format(Number(pricing.bnbPriceUsd)) }) : t('rateFallback')}
      </p>
    </>
  );
}

/**
 * The plans (SPEC 2, /premium): what each costs and brings, which one is the reader's. Plans cannot be bought yet, and the
 * page says so: no button leads to a payment that is not there.
 */
export function PremiumScreen({ view, onRetry }: PremiumScreenProps) {
  const { t } = useTranslation('premium');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      <PageHeader title={t('heading')} lead={t('lead')} className="mu:mb-8" />
      {view.status === 'loading' && (
        <div className="mu:grid mu:min-h-96 mu:place-items-center">
          <ProgressCircle label={t('loading')} isIndeterminate />
        </div>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('error')} onRetry={onRetry}>
          <p>{view.message}</p>
          <p>{t('errorText')}</p>
        </LoadFailed>
      )}
      {view.status === 'ready' && <Plans {...view} />}
    </div>
  );
}
