import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';
import type { AppealView, Measure } from '../my-decisions/my-decisions-screen.tsx';
import type { ReportReason } from '../report/report-screen.tsx';
import type { StatementView } from '../statement.tsx';

export type SubjectType = 'profile' | 'group' | 'message' | 'picture' | 'link';

/** A decision as the team sees it. */
export interface TeamDecision {
  readonly _id: string;
  readonly measure: Measure;
  readonly policy: string | null;
  readonly severity: string | null;
  readonly facts: string;
  readonly statement: StatementView | null;
  readonly decidedBy: { readonly _id: string; readonly displayName: string };
  readonly awaitsConfirmation: boolean;
  readonly createdAt: string;
  readonly endsAt: string | null;
  readonly endedAt: string | null;
}

export interface ReportedText {
  readonly field:
    | 'name'
    | 'kind'
    | 'bio'
    | 'tags'
    | 'interests'
    | 'skills'
    | 'entryRequirements'
    | 'links'
    | 'message'
    | 'gif';
  readonly text: string;
}

/** What was reported: one thing, with all its reports. */
export interface TeamReport {
  readonly _id: string;
  readonly subject: { readonly type: SubjectType; readonly id: string };
  readonly content: {
    readonly name: string;
    readonly texts: readonly ReportedText[];
    readonly pictures: readonly { readonly url: string; readonly description: string | null }[];
  };
  readonly profileId: string;
  readonly person: {
    readonly _id: string;
    readonly displayName: string;
    readonly language: 'en' | 'fr' | 'zh';
    readonly createdAt: string;
    readonly isNewcomer: boolean;
    readonly mutedUntil: string | null;
    readonly isSuspended: boolean;
  };
  readonly profiles: readonly {
    readonly _id: string;
    readonly name: string;
    readonly profileType: ProfileType;
    readonly isHidden: boolean;
  }[];
  /** Other accounts with the wallet or the mail address of the person. */
  readonly otherAccounts: readonly {
    readonly _id: string;
    readonly displayName: string;
    readonly createdAt: string;
    readonly isSuspended: boolean;
    /** How many measures the team took on it. */
    readonly measures: number;
  }[];
  readonly reportCount: number;
  readonly weight: number;
  readonly isUrgent: boolean;
  readonly assignedTo: string | null;
  readonly assigneeName: string | null;
  /** Who handed it to the owners, and why; null if nobody did. */
  readonly escalation: {
    readonly note: string;
    readonly by: { readonly _id: string; readonly displayName: string };
  } | null;
  readonly lastReportedAt: string;
  readonly reports: readonly {
    readonly _id: string;
    readonly reporterName: string | null;
    readonly reason: ReportReason;
    readonly message: string;
    readonly evidence: readonly {
      readonly senderName: string;
      readonly isReporter: boolean;
      readonly content: string;
    }[];
    readonly weight: number;
    readonly createdAt: string;
  }[];
  readonly strikes: readonly TeamDecision[];
  readonly decision: TeamDecision | null;
}

export interface TeamAppeal {
  readonly _id: string;
  readonly person: { readonly _id: string; readonly displayName: string };
  readonly decision: TeamDecision;
  readonly name: string;
  readonly texts: readonly ReportedText[];
  readonly appeal: AppealView & { readonly createdAt: string };
}

/** A text of a profile that can be hidden. */
export const HIDEABLE = ['name', 'bio', 'tags', 'entryRequirements'] as const;

/** What the team decided, as the server takes it. */
export interface DecisionDraft {
  readonly measure: Measure;
  readonly policy: string | null;
  readonly severity: string | null;
  readonly days: number | null;
  readonly facts: string;
  readonly field: (typeof HIDEABLE)[number] | null;
  /** The address of a picture. */
  readonly picture: string | null;
}

/** A change that is being saved, or why it failed. */
export interface Saving {
  readonly isPending: boolean;
  readonly error?: string | undefined;
}

export const REPORT_STATES = ['open', 'escalated', 'decided'] as const;
export const REPORT_ASSIGNED = ['all', 'me', 'nobody'] as const;
