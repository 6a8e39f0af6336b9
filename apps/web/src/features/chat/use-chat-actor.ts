import {
  type ChatMachine,
  createChatMachine,
  type MessagesAnswer,
  type UnsentDraft,
  unsentDraftOf,
} from '@mutuals/machines/chat';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { createActor } from 'xstate';
import type { ActorRegistry } from '../../lib/actor-registry.ts';
import { keptDraft } from '../../lib/drafts.ts';
import { draftSubjects } from '../../lib/person-storage.ts';
import { isReachable } from '../../lib/reachability.ts';
import { useSharedActor } from '../../lib/use-shared-actor.ts';
import { useServices } from '../../services.ts';
import { useRealtime, useResync } from '../realtime/index.ts';
import { useSession } from '../session/index.ts';
import { chatActors, keptThreadKey, loadCheck } from './chat-actors.ts';
import { useConversationCache } from './conversation-cache.ts';

/** What the device keeps of a thread (D74): as much as a first page. */
const KEPT_MESSAGES = 50;

const gifSchema = v.object({
  gifId: v.string(),
  title: v.string(),
  width: v.number(),
  height: v.number(),
  stillUrl: v.nullable(v.string()),
});
const unsentSchema: v.GenericSchema<unknown, UnsentDraft> = v.object({
  draft: v.string(),
  unsent: v.array(
    v.object({
      clientId: v.string(),
      content: v.string(),
      metadata: v.exactOptional(gifSchema),
      isWaiting: v.exactOptional(v.literal(true)),
      acknowledged: v.exactOptional(v.array(v.string())),
    }),
  ),
});

const CHATS = 'chat.';
const subjectOf = (profileId: string, conversationId: string): string => `${CHATS}${profileId}.${conversationId}`;

/** Puts words behind what is typed in a conversation that no page shows, though its actor may still send. Nothing of them is sent. */
export function addToDraft(
  actors: ActorRegistry,
  userId: string,
  of: { profileId: string; conversationId: string },
  words: string,
): void {
  const subject = subjectOf(of.profileId, of.conversationId);
  const running = actors.running<ChatMachine>(subject);
  const kept = keptDraft(unsentSchema, { userId, subject });
  const { draft = '', unsent = [] } = kept.read() ?? {};
  const typed = running?.getSnapshot().context.draft ?? draft;
  const text = typed === '' ? words : `${typed}\n${words}`;
  if (running) running.send({ type: 'DRAFT_CHANGED', text });
  else kept.keep({ draft: text, unsent });
}

/** The conversations in which something waits for the network that was written before this page was opened. */
export function waitingChats(userId: string): { profileId: string; conversationId: string }[] {
  return draftSubjects(userId, 'session', CHATS).flatMap((subject) => {
    const [profileId = '', conversationId = ''] = subject.slice(CHATS.length).split('.');
    const { unsent = [] } = keptDraft(unsentSchema, { userId, subject }).read() ?? {};
    return unsent.some(({ isWaiting }) => isWaiting) ? [{ profileId, conversationId }] : [];
  });
}

/** The machine of an open conversation, with the outbox and the draft kept in the tab, and the thread on the device. */
export function useChatActor(profileId: string | null, conversationId: string | null) {
  const { api, reachability, recovery } = useServices();
  const { actors, channels } = useRealtime();
  const client = useQueryClient();
  const { user } = useSession();
  const cache = useConversationCache();
  const subject = profileId !== null && conversationId !== null ? subjectOf(profileId, conversationId) : null;

  const actor = useSharedActor(
    actors,
    subject,
    () => {
      const ids = { conversationId: conversationId ?? '', profileId: profileId ?? '' };
      const machine = createChatMachine(
        chatActors(api, client, channels, {
          onSent: (message) => cache.received(message, ids.profileId),
          onRead: cache.read,
          fetchCheck: () =>
            loadCheck().catch((error: unknown) => {
              if (isReachable(reachability.get())) return recovery.recover(error);
              throw error;
            }),
        }),
      );
      const unsent = keptDraft(unsentSchema, { userId: user._id, subject: subject ?? '' });
      const created = createActor(machine, {
        input: { ...ids, newId: () => crypto.randomUUID(), unsentDraft: unsent.read() },
      });
      let shown: MessagesAnswer['data'] = [];
      created.subscribe(({ context }) => {
        const draft = unsentDraftOf(context);
        unsent.keep(draft.draft === '' && draft.unsent.length === 0 ? null : draft);
        if (context.complete === null || context.messages === shown) return;
        shown = context.messages;
        client.setQueryData(keptThreadKey(ids), shown.slice(-KEPT_MESSAGES));
      });
      return created;
    },
    ({ context }) => context.outgoing.every(({ fault }) => fault !== null),
  );
  useResync(() => actor?.send({ type: 'RESYNC' }));
  return { actor, subject };
}
