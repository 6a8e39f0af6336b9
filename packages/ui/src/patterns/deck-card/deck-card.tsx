import { ChevronsUp, Maximize2 } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { join } from '../../lib/cx.ts';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { BookmarkButton } from '../bookmark-button/bookmark-button.tsx';
import { DiamondPortrait } from '../diamond-portrait/diamond-portrait.tsx';
import { useWordNames } from '../known-words/known-words.tsx';
import type { Why } from '../why-this-card/why-this-card.tsx';
import { CardBio } from './card-bio.tsx';
import type { DeckProfile, TranslatedBio } from './deck-card.types.ts';
import { InCommonPanel } from './in-common-panel.tsx';
import { cardTags, isShared } from './in-common.ts';
import { notesOf, signsOf } from './signs.ts';
import { useCommonNames } from './use-common-names.ts';
import { useKindOf } from './use-profile-words.ts';
import { VerifiedMark } from './verified-mark.tsx';

export type { DeckProfile, InCommon, TranslatedBio } from './deck-card.types.ts';
export { cardTags, isShared, joinNames, languageName, namesInCommon } from './in-common.ts';
export { useCommonNames } from './use-common-names.ts';
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
        <Picture
          src={picture}
          alt=""
          sizes="(min-width: 48rem) 36rem, 100vw"
          box={1}
          onError={() => setBroken([...broken, picture])}
          className="mu:absolute mu:inset-0 mu:size-full mu:object-cover"
        />
      ) : (
        <GeneratedArt seed={profile._id} kind={kind} className="mu:absolute mu:inset-0 mu:size-full" />
      )}
      {!photo && (
        <div className="mu:absolute mu:inset-3 mu:flex mu:items-center mu:justify-center">
          <DiamondPortrait
            name={profile.name}
            src={profile.avatar}
            seed={profile._id}
            kind={kind}
            className="mu:h-full mu:max-h-80 mu:w-auto mu:max-w-full"
          />
        </div>
      )}
    </>
  );
}

export interface DeckCardProps extends HTMLAttributes<HTMLElement> {
  profile: DeckProfile;
  /** Its bio in the reader's language, if there is a translation. */
  translation?: TranslatedBio | undefined;
  /** Opens the profile. Omitted on the cards behind the first one. */
  onOpen?: (() => void) | undefined;
  /** Whether it is saved (D22); undefined until known. */
  isSaved?: boolean | undefined;
  /** Saves or unsaves it. Omitted on the cards behind the first one. */
  onSave?: ((isSaved: boolean) => void) | undefined;
  /** Explains why the card is there. Omitted on the cards behind the first one. */
  why?: Why | undefined;
  /** The person's "More" menu. Omitted on the cards behind the first one. */
  more?: ReactNode;
  /** What it has proven (ProofSummary), in a part that is fetched after the card; used where it shows something. */
  proofs?: ReactNode;
}

const ON_PICTURE = 'mu:bg-surface-raised mu:hover:bg-surface-raised-hover mu:pressed:bg-surface-raised-pressed';

/**
 * One profile in the deck, with everything needed to decide: picture, name, type, what you have in common, three tags and the beginning of the bio.
 * It fills its box: upright when narrow, side by side from 672 px. Lists and the gallery use ProfileCard.
 */
