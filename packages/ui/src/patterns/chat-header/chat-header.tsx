import type { HTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { ArrowLeftIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { PartnerAvatar } from '../conversation-list/partner-avatar.tsx';
import type { Partner } from '../conversation-list/partner.ts';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';

/** How the realtime connection stands, as the connection machine's view says it, or `offline` when the product cannot be reached at all. */
export type ConnectionHint = 'signedOut' | 'connecting' | 'live' | 'interrupted' | 'failed' | 'offline';

const HINTS = {
  signedOut: 'connecting',
  connecting: 'connecting',
  interrupted: 'interrupted',
  failed: 'failed',
  offline: 'offline',
} as const;

export interface ChatHeaderProps extends HTMLAttributes<HTMLElement> {
  partner: Partner;
  connection: ConnectionHint;
  /** The partner's profile page (SPEC 2). */
  profileHref: string;
  /** Back to the list; shown where list and thread do not fit side by side. */
  backHref: string;
}

/** Who the conversation is with: the name leads to the profile. Says when messages cannot come in right now. */
export function ChatHeader({ partner, connection, profileHref, backHref, className, ...props }: ChatHeaderProps) {
  const { t } = useTranslation(['messages', 'profiles']);
  const kindOf = useKindOf();
  return (
    <header
      {...props}
      className={join(
        'flex h-16 shrink-0 items-center gap-3 border-b border-border px-2 @3xl/messages:px-6',
        className,
      )}
    >
      <LinkButton href={backHref} variant="quiet" aria-label={t('header.back')} className="px-3 @3xl/messages:hidden">
        <ArrowLeftIcon aria-hidden="true" className="size-5" />
      </LinkButton>
      <PartnerAvatar partner={partner} size="md" />
      <div className="min-w-0 flex-1">
        <h2 className="flex items-center gap-1.5 text-base">
          {partner.isDeleted ? (
            <span className="truncate font-medium text-text-muted">{t('partner.deleted')}</span>
          ) : (
            <>
              <Link dir="auto" href={profileHref} variant="strong" className="truncate">
                {partner.name}
              </Link>
              {partner.isVerified && <VerifiedMark label={t('profiles:card.verified')} className="size-4.5 shrink-0" />}
            </>
          )}
        </h2>
        <output className="block truncate text-sm text-text-muted">
          {connection === 'live' ? (
            !partner.isDeleted && kindOf(partner)
          ) : (
            <span className="inline-flex items-center gap-2">
              <span
                aria-hidden="true"
                className={join(
                  'ml-1 size-2 rotate-45 forced-color-adjust-none',
                  connection === 'offline' ? 'bg-danger' : 'animate-breathe bg-warning',
                )}
              />
              {t(`connection.${HINTS[connection]}`)}
            </span>
          )}
        </output>
      </div>
    </header>
  );
}
