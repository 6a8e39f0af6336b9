import type { Insertable, Selectable } from 'kysely';
import type { Db, MatchesTable } from '../../database/schema.ts';
import { profileColumns, type ProfileRow } from '../profiles/profiles.repository.ts';

export type MatchRow = Selectable<MatchesTable>;

/**
 * Two profiles, deleted ones too, held until the transaction ends. Always in the same order, so that two likes of the same pair come one
 * after the other, whichever way they go, and no two likes wait for each other.
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

export async function insertMatch(trx: Db, pair: Insertable<MatchesTable>): Promise<MatchRow> {
  return trx.insertInto('matches').values(pair).returningAll().executeTakeFirstOrThrow();
}

/** A match as one of its two profiles sees it. */
export interface OwnMatch {
  id: string;
  partnerProfileId: string;
  conversationId: string;
  matchedAt: Date;
}

function matchesOf(db: Db, profileId: string) {
  return db
    .selectFrom('matches')
    .innerJoin('conversations', 'conversations.match_id', 'matches.id')
    .where((eb) => eb.or([eb('matches.profile_a_id', '=', profileId), eb('matches.profile_b_id', '=', profileId)]));
}

const matchColumns = [
  'matches.id',
  'matches.profile_a_id',
  'matches.profile_b_id',
  'matches.matched_at',
  'conversations.id as conversation_id',
] as const;

interface MatchColumns {
  id: string;
  profile_a_id: string;
  profile_b_id: string;
  matched_at: Date;
  conversation_id: string;
}

function seenFrom(profileId: string, row: MatchColumns): OwnMatch {
  const partnerProfileId = row.profile_a_id === profileId ? row.profile_b_id : row.profile_a_id;
  return { id: row.id, partnerProfileId, conversationId: row.conversation_id, matchedAt: row.matched_at };
}

/** The match of two profiles. */
export async function findMatch(db: Db, profileId: string, partnerProfileId: string): Promise<OwnMatch | undefined> {
  const row = await matchesOf(db, profileId)
    .where((eb) =>
      eb.or([eb('matches.profile_a_id', '=', partnerProfileId), eb('matches.profile_b_id', '=', partnerProfileId)]),
    )
    .select(matchColumns)
    .executeTakeFirst();
  return row === undefined ? undefined : seenFrom(profileId, row);
}

/** A profile's matches, newest first; deleted partners stay (D39). */
export async function findMatches(
  db: Db,
  profileId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: OwnMatch[]; total: number }> {
  const matches = matchesOf(db, profileId);
  const [rows, { total }] = await Promise.all([
    matches
      .select(matchColumns)
      .orderBy('matches.matched_at', 'desc')
      .orderBy('matches.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    matches.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map((row) => seenFrom(profileId, row)), total };
}
