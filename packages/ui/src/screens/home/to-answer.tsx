import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useTranslation } from 'react-i18next';
import { YourTurn } from '../../patterns/your-turn/your-turn.tsx';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Link } from '../../primitives/link/link.tsx';
import type { Beginning, ConversationToAnswer } from './home.types.ts';
import { ALONE, NothingYet, Panel } from './panel.tsx';

/** A row that links to a conversation. */
function Row({
  href,
  avatar,
  title,
  ownName,
  time,
  unread,
  children,
}: {
  href: string;
  avatar: ReactNode;
  title: string;
  ownName: string | null;
  time: ReactNode;
  unread: number;
  children: string;
}) {
  const { t } = useTranslation('home');
  return (
    <li>
      <AriaLink
        href={href}
        className="mu:group mu:flex mu:items-center mu:gap-3.5 mu:rounded-control mu:px-3 mu:py-2.5 mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed"
      >
        {avatar}
        <span className="mu:min-w-0 mu:flex-1">
          <span className="mu:flex mu:items-baseline mu:justify-between mu:gap-3">
            <span className="mu:flex mu:min-w-0 mu:items-baseline mu:gap-2">
              <span dir="auto" className="mu:min-w-0 mu:truncate mu:font-medium">
                {title}
              </span>
              {ownName !== null && (
                <span className="mu:min-w-0 mu:truncate mu:text-sm mu:text-text-muted">
                  {t('forOwn', { name: ownName })}
                </span>
              )}
            </span>
            {time}
          </span>
          <span className="mu:flex mu:items-center mu:justify-between mu:gap-3">
            <span className="mu:truncate mu:text-sm mu:text-text-muted">{children}</span>
            <CountBadge count={unread} label={t('unread', { count: unread })} />
          </span>
        </span>
      </AriaLink>
    </li>
  );
}

/** People who wait for an answer of any own profile (D63). */
export function ToAnswer({
  toAnswer: { total, items },
  now,
  messagesHref,
}: {
  toAnswer: Beginning<ConversationToAnswer>;
  now: number;
  messagesHref: string;
}) {
  const { t } = useTranslation('home');
  return (
    <Panel
      title={t('toAnswer')}
      count={total}
      end={
        <Link variant="quiet" href={messagesHref} className="mu:text-sm">
          {t('allMessages')}
        </Link>
      }
    >
      {items.length === 0 ? (
        <NothingYet step={ALONE}>{t('nothingToAnswer')}</NothingYet>
      ) : (
        <ul className="mu:-mx-3 mu:mt-1 mu:flex mu:flex-col">
          {items.map(({ _id, href, ownName, partner, lastMessage, waitingSince, unread }) => (
            <Row
              key={_id}
              href={href}
              avatar={
                <Avatar
                  size="md"
                  seed={partner?._id ?? _id}
                  src={partner?.avatar}
                  kind={partner?.profileType ?? 'individual'}
                />
              }
              title={partner?.name ?? t('deleted')}
              ownName={ownName}
              time={<YourTurn since={waitingSince} now={now} timeOnly className="mu:text-sm" />}
              unread={unread}
            >
              {lastMessage.type === 'gif' ? t('gif') : lastMessage.content}
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
