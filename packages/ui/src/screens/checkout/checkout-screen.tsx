import { type ReactNode, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../patterns/page-header/page-header.tsx';
import { dollarText, sumText } from '../../patterns/payment-panel/payment.words.ts';
import type { CoinOffer, PaidTier } from '../../patterns/plan-card/pricing.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { RadioCard, RadioCards } from '../../primitives/radio-cards/radio-cards.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PaymentSteps } from './payment-steps.tsx';

export { PaymentSteps } from './payment-steps.tsx';

type Coin = CoinOffer['method'];

export type CheckoutView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  /** The person already has the plan, and cannot renew it yet (D14); null if it has no end. */
  | { readonly status: 'owned'; readonly until: { readonly endsAt: string; readonly renewableFrom: string } | null }
  /** The person’s plan is higher than this one. */
  | { readonly status: 'lower'; readonly current: PaidTier }
  | {
      readonly status: 'ready';
      readonly networkName: string;
      /** The payment window, in milliseconds. */
      readonly windowMs: number;
      /** The plan's price in dollars; null while the BNB rate is unknown. */
      readonly usd: string | null;
      readonly offers: readonly CoinOffer[];
      readonly period: CheckoutPeriod;
    };

/** The period if bought now: the confirmation decides, a moment later. ISO 8601. */
export interface CheckoutPeriod {
  readonly kind: 'new' | 'renewal' | 'upgrade';
  readonly startsAt: string;
  readonly endsAt: string;
}

/** Why the payment did not start. */
export interface CheckoutFailure {
  readonly message: string;
  /** Another coin may work. */
  readonly isOfCoin: boolean;
}

export interface CheckoutScreenProps {
  view: CheckoutView;
  tier: PaidTier;
  /** The preselected coin; if it is unavailable, the first available one. */
  method?: Coin | undefined;
  /** Shows the progress from the coin to the confirmation. */
  hasSteps?: boolean;
  isStarting?: boolean;
  failure?: CheckoutFailure | null;
  onStart: (method: Coin) => void;
  onRetry: () => void;
  hrefs: { readonly back: string; readonly plan: string; readonly support: string };
}

type Ready = Extract<CheckoutView, { status: 'ready' }>;
type Starting = Pick<CheckoutScreenProps, 'method' | 'isStarting' | 'failure' | 'onStart'>;

const priceOf = ({ method, amount }: CoinOffer): string => (amount === null ? '' : sumText(amount, method));

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mu:flex mu:flex-col mu:gap-x-6 mu:border-t mu:border-border mu:py-3 mu:first:border-t-0 mu:sm:flex-row">
      <dt className="mu:w-28 mu:shrink-0 mu:text-text-muted">{name}</dt>
      <dd className="mu:min-w-0 mu:font-medium">{children}</dd>
    </div>
  );
}

/** What is bought, for how much and until when. */
function Summary({ view, offer }: { view: Ready; offer: CoinOffer | undefined }) {
  const { t } = useTranslation(['payments', 'premium']);
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const { networkName, windowMs, usd, period } = view;
  const minutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
  const dates = { from: day.format(new Date(period.startsAt)), date: day.format(new Date(period.endsAt)) };
  return (
    <section
      aria-label={t('checkout.summary')}
      className="mu:rounded-card mu:border mu:border-border mu:bg-surface-raised"
    >
      <dl className="mu:px-5 mu:py-2 mu:figures">
        {offer && (
          <Line name={t('checkout.amount')}>
            <span translate="no">{priceOf(offer)}</span>
            {offer.method === 'bnb' && usd !== null && (
              <span className="mu:block mu:text-sm mu:font-normal mu:text-text-muted">
                {t('panel.about', { usd: dollarText(usd, locale) })}
              </span>
            )}
          </Line>
        )}
        <Line name={t('panel.network')}>{networkName}</Line>
        <Line name={t('checkout.active')}>
          {t(`checkout.${period.kind}`, { ...dates, plan: t('premium:plan.premium') })}
        </Line>
      </dl>
      <p className="mu:border-t mu:border-border mu:px-5 mu:py-4 mu:text-sm mu:text-text-muted">
        {t('checkout.note', { minutes: minutes.format(windowMs / 60_000) })} {t('receipt.policy')}
      </p>
    </section>
  );
}

function Failure({
  failure,
  others,
  backHref,
  onStart,
}: { failure: CheckoutFailure; others: readonly CoinOffer[]; backHref: string } & Pick<Starting, 'onStart'>) {
  const { t } = useTranslation('payments');
  const instead = failure.isOfCoin ? others : [];
  return (
    <Banner
      tone="danger"
      title={t('checkout.failed')}
      action={
        instead.length === 0 ? (
          <LinkButton size="sm" href={backHref}>
            {t('checkout.goBack')}
          </LinkButton>
        ) : (
          instead.map((offer) => (
            <Button key={offer.method} size="sm" onPress={() => onStart(offer.method)}>
              {t('checkout.inCoin', { amount: priceOf(offer) })}
            </Button>
          ))
        )
      }
    >
      {failure.message}
    </Banner>
  );
}

