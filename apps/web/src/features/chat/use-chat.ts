import {
  type ChatEvent,
  type ChatView,
  chatView,
  createChatMachine,
  type UnsentDraft,
  unsentDraftOf,
} from '@mutuals/machines/chat';
import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import * as v from 'valibot';
import { createActor } from 'xstate';
import { keptDraft } from '../../lib/drafts.ts';
import { isReachable } from '../../lib/reachability.ts';
import { useSharedActor } from '../../lib/use-shared-actor.ts';
import { useServices } from '../../services.ts';
import { useConnection, useRealtime, useResync } from '../realtime/index.ts';
import { useRefetchProfiles, useSession } from '../session/index.ts';
import { chatActors, loadCheck } from './chat-actors.ts';
import { useConversationCache } from './conversation-cache.ts';
import { useSeen } from './use-seen.ts';

/** The conversation does not exist, or is not open to this person. */
const MISSING: ReadonlySet<string> = new Set([
  'conversation_not_found',
  'not_a_participant',
  'not_your_profile',
  'acting_profile_not_found',
]);

const gifSchema = v.object({
  gifId: v.string(),
  title: v.string(),
  width: v.number(),
  height: v.number(),
  stillUrl: v.nullable(v.string()),
});
const unsentSchema: v.GenericSchema<unknown, UnsentDraft> = v.object({
  draft: v.string(),
  unsent: v.array(v.object({ clientId: v.string(), content: v.string(), metadata: v.exactOptional(gifSchema) })),
});

type Chat = {
  /** Null while no conversation is open. */
  view: ChatView | null;
  isMissing: boolean;
  send: (event: ChatEvent) => void;
  /** The newest message is on the screen; it counts as read once the page itself is looked at. */
  seen: (seq: number) => void;
};

const prepare = (draft: string) =>
  loadCheck()
    .then(({ prepareCheck }) => prepareCheck(draft))
    .catch(() => undefined);

/** An open conversation: its machine, up to date, with the outbox and the draft kept in the tab. */
export function useChat(profileId: string | null, conversationId: string | null): Chat {
  const { api, reachability, recovery } = useServices();
  const { actors, channels, messagesInView } = useRealtime();
  const client = useQueryClient();
  const { user } = useSession();
  const { polling } = useConnection();
  const cache = useConversationCache();
  const subject = profileId !== null && conversationId !== null ? `chat.${profileId}.${conversationId}` : null;

  const actor = useSharedActor(
    actors,
    subject,
    () => {
      const ids = { conversationId: conversationId ?? '', profileId: profileId ?? '' };
      const machine = createChatMachine(
        chatActors(api, channels, {
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
      created.subscribe(({ context }) => {
        const draft = unsentDraftOf(context);
        unsent.keep(draft.draft === '' && draft.unsent.length === 0 ? null : draft);
      });
      return created;
    },
    ({ context }) => context.outgoing.every(({ fault }) => fault !== null),
  );
  const view = useSelector(actor, (snapshot) => (snapshot ? chatView(snapshot) : null));
  const send = (event: ChatEvent): void => {
    actor?.send(event);
    // Only ahead of time: without it the message waits for the check.
    if (event.type === 'DRAFT_CHANGED') void prepare(event.text);
  };

  // Before the first word: without it nothing is sent, and the connection may be gone by then.
  useEffect(() => {
    if (subject !== null) void loadCheck().catch(() => undefined);
  }, [subject]);
  useResync(() => send({ type: 'RESYNC' }));
  useEffect(() => {
    if (!actor || !polling) return;
    const timer = setInterval(() => actor.send({ type: 'RESYNC' }), polling.quickMs);
    return () => clearInterval(timer);
  }, [actor, polling]);

  useEffect(
    () => (profileId === null ? undefined : messagesInView.show({ profileId, conversationId })),
    [messagesInView, profileId, conversationId],
  );

  const seen = useSeen(subject, (seq) => send({ type: 'SEEN', seq }));
  const codes = [view?.fault, ...(view?.rows ?? []).map(({ fault }) => fault)].map((fault) => fault?.code);
  useRefetchProfiles(codes.includes('acting_profile_not_found'));
  // The list still calls the partner by name (D39), or a match (D64).
  const isOver = codes.includes('partner_deleted') || codes.includes('no_longer_matched');
  useEffect(() => {
    if (isOver) void client.invalidateQueries({ queryKey: operationKey('listConversations') });
  }, [client, isOver]);
  return {
    view,
    isMissing: view?.fault !== null && view?.fault !== undefined && MISSING.has(view.fault.code),
    send,
    seen,
  };
}
