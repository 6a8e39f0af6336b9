import type { TicketStatus } from '../../database/schema.ts';

/** Where the person who asks may move a ticket from each status (D26). */
const MOVES: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  open: ['resolved'],
  in_progress: [],
  resolved: ['closed', 'open'],
  closed: ['open'],
};

/** Whether the person who asks may give a ticket another status (D26). */
export const mayMove = (from: TicketStatus, to: TicketStatus): boolean => MOVES[from].includes(to);

/** Whether the team may: any status but the one that it has (SPEC 4). */
export const teamMayMove = (from: TicketStatus, to: TicketStatus): boolean => from !== to;

/** What the team still has to do something about. */
export const isOngoing = (status: TicketStatus): boolean => status === 'open' || status === 'in_progress';

/** SPEC 4: a closed ticket takes no messages. */
export const takesMessages = (status: TicketStatus): boolean => status !== 'closed';
