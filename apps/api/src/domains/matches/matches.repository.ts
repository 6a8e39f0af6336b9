import { type Insertable, type Selectable, sql } from 'kysely';
import { behind, type ListPart, type PartRequest, reachOf, readPart } from '../../database/list-part.ts';
import type { Db, MatchesTable } from '../../database/schema.ts';
import { hasBlocked, maySee } from '../pairs/pairs.public.ts';
import {
  type ActingProfile,
  partnerColumn,
  type PartnerRow,
  profileColumns,
  type ProfileRow,
} from '../profiles/profiles.public.ts';

export type MatchRow = Selectable<MatchesTable>;

/**
 * Locks two profiles, deleted ones too, until the transaction ends. Always in the same order, so that likes of the same
 * pair run in sequence and never deadlock.
 */
export async function lockProfiles(trx: Db, profileIds: readonly [string, string]): Promise<ProfileRow[]> {
  return trx
    .selectFrom('profiles')
    .select(profileColumns)
    .where('id', 'in', profileIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Stores the match of two profiles. One that had ended begins anew, under the id that it had (D64). */
export async function insertMatch(trx: Db, pair: Insertable<MatchesTable>): Promise<MatchRow> {
  return trx
    .insertInto('matches')
    .values(pair)
    .onConflict((conflict) =>
      conflict.columns(['profile_a_id', 'profile_b_id']).doUpdateSet({ matched_at: pair.matched_at, ended_at: null }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Ends a match; false if it has ended already. Both profiles must be locked. */
export async function endMatch(trx: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('matches')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The match of two profiles in either order, with its conversation. */
export async function findMatch(
  db: Db,
  profileId: string,
  otherProfileId: string,
): Promise<{ id: string; conversation_id: string } | undefined> {
  const found = await findAnyMatch(db, profileId, otherProfileId);
  return found?.ended_at === null ? found : undefined;
}

/** The match of two profiles like `findMatch`, one that has ended too. */
export async function findAnyMatch(
  db: Db,
  profileId: string,
  otherProfileId: string,
): Promise<{ id: string; ended_at: Date | null; conversation_id: string } | undefined> {
  const [a, b] = profileId < otherProfileId ? [profileId, otherProfileId] : [otherProfileId, profileId];
  return db
    .selectFrom('matches')
    .innerJoin('conversations', 'conversations.match_id', 'matches.id')
    .where('profile_a_id', '=', a)
    .where('profile_b_id', '=', b)
    .select(['matches.id', 'ended_at', 'conversations.id as conversation_id'])
    .executeTakeFirst();
}

const NEWEST = { at: sql<Date>`matched_at`, id: sql<string>`found.id` };

/** A conversation in which nobody has written is listed since its match. */
const SILENT_SINCE = { at: sql<Date>`member.listed_at`, id: sql<string>`member.conversation_id` };

/**
 * A person's newest open matches without a message, over all their living profiles; without partners that are deleted or
 * that they may not see.
 */
export async function findSilentMatches(
  db: Db,
  userId: string,
  limit: number,
): Promise<Pick<ListPart<ListedMatch & { own_id: string }>, 'rows' | 'total'>> {
  const request = { limit, offset: 0, after: null };
  const all = db
    .selectFrom('conversation_members as member')
    // `offset 0` keeps the plan at the person's own memberships: where hardly any match is silent, it would read everybody's conversations.
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('conversations')
          .innerJoin('matches', 'matches.id', 'conversations.match_id')
          .select(['matches.id', 'matched_at', 'profile_a_id', 'profile_b_id'])
          .whereRef('conversations.id', '=', 'member.conversation_id')
          .where('last_message_at', 'is', null)
          .where('closed_at', 'is', null)
          .offset(0)
          .as('found'),
      (join) => join.onTrue(),
    )
    .innerJoin('profiles as own', 'own.id', 'member.profile_id')
    .innerJoin('profiles as partner', (join) =>
      join.on(
        sql`partner.id`,
        '=',
        sql`case when found.profile_a_id = own.id then found.profile_b_id else found.profile_a_id end`,
      ),
    )
    .where('member.user_id', '=', userId)
    // So it is of each in which nobody has written, and an index has them by the time of the match.
    .where('member.unread_count', '=', sql.lit(0))
    .where('member.waiting_since', 'is', null)
    .where('own.deleted_at', 'is', null)
    .where('partner.deleted_at', 'is', null)
    .where(maySee(userId, 'partner.user_id'));
  const query = all.select([
    'found.id',
    'own.id as own_id',
    'member.conversation_id',
    'matched_at',
    partnerColumn('partner', maySee(userId, 'partner.user_id')).as('partner'),
  ]);
  return readPart(db, query, { by: SILENT_SINCE, all: all.select('found.id'), request });
}

/** A match in the list of one of its two profiles. */
export interface ListedMatch {
  id: string;
  conversation_id: string;
  matched_at: Date;
  partner: PartnerRow;
}

/**
 * A part of an own profile's matches, newest first; deleted partners stay (D39), people whom its owner blocked do not (D64).
 * Empty for a profile that is deleted or another person's. Each side of a match has an index of its own.
 */
export async function findMatches(db: Db, own: ActingProfile, request: PartRequest): Promise<ListPart<ListedMatch>> {
  const side = (mine: 'a' | 'b', theirs: 'a' | 'b') =>
    db
      .selectFrom('matches as found')
      .select(['found.id', `profile_${mine}_id as own_id`, `profile_${theirs}_id as partner_id`, 'matched_at'])
      .where(`profile_${mine}_id`, '=', own.id)
      .where('ended_at', 'is', null)
      .where(({ not }) => not(hasBlocked(own.userId, `found.user_${theirs}_id`)));
  const [asA, asB] = [side('a', 'b'), side('b', 'a')];
  const newest = (matches: typeof asA) => behind(matches, NEWEST, request).limit(reachOf(request));
  const both = sql<{ id: string; own_id: string; partner_id: string; matched_at: Date }>`
    (${newest(asA)} union all ${newest(asB)})`;
  const query = db
    .selectFrom(both.as<'found'>('found'))
    .innerJoin('profiles as own', 'own.id', 'found.own_id')
    .innerJoin('profiles as partner', 'partner.id', 'found.partner_id')
    .innerJoin('conversations', 'conversations.match_id', 'found.id')
    .where('own.user_id', '=', own.userId)
    .where('own.deleted_at', 'is', null)
    .select([
      'found.id',
      'conversations.id as conversation_id',
      'matched_at',
      partnerColumn('partner', maySee(own.userId, 'partner.user_id')).as('partner'),
    ]);
  return readPart(db, query, { by: NEWEST, all: sql`(${asA} union all ${asB})`, request });
}
