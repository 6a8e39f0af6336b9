import type { TicketCategory, TicketPriority } from '../../patterns/ticket-form/ticket.rules.ts';
import type { TicketStatus, TicketView } from '../../patterns/ticket-thread/ticket.types.ts';
import type { ReviewState } from '../../patterns/link-review-row/link-review-row.tsx';
import type { Tier } from '../../patterns/plan-card/pricing.ts';
import type { ProfileType } from '../../patterns/profile-kind/profile-kind.ts';

/** The parts of the admin area, in their order. */
export const ADMIN_TABS = ['links', 'users', 'profiles', 'tickets', 'migrations', 'audit'] as const;
export type AdminTab = (typeof ADMIN_TABS)[number];

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
      /** Counted up to 100: 100 says "99+". */
      readonly total: number;
      readonly isSearching?: boolean;
    };

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
  readonly person: { readonly privyId: string; readonly avatar: string | null };
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
}
