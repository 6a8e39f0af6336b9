import type { Picture } from '@mutuals/api-client/pictures';
import { sql } from 'kysely';
import type { Db, PictureCategory } from '../../database/schema.ts';

const fileColumns = ['hash', 'width', 'height', 'thumbhash'] as const;

/** Records that a file is about to be written; false if it is being removed. */
export async function announceFile(db: Db, { hash, width, height, thumbhash }: Picture, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('picture_files')
    .values({ hash, width, height, thumbhash, written_at: now })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet({ written_at: now }).where('picture_files.removing', '=', false),
    )
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a picture to its owner; an unused one that they already own counts as new. */
export async function ownPicture(
  db: Db,
  picture: { userId: string; hash: string; category: PictureCategory },
  now: Date,
): Promise<void> {
  await db
    .insertInto('pictures')
    .values({
      user_id: picture.userId,
      hash: picture.hash,
      category: picture.category,
      created_at: now,
      unused_since: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'hash'])
        .doUpdateSet({ unused_since: now })
        .where('pictures.unused_since', 'is not', null),
    )
    .execute();
}

/** Locks the person's pictures among these until the transaction ends, in the order of their hashes. */
export async function holdPictures(trx: Db, userId: string, hashes: readonly string[]): Promise<Picture[]> {
  if (hashes.length === 0) return [];
  return trx
    .selectFrom('pictures')
    .innerJoin('picture_files', 'picture_files.hash', 'pictures.hash')
    .select(fileColumns.map((column) => `picture_files.${column}` as const))
    .where('pictures.user_id', '=', userId)
    .where('pictures.hash', 'in', hashes)
    .orderBy('pictures.hash')
    .forNoKeyUpdate('pictures')
    .execute();
}

/** A user of pictures: a profile, or the account (null). */
export interface Usage {
  userId: string;
  profileId: string | null;
}

/**
 * Replaces the pictures that something uses; `holdPictures` must hold them. Pictures that nothing uses any more count
 * as unused from `now` on.
 */
export async function replaceUses(
  trx: Db,
  { userId, profileId }: Usage,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  if (hashes.length > 0) {
    await trx
      .insertInto('picture_uses')
      .values(hashes.map((hash) => ({ user_id: userId, hash, profile_id: profileId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .updateTable('pictures')
      .set({ unused_since: null })
      .where('user_id', '=', userId)
      .where('hash', 'in', hashes)
      .execute();
  }
  const dropped = await trx
    .deleteFrom('picture_uses')
    .where('user_id', '=', userId)
    .where('profile_id', 'is not distinct from', profileId)
    .where((eb) => eb.not(eb('hash', '=', sql<string>`any(${[...hashes]}::text[])`)))
    .returning('hash')
    .execute();
  if (dropped.length === 0) return;
  await trx
    .updateTable('pictures')
    .set({ unused_since: now })
    .where('user_id', '=', userId)
    .where(
      'hash',
      'in',
      dropped.map(({ hash }) => hash),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('picture_uses')
            .select('picture_uses.hash')
            .whereRef('picture_uses.user_id', '=', 'pictures.user_id')
            .whereRef('picture_uses.hash', '=', 'pictures.hash'),
        ),
      ),
    )
    .execute();
}

/** Lets a profile use an upload of its owner again, which may have been given up since; its file must be there. */
export async function returnPicture(trx: Db, { userId, profileId }: Usage, hash: string, now: Date): Promise<void> {
  await trx
    .insertInto('pictures')
    .values({ user_id: userId, hash, category: 'profile', created_at: now, unused_since: null })
    .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doUpdateSet({ unused_since: null }))
    .execute();
  await trx
    .insertInto('picture_uses')
    .values({ user_id: userId, hash, profile_id: profileId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes at most `most` pictures unused since an instant; returns how many. */
export async function deleteUnused(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from pictures where (user_id, hash) in (
      select user_id, hash from pictures
      where unused_since < ${before}
        and not exists (select from picture_uses used where used.user_id = pictures.user_id and used.hash = pictures.hash)
      order by unused_since limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Marks at most `most` ownerless files from before an instant for removal, so that nobody can claim them any more. */
export async function takeForRemoval(db: Db, before: Date, most: number): Promise<Picture[]> {
  return db
    .updateTable('picture_files')
    .set({ removing: true })
    .where('hash', 'in', (eb) =>
      eb
        .selectFrom('picture_files as file')
        .select('file.hash')
        .where('file.written_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('pictures').select('pictures.hash').whereRef('pictures.hash', '=', 'file.hash'))),
        )
        // Evidence of a report stays.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('report_pictures')
                .select('report_pictures.hash')
                .whereRef('report_pictures.hash', '=', 'file.hash'),
            ),
          ),
        )
        .orderBy('file.written_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returning(fileColumns)
    .execute();
}

/** Deletes the rows of removed files. */
export async function deleteFiles(db: Db, hashes: readonly string[]): Promise<void> {
  if (hashes.length > 0) await db.deleteFrom('picture_files').where('hash', 'in', hashes).execute();
}

/** Puts files that are marked for removal behind all others from before an instant. */
export async function putBehind(db: Db, hashes: readonly string[], before: Date): Promise<void> {
  if (hashes.length === 0) return;
  const written_at = new Date(before.getTime() - 1);
  await db.updateTable('picture_files').set({ written_at }).where('hash', 'in', hashes).execute();
}
