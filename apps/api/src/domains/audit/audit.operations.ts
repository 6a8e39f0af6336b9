import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { AuditService } from './audit.service.ts';

export function auditOperations(audit: AuditService): Pick<Operations, 'listAudit'> {
  return {
    async listAudit({ query }) {
      const { action = null, subject = null, actorId = null } = query;
      const list = ['listAudit', action, subject, actorId];
      const { data, ...read } = await audit.listAudit({ action, subject, actorId }, partOf(list, query));
      return { data, meta: pageMeta(list, query, read) };
    },
  };
}
