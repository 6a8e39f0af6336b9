export {
  AppealDialog,
  type AppealDialogProps,
  APPEAL_STATES,
  AppealsPanel,
  type AppealsPanelProps,
} from './appeals-panel.tsx';
export {
  CONFLICT_STATES,
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictDraft,
  type ConflictSide,
  ConflictsPanel,
  type ConflictsPanelProps,
  type Keeper,
  KEEPERS,
  type TeamConflict,
} from './conflicts-panel.tsx';
export {
  type DecisionDraft,
  HIDEABLE,
  REPORT_ASSIGNED,
  REPORT_STATES,
  type Saving,
  type TeamAppeal,
  type TeamDecision,
  type TeamReport,
} from './moderation.types.ts';
export { type ReportFilters, ReportsPanel, type ReportsPanelProps } from './reports-panel.tsx';
export { TeamReportDialog, type TeamReportDialogProps } from './report-dialog.tsx';
