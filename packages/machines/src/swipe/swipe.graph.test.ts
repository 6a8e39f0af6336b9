import { describe, expect, it } from 'vitest';
import { activeLeaves } from '../shared/leaf-states.ts';
import { reachableLeaves } from '../shared/reachable.ts';
import { freeLimits, leafStates, playSwipe, queueAnswer, snapshotIn } from './swipe.fixtures.ts';
import type { Identified, SwipeEvent } from './swipe.types.ts';
import { swipeView } from './swipe.view.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((_id) => ({ _id }));
const match = { profileId: 'me', profile: { _id: 'a' }, conversationId: 'talk-a' };

/** One sample of every event: a new event type does not compile until it has one. */
const samples: { readonly [Type in SwipeEvent<Identified>['type']]: Extract<SwipeEvent<Identified>, { type: Type }> } =
  {
    HELD: { type: 'HELD', cardId: 'a' },
    LET_GO: { type: 'LET_GO' },
    DECIDE: { type: 'DECIDE', cardId: 'a', decision: 'superLike' },
    RETRY: { type: 'RETRY' },
    FILTER_CHANGED: { type: 'FILTER_CHANGED', profileType: 'group', proven: 'wallet' },
    DAY_ENDED: { type: 'DAY_ENDED' },
    MATCHED: { type: 'MATCHED', match },
    SEND_MESSAGE: { type: 'SEND_MESSAGE' },
    KEEP_SWIPING: { type: 'KEEP_SWIPING' },
    UPGRADE_CLOSED: { type: 'UPGRADE_CLOSED' },
    FAILURE_SEEN: { type: 'FAILURE_SEEN' },
  };

describe('the graph of the deck', () => {
  it('reaches every leaf state', () => {
    const { machine } = playSwipe<Identified, Identified>();
    const fault = { code: 'service_unavailable', message: '' };
    const unreached = { code: 'offline', message: '' };
    const reached = reachableLeaves(machine, {
      input: { profileId: 'me', profileType: 'all', proven: null, random: () => 1 },
      tell: (context) => `${context.hand.length}/${context.outbox.length}`,
      events: [
        ...Object.values(samples),
        { type: 'DECIDE', cardId: 'a', decision: 'pass' },
        { type: 'xstate.done.actor.supply', output: queueAnswer(cards, freeLimits(), 10) },
        { type: 'xstate.done.actor.supply', output: queueAnswer(cards.slice(0, 1)) },
        { type: 'xstate.done.actor.supply', output: queueAnswer([], freeLimits(), 10) },
        { type: 'xstate.done.actor.supply', output: queueAnswer([]) },
        { type: 'xstate.error.actor.supply', error: fault },
        { type: 'xstate.done.actor.outbox', output: null },
        { type: 'xstate.error.actor.outbox', error: fault },
        { type: 'xstate.error.actor.outbox', error: unreached },
        { type: 'xstate.after.refillRetry.swipe.supply.stalled' },
      ],
    });
    expect([...reached].toSorted()).toEqual([...leafStates].toSorted());
  });

  it('has a snapshot for every leaf state', () => {
    for (const leaf of leafStates) {
      const snapshot = snapshotIn(leaf, { cards, matched: { _id: 'a' } });
      expect(activeLeaves(snapshot.value)).toContain(leaf);
      expect(() => JSON.stringify(swipeView(snapshot))).not.toThrow();
    }
  });
});
