import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { playMatch } from '../match-dialog/match-motion.ts';
import { Diamonds } from './diamonds.tsx';
import type { PaymentView } from './payment.types.ts';
import { coinsText, isClosed, isDropped, strayTransfers, sumText } from './payment.words.ts';

export interface PaymentOutcomeProps {
  payment: PaymentView;
  phase: 'confirmed' | 'overpaid' | 'failed' | 'expired' | 'unsettled';
  plan: string;
  /** It was confirmed while the person watched: the animation plays. */
  isLive: boolean;
  actions: ReactNode;
}

/** Why money that arrived did not buy the plan. */
function useReason(payment: PaymentView): string {
  const { t } = useTranslation('payments');
  const { locale } = useLocale();
  const received = coinsText(strayTransfers(payment), locale);
  const expected = sumText(payment.expectedAmount, payment.paymentMethod);
  switch (payment.detail) {
    case 'underpaid':
      return t('unsettled.underpaid', { received: sumText(payment.receivedAmount, payment.paymentMethod), expected });
    case 'wrong_asset':
      return t('unsettled.wrongAsset', { received, expected });
    default:
      return t(isDropped(payment) ? 'unsettled.dropped' : 'unsettled.late', { received });
  }
}

/** How a payment ended, what that means for the person, and the next step. */
export function PaymentOutcome({ payment, phase, plan, isLive, actions }: PaymentOutcomeProps) {
  const { t } = useTranslation('payments');
  const stage = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const reason = useReason(payment);
  // The team has settled all of it; before the server had closed it, nothing could be requested.
  const isSettled = isClosed(payment) && payment.unsettled.length === 0;
  const isRefundOnly = payment.unsettled.length > 0 && !payment.unsettledWorth.isAboutPrice;
  const isPaid = phase === 'confirmed' || phase === 'overpaid';
  useLayoutEffect(() => (isLive && isPaid && stage.current ? playMatch(stage.current) : undefined), [isLive, isPaid]);

  const words = {
    confirmed: [t('confirmed.title'), t('confirmed.text', { plan }), ''],
    overpaid: [
      t('confirmed.title'),
      t('confirmed.text', { plan }),
      phase === 'overpaid' && !isSettled
        ? t('confirmed.overpaid', { extra: coinsText(payment.unsettled, locale) })
        : '',
    ],
    failed: [t('failed.title'), t('failed.text'), t('failed.note')],
    expired: isDropped(payment)
      ? [t('dropped.title'), t('dropped.text'), t('expired.note')]
      : isClosed(payment)
        ? [t('expired.title'), t('expired.text'), t('expired.note')]
        : [t('expired.title'), t('expired.session'), t('expired.closing')],
    unsettled: isSettled
      ? [t('settled.title'), reason, t('settled.note')]
      : [t('unsettled.title'), reason, t(isRefundOnly ? 'unsettled.refundNote' : 'unsettled.note', { plan })],
  } as const;
  const [title, text, note] = words[phase];
  return (
    <div ref={stage} className="mu:flex mu:flex-col mu:items-center mu:gap-5 mu:overflow-x-clip mu:py-4 mu:text-center">
      <Diamonds
        share={isPaid ? 1 : phase === 'unsettled' ? 0.55 : 0}
        isLit={isPaid}
        isBroken={!isPaid && phase !== 'unsettled'}
      />
      <div data-part="words" className="mu:flex mu:max-w-md mu:flex-col mu:gap-2 mu:*:text-balance">
        <p className="mu:display mu:text-2xl">{title}</p>
        <p className="mu:block">{text}</p>
        {note && <p className="mu:text-text-muted">{note}</p>}
      </div>
      <div data-part="words" className="mu:flex mu:flex-wrap mu:justify-center mu:gap-x-3 mu:gap-y-2 mu:@max-md:w-full">
        {actions}
      </div>
    </div>
  );
}
