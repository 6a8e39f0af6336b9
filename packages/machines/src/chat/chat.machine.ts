import { assign, setup, type SnapshotFrom } from 'xstate';
import { isUnreached, toFault } from '../shared/fault.ts';
import {
  askForMissed,
  canSend,
  checkRequest,
  edit,
  hasFailed,
  hasGap,
  isWaiting,
  merge,
  messageSent,
  missedRequest,
  newThread,
  nextToSend,
  pageRequest,
  receiveMissed,
  receivePage,
  receiveReceipt,
  removeFailed,
  see,
  sendAgain,
  sendRequest,
  showKept,
  sendingFailed,
  unreportedSeq,
  writeDraft,
  writeGif,
} from './chat.rules.ts';
import { toSendFault } from './send-fault.ts';
import type { ChatActors, ChatContext, ChatEvent, ChatInput } from './chat.types.ts';

/** How long a failed catching up waits before it tries again by itself (CH7). */
export const SYNC_RETRY_MS = 5_000;
/** How long a message that did not reach the server waits at most before it goes again (CH26). */
export const RESEND_MS = 15_000;

/**
 * One open conversation (chat.rules.md). Messages are data in the context, changed by pure rules; four regions that run beside each
 * other do the asking: `history` loads pages, `sync` closes gaps, `outbox` checks and sends in order, `reading` reports what was seen.
 */
