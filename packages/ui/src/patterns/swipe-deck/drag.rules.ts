import type { Vector } from './spring.ts';

/** What a person can decide about a card (SPEC 2, Discover). */
export type Decision = 'pass' | 'superLike' | 'like';

/** From this far the stamp shows; beyond the second distance letting go decides (SPEC 9), px. */
export const STAMP_DISTANCE = 50;
export const DECIDE_DISTANCE = 100;
/** A press that moves less than this is a tap, not a drag, px. */
export const TAP_SLOP = 6;

const MAX_TILT_DEG = 12;
const TILT_PER_PX = 0.045;

/** The stamp on a card that a hand has moved by `drag` px. A drag that is more vertical than horizontal leans to nothing. */
export function stampAt({ x, y }: Vector): 'like' | 'pass' | null {
  if (Math.abs(x) < STAMP_DISTANCE || Math.abs(y) > Math.abs(x)) return null;
  return x > 0 ? 'like' : 'pass';
}

/** What letting go there decides, or null for "spring back". */
export function decisionAt(drag: Vector): 'like' | 'pass' | null {
  return Math.abs(drag.x) > DECIDE_DISTANCE ? stampAt(drag) : null;
}

/** How far the next card has come forward, 0 to 1, while the top one is `dx` px away. */
export const revealAt = (dx: number): number => Math.min(1, Math.abs(dx) / (DECIDE_DISTANCE * 1.6));

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
