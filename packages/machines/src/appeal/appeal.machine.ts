import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { type Fault, toFault } from '../shared/fault.ts';
import { hasWords, isOver } from './appeal.rules.ts';
import type { AppealActors, AppealEmitted, AppealEvent, AppealInput } from './appeal.types.ts';

interface AppealContext extends AppealInput {
  readonly fault: Fault | null;
}

/** An appeal against one decision (appeal.rules.md). */
export function createAppealMachine(actors: AppealActors) {
  return setup({
    types: {
      context: {} as AppealContext,
      events: {} as AppealEvent,
      input: {} as AppealInput,
      emitted: {} as AppealEmitted,
    },
    actors: { send: actors.send },
    guards: { hasWords: ({ context }) => hasWords(context) },
    actions: {
      keepFault: assign({ fault: (_, { error }: { error: unknown }) => toFault(error) }),
      forget: emit({ type: 'DRAFT', message: null }),
    },
  }).createMachine({
    id: 'appeal',
    context: ({ input }) => ({ ...input, fault: null }),
    initial: 'reading',
    states: {
      reading: {
        always: { guard: 'hasWords', target: 'writing' },
        on: { BEGIN: 'writing' },
      },
      writing: {
        initial: 'open',
        on: {
          TYPED: {
            target: '.open',
            actions: [
              assign({ message: ({ event }) => event.message, fault: null }),
              emit(({ context }) => ({ type: 'DRAFT', message: hasWords(context) ? context.message : null })),
            ],
          },
          SEND: { guard: 'hasWords', target: 'sending' },
        },
        states: { open: {}, failed: {} },
      },
      sending: {
        entry: assign({ fault: null }),
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({ message: context.message.trim() }),
          onDone: { target: 'sent', actions: ['forget', emit({ type: 'SENT' })] },
          onError: [
            {
              guard: ({ event }) => isOver(toFault(event.error)),
              target: 'over',
              actions: ['forget', { type: 'keepFault', params: ({ event }) => event }, emit({ type: 'OVER' })],
            },
            { target: 'writing.failed', actions: { type: 'keepFault', params: ({ event }) => event } },
          ],
        },
      },
      sent: { type: 'final' },
      over: { type: 'final' },
    },
  });
}

export type AppealMachine = ReturnType<typeof createAppealMachine>;
export type AppealSnapshot = SnapshotFrom<AppealMachine>;
