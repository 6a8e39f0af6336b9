import {
  type KeyboardEvent,
  type ReactNode,
  type RefAttributes,
  useDeferredValue,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Group, type GroupProps } from 'react-aria-components/Group';
import { join } from '../../lib/cx.ts';
import { type ClassNames, partsOf } from '../../lib/parts.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { DeckActions } from './deck-actions.tsx';
import { type Decided, type DeckFlow, finishLeaving, followCards, startFlow } from './deck-flow.ts';
import { DeckLayer } from './deck-layer.tsx';
import { type Decision, decisionAt, revealAt } from './drag.rules.ts';
import type { Vector } from './spring.ts';
import type { swipeDeckParts } from './swipe-deck.parts.ts';
import type { SwipeDeckTexts } from './swipe-deck.texts.ts';
import type { Release } from './use-card-drag.ts';
import { useDeckKeys } from './use-deck-keys.ts';

export type { Decision } from './drag.rules.ts';
export type { SwipeDeckTexts } from './swipe-deck.texts.ts';

const SHOWN = 3;

/** One card of a deck. */
export interface DeckCard {
  readonly id: string;
  /** Who or what it is, in the buttons' names and in what is announced. */
  readonly name: string;
  /** What is announced once it is first: "Ada, developer."; its name if omitted. */
  readonly announcement?: string | undefined;
  /** What is on it. It fills the card, and is drawn for the first two. */
  readonly content: ReactNode;
}

export interface SwipeDeckProps
  extends
    Omit<GroupProps, 'children' | 'className' | 'isDisabled' | 'isInvalid' | 'isReadOnly'>,
    RefAttributes<HTMLDivElement> {
  /** In order; the first one is to be decided now. The owner removes a decided card, keeps it to refuse, and puts it first again to undo. */
  cards: readonly DeckCard[];
  /** A drag, a button or a key decided. */
  onDecide: (id: string, decision: Decision) => void;
  /** Whether there is a third decision above like and pass. */
  hasSuperLike?: boolean | undefined;
  /** The decision that is on its way; until it is there nothing else is decided. Needed where a card is not removed at once; end it together with the card. */
  deciding?: Decision | undefined;
  /** Decisions that are used up: they show a lock, and are reported all the same, so that the owner explains. */
  locked?: readonly Decision[] | undefined;
  /** Takes the last decision back. There is no such button without it. */
  onUndo?: (() => void) | undefined;
  /** Whether there is something to take back. */
  canUndo?: boolean | undefined;
  /** Enter and a tap on the card open it. */
  onOpen?: ((id: string) => void) | undefined;
  /** Called when the card is grabbed, and when it is released without a decision. What waits for the deck waits meanwhile. */
  onHold?: ((id: string) => void) | undefined;
  onLetGo?: (() => void) | undefined;
  /** Replaces the cards when there are none: loading, empty, failed. The deck keeps its place, and focus in it. */
  emptyState?: ReactNode;
  /** The same in words, announced when the last card has left. */
  emptyText?: string | undefined;
  /** Between the cards and the buttons: how many are left. */
  children?: ReactNode;
  texts?: SwipeDeckTexts | undefined;
  className?: string | undefined;
  /** Classes of its parts. */
  classNames?: ClassNames<typeof swipeDeckParts> | undefined;
}

/** Announces each decision and each new card to screen readers, politely and as one sentence. */
function useAnnouncement(
  { cards: [top], last, returned }: DeckFlow<DeckCard>,
  emptyText: string,
  words: SwipeDeckTexts,
) {
  const before =
    returned && top ? words.cameBack(top.name) : last ? words.did(last.decided.decision, last.card.name) : '';
  const text = join(before, top ? (top.announcement ?? top.name) : emptyText);
  // A live region created with text stays silent: the text comes one render later.
  return useDeferredValue(text, '');
}

/**
 * A deck: one large card with the next ones peeking out behind it. A sideways drag, the buttons and the arrow keys all decide, the keys wherever on its
 * page the focus is. Focus stays on the deck or on the button when a card leaves. Only for deciding one thing after another; show several at once in a
 * list.
 */
