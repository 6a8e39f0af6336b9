import { type ChatEvent, type ChatView, chatView } from '@mutuals/machines/chat';
import { operationKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useConnection, useRealtime } from '../realtime/index.ts';
import { useRefetchProfiles } from '../session/index.ts';
import { loadCheck } from './chat-actors.ts';
import { useChatActor } from './use-chat-actor.ts';
import { useSeen } from './use-seen.ts';

/** The conversation does not exist, or is not open to this person. */
const MISSING: ReadonlySet<string> = new Set([
  'conversation_not_found',
  'not_a_participant',
  'not_your_profile',
  'acting_profile_not_found',
]);

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

/** An open conversation: its machine, up to date. @param mayBeEmpty whether the list of conversations knows of no message in it (CH27) */
export function useChat(profileId: string | null, conversationId: string | null, mayBeEmpty: boolean): Chat {
  const { messagesInView } = useRealtime();
  const client = useQueryClient();
  const { polling } = useConnection();
  const { actor, subject } = useChatActor(profileId, conversationId);
  const view = useSelector(actor, (snapshot) => (snapshot ? chatView(snapshot, mayBeEmpty) : null));
  const send = (event: ChatEvent): void => {
    actor?.send(event);
    // Only ahead of time: without it the message waits for the check.
    if (event.type === 'DRAFT_CHANGED') void prepare(event.text);
  };

  // Before the first word: without it nothing is sent, and the connection may be gone by then.
  useEffect(() => {
    if (subject !== null) void loadCheck().catch(() => undefined);
  }, [subject]);
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
  const faults = [view?.fault, ...(view?.rows ?? []).map(({ fault }) => fault)];
  const codes = faults.map((fault) => fault?.code);
  useRefetchProfiles(faults.findLast((fault) => fault?.code === 'acting_profile_not_found'));
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
