import type { Message, ReadReceipt } from '@mutuals/api-client';
import { operationKey, pagesOf, tagKey } from '@mutuals/api-client/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { withMessage, withReading } from './conversation-pages.ts';

/** Keeps the lists of conversations up to date with what happens in one of them. */
export function useConversationCache() {
  const { api } = useServices();
  const client = useQueryClient();
  return {
    /** A message came or went in a conversation of this own profile. */
    received(message: Message, profileId: string): void {
      const { queryKey } = pagesOf(api, 'listConversations', { query: { profileId } });
      const pages = client.getQueryData(queryKey)?.pages;
      const changed = pages && withMessage(pages, message, profileId);
      if (changed) client.setQueryData(queryKey, (list) => list && { ...list, pages: changed });
      else void client.invalidateQueries({ queryKey });
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
      const { queryKey } = pagesOf(api, 'listConversations', { query: { profileId: receipt.readerProfileId } });
      const pages = client.getQueryData(queryKey)?.pages;
      const changed = pages && withReading(pages, receipt);
      if (changed) client.setQueryData(queryKey, (list) => list && { ...list, pages: changed });
      else void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: tagKey('Notifications') });
    },
  };
}
