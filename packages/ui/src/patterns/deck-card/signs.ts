import type { DeckProfile } from './deck-card.types.ts';

/** What a card says of a profile's place beside the points, the most telling first (D61). */
export type Sign = 'isNew' | 'isActiveThisWeek';
/** What is said of a place in full: `isDealt` of every card of the deck. */
export type PlaceNote = Sign | 'isBoosted' | 'isDealt';

const SIGNS: readonly Sign[] = ['isNew', 'isActiveThisWeek'];

export const signsOf = (profile: Pick<DeckProfile, Sign>): readonly Sign[] => SIGNS.filter((sign) => profile[sign]);

export const notesOf = (profile: Pick<DeckProfile, Sign | 'isBoosted'>): readonly PlaceNote[] => [
  ...(profile.isBoosted ? (['isBoosted'] as const) : []),
  ...signsOf(profile),
  'isDealt',
];
