import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { languageName } from '../../patterns/deck-card/in-common.ts';
import { InCommonPanel } from '../../patterns/deck-card/in-common-panel.tsx';
import { BookmarkButton } from '../../patterns/bookmark-button/bookmark-button.tsx';
import type { InCommon } from '../../patterns/deck-card/deck-card.types.ts';
import { useCommonNames } from '../../patterns/deck-card/use-common-names.ts';
import { useKindOf } from '../../patterns/deck-card/use-profile-words.ts';
import { VerifiedMark } from '../../patterns/deck-card/verified-mark.tsx';
import { useWordNames } from '../../patterns/known-words/known-words.tsx';
import type { MoreOf } from '../../patterns/person-menu/more-of.ts';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import { PictureGallery } from '../../patterns/picture-gallery/picture-gallery.tsx';
import { ProfileActions, type ProfileActionsProps } from '../../patterns/profile-actions/profile-actions.tsx';
import { galleryOf, pictureOf, type ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import type { TokenMarketState } from '../../blocks/token-market-card/token-market-card.tsx';
import { TokenMarket } from './token-market.tsx';
import { StatRow } from '../../patterns/stat-row/stat-row.tsx';
import type { Why } from '../../patterns/why-this-card/why-this-card.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Chip } from '../../primitives/chip/chip.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { CheckIcon, EditIcon, ExternalLinkIcon, ShareIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { type BioTranslation, ProfileBio } from './profile-bio.tsx';
import { linksOf, shortAddress } from './profile-links.ts';

export { NeedsProfileDialog } from './needs-profile-dialog.tsx';
export type { BioTranslation } from './profile-bio.tsx';

export type ProfileDetailsView =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly profile: ProfileView };

/** A part of a profile that is reported on its own: a picture by its address, an approved project link by its id. */
export type ReportablePart =
  | { readonly type: 'picture'; readonly url: string }
  | { readonly type: 'link'; readonly id: string };

export interface ProfileDetailsScreenProps {
  view: ProfileDetailsView;
  /** What it has proven, in a part that is fetched after the page; used where it shows something. */
  proofs?: ReactNode;
  /** The owner's link to their proofs. */
  proofsHref?: string | undefined;
  /** Market data of a project's token; omitted if it has none. */
  market?: TokenMarketState | undefined;
  /** The bio in the reader's language. */
  translation?: BioTranslation | undefined;
  /** What the acting profile has in common with it; omitted for one's own and for guests. */
  common?: InCommon | undefined;
  /** Requests each point of what the two have in common. */
  why?: Why | undefined;
  /** The actions on it; omitted until known, and never shown on one's own. */
  actions?: Omit<ProfileActionsProps, 'name'> | undefined;
  /** Whether it is saved (D22); omitted until known. */
  isSaved?: boolean | undefined;
  /** Saves or unsaves it; never offered on one's own. */
  onSave?: ((profile: ProfileView, isSaved: boolean) => void) | undefined;
  /** Their "More" menu; omitted for guests, and never shown on one's own. */
  moreOf?: MoreOf | undefined;
  /** Shares the public address of the profile. */
  onShare: (profile: ProfileView) => void;
  /** Where it is reported; never shown on one's own. */
  reportHref?: ((profile: ProfileView) => string) | undefined;
  /** Where a picture or an approved project link of it is reported; undefined for a picture that is no upload. */
  reportPartHref?: ((profile: ProfileView, part: ReportablePart) => string | undefined) | undefined;
  /** The address was just copied. */
  isCopied?: boolean | undefined;
  /** The link of a page that could not show the profile: to the deck, or for a guest to the gallery. */
  back: { readonly to: 'discover' | 'gallery'; readonly href: string };
  /** The owner's link to the form; used when the profile is one's own. */
  editHref: string;
  /** The owner's link to the deck as this profile. */
  discoverAsHref: string;
  onRetry: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mu:mb-2.5 mu:text-sm mu:font-medium mu:text-text-muted">{title}</h2>
      {children}
    </section>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="mu:flex mu:flex-wrap mu:gap-1.5">
        {words.map((word) => (
          <li key={word} className="mu:flex mu:max-w-full">
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Links({
  profile,
  reportHref,
}: {
  profile: ProfileView;
  reportHref?: ((id: string) => string | undefined) | undefined;
}) {
  const { t } = useTranslation(['profiles', 'common']);
  const links = linksOf(profile);
  if (links.length === 0) return null;
  return (
    <Part title={t('details.links')}>
      <ul className="mu:-my-1 mu:flex mu:flex-col">
        {links.map(({ kind, href, isPending, id }) => {
          const report = id === null || isPending ? undefined : reportHref?.(id);
          return (
            <li
              key={href}
              className="mu:group/link mu:flex mu:min-h-11 mu:items-center mu:gap-2 mu:border-b mu:border-border mu:last:border-b-0"
            >
              <Link
                variant="quiet"
                href={href}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="mu:flex mu:min-w-0 mu:flex-1 mu:items-center mu:gap-2 mu:py-2"
              >
                <span className="mu:shrink-0 mu:font-medium mu:text-text">{t(`details.link.${kind}`)}</span>
                <span className="mu:min-w-0 mu:truncate mu:text-sm">{shortAddress(href)}</span>
                <ExternalLinkIcon aria-hidden="true" className="mu:ml-auto mu:size-4 mu:shrink-0 mu:text-text-subtle" />
                <span className="mu:sr-only">({t('details.opens')})</span>
              </Link>
              {isPending && <Badge>{t('details.inReview')}</Badge>}
              {report !== undefined && (
                <Link variant="quiet" href={report} className="mu:shrink-0 mu:py-2 mu:text-sm">
                  {t('act.report')}
                  <span className="mu:sr-only"> {shortAddress(href)}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Facts({ profile, translation }: { profile: ProfileView; translation: BioTranslation }) {
  const { t } = useTranslation(['profiles', 'common']);
  const { locale } = useLocale();
  const facts: [string, ReactNode][] = [];
  if (profile.profileType === 'group') {
    facts.push(
      [t('details.members'), new Intl.NumberFormat(locale).format(profile.groupData.memberCount)],
      [t('details.access'), profile.groupData.isPublic ? t('details.public') : t('details.private')],
    );
    const isTranslated = translation.status === 'translated' && !translation.showsOriginal;
    const entry = (isTranslated && translation.entryRequirements) || profile.groupData.entryRequirements;
    if (entry) facts.push([t('details.entry'), entry]);
  }
  if (profile.profileType === 'project') {
    const { status, teamSize, funding, chain, tokenAddress } = profile.projectData;
    facts.push([t('form.field.status'), t(`status.${status}`)]);
    if (teamSize !== null) facts.push([t('form.field.teamSize'), new Intl.NumberFormat(locale).format(teamSize)]);
    if (funding) facts.push([t('form.field.funding'), funding]);
    if (chain) facts.push([t('details.chain'), chain]);
    if (tokenAddress)
      facts.push([
        t('details.token'),
        <span key="token" className="mu:font-mono mu:text-xs mu:break-all">
          {tokenAddress}
        </span>,
      ]);
  }
  if (facts.length === 0) return null;
  return (
    <Part title={t('details.facts')}>
      <dl className="mu:flex mu:flex-col">
        {facts.map(([name, value]) => (
          <div key={name} className="mu:border-b mu:border-border mu:py-2.5 mu:first:pt-0 mu:last:border-b-0">
            <dt className="mu:text-sm mu:text-text-muted">{name}</dt>
            <dd dir="auto" className="mu:wrap-anywhere mu:whitespace-pre-line">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Details({
  profile,
  proofs,
  proofsHref,
  market,
  translation = { status: 'none' },
  common,
  why,
  actions,
  isSaved,
  onSave,
  moreOf,
  onShare,
  reportHref,
  reportPartHref,
  isCopied = false,
  editHref,
  discoverAsHref,
}: Omit<ProfileDetailsScreenProps, 'view' | 'back' | 'onRetry'> & { profile: ProfileView }) {
  const { t } = useTranslation(['profiles', 'common']);
  const { locale } = useLocale();
  const kindOf = useKindOf();
  const namesOf = useWordNames();
  const { _id, profileType, name, coverImage, createdAt } = profile;
  const inWords = useCommonNames();
  const shared = common && inWords(common);
  const gallery = galleryOf(profile);
  const partHref =
    reportPartHref && !profile.isOwner ? (part: ReportablePart) => reportPartHref(profile, part) : undefined;
  const descriptionOf = (picture: string) =>
    profile.pictureDescriptions.find(({ url }) => url === picture)?.description ?? '';
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(createdAt));
  return (
    <article className="mu:flex mu:flex-col">
      <div className="mu:relative">
        <div className="mu:h-40 mu:overflow-hidden mu:bg-surface-sunken mu:md:h-60 mu:md:rounded-sheet">
          {coverImage ? (
            <Picture
              src={coverImage}
              alt={descriptionOf(coverImage)}
              sizes="(min-width: 72rem) 68rem, 100vw"
              fetchPriority="high"
              className="mu:size-full mu:object-cover"
            />
          ) : (
            <GeneratedArt seed={_id} kind={profileType} className="mu:size-full" />
          )}
        </div>
        <div className="mu:absolute mu:-bottom-14 mu:left-3 mu:w-32 mu:md:-bottom-20 mu:md:left-8 mu:md:w-44">
          <DiamondPortrait name={name} src={pictureOf(profile)} sizes="176px" seed={_id} kind={profileType} />
        </div>
      </div>
      <div className="mu:px-5 mu:pt-3 mu:md:px-10">
        <div className="mu:flex mu:min-h-13 mu:flex-wrap mu:justify-end mu:gap-2 mu:pl-32 mu:md:min-h-20 mu:md:pt-2 mu:md:pl-48">
          {onSave && isSaved !== undefined && !profile.isOwner && (
            <BookmarkButton name={name} isSaved={isSaved} onChange={(next) => onSave(profile, next)} size="sm" />
          )}
          <Button
            size="sm"
            variant="quiet"
            icon={
              isCopied ? (
                <CheckIcon aria-hidden="true" className="mu:size-4" />
              ) : (
                <ShareIcon aria-hidden="true" className="mu:size-4" />
              )
            }
            onPress={() => onShare(profile)}
          >
            <span aria-live="polite">{t(isCopied ? 'act.copied' : 'act.share')}</span>
          </Button>
          {!profile.isOwner && moreOf?.(profile)}
          {profile.isOwner && (
            <>
              <LinkButton size="sm" variant="quiet" href={discoverAsHref}>
                {t('list.discover')}
              </LinkButton>
              {proofsHref !== undefined && (
                <LinkButton size="sm" variant="quiet" href={proofsHref}>
                  {t('list.proofs')}
                </LinkButton>
              )}
              <LinkButton size="sm" href={editHref} icon={<EditIcon aria-hidden="true" className="mu:size-4" />}>
                {t('common:edit')}
              </LinkButton>
            </>
          )}
        </div>
        <header className="mu:mt-3 mu:md:mt-1">
          <h1 className="mu:display mu:flex mu:items-start mu:gap-2.5 mu:text-4xl">
            <span dir="auto" className="mu:min-w-0 mu:wrap-anywhere">
              {name}
            </span>
            {profile.isVerified && (
              <VerifiedMark
                label={t('common:verified')}
                className="mu:mt-[calc(0.5lh-0.425em)] mu:size-[0.85em] mu:shrink-0"
              />
            )}
          </h1>
          <p className="mu:mt-2 mu:text-text-muted">
            {kindOf(profile)} <span aria-hidden="true">·</span>{' '}
            {t('details.since', { date: since, product: brand.name })}
            {profile.replyHabit && (
              <>
                {' '}
                <span aria-hidden="true">·</span> {t(`habit.${profile.replyHabit}`)}
              </>
            )}
          </p>
        </header>
      </div>
      {actions && !profile.isOwner && (
        <div
          data-floating-bar
          className="mu:pointer-events-none mu:sticky mu:bottom-[var(--mu-floating-foot,1rem)] mu:z-20 mu:order-last mu:mt-10 mu:flex mu:justify-center mu:px-3 mu:*:pointer-events-auto"
        >
          <ProfileActions {...actions} name={name} />
        </div>
      )}
      <div className="mu:px-5 mu:md:px-10">
        <div className="mu:mt-8 mu:grid mu:grid-cols-1 mu:gap-x-16 mu:gap-y-9 mu:border-t mu:border-border mu:pt-8 mu:lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="mu:flex mu:flex-col mu:gap-9">
            {shared && (
              <InCommonPanel common={shared} named={6} why={why && { ...why, of: 'profile', name, notes: [] }} />
            )}
            <Part title={t('details.about')}>
              <ProfileBio bio={profile.bio} translation={translation} />
            </Part>
            {gallery.length > 0 && (
              <Part title={t('details.gallery')}>
                <PictureGallery
                  name={name}
                  pictures={gallery}
                  reportHref={partHref && ((url) => partHref({ type: 'picture', url }))}
                />
              </Part>
            )}
            {profile.profileType === 'individual' && (
              <Words title={t('details.skills')} words={namesOf(profile.individualData.skills)} />
            )}
            {profile.profileType === 'group' && (
              <Words title={t('form.field.categories')} words={namesOf(profile.groupData.categories)} />
            )}
            <Words title={t('details.tags')} words={namesOf(profile.tags)} />
            <Words title={t('details.interests')} words={namesOf(profile.interests)} />
            <Words title={t('details.languages')} words={profile.languages.map((word) => languageName(word, locale))} />
          </div>
          <div className="mu:flex mu:flex-col mu:gap-9">
            <Part title={t('details.stats')}>
              <StatRow
                stats={(['views', 'likes', 'matches'] as const).map((key) => ({
                  key,
                  label: t(`details.${key}`),
                  value: profile[key],
                }))}
              />
            </Part>
            {(profile.proofs ?? []).length > 0 && <Part title={t('details.proven')}>{proofs}</Part>}
            {market && <TokenMarket state={market} />}
            <Facts profile={profile} translation={translation} />
            <Links profile={profile} reportHref={partHref && ((id) => partHref({ type: 'link', id }))} />
            {reportHref && !profile.isOwner && (
              <LinkButton size="sm" variant="quiet" href={reportHref(profile)} className="mu:self-start">
                {t('act.report')}
              </LinkButton>
            )}
          </div>
        </div>
      </div>
    </article>
  );
}

/** A profile's own page (SPEC 2, Profile details): all its content, and for its owner links to edit and use it. */
export function ProfileDetailsScreen({ view, back, onRetry, ...details }: ProfileDetailsScreenProps) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:pb-12 mu:md:px-8 mu:md:pt-8">
      {view.status === 'loading' && (
        <div className="mu:grid mu:min-h-[60dvh] mu:place-items-center">
          <h1 className="mu:sr-only">{t('details.loading')}</h1>
          <ProgressCircle label={t('details.loading')} isIndeterminate size="lg" />
        </div>
      )}
      {view.status === 'notFound' && (
        <EmptyState
          headingLevel={1}
          drawing="missing"
          title={t('details.notFound')}
          className="mu:min-h-[60dvh] mu:justify-center"
          action={
            <LinkButton variant="primary" href={back.href}>
              {t(`details.back.${back.to}`)}
            </LinkButton>
          }
        >
          {t('details.notFoundText')}
        </EmptyState>
      )}
      {view.status === 'error' && (
        <LoadFailed
          headingLevel={1}
          title={t('details.error')}
          className="mu:min-h-[60dvh] mu:justify-center"
          onRetry={onRetry}
          elsewhere={
            <LinkButton variant="quiet" href={back.href}>
              {t(`details.back.${back.to}`)}
            </LinkButton>
          }
        >
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && <Details profile={view.profile} {...details} />}
    </div>
  );
}
