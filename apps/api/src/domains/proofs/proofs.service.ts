import { randomBytes } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { generateSiweNonce } from 'viem/siwe';
import { v7 as uuid } from 'uuid';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, ProofKind, Trx } from '../../database/schema.ts';
import { OutsideAway } from '../../lib/outside-away.ts';
import { Problem } from '../../problem.ts';
import { requireBudget } from '../budgets/budgets.public.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import { findProfile, lockProfile } from '../profiles/profiles.public.ts';
import type { ProfilesService } from '../profiles/profiles.service.ts';
import { close, type Notify, release, tell, withFreeName } from './holding.service.ts';
import * as proofs from './proofs.repository.ts';
import type { Holder, ProofRow } from './proofs.repository.ts';
import { heldFrom, lookAt, provenBy, withdrawnFor } from './proofs.rules.ts';
import { ofSignIn, type Proof, toProof } from './proofs.view.ts';
import type { Claim, Held, ProofAnswer, Verifier } from './verifiers/verifier.ts';

export type ProofInput = components['schemas']['ProofInput'];
/** The verifier of each kind; null where the installation cannot look at it. */
export type Verifiers = Readonly<Record<ProofKind, Verifier | null>>;

const KINDS: readonly ProofKind[] = [
  'wallet',
  'github',
  'repository',
  'domain',
  'contract',
  'collection',
  'telegram',
  'seat',
];

/** What profiles claim, shown to be true (D84 to D87). */
export interface ProofsService {
  /** The kinds that this installation can look at. */
  readonly offered: readonly ProofKind[];
  /**
   * What a profile has proven: to its owner all of it, to others what its owner shows, and what the sign-in proves. `viewer`
   * is null for a guest. Throws `profile_not_found`.
   */
  listProofs(viewer: Caller | null, profileId: string): Promise<Proof[]>;
  /**
   * Asks the outside what is to be done to prove something, once, within its time; what it returns stores and answers
   * that. Throws `not_your_profile`, `profile_not_found`, `proof_limit_reached`, `rate_limited`, what the verifier
   * refuses, `proof_unavailable` if the outside does not answer, and `proof_kind_unavailable`.
   */
  beginProof(caller: Caller, profileId: string, input: ProofInput): Promise<(trx: Trx) => Promise<Proof>>;
  /**
   * Looks whether a challenge is met. Throws as `beginProof`, `proof_not_found`, `challenge_over`,
   * `proof_held_by_you`, and `proof_conflict` where another person holds the same (D85): that is stored and told.
   */
  checkProof(caller: Caller, profileId: string, id: string, answer: ProofAnswer): Promise<Proof>;
  /** Shows a proof or not (D87). Throws `not_your_profile`, `profile_not_found` and `proof_not_found`. */
  updateProof(caller: Caller, profileId: string, id: string, isShown: boolean): Promise<Proof>;
  /** Takes a proof back; one that was never made is deleted. Throws as `updateProof`. */
  deleteProof(caller: Caller, profileId: string, id: string): Promise<void>;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  verifiers: Verifiers;
  notify: Notify;
  seatRequested: NotificationsService['seatRequested'];
  profiles: Pick<ProfilesService, 'getProfile' | 'getProfileAsStranger'>;
}

