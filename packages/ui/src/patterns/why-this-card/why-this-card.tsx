import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { NotLoaded } from '../../lib/not-loaded.tsx';
import { useLazy } from '../../lib/use-lazy.ts';
import { InfoIcon } from '../../primitives/icons/icons.ts';
import type { PlaceNote } from '../deck-card/signs.ts';
import type { ScoreView } from './score.types.ts';

export type { Score, ScorePart, ScoreView } from './score.types.ts';

/** Loaded on request: most cards are decided without. */
const loadOverlay = () => import('./why-overlay.tsx');

/** What is known about a card's reasons, and how to request them. */
export interface Why {
  score: ScoreView;
  /** Requests the score: called as it opens. */
  onAsk: () => void;
}

export interface WhyThisCardProps extends Why {
  /** The button's label: how much the two have in common. */
  children: string;
  /** The surface below it. */
  of: 'card' | 'profile';
  /** Whose it is. */
  name: string;
  /** What beside the points decided its place in the deck (D12, D61). */
  notes: readonly PlaceNote[];
}

/** How much two profiles have in common, as a button that explains the card: each point of the score in words. A popover, on a phone a sheet. */
export function WhyThisCard({ children, score, onAsk, of, name, notes }: WhyThisCardProps) {
  const { t } = useTranslation('discover');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { value: overlay, isFailed, request } = useLazy(loadOverlay);
  function ask(): void {
    request();
    onAsk();
    setOpen(true);
  }
  return (
    <>
      <Button
        ref={button}
        aria-label={`${children}. ${t(`why.title.${of}`)}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onHoverStart={request}
        onPress={ask}
        className="mu:relative mu:flex mu:items-center mu:gap-1.5 mu:rounded-small mu:text-left mu:text-sm mu:font-semibold mu:focus-ring mu:after:absolute mu:after:-inset-x-2 mu:after:-inset-y-3 mu:hover:underline mu:hover:underline-offset-4"
      >
        {children}
        <InfoIcon aria-hidden="true" className="mu:size-4 mu:shrink-0 mu:text-text-muted" />
      </Button>
      {isFailed && isOpen && <NotLoaded />}
      {overlay && (
        <overlay.WhyOverlay
          triggerRef={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={t(`why.title.${of}`)}
          score={score}
          name={name}
          notes={notes}
        />
      )}
    </>
  );
}
