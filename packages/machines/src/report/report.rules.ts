import type { Fault } from '../shared/fault.ts';
import type { ReportDraft } from './report.types.ts';

export const emptyReport = { reason: null, message: '', evidence: [] } as const satisfies ReportDraft;

/** RP2: whether there is anything to keep. */
export const isEmpty = ({ reason, message, evidence }: ReportDraft): boolean =>
  reason === null && message.trim() === '' && evidence.length === 0;

/** RP5: what is not there any more, or one's own, cannot be reported however often it is sent. */
const GONE: ReadonlySet<string> = new Set(['report_subject_not_found', 'cannot_report_own']);
export const isGone = ({ code }: Fault): boolean => GONE.has(code);
