import { UUID } from '../../lib/uuid.ts';
import type { Clock } from '../../clock.ts';
import type { OperationId } from '../../contract.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { currentRequest } from '../../lib/current-request.ts';
import type { ErrorCode } from '../../problem.ts';
import { type AuditFilter, findAudit, findNames, findPersonId, insertAuditRow } from './audit.repository.ts';
import { type AuditEntry, toAuditEntry } from './audit.view.ts';

export interface AuditService {
  /** Changes made by the team, the newest first (D2). */
  listAudit(filter: AuditFilter, request: PartRequest): Promise<Listed<AuditEntry>>;
  /**
   * Records a refused change of a team member, after its transaction was rolled back, so that no attempt goes unseen.
   */
  writeRefusal(refusal: Refusal): Promise<void>;
}

export interface Refusal extends Pick<AuditedChange, 'actor' | 'action' | 'reason'> {
  /** The subject of the refused change, as the request names it. */
  subject: string;
  code: ErrorCode;
}

export function createAuditService({ db, clock }: { db: Db; clock: Clock }): AuditService {
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

    async writeRefusal({ subject, code, ...attempt }) {
      // As of a change that is done: whoever looks for a person finds both.
      const id = (await findPersonId(db, subject)) ?? subject;
      await inTransaction(db, (trx) =>
        audited(trx, clock, { ...attempt, subject: id, before: null, after: { refused: code } }),
      );
    },
  };
}

export interface AuditedChange {
  /** The team member. */
  actor: { userId: string };
  action: OperationId;
  /** The id of the changed person or thing. */
  subject: string;
  /** The changed values before; null if there were none. */
  before: object | null;
  /** The changed values after; null if there are none. */
  after: object | null;
  /** The reason that the team member gave. */
  reason: string | undefined;
}

/** Records a change of the team (D2) in the transaction that makes it, so that there is no change without its row. */
export async function audited(trx: Trx, clock: Clock, change: AuditedChange): Promise<void> {
  const { actor, action, subject, before, after, reason } = change;
  const request = currentRequest();
  await insertAuditRow(trx, {
    actor_user_id: actor.userId,
    action,
    subject,
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
    reason: reason ?? null,
    request_id: request?.id ?? null,
    address: request?.address ?? null,
    created_at: clock.now(),
  });
}
