import type { NotificationList } from '@mutuals/api-client';
import type { NotificationView } from '@mutuals/ui/patterns/notifications';

/** The notifications of these parts, as lists show them: each leads where the server says that it leads this person. */
export const toViews = (pages: readonly NotificationList[]): readonly NotificationView[] =>
  pages.flatMap(({ data }) =>
    data.map((notification) => {
      const { picture } = 'picture' in notification.data ? notification.data : {};
      return {
        ...notification,
        href: notification.actionUrl ?? undefined,
        picture: picture && { src: picture.url, kind: picture.profileType },
      };
    }),
  );
