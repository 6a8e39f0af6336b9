export { answeredCount, findRecentTicketIds } from './tickets.repository.ts';
