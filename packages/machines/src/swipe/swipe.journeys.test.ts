import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { decideTop, freeLimits, playSwipe, queueAnswer } from './swipe.fixtures.ts';
import { FIRST_RETRY_MS, keptDeckOf, RESEND_MS, unsentDecisionsOf } from './swipe.rules.ts';
import type { Identified, LikeAnswer, SwipeInput } from './swipe.types.ts';
import { swipeView } from './swipe.view.ts';

const away = { code: 'service_unavailable', message: 'No connection.' };
const cardsOf = (...ids: string[]): Identified[] => ids.map((_id) => ({ _id }));
const liked = (used = 1): LikeAnswer<Identified> => ({
  isMatch: false,
  conversationId: null,
  matchedProfile: null,
  ...freeLimits(used),
});
const matched = (profile: string, conversationId: string, used = 1): LikeAnswer<Identified> => ({
  ...liked(used),
  isMatch: true,
  conversationId,
  matchedProfile: { _id: profile },
});

/** A running deck; `ids` are dealt at once, `left` more are on the server. */
function open(ids: readonly string[] = [], left = 100, input?: Partial<SwipeInput<Identified>>) {
  const clock = new SimulatedClock();
  const play = playSwipe<Identified, Identified>(input, clock);
  const view = () => swipeView(play.actor.getSnapshot());
  const inHand = () => view().cards.map((card) => card._id);
  if (ids.length > 0) play.queue.answer(queueAnswer(cardsOf(...ids), freeLimits(), left));
  return {
    ...play,
    clock,
    view,
    inHand,
    send: play.actor.send.bind(play.actor),
    decide: (decision: 'like' | 'pass' | 'superLike') => decideTop(play, decision),
    hold: () => play.actor.send({ type: 'HELD', cardId: inHand()[0] ?? '' }),
    isHeld: () => play.actor.getSnapshot().matches({ hand: 'dragging' }),
    pending: () => play.actor.getSnapshot().context.outbox.length,
    sent: () => play.decisions.asked.map(({ profileId, decision }) => `${decision} ${profileId}`),
  };
}
const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

