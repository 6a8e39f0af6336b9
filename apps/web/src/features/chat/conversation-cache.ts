import type { ConversationList, Message, ReadReceipt } from '@mutuals/api-client';
import { operationKey, pagesOf, tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { withMessage, withReading } from './conversation-pages.ts';

type Change = (pages: readonly ConversationList[]) => ConversationList[] | null;

/** Keeps the lists of conversations up to date with what happens in one of them. */
export function useConversationCache() {
  const { api } = useServices();
  const client = useQueryClient();

  /** Shows a change at once. The list is read again where it does not know enough, or where an answer is on its way: it may be older. */
  function change(profileId: string, by: Change): void {
    const { queryKey } = pagesOf(api, 'listConversations', { query: { profileId } });
    const pages = client.getQueryData(queryKey)?.pages;
    const changed = pages && by(pages);
    if (changed) client.setQueryData(queryKey, (list) => list && { ...list, pages: changed });
    if (!changed || client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey });
  }

  return {
    /** A message came or went in a conversation of this own profile. */
    received(message: Message, profileId: string): void {
      change(profileId, (pages) => withMessage(pages, message, profileId));
      // Whose turn it is.
      void client.invalidateQueries({ queryKey: operationKey('getHome') });
    },
    /** A conversation was closed, by either side: it moves in the lists. */
    closed(): void {
      void client.invalidateQueries({ queryKey: operationKey('listConversations') });
      void client.invalidateQueries({ queryKey: operationKey('getHome') });
    },
    /** An own profile has read a conversation, here or on another device. */
    read(receipt: Omit<ReadReceipt, 'readAt'>): void {
      change(receipt.readerProfileId, (pages) => withReading(pages, receipt));
      void client.invalidateQueries({ queryKey: tagKey('Notifications') });
    },
  };
}
