import type { Notification } from '@mutuals/api-client';
import { routes } from '../../routes.ts';

/** Where a notification leads by its type (SPEC section 4). */
export function notificationHref({ type, data }: Notification): string | undefined {
  switch (type) {
    // Who it was is part of the paid plans (D1).
    case 'new_like':
    case 'new_likes_group':
      return routes.premium.href();
    case 'new_like_revealed':
      return data.profileId === undefined ? undefined : routes.profile.href({ id: data.profileId });
    case 'new_match':
    case 'new_message': {
      const { receiverProfileId, conversationId } = data;
      if (receiverProfileId === undefined) return routes.messages.href();
      return conversationId === undefined
        ? routes.profileMessages.href({ profileId: receiverProfileId })
        : routes.conversation.href({ profileId: receiverProfileId, conversationId });
    }
    case 'payment_confirmed':
    case 'subscription_upgraded':
      return routes.premium.href();
  }
}
