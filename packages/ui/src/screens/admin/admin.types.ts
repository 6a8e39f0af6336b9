import type { ReplyLanguage } from './saved-reply.ts';
import type { TicketCategory, TicketPriority } from '../../patterns/ticket-form/ticket.rules.ts';
import type { TicketStatus, TicketView } from '../../patterns/ticket-thread/ticket.types.ts';
import type { ReviewState } from '../../patterns/link-review-row/link-review-row.tsx';
import type { PaymentView } from '../../patterns/payment-panel/payment.types.ts';
import type { Tier } from '../../patterns/plan-card/pricing.ts';
import type { Transaction } from '../../patterns/transaction-table/transaction-table.tsx';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';

/** The parts of the admin area, in their order. */
export const ADMIN_TABS = [
  'links',
  'payments',
  'users',
  'profiles',
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

/** How a list stands. Rows stay while another page of them is on its way. */
export type ListView<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly message: string }
  | {
      readonly status: 'ready';
      readonly rows: readonly Row[];
      readonly page: number;
      readonly pageCount: number;
      /** Rows a page. */
      readonly limit: number;
      readonly total: number;
      /** Left out for true; false: there are more than `total`. */
      readonly isTotalExact?: boolean;
      readonly isSearching?: boolean;
    };

/** Some rows of a list, chosen to be acted on together. */
export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
  /** Why one of them was not changed when it was last tried. */
  readonly failures: ReadonlyMap<string, string>;
  readonly isWorking: boolean;
}

/** A link that waits for the team. */
export interface AdminLink {
  readonly profileId: string;
  readonly linkId: string;
  readonly profileName: string;
  readonly avatar: string | null;
  readonly linkUrl: string;
  readonly host: string;
  readonly createdAt: string;
  /** How often the team decided on links of this profile. */
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
  /** The name under which it was verified, where that is another than today's (D52). */
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

/** How the installation is, as far as the server knows. */
export interface HealthView {
  /** Kinds of which a job is there. */
  readonly jobs: readonly JobKind[];
  /** The newest. */
  readonly failedJobs: readonly FailedJob[];
  /** Null where nobody can pay. */
  readonly watcher: WatcherPlace | null;
  readonly realtime: 'ably' | 'sandbox' | 'none';
  /** Tokens of the day; null where there is no model. */
  readonly model: { readonly spent: number; readonly limit: number } | null;
  readonly database: {
    readonly bytes: number;
    readonly tables: readonly TableSize[];
  };
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
  /** How long the oldest that waits is due. */
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
  /** Why it waits, as a word, or is halted, as text. */
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
  /** When the team answered first. */
  readonly firstAnswerAt: string | null;
  /** Since when the person waits for the team; null where nothing waits for it. */
  readonly waitingSince: string | null;
}

export interface TicketNote {
  readonly _id: string;
  readonly note: string;
  readonly authorName: string;
  readonly createdAt: string;
}

/** A ticket with what only the team reads. */
export interface TeamTicket {
  readonly ticket: TicketView & Pick<AdminTicket, 'userId' | 'userName' | 'tier' | 'assignedTo' | 'assigneeName'>;
  readonly firstAnswerAt: string | null;
  readonly notes: readonly TicketNote[];
  readonly person: {
    readonly privyId: string;
    readonly avatar: string | null;
    readonly language: ReplyLanguage;
    /** The payment that the person began last. */
    readonly lastPaymentId: string | null;
  };
}

/** A payment in the team's list. */
export interface AdminPayment extends Transaction {
  readonly userId: string;
  readonly userName: string;
  /** Money that bought nothing waits for a decision (D15). */
  readonly hasUnsettled: boolean;
  /** What the payer wants for it. */
  readonly wish: 'period' | 'refund' | null;
}

/** A payment with what only the team sees. */
export interface TeamPayment {
  readonly payment: PaymentView;
  readonly userId: string;
  readonly userName: string;
  readonly privyId: string;
  /** Of the deposit address (D16). */
  readonly addressIndex: number;
  /** By the address that asked for the money. */
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

/** What a contract of no coin that is taken says that it sent, of one block. */
export interface ForeignTransfers {
  readonly tokenAddress: string;
  /** How many. */
  readonly transfers: number;
  /** In the smallest unit of the token. */
  readonly amount: string;
  /** The transaction of the first of them. */
  readonly txHash: string;
  readonly blockNumber: number;
  readonly blockTime: string;
}

/** A decision that is being written. */
export interface SettlementDraft {
  /** Null until one is chosen. */
  readonly outcome: 'credited' | 'refunded' | null;
  readonly transferIds: readonly string[];
  /** The transaction that returned the money; empty for a credit. */
  readonly txHash: string;
  readonly note: string;
}

/** A whole decision. */
export interface Settlement extends SettlementDraft {
  readonly outcome: 'credited' | 'refunded';
}

/** What happened on one day (UTC). */
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

/** What ledger and chain differed by when they were last compared (D47). */
export interface Reconciliation {
  readonly block: number;
  readonly addresses: number;
  /** Moves to the treasury that were not over. */
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

/** Somebody that a ticket can be given to. */
export interface TeamMember {
  readonly _id: string;
  readonly displayName: string;
}

/** A change under way, or why the last one failed. */
export interface Change {
  readonly isPending: boolean;
  readonly error?: string | undefined;
  /** Where the error is that the last sign-in is too long ago (D50): signs in again. */
  readonly onSignIn?: (() => void) | undefined;
}
