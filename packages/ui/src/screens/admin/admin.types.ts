import type { ReplyLanguage } from './saved-reply.ts';
import type { TicketCategory, TicketPriority } from '../../patterns/ticket-form/ticket.rules.ts';
import type { TicketStatus, TicketView } from '../../patterns/ticket-thread/ticket.types.ts';
import type { ReviewState } from '../../patterns/link-review-row/link-review-row.tsx';
import type { PaymentView } from '../../patterns/payment-panel/payment.types.ts';
import type { Tier } from '../../patterns/plan-card/pricing.ts';
import type { Transaction } from '../../patterns/transaction-table/transaction-table.tsx';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';

/** The tabs of the admin area, in order. */
export const ADMIN_TABS = [
  'links',
  'payments',
  'users',
  'profiles',
  'reports',
  'appeals',
  'conflicts',
  'tickets',
  'migrations',
  'audit',
  'overview',
  'health',
] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

/** Which end of a list comes first. */
export const LIST_ORDERS = ['newest', 'oldest'] as const;
export type ListOrder = (typeof LIST_ORDERS)[number];

/** A list's state. Rows stay while another page loads. */
export type ListView<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      readonly page: number;
      readonly pageCount: number;
      /** Rows per page. */
      readonly limit: number;
      readonly total: number;
      /** Omitted for true; false: there are more than `total`. */
      readonly isTotalExact?: boolean;
      readonly isSearching?: boolean;
    };

/** Selected rows of a list, for bulk actions. */
export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Why one of them was not changed at the last attempt. */
  readonly failures: ReadonlyMap<string, string>;
  readonly isWorking: boolean;
}

/** A link that awaits review. */
export interface AdminLink {
  readonly profileId: string;
  readonly linkId: string;
  readonly profileName: string;
  readonly avatar: string | null;
  readonly linkUrl: string;
  readonly host: string;
  readonly createdAt: string;
  /** How many decisions the team has made on this profile's links. */
  readonly earlier: { readonly approved: number; readonly rejected: number };
  readonly state: ReviewState;
}

export type Role = 'support' | 'admin' | 'owner';

export interface AdminUser {
  readonly _id: string;
  readonly privyId: string;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly twitterUsername: string | null;
  readonly role: Role | null;
  readonly subscription: { readonly tier: Tier };
  readonly createdAt: string;
}

export interface AdminProfile {
  readonly _id: string;
  readonly profileType: ProfileType;
  readonly name: string;
  readonly bio: string;
  readonly avatar: string | null;
  readonly tags: readonly string[];
  readonly views: number;
  readonly likes: number;
  readonly matches: number;
  readonly isVerified: boolean;
  /** The name under which it was verified, if it differs from the current one (D52). */
  readonly verifiedName: string | null;
  readonly hidden: { readonly at: string; readonly reason: string } | null;
  readonly createdAt: string;
  readonly owner: { readonly _id: string; readonly privyId: string; readonly displayName: string };
}

export interface AuditEntry {
  readonly _id: string;
  readonly actor: { readonly _id: string; readonly displayName: string; readonly privyId: string };
  /** An operationId. */
  readonly action: string;
  readonly subject: string;
  readonly subjectName: string | null;
  /** JSON. */
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly createdAt: string;
}

/** A run of "Normalize X/Twitter Links" (SPEC 3, Migration result). */
export interface MigrationRun {
  readonly status: 'running' | 'stopped' | 'finished';
  readonly isDryRun: boolean;
  readonly totalProfiles: number;
  readonly doneProfiles: number;
  readonly updatedCount: number;
  readonly skippedCount: number;
  readonly errorCount: number;
  readonly changes: readonly { readonly profileName: string; readonly changes: readonly string[] }[];
  readonly errors: readonly { readonly profileId: string; readonly error: string }[];
}

/** The installation's state, as far as the server knows. */
export interface HealthView {
  /** Kinds with at least one job. */
  readonly jobs: readonly JobKind[];
  /** The newest. */
  readonly failedJobs: readonly FailedJob[];
  /** Null if payments are off. */
  readonly watcher: WatcherPlace | null;
  readonly realtime: 'ably' | 'sandbox' | 'none';
  /** Today's tokens; null without a model. */
  readonly model: { readonly spent: number; readonly limit: number } | null;
  /** Accounts that cannot be erased while money of theirs waits (D68). */
  readonly deletionsHeldBack: number;
  readonly database: {
    readonly bytes: number;
    readonly tables: readonly TableSize[];
  };
}

/** What the doctor found in the installation. */
export interface HealthChecksView {
  /** ISO 8601. */
  readonly checkedAt: string;
  /** What ails first. */
  readonly checks: readonly {
    readonly name: string;
    readonly state: 'ails' | 'well' | 'absent';
    /** In English, as the operator's command says them. */
    readonly lines: readonly string[];
  }[];
}

export interface TableSize {
  readonly name: string;
  readonly rows: number;
  readonly bytes: number;
}

export interface JobKind {
  readonly kind: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** How overdue the oldest waiting job is. */
  readonly overdueSeconds: number;
}

export interface FailedJob {
  readonly _id: string;
  readonly kind: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly failedAt: string;
}

/** How far payments are read from the chain. */
export interface WatcherPlace {
  readonly state: 'not_begun' | 'watching' | 'waiting' | 'unwatched' | 'halted';
  readonly bookedBlock: number | null;
  readonly finalBlock: number | null;
  readonly blocksBehind: number | null;
  /** The reason for waiting, as a code, or for halting, as text. */
  readonly reason: string | null;
  readonly seenAt: string | null;
}

