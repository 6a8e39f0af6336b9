import { array, assert, boolean, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../../clock.ts';
import {
  fairShare,
  isActiveThisWeek,
  isNew,
  mayBeBoosted,
  mixed,
  placed,
  type Presence,
  type SeenToday,
} from './schedule.rules.ts';

const NOW = new Date('2026-11-26T12:00:00.000Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const dayAgo = (days: number): string => ago(days).toISOString().slice(0, 10);

/** A member of long standing who looked at a deck today. */
const member = (of: Partial<Presence> = {}): Presence => ({
  createdAt: ago(100),
  shown: 0,
  lastActiveOn: dayAgo(0),
  isToday: false,
  ...of,
});
/** What its exposure adds to the place of a profile that was shown 9 times, at a fair share of 10. */
const due = (of: Partial<Presence>): number => placed(0, member({ shown: 9, ...of }), 10, NOW);

it('a profile is new for 7 days to the millisecond', () => {
  expect(isNew(new Date(ago(7).getTime() + 1), NOW)).toBe(true);
  expect(isNew(ago(7), NOW)).toBe(false);
});

it('a person is active this week until the seventh day after the last one', () => {
  expect(isActiveThisWeek(dayAgo(7), NOW)).toBe(true);
  expect(isActiveThisWeek(dayAgo(8), NOW)).toBe(false);
  // A UTC day begins at midnight: at noon, the eighth one is more than 8 days ago.
  expect(isActiveThisWeek('2026-11-18', new Date('2026-11-26T00:00:00.000Z'))).toBe(false);
  expect(isActiveThisWeek(null, NOW)).toBe(false);
});

it('exposure adds 20 points to who was never shown, nothing to who had a fair share, and takes at most 60 (D61)', () => {
  expect(placed(50, member(), 1000, NOW)).toBe(70);
  expect(placed(50, member({ shown: 9 }), 10, NOW)).toBe(50);
  expect(placed(50, member({ shown: 14 }), 10, NOW)).toBe(40);
  expect(placed(50, member({ shown: 39 }), 10, NOW)).toBe(-10);
  expect(placed(50, member({ shown: 400 }), 10, NOW)).toBe(-10);
});

it('what is due depends on when somebody was here: 1 this week, 0.4 within 30 days, 0.02 beyond', () => {
  expect(due({ lastActiveOn: dayAgo(7) })).toBe(0);
  expect(due({ lastActiveOn: dayAgo(8) })).toBe(-30);
  expect(due({ lastActiveOn: dayAgo(29) })).toBe(-30);
  expect(placed(0, member({ shown: 9, lastActiveOn: '2026-10-27' }), 10, new Date('2026-11-26T00:00:00.000Z'))).toBe(
    -30,
  );
  expect(placed(0, member({ shown: 1, lastActiveOn: dayAgo(31) }), 50, NOW)).toBe(-20);
  expect(placed(0, member({ shown: 1, lastActiveOn: null }), 50, NOW)).toBe(-20);
});

it('a newcomer is due six times as much until 50 people have seen it, then as much as somebody active, for 7 days', () => {
  const newcomer = { createdAt: ago(2), lastActiveOn: null };
  expect(placed(0, member({ ...newcomer, shown: 11 }), 10, NOW)).toBe(16);
  expect(placed(0, member({ ...newcomer, shown: 49 }), 100, NOW)).toBeCloseTo(20 * (1 - 50 / 600), 0);
  expect(placed(0, member({ ...newcomer, shown: 50 }), 51, NOW)).toBe(0);
});

it('a pair of today stands before every other, whatever its points and exposure', () => {
  const worst = placed(0, member({ shown: 400, isToday: true }), 10, NOW);
  expect(worst).toBe(940);
  expect(worst).toBeGreaterThan(placed(200, member(), 1000, NOW));
});

it('exposure counts for nothing in a deck without a fair share', () => {
  expect(placed(33, member({ shown: 400 }), null, NOW)).toBe(33);
});

it('places are whole eighths, which single precision keeps', () => {
  assert(
    property(integer({ min: 0, max: 100 }), integer({ min: 0, max: 500 }), boolean(), (points, shown, isToday) => {
      const place = placed(points, member({ shown, isToday }), 7.3, NOW);
      expect(Math.fround(place)).toBe(place);
      expect(place * 8).toBe(Math.round(place * 8));
    }),
  );
  expect(placed(0, member({ shown: 0 }), 3, NOW)).toBe(13.375);
});

it('the fair share is what a weight of 1 was shown on average, and 1 of nobody', () => {
  expect(fairShare([], NOW)).toBe(1);
  expect(fairShare([member({ shown: 9 }), member({ shown: 29 })], NOW)).toBe(20);
  expect(fairShare([member({ shown: 9 }), member({ shown: 3, lastActiveOn: dayAgo(20) })], NOW)).toBe(10);
  expect(fairShare([member({ shown: 100 }), member({ shown: 0, lastActiveOn: null })], NOW)).toBe(100);
});

it('the first card of a day may be boosted, and one more after three others while they are at most one in four (D12)', () => {
  expect(mayBeBoosted({ seen: 0, seenBoosted: 0 }, 0)).toBe(true);
  expect(mayBeBoosted({ seen: 9, seenBoosted: 0 }, 0)).toBe(true);
  expect(mayBeBoosted({ seen: 6, seenBoosted: 1 }, 6)).toBe(false);
  expect(mayBeBoosted({ seen: 7, seenBoosted: 1 }, 6)).toBe(true);
  expect(mayBeBoosted({ seen: 7, seenBoosted: 1 }, 3)).toBe(true);
  expect(mayBeBoosted({ seen: 7, seenBoosted: 1 }, 2)).toBe(false);
});

const isBoosted = (card: string): boolean => card.startsWith('b');
const named = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`);

it('mixes both classes under the ceiling, from what was seen today on, and ends with who is left', () => {
  const fresh: SeenToday = { seen: 0, seenBoosted: 0 };
  const cards = mixed(named('b', 4), named('o', 9), fresh);
  expect(cards.join(' ')).toBe('b1 o1 o2 o3 o4 o5 o6 b2 o7 o8 o9 b3 b4');
  expect(mixed(named('b', 2), named('o', 4), { seen: 7, seenBoosted: 1 }).join(' ')).toBe('b1 o1 o2 o3 b2 o4');
  expect(mixed(named('b', 2), named('o', 4), { seen: 4, seenBoosted: 2 }).join(' ')).toBe('o1 o2 o3 o4 b1 b2');
  // Three others stand between two also where more would be due.
  expect(mixed(named('b', 2), named('o', 4), { seen: 20, seenBoosted: 1 }).join(' ')).toBe('b1 o1 o2 o3 b2 o4');
  expect(mixed(named('b', 2), [], { seen: 7, seenBoosted: 5 })).toEqual(['b1', 'b2']);
  expect(mixed([], named('o', 2), fresh)).toEqual(['o1', 'o2']);
});

it('deals everybody once, each class in its order, nobody boosted above a quarter of the day while others are left', () => {
  const few = integer({ min: 0, max: 30 });
  assert(
    property(few, few, array(boolean(), { maxLength: 30 }), (boosted, others, before) => {
      const today = { seen: before.length, seenBoosted: before.filter(Boolean).length };
      const cards = mixed(named('b', boosted), named('o', others), today);
      expect(cards.filter(isBoosted)).toEqual(named('b', boosted));
      expect(cards.filter((card) => !isBoosted(card))).toEqual(named('o', others));
      const untilLast = cards.slice(0, cards.findLastIndex((card) => !isBoosted(card)) + 1);
      let { seen, seenBoosted } = today;
      for (const card of untilLast) {
        seen += 1;
        if (!isBoosted(card)) continue;
        seenBoosted += 1;
        expect(seenBoosted === 1 || seenBoosted <= seen / 4).toBe(true);
      }
    }),
  );
});
