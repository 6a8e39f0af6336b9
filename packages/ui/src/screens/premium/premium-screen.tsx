import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { Prose } from '../../patterns/prose/prose.tsx';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { PlanCard, PlanGrid } from '../../patterns/plan-card/plan-card.tsx';
import { sumText } from '../../patterns/payment-panel/payment.words.ts';
import {
  type CoinMethod,
  type CoinOffer,
  offersOf,
  type PaidTier,
  planAction,
  type Pricing,
  type Tier,
} from '../../patterns/plan-card/pricing.ts';
import { usePlans } from '../../patterns/plan-card/use-plans.ts';
import { Accordion, AccordionItem } from '../../primitives/accordion/accordion.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { LoadFailed } from '../load-failed.tsx';

export type PremiumView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly tier: Tier;
      /** The end of the paid plan; null for the free plan. ISO 8601. */
      readonly expiresAt: string | null;
      /** The same plan can be bought again (D14). */
      readonly isRenewable: boolean;
      /** A reminder is sent before its end (D13). */
      readonly isReminded: boolean;
      /** The price list; null shows the estimates, without an error (D10). */
      readonly pricing: Pricing | null;
      /** The accepted coins; null while unknown. */
      readonly methods: readonly CoinMethod[] | null;
    };

export interface PremiumScreenProps {
  view: PremiumView;
  /** The link to buy a plan: in BNB, or in an offer's coin. */
  checkoutHref: (tier: PaidTier, offer?: CoinOffer) => string;
  onRemindedChange: (isReminded: boolean) => void;
  links: { readonly faq: string; readonly terms: string; readonly support: string };
  onRetry: () => void;
}

const QUESTIONS = ['crypto-payments', 'payment-verification', 'refund-policy', 'cancel-subscription'] as const;

/** Common questions before paying, with a link to ask another (SPEC 2). */
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

/** The end of the plan, whether it can be renewed, and whether a reminder is sent. */
function Ending({
  view: { expiresAt, isRenewable, isReminded },
  onRemindedChange,
}: { view: Ready } & Pick<PremiumScreenProps, 'onRemindedChange'>) {
  const { t } = useTranslation('premium');
  const { locale } = useLocale();
  if (expiresAt === null) return null;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(expiresAt));
  return (
    <Banner
      className="mu:mb-6"
      action={
        <Switch isSelected={isReminded} onChange={onRemindedChange} description={t('remindText')}>
          {t('remind')}
        </Switch>
      }
    >
      {t('endsOn', { date })} {isRenewable && t('renewable')}
    </Banner>
  );
}

/** Buys or renews a plan, in the first available coin or another one. */
function Buy({
  words,
  isNext,
  tier,
  offers,
  checkoutHref,
}: Pick<PremiumScreenProps, 'checkoutHref'> & {
  words: string;
  isNext: boolean;
  tier: PaidTier;
  offers: readonly CoinOffer[];
}) {
  const { t } = useTranslation('premium');
  const [first, ...others] = offers;
  return (
    <div className="mu:flex mu:flex-col mu:gap-3">
      <LinkButton width="full" variant={isNext ? 'primary' : 'secondary'} href={checkoutHref(tier, first)}>
        {words}
      </LinkButton>
      {others.length > 0 && (
        <div className="mu:flex mu:flex-wrap mu:justify-center mu:gap-x-4 mu:text-sm mu:figures">
          {others.map((offer) => (
            <Link key={offer.method} href={checkoutHref(tier, offer)}>
              {t('action.inCoin', { amount: sumText(offer.amount ?? '', offer.method) })}
            </Link>
          ))}
        </div>
      )}
    </div>
  );
}

function Plans({
  view,
  checkoutHref,
  onRemindedChange,
}: { view: Ready } & Pick<PremiumScreenProps, 'checkoutHref' | 'onRemindedChange'>) {
  const { t } = useTranslation('premium');
  const { locale } = useLocale();
  const { tier: current, isRenewable, pricing, methods } = view;
  const open = methods?.filter(({ isAvailable }) => isAvailable) ?? [];
  // Without a reliable BNB price the plans are shown in available coins (D45).
  const isWithoutBnb = open.length > 0 && open.every(({ method }) => method !== 'bnb');
  const plans = usePlans(pricing, isWithoutBnb ? (open[0]?.symbol ?? null) : null);
  const actionOf = (tier: Tier) => planAction(tier, current, isRenewable);
  // One gold action: renewing, else the next plan up.
  const nextTier = plans.find(({ tier }) => ['renew', 'choose'].includes(actionOf(tier)))?.tier;
  const usd = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
  const rateLine = (): string => {
    if (isWithoutBnb) return t('rateNotReliable');
    if (pricing === null) return t('rateFallback');
    return pricing.bnbPriceUsd === null
      ? t('rateUnknown')
      : t('rate', { usd: usd.format(Number(pricing.bnbPriceUsd)) });
  };
  return (
    <>
      <Ending view={view} onRemindedChange={onRemindedChange} />
      <PlanGrid>
        {plans.map(({ tier, ...plan }) => {
          const isCurrent = tier === current;
          const action = actionOf(tier);
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
                tier !== 'free' && (action === 'choose' || action === 'renew') ? (
                  <Buy
                    words={words}
                    isNext={tier === nextTier}
                    tier={tier}
                    offers={pricing === null ? [] : offersOf(tier, pricing, open)}
                    checkoutHref={checkoutHref}
                  />
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

/** The plans (SPEC 2, /premium): each one's price and features, the reader's current one, and common questions. */
export function PremiumScreen({ view, checkoutHref, onRemindedChange, links, onRetry }: PremiumScreenProps) {
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
          <Plans view={view} checkoutHref={checkoutHref} onRemindedChange={onRemindedChange} />
          <Questions links={links} />
        </>
      )}
    </div>
  );
}
