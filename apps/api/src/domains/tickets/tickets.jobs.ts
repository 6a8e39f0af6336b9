import { jobKind } from '../../jobs/job-kind.ts';
import { publication } from '../../jobs/publication.ts';

export const ticketsJobs = {
  publishTicketChange: jobKind({
    ...publication,
    name: 'publish-ticket-change',
    payload: { ticketId: 'id' },
    key: ({ ticketId }) => `ticket:${ticketId}`,
  }),
  returnSilentTickets: jobKind({
    name: 'return-silent-tickets',
    class: 'background',
    payload: {},
    attempts: 10,
    whenGivenUp: 'keep',
    schedule: '*/5 * * * *',
  }),
  /** Publishes changes that only the team may see: a note, an assignment. */
  publishTeamTicketChange: jobKind({
    ...publication,
    name: 'publish-team-ticket-change',
    payload: { ticketId: 'id' },
    key: ({ ticketId }) => `team-ticket:${ticketId}`,
  }),
};
