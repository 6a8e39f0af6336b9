import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon, InfoIcon, LinkIcon, PaymentsIcon, PremiumIcon, SupportIcon } from '../../primitives/icons/icons.ts';
import { agoShort } from '../when/when.ts';
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

export interface NotificationItemProps {
  notification: NotificationView;
  /** The time at which it is shown, in milliseconds. */
  now: number;
  /** Called when it is opened: mark it as read. */
  onOpen: (id: string) => void;
  /** Called when its link is followed. */
  onFollow?: (() => void) | undefined;
  onDelete: (id: string) => void;
}

/**
 * One notification in a list: who, what, when, and whether it is new. A press marks it as read and follows its link, if any; the cross deletes it.
 * For passing messages use Toast.
 */
export function NotificationItem({ notification, now, onOpen, onFollow, onDelete }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { locale } = useLocale();
  const textOf = useNotificationText();
  const { _id, isRead, createdAt, message, data, href } = notification;
  const text = textOf(notification);
  const known = textOf({ ...notification, title: '' }) !== '';
  const forProfile = data.profileName !== undefined && t('forProfile', { name: data.profileName });
  const second = known ? (data.reason ?? data.linkUrl ?? forProfile) : message;
  const time = agoShort(createdAt, now, locale);
  const content: ReactNode = (
    <>
      <Picture notification={notification} />
      <span className="mu:min-w-0 mu:flex-1">
        <span
          className={join(
            'mu:line-clamp-2 mu:wrap-anywhere',
            isRead ? 'mu:text-text-muted' : 'mu:font-medium mu:text-text',
          )}
        >
          {text}
        </span>
        <span className="mu:flex mu:gap-1.5 mu:text-sm mu:text-text-muted">
          {second && (
            <>
              <span dir="auto" className="mu:min-w-0 mu:truncate">
                {second}
              </span>
              {time && <span aria-hidden="true">·</span>}
            </>
          )}
          {time && (
            <time dateTime={createdAt} className="mu:shrink-0">
              {time}
            </time>
          )}
        </span>
      </span>
      {!isRead && (
        <span className="mu:absolute mu:left-1 mu:grid mu:place-items-center">
          <span aria-hidden="true" className="mu:size-2 mu:rotate-45 mu:bg-accent mu:forced-colors:bg-[Highlight]" />
          <span className="mu:sr-only">{t('unread')}</span>
        </span>
      )}
    </>
  );
  const className =
    'mu:relative mu:flex mu:min-w-0 mu:flex-1 mu:cursor-pointer mu:items-center mu:gap-3 mu:rounded-control mu:py-2.5 mu:pr-12 mu:pl-4.5 mu:text-left mu:focus-ring mu:-outline-offset-2 mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed';
  return (
    <div className="mu:group/notification mu:relative mu:flex mu:items-center">
      {href === undefined ? (
        <Button className={className} onPress={() => onOpen(_id)}>
          {content}
        </Button>
      ) : (
        <Link
          className={className}
          href={href}
          onPress={() => {
            onOpen(_id);
            onFollow?.();
          }}
        >
          {content}
        </Link>
      )}
      <IconButton
        label={t('delete', { text })}
        size="sm"
        hideTooltip
        onPress={() => onDelete(_id)}
        className="mu:absolute mu:right-1.5 mu:opacity-0 mu:group-hover/notification:opacity-100 mu:focus-visible:opacity-100 mu:pointer-coarse:opacity-100 mu:forced-colors:opacity-100"
      >
        <CloseIcon aria-hidden="true" />
      </IconButton>
    </div>
  );
}
