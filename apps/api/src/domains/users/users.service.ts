import { v7 as uuid } from 'uuid';
import type { Caller, Session } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import type { RoleConfig } from '../../config.ts';
import { hasRole, type Operation } from '../../contract.ts';
import { inTransaction } from '../../database/database.ts';
import type { Listed, PartRequest } from '../../database/list-part.ts';
import type { Db, Language, Role, Trx } from '../../database/schema.ts';
import type { Account, VerifiedIdentity } from '../../integrations/identity/identity.ts';
import { Problem } from '../../problem.ts';
import { audited } from '../audit/audit.service.ts';
import { tierAt } from '../tiers/tiers.public.ts';
import { requireFreshSignIn } from './fresh-sign-in.rules.ts';
import { admitted } from './leaving.rules.ts';
import { standingOf } from './standing.rules.ts';
import * as users from './users.repository.ts';
import type { UserFilter, UserRow } from './users.repository.ts';
import type { PictureAddresses } from '../../lib/picture-addresses.ts';
import { notePictureUses } from '../pictures/pictures.public.ts';

/** A member of the team. */
export type TeamMember = Caller & { role: Role };

export interface UserChanges {
  displayName?: string;
  /** Null restores the picture of the identity. */
  avatar?: string | null;
  language?: Language;
  showsReplyHabit?: boolean;
}

export interface RoleChange {
  /** The person's Privy id. */
  targetUserId: string;
  role: Role | null;
  reason?: string;
}

export interface UsersService {
  /**
   * The person of verified tokens: created at first sight, updated by a newer identity token (D34). `onFirstSight` runs
   * before the creation, and may throw to prevent it.
   */
  resolve(identity: VerifiedIdentity, onFirstSight: () => Promise<void>): Promise<Caller>;
  /**
   * The caller of an operation; null where one whose account is about to be deleted calls as a guest (D68). Throws
   * `account_deletion_pending` and `account_deleted`.
   */
  admit(caller: Caller, operation: Operation): Caller | null;
  /** Changes a person's own settings. Throws `picture_not_allowed`. */
  updateAuthProfile(caller: Caller, changes: UserChanges): Promise<Caller>;
  /** Locks a member of the team (D50) until the transaction ends; undefined for anyone else. */
  findTeamMember(trx: Trx, userId: string): Promise<Caller | undefined>;
  /** All members of the team who ever signed in, by name; at most 100. */
  listTeam(connection: Db): Promise<TeamMember[]>;
  /** The matching people, the newest first; for the team. */
  listUsers(filter: UserFilter, request: PartRequest): Promise<Listed<Caller>>;
  /**
   * Sets or removes a person's role (D50). A role from the configuration stays. Throws `sign_in_too_old` and
   * `user_not_found`.
   */
  updateRole(caller: Caller, change: RoleChange): Promise<Caller>;
}

interface Dependencies {
  db: Db;
  /** The connections of searches: they plan each query for its values and have a timeout. */
  searchDb: Db;
  clock: Clock;
  roles: RoleConfig;
  addresses: PictureAddresses;
  /** What becomes of suspended people who deleted their account and come back (D68). */
  returning: { suspendReturning(trx: Trx, userId: string, xId: string): Promise<void> };
}

const NAMELESS = 'Newcomer';
/** Max. members of the team in one list. */
const TEAM_MOST = 100;

