import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LimitInfo } from '../shared/fault.ts';
import { freeLimits, queueAnswer } from './swipe.fixtures.ts';
import {
  addMatch,
  afterPending,
  changeFilter,
  closeMatch,
  currentLimit,
  decide,
  decisionFailed,
  decisionStored,
  endDay,
  laterLimit,
  newDeck,
  queueFailed,
  queueRequest,
  receiveQueue,
  retryDelay,
  supplyAfter,
  upgradeFor,
} from './swipe.rules.ts';
import type { Identified, SwipeContext } from './swipe.types.ts';

type Deck = SwipeContext<Identified, Identified>;

const card = (_id: string): Identified => ({ _id });
const cardsOf = (...ids: string[]): Identified[] => ids.map(card);
const idsIn = (deck: Deck): string[] => deck.hand.map((placed) => placed.card._id);
const deckOf = (...ids: string[]): Deck =>
  receiveQueue(
    newDeck<Identified, Identified>({ profileId: 'me', profileType: 'all', proven: null, random: () => 0 }),
    queueAnswer(cardsOf(...ids)),
  );

describe('asking again', () => {
  it('[SW6] waits twice as long each time, and never more than a minute', () => {
    const times = [1, 2, 3, 4, 5, 6, 60, 2_000].map((fruitless) => retryDelay({ fruitless, random: () => 1 }));
    expect(times).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000, 60_000]);
  });

  it('[SW6] waits anywhere in the second half of that time', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (fruitless, random) => {
        const longest = retryDelay({ fruitless, random: () => 1 });
        const delay = retryDelay({ fruitless, random: () => random });
        expect(delay).toBeGreaterThanOrEqual(longest / 2);
        expect(delay).toBeLessThanOrEqual(longest);
      }),
    );
    expect(retryDelay({ fruitless: 1, random: () => 0 })).toBe(1_500);
  });
});

describe('what brought nothing', () => {
  const newest = () =>
    newDeck<Identified, Identified>({ profileId: 'me', profileType: 'all', proven: null, random: () => 0 });
  const lost = { code: 'service_unavailable', message: '' };

  it.each([
    ['in a new deck', newest()],
    ['behind a new filter', changeFilter(queueFailed(newest(), lost), { profileType: 'all', proven: null })],
    ['on a new day', endDay(queueFailed(newest(), lost))],
    ['behind a card that came', receiveQueue(queueFailed(newest(), lost), queueAnswer(cardsOf('a')))],
  ])('[SW6] is counted from the beginning %s', (_where, deck) => {
    expect([deck.fruitless, queueFailed(deck, lost).fruitless]).toEqual([0, 1]);
  });
});

describe('deciding', () => {
  it('[SW12] takes nothing where there is no card, and lets go of it', () => {
    const empty = { ...deckOf(), isHeld: true };
    expect(decide(empty, 'like')).toEqual({ ...empty, isHeld: false });
  });

  it('changes nothing by an answer to a decision that is not on its way', () => {
    const deck = deckOf('a');
    expect(decisionStored(deck, null)).toBe(deck);
    expect(decisionFailed(deck, { code: 'service_unavailable', message: '' })).toBe(deck);
  });
});

describe('cards', () => {
  it('[SW1] asks for a page and for what it knows, at most 100', () => {
    expect(queueRequest(deckOf()).limit).toBe(20);
    const three = decide(deckOf('a', 'b', 'c'), 'pass');
    expect(queueRequest(three)).toEqual({ userProfileId: 'me', profileType: 'all', proven: null, limit: 23 });
    const many = deckOf(...Array.from({ length: 95 }, (_, index) => `card-${index}`));
    expect(queueRequest(many).limit).toBe(100);
  });

  it('[SW2] deals no card twice: in hand, on its way, decided, or doubled in one answer', () => {
    const decidedA = decisionStored(decide(deckOf('a', 'b', 'c'), 'pass'), null);
    const sendingB = decide(decidedA, 'pass');
    const again = receiveQueue(sendingB, queueAnswer(cardsOf('a', 'b', 'c', 'd', 'd')));
    expect(idsIn(again)).toEqual(['c', 'd']);
  });

  it('[SW4] [SW6] tells from the answer how the supply stands', () => {
    const none = deckOf();
    expect(supplyAfter(none, queueAnswer(cardsOf('a'), freeLimits(), 5))).toBe('stocked');
    expect(supplyAfter(deckOf('a'), queueAnswer(cardsOf('a'), freeLimits(), 5))).toBe('stalled');
    expect(supplyAfter(none, queueAnswer(cardsOf('a')))).toBe('lastCards');
    expect(supplyAfter(none, queueAnswer([]))).toBe('empty');
  });
});

