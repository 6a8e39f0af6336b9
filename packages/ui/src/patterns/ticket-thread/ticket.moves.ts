import type { TicketStatus } from './ticket.types.ts';

/** The moves that the person who opened a ticket may make (D26); the likelier first. */
const MOVES = {
  open: ['resolved'],
  in_progress: [],
  resolved: ['closed', 'open'],
  closed: ['open'],
} as const satisfies Record<TicketStatus, readonly TicketStatus[]>;

export const movesFrom = (status: TicketStatus): readonly ('open' | 'resolved' | 'closed')[] => MOVES[status];

/** SPEC 4: messages can be sent only while a ticket is not closed. */
export const canReply = (status: TicketStatus): boolean => status !== 'closed';

/** SPEC 9: a person sees the last 8 characters of a ticket's id. */
export const ticketNumber = (id: string): string => id.slice(-8);
