import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Link } from '../../primitives/link/link.tsx';
import type { PaymentNetwork, PaymentView } from '../payment-panel/payment.types.ts';
import { amountText, dollarText, shortHash, symbolOf, transferHref } from '../payment-panel/payment.words.ts';

/** A payment's transaction, linked to the explorer; a dash if there is none. */
export function TransactionHash({
  hash,
  network,
}: {
  hash: string | null;
  network: Pick<PaymentNetwork, 'blockExplorerUrl'>;
}) {
  const { t } = useTranslation('payments');
  if (hash === null)
    return (
      <span className="mu:text-text-subtle">
        <span aria-hidden="true">–</span>
        <span className="mu:sr-only">{t('table.noHash')}</span>
      </span>
    );
  const href = transferHref(network, hash);
  const words = (
    <span translate="no" className="mu:font-mono mu:text-sm mu:whitespace-nowrap">
      {shortHash(hash)}
    </span>
  );
  return href === null ? (
    words
  ) : (
    <Link
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('table.hashLabel', { hash: shortHash(hash) })}
    >
      {words}
    </Link>
  );
}

/** Day and time, one below the other. */
export function TransactionTime({ createdAt }: { createdAt: string }) {
  const { locale } = useLocale();
  const at = new Date(createdAt);
  return (
    <time dateTime={createdAt} className="mu:figures mu:whitespace-nowrap">
      {new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)}{' '}
      <span className="mu:text-sm mu:font-normal mu:text-text-muted mu:block">
        {new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)}
      </span>
    </time>
  );
}

/** The amount due in coins, and its price in dollars. */
export function TransactionAmount({ of }: { of: Pick<PaymentView, 'expectedAmount' | 'paymentMethod' | 'usdPrice'> }) {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const usd = dollarText(of.usdPrice, locale);
  return (
    <>
      <span translate="no" className="mu:block mu:whitespace-nowrap">
        {amountText(of.expectedAmount, of.paymentMethod)} {symbolOf(of.paymentMethod)}
      </span>
      <span className="mu:block mu:text-sm mu:text-text-muted">
        {of.paymentMethod === 'bnb' ? t('panel.about', { usd }) : usd}
      </span>
    </>
  );
}
