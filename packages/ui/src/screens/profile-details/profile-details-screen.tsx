import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { brand } from '../../brand.ts';
import { languageName } from '../../patterns/deck-card/in-common.ts';
import { useKindOf } from '../../patterns/deck-card/use-profile-words.ts';
import { VerifiedMark } from '../../patterns/deck-card/verified-mark.tsx';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import { pictureOf, type ProfileView } from '../../patterns/profile-kind/profile-view.ts';
import { StatRow } from '../../patterns/stat-row/stat-row.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Chip } from '../../primitives/chip/chip.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { EditIcon, ExternalLinkIcon } from '../../primitives/icons/icons.ts';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { ProgressCircle } from '../../primitives/progress-circle/progress-circle.tsx';
import { linksOf, shortAddress } from './profile-links.ts';

export type ProfileDetailsView =
  | { readonly status: 'loading' }
  | { readonly status: 'notFound' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'ready'; readonly profile: ProfileView };

export interface ProfileDetailsScreenProps {
  view: ProfileDetailsView;
  /** Back to the deck. */
  discoverHref: string;
  /** The owner's way to the form; used when the profile is one's own. */
  editHref: string;
  /** The owner's way to the deck as this profile. */
  discoverAsHref: string;
  onRetry: () => void;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2.5 text-sm font-medium text-text-muted">{title}</h2>
      {children}
    </section>
  );
}

