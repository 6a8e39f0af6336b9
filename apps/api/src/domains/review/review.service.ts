import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import { requireUndoable } from '../audit/audit.public.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import {
  deleteLinks,
  findLinks,
  lockProfile,
  savedAfter,
  saveLinks,
  updateProfile,
} from '../profiles/profiles.public.ts';
import { holdOwners, lockOwner } from '../users/users.public.ts';
import type { Caller } from '../../caller.ts';
import { setHidden } from './profile-hiding.service.ts';
import * as adminProfiles from './admin-profiles.repository.ts';
import type { AdminProfileFilter, AdminProfileRow } from './admin-profiles.repository.ts';
import * as pendingLinks from './pending-links.repository.ts';
import type { LinkChoice } from './pending-links.repository.ts';
import { type AdminProfile, type PendingLink, toAdminProfile, toPendingLink } from './review.view.ts';

export type { LinkChoice } from './pending-links.repository.ts';

/** A link of a profile. */
export interface LinkPlace {
  profileId: string;
  linkId: string;
}

export interface Verification {
  isVerified: boolean;
  /** As the caller saw it; needed to verify. */
  name?: string;
  reason?: string;
}

/** The team's review of links and profiles (D5, D52). */
export interface ReviewService {
  /** The project links under review, the newest first. */
  listPendingLinks(request: PartRequest): Promise<Listed<PendingLink>>;
  /**
   * Approves or rejects a link and notifies its owner, unless the owner is the caller. A concurrent edit of the profile
   * becomes a conflict (D59). Throws `profile_not_found`, `link_not_found` if its owner changed or removed the link,
   * and `link_already_decided`.
   */
  decideOnLink(caller: Caller, place: LinkPlace, choice: LinkChoice): Promise<void>;
  /**
   * Undoes the caller's recent decision and its notification: the link is under review again, and a concurrent edit of
   * the profile becomes a conflict (D59). Throws `profile_not_found`, and `nothing_to_undo` if there is a later
   * decision, its owner changed it, or its position is taken.
   */
  undoLinkDecision(caller: Caller, place: LinkPlace, choice: LinkChoice): Promise<void>;
  listAdminProfiles(filter: AdminProfileFilter, request: PartRequest): Promise<Listed<AdminProfile>>;
  /**
   * Verifies a profile under the name that the caller saw, or withdraws that (D52). Throws `profile_not_found`, and
   * `profile_renamed` if that is not its name now.
   */
  verifyProfile(caller: Caller, id: string, change: Verification): Promise<AdminProfile>;
  /**
   * Undoes the caller's recent change of whether a profile is verified: it has the verified name from before, if any.
   * Throws `profile_not_found`, and `nothing_to_undo` if that was changed since.
   */
  undoVerification(caller: Caller, id: string, isVerified: boolean): Promise<AdminProfile>;
  /**
   * Hides a profile everywhere, as if it were deleted, and tells its owner why; or shows it again. Throws
   * `profile_not_found`, also if its owner deleted it, and `already_decided` for showing what a decision in force hides (D65).
   */
  hideProfile(caller: Caller, id: string, change: { isHidden: boolean; reason: string }): Promise<AdminProfile>;
}

interface Dependencies {
  db: Db;
  /** The connections of searches: they plan each query for its values and have a timeout. */
  searchDb: Db;
  clock: Clock;
  addresses: PictureAddresses;
  notifications: Pick<NotificationsService, 'notify' | 'linkDecided' | 'linkDecisionUndone'>;
}

