import { deckProfiles, portraits } from '../../patterns/deck-card/deck-card.examples.ts';
import type { Limit } from '../../patterns/like-counter/like-counter.rules.ts';
import type { DiscoverDeck } from './discover-screen.tsx';

const resetsAt = '2026-11-21T00:00:00.000Z';

/** A daily limit with this many left; null is unlimited. */
export const limit = (of: number | null, remaining: number | null): Limit => ({
  limit: of,
  remaining,
  current: of === null ? 4 : of - (remaining ?? 0),
  canUse: remaining !== 0,
  resetsAt,
});

/** A free user's deck in the middle of the day. */
export const deck: DiscoverDeck = {
  status: 'showing',
  cards: deckProfiles,
  fault: null,
  hiddenByMusts: null,
  failedDecision: null,
  likes: limit(10, 7),
  superLikes: limit(0, 0),
  match: null,
  upgrade: null,
};

/** The discover screen of a person with three profiles. */
export const discoverArgs = {
  profiles: [
    { _id: 'me', name: 'Noor Haddad', profileType: 'individual', subtype: 'developer', avatar: portraits.noor },
    { _id: 'lantern', name: 'Lantern Labs', profileType: 'project', subtype: 'dapp', avatar: null },
    { _id: 'circle', name: 'Night shift', profileType: 'group', subtype: 'community', avatar: null },
  ],
  actingId: 'me',
  filter: 'all',
  proven: null,
  deck,
  now: Date.parse('2026-11-20T19:00:00.000Z'),
  createProfileHref: '/profiles?mode=choice',
} as const;
