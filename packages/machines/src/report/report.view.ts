import type { Fault } from '../shared/fault.ts';
import type { ReportSnapshot } from './report.machine.ts';
import type { ReportDraft } from './report.types.ts';

/** What a page needs to write a report, and to say what became of it. */
export interface ReportView<Reason extends string = string> {
  readonly status:
    | 'open'
    | 'needsReason'
    | 'failed'
    | 'sending'
    | 'gone'
    | 'alone'
    | 'offering'
    | 'blocking'
    | 'notBlocked'
    | 'blocked';
  readonly draft: ReportDraft<Reason>;
  /** Why the last step failed; null if it did not. */
  readonly fault: Fault | null;
}

/** The view of a snapshot. */
export function reportView<Reason extends string>({ value, context }: ReportSnapshot<Reason>): ReportView<Reason> {
  const { draft, fault } = context;
  const status = typeof value === 'string' ? value : 'writing' in value ? value.writing : value.sent;
  return { status, draft, fault };
}
