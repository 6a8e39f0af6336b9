import { ApiProblem } from '@mutuals/api-client';
import { operationKey, tagKey } from '@mutuals/api-client/queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { useRealtime } from '../realtime/index.ts';
import { type Choice, tierName } from './address.ts';

/** The payment that began, or the one that was open before. */
export type Begun = { paymentId: string; wasPending: boolean };

/** The page of what was begun. Where another one was open, its address keeps what was chosen. */
export const begunHref = ({ paymentId: id, wasPending }: Begun, { tier, coin: method }: Choice): string =>
  routes.payment.href(wasPending ? { id, tier: tierName(tier), method } : { id });

/**
 * Begins a payment (SPEC 5), or finds the one that is open; then `onBegun` runs, unless the page was left. The realtime token is renewed, so
 * that it names the payment (D4).
 */
export function useBegin(onBegun: (begun: Begun, choice: Choice) => void) {
  const { api } = useServices();
  const { connection } = useRealtime();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ tier, coin }: Choice): Promise<Begun> => {
      // A key for each press: there is one open payment at most, and a kept key would answer with one that was dropped since.
      const body = { subscriptionTier: tierName(tier), paymentMethod: coin };
      try {
        const { transactionId } = await api.initPayment({ body, idempotencyKey: crypto.randomUUID() });
        connection.send({ type: 'CAPABILITIES_CHANGED' });
        void client.invalidateQueries({ queryKey: tagKey('Payments') });
        return { paymentId: transactionId, wasPending: false };
      } catch (problem) {
        const pending = problem instanceof ApiProblem ? problem.problem?.pendingPaymentId : undefined;
        if (pending === undefined) throw problem;
        return { paymentId: pending, wasPending: true };
      }
    },
    // The plan, a price or a coin is no longer as it was shown.
    onError: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: tagKey('Subscriptions') }),
        client.invalidateQueries({ queryKey: operationKey('getNetworkConfig') }),
      ]),
  });
  return { begin: (choice: Choice) => mutate(choice, { onSuccess: onBegun }), isPending, error };
}
