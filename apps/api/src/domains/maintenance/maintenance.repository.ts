import type { Db } from '../../database/schema.ts';

/** Since when there is maintenance; null if there is none. */
export async function findMaintenance(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('maintenance').select('since').executeTakeFirst();
  return row?.since ?? null;
}

/** Begins maintenance, if there is none. */
export async function insertMaintenance(db: Db, since: Date): Promise<void> {
  await db
    .insertInto('maintenance')
    .values({ since })
    .onConflict((conflict) => conflict.column('only_row').doNothing())
    .execute();
}

export async function deleteMaintenance(db: Db): Promise<void> {
  await db.deleteFrom('maintenance').execute();
}
