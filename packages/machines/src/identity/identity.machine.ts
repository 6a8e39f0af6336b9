import { assign, not, sendTo, setup, type SnapshotFrom, stateIn } from 'xstate';
import type { IdentityActors, IdentityContext, IdentityEvent } from './identity.types.ts';

/**
 * Who is signed in (identity.rules.md). Two regions that run beside each other: `session`, and `dialog`, where people sign in: as guests,
 * or again when their session has expired under their hands.
 */
export function createIdentityMachine(actors: IdentityActors) {
  return setup({
    types: { context: {} as IdentityContext, events: {} as IdentityEvent },
    actors: { provider: actors.provider },
    actions: {
      savePerson: assign(({ context, event }) => ({ person: 'privyId' in event ? event.privyId : context.person })),
      forgetPerson: assign({ person: null }),
      openDialog: sendTo('provider', { type: 'OPEN_DIALOG' }),
      endSession: sendTo('provider', { type: 'END_SESSION' }),
      dropSession: sendTo('provider', { type: 'DROP_SESSION' }),
    },
    guards: {
      isSignedIn: stateIn({ session: 'signedIn' }),
      isExpired: stateIn({ session: 'expired' }),
      isAnother: ({ context, event }) => 'privyId' in event && event.privyId !== context.person,
    },
  }).createMachine({
    id: 'identity',
    context: { person: null },
    invoke: { id: 'provider', src: 'provider' },
    type: 'parallel',
    states: {
      session: {
        initial: 'loading',
        states: {
          /** A stored session is being opened. */
          loading: {
            entry: 'forgetPerson',
            on: {
              SESSION_OPENED: { target: 'signedIn', actions: 'savePerson' },
              SESSION_ENDED: 'signedOut',
              SESSION_UNAVAILABLE: 'unavailable',
            },
          },
          unavailable: {
            on: { SESSION_OPENED: { target: 'signedIn', actions: 'savePerson' }, SESSION_ENDED: 'signedOut' },
          },
          signedOut: {
            entry: 'forgetPerson',
            on: { SESSION_OPENED: { target: 'signedIn', actions: 'savePerson' }, SESSION_FOUND: 'loading' },
          },
          signedIn: {
            on: {
              SESSION_OPENED: { guard: 'isAnother', target: 'signedIn', actions: 'savePerson' },
              SESSION_FOUND: { guard: 'isAnother', target: 'loading' },
              SESSION_EXPIRED: 'expired',
              SESSION_ENDED: 'signedOut',
              EXPIRE: { target: 'expired', actions: 'dropSession' },
              SIGN_OUT: { target: 'signedOut', actions: 'endSession' },
            },
          },
          expired: {
            on: {
              SESSION_OPENED: { target: 'signedIn', actions: 'savePerson' },
              SESSION_FOUND: { guard: 'isAnother', target: 'loading' },
              SESSION_ENDED: 'signedOut',
              SIGN_OUT: { target: 'signedOut', actions: 'endSession' },
            },
          },
        },
      },
      dialog: {
        initial: 'closed',
        on: {
          SESSION_OPENED: '.closed',
          SESSION_UNAVAILABLE: '.unavailable',
          SIGN_OUT: { guard: 'isExpired', target: '.closed' },
        },
        states: {
          closed: { on: { SIGN_IN: { guard: not('isSignedIn'), target: 'opening' } } },
          opening: {
            entry: 'openDialog',
            on: { DIALOG_OPENED: 'open', DIALOG_CLOSED: 'closed', DIALOG_UNAVAILABLE: 'unavailable' },
          },
          open: { on: { DIALOG_CLOSED: 'closed', DIALOG_UNAVAILABLE: 'unavailable' } },
          unavailable: { on: { SIGN_IN: { guard: not('isSignedIn'), target: 'opening' } } },
        },
      },
    },
  });
}

export type IdentityMachine = ReturnType<typeof createIdentityMachine>;
export type IdentitySnapshot = SnapshotFrom<IdentityMachine>;
