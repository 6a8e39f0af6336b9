/** A point or a speed in the plane of the screen: px, or px per ms. */
export interface Vector {
  readonly x: number;
  readonly y: number;
}

const FRAME_MS = 1000 / 60;
const STEPS_PER_FRAME = 4;
/** BRAND: no movement takes longer than this. */
const MAX_FRAMES = 24;
const STIFFNESS = 420;
const DAMPING = 31;
const REST_PX = 0.4;

/** The duration of a list of frames, in ms. */
export const frameDuration = (frames: readonly Vector[]): number => Math.max(1, (frames.length - 1) * FRAME_MS);

/**
 * A card's positions, sixty times a second, on its way back after its release at `from` with `velocity` (px per ms). Ends exactly at rest, after 400
 * ms at most.
 */
export function springHome(from: Vector, velocity: Vector): readonly Vector[] {
  const frames: Vector[] = [from];
  let at = from;
  let speed = { x: velocity.x * 1000, y: velocity.y * 1000 };
  const dt = FRAME_MS / 1000 / STEPS_PER_FRAME;
  while (frames.length < MAX_FRAMES) {
    for (let step = 0; step < STEPS_PER_FRAME; step += 1) {
      speed = {
        x: speed.x + (-STIFFNESS * at.x - DAMPING * speed.x) * dt,
        y: speed.y + (-STIFFNESS * at.y - DAMPING * speed.y) * dt,
      };
      at = { x: at.x + speed.x * dt, y: at.y + speed.y * dt };
    }
    if (Math.hypot(at.x, at.y) < REST_PX && Math.hypot(speed.x, speed.y) < 20) break;
    frames.push(at);
  }
  frames.push({ x: 0, y: 0 });
  return frames;
}
