import type { Operations } from '../http/operation.ts';
import type { SubscriptionsService } from '../services/subscriptions.ts';

type SubscriptionOperations = Pick<Operations, 'getMySubscription' | 'getSubscriptionFeatures' | 'getPricing'>;

export function subscriptionOperations(subscriptions: SubscriptionsService): SubscriptionOperations {
  return {
    getMySubscription: async ({ caller }) => subscriptions.subscriptionOf(caller),
    getSubscriptionFeatures: async ({ caller }) => subscriptions.featuresOf(caller),
    getPricing: async () => subscriptions.pricing(),
  };
}
