import { type PointerEvent as ReactPointerEvent, useRef } from 'react';
import { deckProfiles } from '../../../../packages/ui/src/patterns/deck-card/deck-card.examples.ts';
import { DeckCard } from '../../../../packages/ui/src/patterns/deck-card/deck-card.tsx';
import { SwipeDeck } from '../../../../packages/ui/src/patterns/swipe-deck/swipe-deck.tsx';

const PLACE = 'mu:mx-auto mu:flex mu:h-[46rem] mu:w-[23rem] mu:flex-col';

/** The product's deck. */
export function Deck() {
  return (
    <div className={PLACE}>
      <SwipeDeck className="mu:flex-1" cards={deckProfiles} onDecide={() => {}} onOpen={() => {}} />
    </div>
  );
}

/** The same cards; a move only sets the first one's transform. */
export function PlainDeck() {
  const top = useRef<HTMLDivElement>(null);
  function hold({ clientX, clientY }: ReactPointerEvent): void {
    const move = (event: PointerEvent): void => {
      if (top.current)
        top.current.style.transform = `translate3d(${event.clientX - clientX}px, ${event.clientY - clientY}px, 0)`;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', () => removeEventListener('pointermove', move), { once: true });
  }
  const [first, second] = deckProfiles;
  return (
    <div className={PLACE}>
      <div className="mu:grid mu:flex-1 mu:pb-36 mu:select-none">
        <div className="mu:col-start-1 mu:row-start-1">
          <DeckCard profile={second} />
        </div>
        <div ref={top} data-deck-card="top" className="mu:z-1 mu:col-start-1 mu:row-start-1" onPointerDown={hold}>
          <DeckCard profile={first} onOpen={() => {}} />
        </div>
      </div>
    </div>
  );
}
