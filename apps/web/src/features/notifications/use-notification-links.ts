import type { NotificationLinks } from '@mutuals/ui/patterns/notifications';
import { routes } from '../../routes.ts';
import { useSession } from '../session/index.ts';

/** Where lists of notifications lead besides; to the plans only those who would learn more there. */
export function useNotificationLinks(): NotificationLinks {
  const { user } = useSession();
  return {
    notificationsHref: routes.notifications.href(),
    likesHref: routes.likes.href(),
    messagesHref: routes.messages.href(),
    discoverHref: routes.discover.href(),
    premiumHref: user.subscription.tier === 'free' ? routes.premium.href() : undefined,
  };
}
