import { createActor, type SimulatedClock } from 'xstate';
import { controlledPromise } from '../shared/controlled-actors.ts';
import { leafStatesOf, type LeafOf } from '../shared/leaf-states.ts';
import { createSwipeMachine, type SwipeMachine, type SwipeSnapshot } from './swipe.machine.ts';
import type {
  Decision,
  DecisionRequest,
  Identified,
  LikeAnswer,
  Limits,
  QueueAnswer,
  QueueRequest,
  SwipeEmitted,
  SwipeInput,
} from './swipe.types.ts';

/** The dotted name of a leaf state of the deck. */
export type SwipeLeaf = LeafOf<SwipeSnapshot<Identified, Identified>['value']>;

/** A deck with an outside that answers when told to; `actor` is running. */
export function playSwipe<Card extends Identified, Matched extends Identified>(
  given: Partial<SwipeInput<Card>> = {},
  clock?: SimulatedClock,
) {
  const queue = controlledPromise<QueueAnswer<Card>, QueueRequest>();
  const decisions = controlledPromise<LikeAnswer<Matched> | null, DecisionRequest>();
  const machine: SwipeMachine<Card, Matched> = createSwipeMachine({
    loadQueue: queue.logic,
    sendDecision: decisions.logic,
  });
  const input: SwipeInput<Card> = { profileId: 'me', profileType: 'all', proven: null, random: () => 1, ...given };
  const actor = createActor(machine, clock === undefined ? { input } : { input, clock });
  const emitted: SwipeEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, machine, queue, decisions, emitted };
}

/** What a story brings: its own cards (six or more), the other side of a match, and what is left of the limits. */
interface SwipeWorld<Card extends Identified, Matched extends Identified> {
  readonly cards: readonly Card[];
  readonly matched: Matched;
  readonly limits?: Limits;
}

const RESETS_AT = '2026-11-21T00:00:00.000Z';

/** A free user's limits with `used` likes (D3, D11). */
export function freeLimits(used = 0): Limits {
  return {
    likes: { limit: 10, current: used, remaining: 10 - used, canUse: used < 10, resetsAt: RESETS_AT },
    superLikes: { limit: 0, current: 0, remaining: 0, canUse: false, resetsAt: RESETS_AT },
  };
}

/** An answer with all of the world's cards; `left` more are on the server. */
export function queueAnswer<Card>(cards: readonly Card[], limits = freeLimits(), left = 0): QueueAnswer<Card> {
  return { data: cards, meta: { ...limits, totalProfiles: cards.length + left, hiddenByMusts: null } };
}

type Play<Card extends Identified, Matched extends Identified> = ReturnType<typeof playSwipe<Card, Matched>>;
type Script = <Card extends Identified, Matched extends Identified>(
  play: Play<Card, Matched>,
  world: Required<SwipeWorld<Card, Matched>>,
) => void;

const deal: Script = ({ queue }, { cards, limits }) => queue.answer(queueAnswer(cards, limits, 100));
const stay: Script = () => {};

/** The person decides about the top card by a button or a key. */
export function decideTop<Card extends Identified, Matched extends Identified>(
  { actor }: Pick<Play<Card, Matched>, 'actor'>,
  decision: Decision,
): void {
  actor.send({ type: 'DECIDE', cardId: topCardId(actor.getSnapshot()), decision });
}

/** The id of the top card; throws when no card is in hand. */
function topCardId<Card extends Identified, Matched extends Identified>(
  snapshot: SwipeSnapshot<Card, Matched>,
): string {
  const [top] = snapshot.context.hand;
  if (top === undefined) throw new Error('No card is in hand.');
  return top.card._id;
}

const scripts: Readonly<Record<SwipeLeaf, Script>> = {
  'supply.loading': stay,
  'supply.stocked': deal,
  'supply.stalled': ({ queue }, { limits }) => queue.answer(queueAnswer([], limits, 1)),
  'supply.lastCards': ({ queue }, { cards, limits }) => queue.answer(queueAnswer(cards.slice(0, 1), limits)),
  'supply.empty': ({ queue }, { limits }) => queue.answer(queueAnswer([], limits)),
  'supply.failed': ({ queue }) =>
    queue.refuse({ code: 'service_unavailable', message: 'This is not available right now. Please try again.' }),
  'hand.none': stay,
  'hand.resting': deal,
  'hand.dragging': (play, world) => {
    deal(play, world);
    play.actor.send({ type: 'HELD', cardId: topCardId(play.actor.getSnapshot()) });
  },
  'outbox.idle': deal,
  'outbox.sending': (play, world) => {
    deal(play, world);
    decideTop(play, 'pass');
  },
  'outbox.waiting': (play, world) => {
    deal(play, world);
    decideTop(play, 'like');
    play.decisions.refuse({ code: 'offline', message: '' });
  },
  'dialog.closed': deal,
  'dialog.match': (play, world) => {
    deal(play, world);
    decideTop(play, 'like');
    play.decisions.answer({
      isMatch: true,
      conversationId: 'conversation-1',
      matchedProfile: world.matched,
      ...world.limits,
    });
  },
  'dialog.upgrade': (play, { cards, limits }) => {
    const usedUp = { ...limits.likes, limit: 10, current: 10, remaining: 0, canUse: false };
    play.queue.answer(queueAnswer(cards, { ...limits, likes: usedUp }, 100));
    decideTop(play, 'like');
  },
};

/** Every leaf state of the deck's definition; each has a story. */
export const leafStates: readonly SwipeLeaf[] = leafStatesOf(
  playSwipe().machine,
  (name): name is SwipeLeaf => name in scripts,
);

/**
 * A real snapshot of a deck that is in the leaf state, reached by playing events; the world's cards fill it.
 * Other regions are where the play left them.
 */
export function snapshotIn<Card extends Identified, Matched extends Identified>(
  leaf: SwipeLeaf,
  world: SwipeWorld<Card, Matched>,
): SwipeSnapshot<Card, Matched> {
  const play = playSwipe<Card, Matched>();
  scripts[leaf](play, { limits: freeLimits(), ...world });
  const snapshot = play.actor.getSnapshot();
  play.actor.stop();
  return snapshot;
}
