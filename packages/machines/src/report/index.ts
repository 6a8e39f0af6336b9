export { createReportMachine, type ReportMachine, type ReportSnapshot } from './report.machine.ts';
export type * from './report.types.ts';
export { reportView, type ReportView } from './report.view.ts';
