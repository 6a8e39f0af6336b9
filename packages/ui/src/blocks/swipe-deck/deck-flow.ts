import type { Decision } from './drag.rules.ts';
import type { Release } from './use-card-drag.ts';

interface Card {
  readonly id: string;
}

/** A decision about a card, and how the card was released if it was dragged. */
export interface Decided {
  readonly id: string;
  readonly decision: Decision;
  readonly release: Release | null;
  /** The cards at that time. A decision takes effect with the very next ones or never: then it was refused. */
  readonly among: readonly Card[];
}

/** A card leaving the deck. */
export interface Leaving<C extends Card> {
  readonly card: C;
  readonly decided: Decided;
}

/** What the deck shows besides its given cards. */
export interface DeckFlow<C extends Card> {
  readonly cards: readonly C[];
  readonly leaving: readonly Leaving<C>[];
  /** The first card if it came back after it had left: its decision failed. */
  readonly returned: Decided | null;
  /** The last decision that took effect. */
  readonly last: Leaving<C> | null;
  readonly left: readonly Decided[];
}

const REMEMBERED = 20;

export const startFlow = <C extends Card>(cards: readonly C[]): DeckFlow<C> => ({
  cards,
  leaving: [],
  returned: null,
  last: null,
  left: [],
});

/**
 * Tracks the deck's given cards. A first card that is no longer among them leaves in the direction of its decision; one that was not decided here
 * (its profile was deleted, the filter changed) simply disappears. A card that had left and is first again came back.
 */
export function followCards<C extends Card>(
  flow: DeckFlow<C>,
  cards: readonly C[],
  decided: Decided | null,
): DeckFlow<C> {
  const top = flow.cards[0];
  const next = cards[0];
  const has = (id: string): boolean => cards.some((card) => card.id === id);
  const gone: Leaving<C> | null =
    top && decided && decided.id === top.id && decided.among === flow.cards && !has(top.id)
      ? { card: top, decided }
      : null;
  const returned = next && next.id !== top?.id ? flow.left.find(({ id }) => id === next.id) : undefined;
  const left = gone ? [...flow.left, gone.decided] : flow.left;
  return {
    cards,
    leaving: [...flow.leaving, ...(gone ? [gone] : [])].filter(({ card }) => !has(card.id)),
    returned: returned ?? (flow.returned?.id === next?.id ? flow.returned : null),
    last: gone ?? (returned ? null : flow.last),
    left: left.filter(({ id }) => id !== returned?.id).slice(-REMEMBERED),
  };
}

/** Called when a card has left the screen. */
export const finishLeaving = <C extends Card>(flow: DeckFlow<C>, id: string): DeckFlow<C> => ({
  ...flow,
  leaving: flow.leaving.filter(({ card }) => card.id !== id),
});