describe('deciding', () => {
  it('[SW13] brings a card back to the top', () => {
    const failed = decisionFailed(decide(deckOf('a', 'b'), 'like'), { code: 'offline', message: 'No connection.' });
    expect(idsIn(failed)).toEqual(['a', 'b']);
    expect(failed.decided).toEqual([]);
    expect(failed.failedDecision).toEqual({
      card: card('a'),
      decision: 'like',
      fault: { code: 'offline', message: 'No connection.' },
      isBack: true,
    });
  });

  it('[SW13] puts it under the card that a hand holds', () => {
    const held: Deck = { ...decide(deckOf('a', 'b', 'c'), 'pass'), isHeld: true };
    expect(idsIn(decisionFailed(held, { code: 'service_unavailable', message: '' }))).toEqual(['b', 'a', 'c']);
  });

  it('[SW14] leaves out a card that is gone or was liked already', () => {
    for (const code of ['profile_not_found', 'already_liked', 'cannot_like_own_profile']) {
      const failed = decisionFailed(decide(deckOf('a', 'b'), 'pass'), { code, message: '' });
      expect(idsIn(failed)).toEqual(['b']);
      expect(failed.failedDecision?.isBack).toBe(false);
      expect(idsIn(receiveQueue(failed, queueAnswer(cardsOf('a'))))).toEqual(['b']);
    }
  });

  it('[SW2] [SW12] [SW13] loses and doubles no card and keeps the order, whatever is answered', () => {
    const step = fc.constantFrom('like', 'pass', 'stored', 'failed', 'refill');
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const all = Array.from({ length: 12 }, (_, index) => `card-${index + 10}`);
        let deck = deckOf(...all.slice(0, 6));
        const stored: string[] = [];
        for (const each of steps) {
          const oldest = deck.outbox[0]?.card._id;
          if (each === 'like' || each === 'pass') deck = decide(deck, each);
          else if (each === 'refill') {
            const undecided = all.filter((id) => !stored.includes(id));
            deck = receiveQueue(deck, queueAnswer(cardsOf(...undecided), unlimited));
          } else if (each === 'failed') deck = decisionFailed(deck, { code: 'service_unavailable', message: '' });
          else if (oldest !== undefined) {
            stored.push(oldest);
            deck = decisionStored(deck, null);
          }
          const everywhere = [...stored, ...deck.outbox.map((pending) => pending.card._id), ...idsIn(deck)];
          expect(new Set(everywhere).size).toBe(everywhere.length);
          expect(idsIn(deck)).toEqual(idsIn(deck).toSorted());
          expect(everywhere.length).toBeGreaterThanOrEqual(6);
        }
      }),
    );
  });
});

const limitOf = (current: number, remaining: number | null): LimitInfo => ({
  limit: remaining === null ? null : current + remaining,
  current,
  remaining,
  canUse: remaining === null || remaining > 0,
  resetsAt: '2026-11-21T00:00:00.000Z',
});
const unlimited = { likes: limitOf(0, null), superLikes: limitOf(0, null) };

