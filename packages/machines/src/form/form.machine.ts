import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import {
  beginForm,
  choose,
  discard,
  isDirty,
  isSame,
  merge,
  saved,
  toSaveFault,
  unfinishedWith,
} from './form.rules.ts';
import type { FormActors, FormContext, FormEmitted, FormEvent, FormInput } from './form.types.ts';

/** A form that is saved (form.rules.md): `work` holds what is typed and saves it, `leaving` asks before it is lost. */
export function createFormMachine<Values extends object>(actors: FormActors<Values>) {
  return setup({
    types: {
      context: {} as FormContext<Values>,
      events: {} as FormEvent<Values>,
      input: {} as FormInput<Values>,
      emitted: {} as FormEmitted,
    },
    actors: { save: actors.save, load: actors.load },
    guards: {
      isDirty: ({ context }) => isDirty(context),
      isClean: ({ context }) => !isDirty(context),
      isTyped: ({ context, event }) =>
        event.type === 'CHANGED' && !isSame({ ...context.values, ...event.values }, context.values),
      canSave: ({ context }) => actors.canSave(context) && context.elsewhere.every(({ choice }) => choice !== 'open'),
      isOpenField: ({ context, event }) =>
        event.type === 'CHOSEN' &&
        context.elsewhere.some(({ field, choice }) => choice === 'open' && field === event.field),
    },
    actions: { countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }) },
  }).createMachine({
    id: 'form',
    context: ({ input }) => beginForm(input),
    type: 'parallel',
    states: {
      work: {
        initial: 'editing',
        on: {
          CHANGED: {
            guard: 'isTyped',
            actions: assign(({ context, event }) => {
              const values = { ...context.values, ...event.values };
              return { values, isRestored: context.isRestored && isDirty({ ...context, values }) };
            }),
          },
          UNFINISHED: {
            guard: ({ context, event }) => !isSame(context.unfinished[event.field] ?? null, event.words),
            actions: assign(({ context, event }) => unfinishedWith(context, event)),
          },
          TOUCHED: {
            guard: ({ context, event }) => !context.touched.includes(event.field),
            actions: assign({ touched: ({ context, event }) => [...context.touched, event.field] }),
          },
        },
        states: {
          editing: {
            on: {
              DISCARD: { guard: 'isDirty', actions: assign(({ context }) => discard(context)) },
              CHOSEN: { guard: 'isOpenField', actions: assign(({ context, event }) => choose(context, event)) },
              SAVE: [{ guard: 'canSave', target: 'saving', actions: 'countAttempt' }, { actions: 'countAttempt' }],
            },
          },
          saving: {
            entry: assign(({ context }) => ({ fault: null, sent: context.values })),
            invoke: {
              id: 'save',
              src: 'save',
              input: ({ context: { values, version } }) => ({ values, version }),
              onDone: {
                target: 'editing',
                actions: [assign(({ context, event }) => saved(context, event.output)), emit({ type: 'SAVED' })],
              },
              onError: [
                {
                  guard: ({ event }) => toSaveFault(event.error).isStale,
                  target: 'comparing',
                  actions: assign({ fault: ({ event }) => toSaveFault(event.error) }),
                },
                { target: 'editing', actions: assign({ fault: ({ event }) => toSaveFault(event.error) }) },
              ],
            },
          },
          /** Somebody saved meanwhile: what they saved is being read. */
          comparing: {
            invoke: {
              id: 'load',
              src: 'load',
              input: ({ context: { version } }) => ({ version }),
              onDone: { target: 'editing', actions: assign(({ context, event }) => merge(context, event.output)) },
              onError: 'editing',
            },
          },
        },
      },
      leaving: {
        initial: 'staying',
        states: {
          staying: { on: { LEAVE: { guard: 'isDirty', target: 'asking' } } },
          asking: {
            always: { guard: 'isClean', target: 'staying' },
            on: {
              STAY: 'staying',
              LEAVE_ANYWAY: { actions: assign(({ context }) => discard(context)) },
            },
          },
        },
      },
    },
  });
}

export type FormMachine<Values extends object> = ReturnType<typeof createFormMachine<Values>>;
export type FormSnapshot<Values extends object> = SnapshotFrom<FormMachine<Values>>;
