import type { Notification } from '@mutuals/api-client';
import { paths } from '../../routes.ts';

/** Where a notification leads by its type (SPEC section 4). */
export function notificationHref({ type, data }: Notification): string | undefined {
  switch (type) {
    // Who it was is part of the paid plans (D1).
    case 'new_like':
    case 'new_likes_group':
      return paths.premium;
    case 'new_like_revealed':
      return data.profileId === undefined ? undefined : paths.profile(data.profileId);
    case 'new_match':
    case 'new_message': {
      const { receiverProfileId, conversationId } = data;
      if (receiverProfileId === undefined) return paths.messages();
      return conversationId === undefined
        ? paths.profileMessages(receiverProfileId)
        : paths.conversation(receiverProfileId, conversationId);
    }
    case 'payment_confirmed':
    case 'subscription_upgraded':
      return paths.premium;
  }
}
