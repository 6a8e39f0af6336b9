import type { Payment } from '@mutuals/api-client';
import type { PaymentPageView } from '@mutuals/machines/payment';
import type { InsteadView } from '@mutuals/ui/screens/payment';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { routes } from '../../routes.ts';
import type { Wanted } from './address.ts';
import { paidTierOf } from './paid-tier.ts';
import { begunHref, type Choice, useBegin } from './use-begin.ts';

type Stage =
  | { readonly status: 'asked' | 'dropping' }
  | { readonly status: 'beginning' }
  | { readonly status: 'failed'; readonly message: string };

/**
 * From an open payment to what was wanted in its place: the open one is dropped; then the other one begins and its page takes this one's
 * place, or the plans are shown.
 */
export function useGoingOn(wanted: Wanted | null) {
  const begin = useBegin();
  const navigate = useNavigate();
  const textOf = useProblemText();
  const [stage, setStage] = useState<Stage>({ status: 'asked' });

  async function beginChosen(choice: Choice): Promise<void> {
    setStage({ status: 'beginning' });
    try {
      void navigate(begunHref(await begin(choice), choice), { replace: true });
    } catch (problem) {
      setStage({ status: 'failed', message: textOf(problem) });
    }
  }

  return {
    /**
     * What is said of it beside the payment; null where the payment is what was wanted, or is over.
     * @param amount what the chosen plan costs in the chosen coin; null while that is not known
     */
    insteadOf(view: PaymentPageView<Payment>, amount: string | null): InsteadView | null {
      if (wanted === null || view.status !== 'ready') return null;
      const { payment, phase, drop } = view;
      const isOpen = payment.status === 'pending' && phase !== 'expired';
      const open = drop.status === 'sending' ? 'dropping' : drop.status === 'notOffered' ? 'held' : 'offered';
      if (wanted === 'plans') return isOpen ? { wanted, status: open } : null;
      const { paymentMethod } = wanted;
      const tier = paidTierOf(wanted.subscriptionTier);
      if (tier === null || (payment.subscriptionTier === tier && payment.paymentMethod === paymentMethod)) return null;
      const what = { wanted: 'choice', subscriptionTier: tier, paymentMethod, amount } as const;
      if (stage.status === 'beginning' || stage.status === 'failed') return { ...what, ...stage };
      return isOpen ? { ...what, status: open } : null;
    },
    /** Drops the open one and goes on; one that is dropped already is only gone on from. */
    start(drop: () => void): void {
      if (wanted !== null && wanted !== 'plans' && stage.status === 'failed') return void beginChosen(wanted);
      setStage({ status: 'dropping' });
      drop();
    },
    /** It is dropped for its own sake. */
    stop: (): void => setStage({ status: 'asked' }),
    onDropped(): void {
      if (wanted === null || stage.status !== 'dropping') return;
      if (wanted === 'plans') void navigate(routes.premium.href(), { replace: true });
      else void beginChosen(wanted);
    },
  };
}