describe('loading and refilling', () => {
  it('[SW1] asks for the first page and shows it', () => {
    const deck = open();
    expect(deck.view().status).toBe('loading');
    expect(deck.queue.asked).toEqual([{ userProfileId: 'me', profileType: 'all', proven: null, limit: 20 }]);
    deck.queue.answer(queueAnswer(cardsOf(...seven), freeLimits(2), 50));
    expect(deck.view()).toMatchObject({ status: 'showing', likes: { remaining: 8 }, superLikes: { remaining: 0 } });
    expect(deck.queue.waiting()).toBe(0);
  });

  it('[SW3] refills in the background below 5 cards, without doubling any', () => {
    const deck = open(['a', 'b', 'c', 'd', 'e']);
    expect(deck.queue.waiting()).toBe(0);
    deck.decide('pass');
    expect(deck.queue.waiting()).toBe(1);
    expect(deck.queue.asked.at(-1)?.limit).toBe(25);
    expect(deck.view().status).toBe('showing');
    deck.queue.answer(queueAnswer(cardsOf('a', 'b', 'c', 'd', 'e', 'f'), freeLimits(), 100));
    expect(deck.inHand()).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  it('[SW4] asks once more before it says that nobody is left', () => {
    const deck = open(['a'], 0);
    deck.decide('pass');
    expect(deck.view().status).toBe('loading');
    deck.queue.answer(queueAnswer(cardsOf('a')));
    expect(deck.view().status).toBe('empty');
    deck.send({ type: 'RETRY' });
    deck.queue.answer(queueAnswer(cardsOf('z'), freeLimits(), 0));
    expect(deck.inHand()).toEqual(['z']);
  });

  it('[SW4] asks again when the last card came back and was decided again', () => {
    const deck = open(['a'], 0);
    deck.decide('pass');
    deck.queue.answer(queueAnswer([]));
    deck.decisions.refuse(away);
    deck.decide('pass');
    expect(deck.view().status).toBe('loading');
    expect(deck.queue.waiting()).toBe(1);
  });

  it('[SW16] learns the limits from an empty deck too', () => {
    const deck = open();
    deck.queue.answer(queueAnswer([], freeLimits(4)));
    expect(deck.view()).toMatchObject({ status: 'empty', likes: { remaining: 6 } });
  });

  it('[SW5] shows a failed first load and tries again when asked', () => {
    const deck = open();
    deck.queue.refuse(away);
    expect(deck.view()).toMatchObject({ status: 'failed', fault: away });
    deck.send({ type: 'RETRY' });
    expect(deck.view()).toMatchObject({ status: 'loading', fault: null });
    deck.queue.answer(queueAnswer(cardsOf('a')));
    expect(deck.view().status).toBe('showing');
  });

  it('[SW5] tries a failed first load again by itself, ever later, and shows the failure meanwhile', () => {
    const deck = open();
    for (const wait of [3_000, 6_000]) {
      deck.queue.refuse(away);
      deck.clock.increment(wait - 1);
      expect(deck.queue.waiting()).toBe(0);
      deck.clock.increment(1);
      expect(deck.queue.waiting()).toBe(1);
      expect(deck.view()).toMatchObject({ status: 'failed', fault: away });
    }
    deck.send({ type: 'RETRY' });
    expect(deck.queue.waiting()).toBe(1);
    expect(deck.view()).toMatchObject({ status: 'loading', fault: null });
    deck.queue.answer(queueAnswer(cardsOf('a')));
    expect(deck.view()).toMatchObject({ status: 'showing', fault: null });
  });

  it('[SW5] leaves a load that would fail again to the person', () => {
    const deck = open();
    deck.queue.refuse({ ...away, code: 'acting_profile_not_found', isFinal: true });
    deck.clock.increment(10 * FIRST_RETRY_MS);
    expect(deck.queue.waiting()).toBe(0);
    deck.send({ type: 'RETRY' });
    expect(deck.queue.waiting()).toBe(1);
  });

  it('[SW5] keeps the cards when a refill fails and tries again by itself', () => {
    const deck = open(['a', 'b']);
    deck.queue.refuse(away);
    expect(deck.view()).toMatchObject({ status: 'showing', fault: null });
    deck.clock.increment(FIRST_RETRY_MS);
    deck.queue.answer(queueAnswer(cardsOf('c', 'd', 'e', 'f'), freeLimits(), 100));
    expect(deck.inHand()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('[SW5] shows the failed refill once no card remains', () => {
    const deck = open(['a']);
    deck.queue.refuse(away);
    deck.decide('pass');
    expect(deck.view()).toMatchObject({ status: 'failed', fault: away });
  });

  it('[SW5] takes an unexpected rejection for a general error', () => {
    const deck = open();
    deck.queue.refuse(new TypeError('x is undefined'));
    expect(deck.view().fault?.code).toBe('unknown');
  });

  it('[SW6] asks again after a while when the server sends nothing new', () => {
    const deck = open();
    deck.queue.answer(queueAnswer([], freeLimits(), 3));
    expect(deck.view().status).toBe('loading');
    expect(deck.queue.waiting()).toBe(0);
    deck.clock.increment(FIRST_RETRY_MS);
    deck.queue.answer(queueAnswer(cardsOf('a'), freeLimits(), 0));
    expect(deck.inHand()).toEqual(['a']);
  });

  it('[SW6] asks ever later while nothing new comes, and begins anew with the first card that does', () => {
    const deck = open();
    const asked = () => deck.queue.asked.length;
    const nothingNew = () => deck.queue.answer(queueAnswer([], freeLimits(), 3));
    nothingNew();
    for (const wait of [3_000, 6_000, 12_000]) {
      const before = asked();
      deck.clock.increment(wait - 1);
      expect(asked()).toBe(before);
      deck.clock.increment(1);
      expect(asked()).toBe(before + 1);
      nothingNew();
    }
    deck.clock.increment(24_000);
    deck.queue.answer(queueAnswer(cardsOf('a'), freeLimits(), 3));
    nothingNew();
    const before = asked();
    deck.clock.increment(FIRST_RETRY_MS);
    expect(asked()).toBe(before + 1);
  });

  it('[SW5] [SW6] asks for a failed refill ever later too, and at once when a person tries again', () => {
    const deck = open(['a', 'b']);
    deck.queue.refuse(away);
    deck.clock.increment(3_000);
    deck.queue.refuse(away);
    deck.clock.increment(5_999);
    expect(deck.queue.waiting()).toBe(0);
    deck.clock.increment(1);
    deck.queue.refuse(away);
    deck.send({ type: 'RETRY' });
    expect(deck.queue.waiting()).toBe(1);
    deck.queue.refuse(away);
    deck.clock.increment(FIRST_RETRY_MS);
    expect(deck.queue.waiting()).toBe(1);
  });

  it('[SW7] starts anew for another filter and forgets the old answer', () => {
    const deck = open(seven);
    deck.decide('pass');
    deck.hold();
    deck.send({ type: 'FILTER_CHANGED', profileType: 'group', proven: null });
    expect(deck.view()).toMatchObject({ status: 'loading', cards: [] });
    expect(deck.isHeld()).toBe(false);
    expect(deck.queue.asked.at(-1)).toEqual({ userProfileId: 'me', profileType: 'group', proven: null, limit: 21 });
    deck.send({ type: 'FILTER_CHANGED', profileType: 'group', proven: 'contract' });
    expect(deck.queue.asked.at(-1)).toMatchObject({ profileType: 'group', proven: 'contract' });
    expect(deck.queue.waiting()).toBe(1);
    deck.queue.answer(queueAnswer(cardsOf('a', 'p'), freeLimits(), 0));
    expect(deck.inHand()).toEqual(['p']);
  });
});

describe('deciding', () => {
  it('[SW11] ignores a decision about a card that is not on top', () => {
    const deck = open(seven);
    deck.send({ type: 'DECIDE', cardId: 'b', decision: 'like' });
    expect(deck.inHand()).toEqual(seven);
    expect(deck.sent()).toEqual([]);
  });

  it('[SW8] [SW11] is decided by the hand that holds the card, or keeps it when the hand lets go', () => {
    const deck = open(seven);
    deck.hold();
    deck.decide('like');
    expect(deck.isHeld()).toBe(false);
    deck.hold();
    deck.send({ type: 'LET_GO' });
    expect(deck.sent()).toEqual(['like a']);
    expect(deck.inHand()[0]).toBe('b');
  });

  it('[SW12] is not held up by the network and sends in order, one at a time', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decide('pass');
    deck.decide('like');
    expect(deck.inHand()).toEqual(['d', 'e', 'f', 'g']);
    expect(deck.pending()).toBe(3);
    expect(deck.view()).toMatchObject({ likes: { remaining: 8 } });
    expect(deck.sent()).toEqual(['like a']);
    deck.decisions.answer(liked(1));
    deck.decisions.answer(null);
    deck.decisions.answer(liked(2));
    expect(deck.sent()).toEqual(['like a', 'pass b', 'like c']);
    expect(deck.pending()).toBe(0);
    expect(deck.view()).toMatchObject({ likes: { remaining: 8 } });
  });

  it('[SW13] brings the card back with the error; deciding again sends it again', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decisions.refuse(away);
    expect(deck.inHand()).toEqual(seven);
    expect(deck.view().failedDecision).toMatchObject({ decision: 'like', fault: away, isBack: true });
    expect(deck.view().likes?.remaining).toBe(10);
    deck.decide('like');
    expect(deck.view().failedDecision).toBeNull();
    expect(deck.sent()).toEqual(['like a', 'like a']);
  });

  it('[SW13] brings several back in their old order', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decide('pass');
    deck.decide('pass');
    deck.decisions.refuse(away);
    deck.decisions.answer(null);
    deck.decisions.refuse(away);
    expect(deck.inHand()).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });

  it('[SW13] does not push a card under a hand that holds another', () => {
    const deck = open(seven);
    deck.decide('pass');
    deck.hold();
    deck.decisions.refuse(away);
    deck.decide('like');
    expect(deck.sent()).toEqual(['pass a', 'like b']);
    expect(deck.inHand()).toEqual(['a', 'c', 'd', 'e', 'f', 'g']);
  });

  it('[SW13] brings the last card back into an empty deck', () => {
    const deck = open(['a'], 0);
    deck.decide('like');
    deck.queue.answer(queueAnswer([]));
    expect(deck.view().status).toBe('empty');
    deck.decisions.refuse(away);
    expect(deck.view().status).toBe('showing');
    deck.send({ type: 'FAILURE_SEEN' });
    expect(deck.view().failedDecision).toBeNull();
  });
});

describe('without a network', () => {
  const unreached = { code: 'offline', message: '' };

  it.each(['offline', 'timeout', 'maintenance'])(
    '[SW25] keeps (%s) what did not reach the server in its outbox, and sends all in order when it is back',
    (code) => {
      const deck = open(seven);
      deck.decide('like');
      deck.decisions.refuse({ code, message: '' });
      deck.decide('pass');
      expect(deck.view().failedDecision).toBeNull();
      expect(deck.inHand()[0]).toBe('c');
      deck.send({ type: 'RETRY' });
      deck.decisions.answer(liked(1));
      deck.decisions.answer(null);
      expect(deck.sent()).toEqual(['like a', 'like a', 'pass b']);
      expect(deck.pending()).toBe(0);
    },
  );

  it('[SW25] sends again after a while, should nobody say that the server is back', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decisions.refuse({ code: 'timeout', message: '' });
    deck.clock.increment(RESEND_MS);
    expect(deck.decisions.waiting()).toBe(1);
  });

  it('[SW25] sends what waited when the deck is opened again, and deals none of it', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decide('pass');
    deck.decisions.refuse(unreached);
    const unsent = unsentDecisionsOf(deck.actor.getSnapshot().context);
    deck.actor.stop();
    const back = open([], 0, { unsent, kept: { cards: cardsOf('b', 'c'), limits: freeLimits() } });
    expect(back.inHand()).toEqual(['c']);
    expect(back.view().likes?.remaining).toBe(9);
    back.queue.answer(queueAnswer(cardsOf('a', 'b', 'c', 'd')));
    expect(back.inHand()).toEqual(['c', 'd']);
    back.decisions.refuse(away);
    back.decisions.answer(null);
    expect(back.sent()).toEqual(['like a', 'pass b']);
    expect(back.inHand()).toEqual(['a', 'c', 'd']);
  });

  it('[SW24] shows the deck that the device kept until the server has answered, and asks for it as for a new one', () => {
    const deck = open([], 0, { kept: { cards: cardsOf('a', 'b', 'c'), limits: freeLimits(3) } });
    expect(deck.view()).toMatchObject({ status: 'showing', likes: { remaining: 7 } });
    expect(deck.queue.asked).toEqual([{ userProfileId: 'me', profileType: 'all', proven: null, limit: 20 }]);
    deck.queue.answer(queueAnswer(cardsOf('b', 'd'), freeLimits(4)));
    expect(deck.inHand()).toEqual(['b', 'd']);
    expect(deck.view().likes?.remaining).toBe(6);
  });

  it('[SW24] takes no kept card from a hand that holds it, and keeps them while the server cannot be reached', () => {
    const deck = open([], 0, { kept: { cards: cardsOf('a', 'b'), limits: null } });
    deck.queue.refuse(unreached);
    expect(deck.inHand()).toEqual(['a', 'b']);
    expect(keptDeckOf(deck.actor.getSnapshot().context)).toBeNull();
    deck.hold();
    deck.send({ type: 'RETRY' });
    deck.queue.answer(queueAnswer(cardsOf('c')));
    expect(deck.inHand()).toEqual(['a', 'c']);
    expect(keptDeckOf(deck.actor.getSnapshot().context)?.cards).toEqual(cardsOf('a', 'c'));
  });

  it('[SW26] asks for the deck of a new day as for a first one, and leaves yesterday’s cards until it is there, one that is held also then', () => {
    const deck = open(seven);
    deck.decide('pass');
    deck.decisions.answer(null);
    deck.hold();
    deck.send({ type: 'DAY_ENDED' });
    expect(deck.view()).toMatchObject({ status: 'showing' });
    expect(deck.inHand()).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
    expect(deck.queue.asked.at(-1)?.limit).toBe(20);
    deck.queue.answer(queueAnswer(cardsOf('p', 'a', 'c'), freeLimits(), 100));
    expect(deck.inHand()).toEqual(['b', 'p', 'c']);
  });
});

