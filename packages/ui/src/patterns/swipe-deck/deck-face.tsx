import { useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { DeckCard } from '../deck-card/deck-card.tsx';
import type { DeckProfile, TranslatedBio } from '../deck-card/deck-card.types.ts';
import type { MoreOf } from '../person-menu/more-of.ts';
import type { ProofsOf } from '../proofs/proof.types.ts';
import type { ScoreView } from '../why-this-card/why-this-card.tsx';

export interface DeckFaceProps {
  profile: DeckProfile;
  translation: TranslatedBio | undefined;
  /** It is decided now: what can be pressed comes onto it, after the press that brought it to the front has shown. */
  isFirst: boolean;
  isSaved: boolean | undefined;
  score: ScoreView | undefined;
  moreOf: MoreOf | undefined;
  proofsOf: ProofsOf | undefined;
  onOpen: () => void;
  onSave: (isSaved: boolean) => void;
  onAskWhy: () => void;
}

/** A profile on a card of the deck. It is drawn again when something on it changes, not with the page around the deck. */
export function DeckFace({
  profile,
  translation,
  isFirst,
  isSaved,
  score,
  moreOf,
  proofsOf,
  onOpen,
  onSave,
  onAskWhy,
}: DeckFaceProps) {
  const isLive = useDeferredValue(isFirst);
  const shownScore = isLive ? score : undefined;
  const latest = useRef({ onOpen, onSave, onAskWhy });
  useLayoutEffect(() => {
    latest.current = { onOpen, onSave, onAskWhy };
  });
  return useMemo(
    () => (
      <DeckCard
        profile={profile}
        translation={translation}
        onOpen={isLive ? () => latest.current.onOpen() : undefined}
        isSaved={isSaved}
        onSave={isLive ? (next) => latest.current.onSave(next) : undefined}
        more={isLive && moreOf?.(profile)}
        proofs={proofsOf?.(profile)}
        why={shownScore ? { score: shownScore, onAsk: () => latest.current.onAskWhy() } : undefined}
      />
    ),
    [profile, translation, isLive, isSaved, shownScore, moreOf, proofsOf],
  );
}
