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
import { GeneratedArt } from '../../primitives/generated-art/generated-art.tsx';
import { LinkButton } from '../../primitives/link/link-button.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { Loading, Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
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
const panels = 'mu:grid mu:grid-cols-1 mu:gap-x-16 mu:gap-y-10 mu:lg:grid-cols-[minmax(0,1fr)_22rem]';

type ReadyView = Extract<HomeView, { status: 'ready' }>;

function Panel({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  return (
    <section className="mu:min-w-0">
      <div className="mu:flex mu:min-h-9 mu:items-center mu:justify-between mu:gap-4">
        <h2 className="mu:text-base mu:font-semibold">{title}</h2>
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
    <section className="mu:grid mu:overflow-hidden mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="mu:relative mu:h-36 mu:bg-surface-sunken mu:md:h-full">
        {profile.coverImage ? (
          <Picture
            src={profile.coverImage}
            alt=""
            sizes="(min-width: 48rem) 18rem, 100vw"
            className="mu:size-full mu:object-cover"
          />
        ) : (
          <GeneratedArt seed={_id} kind={profileType} className="mu:size-full" />
        )}
        <div className="mu:absolute mu:top-1/2 mu:left-1/2 mu:w-32 mu:-translate-1/2 mu:md:w-44">
          <DiamondPortrait name={name} src={pictureOf(profile)} sizes="176px" seed={_id} kind={profileType} />
        </div>
      </div>
      <div className="mu:flex mu:min-w-0 mu:flex-col mu:gap-6 mu:p-5 mu:md:p-8">
        <div className="mu:flex mu:items-start mu:justify-between mu:gap-4">
          <div className="mu:min-w-0">
            <p className="mu:text-sm mu:text-text-muted">{t('actingAs')}</p>
            <h2 className="mu:display mu:mt-0.5 mu:line-clamp-2 mu:text-2xl mu:wrap-anywhere">
              <bdi>{name}</bdi>
            </h2>
            <p className="mu:mt-0.5 mu:text-sm mu:text-text-muted">{kindOf(profile)}</p>
          </div>
          <Link variant="quiet" href={profilesHref} className="mu:shrink-0 mu:text-sm">
            {t('change')}
          </Link>
        </div>
        <div className="mu:mt-auto mu:flex mu:flex-wrap mu:items-center mu:justify-between mu:gap-x-6 mu:gap-y-4">
          <div>
            <h3 className="mu:sr-only">{t('likes')}</h3>
            <LikeCounter feature="likes" limit={likes} showReset className="mu:flex-wrap" />
            {!likes.canUse && (
              <Link href={premiumHref} className="mu:mt-1 mu:inline-block mu:text-sm">
                {t('more')}
              </Link>
            )}
          </div>
          <LinkButton variant="primary" size="lg" href={discoverHref} className="mu:max-sm:w-full">
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
        className="mu:group mu:flex mu:items-center mu:gap-3.5 mu:rounded-control mu:px-3 mu:py-2.5 mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed"
      >
        {avatar}
        <span className="mu:min-w-0 mu:flex-1">
          <span className="mu:flex mu:items-baseline mu:justify-between mu:gap-3">
            <span dir="auto" className="mu:truncate mu:font-medium">
              {title}
            </span>
            {time}
          </span>
          <span className="mu:flex mu:items-center mu:justify-between mu:gap-3">
            <span className="mu:truncate mu:text-sm mu:text-text-muted">{children}</span>
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
    <div className="mu:mt-3 mu:flex mu:min-h-28 mu:items-center mu:gap-6 mu:rounded-card mu:border mu:border-border mu:p-5">
      <StepDrawing step={step} className={step === ALONE ? 'mu:-mr-12 mu:w-26 mu:shrink-0' : 'mu:w-26 mu:shrink-0'} />
      <p className="mu:text-sm mu:text-text-muted">{children}</p>
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
        <Link variant="quiet" href={messagesHref} className="mu:text-sm">
          {t('allMessages')}
        </Link>
      }
    >
      {toAnswer.length === 0 && elsewhere.length === 0 ? (
        <NothingYet step={ALONE}>{t('nothingToAnswer')}</NothingYet>
      ) : (
        <ul className="mu:-mx-3 mu:mt-1 mu:flex mu:flex-col">
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
                  className="mu:shrink-0 mu:text-sm mu:text-text-subtle mu:group-pressed:text-text-muted"
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
        <ul className="mu:mt-3 mu:grid mu:grid-cols-3 mu:gap-3 mu:sm:grid-cols-4 mu:lg:grid-cols-3">
          {matches.map(({ _id, href, partner, createdAt }) => (
            <li key={_id}>
              <AriaLink
                href={href}
                className="mu:group mu:flex mu:flex-col mu:items-center mu:rounded-card mu:p-2 mu:pb-3 mu:text-center mu:focus-ring mu:hover:bg-fill-hover mu:pressed:bg-fill-pressed"
              >
                <DiamondPortrait
                  name={partner.name}
                  src={partner.avatar}
                  seed={partner._id}
                  kind={partner.profileType}
                  className="mu:w-20"
                />
                <span dir="auto" className="mu:mt-1 mu:w-full mu:truncate mu:text-sm mu:font-medium">
                  {partner.name}
                </span>
                <time dateTime={createdAt} className="mu:text-sm mu:text-text-subtle mu:group-pressed:text-text-muted">
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
    <Loading label={t('loading')} className="mu:flex mu:flex-col mu:gap-10">
      <div className="mu:grid mu:overflow-hidden mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised mu:md:grid-cols-[18rem_minmax(0,1fr)]">
        <Skeleton shape="block" className="mu:h-36 mu:rounded-none mu:md:h-56" />
        <div className="mu:flex mu:flex-col mu:justify-between mu:gap-8 mu:p-5 mu:md:p-8">
          <div>
            <Skeleton className="mu:w-20 mu:text-sm" />
            <Skeleton className="mu:w-48 mu:text-2xl" />
          </div>
          <div className="mu:flex mu:items-center mu:justify-between mu:gap-4">
            <Skeleton className="mu:w-32" />
            <Skeleton shape="block" className="mu:h-13 mu:w-44 mu:rounded-control" />
          </div>
        </div>
      </div>
      <div className={panels}>
        <div>
          <Skeleton className="mu:w-28" />
          {[0, 1, 2].map((row) => (
            <div key={row} className="mu:mt-4 mu:flex mu:items-center mu:gap-3.5">
              <Skeleton shape="circle" className="mu:size-10 mu:shrink-0" />
              <div className="mu:flex-1">
                <Skeleton className="mu:w-1/3" />
                <Skeleton className="mu:w-3/4 mu:text-sm" />
              </div>
            </div>
          ))}
        </div>
        <div>
          <Skeleton className="mu:w-28" />
          <div className="mu:mt-8 mu:grid mu:grid-cols-3 mu:justify-items-center mu:gap-3">
            {[0, 1, 2].map((match) => (
              <Skeleton key={match} shape="block" className="mu:size-14 mu:rotate-45" />
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
  const { t } = useTranslation('home');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      {view.status === 'newcomer' ? (
        <Newcomer name={name} handle={handle} createHref={createHref} />
      ) : (
        <h1 className="mu:display mu:mb-6 mu:text-3xl mu:wrap-anywhere mu:md:mb-8">{t('greeting', { name })}</h1>
      )}
      {view.status === 'loading' && <LoadingHome />}
      {view.status === 'error' && (
        <LoadFailed title={t('error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && (
        <div className="mu:flex mu:flex-col mu:gap-10">
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
