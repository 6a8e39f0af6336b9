import type { HTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { Button } from '../../primitives/button/button.tsx';
import { ArrowLeftIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { PartnerAvatar } from '../conversation-list/partner-avatar.tsx';
import type { Partner } from '../conversation-list/partner.ts';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';

/** The state of the realtime connection, from the connection machine's view; `live` also where the product cannot be reached at all, which the frame says. */
export type ConnectionHint = 'signedOut' | 'connecting' | 'live' | 'interrupted' | 'failed';

const HINTS = {
  signedOut: 'connecting',
  connecting: 'connecting',
  interrupted: 'interrupted',
  failed: 'failed',
} as const;

export interface ChatHeaderProps extends HTMLAttributes<HTMLElement> {
  partner: Partner;
  connection: ConnectionHint;
  /** The partner's profile page (SPEC 2). */
  profileHref: string;
  /** Back to the list; shown if list and thread do not fit side by side. */
  backHref: string;
  /** Asks to close the conversation kindly; undefined if that is not possible. */
  onClose?: (() => void) | undefined;
  /** The partner's "More" menu. */
  more?: ReactNode;
}

/** The partner's header: the name links to the profile. Warns when messages cannot arrive right now. */
export function ChatHeader({
  partner,
  connection,
  profileHref,
  backHref,
  onClose,
  more,
  className,
  ...props
}: ChatHeaderProps) {
  const { t } = useTranslation(['messages', 'turn', 'common']);
  const kindOf = useKindOf();
  return (
    <header
      {...props}
      className={join(
        'mu:flex mu:h-16 mu:shrink-0 mu:items-center mu:gap-3 mu:border-b mu:border-border mu:px-2 mu:@3xl/messages:px-6',
        className,
      )}
    >
      <LinkButton
        href={backHref}
        variant="quiet"
        aria-label={t('header.back')}
        className="mu:px-3 mu:@3xl/messages:hidden"
      >
        <ArrowLeftIcon aria-hidden="true" className="mu:size-5" />
      </LinkButton>
      <PartnerAvatar partner={partner} size="md" />
      <div className="mu:min-w-0 mu:flex-1">
        <h2 className="mu:flex mu:items-center mu:gap-1.5 mu:text-base">
          {partner.isDeleted ? (
            <span className="mu:truncate mu:font-medium mu:text-text-muted">{t('partner.deleted')}</span>
          ) : (
            <>
              <Link dir="auto" href={profileHref} variant="strong" className="mu:truncate">
                {partner.name}
              </Link>
              {partner.isVerified && <VerifiedMark label={t('common:verified')} className="mu:size-4.5 mu:shrink-0" />}
            </>
          )}
        </h2>
        <output className="mu:block mu:truncate mu:text-sm mu:text-text-muted">
          {connection === 'live' ? (
            !partner.isDeleted && kindOf(partner)
          ) : (
            <span className="mu:inline-flex mu:items-center mu:gap-2">
              <span
                aria-hidden="true"
                className="mu:ml-1 mu:size-2 mu:rotate-45 mu:animate-breathe mu:bg-warning mu:forced-color-adjust-none"
              />
              {t(`connection.${HINTS[connection]}`)}
            </span>
          )}
        </output>
      </div>
      {onClose && (
        <Button size="sm" variant="quiet" onPress={onClose}>
          {t('turn:close.action')}
        </Button>
      )}
      {more}
    </header>
  );
}
