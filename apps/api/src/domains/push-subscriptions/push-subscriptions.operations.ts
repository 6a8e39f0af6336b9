import type { Operations } from '../../http/operation.ts';
import type { PushSubscriptionsService } from './push-subscriptions.service.ts';

type PushOperations = Pick<
  Operations,
  'getPushKey' | 'listPushSubscriptions' | 'createPushSubscription' | 'deletePushSubscription'
>;

export function pushSubscriptionOperations(subscriptions: PushSubscriptionsService): PushOperations {
  return {
    getPushKey: async () => subscriptions.getPushKey(),
    listPushSubscriptions: ({ caller }) => subscriptions.listPushSubscriptions(caller),
    createPushSubscription: ({ caller, body }) => subscriptions.createPushSubscription(caller, body),
    async deletePushSubscription({ caller, path }) {
      await subscriptions.deletePushSubscription(caller, path.subscriptionId);
      return undefined;
    },
  };
}
