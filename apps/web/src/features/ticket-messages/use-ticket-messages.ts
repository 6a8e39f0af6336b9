import type { Ticket } from '@mutuals/api-client';
import type { EarlierMessages } from '@mutuals/ui/patterns/ticket-thread';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useProblemText } from '../../lib/problem-text.ts';
import { useServices } from '../../services.ts';
import { joined, type Messages } from './joined.ts';

/**
 * The newest messages of a ticket, and the earlier ones that were loaded, which stay when new ones arrive.
 * @param ticket null while it is read
 */
export function useTicketMessages(
  id: string,
  ticket: Ticket | null,
): { messages: Ticket['messages']; earlier: EarlierMessages } {
  const { api } = useServices();
  const textOf = useProblemText();
  const [known, setKnown] = useState<{ ticket: Ticket | null; messages: Messages }>({ ticket: null, messages: [] });
  const messages = ticket === known.ticket ? known.messages : joined(known.messages, ticket?.messages ?? []);
  if (ticket !== known.ticket) setKnown({ ticket, messages });
  const first = messages[0]?.seq ?? 1;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (before: number) => api.listTicketMessages({ path: { id }, query: { before } }),
    onSuccess: ({ data }) => setKnown((now) => ({ ...now, messages: joined(data, now.messages) })),
  });
  return {
    messages: [...messages],
    earlier: {
      hasMore: first > 1,
      isLoading: isPending,
      failure: error === null ? undefined : textOf(error),
      onLoad: () => mutate(first),
    },
  };
}
