import type { ApiClient, Message, MessageInput } from '@mutuals/api-client';
import { readEvent } from '@mutuals/api-client/realtime';
import type {
  ChannelEvent,
  ChatActors,
  CheckRequest,
  ConversationRequest,
  MessagesAnswer,
  MessagesRequest,
  ReadReceipt,
  ReadRequest,
  SendRequest,
  ThreadMessage,
} from '@mutuals/machines/chat';
import type { QueryClient } from '@tanstack/react-query';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { asFault } from '../../lib/fault.ts';
import { showKept } from '../../lib/kept-answers.ts';
import type { ChannelRegistry } from '../realtime/index.ts';

type ChatListener = {
  /** An own message is stored. */
  onSent: (message: Message) => void;
  /** The conversation is read up to here. */
  onRead: (receipt: ReadReceipt) => void;
  /** Fetches what messages are checked with. Code that failed once stays failed in the page, so it may reload it. */
  fetchCheck: typeof loadCheck;
};

/** What the device keeps of a thread (D74): its newest messages. */
export const keptThreadKey = ({ conversationId, profileId }: ConversationRequest) =>
  ['Messaging', 'thread', conversationId, profileId] as const;

/** Connects an open conversation to the server and to its realtime channel. */
export function chatActors(
  api: ApiClient,
  client: QueryClient,
  channels: ChannelRegistry,
  { onSent, onRead, fetchCheck }: ChatListener,
): ChatActors {
  return {
    channel: fromCallback<EventObject, ConversationRequest>(({ input, sendBack }) => {
      const emit = (event: ChannelEvent): void => sendBack(event);
      const key = keptThreadKey(input);
      const show = async (): Promise<void> => {
        await showKept(client, key);
        const messages = client.getQueryData<MessagesAnswer['data']>(key);
        if (messages !== undefined) emit({ type: 'KEPT', messages });
      };
      void show();
      return channels.subscribe(`conversation:${input.conversationId}`, {
        onMessage: (name, data) => emit(channelEvent(name, data)),
        onGap: () => emit({ type: 'RESYNC' }),
      });
    }),
    loadMessages: fromPromise<MessagesAnswer, MessagesRequest>(
      ({ input: { conversationId, profileId, before, after, limit }, signal }) =>
        api
          .listMessages({
            path: { id: conversationId },
            query: { profileId, limit, ...(before === null ? {} : { before }), ...(after === null ? {} : { after }) },
            signal,
          })
          .catch(asFault),
    ),
    checkMessage: fromPromise<void, CheckRequest>(async ({ input }) => {
      const { checkMessage } = await fetchCheck().catch(notChecked);
      await checkMessage(input).catch(notChecked);
    }),
    // Not aborted when the thread is left: what was sent is sent.
    sendMessage: fromPromise<ThreadMessage, SendRequest>(
      async ({ input: { profileId, conversationId, clientId, content, metadata, acknowledged } }) => {
        const sent = { conversationId, clientId, content };
        const body: MessageInput =
          metadata === null
            ? { ...sent, type: 'text', ...(await overruled(acknowledged)) }
            : { ...sent, type: 'gif', metadata: { ...metadata } };
        const message = await api.sendMessage({ query: { profileId }, body }).catch(asFault);
        onSent(message);
        return message;
      },
    ),
    markRead: fromPromise<ReadReceipt, ReadRequest>(async ({ input: { conversationId, profileId, upToSeq } }) => {
      const receipt = await api
        .markConversationRead({ path: { id: conversationId }, query: { profileId, upToSeq } })
        .catch(asFault);
      onRead(receipt);
      return receipt;
    }),
  };
}

/** Fetches what messages are checked with. */
export const loadCheck = () => import('./check-message.ts');

/** What is not checked is not sent (D69): where a part of the check could not be fetched, it can be tried again. */
function notChecked(error: unknown): never {
  throw error instanceof Error ? { code: 'offline', message: '' } : error;
}

/** Left out where nothing was overruled. */
async function overruled(kinds: readonly string[]) {
  return kinds.length === 0 ? {} : { acknowledged: (await loadCheck()).overruledKinds(kinds) };
}

/** A channel's event, for the machine; anything that is not understood is fetched instead. */
function channelEvent(name: string, data: unknown): ChannelEvent {
  const message = name === 'new-message' ? readEvent('new-message', data) : undefined;
  if (message) return { type: 'MESSAGE_RECEIVED', message: message.message };
  const receipt = name === 'read' ? readEvent('read', data) : undefined;
  return receipt ? { type: 'READ_RECEIVED', receipt } : { type: 'RESYNC' };
}
