import type { DeckFilter, DeckProof, ProfileType } from '../../database/schema.ts';

export const TYPES: readonly ProfileType[] = ['individual', 'group', 'project'];
const PROOFS: readonly DeckProof[] = ['wallet', 'contract'];

/** What a deck holds: a type, null for all; and who has proven something and shows it (D84), null for whoever they are. */
interface FilterParts {
  type: ProfileType | null;
  proven: DeckProof | null;
}

export function deckFilter({ type, proven }: FilterParts): DeckFilter {
  const ofType = type ?? 'all';
  return proven === null ? ofType : `${ofType} ${proven}`;
}

const PARTS: ReadonlyMap<DeckFilter, FilterParts> = new Map(
  [null, ...TYPES].flatMap((type) =>
    [null, ...PROOFS].map((proven) => [deckFilter({ type, proven }), { type, proven }] as const),
  ),
);

/** Each is a stored deck of its own. */
export const DECK_FILTERS: readonly DeckFilter[] = [...PARTS.keys()];

export function partsOf(filter: DeckFilter): FilterParts {
  const parts = PARTS.get(filter);
  if (parts === undefined) throw new Error(`There is no deck of ${filter}`);
  return parts;
}
