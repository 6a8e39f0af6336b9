import type { Operations } from '../../http/operation.ts';
import { pageMeta, partOf } from '../../http/paging.ts';
import type { AuditService } from './audit.service.ts';

export function auditOperations(audit: AuditService): Pick<Operations, 'listAudit'> {
  return {
    async listAudit({ query }) {
      const { action = null, subject = null, actorId = null, from = null, to = null, sort = 'newest' } = query;
      const list = ['listAudit', action, subject, actorId, from, to, sort];
      const { data, ...read } = await audit.listAudit(
        { action, subject, actorId, from, to },
        { ...partOf(list, query), order: sort },
      );
      return { data, meta: pageMeta(list, query, read) };
    },
  };
}
