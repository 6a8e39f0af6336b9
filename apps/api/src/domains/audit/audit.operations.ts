import type { Operations } from '../../http/operation.ts';
import { teamPaging } from '../../http/paging.ts';
import type { AuditService } from './audit.service.ts';

export function auditOperations(audit: AuditService): Pick<Operations, 'listAudit'> {
  return {
    async listAudit({ query }) {
      const { action = null, subject = null, actorId = null, from = null, to = null, sort = 'newest' } = query;
      const list = ['listAudit', action, subject, actorId, from, to, sort];
      const paging = teamPaging(list, query, { isSearch: false });
      const { data, ...read } = await audit.listAudit(
        { action, subject, actorId, from, to },
        { ...paging.part, order: sort },
      );
      return { data, meta: paging.metaOf(read) };
    },
  };
}
