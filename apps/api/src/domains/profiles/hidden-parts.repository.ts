import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';
import type { HiddenPart } from './hidden-parts.rules.ts';

/** What decisions of the team in force hide of a person's profiles. */
export async function findHiddenParts(db: Db, userId: string, now: Date): Promise<HiddenPart[]> {
  const rows = await db
    .selectFrom('decisions')
    .select(['profile_id', 'restore'])
    .where('user_id', '=', userId)
    .where('measure', 'in', ['hide_field', 'hide_picture'])
    .where('ended_at', 'is', null)
    .where(sql<boolean>`(ends_at is null or ends_at > ${now})`)
    .execute();
  return rows.map(({ profile_id: profileId, restore }) => ({ profileId, ...restore }));
}
