import { expect, it } from 'vitest';
import { countHotOperations } from './testing/hot-operations.ts';

/**
 * How many statements each sends to the database, and how many of them in sequence. Each is a round trip, which costs more than most statements: one
 * more here needs a reason, one fewer is welcome.
 */
const BUDGET = {
  getMe: { count: 1, inSequence: 1 },
  // What one seeks is read first, because it decides what the deck may hold (D62).
  getMatchQueue: { count: 6, inSequence: 4 },
  getHome: { count: 8, inSequence: 3 },
  listMatches: { count: 2, inSequence: 2 },
  listConversations: { count: 2, inSequence: 2 },
  getNotificationCounts: { count: 2, inSequence: 2 },
  listNotifications: { count: 3, inSequence: 2 },
  // Of a newcomer: whether they have proven something is asked once (D66).
  sendMessage: { count: 8, inSequence: 8 },
  // A like that makes a match. Whether a block stands between the two is asked once both are locked (D64), and whether a device still
  // shows the push of the like that is answered.
  likeProfile: { count: 18, inSequence: 18 },
  'publish-message': { count: 1, inSequence: 1 },
  'publish-notification': { count: 2, inSequence: 2 },
};

it('asks the database no more often than the budget of each hot operation', async () => {
  expect(Object.fromEntries(await countHotOperations())).toEqual(BUDGET);
});
