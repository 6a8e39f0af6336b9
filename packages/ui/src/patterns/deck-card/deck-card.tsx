import { ChevronsUp, Maximize2 } from 'lucide-react';
import { type HTMLAttributes, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { DiamondPortrait } from '../diamond-portrait/diamond-portrait.tsx';
import { Intersection } from '../intersection/intersection.tsx';
import type { DeckProfile } from './deck-card.types.ts';
import { cardTags, isShared, joinNames, namesInCommon } from './in-common.ts';
import { useKindOf } from './use-profile-words.ts';
import { VerifiedMark } from './verified-mark.tsx';

export type { DeckProfile, InCommon } from './deck-card.types.ts';
export { cardTags, isShared, joinNames, languageName, namesInCommon } from './in-common.ts';
export { useKindOf } from './use-profile-words.ts';
export { VerifiedMark } from './verified-mark.tsx';

const NAMED = 4;

function CardPicture({ profile }: { profile: DeckProfile }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const loads = (url: string | null | undefined): url is string => Boolean(url) && !broken.includes(url ?? '');
  const photo = profile.photos.map(({ url }) => url).find(loads);
  const picture = photo ?? (loads(profile.coverImage) ? profile.coverImage : undefined);
  const kind = profile.profileType;
  return (
    <>
      {picture ? (
        <img
          src={picture}
          alt=""
          draggable={false}
          onError={() => setBroken([...broken, picture])}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <GeneratedArt seed={profile._id} kind={kind} className="absolute inset-0 size-full" />
      )}
      {!photo && (
        <div className="absolute inset-3 flex items-center justify-center">
          <DiamondPortrait
            name={profile.name}
            src={profile.avatar}
            seed={profile._id}
            kind={kind}
            className="h-full max-h-80 w-auto max-w-full"
          />
        </div>
      )}
    </>
  );
}

function Common({ profile }: { profile: DeckProfile }) {
  const { t, i18n } = useTranslation('discover');
  const { count } = profile.common;
  const names = namesInCommon(profile.common, i18n.language);
  const rest = names.length - NAMED;
  const list = joinNames(names.slice(0, NAMED), i18n.language);
  return (
    <div
      className={join(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-3 py-2.5',
        count > 0 ? 'bg-accent-soft' : 'bg-surface-sunken',
      )}
    >
      <Intersection count={count} className="h-11 @2xl:h-13" />
      <div className="min-w-28 flex-1 wrap-break-word">
        <p className="text-sm font-semibold">{count > 0 ? t('card.common', { count }) : t('card.nothingCommon')}</p>
        <p className="line-clamp-2 text-sm text-text-muted">
          {count > 0 ? (rest > 0 ? t('card.commonMore', { list, count: rest }) : list) : t('card.nothingCommonText')}
        </p>
      </div>
    </div>
  );
}

export interface DeckCardProps extends HTMLAttributes<HTMLElement> {
  profile: DeckProfile;
  /** Opens the profile. Left out on the cards behind the first one. */
  onOpen?: (() => void) | undefined;
}

/**
 * One profile in the deck, with everything needed to decide: picture, name, type, what you have in common, three tags and the
 * beginning of the bio. It fills its box: upright when narrow, side by side from 672 px. Lists and the gallery use ProfileCard.
 */
export function DeckCard({ profile, onOpen, className, ...props }: DeckCardProps) {
  const { t } = useTranslation(['discover', 'profiles']);
  const kindOf = useKindOf();
  const tags = cardTags(profile.tags, profile.common);
  return (
    <article
      {...props}
      className={join(
        'ui:@container ui:h-full ui:overflow-hidden ui:rounded-sheet ui:border ui:border-border ui:bg-surface-raised',
        className,
      )}
    >
      <div className="flex h-full flex-col @2xl:flex-row">
        <div className="relative min-h-24 flex-1 overflow-hidden bg-surface-sunken @2xl:max-w-[48%] @2xl:flex-auto @2xl:basis-[48%]">
          <CardPicture profile={profile} />
          {profile.isBoosted && (
            <p className="absolute top-4 left-4 flex h-6 items-center gap-1 rounded-full bg-surface-raised px-2.5 text-xs font-medium">
              <ChevronsUp aria-hidden="true" className="-ml-0.5 size-3.5" />
              {t('card.boosted')}
            </p>
          )}
          {onOpen && (
            <IconButton
              label={t('card.open', { name: profile.name })}
              hideTooltip
              size="sm"
              variant="secondary"
              className="absolute top-3 right-3 bg-surface-raised hover:bg-surface-raised-hover pressed:bg-surface-raised-pressed"
              onPress={onOpen}
            >
              <Maximize2 aria-hidden="true" />
            </IconButton>
          )}
        </div>
        <div className="flex shrink-0 flex-col gap-3 p-4 pb-5 @md:p-5 @2xl:min-w-0 @2xl:flex-1 @2xl:justify-center @2xl:gap-5 @2xl:p-9">
          <header>
            <h2 className="flex items-center gap-2 text-2xl @2xl:text-4xl">
              <span dir="auto" className="display line-clamp-2 min-w-0 wrap-anywhere">
                {profile.name}
              </span>
              {profile.isVerified && (
                <VerifiedMark label={t('profiles:card.verified')} className="size-6 shrink-0 @2xl:size-8" />
              )}
            </h2>
            <p className="mt-0.5 text-sm text-text-muted @2xl:mt-1.5 @2xl:text-base">{kindOf(profile)}</p>
          </header>
          <Common profile={profile} />
          <p
            dir="auto"
            className="line-clamp-2 text-base wrap-anywhere whitespace-pre-line @2xl:line-clamp-6 @2xl:text-lg"
          >
            {profile.bio}
          </p>
          {tags.length > 0 && (
            <ul aria-label={t('profiles:details.tags')} className="flex max-h-7 flex-wrap gap-1.5 overflow-hidden">
              {tags.map((tag) => (
                <li
                  key={tag}
                  className="flex h-7 max-w-40 items-center gap-1.5 rounded-full border border-border px-2.5 text-sm text-text-muted"
                >
                  {isShared(tag, profile.common) && (
                    <span
                      aria-hidden="true"
                      className="size-1.5 shrink-0 rotate-45 bg-accent forced-color-adjust-none"
                    />
                  )}
                  <span dir="auto" className="truncate">
                    {tag}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </article>
  );
}
