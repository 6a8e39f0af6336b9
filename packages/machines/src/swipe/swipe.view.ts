import type { Fault, LimitInfo } from '../shared/fault.ts';
import type { SwipeSnapshot } from './swipe.machine.ts';
import { currentLimit } from './swipe.rules.ts';
import type { FailedDecision, HiddenByMusts, Identified, MatchMoment, Upgrade } from './swipe.types.ts';

/** What the discover screen shows, as plain data. */
export interface SwipeView<Card, Matched> {
  /** `loading`, `empty` and `failed` only while no card is in hand. */
  readonly status: 'loading' | 'showing' | 'empty' | 'failed';
  /** The cards in hand, the top one first. */
  readonly cards: readonly Card[];
  /** Why nothing could be loaded; only with `failed`. */
  readonly fault: Fault | null;
  /** What the musts of the acting profile hide; only with `empty`. */
  readonly hiddenByMusts: HiddenByMusts | null;
  /** The last decision that could not be stored, until it is seen or the next one is made. */
  readonly failedDecision: FailedDecision<Card> | null;
  /** What is left, with the decisions on their way counted as used (SW16); null before the first answer. */
  readonly likes: LimitInfo | null;
  readonly superLikes: LimitInfo | null;
  /** The open match moment. */
  readonly match: MatchMoment<Matched> | null;
  /** The open upgrade dialog. */
  readonly upgrade: Upgrade | null;
}

/** The view of a snapshot. */
export function swipeView<Card extends Identified, Matched extends Identified>(
  snapshot: SwipeSnapshot<Card, Matched>,
): SwipeView<Card, Matched> {
  const { context, value } = snapshot;
  const status = statusOf(value, context.loadFault);
  return {
    status,
    cards: context.hand.map(({ card }) => card),
    fault: status === 'failed' ? context.loadFault : null,
    hiddenByMusts: status === 'empty' ? context.hiddenByMusts : null,
    failedDecision: context.failedDecision,
    likes: currentLimit(context, 'likes'),
    superLikes: currentLimit(context, 'superLikes'),
    match: value.dialog === 'match' ? (context.matches[0] ?? null) : null,
    upgrade: value.dialog === 'upgrade' ? context.upgrade : null,
  };
}

/** A failure stays shown while the deck tries again by itself (SW5): what has the focus stays there. */
function statusOf(
  { hand, supply }: SwipeSnapshot<Identified, Identified>['value'],
  loadFault: Fault | null,
): SwipeView<never, never>['status'] {
  if (hand !== 'none') return 'showing';
  if (supply === 'empty') return 'empty';
  return loadFault === null ? 'loading' : 'failed';
}
