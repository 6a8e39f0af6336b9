import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { useKindOf } from '../../patterns/deck-card/use-profile-words.ts';
import { DiamondPortrait } from '../../patterns/diamond-portrait/diamond-portrait.tsx';
import type { Limit } from '../../patterns/like-counter/like-counter.rules.ts';
import { LikeCounter } from '../../patterns/like-counter/like-counter.tsx';
import type { ProfileCardView } from '../../patterns/profile-card/profile-card.tsx';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';
import { pictureOf } from '../../patterns/profile-kind/profile-view.ts';
import { StepDrawing } from '../../patterns/step-drawing/step-drawing.tsx';
import { agoShort } from '../../patterns/when/when.ts';
import { Avatar } from '../../primitives/avatar/avatar.tsx';
import { CountBadge } from '../../primitives/badge/badge.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx';
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { Newcomer } from './newcomer.tsx';

/** The other side of a match or conversation; null once it was deleted (D39). */
export interface HomePartner {
  readonly _id: string;
  readonly name: string;
  readonly profileType: ProfileType;
  readonly avatar: string | null;
}

export interface ConversationToAnswer {
  readonly conversationId: string;
  readonly href: string;
  readonly partner: HomePartner | null;
  readonly lastMessage: { readonly type: 'text' | 'gif'; readonly content: string };
  readonly lastMessageAt: string;
  readonly unread: number;
}

/** Another own profile with something unread. */
export interface UnreadProfile {
  readonly _id: string;
  readonly name: string;
  readonly profileType: ProfileType;
  readonly avatar: string | null;
  readonly href: string;
  readonly unread: number;
}

export interface NewMatch {
  readonly _id: string;
  readonly href: string;
  readonly partner: HomePartner;
  readonly createdAt: string;
}

export type HomeView =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | { readonly status: 'newcomer' }
  | {
      readonly status: 'ready';
      /** The profile that the person acts as. */
      readonly profile: ProfileCardView;
      readonly likes: Limit;
      readonly toAnswer: readonly ConversationToAnswer[];
      /** Messages wait for these other profiles too. */
      readonly elsewhere: readonly UnreadProfile[];
      readonly matches: readonly NewMatch[];
    };

export interface HomeScreenProps {
  view: HomeView;
  /** The person's name, and the X handle without its @. */
  name: string;
  handle: string;
  /** The time at which it is shown, in milliseconds. */
  now: number;
  createHref: string;
  discoverHref: string;
  messagesHref: string;
  profilesHref: string;
  premiumHref: string;
  onRetry: () => void;
}

/** Who waits for an answer, beside the new matches. */
const panels = 'grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]';

type ReadyView = Extract<HomeView, { status: 'ready' }>;

