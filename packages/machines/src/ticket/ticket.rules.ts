export type TicketStatus = 'open' | 'in_progress' | 'resolved' | 'closed';

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
