import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-aria-components/Link';
import { join } from '../../lib/cx.ts';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { agoShort } from '../when/when.ts';
import { PartnerAvatar } from './partner-avatar.tsx';
import type { Partner } from './partner.ts';

export type { Partner } from './partner.ts';
export { PartnerAvatar } from './partner-avatar.tsx';

/** One conversation in the list. */
export interface ConversationSummary {
  readonly _id: string;
  readonly partner: Partner;
  /** Null while nobody has written. */
  readonly lastMessage: { readonly content: string; readonly type: 'text' | 'gif'; readonly isOwn: boolean } | null;
  readonly lastMessageAt: string | null;
  /** Messages that the acting profile has not read. */
  readonly unread: number;
}

export interface ConversationListProps extends HTMLAttributes<HTMLElement> {
  conversations: readonly ConversationSummary[];
  selectedId: string | null;
  hrefOf: (conversationId: string) => string;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  /** Below the last one, such as "load more". */
  children?: ReactNode;
}

function Row({
  conversation,
  isSelected,
  href,
  now,
}: {
  conversation: ConversationSummary;
  isSelected: boolean;
  href: string;
  now: number;
}) {
  const { t, i18n } = useTranslation(['messages', 'profiles']);
  const { partner, lastMessage, lastMessageAt, unread } = conversation;
  const isUnread = unread > 0;
  const text =
    lastMessage === null ? t('list.noMessage') : lastMessage.type === 'gif' ? t('bubble.gif') : lastMessage.content;
  return (
    <Link
      href={href}
      {...(isSelected ? { 'aria-current': 'page' as const } : {})}
      className="group flex items-center gap-3.5 rounded-card px-3 py-3 text-text no-underline focus-ring -outline-offset-2! transition-colors duration-120 hover:bg-fill pressed:bg-fill-pressed selected:bg-fill-hover forced-colors:selected:outline-2 forced-colors:selected:outline-[Highlight]"
    >
      <PartnerAvatar partner={partner} size="lg" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span
            className={join(
              'flex min-w-0 items-center gap-1.5',
              isUnread ? 'font-semibold' : 'font-medium',
              partner.isDeleted && 'text-text-muted',
            )}
          >
            <span dir="auto" className="truncate">
              {partner.isDeleted ? t('partner.deleted') : partner.name}
            </span>
            {!partner.isDeleted && partner.isVerified && (
              <VerifiedMark label={t('profiles:card.verified')} className="size-4 shrink-0" />
            )}
          </span>
          {lastMessageAt && (
            <time
              dateTime={lastMessageAt}
              className={join(
                'figures shrink-0 text-xs',
                isUnread ? 'text-text' : 'text-text-subtle group-pressed:text-text-muted',
              )}
            >
              {agoShort(lastMessageAt, now, i18n.language)}
            </time>
          )}
        </span>
        <span className="mt-0.5 flex items-center justify-between gap-3">
          <span className={join('truncate text-sm', isUnread ? 'text-text' : 'text-text-muted')}>
            {lastMessage?.isOwn && (
              <span className="mr-1 text-text-subtle group-pressed:text-text-muted han:mr-0">{t('list.you')}</span>
            )}
            <bdi>{text}</bdi>
          </span>
          <CountBadge count={unread} label={t('list.unread', { count: unread })} />
        </span>
      </span>
    </Link>
  );
}

/** All conversations of the acting profile, the newest first, each a link to its thread. */
export function ConversationList({
  conversations,
  selectedId,
  hrefOf,
  now,
  children,
  className,
  ...props
}: ConversationListProps) {
  const { t } = useTranslation('messages');
  return (
    <nav {...props} aria-label={t('list.label')} className={join('p-2', className)}>
      <ul className="flex flex-col gap-0.5">
        {conversations.map((conversation) => (
          <li key={conversation._id}>
            <Row
              conversation={conversation}
              isSelected={conversation._id === selectedId}
              href={hrefOf(conversation._id)}
              now={now}
            />
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
