import type { Clock } from '../../clock.ts';
import type { OperationId } from '../../contract.ts';
import type { Trx } from '../../database/schema.ts';
import { insertAuditRow } from './audit.repository.ts';

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
