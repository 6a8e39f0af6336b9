import type { DeckCard, Profile } from '@mutuals/api-client';
import { type DeckFilter, swipeView } from '@mutuals/machines/swipe';
import { DiscoverScreen, type DiscoverScreenProps } from '@mutuals/ui/screens/discover';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { listOrStatus, retryOf } from '../../lib/query-view.ts';
import { useNow } from '../../lib/use-now.ts';
import { useQueryParams } from '../../lib/use-query-params.ts';
import { routes } from '../../routes.ts';
import type { Ahead } from '../../routing/page-code.ts';
import { useServices } from '../../services.ts';
import { useHeldToasts } from '../realtime/index.ts';
import { useBookmarks } from '../bookmarks/index.ts';
import { proofsOf } from '../proofs/index.ts';
import { useSeeking } from '../seeking/index.ts';
import { useMoreOf } from '../trust/index.ts';
import { useCardTranslations } from '../translation/index.ts';
import { loadNames } from '../words/index.ts';
import {
  fetchActing,
  useActing,
  useAnsweredProfiles,
  useOwnProfiles,
  useRefetchProfiles,
  useToasts,
} from '../session/index.ts';
import { useMatchesOf, useScore } from '../deciding/index.ts';
import { fetchDeckAhead, useDeckActor } from './use-deck-actor.ts';
import { useYourTurn, yourTurnQuery } from './use-your-turn.ts';

export { WaitingDecks } from './waiting-decks.tsx';

const NO_CARDS: readonly DeckCard[] = [];
/** The first cards are asked for once it is known who will see them. */
export async function fetchAhead({ api, client, search }: Ahead): Promise<void> {
  // The first card is to be said in the reader's words at once; without the table it stays in its own.
  void loadNames().catch(() => {});
  const { profileId, type: profileType, proven } = routes.discover.query.parse(search);
  const acting = await fetchActing(api, client, profileId);
  if (!acting) return;
  await Promise.all([
    client.prefetchQuery(yourTurnQuery(api, acting._id)),
    fetchDeckAhead(api, client, acting._id, { profileType, proven }),
  ]);
}

/** /discover: the deck (SPEC section 2). `profileId` acts as that profile; `type` and `proven` are the filter. */
export function Component() {
  const own = useOwnProfiles();
  const { chosen, choose } = useActing();
  const [{ profileId: asked, type: filter, proven }, change] = useQueryParams(routes.discover);

  // The address decides at once, so that no deck is made for another profile first. One that is not one's own asks for nothing.
  const askedFor = own.status === 'ready' ? own.data.find(({ _id }) => _id === asked) : undefined;
  const isAnswered = useAnsweredProfiles().status === 'ready';
  const isKnown = askedFor !== undefined || isAnswered;
  const acting = asked === null || isKnown ? (askedFor ?? chosen) : null;
  const followAddress = useEffectEvent(() => {
    if (askedFor) choose(askedFor._id);
    change({ profileId: null });
  });
  useEffect(() => {
    if (asked !== null && isKnown) followAddress();
  }, [asked, isKnown]);

  return (
    <Discovering
      profiles={listOrStatus(own)}
      acting={acting}
      filter={filter}
      proven={proven}
      createProfileHref={routes.createProfile.href()}
      onChooseActing={choose}
      onClearActing={() => choose(null)}
      onFilterChange={(type) => change({ type })}
      onProvenChange={(chosen) => change({ proven: chosen })}
      onShowAll={() => change({ type: 'all', proven: null })}
      onRetryProfiles={retryOf(own)}
    />
  );
}

type DiscoveringProps = { acting: Profile | null } & Pick<
  DiscoverScreenProps,
  | 'profiles'
  | 'filter'
  | 'proven'
  | 'createProfileHref'
  | 'onChooseActing'
  | 'onClearActing'
  | 'onFilterChange'
  | 'onProvenChange'
  | 'onShowAll'
  | 'onRetryProfiles'
>;