function Choice({
  view,
  method,
  isStarting = false,
  failure = null,
  onStart,
  backHref,
}: { view: Ready; backHref: string } & Starting) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const open = view.offers.filter(({ isAvailable }) => isAvailable);
  const [chosen, setChosen] = useState(method);
  const offer = open.find((of) => of.method === chosen) ?? open[0];
  const reasonOf = (reason: string | null): string =>
    reason === 'no_longer_issued' || reason === 'price_unavailable' ? t(`checkout.${reason}`) : t('checkout.off');
  // Once for all coins.
  const isClosed = view.offers.some(({ reason }) => reason === 'payments_unavailable');
  const textOf = (of: CoinOffer): string => {
    if (!of.isAvailable) return reasonOf(of.reason);
    return of.method === 'bnb' && view.usd !== null
      ? t('checkout.about', { amount: priceOf(of), usd: dollarText(view.usd, locale) })
      : priceOf(of);
  };
  return (
    <div className="mu:flex mu:flex-col mu:gap-6">
      <RadioCards
        label={t('checkout.coin')}
        value={offer?.method ?? null}
        onChange={(value) => setChosen(open.find((of) => of.method === value)?.method)}
      >
        {view.offers.map((of) => (
          <RadioCard key={of.method} value={of.method} title={of.symbol} isDisabled={!of.isAvailable}>
            <span className="mu:figures">{textOf(of)}</span>
          </RadioCard>
        ))}
      </RadioCards>
      <Summary view={view} offer={offer} />
      {isClosed && <Banner tone="warning">{t('checkout.payments_unavailable')}</Banner>}
      {failure && (
        <Failure failure={failure} others={open.filter((of) => of !== offer)} backHref={backHref} onStart={onStart} />
      )}
      <Button
        variant="primary"
        size="lg"
        isPending={isStarting}
        isDisabled={offer === undefined}
        onPress={() => offer && onStart(offer.method)}
        className="mu:max-sm:w-full mu:sm:self-start"
      >
        {t('checkout.go')}
      </Button>
    </div>
  );
}

/** The person already has the plan, or a higher one: nothing went wrong, and nothing is due. */
function Nothing({
  view,
  tier,
  hrefs,
}: { view: Extract<CheckoutView, { status: 'owned' | 'lower' }> } & Pick<CheckoutScreenProps, 'tier' | 'hrefs'>) {
  const { t } = useTranslation(['payments', 'premium']);
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const plan = t(`premium:plan.${tier}`);
  const isLower = view.status === 'lower';
  const ownedText = (until: { endsAt: string; renewableFrom: string } | null): string =>
    until === null
      ? t('checkout.ownedForever')
      : t('checkout.ownedText', {
          date: day.format(new Date(until.endsAt)),
          from: day.format(new Date(until.renewableFrom)),
        });
  return (
    <EmptyState
      drawing="stack"
      headingLevel={1}
      title={isLower ? t('checkout.lower', { plan: t(`premium:plan.${view.current}`) }) : t('checkout.owned', { plan })}
      action={
        <>
          <LinkButton variant="primary" href={hrefs.plan}>
            {t('panel.continue')}
          </LinkButton>
          {isLower && <LinkButton href={hrefs.support}>{t('panel.support')}</LinkButton>}
        </>
      }
    >
      {isLower ? t('checkout.lowerText', { plan }) : ownedText(view.until)}
    </EmptyState>
  );
}

/**
 * A plan before its payment starts (SPEC 2, /payment/checkout/{tier} and /payment?tier&price): which coin, how much, until when. The prices are the
 * server’s (D9); the amount is fixed when the payment starts.
 */
export function CheckoutScreen({ view, tier, hasSteps = false, onRetry, hrefs, ...starting }: CheckoutScreenProps) {
  const { t } = useTranslation(['payments', 'premium']);
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      {view.status === 'loading' && (
        <div className="mu:grid mu:min-h-96 mu:place-items-center">
          <ProgressCircle label={t('checkout.loading')} isIndeterminate />
        </div>
      )}
      {view.status === 'error' && (
        <LoadFailed
          headingLevel={1}
          title={t('checkout.error')}
          onRetry={onRetry}
          elsewhere={<LinkButton href={hrefs.back}>{t('checkout.goBack')}</LinkButton>}
        >
          {view.message}
        </LoadFailed>
      )}
      {(view.status === 'owned' || view.status === 'lower') && <Nothing view={view} tier={tier} hrefs={hrefs} />}
      {view.status === 'ready' && (
        <>
          <PageHeader
            title={t('panel.title', { plan: t(`premium:plan.${tier}`) })}
            lead={t('checkout.lead')}
            back={<Link href={hrefs.back}>{t('checkout.toPlans')}</Link>}
            className="mu:mb-6"
          />
          {hasSteps && <PaymentSteps current="select" className="mu:mb-8" />}
          <Choice view={view} backHref={hrefs.back} {...starting} />
        </>
      )}
    </div>
  );
}
