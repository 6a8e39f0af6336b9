import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { Prose } from '../../patterns/prose/prose.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { PlanCard, PlanGrid } from '../../patterns/plan-card/plan-card.tsx';
import { planAction, type Pricing, type Tier } from '../../patterns/plan-card/pricing.ts';
import { usePlans } from '../../patterns/plan-card/use-plans.ts';
import { Accordion, AccordionItem } from '../../primitives/accordion/accordion.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
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
  /** Where a plan is paid. */
  checkoutHref: (tier: 'premium' | 'premium_plus') => string;
  links: { readonly faq: string; readonly terms: string; readonly support: string };
  onRetry: () => void;
}

const QUESTIONS = ['crypto-payments', 'payment-verification', 'refund-policy', 'cancel-subscription'] as const;

/** What people ask before they pay, with a way to ask something else (SPEC 2). */
function Questions({ links }: Pick<PremiumScreenProps, 'links'>) {
  const { t } = useTranslation(['premium', 'faq']);
  const words = { product: brand.name, chain: brand.ecosystem };
  return (
    <section className="mu:mt-16 mu:grid mu:gap-x-16 mu:gap-y-8 mu:lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="mu:flex mu:flex-col mu:items-start mu:gap-3">
        <h2 className="mu:display mu:text-2xl">{t('faq.title')}</h2>
        <p className="mu:text-text-muted">{t('faq.supportText')}</p>
        <LinkButton href={links.support}>{t('faq.support')}</LinkButton>
        <Link href={links.faq} className="mu:text-sm">
          {t('faq.all')}
        </Link>
      </div>
      <Accordion headingLevel={3}>
        {QUESTIONS.map((topic) => (
          <AccordionItem key={topic} id={topic} title={t(`faq:topic.${topic}.question`, words)}>
            <Prose text={t(`faq:topic.${topic}.answer`, words)} links={links} />
          </AccordionItem>
        ))}
      </Accordion>
    </section>
  );
}

type Ready = Extract<PremiumView, { status: 'ready' }>;

function Plans({
  view: { tier: current, expiresAt, pricing },
  checkoutHref,
}: { view: Ready } & Pick<PremiumScreenProps, 'checkoutHref'>) {
  const { t } = useTranslation('premium');
  const { locale } = useLocale();
  const plans = usePlans(pricing);
  // One gold action: the next plan up.
  const nextReach = plans.find(({ tier }) => planAction(tier, current) === 'choose')?.reach;
  const usd = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  const rateLine = (): string => {
    if (pricing === null) return t('rateFallback');
    return pricing.bnbPriceUsd === null
      ? t('rateUnknown')
      : t('rate', { usd: usd.format(Number(pricing.bnbPriceUsd)) });
  };
  return (
    <>
      {expiresAt !== null && (
        <Banner className="mu:mb-6">
          {t('endsOn', { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(expiresAt)) })}
        </Banner>
      )}
      <PlanGrid>
        {plans.map(({ tier, ...plan }) => {
          const isCurrent = tier === current;
          const action = planAction(tier, current);
          const words = t(`action.${action}`, { plan: plan.name });
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
                tier !== 'free' && action === 'choose' ? (
                  <LinkButton
                    width="full"
                    variant={plan.reach === nextReach ? 'primary' : 'secondary'}
                    href={checkoutHref(tier)}
                  >
                    {words}
                  </LinkButton>
                ) : (
                  <Button width="full" isDisabled>
                    {words}
                  </Button>
                )
              }
            />
          );
        })}
      </PlanGrid>
      <p className="mu:mt-6 mu:text-sm mu:text-text-muted mu:figures">{rateLine()}</p>
    </>
  );
}

/** The plans (SPEC 2, /premium): what each costs and brings, which one is the reader's, and what people ask before they pay. */
export function PremiumScreen({ view, checkoutHref, links, onRetry }: PremiumScreenProps) {
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
      {view.status === 'ready' && (
        <>
          <Plans view={view} checkoutHref={checkoutHref} />
          <Questions links={links} />
        </>
      )}
    </div>
  );
}