export function DeckCard({
  profile,
  translation,
  onOpen,
  isSaved,
  onSave,
  why,
  more,
  proofs,
  className,
  ...props
}: DeckCardProps) {
  const { t } = useTranslation(['discover', 'profiles', 'common']);
  const kindOf = useKindOf();
  const common = useCommonNames()(profile.common);
  const tags = cardTags(useWordNames()(profile.tags), common);
  return (
    <article
      {...props}
      className={join(
        'mu:ui:@container mu:ui:h-full mu:ui:overflow-hidden mu:ui:rounded-sheet mu:ui:border mu:ui:border-border mu:ui:bg-surface-raised',
        className,
      )}
    >
      <div className="mu:flex mu:h-full mu:flex-col mu:@2xl:flex-row">
        <div className="mu:relative mu:min-h-24 mu:flex-1 mu:overflow-hidden mu:bg-surface-sunken mu:@2xl:max-w-[48%] mu:@2xl:flex-auto mu:@2xl:basis-[48%]">
          <CardPicture profile={profile} />
          {profile.isBoosted && (
            <p className="mu:absolute mu:top-4 mu:left-4 mu:flex mu:h-6 mu:items-center mu:gap-1 mu:rounded-full mu:bg-surface-raised mu:px-2.5 mu:text-xs mu:font-medium">
              <ChevronsUp aria-hidden="true" className="mu:-ml-0.5 mu:size-3.5" />
              {t('card.boosted')}
            </p>
          )}
          <div className="mu:absolute mu:top-3 mu:right-3 mu:flex mu:gap-2">
            {onSave && isSaved !== undefined && (
              <BookmarkButton
                name={profile.name}
                isSaved={isSaved}
                onChange={onSave}
                size="sm"
                variant="secondary"
                className={ON_PICTURE}
              />
            )}
            {onOpen && (
              <IconButton
                label={t('card.open', { name: profile.name })}
                hideTooltip
                size="sm"
                variant="secondary"
                className={ON_PICTURE}
                onPress={onOpen}
              >
                <Maximize2 aria-hidden="true" />
              </IconButton>
            )}
            {more && <div className="mu:rounded-full mu:bg-surface-raised">{more}</div>}
          </div>
        </div>
        <div className="mu:flex mu:shrink-0 mu:flex-col mu:gap-3 mu:p-4 mu:pb-5 mu:@md:p-5 mu:@2xl:min-w-0 mu:@2xl:flex-1 mu:@2xl:justify-center mu:@2xl:gap-5 mu:@2xl:p-9">
          <header>
            <h2 className="mu:flex mu:items-center mu:gap-2 mu:text-2xl mu:@2xl:text-4xl">
              <span dir="auto" className="mu:display mu:line-clamp-2 mu:min-w-0 mu:wrap-anywhere">
                {profile.name}
              </span>
              {profile.isVerified && (
                <VerifiedMark label={t('common:verified')} className="mu:size-6 mu:shrink-0 mu:@2xl:size-8" />
              )}
            </h2>
            <p className="mu:mt-0.5 mu:text-sm mu:text-text-muted mu:@2xl:mt-1.5 mu:@2xl:text-base">
              {[
                kindOf(profile),
                ...signsOf(profile)
                  .slice(0, 1)
                  .map((sign) => t(`card.sign.${sign}`)),
                ...(profile.replyHabit ? [t(`profiles:habit.${profile.replyHabit}`)] : []),
              ].join(' · ')}
            </p>
            {proofs && (profile.proofs ?? []).length > 0 && (
              <div className="mu:mt-1 mu:min-h-5 mu:text-sm">{proofs}</div>
            )}
          </header>
          <InCommonPanel
            common={common}
            named={NAMED}
            reason={profile.reason}
            why={why && { ...why, of: 'card', name: profile.name, notes: notesOf(profile) }}
          />
          <CardBio bio={profile.bio} translation={translation} />
          {tags.length > 0 && (
            <ul
              aria-label={t('profiles:details.tags')}
              className="mu:flex mu:max-h-7 mu:flex-wrap mu:gap-1.5 mu:overflow-hidden"
            >
              {tags.map((tag) => (
                <li
                  key={tag}
                  className="mu:flex mu:h-7 mu:max-w-40 mu:items-center mu:gap-1.5 mu:rounded-full mu:border mu:border-border mu:px-2.5 mu:text-sm mu:text-text-muted"
                >
                  {isShared(tag, common) && (
                    <span
                      aria-hidden="true"
                      className="mu:size-1.5 mu:shrink-0 mu:rotate-45 mu:bg-accent mu:forced-color-adjust-none"
                    />
                  )}
                  <span dir="auto" className="mu:truncate">
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
