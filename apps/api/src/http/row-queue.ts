import { readPictureName } from '@mutuals/api-client/pictures';
import type { OperationId } from '../contract.ts';
import { createKeyedQueue } from '../lib/keyed-queue.ts';
import { Problem } from '../problem.ts';
import type { OperationRequest } from './operation.ts';

/** Max. writes waiting for one row: at some milliseconds each, they end before a client's timeout of 10 s. */
const MOST_WAITING = 200;

type RowOf<Id extends OperationId> = (request: Pick<OperationRequest<Id>, 'path' | 'body'>) => string;

const byId = ({ path }: { path: { id: string } }): string => path.id;

/** The contended row that an operation locks, for rows that many people may write to at once. */
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
  undoTicketMove: byId,
  assignTicket: byId,
  undoTicketAssignment: byId,
  // A picture may be named by its hash, or by more of its address.
  sendReport: ({ body: { subject } }) => `${subject.type} ${readPictureName(subject.id)?.hash ?? subject.id}`,
};

/** Runs a write after the earlier writes to its row. */
export type RowQueue = <T>(row: string, work: () => Promise<T>) => Promise<T>;

/** The row that a request queues for; null if its operation queues for none. */
export const rowOf = <Id extends OperationId>(id: Id, request: OperationRequest<Id>): string | null =>
  ROWS[id]?.(request) ?? null;

/**
 * Queues the writes of this process by row before they take a connection. Otherwise a crowd on one conversation or
 * ticket would hold every connection. Throws `rate_limited` when too many wait.
 */
export function createRowQueue(): RowQueue {
  const queue = createKeyedQueue(MOST_WAITING);
  return async (row, work) => {
    const result = queue.run(row, work);
    if (result === null) throw new Problem('rate_limited', { retryAfter: 1 });
    return result;
  };
}
