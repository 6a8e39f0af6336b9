import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { coinText, dollarText, shortHash } from '../../patterns/payment-panel/payment.words.ts';
import { agoShort } from '../../lib/when.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import type { Reconciliation, SweepFigures } from './admin.types.ts';

export type TreasuryView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly figures: SweepFigures; readonly reconciliation: Reconciliation | null };

export interface TreasuryCardProps {
  view: TreasuryView;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  onRetry: () => void;
}

const FIGURES = ['totalSwept', 'pendingSweep', 'totalValue'] as const;

/** An amount that may be negative, with its sign: excess and shortfall look different. */
function signedCoin(amount: string, symbol: string): string {
  return amount.startsWith('-') ? `−${coinText(amount.slice(1), symbol)}` : `+${coinText(amount, symbol)}`;
}

function Reconciled({ of, now }: { of: Reconciliation | null; now: number }) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  if (of === null) return <p className="mu:text-sm mu:text-text-muted">{t('payments.reconcile.never')}</p>;
  const number = new Intl.NumberFormat(locale);
  const isClean = of.differenceCount === 0 && of.open === 0;
  return (
    <div className="mu:flex mu:flex-col mu:gap-3">
      <div className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-1 mu:text-sm">
        <Badge tone={isClean ? 'success' : 'danger'}>
          {isClean
            ? t('payments.reconcile.clean')
            : t('payments.reconcile.differs', { differences: number.format(of.differenceCount) })}
        </Badge>
        <span className="mu:text-text-muted">
          {t('payments.reconcile.at', { block: number.format(of.block), addresses: number.format(of.addresses) })}
        </span>
        <time dateTime={of.reconciledAt} className="mu:text-text-subtle">
          {agoShort(of.reconciledAt, now, locale)}
        </time>
        {of.open > 0 && (
          <span className="mu:text-warning-text">
            {t('payments.reconcile.open', { moves: number.format(of.open) })}
          </span>
        )}
      </div>
      {of.differences.length > 0 && (
        <ul aria-label={t('payments.reconcile.list')} className="mu:flex mu:flex-col mu:gap-1 mu:text-sm">
          {of.differences.map(({ address, addressIndex, asset, symbol, balance, difference }) => (
            <li
              key={`${address} ${asset}`}
              translate="no"
              className="mu:flex mu:flex-wrap mu:gap-x-4 mu:font-mono mu:text-xs mu:leading-5"
            >
              <span>{`${shortHash(address)} (${addressIndex})`}</span>
              <span className={difference.startsWith('-') ? 'mu:text-danger-text' : 'mu:text-warning-text'}>
                {signedCoin(difference, symbol)}
              </span>
              <span className="mu:text-text-muted">
                {t('payments.reconcile.there', { amount: coinText(balance, symbol) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mu:text-xs mu:text-text-muted">{t('payments.reconcile.anew')}</p>
    </div>
  );
}

/** The money moved to the treasury and still to move (SPEC 3, Sweep stats), and the last reconciliation's differences (D47). */
export function TreasuryCard({ view, now, onRetry }: TreasuryCardProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  if (view.status === 'loading')
    return (
      <Loading label={t('payments.treasury.loading')}>
        <Skeleton shape="block" className="mu:h-44 mu:rounded-card mu:sm:h-36" />
      </Loading>
    );
  if (view.status === 'error')
    return (
      <LoadFailed title={t('payments.treasury.error')} onRetry={onRetry}>
        {view.message}
      </LoadFailed>
    );
  const { figures, reconciliation } = view;
  const coins = {
    totalSwept: figures.assets
      .filter(({ swept }) => Number(swept) > 0)
      .map(({ symbol, swept }) => coinText(swept, symbol)),
    pendingSweep: figures.assets
      .filter(({ pending }) => Number(pending) > 0)
      .map(({ symbol, pending }) => coinText(pending, symbol)),
    totalValue: [],
  };
  return (
    <section
      aria-label={t('payments.treasury.label')}
      className="mu:flex mu:flex-col mu:gap-4 mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:p-5"
    >
      <dl className="mu:grid mu:grid-cols-3 mu:gap-4">
        {FIGURES.map((name) => (
          <div key={name} className="mu:min-w-0">
            <dt className="mu:text-xs mu:text-text-muted">{t(`payments.treasury.${name}`)}</dt>
            <dd className="mu:figures mu:text-lg mu:font-medium mu:sm:text-xl">{dollarText(figures[name], locale)}</dd>
            {coins[name].length > 0 && (
              <dd translate="no" className="mu:text-xs mu:text-text-muted">
                {coins[name].join(' · ')}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <div className="mu:border-t mu:border-border mu:pt-4">
        <Reconciled of={reconciliation} now={now} />
      </div>
    </section>
  );
}
