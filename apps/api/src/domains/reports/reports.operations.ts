import type { Operations } from '../../http/operation.ts';
import { offsetMeta, partOf } from '../../http/paging.ts';
import type { ReportsService } from './reports.service.ts';

type ReportOperations = Pick<Operations, 'sendReport' | 'listMyReports'>;

export function reportOperations(reports: ReportsService): ReportOperations {
  return {
    async sendReport({ caller, address, body }) {
      const { isNew, report } = await reports.sendReport(caller, address, body);
      return isNew ? { status: 201, body: report } : { status: 200, body: report };
    },
    async listMyReports({ caller, query }) {
      const list = ['listMyReports', caller.userId];
      const { data, ...read } = await reports.listMyReports(caller, partOf(list, query));
      return { data, meta: offsetMeta(list, query, read) };
    },
  };
}
