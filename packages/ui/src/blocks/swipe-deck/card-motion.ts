import { isMotionAllowed } from '../../lib/motion.ts';
import { cardTransform, type Decision } from './drag.rules.ts';
import { frameDuration, springHome, type Vector } from './spring.ts';

const HOME: Vector = { x: 0, y: 0 };
const FADE_MS = 180;
const FLY_MS = 320;
const RETURN_MS = 320;
const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

/** A card's current distance from its resting place, also during a movement. */
export function offsetOf(element: HTMLElement): Vector {
  const matrix = new DOMMatrix(getComputedStyle(element).transform);
  return { x: matrix.m41, y: matrix.m42 };
}

/** Cancels a card's movement. */
export function stop(element: HTMLElement): void {
  for (const animation of element.getAnimations()) if (!(animation instanceof CSSTransition)) animation.cancel();
}

/** A card released too early springs back to the deck. */
export function springBack(element: HTMLElement, from: Vector, velocity: Vector, tilt: number): Animation {
  const frames = isMotionAllowed(element) ? springHome(from, velocity) : [from, HOME];
  const lean = from.x === 0 ? 0 : tilt / from.x;
  return element.animate(
    frames.map((at) => ({ transform: cardTransform(at, at.x * lean) })),
    { duration: frames.length > 2 ? frameDuration(frames) : FADE_MS, easing: 'linear' },
  );
}

/** Where a decided card goes: likes to the right, passes to the left, super-likes up. */
function wayOut(element: HTMLElement, decision: Decision, from: Vector): { at: Vector; tilt: number } {
  const { width, height } = element.getBoundingClientRect();
  if (decision === 'superLike') return { at: { x: from.x, y: -(height + innerHeight / 2) }, tilt: 0 };
  const side = decision === 'like' ? 1 : -1;
  return { at: { x: side * (width + innerWidth / 2), y: from.y + 40 }, tilt: side * 18 };
}

/** A decided card leaves the deck from where it was released; with reduced motion it fades in its place. */
export function flyOut(element: HTMLElement, decision: Decision, from: Vector, tilt: number): Animation {
  if (!isMotionAllowed(element))
    return element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: FADE_MS, fill: 'forwards' });
  const out = wayOut(element, decision, from);
  return element.animate([{ transform: cardTransform(from, tilt) }, { transform: cardTransform(out.at, out.tilt) }], {
    duration: FLY_MS,
    easing: 'cubic-bezier(0.3, 0.3, 0.6, 1)',
    fill: 'forwards',
  });
}

/** A card whose decision failed comes back from the side on which it left. */
export function comeBack(element: HTMLElement, decision: Decision): Animation {
  if (!isMotionAllowed(element)) return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
  const out = wayOut(element, decision, HOME);
  return element.animate([{ transform: cardTransform(out.at, out.tilt) }, { transform: cardTransform(HOME, 0) }], {
    duration: RETURN_MS,
    easing: EASE_OUT,
  });
}
