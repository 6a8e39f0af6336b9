import type { Decision } from './drag.rules.ts';

/** The words of a SwipeDeck. */
export interface SwipeDeckTexts {
  /** The deck's name. */
  readonly label: string;
  /** The name of what holds the cards: "Cards". */
  readonly cards: string;
  /** What the keys do, for screen readers. */
  readonly hint: (can: { readonly superLike: boolean; readonly open: boolean; readonly undo: boolean }) => string;
  /** The name of the buttons: "Decide". */
  readonly decide: string;
  /** A button's name: "Like Ada"; a locked one also says that it is. */
  readonly action: (decision: Decision, name: string, isLocked: boolean) => string;
  readonly undo: string;
  /** On a card that is dragged. */
  readonly stamp: { readonly like: string; readonly pass: string };
  /** Announced once a card has left: "You liked Ada." */
  readonly did: (decision: Decision, name: string) => string;
  /** Announced once a card is there again: "Ada is back." */
  readonly cameBack: (name: string) => string;
}
