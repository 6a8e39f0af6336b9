import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { ProfileRow } from '../profiles/profiles.repository.ts';

export type LatestRow = Pick<ProfileRow, 'profile_type' | 'subtype' | 'is_verified' | 'created_at'>;

/** The newest living profiles, newest first: only what the landing page may know of them. */
export async function findLatestProfiles(db: Db, limit: number): Promise<LatestRow[]> {
  return db
    .selectFrom('profiles')
    .select(['profile_type', 'subtype', 'is_verified', 'created_at'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface Counts {
  people: number;
  profiles: number;
  matches: number;
  messages: number;
}

/** Counts everything. A conversation numbers its messages without gaps, so their last numbers add up to all messages without reading one. */
export async function countEverything(db: Db): Promise<Counts> {
  const count = (from: 'users' | 'matches') => db.selectFrom(from).select((eb) => eb.fn.countAll<number>().as('count'));
  return db
    .selectNoFrom([
      count('users').$asScalar().$notNull().as('people'),
      db
        .selectFrom('profiles')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('deleted_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('profiles'),
      count('matches').$asScalar().$notNull().as('matches'),
      db
        .selectFrom('conversations')
        .select(sql<number>`coalesce(sum(last_seq), 0)::bigint`.as('sum'))
        .$asScalar()
        .$notNull()
        .as('messages'),
    ])
    .executeTakeFirstOrThrow();
}
