import { assign, setup, type SnapshotFrom } from 'xstate';
import { toFault } from '../shared/fault.ts';
import type { PushActors, PushContext, PushEvent, PushInput } from './push.types.ts';

/** This device's subscription to pushes, from the question to its end (push.rules.md). */
export function createPushMachine(actors: PushActors) {
  return setup({
    types: { context: {} as PushContext, events: {} as PushEvent, input: {} as PushInput },
    actors: {
      requestPermission: actors.requestPermission,
      subscribe: actors.subscribe,
      store: actors.store,
      unsubscribe: actors.unsubscribe,
    },
  }).createMachine({
    id: 'push',
    context: ({ input }) => ({ ...input, subscription: null, fault: null }),
    initial: 'off',
    states: {
      missing: {},
      needsInstall: {},
      off: {
        // How the browser stood at first.
        always: [
          { guard: ({ context }) => context.support === 'missing', target: 'missing' },
          { guard: ({ context }) => context.support === 'needsInstall', target: 'needsInstall' },
          {
            guard: ({ context }) => context.support === 'denied',
            target: 'denied',
            actions: assign({ support: 'ready' }),
          },
          { guard: ({ context }) => context.isOn, target: 'on', actions: assign({ isOn: false }) },
        ],
        on: { TURN_ON: 'permitting' },
      },
      denied: { on: { TURN_ON: 'permitting' } },
      failed: { on: { TURN_ON: 'permitting' } },
      permitting: {
        entry: assign({ fault: null }),
        // The browser's question cannot be closed from here: its answer counts no more.
        on: { CANCEL: 'off' },
        invoke: {
          id: 'requestPermission',
          src: 'requestPermission',
          onDone: [
            { guard: ({ event }) => event.output === 'granted', target: 'subscribing' },
            { guard: ({ event }) => event.output === 'denied', target: 'denied' },
            { target: 'off' },
          ],
          onError: { target: 'failed', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
        },
      },
      subscribing: {
        on: { CANCEL: 'stopping' },
        invoke: {
          id: 'subscribe',
          src: 'subscribe',
          onDone: { target: 'storing', actions: assign({ subscription: ({ event }) => event.output }) },
          onError: { target: 'failed', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
        },
      },
      storing: {
        on: { CANCEL: 'stopping' },
        invoke: {
          id: 'store',
          src: 'store',
          input: ({ context }) => context.subscription,
          onDone: 'on',
          onError: { target: 'failed', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
        },
      },
      on: { on: { TURN_OFF: 'stopping' } },
      stopping: {
        entry: assign({ fault: null }),
        invoke: {
          id: 'unsubscribe',
          src: 'unsubscribe',
          onDone: 'off',
          onError: { target: 'on', actions: assign({ fault: ({ event }) => toFault(event.error) }) },
        },
      },
    },
  });
}

export type PushMachine = ReturnType<typeof createPushMachine>;
export type PushSnapshot = SnapshotFrom<PushMachine>;