export function createUsersService({ db, searchDb, clock, roles, addresses, returning }: Dependencies): UsersService {
  function asCaller(
    user: UserRow,
    account: Pick<Account, 'signedInAt' | 'twitterId'> | null = null,
    session: Session | null = null,
  ): Caller {
    const role = highestRole(user.role, roles.get(user.privy_id) ?? null);
    const now = clock.now();
    return {
      userId: user.id,
      privyId: user.privy_id,
      tier: tierAt(user, now),
      role,
      signedInAt: account?.signedInAt ?? null,
      session,
      xId: account?.twitterId ?? null,
      standing: standingOf(user, now),
      user,
    };
  }

  async function make(privyId: string, account: Account): Promise<UserRow> {
    return inTransaction(db, async (trx) => {
      const made = await users.insertUnlessKnown(trx, {
        id: uuid(),
        privy_id: privyId,
        display_name: account.displayName ?? account.twitterUsername ?? NAMELESS,
        ...identityColumns(account),
        created_at: clock.now(),
      });
      if (made !== undefined && account.twitterId !== null)
        await returning.suspendReturning(trx, made.id, account.twitterId);
      const known = made ?? (await users.findByPrivyId(trx, privyId));
      if (known === undefined) throw new Error(`Nobody has the Privy id ${privyId}`);
      return users.findUser(trx, known.id);
    });
  }

  return {
    async resolve({ privyId, session, account }, onFirstSight) {
      const known = await users.findByPrivyId(db, privyId);
      if (known === undefined) {
        if (account === null) throw new Problem('identity_required');
        await onFirstSight();
        return asCaller(await make(privyId, account), account, session);
      }
      const isNews =
        account !== null && (known.identity_issued_at === null || account.issuedAt > known.identity_issued_at);
      const user = isNews ? ((await users.updateIdentity(db, known, identityColumns(account))) ?? known) : known;
      return asCaller(user, account, session);
    },

    admit: (caller, operation) => admitted(caller, operation, clock.now()),

    async updateAuthProfile(caller, { displayName, avatar, language, showsReplyHabit }) {
      const picture = avatar ? addresses.stored(avatar) : avatar;
      return inTransaction(db, async (trx) => {
        const user = await users.updateChosen(trx, caller.userId, {
          ...(displayName === undefined ? {} : { display_name: displayName }),
          ...(picture === undefined ? {} : { avatar_url: picture }),
          ...(language === undefined ? {} : { language }),
          ...(showsReplyHabit === undefined ? {} : { shows_reply_habit: showsReplyHabit }),
        });
        if (picture !== undefined) {
          const usage = { userId: caller.userId, profileId: null };
          const named = picture === null ? [] : [{ path: 'body/avatar', picture }];
          const known = [caller.user.twitter_avatar_url, caller.user.avatar_url];
          await notePictureUses(trx, usage, named, known, clock.now());
        }
        return asCaller(user);
      });
    },

    async findTeamMember(trx, userId) {
      const [user] = await users.holdUsers(trx, [userId]);
      const member = user === undefined ? undefined : asCaller(user);
      return member?.role == null ? undefined : member;
    },

    async listTeam(connection) {
      const rows = await users.findTeam(connection, [...roles.keys()], TEAM_MOST);
      return rows.flatMap((row) => {
        const member = asCaller(row);
        return member.role === null ? [] : [{ ...member, role: member.role }];
      });
    },

    async listUsers(filter, request) {
      const { rows, ...part } = await users.findUsers(filter.search ? searchDb : db, filter, request);
      return { data: rows.map((row) => asCaller(row)), ...part };
    },

    async updateRole(caller, { targetUserId, role, reason }) {
      requireFreshSignIn(caller, clock);
      return inTransaction(db, async (trx) => {
        const before = await users.lockByPrivyId(trx, targetUserId);
        if (before === undefined) throw new Problem('user_not_found');
        const after = await users.updateRole(trx, before.id, role);
        await audited(trx, clock, {
          actor: caller,
          action: 'updateRole',
          subject: before.id,
          before: { role: before.role },
          after: { role: after.role },
          reason,
        });
        return asCaller(after);
      });
    },
  };
}

function highestRole(one: Role | null, other: Role | null): Role | null {
  return one === null || (other !== null && hasRole(other, one)) ? other : one;
}

function identityColumns(account: Account) {
  return {
    twitter_username: account.twitterUsername,
    twitter_avatar_url: account.pictureUrl,
    twitter_created_at: account.twitterCreatedAt,
    twitter_signed_in_at: account.twitterUsername === null ? null : account.signedInAt,
    wallet_address: account.walletAddress,
    email: account.email,
    identity_issued_at: account.issuedAt,
  };
}
