import type { ApiClient, DeckCard, MatchedProfile } from '@mutuals/api-client';
import {
  createSwipeMachine,
  type DeckFilter,
  firstRequest,
  type KeptDeck,
  keptDeckOf,
  type UnsentDecision,
  unsentDecisionsOf,
} from '@mutuals/machines/swipe';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { createActor } from 'xstate';
import { draftSubjects } from '../../lib/person-storage.ts';
import { showKept } from '../../lib/kept-answers.ts';
import { keptOutbox } from './kept-outbox.ts';
import type { ServerClock } from '../../lib/server-clock.ts';
import { useSharedActor } from '../../lib/use-shared-actor.ts';
import { useServices } from '../../services.ts';
import { useDecide } from '../deciding/index.ts';
import { useRealtime, useResync } from '../realtime/index.ts';
import { useSession } from '../session/index.ts';
import { queueQuery, swipeActors } from './swipe-actors.ts';

/** A card is what the server sent, at least what tells who it is. */
const cardSchema = v.custom<DeckCard>((card) => v.is(v.looseObject({ _id: v.string(), name: v.string() }), card));
const unsentSchema: v.GenericSchema<unknown, UnsentDecision<DeckCard>> = v.object({
  card: cardSchema,
  decision: v.picklist(['like', 'pass', 'superLike']),
});

/** What tells one decision that waits from another. */
const idOf = (profileId: string, decision: UnsentDecision<DeckCard>['decision']): string => `${profileId} ${decision}`;

const DECKS = 'deck.';

/** The own profiles with decisions that wait for the network. */
export const waitingDecks = (userId: string): string[] =>
  draftSubjects(userId, 'local', DECKS).map((subject) => subject.slice(DECKS.length));

const keptKey = (profileId: string, { profileType, proven }: DeckFilter) =>
  ['Matching', 'deck', profileId, profileType, proven] as const;

/** Puts the deck as this device kept it (D74) into the client. */
const showKeptDeck = (client: QueryClient, profileId: string, filter: DeckFilter): Promise<void> =>
  showKept(client, keptKey(profileId, filter));

/** Asks for the head of a deck before its page is rendered. */
export const fetchDeckAhead = (
  api: ApiClient,
  client: QueryClient,
  profileId: string,
  filter: DeckFilter,
): Promise<unknown> =>
  Promise.all([
    showKeptDeck(client, profileId, filter),
    client.prefetchQuery(queueQuery(api, firstRequest({ profileId, ...filter }))),
  ]);

/**
 * The machine of an own profile's deck; none until one is chosen. Its cards are kept on the device, and what waits to be sent too.
 * @param isFollowed whether it hears from here what changed outside: where two hold it, from one of them, so that nothing is asked for twice
 */
export function useDeckActor(profileId: string | null, filter: DeckFilter, isFollowed = true) {
  const { api, clock } = useServices();
  const { actors, people } = useRealtime();
  const decide = useDecide();
  const client = useQueryClient();
  const { user } = useSession();
  const known = useKnown(profileId, filter);

  const actor = useSharedActor(
    actors,
    known === null ? null : `${DECKS}${known}`,
    () => {
      const id = known ?? '';
      const waiting = keptOutbox(unsentSchema, ({ card, decision }) => idOf(card._id, decision), {
        userId: user._id,
        subject: `${DECKS}${id}`,
      });
      const machine = createSwipeMachine<DeckCard, MatchedProfile>(
        swipeActors(api, client, (request, signal) =>
          waiting.sendOnce(idOf(request.profileId, request.decision), () => decide(request), signal),
        ),
      );
      const kept = ofToday(client.getQueryData<KeptDeck<DeckCard>>(keptKey(id, filter)), clock);
      const created = createActor(machine, {
        input: { profileId: id, ...filter, random: Math.random, kept, unsent: waiting.take() },
      });
      let before = created.getSnapshot().context;
      created.subscribe(({ context }) => {
        const { hand, outbox } = before;
        before = context;
        if (context.hand === hand && context.outbox === outbox) return;
        waiting.keep(unsentDecisionsOf(context));
        const deck = keptDeckOf(context);
        if (deck) client.setQueryData<KeptDeck<DeckCard>>(keptKey(id, context), deck);
      });
      return created;
    },
    ({ context }) => context.outbox.length === 0,
  );
  // What could not be read or sent while the server was away is tried again when it is back.
  useResync((why) => {
    if (isFollowed && why === 'reachable') actor?.send({ type: 'RETRY' });
  });
  // Whoever may not be seen any more is in no hand either.
  useEffect(
    () =>
      people.onChange(() => {
        if (!actor || !isFollowed) return;
        const { profileType, proven } = actor.getSnapshot().context;
        actor.send({ type: 'FILTER_CHANGED', profileType, proven });
      }),
    [actor, people, isFollowed],
  );
  return actor;
}

/** The profile, once it is known what this device kept of its deck. */
function useKnown(profileId: string | null, filter: DeckFilter): string | null {
  const client = useQueryClient();
  const isThere = (id: string): boolean => client.getQueryData(keptKey(id, filter)) !== undefined;
  const [known, setKnown] = useState(() => (profileId !== null && isThere(profileId) ? profileId : null));
  // Another filter starts the same deck anew (SW7).
  const look = useEffectEvent((id: string) => showKeptDeck(client, id, filter));
  useEffect(() => {
    if (profileId === null) return;
    let isLeft = false;
    void look(profileId).then(() => !isLeft && setKnown(profileId));
    return () => {
      isLeft = true;
    };
  }, [profileId]);
  return known === profileId ? known : null;
}

/** What is left of a day that is over says nothing. */
function ofToday(kept: KeptDeck<DeckCard> | undefined, clock: ServerClock): KeptDeck<DeckCard> | undefined {
  const isOver = kept?.limits != null && Date.parse(kept.limits.likes.resetsAt) <= clock.now();
  return isOver ? { ...kept, limits: null } : kept;
}
