import type { Payment } from '@mutuals/api-client';
import type { PaymentPageView } from '@mutuals/machines/payment';
import type { InsteadView } from '@mutuals/ui/screens/payment';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import type { Wanted } from './address.ts';
import { begunHref, useBegin } from './use-begin.ts';

/**
 * From an open payment to what was wanted in its place: the open one is dropped; then the other one begins and its page takes this one's
 * place, or the plans are shown.
 */
export function useGoingOn(wanted: Wanted | null) {
  const navigate = useNavigate();
  const textOf = useProblemText();
  const [isGoingOn, setGoingOn] = useState(false);
  const { begin, isPending, error } = useBegin(
    (begun, choice) => void navigate(begunHref(begun, choice), { replace: true }),
  );

  return {
    /**
     * What the page says beside the payment; null where the payment is what was wanted, or is over.
     * @param amount the price of the chosen plan in the chosen coin; null while it is not known
     */
    insteadOf(view: PaymentPageView<Payment>, amount: string | null): InsteadView | null {
      if (wanted === null || view.status !== 'ready') return null;
      const { payment, phase, drop } = view;
      const isOpen = payment.status === 'pending' && phase !== 'expired';
      const open = drop.status === 'sending' ? 'dropping' : drop.status === 'notOffered' ? 'held' : 'offered';
      if (wanted === 'plans') return isOpen ? { wanted, status: open } : null;
      const { tier: subscriptionTier, coin: paymentMethod } = wanted;
      if (payment.subscriptionTier === subscriptionTier && payment.paymentMethod === paymentMethod) return null;
      const what = { wanted: 'choice', subscriptionTier, paymentMethod, amount } as const;
      if (isPending) return { ...what, status: 'beginning' };
      if (error) return { ...what, status: 'failed', message: textOf(error) };
      return isOpen ? { ...what, status: open } : null;
    },
    /** Drops the open payment and goes on; where it is dropped and the other one could not begin, begins it again. */
    start(drop: () => void): void {
      if (error && wanted !== null && wanted !== 'plans') return begin(wanted);
      setGoingOn(true);
      drop();
    },
    /** The payment is dropped for its own sake. */
    stop: (): void => setGoingOn(false),
    onDropped(): void {
      if (!isGoingOn || wanted === null) return;
      if (wanted === 'plans') void navigate(routes.premium.href(), { replace: true });
      else begin(wanted);
    },
  };
}
