import { useTranslation } from 'react-i18next';
import { PlanCard, PlanGrid } from '../../patterns/plan-card/plan-card.tsx';
import type { Pricing } from '../../patterns/plan-card/pricing.ts';
import { usePlans } from '../../patterns/plan-card/use-plans.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { column, sectionTitle } from './layout.ts';

/** The three plans, each leading to /premium (SPEC 2). */
export function Plans({ pricing, premiumHref }: { pricing: Pricing | null; premiumHref: string }) {
  const { t } = useTranslation(['landingStory', 'premium']);
  const plans = usePlans(pricing);
  return (
    <section
      id="pricing"
      tabIndex={-1}
      aria-labelledby="pricing-title"
      className={`${column} mu:scroll-mt-28 mu:pb-20 mu:outline-none mu:md:pb-28`}
    >
      <h2 id="pricing-title" className={sectionTitle}>
        {t('pricing.title')}
      </h2>
      <p className="mu:mt-4 mu:max-w-xl mu:text-lg mu:text-text-muted mu:han:leading-relaxed">{t('pricing.lead')}</p>
      <PlanGrid className="mu:mt-12">
        {plans.map(({ tier, ...plan }) => (
          <PlanCard
            key={tier}
            {...plan}
            isRaised={tier === 'premium'}
            action={
              <LinkButton width="full" href={premiumHref}>
                {tier === 'free' ? t('pricing.startFree') : t('premium:action.see', { plan: plan.name })}
              </LinkButton>
            }
          />
        ))}
      </PlanGrid>
    </section>
  );
}
