import { type ReactNode, useDeferredValue, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { join } from '../../lib/cx.ts';
import type { PartProps } from '../../lib/parts.ts';
import { comeBack, flyOut, springBack } from './card-motion.ts';
import type { Decided } from './deck-flow.ts';
import { DeckStamp } from './deck-stamp.tsx';
import { type Decision, decisionAt, stampAt } from './drag.rules.ts';
import type { Vector } from './spring.ts';
import type { SwipeDeckTexts } from './swipe-deck.texts.ts';
import { type Release, useCardDrag } from './use-card-drag.ts';

interface DeckLayerProps {
  /** What is on the card; one deep in the deck shows its edge alone. */
  content: ReactNode;
  /** What is stamped on it while it is dragged. */
  stamps: SwipeDeckTexts['stamp'];
  /** Releasing it now decides. */
  isArmed: boolean;
  /** 0 is the card to decide now; those behind it peek out below. A leaving card keeps 0. */
  depth: number;
  leaving: Decided | null;
  returned: Decided | null;
  onMove: (drag: Vector | null) => void;
  onDecide: (decision: Decision, release: Release) => void;
  /** Called when the card was released without a decision. */
  onLetGo: () => void;
  onOpen: () => void;
  onGone: () => void;
  part: PartProps<'card' | 'stamp'>;
}

/** One card of the deck, resting, entering or leaving. It stays the same element from the back of the deck to the end. */
export function DeckLayer({
  content,
  stamps,
  isArmed,
  depth,
  leaving,
  returned,
  onMove,
  onDecide,
  onLetGo,
  onOpen,
  onGone,
  part,
}: DeckLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  // Its own state: a drag that stamps the card draws this card alone, not the deck.
  const [stamp, setStamp] = useState<'like' | 'pass' | null>(null);
  const isTop = depth === 0 && !leaving;
  // The first card covers the one behind it but for its edge, which is all that a press shows of it.
  const isNear = useDeferredValue(depth < 2, false);
  const leave = useEffectEvent(onGone);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !leaving) return undefined;
    const flight = flyOut(
      element,
      leaving.decision,
      leaving.release?.offset ?? { x: 0, y: 0 },
      leaving.release?.tilt ?? 0,
    );
    flight.onfinish = () => leave();
    return () => flight.cancel();
  }, [leaving]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !returned) return undefined;
    const flight = comeBack(element, returned.decision);
    return () => flight.cancel();
  }, [returned]);

  const startDrag = useCardDrag(ref, isTop, {
    onMove(drag) {
      setStamp(drag && stampAt(drag));
      onMove(drag);
    },
    onTap: onOpen,
    onRelease: (release, brokenOff) => {
      if (ref.current) springBack(ref.current, release.offset, release.velocity, release.tilt);
      const decision = brokenOff ? null : decisionAt(release.drag);
      if (decision) onDecide(decision, release);
      else onLetGo();
    },
  });

  return (
    <div
      ref={ref}
      data-deck-card={leaving ? 'leaving' : isTop ? 'top' : 'behind'}
      inert={!isTop}
      aria-hidden={!isTop || undefined}
      onPointerDown={isTop ? startDrag : undefined}
      {...part(
        'card',
        join(
          'mu:relative mu:col-start-1 mu:row-start-1 mu:min-h-0 mu:min-w-0 mu:origin-bottom mu:[touch-action:pan-y] mu:rounded-sheet mu:transition-[translate,scale,box-shadow] mu:duration-220 mu:ease-out mu:select-none mu:group-data-[dragging]/deck:transition-[box-shadow] mu:group-data-[dragging]/deck:will-change-[transform,translate,scale]',
          isTop && 'mu:cursor-grab mu:active:cursor-grabbing mu:group-data-[dragging]/deck:shadow-drag',
          leaving && 'mu:pointer-events-none',
        ),
      )}
      style={{
        zIndex: leaving ? 40 : 30 - depth,
        translate: depth === 0 ? undefined : `0 calc(${depth * 12}px - 12px * var(--mu-reveal) * var(--mu-motion))`,
        scale: depth === 0 ? undefined : `calc(${1 - depth * 0.045} + 0.045 * var(--mu-reveal) * var(--mu-motion))`,
      }}
    >
      {isTop && stamp && <DeckStamp decision={stamp} isArmed={isArmed} words={stamps} part={part} />}
      {depth === 0 || (depth < 2 && isNear) ? (
        content
      ) : (
        <div className="mu:h-full mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised" />
      )}
    </div>
  );
}
