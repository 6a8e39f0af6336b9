import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { RECONNECT_MS } from './connection.rules.ts';
import type { ConnectionActors, ConnectionContext, ConnectionEmitted, ConnectionEvent } from './connection.types.ts';

/** The realtime connection of whoever is signed in (connection.rules.md). */
export function createConnectionMachine(actors: ConnectionActors) {
  return setup({
    types: {
      context: {} as ConnectionContext,
      events: {} as ConnectionEvent,
      emitted: {} as ConnectionEmitted,
    },
    actors: { realtime: actors.realtime },
    actions: {
      saveUser: assign(({ context, event }) => ({
        userId: event.type === 'SIGNED_IN' ? event.userId : context.userId,
      })),
      forgetUser: assign({ userId: null }),
      resync: emit({ type: 'RESYNC' }),
    },
    guards: {
      isAnotherUser: ({ context, event }) => event.type === 'SIGNED_IN' && event.userId !== context.userId,
    },
    delays: { reconnect: RECONNECT_MS },
  }).createMachine({
    id: 'connection',
    context: { userId: null },
    initial: 'signedOut',
    states: {
      signedOut: {
        entry: 'forgetUser',
        on: { SIGNED_IN: { target: 'open', actions: 'saveUser' } },
      },
      open: {
        invoke: {
          id: 'realtime',
          src: 'realtime',
          input: ({ context }) => ({ userId: context.userId ?? '' }),
          onError: 'failed',
        },
        initial: 'connecting',
        on: {
          SIGNED_IN: { guard: 'isAnotherUser', target: 'open', reenter: true, actions: 'saveUser' },
          SIGNED_OUT: 'signedOut',
          CAPABILITIES_CHANGED: { actions: sendTo('realtime', { type: 'RENEW_TOKEN' }) },
          CONNECTED: '.live',
          MISSED: { actions: 'resync' },
          INTERRUPTED: '.interrupted',
          FAILED: 'failed',
        },
        states: {
          connecting: {},
          live: {},
          /** The client tries to get the connection back. */
          interrupted: {},
        },
      },
      /** The client gave up. */
      failed: {
        on: {
          SIGNED_IN: { target: 'open', actions: 'saveUser' },
          SIGNED_OUT: 'signedOut',
          RETRY: 'open',
        },
        after: { reconnect: 'open' },
      },
    },
  });
}

export type ConnectionMachine = ReturnType<typeof createConnectionMachine>;
export type ConnectionSnapshot = SnapshotFrom<ConnectionMachine>;
