import type { Payment } from '@mutuals/api-client';
import type { PaymentPageView } from '@mutuals/machines/payment';
import type { InsteadView } from '@mutuals/ui/screens/payment';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../lib/problem-text.ts';
import { paidTierOf } from './paid-tier.ts';
import { begunHref, type Choice, useBegin } from './use-begin.ts';

type Stage =
  | { readonly status: 'asked' | 'dropping' }
  | { readonly status: 'beginning' }
  | { readonly status: 'failed'; readonly message: string };

/** From an open payment to what was chosen in its place: the open one is dropped, then the other one begins and its page takes this one's place. */
export function useGoingOn(chosen: Choice | null) {
  const begin = useBegin();
  const navigate = useNavigate();
  const textOf = useProblemText();
  const [stage, setStage] = useState<Stage>({ status: 'asked' });

  async function beginChosen(choice: Choice): Promise<void> {
    setStage({ status: 'beginning' });
    try {
      void navigate(begunHref(await begin(choice, crypto.randomUUID()), choice), { replace: true });
    } catch (problem) {
      setStage({ status: 'failed', message: textOf(problem) });
    }
  }

  return {
    /** What is said of it beside the payment; null where the payment is what was chosen, or is over. */
    insteadOf(view: PaymentPageView<Payment>): InsteadView | null {
      const tier = paidTierOf(chosen?.subscriptionTier);
      if (chosen === null || tier === null || view.status !== 'ready') return null;
      const { payment, phase, drop } = view;
      const { paymentMethod } = chosen;
      if (payment.subscriptionTier === tier && payment.paymentMethod === paymentMethod) return null;
      const what = { subscriptionTier: tier, paymentMethod };
      if (stage.status === 'beginning' || stage.status === 'failed') return { ...what, ...stage };
      if (payment.status !== 'pending' || phase === 'expired') return null;
      if (drop.status === 'sending') return { ...what, status: 'dropping' };
      return { ...what, status: drop.status === 'notOffered' ? 'held' : 'offered' };
    },
    /** Drops the open one and goes on; one that is dropped already is only gone on from. */
    start(drop: () => void): void {
      if (chosen !== null && stage.status === 'failed') return void beginChosen(chosen);
      setStage({ status: 'dropping' });
      drop();
    },
    /** It is dropped for its own sake. */
    stop: (): void => setStage({ status: 'asked' }),
    onDropped(): void {
      if (chosen !== null && stage.status === 'dropping') void beginChosen(chosen);
    },
  };
}