describe('limits', () => {
  it('[SW17] [SW19] keeps the card, opens the dialog, and asks for new limits when it closes', () => {
    const deck = open();
    deck.queue.answer(queueAnswer(cardsOf(...seven), freeLimits(9), 100));
    deck.decide('like');
    deck.decide('like');
    expect(deck.sent()).toEqual(['like a']);
    expect(deck.inHand()[0]).toBe('b');
    expect(deck.view().upgrade).toMatchObject({ feature: 'likes', suggestion: 'PREMIUM' });
    deck.decisions.answer(liked(10));
    deck.send({ type: 'UPGRADE_CLOSED' });
    const tomorrow = { ...freeLimits(0).likes, resetsAt: '2026-11-22T00:00:00.000Z' };
    deck.queue.answer(queueAnswer([], { ...freeLimits(), likes: tomorrow }, 100));
    expect(deck.view()).toMatchObject({ upgrade: null, likes: { remaining: 10 } });
    deck.decide('like');
    expect(deck.sent()).toEqual(['like a', 'like b']);
  });

  it('[SW17] suggests PREMIUM_PLUS where super-likes are not part of the plan', () => {
    const deck = open(seven);
    deck.decide('superLike');
    expect(deck.view().upgrade).toEqual({
      feature: 'superLikes',
      suggestion: 'PREMIUM_PLUS',
      resetsAt: '2026-11-21T00:00:00.000Z',
    });
    expect(deck.sent()).toEqual([]);
  });

  it('[SW17] blocks a drag like a button', () => {
    const deck = open();
    deck.queue.answer(queueAnswer(cardsOf(...seven), freeLimits(10), 100));
    deck.hold();
    deck.decide('like');
    expect(deck.isHeld()).toBe(false);
    expect(deck.inHand()).toEqual(seven);
    expect(deck.view().upgrade?.feature).toBe('likes');
  });

  it('[SW19] asks nothing when there is no dialog to close', () => {
    const deck = open(seven);
    deck.send({ type: 'UPGRADE_CLOSED' });
    expect(deck.queue.waiting()).toBe(0);
  });

  it('[SW18] opens one dialog when the server says the limit is reached', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decide('like');
    deck.decisions.refuse({ code: 'like_limit_reached', message: 'Used up.', limit: freeLimits(10).likes });
    expect(deck.inHand()).toEqual(seven);
    expect(deck.pending()).toBe(0);
    expect(deck.view()).toMatchObject({
      upgrade: { feature: 'likes' },
      likes: { remaining: 0, canUse: false },
    });
    deck.send({ type: 'UPGRADE_CLOSED' });
    expect(deck.view().upgrade).toBeNull();
  });
});