function Panel({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-4">
        <h2 className="text-base font-semibold">{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}

/** Who the person acts as, what is left today, and the way on: the one primary action of the page. */
function Acting({
  profile,
  likes,
  discoverHref,
  profilesHref,
  premiumHref,
}: Pick<ReadyView, 'profile' | 'likes'> & Pick<HomeScreenProps, 'discoverHref' | 'profilesHref' | 'premiumHref'>) {
  const { t } = useTranslation('home');
  const kindOf = useKindOf();
  const { _id, profileType, name } = profile;
  return (
    <section className="grid overflow-hidden rounded-sheet border border-border bg-surface-raised md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="relative h-36 bg-surface-sunken md:h-full">
        {profile.coverImage ? (
          <img src={profile.coverImage} alt="" className="size-full object-cover" />
        ) : (
          <GeneratedArt seed={_id} kind={profileType} className="size-full" />
        )}
        <div className="absolute top-1/2 left-1/2 w-32 -translate-1/2 md:w-44">
          <DiamondPortrait name={name} src={pictureOf(profile)} seed={_id} kind={profileType} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-6 p-5 md:p-8">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-sm text-text-muted">{t('actingAs')}</p>
            <h2 className="display mt-0.5 line-clamp-2 text-2xl wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="mt-0.5 text-sm text-text-muted">{kindOf(profile)}</p>
          </div>
          <Link variant="quiet" href={profilesHref} className="shrink-0 text-sm">
            {t('change')}
          </Link>
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div>
            <h3 className="sr-only">{t('likes')}</h3>
            <LikeCounter feature="likes" limit={likes} showReset className="flex-wrap" />
            {!likes.canUse && (
              <Link href={premiumHref} className="mt-1 inline-block text-sm">
                {t('more')}
              </Link>
            )}
          </div>
          <LinkButton variant="primary" size="lg" href={discoverHref} className="max-sm:w-full">
            {t('discover')}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** A row that leads to something unread. */
function UnreadRow({
  href,
  avatar,
  title,
  time,
  unread,
  children,
}: {
  href: string;
  avatar: ReactNode;
  title: string;
  time?: ReactNode;
  unread: number;
  children: string;
}) {
  const { t } = useTranslation('home');
  return (
    <li>
      <AriaLink
        href={href}
        className="group flex items-center gap-3.5 rounded-control px-3 py-2.5 focus-ring hover:bg-fill-hover pressed:bg-fill-pressed"
      >
        {avatar}
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span dir="auto" className="truncate font-medium">
              {title}
            </span>
            {time}
          </span>
          <span className="flex items-center justify-between gap-3">
            <span className="truncate text-sm text-text-muted">{children}</span>
            <CountBadge count={unread} label={t('unread', { count: unread })} />
          </span>
        </span>
      </AriaLink>
    </li>
  );
}

/** The drawing of one shape, which is half as wide as the others' place. */
const ALONE = 1;

/** What a panel will hold, while it holds nothing. */
function NothingYet({ step, children }: { step: number; children: string }) {
  return (
    <div className="mt-3 flex min-h-28 items-center gap-6 rounded-card border border-border p-5">
      <StepDrawing step={step} className={step === ALONE ? '-mr-12 w-26 shrink-0' : 'w-26 shrink-0'} />
      <p className="text-sm text-text-muted">{children}</p>
    </div>
  );
}

function ToAnswer({
  toAnswer,
  elsewhere,
  now,
  messagesHref,
}: Pick<ReadyView, 'toAnswer' | 'elsewhere'> & Pick<HomeScreenProps, 'now' | 'messagesHref'>) {
  const { t } = useTranslation('home');
  const { locale } = useLocale();
  return (
    <Panel
      title={t('toAnswer')}
      end={
        <Link variant="quiet" href={messagesHref} className="text-sm">
          {t('allMessages')}
        </Link>
      }
    >
      {toAnswer.length === 0 && elsewhere.length === 0 ? (
        <NothingYet step={ALONE}>{t('nothingToAnswer')}</NothingYet>
      ) : (
        <ul className="-mx-3 mt-1 flex flex-col">
          {toAnswer.map(({ conversationId, href, partner, lastMessage, lastMessageAt, unread }) => (
            <UnreadRow
              key={conversationId}
              href={href}
              avatar={
                <Avatar
                  size="md"
                  seed={partner?._id ?? conversationId}
                  src={partner?.avatar}
                  kind={partner?.profileType ?? 'individual'}
                />
              }
              title={partner?.name ?? t('deleted')}
              time={
                <time
                  dateTime={lastMessageAt}
                  className="shrink-0 text-sm text-text-subtle group-pressed:text-text-muted"
                >
                  {agoShort(lastMessageAt, now, locale)}
                </time>
              }
              unread={unread}
            >
              {lastMessage.type === 'gif' ? t('gif') : lastMessage.content}
            </UnreadRow>
          ))}
          {elsewhere.map(({ _id, name, profileType, avatar, href, unread }) => (
            <UnreadRow
              key={_id}
              href={href}
              avatar={<Avatar size="md" seed={_id} src={avatar} kind={profileType} />}
              title={name}
              unread={unread}
            >
              {t('elsewhere')}
            </UnreadRow>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Matches({ matches, now }: Pick<ReadyView, 'matches'> & Pick<HomeScreenProps, 'now'>) {
  const { t } = useTranslation('home');
  const { locale } = useLocale();
  return (
    <Panel title={t('matches')}>
      {matches.length === 0 ? (
        <NothingYet step={2}>{t('noMatches')}</NothingYet>
      ) : (
        <ul className="mt-3 grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-3">
          {matches.map(({ _id, href, partner, createdAt }) => (
            <li key={_id}>
              <AriaLink
                href={href}
                className="group flex flex-col items-center rounded-card p-2 pb-3 text-center focus-ring hover:bg-fill-hover pressed:bg-fill-pressed"
              >
                <DiamondPortrait
                  name={partner.name}
                  src={partner.avatar}
                  seed={partner._id}
                  kind={partner.profileType}
                  className="w-20"
                />
                <span dir="auto" className="mt-1 w-full truncate text-sm font-medium">
                  {partner.name}
                </span>
                <time dateTime={createdAt} className="text-sm text-text-subtle group-pressed:text-text-muted">
                  {agoShort(createdAt, now, locale)}
                </time>
              </AriaLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function LoadingHome() {
  const { t } = useTranslation('home');
  return (
    <Loading label={t('loading')} className="flex flex-col gap-10">
      <div className="grid overflow-hidden rounded-sheet border border-border bg-surface-raised md:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton shape="block" className="h-36 rounded-none md:h-56" />
        <div className="flex flex-col justify-between gap-8 p-5 md:p-8">
          <div>
            <Skeleton className="w-20 text-sm" />
            <Skeleton className="w-48 text-2xl" />
          </div>
          <div className="flex items-center justify-between gap-4">
            <Skeleton className="w-32" />
            <Skeleton shape="block" className="h-13 w-44 rounded-control" />
          </div>
        </div>
      </div>
      <div className={panels}>
        <div>
          <Skeleton className="w-28" />
          {[0, 1, 2].map((row) => (
            <div key={row} className="mt-4 flex items-center gap-3.5">
              <Skeleton shape="circle" className="size-10 shrink-0" />
              <div className="flex-1">
                <Skeleton className="w-1/3" />
                <Skeleton className="w-3/4 text-sm" />
              </div>
            </div>
          ))}
        </div>
        <div>
          <Skeleton className="w-28" />
          <div className="mt-8 grid grid-cols-3 justify-items-center gap-3">
            {[0, 1, 2].map((match) => (
              <Skeleton key={match} shape="block" className="size-14 rotate-45" />
            ))}
          </div>
        </div>
      </div>
    </Loading>
  );
}

/** The home of someone signed in (SPEC 2): who they act as, what is left today, who waits for an answer; first steps for a newcomer. */
export function HomeScreen({
  view,
  name,
  handle,
  now,
  createHref,
  discoverHref,
  messagesHref,
  profilesHref,
  premiumHref,
  onRetry,
}: HomeScreenProps) {
  const { t } = useTranslation(['home', 'common']);
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 md:px-8 md:py-12">
      {view.status === 'newcomer' ? (
        <Newcomer name={name} handle={handle} createHref={createHref} />
      ) : (
        <h1 className="display mb-6 text-3xl wrap-anywhere md:mb-8">{t('greeting', { name })}</h1>
      )}
      {view.status === 'loading' && <LoadingHome />}
      {view.status === 'error' && (
        <EmptyState
          drawing="missing"
          title={t('error')}
          action={
            <Button variant="primary" onPress={onRetry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {view.message}
        </EmptyState>
      )}
      {view.status === 'ready' && (
        <div className="flex flex-col gap-10">
          <Acting {...view} discoverHref={discoverHref} profilesHref={profilesHref} premiumHref={premiumHref} />
          <div className={panels}>
            <ToAnswer toAnswer={view.toAnswer} elsewhere={view.elsewhere} now={now} messagesHref={messagesHref} />
            <Matches matches={view.matches} now={now} />
          </div>
        </div>
      )}
    </div>
  );
}
