import { useId } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import type { PaymentNetwork } from '../../patterns/payment-panel/payment.types.ts';
import { TransactionHash } from '../../patterns/transaction-table/transaction-cells.tsx';
import type { ForeignTransfers } from './admin.types.ts';

/** The server sends no more of them. */
const MOST = 20;

export interface ForeignTokensProps {
  transfers: readonly ForeignTransfers[];
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
}

/** The claims of foreign token contracts: read-only, since anybody can forge them. */
export function ForeignTokens({ transfers, network }: ForeignTokensProps) {
  const { t } = useTranslation('admin');
  const { locale } = useLocale();
  const titleId = useId();
  const number = new Intl.NumberFormat(locale);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (transfers.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mu:flex mu:flex-col mu:gap-3">
      <div className="mu:flex mu:flex-col mu:gap-1">
        <h3 id={titleId} className="mu:font-medium">
          {t('payments.foreign.title')}
        </h3>
        <p className="mu:text-sm mu:text-text-muted">{t('payments.foreign.text')}</p>
      </div>
      <ul className="mu:flex mu:flex-col mu:gap-3 mu:text-sm">
        {transfers.map((of) => (
          <li
            key={`${of.blockNumber} ${of.tokenAddress}`}
            className="mu:flex mu:flex-col mu:gap-1 mu:rounded-control mu:border mu:border-border mu:p-3"
          >
            <span translate="no" className="mu:font-mono mu:text-xs mu:break-all">
              {of.tokenAddress}
            </span>
            <p className="mu:flex mu:flex-wrap mu:items-center mu:gap-x-3 mu:gap-y-1 mu:text-text-muted">
              <span>{t('payments.foreign.transfers', { transfers: number.format(of.transfers) })}</span>
              <span>{t('payments.foreign.block', { block: number.format(of.blockNumber) })}</span>
              <time dateTime={of.blockTime}>{time.format(new Date(of.blockTime))}</time>
              <TransactionHash hash={of.txHash} network={network} />
            </p>
            <p className="mu:text-xs mu:wrap-anywhere mu:text-text-muted">
              {t('payments.foreign.amount', { amount: of.amount })}
            </p>
          </li>
        ))}
      </ul>
      {transfers.length >= MOST && (
        <p className="mu:text-xs mu:text-text-muted">{t('payments.foreign.most', { most: number.format(MOST) })}</p>
      )}
    </section>
  );
}
