import { assign, setup, type SnapshotFrom } from 'xstate';
import { toFault } from '../shared/fault.ts';
import { answered, begin, maySend, opened, refused, say, sendDraft, takeSuggestion } from './onboarding.rules.ts';
import type {
  OnboardingActors,
  OnboardingContext,
  OnboardingEvent,
  OnboardingInput,
  OnboardingSession,
} from './onboarding.types.ts';

/** A profile made by talking with the assistant (onboarding.rules.md): `step` leads from the type to the preview, `milestone` tells once. */
export function createOnboardingMachine<Session extends OnboardingSession>(actors: OnboardingActors<Session>) {
  return setup({
    types: {
      context: {} as OnboardingContext<Session>,
      events: {} as OnboardingEvent,
      input: {} as OnboardingInput,
    },
    actors: { start: actors.start, open: actors.open, send: actors.send, complete: actors.complete },
    guards: {
      isNamed: ({ context }) => context.sessionId !== null,
      isNewDraft: ({ context, event }) => event.type === 'DRAFT_CHANGED' && event.text !== context.draft,
      maySend: ({ context }) => maySend(context),
      maySay: ({ context, event }) => event.type === 'SAY' && maySend({ ...context, draft: event.text }),
      isComplete: ({ context }) => context.session?.extractedData.isComplete === true,
      isReached: ({ context }) => context.milestone === 'reached',
    },
  }).createMachine({
    id: 'onboarding',
    context: ({ input }) => begin(input),
    type: 'parallel',
    states: {
      step: {
        initial: 'type',
        states: {
          type: {
            always: { guard: 'isNamed', target: 'opening' },
            on: {
              START: { target: 'starting', actions: assign({ profileType: ({ event }) => event.profileType }) },
              CONTINUE: {
                target: 'opening',
                actions: assign(({ event: { sessionId, draft } }) => ({ sessionId, draft })),
              },
            },
          },
          starting: {
            entry: assign({ fault: null }),
            invoke: {
              id: 'start',
              src: 'start',
              input: ({ context }) => ({ profileType: context.profileType ?? 'individual' }),
              onDone: { target: 'talk', actions: assign(({ context, event }) => opened(context, event.output)) },
              onError: { target: 'type', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
            },
          },
          opening: {
            entry: assign({ fault: null }),
            invoke: {
              id: 'open',
              src: 'open',
              input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
              onDone: [
                {
                  guard: ({ event }) => event.output.isCompleted,
                  target: 'preview',
                  actions: assign(({ context, event }) => opened(context, event.output)),
                },
                { target: 'talk', actions: assign(({ context, event }) => opened(context, event.output)) },
              ],
              onError: { target: 'unavailable', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
            },
          },
          unavailable: {
            on: { RETRY: 'opening', BACK: { target: 'type', actions: assign(({ context }) => leave(context)) } },
          },
          talk: {
            initial: 'idle',
            on: {
              DRAFT_CHANGED: { guard: 'isNewDraft', actions: assign({ draft: ({ event }) => event.text }) },
              SUGGESTION_TAKEN: {
                actions: assign({ draft: ({ context, event }) => takeSuggestion(context.draft, event.text) }),
              },
              BACK: { target: 'type', actions: assign(({ context }) => leave(context)) },
            },
            states: {
              idle: {
                on: {
                  SEND: { guard: 'maySend', target: 'sending', actions: assign(({ context }) => sendDraft(context)) },
                  SAY: {
                    guard: 'maySay',
                    target: 'sending',
                    actions: assign(({ context, event }) => say(context, event.text)),
                  },
                  COMPLETE: { guard: 'isComplete', target: 'completing' },
                },
              },
              sending: {
                invoke: {
                  id: 'send',
                  src: 'send',
                  input: ({ context: { sessionId, outgoing } }) => ({
                    sessionId: sessionId ?? '',
                    clientId: outgoing?.clientId ?? '',
                    message: outgoing?.content ?? '',
                  }),
                  onDone: { target: 'idle', actions: assign(({ context, event }) => answered(context, event.output)) },
                  onError: {
                    target: 'idle',
                    actions: assign(({ context, event }) => refused(context, toFault(event.error))),
                  },
                },
              },
              completing: {
                entry: assign({ fault: null }),
                invoke: {
                  id: 'complete',
                  src: 'complete',
                  input: ({ context }) => ({ sessionId: context.sessionId ?? '' }),
                  onDone: {
                    target: '#onboarding.step.preview',
                    actions: assign({ session: ({ event }) => event.output }),
                  },
                  onError: { target: 'idle', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
                },
              },
            },
          },
          preview: { on: { BACK: 'talk' } },
        },
      },
      milestone: {
        initial: 'closed',
        states: {
          closed: { always: { guard: 'isReached', target: 'open' } },
          open: {
            entry: assign({ milestone: 'past' }),
            on: { MILESTONE_SEEN: 'closed' },
          },
        },
      },
    },
  });
}

/** OB9: what was gathered is the server's; nothing of it stays here. */
const leave = <Session extends OnboardingSession>({ newId }: OnboardingContext<Session>): OnboardingContext<Session> =>
  begin({ sessionId: null, draft: '', newId });

type OnboardingMachine<Session extends OnboardingSession> = ReturnType<typeof createOnboardingMachine<Session>>;
export type OnboardingSnapshot<Session extends OnboardingSession> = SnapshotFrom<OnboardingMachine<Session>>;