export function createProofsService({
  db,
  clock,
  verifiers,
  notify,
  seatRequested,
  profiles,
}: Dependencies): ProofsService {
  function verifierOf(kind: ProofKind): Verifier {
    const verifier = verifiers[kind];
    if (verifier === null) throw new Problem('proof_kind_unavailable');
    return verifier;
  }

  const present = async (id: string, from: Db = db): Promise<Proof> =>
    toProof(await proofs.findListedProof(from, id), true);

  /** A proof that waits for the team is begun by nothing. */
  const waiting = (id: string) => (trx: Trx) => present(id, trx);

  /** Whether a holder's claim is found to be untrue now. Where nothing can be seen, it is not. */
  async function isLost(rival: Holder | undefined, userId: string): Promise<boolean> {
    const held = rival && heldOf(rival);
    if (!held || rival.user_id === userId) return false;
    const look = await lookAt(verifiers[rival.kind], held);
    return look.result === 'false' || look.result === 'ended';
  }

  return {
    offered: KINDS.filter((kind) => verifiers[kind] !== null),
    async listProofs(viewer, profileId) {
      const { isOwner, proofs: shown } = await profiles.getProfile(viewer, profileId);
      const rows = await proofs.findProofs(db, profileId, viewer?.userId ?? null);
      const seen = rows.filter(({ state, is_shown }) => isOwner || (is_shown && isHeld(state)));
      const bySignIn = shown.find(({ kind }) => kind === 'x');
      if (bySignIn === undefined) return seen.map((row) => toProof(row, isOwner));
      // A closed group shows its links to its owner alone (D5), and so does a person those of a former role (D58).
      const others = isOwner ? await profiles.getProfileAsStranger(viewer, profileId) : { proofs: shown };
      const isShown = others.proofs.some(({ kind }) => kind === 'x');
      return [ofSignIn(profileId, bySignIn, isShown), ...seen.map((row) => toProof(row, isOwner))];
    },

    async beginProof(caller, profileId, { kind, subject: text, account: named, isShown }) {
      await requireOwn(db, caller, profileId);
      await requireBudget(db, { budget: 'proofs', holder: caller.userId }, clock.now(), limits.proofsPerDay);
      const verifier = verifierOf(kind);
      const subject = verifier.normalise(text.trim());
      if (subject === null) throw new Problem('proof_subject_invalid');
      let known = await proofs.findSame(db, profileId, kind, subject);
      if (known?.state === 'conflicting') return waiting(known.id);
      if (known === undefined && (await proofs.countProofs(db, profileId)) >= limits.proofsPerProfile)
        throw new Problem('proof_limit_reached');
      const now = clock.now();
      const wallet = await walletOf(db, caller, profileId);
      const claimOf = (row: ProofRow | undefined): Claim => ({
        proofId: row?.id ?? uuid(),
        profileId,
        userId: caller.userId,
        subject: row?.subject ?? subject,
        account: named?.toLowerCase() ?? row?.account ?? null,
        wallet,
        token: row?.token ?? randomBytes(18).toString('base64url'),
        nonce: generateSiweNonce(),
        now,
        endsAt: new Date(now.getTime() + verifier.challengeMs),
      });
      let claim = claimOf(known);
      let begun = await orUnavailable(verifier.begin(claim));
      if (known === undefined && begun.subject !== undefined) {
        // It has another name by now, under which this profile may have begun before.
        known = await proofs.findSame(db, profileId, kind, begun.subject);
        if (known?.state === 'conflicting') return waiting(known.id);
        if (known !== undefined) {
          claim = claimOf(known);
          begun = await orUnavailable(verifier.begin(claim));
        }
      }
      const changes = {
        account: begun.account ?? claim.account,
        challenge: JSON.stringify(begun.challenge),
        challenge_ends_at: claim.endsAt,
      };
      return async (trx) => {
        await lockOwn(trx, caller, profileId);
        const stored = begun.subject ?? subject;
        const there = await proofs.findSame(trx, profileId, kind, stored);
        if (there !== undefined) {
          // Another call began the same meanwhile: what it asks for stands.
          if (there.id === claim.proofId)
            await proofs.updateProof(trx, there.id, {
              ...changes,
              ...(isShown === undefined ? {} : { is_shown: isShown }),
            });
          return present(there.id, trx);
        }
        if ((await proofs.countProofs(trx, profileId)) >= limits.proofsPerProfile)
          throw new Problem('proof_limit_reached');
        await proofs.insertProof(trx, {
          id: claim.proofId,
          profile_id: profileId,
          kind,
          subject: stored,
          project_id: begun.projectId ?? null,
          state: 'pending',
          is_shown: isShown ?? verifier.isShownAtFirst,
          token: claim.token,
          created_at: now,
          ...changes,
        });
        const projectOwner = begun.projectId && (await proofs.findOwner(trx, begun.projectId));
        if (begun.projectId !== undefined && projectOwner !== undefined)
          await seatRequested(trx, { userId: projectOwner, projectId: begun.projectId, proofId: claim.proofId });
        return present(claim.proofId, trx);
      };
    },

    async checkProof(caller, profileId, id, answer) {
      await requireOwn(db, caller, profileId);
      await requireBudget(db, { budget: 'proof-checks', holder: caller.userId }, clock.now(), limits.proofChecksPerDay);
      const row = await proofs.findProof(db, profileId, id);
      if (row === undefined || row.state === 'withdrawn') throw new Problem('proof_not_found');
      if (row.state === 'conflicting') throw new Problem('proof_conflict');
      const { challenge, challenge_ends_at: endsAt, kind } = row;
      const verifier = verifierOf(kind);
      if (challenge === null || endsAt === null || endsAt <= clock.now()) throw new Problem('challenge_over');
      const claim: Claim = {
        proofId: id,
        profileId,
        userId: caller.userId,
        subject: row.subject,
        account: row.account,
        wallet: null,
        token: row.token,
        nonce: '',
        now: clock.now(),
        endsAt,
      };
      const found = await orUnavailable(verifier.verify(claim, challenge, answer));
      const rival = await proofs.findHolder(db, kind, found.key);
      const rivalIsLost = await isLost(rival, caller.userId);

      const isConflict = await inTransaction(db, async (trx) => {
        await lockOwn(trx, caller, profileId);
        await proofs.lockSubject(trx, kind, found.key);
        const locked = await proofs.lockProof(trx, id);
        if (locked === undefined || locked.state === 'withdrawn') throw new Problem('proof_not_found');
        // Each challenge is used once, also by two calls at the same moment.
        if (!isSameChallenge(locked, row)) throw new Problem('challenge_over');
        const now = clock.now();
        const holder = await proofs.findHolder(trx, kind, found.key);
        if (holder !== undefined && holder.id !== id) {
          if (holder.profile_id === profileId || holder.is_gone) await release(notify, trx, holder, 'owner', now);
          else if (holder.user_id === caller.userId) throw new Problem('proof_held_by_you');
          else if (holder.id === rival?.id && rivalIsLost) {
            await release(notify, trx, holder, 'changed_hands', now);
            await tell(notify, trx, holder, 'withdrawn');
          }
        }
        const still = await proofs.findHolder(trx, kind, found.key);
        const proven = await withFreeName(trx, locked, provenBy(found, verifier, now));
        if (still === undefined || still.id === id) {
          await proofs.updateProof(trx, id, { ...proven, ...heldFrom(now) });
          return false;
        }
        await proofs.updateProof(trx, id, { ...proven, state: 'conflicting' });
        await proofs.insertConflict(trx, {
          id: uuid(),
          holder_proof_id: still.id,
          claimant_proof_id: id,
          created_at: now,
        });
        const claimant = await proofs.findWithOwner(trx, id);
        for (const side of [still, ...(claimant === undefined ? [] : [claimant])])
          await tell(notify, trx, side, 'disputed');
        return true;
      });
      if (isConflict) throw new Problem('proof_conflict');
      return present(id);
    },

    async updateProof(caller, profileId, id, isShown) {
      await inTransaction(db, async (trx) => {
        await lockOwn(trx, caller, profileId);
        const row = await proofs.findProof(trx, profileId, id);
        if (row === undefined || row.state === 'withdrawn') throw new Problem('proof_not_found');
        await proofs.updateProof(trx, id, { is_shown: isShown });
      });
      return present(id);
    },

    async deleteProof(caller, profileId, id) {
      await inTransaction(db, async (trx) => {
        await lockOwn(trx, caller, profileId);
        // Before it is read: a seat may be given meanwhile.
        if (await proofs.deletePending(trx, profileId, id)) return undefined;
        const row = await proofs.findProof(trx, profileId, id);
        if (row === undefined || row.state === 'withdrawn') throw new Problem('proof_not_found');
        const now = clock.now();
        await proofs.lockSubject(trx, row.kind, row.subject_key ?? '');
        const locked = await proofs.lockProof(trx, id);
        if (locked === undefined || locked.state === 'withdrawn') return undefined;
        if (locked.state !== 'conflicting') return release(notify, trx, locked, 'owner', now);
        const claim = await proofs.findClaim(trx, id);
        if (claim !== undefined) await close(trx, claim, 'holder', now);
        return proofs.updateProof(trx, id, withdrawnFor('owner', now));
      });
    },
  };
}

