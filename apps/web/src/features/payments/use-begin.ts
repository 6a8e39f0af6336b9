import { ApiProblem, type PaymentInput } from '@mutuals/api-client';
import { tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { sendOnce } from '../../lib/send-once.ts';
import { useRealtime } from '../realtime/index.ts';
import { useSession } from '../session/index.ts';

/** A plan and a coin to pay it in. */
export type Choice = Pick<PaymentInput, 'subscriptionTier' | 'paymentMethod'>;

/** What came of beginning a payment: its id, and whether it had been open before. */
export type Begun = { paymentId: string; wasPending: boolean };

/** The page of what was begun. Where another one was open, its address keeps what was chosen. */
export const begunHref = (
  { paymentId: id, wasPending }: Begun,
  { subscriptionTier: tier, paymentMethod: method }: Choice,
): string => routes.payment.href(wasPending ? { id, tier, method } : { id });

/**
 * Begins a payment (SPEC 5): one that is open already takes its place. A retry never begins two. The realtime token is renewed, so that
 * it names the payment (D4).
 */
export function useBegin(): (choice: Choice) => Promise<Begun> {
  const { api } = useServices();
  const { connection } = useRealtime();
  const { user } = useSession();
  const client = useQueryClient();
  return useCallback(
    async (body) => {
      try {
        const { transactionId } = await sendOnce({ userId: user._id, subject: 'payment' }, body, (input) =>
          api.initPayment(input),
        );
        connection.send({ type: 'CAPABILITIES_CHANGED' });
        void client.invalidateQueries({ queryKey: tagKey('Payments') });
        return { paymentId: transactionId, wasPending: false };
      } catch (error) {
        const pending = error instanceof ApiProblem ? error.problem?.pendingPaymentId : undefined;
        if (pending === undefined) throw error;
        return { paymentId: pending, wasPending: true };
      }
    },
    [api, connection, client, user._id],
  );
}
