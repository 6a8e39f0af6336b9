import type { OperationId } from '../contract.ts';
import { createTurns } from '../lib/turns.ts';
import { Problem } from '../problem.ts';
import type { OperationRequest } from './operation.ts';

/** Those who wait for one row; at some milliseconds each, less than a client's patience of 10 s. */
const MOST_WAITING = 200;

type RowOf<Id extends OperationId> = (request: Pick<OperationRequest<Id>, 'path' | 'body'>) => string;

const byId = ({ path }: { path: { id: string } }): string => path.id;

/** What many may write to at once: the row that an operation locks first. */
const ROWS: { readonly [Id in OperationId]?: RowOf<Id> } = {
  sendMessage: ({ body }) => body.conversationId,
  markConversationRead: byId,
  likeProfile: ({ path }) => path.profileId,
  dislikeProfile: ({ path }) => path.profileId,
  claimPayment: byId,
  settlePayment: byId,
  sendTicketMessage: byId,
  updateTicketStatus: byId,
  markTicketRead: byId,
  addTicketNote: byId,
  answerTicket: byId,
  setTicketStatus: byId,
  assignTicket: byId,
  undoTicketAssignment: byId,
};

/** Runs work when it is its turn on a row. */
export type RowTurns = <T>(row: string, work: () => Promise<T>) => Promise<T>;

/** The row that a request waits for; null where its operation waits for none that many want. */
export const rowOf = <Id extends OperationId>(id: Id, request: OperationRequest<Id>): string | null =>
  ROWS[id]?.(request) ?? null;

/**
 * Lets the writes of a process to one row take turns before they hold a connection: a crowd on one conversation or ticket would hold them all, and
 * everybody else would wait for it. Throws `rate_limited` when too many wait.
 */
export function createRowTurns(): RowTurns {
  const turns = createTurns(MOST_WAITING);
  return async (row, work) => {
    const turn = turns.take(row, work);
    if (turn === null) throw new Problem('rate_limited', { retryAfter: 1 });
    return turn;
  };
}
