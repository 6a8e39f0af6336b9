import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon, InfoIcon, PaymentsIcon, PremiumIcon } from '../../primitives/icons/icons.ts';
import { agoShort } from '../when/when.ts';
import { isAnonymous, type NotificationView, otherSide } from './notification-view.ts';
import { useNotificationText } from './use-notification-text.ts';

const icons = new Map<string, ReactNode>([
  ['payment_confirmed', <PaymentsIcon key="payment" className="size-5" />],
  ['subscription_upgraded', <PremiumIcon key="plan" className="size-5" />],
]);

/** Who it is about: a picture; a blur made from the notification's own id where nobody may know (D1); else an icon. */
function Picture({ notification }: { notification: NotificationView }) {
  const seed = otherSide(notification);
  if (isAnonymous(notification)) {
    return (
      <span aria-hidden="true" className="block size-10 shrink-0 overflow-hidden rounded-full">
        <GeneratedArt seed={notification._id} kind="individual" className="size-full scale-150 blur-[5px]" />
      </span>
    );
  }
  if (seed !== undefined)
    return <Avatar seed={seed} src={notification.picture?.src} kind={notification.picture?.kind ?? 'individual'} />;
  return (
    <span aria-hidden="true" className="grid size-10 shrink-0 place-items-center rounded-full bg-fill text-text-muted">
      {icons.get(notification.type) ?? <InfoIcon className="size-5" />}
    </span>
  );
}

export interface NotificationItemProps {
  notification: NotificationView;
  /** The time at which it is shown, in milliseconds. */
  now: number;
  /** It was opened: mark it as read. */
  onOpen: (id: string) => void;
  /** Its link was followed. */
  onFollow?: (() => void) | undefined;
  onDelete: (id: string) => void;
}

/**
 * One notification in a list: who, what, when, and whether it is new. A press marks it as read and, where it leads somewhere, goes there;
 * the cross deletes it. For what passes by itself use Toast.
 */
export function NotificationItem({ notification, now, onOpen, onFollow, onDelete }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { locale } = useLocale();
  const textOf = useNotificationText();
  const { _id, isRead, createdAt, message, data, href } = notification;
  const text = textOf(notification);
  const known = textOf({ ...notification, title: '' }) !== '';
  const second = known ? data.profileName !== undefined && t('forProfile', { name: data.profileName }) : message;
  const time = agoShort(createdAt, now, locale);
  const content: ReactNode = (
    <>
      <Picture notification={notification} />
      <span className="min-w-0 flex-1">
        <span className={join('line-clamp-2 wrap-anywhere', isRead ? 'text-text-muted' : 'font-medium text-text')}>
          {text}
        </span>
        <span className="flex gap-1.5 text-sm text-text-muted">
          {second && (
            <>
              <span dir="auto" className="min-w-0 truncate">
                {second}
              </span>
              {time && <span aria-hidden="true">·</span>}
            </>
          )}
          {time && (
            <time dateTime={createdAt} className="shrink-0">
              {time}
            </time>
          )}
        </span>
      </span>
      {!isRead && (
        <span className="absolute left-1 grid place-items-center">
          <span aria-hidden="true" className="size-2 rotate-45 bg-accent forced-colors:bg-[Highlight]" />
          <span className="sr-only">{t('unread')}</span>
        </span>
      )}
    </>
  );
  const className =
    'relative flex min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control py-2.5 pr-12 pl-4.5 text-left focus-ring -outline-offset-2 hover:bg-fill-hover pressed:bg-fill-pressed';
  return (
    <div className="group/notification relative flex items-center">
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
        className="absolute right-1.5 opacity-0 group-hover/notification:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100 forced-colors:opacity-100"
      >
        <CloseIcon aria-hidden="true" />
      </IconButton>
    </div>
  );
}
