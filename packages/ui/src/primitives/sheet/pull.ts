/** A sheet pulled down this far closes on release. */
export const PULL_TO_CLOSE = 100;
/** So does one flicked at this speed, in pixels per millisecond. */
const FLICK = 0.5;
/** A trembling finger is no flick. */
const TREMBLE = 16;
/** The speed is that of the last moments, not of the whole drag. */
const MOMENT = 80;

export interface Place {
  y: number;
  /** Milliseconds. */
  at: number;
}

/** How far down the sheet is for a finger that moved this far: it follows downwards, hardly upwards. */
export const offsetOf = (moved: number): number => (moved >= 0 ? moved : -Math.sqrt(-moved));

/** Whether a sheet dragged along these points and released at the last one closes. */
export function closes(trail: readonly Place[]): boolean {
  const [first, last] = [trail[0], trail.at(-1)];
  if (!first || !last) return false;
  const distance = last.y - first.y;
  const recent = trail.find(({ at }) => last.at - at <= MOMENT) ?? first;
  const speed = last.at > recent.at ? (last.y - recent.y) / (last.at - recent.at) : 0;
  return distance > PULL_TO_CLOSE ? speed > -FLICK : distance > TREMBLE && speed > FLICK;
}
