import type { TicketPicture } from './ticket-pictures.tsx';
import type { TicketCategory, TicketPriority } from '../ticket-form/ticket.rules.ts';

/** SPEC 4, in the order of a ticket's life. */
export const TICKET_STATUSES = ['open', 'in_progress', 'resolved', 'closed'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** One message about a ticket (SPEC 3). */
export interface TicketMessage {
  readonly _id: string;
  readonly message: string;
  readonly isSupport: boolean;
  readonly timestamp: string;
  readonly pictures?: readonly TicketPicture[];
}

/** The messages below the description that are not shown yet. */
export interface EarlierMessages {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the last ones failed to load. */
  readonly failure?: string | undefined;
  readonly onLoad: () => void;
}

/** A ticket as shown: plain data that an answer of the server happens to fit. */
export interface TicketView {
  readonly _id: string;
  readonly subject: string;
  readonly description: string;
  readonly category: TicketCategory;
  readonly priority: TicketPriority;
  readonly status: TicketStatus;
  readonly createdAt: string;
  /** The description's pictures. */
  readonly pictures?: readonly TicketPicture[];
  /** The newest of them, oldest first. */
  readonly messages: readonly TicketMessage[];
}
