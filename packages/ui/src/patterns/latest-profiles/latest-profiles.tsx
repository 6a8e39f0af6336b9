import { type HTMLAttributes, type RefAttributes, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { useMotionAllowed } from '../../lib/motion.ts';
import { Badge } from '../../primitives/badge/badge.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { PauseIcon, PlayIcon } from '../../primitives/icons/icons.ts';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import { VerifiedMark } from '../deck-card/verified-mark.tsx';
import type { ProfileType, Subtype } from '../profile-kind/profile-kind.ts';

/** A new profile as everyone may see it: the server sends no more (D1). */
export interface LatestProfile {
  /** Opaque: it links nowhere, and seeds the generated picture. */
  readonly _id: string;
  readonly profileType: ProfileType;
  readonly subtype: Subtype;
  readonly isVerified: boolean;
  /** The UTC day of its creation: `2026-11-20`. */
  readonly createdOn: string;
}

/** How long a profile takes to pass (SPEC 2). */
const PASSING_S = 20;
/** With fewer, the row would end in the middle of a wide window: they do not move. */
const ENOUGH_TO_DRIFT = 8;

const card =
  'mu:w-60 mu:shrink-0 mu:overflow-hidden mu:rounded-card mu:border mu:border-border mu:bg-surface-raised mu:sm:w-70';

function Card({ profile }: { profile: LatestProfile }) {
  const { t } = useTranslation(['landingStory', 'profiles', 'common']);
  const { locale } = useLocale();
  const kindOf = useKindOf();
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(profile.createdOn),
  );
  return (
    <li className={card}>
      <div className="mu:relative mu:h-44">
        <GeneratedArt seed={profile._id} kind={profile.profileType} className="mu:size-full" />
        <Badge tone="accent" size="md" className="mu:absolute mu:top-3 mu:left-3 mu:uppercase">
          {t('latest.new')}
        </Badge>
      </div>
      <div className="mu:p-4">
        <p className="mu:flex mu:items-center mu:gap-2">
          <span className="mu:sr-only">{t('latest.hidden')}</span>
          <span aria-hidden="true" className="mu:h-5 mu:w-32 mu:rounded-small mu:bg-text-subtle/50 mu:blur-[5px]" />
          {profile.isVerified && <VerifiedMark label={t('common:verified')} className="mu:size-5" />}
        </p>
        <p className="mu:mt-2 mu:text-sm">{kindOf(profile)}</p>
        <p className="mu:text-sm mu:text-text-muted">{t('latest.since', { date })}</p>
      </div>
    </li>
  );
}

export interface LatestProfilesProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  profiles: readonly LatestProfile[];
}

/**
 * The newest profiles, drifting by, without their names, which the server withholds. Nothing in it is a link. It stops under the pointer and when
 * paused. With reduced motion it is a row that scrolls.
 */
export function LatestProfiles({ profiles, className, ...props }: LatestProfilesProps) {
  const { t } = useTranslation(['landingStory', 'common']);
  const [isPaused, setPaused] = useState(false);
  const isMotionAllowed = useMotionAllowed();
  const canDrift = isMotionAllowed && profiles.length >= ENOUGH_TO_DRIFT;
  const list = 'mu:flex mu:shrink-0 mu:gap-4 mu:pr-4';
  return (
    <div {...props} className={join('mu:flex mu:flex-col mu:gap-4', className)}>
      <Group
        aria-label={t('latest.list')}
        tabIndex={0}
        className="mu:group mu:relative mu:overflow-x-auto mu:px-5 mu:focus-ring mu:[scrollbar-width:none] mu:md:px-8 mu:xl:px-[calc(50%-34rem)]"
      >
        <div
          style={{ animationDuration: `${profiles.length * PASSING_S}s` }}
          className={join(
            'mu:flex mu:w-max',
            canDrift &&
              'mu:animate-drift mu:group-hover:[animation-play-state:paused] mu:group-focus-visible:[animation-play-state:paused]',
            isPaused && 'mu:[animation-play-state:paused]',
          )}
        >
          <ul className={list}>
            {profiles.map((profile) => (
              <Card key={profile._id} profile={profile} />
            ))}
          </ul>
          {canDrift && (
            <ul aria-hidden="true" className={list}>
              {profiles.map((profile) => (
                <Card key={profile._id} profile={profile} />
              ))}
            </ul>
          )}
        </div>
      </Group>
      {canDrift && (
        <IconButton
          className="mu:self-center"
          label={isPaused ? t('play') : t('pause')}
          onPress={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  );
}

/** The placeholder of the latest profiles. */
export function LatestProfilesLoading({ label }: { label: string }) {
  return (
    <div aria-live="polite" aria-busy="true" className="mu:flex mu:flex-col mu:gap-4">
      <div
        aria-hidden="true"
        className="mu:flex mu:gap-4 mu:overflow-hidden mu:px-5 mu:md:px-8 mu:xl:px-[calc(50%-34rem)]"
      >
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={card}>
            <Skeleton shape="block" className="mu:h-44 mu:rounded-none" />
            <div className="mu:flex mu:flex-col mu:gap-3 mu:p-4">
              <Skeleton className="mu:w-32" />
              <Skeleton className="mu:w-44" />
              <Skeleton className="mu:w-24" />
            </div>
          </div>
        ))}
      </div>
      <p className="mu:flex mu:h-11 mu:items-center mu:justify-center mu:text-sm mu:text-text-muted">{label}</p>
    </div>
  );
}
