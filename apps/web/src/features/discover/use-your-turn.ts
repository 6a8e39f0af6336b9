import type { ApiClient, Conversation } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import type { DiscoverScreenProps, WaitingConversation } from '@mutuals/ui/screens/discover';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { routes } from '../../routes.ts';
import { useServices } from '../../services.ts';
import { partnerOf, useConversationCache } from '../chat/index.ts';
import { useProblemToast } from '../session/index.ts';

const NONE: ReadonlySet<string> = new Set();

/** The deck does not wait for a second try. */
export const yourTurnQuery = (api: ApiClient, profileId: string) => ({
  ...queryOf(api, 'getYourTurn', { query: { profileId } }),
  retry: false,
});

/** The step before the deck of an own profile: once a day, while many matches wait for it (D63). Where it cannot be read, the deck begins. */
export function useYourTurn(
  profileId: string | null,
): Pick<DiscoverScreenProps, 'yourTurn' | 'onCloseTurn' | 'onPassTurn'> {
  const { api } = useServices();
  const client = useQueryClient();
  const toast = useProblemToast();
  const { closed: refresh } = useConversationCache();
  const query = yourTurnQuery(api, profileId ?? '');
  const { data: read, isFetching } = useQuery({ ...query, enabled: profileId !== null });
  // The first answer holds while the profile's deck is open: a later one would put the step in front of a deck that has begun, or
  // take it away with the first of 8 that is closed.
  const [first, setFirst] = useState<{ profileId: string | null; data: typeof read }>({
    profileId: null,
    data: undefined,
  });
  if (read !== undefined && !isFetching && first.profileId !== profileId) setFirst({ profileId, data: read });
  // What was read before, or is kept on this device, may let the deck begin; the step itself waits for today's answer.
  const isLoading = isFetching && first.profileId !== profileId && read?.isBeforeDeck !== false;
  const data = first.profileId === profileId ? first.data : undefined;
  const [closed, setClosed] = useState(NONE);
  /** Those of `closed` of which the server has said so. */
  const done = useRef(new Set<string>());
  const listed = data?.isBeforeDeck === true && profileId !== null ? data.data : [];
  const shown = listed.flatMap((each) => waitingConversation(each, profileId ?? ''));
  const left = shown.filter(({ _id }) => !closed.has(_id));

  const pass = (): void => {
    if (profileId === null) return;
    client.setQueryData(query.queryKey, (before) => before && { ...before, isBeforeDeck: false });
    setFirst((before) =>
      before.profileId === profileId
        ? { ...before, data: before.data && { ...before.data, isBeforeDeck: false } }
        : before,
    );
    // Where this is lost, the step comes once more.
    api.passYourTurn({ query: { profileId } }).catch(() => {});
  };
  const close = (id: string): void => {
    if (profileId === null) return;
    setClosed((before) => new Set([...before, id]));
    function goOn(): void {
      done.current.add(id);
      if (shown.every(({ _id }) => done.current.has(_id))) pass();
      refresh();
    }
    api.closeConversation({ path: { id }, query: { profileId } }).then(goOn, (problem: unknown) => {
      toast(problem);
      setClosed((before) => new Set([...before].filter((each) => each !== id)));
    });
  };
  const waiting =
    data === undefined || left.length === 0
      ? null
      : { total: data.total - (listed.length - left.length), conversations: left };
  return { yourTurn: isLoading ? 'loading' : waiting, onCloseTurn: close, onPassTurn: pass };
}

/** Nobody can answer who is gone meanwhile. */
function waitingConversation(conversation: Conversation, profileId: string): WaitingConversation[] {
  const { _id, lastMessage, waitingSince } = conversation;
  const partner = partnerOf(conversation, profileId);
  if (partner.isDeleted || lastMessage === null || waitingSince === null) return [];
  return [
    { _id, href: routes.conversation.href({ profileId, conversationId: _id }), partner, lastMessage, waitingSince },
  ];
}
