import type { HTMLAttributes, ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-aria-components/Link';
import { join } from '../../lib/cx.ts';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import { agoShort } from '../../lib/when.ts';
import { YourTurn } from '../your-turn/your-turn.tsx';
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
  /** Since when the partner has waited for the acting profile's answer; null if it is not its turn. */
  readonly waitingSince: string | null;
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
  const { t } = useTranslation(['messages', 'common']);
  const { locale } = useLocale();
  const { partner, lastMessage, lastMessageAt, unread, waitingSince } = conversation;
  const isUnread = unread > 0;
  const nothing = partner.isDeleted ? '' : t('list.noMessage');
  const text = lastMessage === null ? nothing : lastMessage.type === 'gif' ? t('bubble.gif') : lastMessage.content;
  return (
    <Link
      href={href}
      {...(isSelected ? { 'aria-current': 'page' as const } : {})}
      className="mu:group mu:flex mu:items-center mu:gap-3.5 mu:rounded-card mu:px-3 mu:py-3 mu:text-text mu:no-underline mu:focus-ring mu:-outline-offset-2! mu:transition-colors mu:hover:bg-fill mu:pressed:bg-fill-pressed mu:selected:bg-fill-hover mu:forced-colors:selected:outline-2 mu:forced-colors:selected:outline-[Highlight]"
    >
      <PartnerAvatar partner={partner} size="lg" />
      <span className="mu:min-w-0 mu:flex-1">
        <span className="mu:flex mu:items-baseline mu:justify-between mu:gap-3">
          <span
            className={join(
              'mu:flex mu:min-w-0 mu:items-center mu:gap-1.5',
              isUnread ? 'mu:font-semibold' : 'mu:font-medium',
              partner.isDeleted && 'mu:text-text-muted',
            )}
          >
            <span dir="auto" className="mu:truncate">
              {partner.isDeleted ? t('partner.deleted') : partner.name}
            </span>
            {!partner.isDeleted && partner.isVerified && (
              <VerifiedMark label={t('common:verified')} className="mu:size-4 mu:shrink-0" />
            )}
          </span>
          {waitingSince === null ? (
            lastMessageAt && (
              <time
                dateTime={lastMessageAt}
                className="mu:figures mu:shrink-0 mu:text-xs mu:text-text-subtle mu:group-pressed:text-text-muted"
              >
                {agoShort(lastMessageAt, now, locale)}
              </time>
            )
          ) : (
            <YourTurn since={waitingSince} now={now} className="mu:text-xs" />
          )}
        </span>
        <span className="mu:mt-0.5 mu:flex mu:items-center mu:justify-between mu:gap-3">
          <span className={join('mu:truncate mu:text-sm', isUnread ? 'mu:text-text' : 'mu:text-text-muted')}>
            {lastMessage?.isOwn && (
              <span className="mu:mr-1 mu:text-text-subtle mu:group-pressed:text-text-muted mu:han:mr-0">
                {t('list.you')}
              </span>
            )}
            <bdi>{text}</bdi>
          </span>
          <CountBadge count={unread} label={t('list.unread', { count: unread })} />
        </span>
      </span>
    </Link>
  );
}

/** All conversations of the acting profile in the server's order, each a link to its thread. */
export function ConversationList({
  conversations,
  selectedId,
  hrefOf,
  now,
  children,
  className,
  ...props
}: ConversationListProps) {
  const { t } = useTranslation(['messages', 'common']);
  return (
    <nav {...props} aria-label={t('list.label')} className={join('mu:p-2', className)}>
      <ul className="mu:flex mu:flex-col mu:gap-0.5">
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