export interface AdminTicket {
  readonly _id: string;
  readonly subject: string;
  readonly userId: string;
  readonly userName: string;
  readonly tier: Tier;
  readonly category: TicketCategory;
  readonly priority: TicketPriority;
  readonly status: TicketStatus;
  readonly assignedTo: string | null;
  readonly assigneeName: string | null;
  readonly createdAt: string;
  /** When the team first answered. */
  readonly firstAnswerAt: string | null;
  /** Since when the person has waited for the team; null if nothing waits for it. */
  readonly waitingSince: string | null;
}

export interface TicketNote {
  readonly _id: string;
  readonly note: string;
  readonly authorName: string;
  readonly createdAt: string;
}

/** A ticket with the team's internal data. */
export interface TeamTicket {
  readonly ticket: TicketView & Pick<AdminTicket, 'userId' | 'userName' | 'tier' | 'assignedTo' | 'assigneeName'>;
  readonly firstAnswerAt: string | null;
  readonly notes: readonly TicketNote[];
  readonly person: {
    readonly privyId: string;
    readonly avatar: string | null;
    readonly language: ReplyLanguage;
    /** The person's latest payment. */
    readonly lastPaymentId: string | null;
  };
}

/** A payment in the team's list. */
export interface AdminPayment extends Transaction {
  readonly userId: string;
  readonly userName: string;
  /** Money that bought nothing awaits a decision (D15). */
  readonly hasUnsettled: boolean;
  /** The payer's request for it. */
  readonly wish: 'period' | 'refund' | null;
}

/** A payment with the team's internal data. */
export interface TeamPayment {
  readonly payment: PaymentView;
  readonly userId: string;
  readonly userName: string;
  readonly privyId: string;
  /** Of the deposit address (D16). */
  readonly addressIndex: number;
  /** Signed by the address that requested the money. */
  readonly claimSignature: string | null;
  /** What can be settled. */
  readonly unsettledTransferIds: readonly string[];
  /** The oldest first. */
  readonly settlements: readonly {
    readonly outcome: 'credited' | 'refunded';
    readonly transferIds: readonly string[];
    readonly txHash: string | null;
    /** Why that transaction may not have returned the money. */
    readonly warnings: readonly RefundWarning[];
    readonly note: string;
    readonly settledBy: string;
    readonly settledAt: string;
  }[];
  readonly foreignTransfers: readonly ForeignTransfers[];
}

export type RefundWarning =
  | 'chain_unavailable'
  | 'transaction_not_found'
  | 'transaction_failed'
  | 'receiver_differs'
  | 'amount_differs'
  | 'transaction_used_before';

/** What the contract of a foreign token claims to have sent, in one block. */
export interface ForeignTransfers {
  readonly tokenAddress: string;
  /** The number of transfers. */
  readonly transfers: number;
  /** In the smallest unit of the token. */
  readonly amount: string;
  /** The transaction of the first of them. */
  readonly txHash: string;
  readonly blockNumber: number;
  readonly blockTime: string;
}

/** A decision being made. */
export interface SettlementDraft {
  /** Null until one is chosen. */
  readonly outcome: 'credited' | 'refunded' | null;
  readonly transferIds: readonly string[];
  /** The transaction that returned the money; empty for a credit. */
  readonly txHash: string;
  readonly note: string;
}

/** A complete decision. */
export interface Settlement extends SettlementDraft {
  readonly outcome: 'credited' | 'refunded';
}

/** The figures of one day (UTC). */
export interface OverviewDay {
  /** As 2026-11-22. */
  readonly day: string;
  readonly signUps: number;
  readonly profiles: number;
  readonly matches: number;
  readonly messages: number;
  /** People who paid for the first time. */
  readonly newPayers: number;
  /** Dollars. */
  readonly revenue: string;
}

/** SPEC 3, Sweep stats: dollars, and coins beside them. */
export interface SweepFigures {
  readonly totalSwept: string;
  readonly pendingSweep: string;
  readonly totalValue: string;
  readonly assets: readonly { readonly symbol: string; readonly swept: string; readonly pending: string }[];
}

/** The differences between ledger and chain at the last reconciliation (D47). */
export interface Reconciliation {
  readonly block: number;
  readonly addresses: number;
  /** Moves to the treasury that were not final. */
  readonly open: number;
  readonly differenceCount: number;
  /** The first of them. */
  readonly differences: readonly {
    readonly address: string;
    readonly addressIndex: number;
    readonly asset: string;
    readonly symbol: string;
    readonly balance: string;
    /** Below zero something is missing. */
    readonly difference: string;
  }[];
  readonly reconciledAt: string;
}

/** A possible assignee of tickets. */
export interface TeamMember {
  readonly _id: string;
  readonly displayName: string;
}

/** A pending change, or the reason for the last failure. */
export interface Change {
  readonly isPending: boolean;
  readonly error?: string | undefined;
  /** If the error is that the last sign-in is too old (D50): signs in again. */
  readonly onSignIn?: (() => void) | undefined;
}

/** What matching did in a UTC week. Null where there was nothing to measure. */
export interface MatchingWeek {
  /** Its Monday, as 2026-11-16. */
  readonly week: string;
  /** Profiles that decided on cards. */
  readonly active: number;
  /** Of exposure within a tier, 0 to 1. */
  readonly giniFree: number | null;
  readonly giniPlus: number | null;
  /** The share that was practically not shown, 0 to 1. */
  readonly unseen: number | null;
  /** How often a profile of the tier was shown on average. */
  readonly shownFree: number | null;
  readonly shownPremium: number | null;
  readonly shownPlus: number | null;
  /** Null until it is known how many were answered. */
  readonly matches: number | null;
  readonly answered: number | null;
}
