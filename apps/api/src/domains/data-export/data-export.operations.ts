import type { Operations } from '../../http/operation.ts';
import type { DataExportService } from './data-export.service.ts';

type DataExportOperations = Pick<Operations, 'getExport' | 'requestExport'>;

export function dataExportOperations(exports: DataExportService): DataExportOperations {
  return {
    getExport: async ({ caller }) => exports.getExport(caller),
    requestExport: async ({ caller }) => exports.requestExport(caller),
  };
}
