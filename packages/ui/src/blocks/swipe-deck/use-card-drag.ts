import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { offsetOf, stop } from './card-motion.ts';
import { TAP_SLOP, cardTransform, tiltAt } from './drag.rules.ts';
import type { Vector } from './spring.ts';

/** How a card was released. */
export interface Release {
  /** How far the pointer moved, in px. */
  readonly drag: Vector;
  /** The card's offset, in px. */
  readonly offset: Vector;
  /** px per ms */
  readonly velocity: Vector;
  /** degrees */
  readonly tilt: number;
}

export interface CardDrag {
  /** Called with the card's offset in px; null once it is no longer held. */
  readonly onMove: (drag: Vector | null) => void;
  /** Called on release, or when the system cancels the drag. */
  readonly onRelease: (release: Release, brokenOff: boolean) => void;
  /** Called when the card was tapped. */
  readonly onTap: () => void;
}

/** A card follows the pointer fully sideways and a little up and down. */
const VERTICAL_SHARE = 0.4;
const VELOCITY_WINDOW_MS = 80;

type Trail = ReadonlyArray<Vector & { readonly time: number }>;

function velocityOf(trail: Trail): Vector {
  const last = trail.at(-1);
  const first = trail.find(({ time }) => last !== undefined && last.time - time <= VELOCITY_WINDOW_MS);
  if (!last || !first || last.time === first.time) return { x: 0, y: 0 };
  return { x: (last.x - first.x) / (last.time - first.time), y: (last.y - first.y) / (last.time - first.time) };
}

/** Follows one pointer from press to release. A card caught in mid-air continues from where it is. Ends early when aborted. */
function hold(element: HTMLElement, press: PointerEvent, drag: () => CardDrag, end: AbortController): void {
  const caught = offsetOf(element);
  const start = { x: press.clientX - caught.x, y: press.clientY - caught.y / VERTICAL_SHARE };
  const box = element.getBoundingClientRect();
  const grip = press.clientY < box.top + box.height / 2 ? 'upper' : 'lower';
  const lean = Number(getComputedStyle(element).getPropertyValue('--mu-motion') || 1);
  let at = { x: caught.x, y: caught.y / VERTICAL_SHARE };
  let trail: Trail = [];
  let isDrag = Math.hypot(caught.x, caught.y) >= 1;

  const offset = (): Vector => ({ x: at.x, y: at.y * VERTICAL_SHARE });
  const tilt = (): number => tiltAt(at.x, grip) * lean;
  const place = (): void => {
    element.style.transform = cardTransform(offset(), tilt());
  };
  if (isDrag) {
    stop(element);
    place();
  }

  const onMove = (event: PointerEvent): void => {
    if (event.pointerId !== press.pointerId) return;
    at = { x: event.clientX - start.x, y: event.clientY - start.y };
    if (!isDrag && Math.hypot(at.x, at.y) < TAP_SLOP) return;
    isDrag = true;
    trail = [...trail.slice(-12), { ...offset(), time: event.timeStamp }];
    place();
    drag().onMove(at);
  };
  const letGo =
    (brokenOff: boolean) =>
    (event: PointerEvent): void => {
      if (event.pointerId !== press.pointerId) return;
      end.abort();
      if (isDrag)
        drag().onRelease({ drag: at, offset: offset(), velocity: velocityOf(trail), tilt: tilt() }, brokenOff);
      else if (!brokenOff) drag().onTap();
    };
  const { signal } = end;
  signal.addEventListener('abort', () => {
    if (!isDrag) return;
    element.style.transform = '';
    drag().onMove(null);
  });
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', letGo(false), { signal });
  addEventListener('pointercancel', letGo(true), { signal });
}

/**
 * Makes a card draggable by plain pointer events. The card's transform is written straight to the element, so that a move costs no render. Presses on
 * the card's own buttons are ignored. A hold ends without a release once the card is not the top one, or is gone.
 */
export function useCardDrag(
  card: RefObject<HTMLElement | null>,
  isTop: boolean,
  drag: CardDrag,
): (event: ReactPointerEvent) => void {
  const held = useRef<AbortController | null>(null);
  const latest = useRef(drag);
  useEffect(() => {
    latest.current = drag;
  });
  // Before the browser gives the next event: a release would decide the card that is on top by then.
  useLayoutEffect(() => (isTop ? () => held.current?.abort() : undefined), [isTop]);

  return ({ nativeEvent, target }) => {
    const isHeld = held.current !== null && !held.current.signal.aborted;
    if (!card.current || isHeld || !nativeEvent.isPrimary || nativeEvent.button !== 0) return;
    // An overlay opened by the card is elsewhere in the page, but its presses bubble here through React.
    if (!(target instanceof Element) || !card.current.contains(target) || target.closest('a, button')) return;
    held.current = new AbortController();
    hold(card.current, nativeEvent, () => latest.current, held.current);
  };
}
