export { useTicketMessages } from './use-ticket-messages.ts';
