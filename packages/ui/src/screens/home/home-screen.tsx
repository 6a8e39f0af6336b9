import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../primitives/button/button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Acting } from './acting.tsx';
import type { HomeLinks, HomeView, Part, Waiting } from './home.types.ts';
import { Likers } from './likers.tsx';
import { LoadingHome, LoadingWaiting } from './loading-home.tsx';
import { NewInTags } from './new-in-tags.tsx';
import { NewMatches } from './new-matches.tsx';
import { Newcomer } from './newcomer.tsx';
import { panels, Panel, PartFailed } from './panel.tsx';
import { ToAnswer } from './to-answer.tsx';

export { PartFailed } from './panel.tsx';
export type {
  ConversationToAnswer,
  HomeLinks,
  HomePartner,
  HomeView,
  NewInTagsView,
  NewMatch,
  Part,
  Waiting,
} from './home.types.ts';

export interface HomeScreenProps {
  view: HomeView;
  /** The person’s name, and the X handle without its @. */
  name: string;
  handle: string;
  /** The time at which it is shown, in milliseconds. */
  now: number;
  links: HomeLinks;
  /** What became of it, with its own loading and failure; null until it is asked for. */
  outcomes: ReactNode;
  onShowOutcomes: (isShown: boolean) => void;
  onRetry: () => void;
}

/** Who waits: people who wrote, matched or liked. */
function Waits({ waiting, now, links }: { waiting: Part<Waiting>; now: number; links: HomeLinks }) {
  const { t } = useTranslation('home');
  if (waiting.status === 'loading') return <LoadingWaiting />;
  if (waiting.status === 'failed')
    return (
      <Panel title={t('toAnswer')}>
        <PartFailed {...waiting} />
      </Panel>
    );
  const { toAnswer, newMatches, likers } = waiting.data;
  return (
    <>
      <div className={panels}>
        <ToAnswer toAnswer={toAnswer} now={now} messagesHref={links.messagesHref} />
        <NewMatches newMatches={newMatches} now={now} />
      </div>
      <Likers likers={likers} now={now} links={links} />
    </>
  );
}

/** What the acting profile did and what came of it: fetched when somebody asks, because most open the page for who waits. */
function Became({ outcomes, onShowOutcomes }: Pick<HomeScreenProps, 'outcomes' | 'onShowOutcomes'>) {
  const { t } = useTranslation('home');
  const isShown = outcomes !== null;
  return (
    <Panel
      title={t('outcomes')}
      end={
        <Button size="sm" variant="quiet" aria-expanded={isShown} onPress={() => onShowOutcomes(!isShown)}>
          {t(isShown ? 'hideOutcomes' : 'showOutcomes')}
        </Button>
      }
    >
      {outcomes}
    </Panel>
  );
}

/**
 * The home of a signed-in person (SPEC 2): the acting profile and what would improve it, what is left today, who waits for any of their profiles, who
 * is new in their tags; first steps for a newcomer. Its parts load and fail separately.
 */
export function HomeScreen({ view, name, handle, now, links, onRetry, ...became }: HomeScreenProps) {
  const { t } = useTranslation('home');
  return (
    <div className="mu:mx-auto mu:w-full mu:max-w-6xl mu:px-5 mu:py-8 mu:md:px-8 mu:md:py-12">
      {view.status === 'newcomer' ? (
        <Newcomer name={name} handle={handle} createHref={links.createHref} />
      ) : (
        <h1 className="mu:display mu:mb-6 mu:text-3xl mu:wrap-anywhere mu:md:mb-8">{t('greeting', { name })}</h1>
      )}
      {view.status === 'loading' && (
        <div className="mu:flex mu:flex-col mu:gap-10">
          <LoadingHome />
          <LoadingWaiting />
        </div>
      )}
      {view.status === 'error' && (
        <LoadFailed title={t('error')} onRetry={onRetry}>
          {view.message}
        </LoadFailed>
      )}
      {view.status === 'ready' && (
        <div className="mu:flex mu:flex-col mu:gap-10">
          <Acting profile={view.profile} waiting={view.waiting} links={links} />
          <Waits waiting={view.waiting} now={now} links={links} />
          <NewInTags newInTags={view.newInTags} hasTags={view.profile.tags.length > 0} links={links} />
          <Became {...became} />
        </div>
      )}
    </div>
  );
}
