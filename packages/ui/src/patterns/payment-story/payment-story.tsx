import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Link } from '../../primitives/link/link.tsx';
import type { PaymentNetwork, PaymentTransfer, PaymentView } from '../payment-panel/payment.types.ts';
import { coinText, dollarText, shortHash, sumText, transferHref } from '../payment-panel/payment.words.ts';

export interface PaymentStoryProps
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children'>, RefAttributes<HTMLOListElement> {
  payment: PaymentView;
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
}

type Mark = 'done' | 'open' | 'stray';

/** One line of the payment's history. */
function Line({ at, mark, title, children }: { at: string | null; mark: Mark; title: string; children?: ReactNode }) {
  const { locale } = useLocale();
  const look = { done: 'mu:border-accent mu:bg-accent', open: 'mu:border-border-strong', stray: 'mu:border-warning' };
  return (
    <li className="mu:relative mu:grid mu:grid-cols-[1rem_minmax(0,1fr)] mu:gap-x-4 mu:pb-5 mu:last:pb-0 mu:before:absolute mu:before:top-4 mu:before:bottom-0 mu:before:left-2 mu:before:w-px mu:before:-translate-x-1/2 mu:before:bg-border mu:last:before:hidden">
      <span
        aria-hidden="true"
        className={join('mu:mt-1.5 mu:size-2.5 mu:rotate-45 mu:justify-self-center mu:border', look[mark])}
      />
      <div className="mu:flex mu:flex-wrap mu:items-baseline mu:justify-between mu:gap-x-4">
        <p className="mu:font-medium">{title}</p>
        {at !== null && (
          <time dateTime={at} className="mu:font-mono mu:text-sm mu:text-text-muted">
            {new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(at))}
          </time>
        )}
        {children && <div className="mu:w-full mu:text-sm mu:text-text-muted">{children}</div>}
      </div>
    </li>
  );
}

function Transfer({ of, network }: { of: PaymentTransfer; network: PaymentStoryProps['network'] }) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const href = transferHref(network, of.txHash);
  const block = t('story.block', { block: new Intl.NumberFormat(locale).format(of.blockNumber) });
  return (
    <Line
      at={of.blockTime}
      mark={of.countedAs === 'payment' || of.settledAs !== null ? 'done' : 'stray'}
      title={t('story.arrived', { amount: coinText(of.amount, of.symbol) })}
    >
      <p className="mu:block">{t(`story.counted.${of.settledAs ?? of.countedAs}`)}</p>
      <p className="mu:flex mu:flex-wrap mu:gap-x-3 mu:font-mono">
        <span>{block}</span>
        {of.txHash !== null &&
          (href === null ? (
            <span translate="no">{shortHash(of.txHash)}</span>
          ) : (
            <Link
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('table.hashLabel', { hash: shortHash(of.txHash) })}
            >
              {shortHash(of.txHash)}
            </Link>
          ))}
      </p>
    </Line>
  );
}

const isLate = (of: PaymentTransfer): boolean => of.countedAs === 'late';

/** Everything that happened to a payment, in order: every transfer, its block, what it counted for. */
export function PaymentStory({ payment, network, className, ...props }: PaymentStoryProps) {
  const { t } = useTranslation(['payments', 'premium']);
  const { locale } = useLocale();
  const { rate, paymentMethod, status } = payment;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const plan = t(`premium:plan.${payment.subscriptionTier}`);
  const isSeen = Number(payment.seenAmount) > 0;
  const line = (of: PaymentTransfer) => <Transfer key={of._id} of={of} network={network} />;
  return (
    <ol {...props} aria-label={t('story.label')} className={join('mu:ui:flex mu:ui:flex-col', className)}>
      <Line
        at={payment.createdAt}
        mark="done"
        title={t('story.created', { amount: sumText(payment.expectedAmount, paymentMethod), plan })}
      >
        {paymentMethod === 'bnb' ? t('story.rate', { usd: dollarText(rate.bnbUsd, locale) }) : null}
      </Line>
      {payment.transfers.filter((of) => !isLate(of)).map(line)}
      {isSeen && (
        <Line at={null} mark="open" title={t('story.seen', { amount: sumText(payment.seenAmount, paymentMethod) })}>
          {t('story.seenText')}
        </Line>
      )}
      {payment.confirmedAt !== null && <Line at={payment.confirmedAt} mark="done" title={t('story.confirmed')} />}
      {status === 'expired' && (
        <Line
          at={payment.droppedAt ?? payment.expiresAt}
          mark="open"
          title={t(payment.droppedAt === null ? 'story.expired' : 'story.dropped')}
        />
      )}
      {payment.transfers.filter(isLate).map(line)}
      {payment.claim !== null && (
        <Line
          at={null}
          mark={payment.unsettled.length > 0 ? 'open' : 'done'}
          title={
            payment.claim.wish === 'period'
              ? t('claim.saidPeriod', { plan })
              : t('claim.saidRefund', { address: shortHash(payment.claim.refundAddress ?? '') })
          }
        />
      )}
      {payment.periods.map(({ startsAt, endsAt }) => (
        <Line
          key={startsAt}
          at={null}
          mark="done"
          title={t('story.period', { plan, from: day.format(new Date(startsAt)), to: day.format(new Date(endsAt)) })}
        />
      ))}
    </ol>
  );
}
