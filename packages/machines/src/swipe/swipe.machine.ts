import { assign, enqueueActions, setup, type SnapshotFrom, stateIn } from 'xstate';
import { isUnreached, toFault } from '../shared/fault.ts';
import {
  REFILL_BELOW,
  RESEND_MS,
  addMatch,
  changeFilter,
  closeMatch,
  decide,
  decisionFailed,
  decisionRequest,
  decisionStored,
  endDay,
  mayDecide,
  newDeck,
  queueFailed,
  queueRequest,
  receiveQueue,
  retryDelay,
  supplyAfter,
} from './swipe.rules.ts';
import type { Identified, SwipeActors, SwipeContext, SwipeEmitted, SwipeEvent, SwipeInput } from './swipe.types.ts';

/**
 * The deck of one acting profile (swipe.rules.md). Four regions that run beside each other:
 * `supply` gets cards, `hand` holds the top one, `outbox` sends decisions in order, `dialog` is what lies over the deck.
 */
export function createSwipeMachine<Card extends Identified, Matched extends Identified>(
  actors: SwipeActors<Card, Matched>,
) {
  return setup({
    types: {
      context: {} as SwipeContext<Card, Matched>,
      events: {} as SwipeEvent<Matched>,
      input: {} as SwipeInput<Card>,
      emitted: {} as SwipeEmitted,
    },
    actors: {
      loadQueue: actors.loadQueue,
      sendDecision: actors.sendDecision,
    },
    actions: { beginAnew: assign({ fruitless: 0, loadFault: null }) },
    guards: {
      hasCard: ({ context }) => context.hand.length > 0,
      hasNoCard: ({ context }) => context.hand.length === 0,
      isLow: ({ context }) => context.hand.length < REFILL_BELOW,
      hasPending: ({ context }) => context.outbox.length > 0,
      isUpgradeDue: ({ context }) => !context.isHeld && context.upgrade !== null,
      isUpgradeOpen: stateIn({ dialog: 'upgrade' }),
      isNewMatch: ({ context, event }) =>
        event.type === 'MATCHED' && !context.celebrated.includes(event.match.conversationId),
      isFailureShown: ({ context }) => context.hand.length === 0 && context.loadFault !== null,
      mayPass: ({ context }) => context.loadFault?.isFinal !== true,
      hasFailedDecision: ({ context }) => context.failedDecision !== null,
      isMatchDue: ({ context }) => !context.isHeld && context.matches.length > 0,
    },
    delays: { refillRetry: ({ context }) => retryDelay(context), resend: RESEND_MS },
  }).createMachine({
    id: 'swipe',
    context: ({ input }) => newDeck(input),
    type: 'parallel',
    on: {
      MATCHED: { guard: 'isNewMatch', actions: assign(({ context, event }) => addMatch(context, event.match)) },
      FAILURE_SEEN: { guard: 'hasFailedDecision', actions: assign({ failedDecision: null }) },
    },
    states: {
      supply: {
        initial: 'loading',
        on: {
          FILTER_CHANGED: {
            target: '.loading',
            actions: assign(({ context, event }) => changeFilter(context, event)),
          },
          UPGRADE_CLOSED: { guard: 'isUpgradeOpen', target: '.loading' },
          DAY_ENDED: { target: '.loading', actions: assign(({ context }) => endDay(context)) },
        },
        states: {
          loading: {
            invoke: {
              id: 'supply',
              src: 'loadQueue',
              input: ({ context }) => queueRequest(context),
              onDone: [
                {
                  guard: ({ context, event }) => supplyAfter(context, event.output) === 'stocked',
                  target: 'stocked',
                  actions: assign(({ context, event }) => receiveQueue(context, event.output)),
                },
                {
                  guard: ({ context, event }) => supplyAfter(context, event.output) === 'stalled',
                  target: 'stalled',
                  actions: assign(({ context, event }) => receiveQueue(context, event.output)),
                },
                {
                  guard: ({ context, event }) => supplyAfter(context, event.output) === 'lastCards',
                  target: 'lastCards',
                  actions: assign(({ context, event }) => receiveQueue(context, event.output)),
                },
                {
                  target: 'empty',
                  actions: assign(({ context, event }) => receiveQueue(context, event.output)),
                },
              ],
              onError: {
                target: 'failed',
                actions: assign(({ context, event }) => queueFailed(context, toFault(event.error))),
              },
            },
            // Asked for while the deck tries again by itself: it is shown.
            on: { RETRY: { guard: 'isFailureShown', actions: 'beginAnew' } },
          },
          /** Cards in hand, more on the server. */
          stocked: { always: { guard: 'isLow', target: 'loading' } },
          /** The server promised more and sent nothing new. */
          stalled: { on: { RETRY: { target: 'loading', actions: 'beginAnew' } }, after: { refillRetry: 'loading' } },
          /** What is in hand is all there is, as far as the server said. */
          lastCards: { always: { guard: 'hasNoCard', target: 'loading' } },
          empty: {
            on: { RETRY: { target: 'loading', actions: 'beginAnew' } },
            always: { guard: 'hasCard', target: 'lastCards' },
          },
          failed: {
            on: { RETRY: { target: 'loading', actions: 'beginAnew' } },
            after: { refillRetry: { guard: 'mayPass', target: 'loading' } },
          },
        },
      },
      hand: {
        initial: 'none',
        on: {
          DECIDE: {
            guard: ({ context, event }) => mayDecide(context, event.cardId),
            target: '.resting',
            actions: assign(({ context, event }) => decide(context, event.decision)),
          },
          FILTER_CHANGED: '.none',
        },
        states: {
          none: { always: { guard: 'hasCard', target: 'resting' } },
          resting: {
            always: { guard: 'hasNoCard', target: 'none' },
            on: {
              HELD: {
                guard: ({ context, event }) => mayDecide(context, event.cardId),
                target: 'dragging',
                actions: assign({ isHeld: true }),
              },
            },
          },
          dragging: { on: { LET_GO: { target: 'resting', actions: assign({ isHeld: false }) } } },
        },
      },
      outbox: {
        initial: 'idle',
        states: {
          idle: { always: { guard: 'hasPending', target: 'sending' } },
          sending: {
            invoke: {
              id: 'outbox',
              src: 'sendDecision',
              input: ({ context }) => decisionRequest(context),
              onDone: {
                target: 'idle',
                actions: assign(({ context, event }) => decisionStored(context, event.output)),
              },
              onError: [
                { guard: ({ event }) => isUnreached(toFault(event.error)), target: 'waiting' },
                {
                  target: 'idle',
                  actions: assign(({ context, event }) => decisionFailed(context, toFault(event.error))),
                },
              ],
            },
          },
          /** The server could not be reached: the same goes again, first in its line. */
          waiting: { on: { RETRY: 'sending' }, after: { resend: 'sending' } },
        },
      },
      dialog: {
        initial: 'closed',
        states: {
          closed: {
            always: [
              { guard: 'isUpgradeDue', target: 'upgrade' },
              { guard: 'isMatchDue', target: 'match' },
            ],
          },
          match: {
            on: {
              KEEP_SWIPING: { target: 'closed', actions: assign(({ context }) => closeMatch(context)) },
              SEND_MESSAGE: {
                target: 'closed',
                actions: [
                  enqueueActions(({ context, enqueue }) => {
                    for (const { profileId, conversationId } of context.matches.slice(0, 1)) {
                      enqueue.emit({ type: 'CONVERSATION_CHOSEN', profileId, conversationId });
                    }
                  }),
                  assign(({ context }) => closeMatch(context)),
                ],
              },
            },
          },
          upgrade: {
            on: { UPGRADE_CLOSED: 'closed' },
            exit: assign({ upgrade: null }),
          },
        },
      },
    },
  });
}

export type SwipeMachine<Card extends Identified, Matched extends Identified> = ReturnType<
  typeof createSwipeMachine<Card, Matched>
>;
export type SwipeSnapshot<Card extends Identified, Matched extends Identified> = SnapshotFrom<
  SwipeMachine<Card, Matched>
>;