describe('limits', () => {
  it('[SW16] counts what is on its way as used', () => {
    const liked = decide(deckOf('a', 'b'), 'like');
    expect(currentLimit(liked, 'likes')).toMatchObject({ current: 1, remaining: 9, canUse: true });
    expect(currentLimit(decide(liked, 'pass'), 'likes')).toMatchObject({ current: 1, remaining: 9 });
    expect(afterPending(limitOf(9, 1), 1)).toMatchObject({ remaining: 0, canUse: false });
    expect(afterPending(limitOf(4, null), 3)).toEqual(limitOf(4, null));
  });

  it('[SW16] believes the later of two reports of one day, a newer day and a new tier', () => {
    const four = limitOf(4, 6);
    const tomorrow = { ...limitOf(0, 10), resetsAt: '2026-11-22T00:00:00.000Z' };
    expect(laterLimit(four, limitOf(3, 7))).toEqual(four);
    expect(laterLimit(four, limitOf(5, 5))).toEqual(limitOf(5, 5));
    expect(laterLimit(four, tomorrow)).toEqual(tomorrow);
    expect(laterLimit(tomorrow, four)).toEqual(tomorrow);
    expect(laterLimit(four, limitOf(4, null))).toEqual(limitOf(4, null));
  });

  it('[SW16] believes the newer of two reports that count the same, after a limit that was used up came back', () => {
    const usedUp = { ...limitOf(4, 6), remaining: 0, canUse: false };
    expect(laterLimit(usedUp, limitOf(4, 6))).toEqual(limitOf(4, 6));
  });

  it('[SW16] believes the limit of another plan, though fewer of it are used', () => {
    const paid = { ...limitOf(4, 1), limit: 5 };
    const free = { ...limitOf(0, 0), limit: 0, canUse: false };
    expect(laterLimit(paid, free)).toEqual(free);
  });

  it('[SW16] does not believe a queue answer about limits while a decision is on its way', () => {
    const liked = decide(deckOf('a', 'b'), 'like');
    const refilled = receiveQueue(liked, queueAnswer([], freeLimits(1)));
    expect(currentLimit(refilled, 'likes')?.remaining).toBe(9);
  });

  it('[SW16] lets an answer that is older than what is known change neither limit', () => {
    const known = { likes: limitOf(4, 6), superLikes: limitOf(2, 1) };
    const older = { likes: limitOf(3, 7), superLikes: limitOf(1, 2) };
    const refilled = receiveQueue({ ...deckOf('a'), limits: known }, queueAnswer([], older));
    for (const feature of ['likes', 'superLikes'] as const)
      expect(currentLimit(refilled, feature)).toEqual(known[feature]);
  });

  it('[SW17] blocks before sending and says what would help', () => {
    const usedUp = { ...deckOf('a'), limits: freeLimits(10) };
    const blocked = decide(usedUp, 'like');
    expect(idsIn(blocked)).toEqual(['a']);
    expect(blocked.outbox).toEqual([]);
    expect(blocked.upgrade).toEqual({
      feature: 'likes',
      suggestion: 'PREMIUM',
      resetsAt: '2026-11-21T00:00:00.000Z',
    });
    expect(decide(deckOf('a'), 'superLike').upgrade).toMatchObject({ suggestion: 'PREMIUM_PLUS' });
    expect(idsIn(decide(usedUp, 'pass'))).toEqual([]);
    expect(upgradeFor('superLikes', null).resetsAt).toBeNull();
  });

  it('[SW18] takes back everything under a limit that the server says is reached', () => {
    const limit = limitOf(10, 0);
    let deck = deckOf('a', 'b', 'c', 'd');
    for (const decision of ['like', 'pass', 'like'] as const) deck = decide(deck, decision);
    const failed = decisionFailed(deck, { code: 'like_limit_reached', message: '', limit });
    expect(idsIn(failed)).toEqual(['a', 'c', 'd']);
    expect(failed.outbox.map((pending) => pending.card._id)).toEqual(['b']);
    expect(failed.upgrade).toMatchObject({ feature: 'likes', resetsAt: limit.resetsAt });
    expect(currentLimit(failed, 'likes')).toEqual(limit);
    expect(failed.failedDecision).toBeNull();
  });

  it('[SW18] knows a used-up limit by its code alone', () => {
    const deck: Deck = { ...deckOf('a'), limits: { ...freeLimits(), superLikes: limitOf(0, 5) } };
    const failed = decisionFailed(decide(deck, 'superLike'), { code: 'super_like_unavailable', message: '' });
    expect(failed.upgrade).toMatchObject({ feature: 'superLikes', suggestion: 'PREMIUM_PLUS' });
    expect(currentLimit(failed, 'superLikes')).toMatchObject({ remaining: 0, canUse: false });
  });
});

describe('match moment', () => {
  const answer = { isMatch: true, conversationId: 'talk-a', matchedProfile: card('a'), ...unlimited };

  it('[SW20] opens for a match alone', () => {
    const liked = decide(deckOf('a', 'b'), 'like');
    expect(decisionStored(liked, answer).matches).toHaveLength(1);
    expect(decisionStored(liked, { ...answer, isMatch: false }).matches).toEqual([]);
    expect(decisionStored(liked, { ...answer, conversationId: null }).matches).toEqual([]);
    expect(decisionStored(liked, { ...answer, matchedProfile: null }).matches).toEqual([]);
  });

  it('[SW21] remembers every conversation that was celebrated', () => {
    const moments = ['talk-a', 'talk-b', 'talk-a'].map((conversationId) => ({
      profileId: 'me',
      profile: card('a'),
      conversationId,
    }));
    const deck = moments.reduce<Deck>((each, match) => closeMatch(addMatch(each, match)), deckOf());
    expect(deck).toMatchObject({ matches: [], celebrated: ['talk-a', 'talk-b'] });
  });
});