function Words({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <li key={word} className="flex max-w-full">
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Links({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profiles');
  const links = linksOf(profile);
  if (links.length === 0) return null;
  return (
    <Part title={t('details.links')}>
      <ul className="-my-1 flex flex-col">
        {links.map(({ kind, href, isPending }) => (
          <li key={href} className="flex min-h-11 items-center gap-2 border-b border-border last:border-b-0">
            <Link
              variant="quiet"
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="flex min-w-0 flex-1 items-center gap-2 py-2"
            >
              <span className="shrink-0 font-medium text-text">{t(`details.link.${kind}`)}</span>
              <span className="min-w-0 truncate text-sm">{shortAddress(href)}</span>
              <ExternalLinkIcon aria-hidden="true" className="ml-auto size-4 shrink-0 text-text-subtle" />
              <span className="sr-only">({t('details.opens')})</span>
            </Link>
            {isPending && <Badge>{t('details.inReview')}</Badge>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Facts({ profile }: { profile: ProfileView }) {
  const { t } = useTranslation('profiles');
  const { locale } = useLocale();
  const facts: [string, ReactNode][] = [];
  if (profile.profileType === 'group') {
    facts.push(
      [t('details.members'), new Intl.NumberFormat(locale).format(profile.groupData.memberCount)],
      [t('details.access'), profile.groupData.isPublic ? t('details.public') : t('details.private')],
    );
    if (profile.groupData.entryRequirements) facts.push([t('details.entry'), profile.groupData.entryRequirements]);
  }
  if (profile.profileType === 'project') {
    if (profile.projectData.chain) facts.push([t('details.chain'), profile.projectData.chain]);
    if (profile.projectData.tokenAddress)
      facts.push([
        t('details.token'),
        <span key="token" className="font-mono text-xs break-all">
          {profile.projectData.tokenAddress}
        </span>,
      ]);
  }
  if (facts.length === 0) return null;
  return (
    <Part title={t('details.facts')}>
      <dl className="flex flex-col">
        {facts.map(([name, value]) => (
          <div key={name} className="border-b border-border py-2.5 first:pt-0 last:border-b-0">
            <dt className="text-sm text-text-muted">{name}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
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
  editHref,
  discoverAsHref,
}: Pick<ProfileDetailsScreenProps, 'editHref' | 'discoverAsHref'> & { profile: ProfileView }) {
  const { t } = useTranslation(['profiles', 'common']);
  const { locale } = useLocale();
  const kindOf = useKindOf();
  const { _id, profileType, name, coverImage, createdAt } = profile;
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(createdAt));
  return (
    <article>
      <div className="relative">
        <div className="h-40 overflow-hidden bg-surface-sunken md:h-60 md:rounded-sheet">
          {coverImage ? (
            <img src={coverImage} alt="" className="size-full object-cover" />
          ) : (
            <GeneratedArt seed={_id} kind={profileType} className="size-full" />
          )}
        </div>
        <div className="absolute -bottom-14 left-3 w-32 md:-bottom-20 md:left-8 md:w-44">
          <DiamondPortrait name={name} src={pictureOf(profile)} seed={_id} kind={profileType} />
        </div>
      </div>
      <div className="px-5 pt-3 md:px-10">
        <div className="flex min-h-13 flex-wrap justify-end gap-2 pl-32 md:min-h-20 md:pt-2 md:pl-48">
          {profile.isOwner && (
            <>
              <LinkButton size="sm" variant="quiet" href={discoverAsHref}>
                {t('list.discover')}
              </LinkButton>
              <LinkButton size="sm" href={editHref} icon={<EditIcon aria-hidden="true" className="size-4" />}>
                {t('common:edit')}
              </LinkButton>
            </>
          )}
        </div>
        <header className="mt-3 md:mt-1">
          <h1 className="display flex items-start gap-2.5 text-4xl">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
            {profile.isVerified && (
              <VerifiedMark label={t('card.verified')} className="mt-[calc(0.5lh-0.425em)] size-[0.85em] shrink-0" />
            )}
          </h1>
          <p className="mt-2 text-text-muted">
            {kindOf(profile)} <span aria-hidden="true">·</span>{' '}
            {t('details.since', { date: since, product: brand.name })}
          </p>
        </header>
        <div className="mt-8 grid grid-cols-1 gap-x-16 gap-y-9 border-t border-border pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex flex-col gap-9">
            <Part title={t('details.about')}>
              <p dir="auto" className="max-w-prose text-lg wrap-anywhere whitespace-pre-line">
                {profile.bio}
              </p>
            </Part>
            {profile.profileType === 'individual' && (
              <Words title={t('details.skills')} words={profile.individualData.skills} />
            )}
            <Words title={t('details.tags')} words={profile.tags} />
            <Words title={t('details.interests')} words={profile.interests} />
            <Words title={t('details.languages')} words={profile.languages.map((word) => languageName(word, locale))} />
          </div>
          <div className="flex flex-col gap-9">
            <Part title={t('details.stats')}>
              <StatRow
                stats={(['views', 'likes', 'matches'] as const).map((key) => ({
                  key,
                  label: t(`details.${key}`),
                  value: profile[key],
                }))}
              />
            </Part>
            <Facts profile={profile} />
            <Links profile={profile} />
          </div>
        </div>
      </div>
    </article>
  );
}

/** A profile's own page (SPEC 2, Profile details): everything it shows of itself, and for its owner the ways to change and use it. */
export function ProfileDetailsScreen({ view, discoverHref, onRetry, ...hrefs }: ProfileDetailsScreenProps) {
  const { t } = useTranslation(['profiles', 'common']);
  return (
    <div className="mx-auto w-full max-w-6xl pb-12 md:px-8 md:pt-8">
      {view.status === 'loading' && (
        <div className="grid min-h-[60dvh] place-items-center">
          <h1 className="sr-only">{t('details.loading')}</h1>
          <ProgressCircle label={t('details.loading')} isIndeterminate size="lg" />
        </div>
      )}
      {view.status === 'notFound' && (
        <EmptyState
          headingLevel={1}
          drawing="missing"
          title={t('details.notFound')}
          className="min-h-[60dvh] justify-center"
          action={
            <LinkButton variant="primary" href={discoverHref}>
              {t('details.back')}
            </LinkButton>
          }
        >
          {t('details.notFoundText')}
        </EmptyState>
      )}
      {view.status === 'error' && (
        <EmptyState
          headingLevel={1}
          drawing="missing"
          title={t('details.error')}
          className="min-h-[60dvh] justify-center"
          action={
            <>
              <LinkButton variant="quiet" href={discoverHref}>
                {t('details.back')}
              </LinkButton>
              <Button variant="primary" onPress={onRetry}>
                {t('common:tryAgain')}
              </Button>
            </>
          }
        >
          {view.message}
        </EmptyState>
      )}
      {view.status === 'ready' && <Details profile={view.profile} {...hrefs} />}
    </div>
  );
}
