import type { Tier } from '../plan-card/pricing.ts';
import type { ProfileType } from '../profile-kind/profile-kind.ts';

/** A notification as the server sends it (SPEC 3), without what a free user may not know (D1). */
export interface NotificationView {
  readonly _id: string;
  /** One of SPEC's types; for any other, title and message are shown. */
  readonly type: string;
  readonly isRead: boolean;
  readonly createdAt: string;
  readonly title: string;
  readonly message: string;
  readonly data: {
    readonly profileId?: string | undefined;
    readonly matchedProfileId?: string | undefined;
    readonly matchedProfileName?: string | undefined;
    readonly likerName?: string | undefined;
    readonly senderName?: string | undefined;
    readonly ticketSubject?: string | undefined;
    readonly profileName?: string | undefined;
    readonly isSuperLike?: boolean | undefined;
    /** How many likes a group contains. */
    readonly count?: number | undefined;
    readonly tier?: Tier | undefined;
    /** In how many days a plan ends. */
    readonly daysLeft?: number | undefined;
    /** The link that the team decided on. */
    readonly linkUrl?: string | undefined;
    /** The team's reason. */
    readonly reason?: string | undefined;
    readonly proofKind?: string | undefined;
    readonly proofSubject?: string | undefined;
    readonly proofChange?: 'unconfirmed' | 'withdrawn' | 'disputed' | 'kept' | 'given' | undefined;
  };
  /** Its destination. If omitted, a press only marks it as read. */
  readonly href?: string | undefined;
  /** The other side's picture and type, if the app knows them. */
  readonly picture?: { readonly src: string | null; readonly kind: ProfileType } | undefined;
}

const ANONYMOUS: ReadonlySet<string> = new Set(['new_like', 'new_likes_group']);

/** Whether it hides who it was (D1). */
export const isAnonymous = ({ type }: Pick<NotificationView, 'type'>): boolean => ANONYMOUS.has(type);
/** The other side's id if known: the seed of its generated art. */
export const otherSide = ({ data }: Pick<NotificationView, 'data'>): string | undefined =>
  data.matchedProfileId ?? data.profileId;