export function createReviewService({ db, searchDb, clock, addresses, notifications }: Dependencies): ReviewService {
  /** Locks a profile, changes it, and returns the result. */
  async function change(
    id: string,
    work: (trx: Trx, profile: AdminProfileRow) => Promise<void>,
  ): Promise<AdminProfile> {
    return inTransaction(db, async (trx) => {
      // A suspension shows or hides what is theirs, too.
      await lockOwner(trx, id);
      await adminProfiles.lockAnyProfile(trx, id);
      await work(trx, await findOne(trx, id));
      return toAdminProfile(await findOne(trx, id), addresses);
    });
  }

  /** Verifies a profile under a name, or under none. */
  async function verifyAs(
    trx: Trx,
    caller: Caller,
    profile: AdminProfileRow,
    how: { name: string | null; action: 'verifyProfile' | 'undoVerification'; reason: string | undefined },
  ): Promise<void> {
    const { name, action, reason } = how;
    await updateProfile(trx, profile.id, { verified_name: name });
    await audited(trx, clock, {
      actor: caller,
      action,
      subject: profile.id,
      before: { isVerified: profile.is_verified, name: profile.verified_name },
      after: { isVerified: name === profile.name, name },
      reason,
    });
  }

  return {
    async listPendingLinks(request) {
      const { rows, ...part } = await pendingLinks.findPendingLinks(db, request);
      return { data: rows.map((row) => toPendingLink(row, addresses)), ...part };
    },

    async decideOnLink(caller, { profileId, linkId }, choice) {
      await inTransaction(db, async (trx) => {
        // Lock order: the owner whom the notification refers to goes before the profile.
        await holdOwners(trx, [profileId]);
        const profile = await lockProfile(trx, profileId);
        if (profile === undefined) throw new Problem('profile_not_found');
        const link = await pendingLinks.findLink(trx, profileId, linkId);
        if (link === undefined) {
          const decision = await pendingLinks.findLastDecision(trx, profileId, linkId);
          throw new Problem(decision === undefined ? 'link_not_found' : 'link_already_decided');
        }
        if (link.approved_at !== null) throw new Problem('link_already_decided');
        const now = clock.now();
        if (choice === 'approve') await pendingLinks.approveLink(trx, linkId, now);
        else await deleteLinks(trx, [linkId]);
        await updateProfile(trx, profileId, { updated_at: savedAfter(profile, now) });
        const userId = profile.user_id;
        if (userId !== caller.userId)
          await notifications.linkDecided(trx, { userId, profileId, linkId, linkUrl: link.url, decision: choice });
        await audited(trx, clock, {
          actor: caller,
          action: choice === 'approve' ? 'approveLink' : 'rejectLink',
          subject: profileId,
          before:
            choice === 'approve'
              ? { linkId, url: link.url, approvedAt: null }
              : { linkId, url: link.url, approvedAt: null, position: link.position, createdAt: link.created_at },
          after: choice === 'approve' ? { linkId, url: link.url, approvedAt: now } : null,
          reason: undefined,
        });
      });
    },

    async undoLinkDecision(caller, { profileId, linkId }, choice) {
      await inTransaction(db, async (trx) => {
        const profile = await lockProfile(trx, profileId);
        if (profile === undefined) throw new Problem('profile_not_found');
        const last = await pendingLinks.findLastDecision(trx, profileId, linkId);
        const decision = requireUndoable(last, caller, clock);
        const isUndone =
          decision.choice === choice &&
          (decision.approvedAt === null
            ? await bringBack(trx, profileId, linkId, decision)
            : await pendingLinks.withdrawApproval(trx, linkId, decision.approvedAt));
        if (!isUndone) throw new Problem('nothing_to_undo');
        await updateProfile(trx, profileId, { updated_at: savedAfter(profile, clock.now()) });
        await notifications.linkDecisionUndone(trx, { userId: profile.user_id, linkId });
        await audited(trx, clock, {
          actor: caller,
          action: 'undoLinkDecision',
          subject: profileId,
          before: { linkId, url: decision.url, decision: choice },
          after: { linkId, url: decision.url, approvedAt: null },
          reason: undefined,
        });
      });
    },

    async listAdminProfiles(filter, request) {
      const { rows, ...part } = await adminProfiles.findAdminProfiles(filter.search ? searchDb : db, filter, request);
      return { data: rows.map((row) => toAdminProfile(row, addresses)), ...part };
    },

    verifyProfile: (caller, id, { isVerified, name, reason }) =>
      change(id, async (trx, profile) => {
        if (isVerified && name !== profile.name) throw new Problem('profile_renamed');
        await verifyAs(trx, caller, profile, {
          name: isVerified ? profile.name : null,
          action: 'verifyProfile',
          reason,
        });
      }),

    undoVerification: (caller, id, isVerified) =>
      change(id, async (trx, profile) => {
        const { before, after } = requireUndoable(await adminProfiles.findLastVerification(trx, id), caller, clock);
        if ((after !== null) !== isVerified || profile.verified_name !== after) throw new Problem('nothing_to_undo');
        await verifyAs(trx, caller, profile, { name: before, action: 'undoVerification', reason: undefined });
      }),

    hideProfile: (caller, id, { isHidden, reason }) =>
      change(id, async (trx, profile) => {
        const now = clock.now();
        const wasHidden = profile.hidden_at !== null;
        const isByDecision = await adminProfiles.isHiddenByDecision(trx, profile);
        if (!isHidden && isByDecision) throw new Problem('already_decided');
        // Always anew: the end of a measure shows what is hidden since that measure.
        const row = await setHidden(trx, id, isHidden ? { at: now, reason } : null);
        // A decision told its owner when it ends; this one outlasts it.
        if (isHidden && (!wasHidden || isByDecision))
          await notifications.notify(trx, [
            { userId: row.user_id, event: { type: 'profile_hidden', receiverProfileId: id, reason } },
          ]);
        await audited(trx, clock, {
          actor: caller,
          action: 'hideProfile',
          subject: id,
          before: { isHidden: wasHidden },
          after: { isHidden },
          reason,
        });
      }),
  };
}

/** Restores a rejected link at its position; returns whether the position and the address were free. */
async function bringBack(
  trx: Trx,
  profileId: string,
  linkId: string,
  { url, position, createdAt }: pendingLinks.LastDecision,
): Promise<boolean> {
  if (position === null || createdAt === null) return false;
  const links = await findLinks(trx, [profileId]);
  if (links.some((link) => link.url === url || link.position === position)) return false;
  await saveLinks(trx, [
    { id: linkId, profile_id: profileId, url, position, approved_at: null, created_at: createdAt },
  ]);
  return true;
}

async function findOne(trx: Trx, id: string): Promise<AdminProfileRow> {
  const row = await adminProfiles.findAdminProfile(trx, id);
  if (row === undefined) throw new Problem('profile_not_found');
  return row;
}
