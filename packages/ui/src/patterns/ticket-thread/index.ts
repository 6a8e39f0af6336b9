export { TicketPriorityBadge, TicketStatusBadge } from './ticket-badges.tsx';
export { TicketMessages, type TicketMessagesProps } from './ticket-messages.tsx';
export { TicketThread, type TicketThreadProps } from './ticket-thread.tsx';
export type { TicketMessage, TicketStatus, TicketView } from './ticket.types.ts';
