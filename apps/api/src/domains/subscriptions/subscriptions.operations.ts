import type { Operations } from '../../http/operation.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

type SubscriptionOperations = Pick<
  Operations,
  | 'getMySubscription'
  | 'getSubscriptionFeatures'
  | 'getPricing'
  | 'upgradeSubscription'
  | 'cancelSubscription'
  | 'resumeSubscription'
  | 'updateSubscription'
  | 'undoSubscriptionUpdate'
>;

export function subscriptionOperations(subscriptions: SubscriptionsService): SubscriptionOperations {
  return {
    getMySubscription: ({ caller }) => subscriptions.getMySubscription(caller),
    getSubscriptionFeatures: async ({ caller }) => subscriptions.getSubscriptionFeatures(caller),
    updateSubscription: ({ caller, body }) => subscriptions.updateSubscription(caller, body),
    undoSubscriptionUpdate: ({ caller, body }) => subscriptions.undoSubscriptionUpdate(caller, body),
    getPricing: () => subscriptions.getPricing(),
    upgradeSubscription: ({ caller, body }) => subscriptions.upgradeSubscription(caller, body.tier),
    cancelSubscription: ({ caller }) => subscriptions.cancelSubscription(caller),
    resumeSubscription: ({ caller }) => subscriptions.resumeSubscription(caller),
  };
}
