import type { Vector } from './spring.ts';

/** What a person can decide about a card (SPEC 2, Discover). */
export type Decision = 'pass' | 'superLike' | 'like';

/** What a drag does (SPEC 2 and 9). Its owner tells: the rule is the product's, the deck follows the hand. */
export interface DragRule {
  /** The stamp on a card that a hand has moved by so many px. */
  readonly stampAt: (drag: Vector) => 'like' | 'pass' | null;
  /** What letting go there decides, or null for "spring back". */
  readonly decisionAt: (drag: Vector) => 'like' | 'pass' | null;
  /** Beyond this letting go decides, px sideways. */
  readonly decideDistance: number;
}

/** A press that moves less than this is a tap, not a drag, px. */
export const TAP_SLOP = 6;

const MAX_TILT_DEG = 12;
const TILT_PER_PX = 0.045;

/** How far the next card has come forward, 0 to 1, while the top one is `dx` px away and `decideDistance` decides. */
export const revealAt = (dx: number, decideDistance: number): number =>
  Math.min(1, Math.abs(dx) / (decideDistance * 1.6));

/**
 * How a held card leans, in degrees. A card held above its middle leans with the drag, one held below it against the drag,
 * as paper does.
 */
export function tiltAt(dx: number, grip: 'upper' | 'lower'): number {
  const lean = Math.max(-MAX_TILT_DEG, Math.min(MAX_TILT_DEG, dx * TILT_PER_PX));
  return grip === 'upper' ? lean : -lean;
}

/** The CSS transform of a card that is `offset` px from home and leans `tilt` degrees. */
export const cardTransform = (offset: Vector, tilt: number): string =>
  `translate3d(${offset.x.toFixed(2)}px, ${offset.y.toFixed(2)}px, 0) rotate(${tilt.toFixed(2)}deg)`;
