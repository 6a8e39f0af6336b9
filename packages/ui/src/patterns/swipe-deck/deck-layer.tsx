import { useLayoutEffect, useMemo, useRef } from 'react';
import { join } from '../../lib/cx.ts';
import { DeckCard } from '../deck-card/deck-card.tsx';
import type { DeckProfile, TranslatedBio } from '../deck-card/deck-card.types.ts';
import type { MoreOf } from '../person-menu/more-of.ts';
import type { ProofsOf } from '../proofs/proof.types.ts';
import { comeBack, flyOut, springBack } from './card-motion.ts';
import type { ScoreView } from '../why-this-card/why-this-card.tsx';
import type { Decided } from './deck-flow.ts';
import { DeckStamp, type Stamp } from './deck-stamp.tsx';
import type { Decision, DragRule } from './drag.rules.ts';
import type { Vector } from './spring.ts';
import { type Release, useCardDrag } from './use-card-drag.ts';

export interface DeckLayerProps {
  profile: DeckProfile;
  translation: TranslatedBio | undefined;
  /** 0 is the card to decide now; those behind it peek out below. A leaving card keeps 0. */
  depth: number;
  leaving: Decided | null;
  returned: Decided | null;
  stamp: Stamp | null;
  dragRule: DragRule;
  onMove: (drag: Vector | null) => void;
  onDecide: (decision: Decision, release: Release) => void;
  /** Called when the card was released without a decision. */
  onLetGo: () => void;
  onOpen: () => void;
  isSaved: boolean | undefined;
  onSave: (isSaved: boolean) => void;
  moreOf: MoreOf | undefined;
  proofsOf: ProofsOf | undefined;
  /** Why the first card is there; omitted if that cannot be requested. */
  score: ScoreView | undefined;
  onAskWhy: () => void;
  onGone: () => void;
}

/** One card of the deck, resting, entering or leaving. It stays the same element from the back of the deck to the end. */
export function DeckLayer({
  profile,
  translation,
  depth,
  leaving,
  returned,
  stamp,
  dragRule,
  onMove,
  onDecide,
  onLetGo,
  onOpen,
  isSaved,
  onSave,
  moreOf,
  proofsOf,
  score,
  onAskWhy,
  onGone,
}: DeckLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isTop = depth === 0 && !leaving;
  const latest = useRef({ onGone, onOpen, onSave, onAskWhy });
  useLayoutEffect(() => {
    latest.current = { onGone, onOpen, onSave, onAskWhy };
  });

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !leaving) return undefined;
    const flight = flyOut(
      element,
      leaving.decision,
      leaving.release?.offset ?? { x: 0, y: 0 },
      leaving.release?.tilt ?? 0,
    );
    flight.onfinish = () => latest.current.onGone();
    return () => flight.cancel();
  }, [leaving]);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !returned) return undefined;
    const flight = comeBack(element, returned.decision);
    return () => flight.cancel();
  }, [returned]);

  const startDrag = useCardDrag(ref, {
    onMove,
    onTap: onOpen,
    onRelease: (release, brokenOff) => {
      if (ref.current) springBack(ref.current, release.offset, release.velocity, release.tilt);
      const decision = brokenOff ? null : dragRule.decisionAt(release.drag);
      if (decision) onDecide(decision, release);
      else onLetGo();
    },
  });

  // A stamp that appears or disappears does not render the card again.
  const face = useMemo(
    () =>
      depth < 2 ? (
        <DeckCard
          profile={profile}
          translation={translation}
          onOpen={depth === 0 ? () => latest.current.onOpen() : undefined}
          isSaved={isSaved}
          onSave={depth === 0 ? (next) => latest.current.onSave(next) : undefined}
          more={depth === 0 && moreOf?.(profile)}
          proofs={proofsOf?.(profile)}
          why={depth === 0 && score ? { score, onAsk: () => latest.current.onAskWhy() } : undefined}
        />
      ) : (
        <div className="mu:h-full mu:rounded-sheet mu:border mu:border-border mu:bg-surface-raised" />
      ),
    [profile, translation, depth, isSaved, score, moreOf, proofsOf],
  );

  return (
    <div
      ref={ref}
      data-deck-card={leaving ? 'leaving' : isTop ? 'top' : 'behind'}
      inert={!isTop}
      aria-hidden={!isTop || undefined}
      onPointerDown={isTop ? startDrag : undefined}
      className={join(
        'mu:relative mu:col-start-1 mu:row-start-1 mu:min-h-0 mu:min-w-0 mu:origin-bottom mu:touch-pan-y mu:rounded-sheet mu:transition-[translate,scale,box-shadow] mu:duration-220 mu:ease-out mu:select-none mu:group-data-[dragging]/deck:transition-[box-shadow] mu:group-data-[dragging]/deck:will-change-[transform,translate,scale]',
        isTop && 'mu:cursor-grab mu:active:cursor-grabbing mu:group-data-[dragging]/deck:shadow-drag',
        leaving && 'mu:pointer-events-none',
      )}
      style={{
        zIndex: leaving ? 40 : 30 - depth,
        translate: depth === 0 ? undefined : `0 calc(${depth * 12}px - 12px * var(--mu-reveal) * var(--mu-motion))`,
        scale: depth === 0 ? undefined : `calc(${1 - depth * 0.045} + 0.045 * var(--mu-reveal) * var(--mu-motion))`,
      }}
    >
      {stamp && isTop && <DeckStamp {...stamp} />}
      {face}
    </div>
  );
}
