/** TK1. */
export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** TK2: the likelier first. */
const MOVES = {
  open: ['resolved'],
  in_progress: [],
  resolved: ['closed', 'open'],
  closed: ['open'],
} as const satisfies Record<TicketStatus, readonly TicketStatus[]>;

/** TK2: a status that the person who asks may give. */
export type TicketMove = (typeof MOVES)[TicketStatus][number];

/** TK2: where the person who asks may move a ticket from a status. */
export const movesFrom = (status: TicketStatus): readonly TicketMove[] => MOVES[status];

/** TK2: whether the person who asks may give a ticket another status. */
export const mayMove = (from: TicketStatus, to: TicketStatus): boolean => movesFrom(from).some((move) => move === to);

/** TK3: whether the team may. */
export const teamMayMove = (from: TicketStatus, to: TicketStatus): boolean => from !== to;

/** TK4: whether messages can be sent. */
export const canReply = (status: TicketStatus): boolean => status !== 'closed';

/** TK5: whether the team still has something to do about it. */
export const isOngoing = (status: TicketStatus): boolean => status === 'open' || status === 'in_progress';

/** TK5: since when its person waits for the team once it has moved; null while they do not. */
export function waitingAfter<Time>(
  move: { from: TicketStatus; to: TicketStatus },
  since: Time | null,
  now: Time,
): Time | null {
  if (!isOngoing(move.to)) return null;
  return isOngoing(move.from) ? since : now;
}
