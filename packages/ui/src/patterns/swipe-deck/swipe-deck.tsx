import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { Group } from 'react-aria-components/Group';
import { join } from '../../lib/cx.ts';
import type { DeckProfile, TranslatedBio } from '../deck-card/deck-card.types.ts';
import { joinNames, namesInCommon } from '../deck-card/in-common.ts';
import { useCommonNames } from '../deck-card/use-common-names.ts';
import { useKindOf } from '../deck-card/use-profile-words.ts';
import type { MoreOf } from '../person-menu/more-of.ts';
import type { ProofsOf } from '../proofs/proof.types.ts';
import type { ScoreView } from '../why-this-card/why-this-card.tsx';
import { DeckActions } from './deck-actions.tsx';
import { type Decided, type DeckFlow, finishLeaving, followCards, startFlow } from './deck-flow.ts';
import { DeckLayer } from './deck-layer.tsx';
import type { Stamp } from './deck-stamp.tsx';
import { type Decision, type DragRule, revealAt } from './drag.rules.ts';
import type { Vector } from './spring.ts';
import type { Release } from './use-card-drag.ts';
import { useDeckKeys } from './use-deck-keys.ts';

export type { Decision, DragRule } from './drag.rules.ts';

const SHOWN = 3;

/** Why cards are there: the score requested last. */
export interface DeckWhy {
  score: ScoreView;
  onAsk: (id: string) => void;
}

export interface SwipeDeckProps {
  /** The cards in order; the first one is to be decided now. The owner removes a decided card, or keeps it to refuse. */
  cards: readonly DeckProfile[];
  /** Translated bios by profile id, as far as available. */
  translations?: ReadonlyMap<string, TranslatedBio> | undefined;
  onDecide: (id: string, decision: Decision) => void;
  /** Where a drag shows its stamp and where it decides. */
  dragRule: DragRule;
  /** Called when the card is grabbed, and when it is released without a decision. What waits for the deck waits meanwhile. */
  onHold?: ((id: string) => void) | undefined;
  onLetGo?: (() => void) | undefined;
  /** Enter, a tap and the button on the card open the profile. */
  onOpen: (id: string) => void;
  /** Whether a profile is saved (D22), and saving it; omitted until known. */
  isSaved?: ((id: string) => boolean | undefined) | undefined;
  onSave?: ((profile: DeckProfile, isSaved: boolean) => void) | undefined;
  /** Why a card is there, as far as requested. */
  why?: DeckWhy | undefined;
  /** The menu of the first card's person. */
  moreOf?: MoreOf | undefined;
  /** What each card's profile has proven. */
  proofsOf?: ProofsOf | undefined;
  /** Decisions that need a higher tier or tomorrow: they show a lock and are reported all the same. */
  locked?: readonly Decision[];
  /** Replaces the cards when there are none: loading, empty, failed. The deck keeps its place, and focus in it. */
  emptyState?: ReactNode;
  /** The same in words, announced when the last card has left. */
  emptyText?: string;
  /** Between the cards and the buttons, such as the like counter. */
  children?: ReactNode;
  className?: string;
}

/** Announces each decision and each new card to screen readers, politely and as one sentence. */
function useAnnouncement({ cards: [top], last, returned }: DeckFlow<DeckProfile>, emptyText: string): string {
  const { t } = useTranslation('discover');
  const { locale } = useLocale();
  const kindOf = useKindOf();
  const inCommon = useCommonNames();
  const card = top
    ? top.common.count > 0
      ? t('deck.card', {
          name: top.name,
          kind: kindOf(top),
          common: t('card.common', { count: top.common.count }),
          names: joinNames(namesInCommon(inCommon(top.common), locale), locale),
        })
      : t('deck.cardAlone', { name: top.name, kind: kindOf(top) })
    : emptyText;
  const reason = top?.reason ? `${t('card.aiMatching')} ${top.reason}` : '';
  const before =
    returned && top
      ? t('deck.cameBack', { name: top.name })
      : last
        ? t(`deck.did.${last.decided.decision}`, { name: last.card.name })
        : '';
  const text = [before, card, reason].filter(Boolean).join(' ');
  // A live region created with text stays silent: the text comes one render later.
  return useDeferredValue(text, '');
}

/**
 * The deck: one large card with the next ones peeking out behind it. A sideways drag beyond 100 px, the three buttons and the arrow keys all decide
 * (SPEC 2), the keys wherever on its page the focus is. Focus stays on the deck or on the button when a card leaves. Only for deciding one profile
 * after another; to show several at once use ProfileCard in a list.
 */