export function createChatMachine(actors: ChatActors) {
  return setup({
    types: {
      context: {} as ChatContext,
      events: {} as ChatEvent,
      input: {} as ChatInput,
    },
    actors: {
      channel: actors.channel,
      loadMessages: actors.loadMessages,
      checkMessage: actors.checkMessage,
      sendMessage: actors.sendMessage,
      markRead: actors.markRead,
    },
    guards: {
      mayRecover: ({ context }) => context.loadFault?.isFinal !== true,
      hasOlder: ({ context }) => context.hasOlder,
      isBehind: ({ context }) => context.complete !== null && (context.isResyncDue || hasGap(context)),
      hasWaiting: ({ context }) => nextToSend(context) !== undefined,
      isWaiting: ({ context }) => isWaiting(context),
      hasUnreported: ({ context }) => unreportedSeq(context) !== null,
      isNewDraft: ({ context, event }) => event.type === 'DRAFT_CHANGED' && event.text !== context.draft,
      maySend: ({ context }) => canSend(context.draft),
      hasFailed: ({ context, event }) => 'clientId' in event && hasFailed(context, event.clientId),
      isFurther: ({ context, event }) => event.type === 'SEEN' && event.seq > context.seenSeq,
    },
    delays: { syncRetry: SYNC_RETRY_MS, resend: RESEND_MS },
  }).createMachine({
    id: 'chat',
    context: ({ input }) => newThread(input),
    type: 'parallel',
    invoke: {
      id: 'channel',
      src: 'channel',
      input: ({ context: { conversationId, profileId } }) => ({ conversationId, profileId }),
    },
    on: {
      MESSAGE_RECEIVED: { actions: assign(({ context, event }) => merge(context, [event.message])) },
      KEPT: { actions: assign(({ context, event }) => showKept(context, event.messages)) },
      READ_RECEIVED: { actions: assign(({ context, event }) => receiveReceipt(context, event.receipt)) },
      DRAFT_CHANGED: { guard: 'isNewDraft', actions: assign({ draft: ({ event }) => event.text }) },
      SEND: { guard: 'maySend', actions: assign(({ context }) => writeDraft(context)) },
      SEND_GIF: { actions: assign(({ context, event }) => writeGif(context, event.gif)) },
      SEND_AGAIN: { guard: 'hasFailed', actions: assign(({ context, event }) => sendAgain(context, event)) },
      EDIT: { guard: 'hasFailed', actions: assign(({ context, event }) => edit(context, event.clientId)) },
      REMOVE: { guard: 'hasFailed', actions: assign(({ context, event }) => removeFailed(context, event.clientId)) },
    },
    states: {
      history: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              id: 'history',
              src: 'loadMessages',
              input: ({ context }) => pageRequest(context),
              onDone: { target: 'ready', actions: assign(({ context, event }) => receivePage(context, event.output)) },
              onError: { target: 'failed', actions: assign({ loadFault: ({ event }) => toFault(event.error) }) },
            },
          },
          failed: {
            on: {
              RETRY: { target: 'loading', actions: assign({ loadFault: null }) },
              RESYNC: { guard: 'mayRecover', target: 'loading' },
            },
          },
          ready: { on: { LOAD_OLDER: { guard: 'hasOlder', target: 'loadingOlder' } } },
          loadingOlder: {
            invoke: {
              id: 'history',
              src: 'loadMessages',
              input: ({ context }) => pageRequest(context),
              onDone: { target: 'ready', actions: assign(({ context, event }) => receivePage(context, event.output)) },
              onError: 'olderFailed',
            },
          },
          olderFailed: { on: { LOAD_OLDER: 'loadingOlder' } },
        },
      },
      sync: {
        initial: 'current',
        on: { RESYNC: { actions: assign({ isResyncDue: true }) } },
        states: {
          current: { always: { guard: 'isBehind', target: 'catchingUp' } },
          catchingUp: {
            entry: assign(({ context }) => askForMissed(context)),
            invoke: {
              id: 'sync',
              src: 'loadMessages',
              input: ({ context }) => missedRequest(context),
              onDone: {
                target: 'current',
                actions: assign(({ context, event }) => receiveMissed(context, event.output)),
              },
              onError: 'interrupted',
            },
          },
          interrupted: { on: { RESYNC: 'catchingUp' }, after: { syncRetry: 'catchingUp' } },
        },
      },
      outbox: {
        initial: 'idle',
        states: {
          idle: { always: { guard: 'hasWaiting', target: 'checking' } },
          checking: {
            entry: assign({ sendingId: ({ context }) => nextToSend(context)?.clientId ?? null }),
            invoke: {
              id: 'check',
              src: 'checkMessage',
              input: ({ context }) => checkRequest(context),
              // It may have been confirmed meanwhile (CH15).
              onDone: [{ guard: 'isWaiting', target: 'sending' }, { target: 'idle' }],
              onError: [
                { guard: ({ event }) => isUnreached(toFault(event.error)), target: 'waiting' },
                {
                  target: 'idle',
                  actions: assign(({ context, event }) => sendingFailed(context, toSendFault(event.error))),
                },
              ],
            },
          },
          sending: {
            invoke: {
              id: 'outbox',
              src: 'sendMessage',
              input: ({ context }) => sendRequest(context),
              onDone: { target: 'idle', actions: assign(({ context, event }) => messageSent(context, event.output)) },
              onError: [
                { guard: ({ event }) => isUnreached(toFault(event.error)), target: 'waiting' },
                {
                  target: 'idle',
                  actions: assign(({ context, event }) => sendingFailed(context, toSendFault(event.error))),
                },
              ],
            },
          },
          /** The server could not be reached: the same goes again, first in its line. */
          waiting: {
            entry: assign({ isOffline: true }),
            on: { RESYNC: 'idle' },
            after: { resend: 'idle' },
            exit: assign({ isOffline: false }),
          },
        },
      },
      reading: {
        initial: 'current',
        on: {
          SEEN: { guard: 'isFurther', actions: assign(({ context, event }) => see(context, event.seq)) },
        },
        states: {
          current: { always: { guard: 'hasUnreported', target: 'reporting' } },
          reporting: {
            entry: assign({ reportingSeq: ({ context }) => unreportedSeq(context) ?? 0 }),
            invoke: {
              id: 'reading',
              src: 'markRead',
              input: ({ context: { conversationId, profileId, reportingSeq } }) => ({
                conversationId,
                profileId,
                upToSeq: reportingSeq,
              }),
              onDone: {
                target: 'current',
                actions: assign(({ context, event }) => ({
                  readSeq: Math.max(context.readSeq, context.reportingSeq, event.output.lastReadSeq),
                })),
              },
              onError: 'refused',
            },
          },
          refused: {
            on: {
              SEEN: { target: 'current', actions: assign(({ context, event }) => see(context, event.seq)) },
              RESYNC: 'current',
            },
          },
        },
      },
    },
  });
}

export type ChatMachine = ReturnType<typeof createChatMachine>;
export type ChatSnapshot = SnapshotFrom<ChatMachine>;
