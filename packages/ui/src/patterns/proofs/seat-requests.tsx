import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOutward } from '../../lib/focus-outward.ts';
import { waiting } from '../../lib/waiting.ts';
import { Banner } from '../../primitives/banner/banner.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { PartnerAvatar } from '../conversation-list/partner-avatar.tsx';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** Somebody who says to belong to a project of one's own. */
export interface SeatView {
  /** Of the proof. */
  readonly _id: string;
  readonly profile: {
    readonly _id: string;
    readonly name: string;
    readonly avatar: string | null;
    readonly profileType: ProfileType;
    readonly subtype: Subtype;
    readonly isVerified: boolean;
  };
  /** False while it waits for an answer. */
  readonly isAccepted: boolean;
}

export interface SeatRequestsProps {
  /** The name of the project. */
  project: string;
  seats: readonly SeatView[];
  /** The seat that is being answered. */
  pendingId?: string | undefined;
  /** Why the last answer was not saved. */
  error?: string | undefined;
  profileHref: (id: string) => string;
  onAnswer: (id: string, isAccepted: boolean) => void;
}

/** The seats of one's project: who asks for one, and who has one (D84). Nothing where nobody does. */
export function SeatRequests({ project, seats, pendingId, error, profileHref, onAnswer }: SeatRequestsProps) {
  const { t } = useTranslation('proofs');
  const [isYes, setYes] = useState(true);
  const answer = (id: string, is: boolean) => {
    setYes(is);
    onAnswer(id, is);
  };
  if (seats.length === 0) return null;
  return (
    <section
      ref={focusOutward}
      tabIndex={-1}
      aria-labelledby="seats"
      className="mu:flex mu:flex-col mu:gap-3 mu:rounded-card mu:outline-none"
    >
      <div>
        <h2 id="seats" className="mu:text-lg mu:font-semibold">
          {t('seats.title')}
        </h2>
        <p className="mu:text-sm mu:text-text-muted">{t('seats.text', { name: project })}</p>
      </div>
      {error !== undefined && (
        <Banner tone="danger" title={t('seats.failed')}>
          {error}
        </Banner>
      )}
      <ul className="mu:divide-y mu:divide-border mu:rounded-card mu:border mu:border-border mu:bg-surface-raised">
        {seats.map(({ _id, profile, isAccepted }) => {
          const { name } = profile;
          return (
            <li key={_id} className="mu:flex mu:flex-wrap mu:items-center mu:gap-3 mu:p-4">
              <PartnerAvatar partner={{ ...profile, isDeleted: false }} size="md" />
              <div className="mu:min-w-0 mu:grow mu:basis-48">
                <Link href={profileHref(profile._id)} variant="strong" dir="auto" className="mu:wrap-anywhere">
                  {name}
                </Link>
                {isAccepted && <p className="mu:text-sm mu:text-text-muted">{t('seats.member')}</p>}
              </div>
              {/* Its buttons go with the answer, and maybe its row. */}
              <div key={String(isAccepted)} ref={focusOutward} className="mu:flex mu:flex-wrap mu:gap-2">
                {isAccepted ? (
                  <Button
                    size="sm"
                    variant="quiet"
                    isPending={pendingId === _id}
                    aria-label={t('seats.takeBackNamed', { name })}
                    onPress={() => onAnswer(_id, false)}
                  >
                    {t('seats.takeBack')}
                  </Button>
                ) : (
                  <>
                    <Button
                      size="sm"
                      {...waiting(pendingId === _id, isYes)}
                      aria-label={t('seats.yesNamed', { name })}
                      onPress={() => answer(_id, true)}
                    >
                      {t('seats.yes')}
                    </Button>
                    <Button
                      size="sm"
                      variant="quiet"
                      {...waiting(pendingId === _id, !isYes)}
                      aria-label={t('seats.noNamed', { name })}
                      onPress={() => answer(_id, false)}
                    >
                      {t('seats.no')}
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
