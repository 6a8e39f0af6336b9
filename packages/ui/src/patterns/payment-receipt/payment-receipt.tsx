import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { PrintIcon } from '../../primitives/icons/icons.ts';
import { Logo } from '../../primitives/logo/logo.tsx';
import type { PaymentNetwork, PaymentView } from '../payment-panel/payment.types.ts';
import { dollarText, sumText, symbolOf } from '../payment-panel/payment.words.ts';

export interface PaymentReceiptProps extends Omit<HTMLAttributes<HTMLElement>, 'children'>, RefAttributes<HTMLElement> {
  payment: PaymentView;
  network: Pick<PaymentNetwork, 'networkName'>;
  onPrint: () => void;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="mu:grid mu:gap-x-6 mu:border-t mu:border-border mu:py-2.5 mu:@lg:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="mu:text-text-muted">{name}</dt>
      <dd className="mu:min-w-0 mu:font-mono mu:text-sm mu:leading-6 mu:wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A paid payment's receipt: plan, period, amount, rate and its time, transaction. Printing the page prints only this. */
export function PaymentReceipt({ payment, network, onPrint, className, ...props }: PaymentReceiptProps) {
  const { t } = useTranslation(['payments', 'premium']);
  const { locale } = useLocale();
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'long' });
  const { rate, paymentMethod, confirmedAt } = payment;
  return (
    <section
      {...props}
      data-receipt=""
      aria-label={t('receipt.title')}
      className={join(
        'mu:ui:@container mu:ui:rounded-card mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised mu:ui:p-5 mu:ui:sm:p-8 mu:ui:print:border-0 mu:ui:print:p-0',
        className,
      )}
    >
      <header className="mu:mb-5 mu:flex mu:flex-wrap mu:items-start mu:justify-between mu:gap-4">
        <div>
          <div className="mu:mb-3 mu:hidden mu:print:block">
            <Logo />
          </div>
          <h2 className="mu:display mu:text-xl">{t('receipt.title')}</h2>
          <p className="mu:text-sm mu:text-text-muted">{brand.name}</p>
        </div>
        <Button
          size="sm"
          icon={<PrintIcon aria-hidden="true" className="mu:size-4" />}
          onPress={onPrint}
          className="mu:print:hidden"
        >
          {t('receipt.print')}
        </Button>
      </header>
      <dl className="mu:flex mu:flex-col">
        <Row name={t('receipt.plan')}>{t(`premium:plan.${payment.subscriptionTier}`)}</Row>
        {payment.periods.map(({ startsAt, endsAt }) => (
          <Row key={startsAt} name={t('receipt.period')}>
            {day.formatRange(new Date(startsAt), new Date(endsAt))}
          </Row>
        ))}
        <Row name={t('receipt.amount')}>
          {sumText(payment.expectedAmount, paymentMethod)} ({dollarText(payment.usdPrice, locale)})
        </Row>
        <Row name={t('receipt.rate')}>
          {t('receipt.rateAt', {
            symbol: symbolOf('bnb'),
            usd: dollarText(rate.bnbUsd, locale),
            time: moment.format(new Date(rate.at ?? payment.createdAt)),
          })}
        </Row>
        {confirmedAt !== null && <Row name={t('receipt.paid')}>{moment.format(new Date(confirmedAt))}</Row>}
        <Row name={t('panel.network')}>{network.networkName}</Row>
        <Row name={t('receipt.to')}>{payment.paymentAddress}</Row>
        {payment.transactionSignature !== null && (
          <Row name={t('receipt.transaction')}>{payment.transactionSignature}</Row>
        )}
        <Row name={t('receipt.number')}>{payment._id}</Row>
      </dl>
      <p className="mu:mt-5 mu:text-sm mu:text-text-muted">{t('receipt.policy')}</p>
    </section>
  );
}
