export { TicketForm, type TicketError, type TicketFormProps } from './ticket-form.tsx';
export {
  EMPTY_DRAFT,
  type NewTicket,
  TICKET_CATEGORIES,
  TICKET_LIMITS,
  TICKET_PRIORITIES,
  type TicketCategory,
  type TicketDraft,
  type TicketField,
  type TicketPriority,
} from './ticket.rules.ts';