export function SwipeDeck({
  cards,
  translations,
  onDecide,
  dragRule,
  onHold,
  onLetGo,
  onOpen,
  isSaved,
  onSave,
  why,
  moreOf,
  proofsOf,
  locked = [],
  emptyState,
  emptyText = '',
  children,
  className,
}: SwipeDeckProps) {
  const { t } = useTranslation('discover');
  const hint = useId();
  const section = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [decided, setDecided] = useState<Decided | null>(null);
  const [flow, setFlow] = useState(() => startFlow(cards));
  const [stamp, setStamp] = useState<Stamp | null>(null);
  const [isDragging, setDragging] = useState(false);
  if (flow.cards !== cards) setFlow(followCards(flow, cards, decided));
  const top = flow.cards[0];
  const said = useAnnouncement(flow, emptyText);

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

  function decide(decision: Decision, release: Release | null): void {
    if (!top) return;
    // The buttons disappear with the last card: focus on one of them stays in the deck.
    if (
      flow.cards.length === 1 &&
      stage.current &&
      !stage.current.contains(document.activeElement) &&
      section.current?.contains(document.activeElement)
    )
      stage.current.focus({ preventScroll: true });
    setDecided({ id: top._id, decision, release, among: flow.cards });
    onDecide(top._id, decision);
  }

  function move(drag: Vector | null): void {
    const reveal = drag ? revealAt(drag.x, dragRule.decideDistance) : 0;
    for (const card of stage.current?.querySelectorAll<HTMLElement>('[data-deck-card="behind"]') ?? [])
      card.style.setProperty('--mu-reveal', String(reveal));
    if (drag && !isDragging && top) onHold?.(top._id);
    setDragging(drag !== null);
    const decision = drag && dragRule.stampAt(drag);
    const isArmed = drag !== null && dragRule.decisionAt(drag) !== null;
    setStamp((shown) =>
      shown?.decision === decision && shown?.isArmed === isArmed ? shown : decision && { decision, isArmed },
    );
  }

  useDeckKeys(section, top ? (decision) => decide(decision, null) : null);

  function onKeyDown(event: KeyboardEvent): void {
    if (!top || event.key !== 'Enter' || event.repeat || event.target !== stage.current) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(top._id);
  }

  const layers = [
    ...flow.leaving.map(({ card, decided: leaving }) => ({ card, leaving, depth: 0 })),
    ...flow.cards.slice(0, SHOWN).map((card, depth) => ({ card, leaving: null, depth })),
  ];
  return (
    <Group ref={section} aria-label={t('deck.label')} className={join('mu:flex mu:flex-col mu:gap-4', className)}>
      <Group
        ref={stage}
        aria-label={t('deck.cards')}
        {...(top ? { 'aria-describedby': hint } : {})}
        tabIndex={0}
        onKeyDown={onKeyDown}
        {...(isDragging ? { 'data-dragging': true } : {})}
        className="mu:group/deck mu:grid mu:flex-1 mu:grid-cols-[minmax(0,1fr)] mu:grid-rows-[minmax(min-content,1fr)] mu:rounded-sheet mu:pb-6 mu:outline-offset-6 mu:outline-transparent mu:[&:focus-visible]:outline-2 mu:[&:focus-visible]:outline-focus"
      >
        {!top && <div className="mu:col-start-1 mu:row-start-1 mu:grid mu:min-w-0">{emptyState}</div>}
        {layers.map(({ card, leaving, depth }) => (
          <DeckLayer
            key={card._id}
            profile={card}
            translation={translations?.get(card._id)}
            depth={depth}
            leaving={leaving}
            returned={depth === 0 && !leaving && flow.returned?.id === card._id ? flow.returned : null}
            stamp={stamp}
            dragRule={dragRule}
            onMove={move}
            onDecide={decide}
            onLetGo={() => onLetGo?.()}
            onOpen={() => onOpen(card._id)}
            isSaved={isSaved?.(card._id)}
            onSave={(next) => onSave?.(card, next)}
            score={depth === 0 ? why?.score : undefined}
            onAskWhy={() => why?.onAsk(card._id)}
            moreOf={moreOf}
            proofsOf={proofsOf}
            onGone={() => setFlow((now) => finishLeaving(now, card._id))}
          />
        ))}
      </Group>
      <p id={hint} className="mu:sr-only">
        {t('deck.hint')}
      </p>
      {children}
      {top && (
        <DeckActions
          name={top.name}
          armed={stamp?.isArmed ? stamp.decision : null}
          locked={locked}
          onDecide={(decision) => decide(decision, null)}
        />
      )}
      <output className="mu:sr-only">{said}</output>
    </Group>
  );
}
