import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Notification,
  NotificationItem as KitItem,
  type NotificationItemProps as KitItemProps,
} from '../../blocks/notification-list/notification-item.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { InfoIcon, LinkIcon, PaymentsIcon, PremiumIcon, SupportIcon } from '../../primitives/icons/icons.ts';
import { isAnonymous, type NotificationView, otherSide } from './notification-view.ts';
import { useNotificationText } from './use-notification-text.ts';

const icons = new Map<string, ReactNode>([
  ['payment_confirmed', <PaymentsIcon key="payment" className="mu:size-5" />],
  ['payment_refunded', <PaymentsIcon key="refund" className="mu:size-5" />],
  ['subscription_upgraded', <PremiumIcon key="plan" className="mu:size-5" />],
  ['subscription_ending', <PremiumIcon key="end" className="mu:size-5" />],
  ['ticket_answered', <SupportIcon key="support" className="mu:size-5" />],
  ['ticket_returned', <SupportIcon key="returned" className="mu:size-5" />],
  ['ticket_closed', <SupportIcon key="closed" className="mu:size-5" />],
  ['link_approved', <LinkIcon key="approved" className="mu:size-5" />],
  ['link_rejected', <LinkIcon key="rejected" className="mu:size-5" />],
]);

/** The person's picture; a blur generated from the notification's id if the person is hidden (D1); else an icon. */
function Picture({ notification }: { notification: NotificationView }) {
  const seed = otherSide(notification);
  if (isAnonymous(notification)) {
    return (
      <span aria-hidden="true" className="mu:block mu:size-10 mu:shrink-0 mu:overflow-hidden mu:rounded-full">
        <GeneratedArt seed={notification._id} kind="individual" className="mu:size-full mu:scale-150 mu:blur-[5px]" />
      </span>
    );
  }
  if (seed !== undefined)
    return <Avatar seed={seed} src={notification.picture?.src} kind={notification.picture?.kind ?? 'individual'} />;
  return (
    <span
      aria-hidden="true"
      className="mu:grid mu:size-10 mu:shrink-0 mu:place-items-center mu:rounded-full mu:bg-fill mu:text-text-muted"
    >
      {icons.get(notification.type) ?? <InfoIcon className="mu:size-5" />}
    </span>
  );
}

/** A notification as the kit's list shows it. */
export function useItem(): (notification: NotificationView) => Notification {
  const { t } = useTranslation('notifications');
  const textOf = useNotificationText();
  return (notification) => {
    const { _id, isRead, createdAt, message, data, href } = notification;
    const isKnown = textOf({ ...notification, title: '' }) !== '';
    const { profileName: name } = data;
    return {
      id: _id,
      text: textOf(notification),
      detail: isKnown ? (data.reason ?? data.linkUrl ?? (name && t('forProfile', { name }))) : message,
      picture: <Picture notification={notification} />,
      createdAt,
      isRead,
      href,
    };
  };
}

export interface NotificationItemProps extends Omit<KitItemProps, 'notification' | 'texts'> {
  notification: NotificationView;
}

/** A NotificationItem of the kit in this product's words: its text by its type, for whom it is, and the other side's picture (SPEC 3). */
export function NotificationItem({ notification, ...props }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const itemOf = useItem();
  return (
    <KitItem
      {...props}
      notification={itemOf(notification)}
      texts={{ unread: t('unread'), delete: (text) => t('delete', { text }) }}
    />
  );
}