describe('match moment', () => {
  it('[SW20] [SW23] opens with the profile and its conversation, and "send message" says which', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decisions.answer(matched('a', 'talk-a'));
    expect(deck.view().match).toEqual({ profileId: 'me', profile: { _id: 'a' }, conversationId: 'talk-a' });
    deck.send({ type: 'SEND_MESSAGE' });
    expect(deck.emitted).toEqual([{ type: 'CONVERSATION_CHOSEN', profileId: 'me', conversationId: 'talk-a' }]);
    expect(deck.view().match).toBeNull();
  });

  it('[SW20] opens several one after the other', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.decide('like');
    deck.decisions.answer(matched('a', 'talk-a'));
    deck.decisions.answer(matched('b', 'talk-b', 2));
    expect(deck.view().match?.conversationId).toBe('talk-a');
    deck.send({ type: 'KEEP_SWIPING' });
    expect(deck.view().match?.conversationId).toBe('talk-b');
    deck.send({ type: 'KEEP_SWIPING' });
    expect(deck.view().match).toBeNull();
    expect(deck.emitted).toEqual([]);
  });

  it('[SW21] celebrates one match once, also when a notification tells it again', () => {
    const deck = open(seven);
    const match = { profileId: 'me', profile: { _id: 'a' }, conversationId: 'talk-a' };
    deck.decide('like');
    deck.send({ type: 'MATCHED', match });
    deck.send({ type: 'KEEP_SWIPING' });
    deck.decisions.answer(matched('a', 'talk-a'));
    deck.send({ type: 'MATCHED', match });
    expect(deck.view().match).toBeNull();
  });

  it('[SW22] waits for the hand, and lets nobody decide behind the moment', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.hold();
    deck.decisions.answer(matched('a', 'talk-a'));
    expect(deck.view().match).toBeNull();
    deck.decide('like');
    expect(deck.view().match?.conversationId).toBe('talk-a');
    expect(deck.inHand()[0]).toBe('c');
    deck.decide('like');
    deck.hold();
    expect(deck.inHand()[0]).toBe('c');
    expect(deck.isHeld()).toBe(false);
  });

  it('[SW22] opens as soon as the hand lets the card go', () => {
    const deck = open(seven);
    deck.decide('like');
    deck.hold();
    deck.decisions.answer(matched('a', 'talk-a'));
    deck.send({ type: 'LET_GO' });
    expect(deck.view().match?.conversationId).toBe('talk-a');
    expect(deck.inHand()[0]).toBe('b');
  });

  it('[SW20] opens over an empty deck after the last card', () => {
    const deck = open(['a'], 0);
    deck.decide('like');
    deck.queue.answer(queueAnswer([]));
    deck.decisions.answer(matched('a', 'talk-a'));
    expect(deck.view()).toMatchObject({ status: 'empty', match: { conversationId: 'talk-a' } });
  });
});
