import type { Vector } from './spring.ts';

/** What can be decided about a card. */
export type Decision = 'pass' | 'superLike' | 'like';

/** Beyond this releasing decides, and from this a stamp shows, in px sideways (SW8, SW9). */
const DECIDE_DISTANCE = 100;
const STAMP_DISTANCE = 50;

/** The decision that a drag leans to; null where it is more up or down than sideways (SW9, SW10). */
export function stampAt({ x, y }: Vector): 'like' | 'pass' | null {
  if (Math.abs(x) < STAMP_DISTANCE || Math.abs(y) > Math.abs(x)) return null;
  return x > 0 ? 'like' : 'pass';
}

/** What releasing decides, or null for "spring back" (SW8, SW10). */
export const decisionAt = (drag: Vector): 'like' | 'pass' | null =>
  Math.abs(drag.x) > DECIDE_DISTANCE ? stampAt(drag) : null;

/** A press that moves less than this is a tap, not a drag, in px. */
export const TAP_SLOP = 6;

const MAX_TILT_DEG = 12;
const TILT_PER_PX = 0.045;

/** How far the next card has come forward, 0 to 1, while the top one is `dx` px away. */
export const revealAt = (dx: number): number => Math.min(1, Math.abs(dx) / (DECIDE_DISTANCE * 1.6));

/** A held card's tilt, in degrees. A card held above its middle tilts with the drag, one held below it against the drag, as paper does. */
export function tiltAt(dx: number, grip: 'upper' | 'lower'): number {
  const lean = Math.max(-MAX_TILT_DEG, Math.min(MAX_TILT_DEG, dx * TILT_PER_PX));
  return grip === 'upper' ? lean : -lean;
}

/** The CSS transform of a card with an offset of `offset` px and a tilt of `tilt` degrees. */
export const cardTransform = (offset: Vector, tilt: number): string =>
  `translate3d(${offset.x.toFixed(2)}px, ${offset.y.toFixed(2)}px, 0) rotate(${tilt.toFixed(2)}deg)`;