const isHeld = (state: ProofRow['state']): boolean => state === 'proven' || state === 'unconfirmed';

const isSameChallenge = (one: ProofRow, other: ProofRow): boolean =>
  one.challenge !== null &&
  one.challenge_ends_at?.getTime() === other.challenge_ends_at?.getTime() &&
  JSON.stringify(one.challenge) === JSON.stringify(other.challenge);

/** A proof that is held, for a look again. */
export function heldOf(row: ProofRow): Held | null {
  const { subject_key: key, method, evidence } = row;
  if (key === null || method === null || evidence === null || !isHeld(row.state)) return null;
  const { subject, account, token, project_id: projectId } = row;
  return { subject, key, account, token, method, projectId, evidence };
}

/** The address that may sign where none is named: a proven wallet, else that of the account. */
const walletOf = async (db: Db, caller: Caller, profileId: string): Promise<string | null> =>
  (await proofs.findWallet(db, profileId)) ?? caller.user.wallet_address?.toLowerCase() ?? null;

async function requireOwn(db: Db, caller: Caller, profileId: string): Promise<void> {
  const profile = await findProfile(db, profileId);
  if (profile === undefined) throw new Problem('profile_not_found');
  if (profile.user_id !== caller.userId) throw new Problem('not_your_profile');
}

/** Locks an own, living profile: a deletion waits, or has been. */
async function lockOwn(trx: Trx, caller: Caller, profileId: string): Promise<void> {
  const profile = await lockProfile(trx, profileId);
  if (profile === undefined) throw new Problem('profile_not_found');
  if (profile.user_id !== caller.userId) throw new Problem('not_your_profile');
}

/** To a person who waits, an outside that is away is an error to try again. */
async function orUnavailable<Result>(asking: Promise<Result>): Promise<Result> {
  try {
    return await asking;
  } catch (error) {
    throw error instanceof OutsideAway ? new Problem('proof_unavailable', { cause: error }) : error;
  }
}
