import type { Clock } from '../../clock.ts';
import type { OperationId } from '../../contract.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import { afterRollback, inTransaction } from '../../database/database.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { type AuditFilter, findAudit, findNames, insertAuditRow } from './audit.repository.ts';
import { type AuditEntry, toAuditEntry } from './audit.view.ts';

export interface AuditService {
  /** What the team changed, the newest first (D2). */
  listAudit(filter: AuditFilter, request: PartRequest): Promise<Listed<AuditEntry>>;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function createAuditService({ db }: { db: Db }): AuditService {
  return {
    async listAudit(filter, request) {
      const { rows, ...part } = await findAudit(db, filter, request);
      const ids = rows.flatMap(({ actor_user_id, subject }) => [actor_user_id, subject]);
      const named = await findNames(
        db,
        [...new Set(ids)].filter((id) => UUID.test(id)),
      );
      const names = new Map(named.map((thing) => [thing.id, thing]));
      return { data: rows.map((row) => toAuditEntry(row, names)), ...part };
    },
  };
}

export interface AuditedChange {
  /** Who changed it. */
  actor: { userId: string };
  action: OperationId;
  /** The id of whom or what was changed. */
  subject: string;
  /** What the change touched, as it was; null where nothing was there. */
  before: object | null;
  /** What the change touched, as it is now; null where nothing is left. */
  after: object | null;
  /** Why, in the words of who changed it. */
  reason: string | undefined;
}

/**
 * Writes down what was refused to somebody of the team as well: what is about money shall not be tried unseen. Within a transaction (`trx`)
 * the row is written once that one is rolled back.
 */
export async function auditedIfRefused<Answer>(
  { db, clock, trx }: { db: Db; clock: Clock; trx?: Trx },
  attempt: Pick<AuditedChange, 'actor' | 'action' | 'subject' | 'reason'>,
  run: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Problem) {
      const change = { ...attempt, before: null, after: { refused: error.code } };
      const write = () => inTransaction(db, (own) => audited(own, clock, change));
      if (trx === undefined) await write();
      else afterRollback(trx, write);
    }
    throw error;
  }
}

/** Writes down what somebody of the team changed (D2), in the transaction that changes it: without the row there is no change. */
export async function audited(trx: Trx, clock: Clock, change: AuditedChange): Promise<void> {
  const { actor, action, subject, before, after, reason } = change;
  await insertAuditRow(trx, {
    actor_user_id: actor.userId,
    action,
    subject,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    reason: reason ?? null,
    created_at: clock.now(),
  });
}
