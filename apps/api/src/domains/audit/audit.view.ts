import type { components } from '@mutuals/api-client/schema';
import type { AuditRow, NamedThing } from './audit.repository.ts';

export type AuditEntry = components['schemas']['AuditEntry'];

/** Who made a change with the operator's commands, which have no account. */
export const OPERATOR_ID = '00000000-0000-0000-0000-000000000000';
const OPERATOR_NAME = 'Operator';

/** A change with the current names of its people and things. */
export function toAuditEntry(row: AuditRow, names: ReadonlyMap<string, NamedThing>): AuditEntry {
  const actor = names.get(row.actor_user_id);
  return {
    _id: row.key,
    actor: {
      _id: row.actor_user_id,
      displayName: actor?.name ?? (row.actor_user_id === OPERATOR_ID ? OPERATOR_NAME : ''),
      privyId: actor?.privy_id ?? '',
    },
    action: row.action,
    subject: row.subject,
    subjectName: names.get(row.subject)?.name ?? null,
    before: row.before && JSON.stringify(row.before),
    after: row.after && JSON.stringify(row.after),
    reason: row.reason,
    requestId: row.request_id,
    address: row.address,
    createdAt: row.created_at.toISOString(),
  };
}
