import { type Insertable, type Selectable, sql } from 'kysely';
import { behind, type ListPart, type PartRequest, reachOf, readPart } from '../../database/list-part.ts';
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

const NEWEST = { at: sql<Date>`matched_at`, id: sql<string>`found.id` };

/** A part of a profile's matches, newest first; deleted partners stay (D39). Each side is walked by an index of its own. */
export async function findMatches(db: Db, profileId: string, request: PartRequest): Promise<ListPart<OwnMatch>> {
  const side = (own: 'profile_a_id' | 'profile_b_id') =>
    db
      .selectFrom('matches as found')
      .select(['found.id', 'profile_a_id', 'profile_b_id', 'matched_at'])
      .where(own, '=', profileId);
  const newest = (own: 'profile_a_id' | 'profile_b_id') => behind(side(own), NEWEST, request).limit(reachOf(request));
  const both = sql<
    Omit<MatchColumns, 'conversation_id'>
  >`(${newest('profile_a_id')} union all ${newest('profile_b_id')})`;
  const query = db
    .selectFrom(both.as<'found'>('found'))
    .innerJoin('conversations', 'conversations.match_id', 'found.id')
    .select(['found.id', 'profile_a_id', 'profile_b_id', 'matched_at', 'conversations.id as conversation_id']);
  const all = sql`(${side('profile_a_id')} union all ${side('profile_b_id')})`;
  const part = await readPart(db, query, { by: NEWEST, all, request });
  return { ...part, rows: part.rows.map((row) => seenFrom(profileId, row)) };
}
