import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { toFault } from '../shared/fault.ts';
import { isOutdated, isOver, isRefused, isTyped } from './leaving.rules.ts';
import type { LeavingActors, LeavingContext, LeavingEmitted, LeavingEvent, LeavingInput } from './leaving.types.ts';

/** The deletion of one's account, from the question to its end, and back (leaving.rules.md). */
export function createLeavingMachine(actors: LeavingActors) {
  return setup({
    types: {
      context: {} as LeavingContext,
      events: {} as LeavingEvent,
      input: {} as LeavingInput,
      emitted: {} as LeavingEmitted,
    },
    actors: { deleteAccount: actors.deleteAccount, restoreAccount: actors.restoreAccount },
    guards: {
      isTyped: ({ context }) => isTyped(context),
      isLeaving: ({ context }) => context.finalAt !== null,
    },
  }).createMachine({
    id: 'leaving',
    context: ({ input }) => ({ ...input, typed: '', fault: null }),
    initial: 'staying',
    states: {
      staying: {
        // A deletion that was asked for before.
        always: { guard: 'isLeaving', target: 'pending' },
        on: { ASK: { target: 'asking', actions: assign({ typed: '', fault: null }) } },
      },
      asking: {
        initial: 'confirming',
        on: {
          TYPED: { actions: assign({ typed: ({ event }) => event.text }) },
          CANCEL: 'staying',
          CONFIRM: { guard: 'isTyped', target: 'deleting' },
        },
        states: { confirming: {}, outdated: {}, refused: {}, failed: {} },
      },
      deleting: {
        entry: assign({ fault: null }),
        invoke: {
          id: 'deleteAccount',
          src: 'deleteAccount',
          onDone: {
            target: 'pending',
            actions: [
              assign({ finalAt: ({ event }) => event.output.finalAt }),
              emit(({ event }) => ({ type: 'ASKED_FOR', finalAt: event.output.finalAt })),
            ],
          },
          onError: [
            { guard: ({ event }) => isOver(toFault(event.error)), target: 'over' },
            {
              guard: ({ event }) => isOutdated(toFault(event.error)),
              target: 'asking.outdated',
              actions: assign({ fault: ({ event }) => toFault(event.error) }),
            },
            {
              guard: ({ event }) => isRefused(toFault(event.error)),
              target: 'asking.refused',
              actions: assign({ fault: ({ event }) => toFault(event.error) }),
            },
            { target: 'asking.failed', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
          ],
        },
      },
      pending: { on: { RESTORE: 'restoring' } },
      restoring: {
        entry: assign({ fault: null }),
        invoke: {
          id: 'restoreAccount',
          src: 'restoreAccount',
          onDone: { target: 'staying', actions: [assign({ finalAt: null }), emit({ type: 'TAKEN_BACK' })] },
          onError: [
            { guard: ({ event }) => isOver(toFault(event.error)), target: 'over' },
            { target: 'notRestored', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
          ],
        },
      },
      notRestored: { on: { RESTORE: 'restoring' } },
      /** LV7: nothing can be taken back any more. */
      over: { type: 'final' },
    },
  });
}

export type LeavingMachine = ReturnType<typeof createLeavingMachine>;
export type LeavingSnapshot = SnapshotFrom<LeavingMachine>;
