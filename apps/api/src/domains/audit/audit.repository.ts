import type { Insertable } from 'kysely';
import type { AuditLogTable, Trx } from '../../database/schema.ts';

export async function insertAuditRow(trx: Trx, row: Insertable<AuditLogTable>): Promise<void> {
  await trx.insertInto('audit_log').values(row).execute();
}
