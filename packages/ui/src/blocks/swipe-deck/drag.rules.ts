import type { Vector } from './spring.ts';

/** What can be decided about a card. */
export type Decision = 'pass' | 'superLike' | 'like';

/** The effect of a drag. */
export interface DragRule {
  /** The stamp on a card dragged by this many px. */
  readonly stampAt: (drag: Vector) => 'like' | 'pass' | null;
  /** What releasing there decides, or null for "spring back". */
  readonly decisionAt: (drag: Vector) => 'like' | 'pass' | null;
  /** Beyond this releasing decides, in px sideways. */
  readonly decideDistance: number;
}

/** What a dragged card shows. */
export interface Stamp {
  readonly decision: 'like' | 'pass';
  /** Releasing now decides. */
  readonly isArmed: boolean;
}

const sideAt = ({ x, y }: Vector, beyond: number): 'like' | 'pass' | null => {
  if (Math.abs(x) <= beyond || Math.abs(y) > Math.abs(x)) return null;
  return x > 0 ? 'like' : 'pass';
};

/** Sideways beyond 100 px decides, the stamp shows from half of it; a drag that is more up or down than sideways does neither. */
export const sideways: DragRule = {
  stampAt: (drag) => sideAt(drag, 50),
  decisionAt: (drag) => sideAt(drag, 100),
  decideDistance: 100,
};

/** A press that moves less than this is a tap, not a drag, in px. */
export const TAP_SLOP = 6;

const MAX_TILT_DEG = 12;
const TILT_PER_PX = 0.045;

/** How far the next card has come forward, 0 to 1, while the top one is `dx` px away and `decideDistance` decides. */
export const revealAt = (dx: number, decideDistance: number): number =>
  Math.min(1, Math.abs(dx) / (decideDistance * 1.6));

/** A held card's tilt, in degrees. A card held above its middle tilts with the drag, one held below it against the drag, as paper does. */
export function tiltAt(dx: number, grip: 'upper' | 'lower'): number {
  const lean = Math.max(-MAX_TILT_DEG, Math.min(MAX_TILT_DEG, dx * TILT_PER_PX));
  return grip === 'upper' ? lean : -lean;
}

/** The CSS transform of a card with an offset of `offset` px and a tilt of `tilt` degrees. */
export const cardTransform = (offset: Vector, tilt: number): string =>
  `translate3d(${offset.x.toFixed(2)}px, ${offset.y.toFixed(2)}px, 0) rotate(${tilt.toFixed(2)}deg)`;