export function SwipeDeck({
  cards,
  onDecide,
  hasSuperLike = false,
  deciding,
  locked = [],
  onUndo,
  canUndo = true,
  onOpen,
  onHold,
  onLetGo,
  emptyState,
  emptyText = '',
  children,
  texts,
  className,
  classNames,
  ref,
  ...props
}: SwipeDeckProps) {
  const part = partsOf<typeof swipeDeckParts>('swipe-deck', classNames);
  const words = useTexts('swipeDeck', texts);
  const hint = useId();
  const section = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => section.current);
  const stage = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  const [flow, setFlow] = useState(() => startFlow(cards));
  // The decision that a dragged card has reached.
  const [armed, setArmed] = useState<Decision | null>(null);
  const [isDragging, setDragging] = useState(false);
  if (flow.cards !== cards) {
    setFlow(followCards(flow, cards, decided));
    // One that is on its way takes effect with later cards, too.
    if (deciding && decided?.among === flow.cards) setDecided({ ...decided, among: cards });
  }
  const top = flow.cards[0];
  const said = useAnnouncement(flow, emptyText, words);

  useLayoutEffect(() => {
    const active = flow.leaving.length > 0 ? document.activeElement : null;
    if (
      active &&
      stage.current !== active &&
      stage.current?.contains(active) &&
      active.closest('[data-deck-card="leaving"]')
    )
      stage.current.focus({ preventScroll: true });
  }, [flow.leaving]);

  /** Focus on a button that disappears or is disabled stays in the deck. */
  function keepFocus(): void {
    if (
      stage.current &&
      !stage.current.contains(document.activeElement) &&
      section.current?.contains(document.activeElement)
    )
      stage.current.focus({ preventScroll: true });
  }

  function decide(decision: Decision, release: Release | null = null): void {
    if (!top) return;
    if (deciding) {
      if (release) onLetGo?.();
      return;
    }
    // The buttons disappear with the last card.
    if (flow.cards.length === 1) keepFocus();
    setDecided({ id: top.id, decision, release, among: flow.cards });
    onDecide(top.id, decision);
  }

  function undo(): void {
    if (!onUndo || !canUndo || deciding) return;
    keepFocus();
    onUndo();
  }

  function move(drag: Vector | null): void {
    const reveal = drag ? revealAt(drag.x) : 0;
    // All of them: the one that was behind a card that was decided while it was held is the top one now, and may be behind again.
    for (const card of stage.current?.querySelectorAll<HTMLElement>('[data-deck-card]') ?? [])
      card.style.setProperty('--mu-reveal', String(reveal));
    if (drag && !isDragging && top) onHold?.(top.id);
    setDragging(drag !== null);
    setArmed(drag && decisionAt(drag));
  }

  useDeckKeys(section, {
    ArrowLeft: top && (() => decide('pass')),
    ArrowRight: top && (() => decide('like')),
    ArrowUp: hasSuperLike && top && (() => decide('superLike')),
    Backspace: onUndo && undo,
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (!top || !onOpen || event.key !== 'Enter' || event.repeat || event.target !== stage.current) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(top.id);
  }

  const layers = [
    ...flow.leaving.map(({ card, decided: leaving }) => ({ card, leaving, depth: 0 })),
    ...flow.cards.slice(0, SHOWN).map((card, depth) => ({ card, leaving: null, depth })),
  ];
  return (
    <Group
      data-slot="swipe-deck"
      aria-label={words.label}
      {...props}
      ref={section}
      className={join('mu:ui:flex mu:ui:flex-col mu:ui:gap-4', className)}
    >
      <Group
        ref={stage}
        aria-label={words.cards}
        {...(top ? { 'aria-describedby': hint } : {})}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...(isDragging ? { 'data-dragging': true } : {})}
        {...part(
          'cards',
          'mu:group/deck mu:grid mu:flex-1 mu:grid-cols-1 mu:grid-rows-[minmax(min-content,1fr)] mu:rounded-sheet mu:pb-6 mu:outline-offset-6 mu:outline-transparent mu:[&:focus-visible]:outline-2 mu:[&:focus-visible]:outline-focus',
        )}
      >
        {!top && <div className="mu:col-start-1 mu:row-start-1 mu:grid mu:min-w-0">{emptyState}</div>}
        {layers.map(({ card, leaving, depth }) => (
          <DeckLayer
            key={card.id}
            content={card.content}
            stamps={words.stamp}
            isArmed={armed !== null}
            depth={depth}
            leaving={leaving}
            returned={depth === 0 && !leaving && flow.returned?.id === card.id ? flow.returned : null}
            onMove={move}
            onDecide={decide}
            onLetGo={() => onLetGo?.()}
            onOpen={() => onOpen?.(card.id)}
            onGone={() => setFlow((now) => finishLeaving(now, card.id))}
            part={part}
          />
        ))}
      </Group>
      <p id={hint} className="mu:sr-only">
        {words.hint({ superLike: hasSuperLike, open: onOpen !== undefined, undo: onUndo !== undefined })}
      </p>
      {children}
      {(top || (onUndo && canUndo)) && (
        <DeckActions
          name={top ? top.name : null}
          armed={armed}
          hasSuperLike={hasSuperLike}
          locked={locked}
          deciding={deciding}
          onDecide={(decision) => decide(decision)}
          canUndo={canUndo}
          onUndo={onUndo && undo}
          words={words}
          part={part}
        />
      )}
      <output className="mu:sr-only">{said}</output>
    </Group>
  );
}