function Discovering({ acting, ...choices }: DiscoveringProps) {
  const navigate = useNavigate();
  const now = useNow(useServices().clock);
  const actingId = acting?._id ?? null;
  const filter = { profileType: choices.filter, proven: choices.proven };
  const deck = useDeck(actingId, filter);
  const { send } = deck;
  const likes = deck.view?.likes;
  // Another time each minute, as long as no answer of the new day has come.
  const dayOverAt = likes && Date.parse(likes.resetsAt) <= now ? now : null;
  const endDay = useEffectEvent(() => send({ type: 'DAY_ENDED' }));
  useEffect(() => {
    // A page that nobody looks at begins no day: that would spend the likes that are due on it.
    if (dayOverAt !== null && document.visibilityState === 'visible') endDay();
  }, [dayOverAt]);
  const bookmarks = useBookmarks();
  const { score, ask } = useScore(actingId);
  const seeking = useSeeking(actingId, () => send({ type: 'FILTER_CHANGED', ...filter }));
  const translations = useCardTranslations(deck.view?.cards ?? NO_CARDS, deck.view?.match?.profile ?? null);
  return (
    <DiscoverScreen
      {...choices}
      actingId={actingId}
      deck={deck.view}
      {...useYourTurn(actingId)}
      translations={translations}
      now={now}
      onDecide={(cardId, decision) => send({ type: 'DECIDE', cardId, decision })}
      onHold={(cardId) => send({ type: 'HELD', cardId })}
      onLetGo={() => send({ type: 'LET_GO' })}
      onOpen={(cardId) => void navigate(routes.profile.href({ id: cardId }))}
      isSaved={bookmarks.has}
      onSave={bookmarks.save}
      why={{ score, onAsk: ask }}
      moreOf={useMoreOf()}
      proofsOf={proofsOf}
      seeking={seeking.control}
      loosening={seeking.loosening}
      onLoosen={seeking.loosen}
      onRetryDeck={() => send({ type: 'RETRY' })}
      onFailureSeen={() => send({ type: 'FAILURE_SEEN' })}
      onSendMessage={() => send({ type: 'SEND_MESSAGE' })}
      onKeepSwiping={() => send({ type: 'KEEP_SWIPING' })}
      onUpgradeClose={() => send({ type: 'UPGRADE_CLOSED' })}
      onSeePlans={() => {
        send({ type: 'UPGRADE_CLOSED' });
        void navigate(routes.premium.href());
      }}
    />
  );
}

/** The deck of the acting profile; null until one is chosen. */
function useDeck(actingId: string | null, { profileType, proven }: DeckFilter) {
  const { t } = useTranslation('errors');
  const toasts = useToasts();
  const navigate = useNavigate();
  const actor = useDeckActor(actingId, { profileType, proven });
  const view = useSelector(actor, (snapshot) => (snapshot ? swipeView(snapshot) : null));

  useEffect(() => {
    if (!actor) return;
    const { context } = actor.getSnapshot();
    if (context.profileType !== profileType || context.proven !== proven)
      actor.send({ type: 'FILTER_CHANGED', profileType, proven });
  }, [actor, profileType, proven]);

  useEffect(() => {
    const chosen = actor?.on(
      'CONVERSATION_CHOSEN',
      ({ profileId, conversationId }) => void navigate(routes.conversation.href({ profileId, conversationId })),
    );
    return () => chosen?.unsubscribe();
  }, [actor, navigate]);

  useMatchesOf(actingId, (match) => actor?.send({ type: 'MATCHED', match }));

  const fault = view?.failedDecision?.fault ?? view?.fault;
  // The deck goes with its profile, and where only one is left it acts at once: nobody decides as another one without a word.
  const isActingGone = fault?.code === 'acting_profile_not_found';
  useRefetchProfiles(isActingGone ? fault : null);
  const tellGone = useEffectEvent(() => toasts.show({ tone: 'danger', title: t('code.acting_profile_not_found') }));
  useEffect(() => {
    if (isActingGone) tellGone();
  }, [isActingGone]);
  useHeldToasts(view?.match != null);

  return {
    view,
    send: (event: Parameters<NonNullable<typeof actor>['send']>[0]): void => actor?.send(event),
  };
}
