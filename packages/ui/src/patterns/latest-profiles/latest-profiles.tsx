import { type HTMLAttributes, type RefAttributes, useState } from 'react';
import { Group } from 'react-aria-components/Group';
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

/** A new profile as everyone may see it: the server sends no more than this (D1). */
export interface LatestProfile {
  /** Opaque: leads nowhere, and the picture is drawn from it alone. */
  readonly _id: string;
  readonly profileType: ProfileType;
  readonly subtype: Subtype;
  readonly isVerified: boolean;
  /** The UTC day on which it was made: `2026-11-20`. */
  readonly createdOn: string;
}

/** How long a profile takes to pass (SPEC 2). */
const PASSING_S = 20;
/** With fewer, the row would end in the middle of a wide window: they stand still. */
const ENOUGH_TO_DRIFT = 8;

const card = 'w-60 shrink-0 overflow-hidden rounded-card border border-border bg-surface-raised sm:w-70';

function Card({ profile }: { profile: LatestProfile }) {
  const { t, i18n } = useTranslation(['landingStory', 'profiles']);
  const kindOf = useKindOf();
  const date = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(profile.createdOn),
  );
  return (
    <li className={card}>
      <div className="relative h-44">
        <GeneratedArt seed={profile._id} kind={profile.profileType} className="size-full" />
        <Badge tone="accent" size="md" className="absolute top-3 left-3 uppercase">
          {t('latest.new')}
        </Badge>
      </div>
      <div className="p-4">
        <p className="flex items-center gap-2">
          <span className="sr-only">{t('latest.hidden')}</span>
          <span aria-hidden="true" className="h-5 w-32 rounded-small bg-text-subtle/50 blur-[5px]" />
          {profile.isVerified && <VerifiedMark label={t('profiles:card.verified')} className="size-5" />}
        </p>
        <p className="mt-2 text-sm">{kindOf(profile)}</p>
        <p className="text-sm text-text-muted">{t('latest.since', { date })}</p>
      </div>
    </li>
  );
}

export interface LatestProfilesProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  profiles: readonly LatestProfile[];
}

/**
 * The newest profiles, drifting by, their names withheld by the server. Nothing in it leads anywhere. It stands still under
 * the pointer and when paused. Where motion is reduced it is a row that scrolls.
 */
export function LatestProfiles({ profiles, className, ...props }: LatestProfilesProps) {
  const { t } = useTranslation('landingStory');
  const [isPaused, setPaused] = useState(false);
  const isMotionAllowed = useMotionAllowed();
  const canDrift = isMotionAllowed && profiles.length >= ENOUGH_TO_DRIFT;
  const list = 'flex shrink-0 gap-4 pr-4';
  return (
    <div {...props} className={join('flex flex-col gap-4', className)}>
      <Group
        aria-label={t('latest.list')}
        tabIndex={0}
        className="group relative overflow-x-auto px-5 focus-ring [scrollbar-width:none] md:px-8 xl:px-[calc(50%-34rem)]"
      >
        <div
          style={{ animationDuration: `${profiles.length * PASSING_S}s` }}
          className={join(
            'flex w-max',
            canDrift &&
              'animate-drift group-hover:[animation-play-state:paused] group-focus-visible:[animation-play-state:paused]',
            isPaused && '[animation-play-state:paused]',
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
          className="self-center"
          label={isPaused ? t('play') : t('pause')}
          onPress={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayIcon aria-hidden="true" /> : <PauseIcon aria-hidden="true" />}
        </IconButton>
      )}
    </div>
  );
}

/** Stands where the latest profiles come. */
export function LatestProfilesLoading({ label }: { label: string }) {
  return (
    <div aria-live="polite" aria-busy="true" className="flex flex-col gap-4">
      <div aria-hidden="true" className="flex gap-4 overflow-hidden px-5 md:px-8 xl:px-[calc(50%-34rem)]">
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className={card}>
            <Skeleton shape="block" className="h-44 rounded-none" />
            <div className="flex flex-col gap-3 p-4">
              <Skeleton className="w-32" />
              <Skeleton className="w-44" />
              <Skeleton className="w-24" />
            </div>
          </div>
        ))}
      </div>
      <p className="flex h-11 items-center justify-center text-sm text-text-muted">{label}</p>
    </div>
  );
}
