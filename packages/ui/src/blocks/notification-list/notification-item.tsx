import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Link } from 'react-aria-components/Link';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { agoShort } from '../../lib/when.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { CloseIcon } from '../../primitives/icons/icons.ts';
import type { notificationItemParts } from './notification-list.parts.ts';
import type { NotificationItemTexts } from './notification-list.texts.ts';

/** Something that happened, in words. */
export interface Notification {
  readonly id: string;
  /** What happened: "Lin wrote to you". It also names the row for screen readers. */
  readonly text: string;
  /** A second line. */
  readonly detail?: string | undefined;
  /** Whom or what it is about, 40 px: an Avatar, an icon. */
  readonly picture?: ReactNode;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isRead: boolean;
  /** Its destination. If omitted, a press only opens it: mark it as read. */
  readonly href?: string | undefined;
}

export interface NotificationItemProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, RefAttributes<HTMLDivElement> {
  notification: Notification;
  /** The time at which it is shown, in milliseconds. */
  now: number;
  /** Called when it is opened: mark it as read. */
  onOpen: (id: string) => void;
  /** Called when its link is followed. */
  onFollow?: (() => void) | undefined;
  onDelete: (id: string) => void;
  texts?: NotificationItemTexts | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof notificationItemParts> | undefined;
}

/**
 * One notification in a list: who, what, when, and whether it is new. A press marks it as read and follows its link, if any; the cross deletes it.
 * For passing messages use Toast.
 */
export function NotificationItem({
  notification,
  now,
  onOpen,
  onFollow,
  onDelete,
  texts,
  className,
  classNames,
  ...props
}: NotificationItemProps) {
  const part = partsOf<typeof notificationItemParts>('notification-item', classNames);
  const words = useTexts('notificationItem', texts);
  const { locale } = useLocale();
  const { id, text, detail, picture, createdAt, isRead, href } = notification;
  const time = agoShort(createdAt, now, locale);
  const content: ReactNode = (
    <>
      {picture}
      <span className="mu:min-w-0 mu:flex-1">
        <span
          {...part(
            'text',
            join('mu:line-clamp-2 mu:wrap-anywhere', isRead ? 'mu:text-text-muted' : 'mu:font-medium mu:text-text'),
          )}
        >
          {text}
        </span>
        <span {...part('detail', 'mu:flex mu:gap-1.5 mu:text-sm mu:text-text-muted')}>
          {detail && (
            <>
              <span dir="auto" className="mu:min-w-0 mu:truncate">
                {detail}
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
        <span {...part('mark', 'mu:absolute mu:start-1 mu:grid mu:place-items-center')}>
          <span
            aria-hidden="true"
            className="mu:size-2 mu:rotate-(--mu-mark-turn) mu:rounded-[var(--mu-mark-radius,9px)] mu:bg-accent mu:forced-colors:bg-[Highlight]"
          />
          <span className="mu:sr-only">{words.unread}</span>
        </span>
      )}
    </>
  );
  const press = part(
    'press',
    'mu:relative mu:flex mu:min-w-0 mu:flex-1 mu:cursor-pointer mu:items-center mu:gap-3 mu:rounded-control mu:py-2.5 mu:pe-12 mu:ps-4.5 mu:text-start mu:focus-ring mu:-outline-offset-2 mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed',
  );
  return (
    <div
      data-slot="notification-item"
      {...props}
      className={join('mu:group/notification mu:ui:relative mu:ui:flex mu:ui:items-center', className)}
    >
      {href === undefined ? (
        <Button {...press} onPress={() => onOpen(id)}>
          {content}
        </Button>
      ) : (
        <Link
          {...press}
          href={href}
          onPress={() => {
            onOpen(id);
            onFollow?.();
          }}
        >
          {content}
        </Link>
      )}
      <IconButton
        label={words.delete(text)}
        size="sm"
        hideTooltip
        onPress={() => onDelete(id)}
        {...part(
          'delete',
          'mu:absolute mu:end-1.5 mu:opacity-0 mu:group-hover/notification:opacity-100 mu:focus-visible:opacity-100 mu:pointer-coarse:opacity-100 mu:forced-colors:opacity-100',
        )}
      >
        <CloseIcon aria-hidden="true" />
      </IconButton>
    </div>
  );
}
