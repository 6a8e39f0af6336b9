import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, LinkMigrationsTable, ProfilesTable, Trx } from '../../database/schema.ts';

export type RunRow = Selectable<LinkMigrationsTable>;

/** The fields of a profile that its links need. */
export type LinkedProfileRow = Pick<Selectable<ProfilesTable>, 'id' | 'name' | 'details' | 'updated_at'>;

export async function findLatestRun(db: Db): Promise<RunRow | undefined> {
  return db
    .selectFrom('link_migrations')
    .selectAll()
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Starts a run; undefined while another one runs. */
export async function insertRun(trx: Trx, run: Insertable<LinkMigrationsTable>): Promise<RunRow | undefined> {
  return trx
    .insertInto('link_migrations')
    .values(run)
    .onConflict((conflict) =>
      // Written out, because PostgreSQL cannot match a partial index to a parameter.
      conflict
        .column('status')
        .where(sql<boolean>`status = 'running'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Locks the current run until the transaction ends. Lock order: before profiles, since nothing that holds a profile
 * locks a run.
 */
export async function lockRunning(trx: Trx, id: string | null): Promise<RunRow | undefined> {
  return trx
    .selectFrom('link_migrations')
    .selectAll()
    .where('status', '=', 'running')
    .$if(id !== null, (query) => query.where('id', '=', id))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateRun(trx: Trx, id: string, changes: Updateable<LinkMigrationsTable>): Promise<RunRow> {
  return trx.updateTable('link_migrations').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** The estimated number of profiles of a run. */
export async function countProfiles(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('profiles')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Locks the next profiles after an id, in the order of their ids. */
export async function lockProfilesBehind(trx: Trx, afterId: string | null, most: number): Promise<LinkedProfileRow[]> {
  return trx
    .selectFrom('profiles')
    .select(['id', 'name', 'details', 'updated_at'])
    .where('deleted_at', 'is', null)
    .$if(afterId !== null, (query) => query.where('id', '>', afterId))
    .orderBy('id')
    .limit(most)
    .forNoKeyUpdate()
    .execute();
}

/** Writes the details of some locked profiles, in one statement: the locks of many last as long as the writing. */
export async function updateDetails(
  trx: Trx,
  profiles: readonly { id: string; details: object; updatedAt: Date }[],
): Promise<void> {
  await sql`
    update profiles set details = new.details, updated_at = new."updatedAt"
    from jsonb_to_recordset(${JSON.stringify(profiles)}::jsonb) as new(id uuid, details jsonb, "updatedAt" timestamptz)
    where profiles.id = new.id`.execute(trx);
}
