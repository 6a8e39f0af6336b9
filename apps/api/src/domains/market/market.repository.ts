import { sql } from 'kysely';
import type { Db } from '../../database/schema.ts';

/** Whether a living project names a token, by its address in lower case. */
export async function isTokenOfProject(db: Db, address: string): Promise<boolean> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where(sql<boolean>`lower(details ->> 'tokenAddress') = ${address}`)
    .where('profile_type', '=', sql.lit('project'))
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
