import type { Operations } from '../../http/operation.ts';
import { offsetMeta, partOf, teamPaging } from '../../http/paging.ts';
import type { TicketsService } from './tickets.service.ts';

type TicketOperations = Pick<
  Operations,
  | 'listTickets'
  | 'createTicket'
  | 'getTicket'
  | 'listTicketMessages'
  | 'sendTicketMessage'
  | 'updateTicketStatus'
  | 'markTicketRead'
  | 'listAllTickets'
  | 'answerTicket'
  | 'setTicketStatus'
  | 'undoTicketMove'
  | 'assignTicket'
  | 'undoTicketAssignment'
  | 'getTicketDesk'
  | 'getTeamTicket'
  | 'addTicketNote'
>;

export function ticketOperations(tickets: TicketsService): TicketOperations {
  return {
    async listTickets({ caller, query }) {
      const { status } = query;
      const list = ['listTickets', caller.userId, status ?? null];
      const { data, ...read } = await tickets.listTickets(caller, { status, ...partOf(list, query) });
      return { data, meta: offsetMeta(list, query, read) };
    },
    createTicket: ({ caller, body, trx }) => tickets.createTicket(caller, body, trx),
    getTicket: ({ caller, path }) => tickets.getTicket(caller, path.id),
    async listTicketMessages({ caller, path, query: { before = null } }) {
      const { data, hasMore } = await tickets.listTicketMessages(caller, path.id, before);
      return { data, meta: { hasMore } };
    },
    sendTicketMessage: ({ caller, path, body, trx }) => tickets.sendTicketMessage(caller, path.id, body, trx),
    updateTicketStatus: ({ caller, path, body }) => tickets.updateTicketStatus(caller, path.id, body.status),
    async markTicketRead({ caller, path }) {
      await tickets.markTicketRead(caller, path.id);
      return undefined;
    },
    async listAllTickets({ caller, query }) {
      const { status, assigned, category, search, sort = 'due' } = query;
      const asked = [status ?? null, assigned ?? null, category ?? null, search ?? null, sort];
      const list = ['listAllTickets', caller.userId, ...asked];
      const paging = teamPaging(list, query, { isSearch: search !== undefined });
      const request = { status, assigned, category, search, sort, ...paging.part };
      const { data, ...read } = await tickets.listAllTickets(caller, request);
      return { data, meta: paging.metaOf(read) };
    },
    answerTicket: ({ caller, path, body, trx }) => tickets.answerTicket(caller, path.id, body, trx),
    setTicketStatus: ({ caller, path, body }) => tickets.setTicketStatus(caller, path.id, body.status),
    undoTicketMove: ({ caller, path, body }) => tickets.undoTicketMove(caller, path.id, body.status),
    getTicketDesk: () => tickets.getTicketDesk(),
    getTeamTicket: ({ path }) => tickets.getTeamTicket(path.id),
    addTicketNote: ({ caller, path, body, trx }) => tickets.addTicketNote(caller, path.id, body.note, trx),
    assignTicket: ({ caller, path, body }) => tickets.assignTicket(caller, path.id, body.assignedTo),
    undoTicketAssignment: ({ caller, path, body }) => tickets.undoTicketAssignment(caller, path.id, body.assignedTo),
  };
}
