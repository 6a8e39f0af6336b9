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
  /** Writes down what was refused to somebody of the team, once nothing of it is left: what may not be done shall not be tried unseen. */
  writeRefusal(refusal: Refusal): Promise<void>;
}

export interface Refusal extends Pick<AuditedChange, 'actor' | 'action' | 'reason'> {
  /** The subject of the refused change; a person by the id in the request. */
  subject: { id: string } | { privyId: string };
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
      const id = 'id' in subject ? subject.id : ((await findPersonId(db, subject.privyId)) ?? subject.privyId);
      await inTransaction(db, (trx) =>
        audited(trx, clock, { ...attempt, subject: id, before: null, after: { refused: code } }),
      );
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

/** Writes down what somebody of the team changed (D2), in the transaction that changes it: without the row there is no change. */
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
