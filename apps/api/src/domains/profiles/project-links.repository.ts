import type { Insertable, Selectable } from 'kysely';
import type { Db, ProjectLinksTable } from '../../database/schema.ts';

export type ProjectLinkRow = Selectable<ProjectLinksTable>;
/** The columns of a link for display; `approved_at` is a text if it was read as JSON. */
export type ShownLinkRow = Pick<ProjectLinkRow, 'id' | 'profile_id' | 'url'> & { approved_at: Date | string | null };

/** The links of some profiles, in their owners' order. */
export async function findLinks(db: Db, profileIds: readonly string[]): Promise<ProjectLinkRow[]> {
  if (profileIds.length === 0) return [];
  return db
    .selectFrom('project_links')
    .selectAll()
    .where('profile_id', 'in', profileIds)
    .orderBy('profile_id')
    .orderBy('position')
    .execute();
}

export async function deleteLinks(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('project_links').where('id', 'in', ids).execute();
}

/** Inserts new links and updates the positions of known ones. */
export async function saveLinks(trx: Db, links: readonly Insertable<ProjectLinksTable>[]): Promise<void> {
  if (links.length === 0) return;
  await trx
    .insertInto('project_links')
    .values(links)
    .onConflict((conflict) => conflict.column('id').doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })))
    .execute();
}
