import { type Selectable, sql } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db, ProjectLinksTable, Trx } from '../../database/schema.ts';

/** A link that waits for the team, with whose it is and how often the team decided on links of that profile before. */
export interface PendingLinkRow {
  id: string;
  profile_id: string;
  url: string;
  created_at: Date;
  name: string;
  avatar_url: string | null;
  photos: string[];
  approved: number;
  rejected: number;
}

const pending = (db: Db) =>
  db
    .selectFrom('project_links as link')
    .innerJoin('profiles', 'profiles.id', 'link.profile_id')
    .where('link.approved_at', 'is', null)
    .where('profiles.deleted_at', 'is', null);

const decidedBefore = (action: 'approveLink' | 'rejectLink') =>
  sql<number>`(select count(*) from audit_log where subject = profiles.id::text and action = ${action})`;

/** A part of the links that wait, the newest first. */
export async function findPendingLinks(db: Db, request: PartRequest): Promise<ListPart<PendingLinkRow>> {
  const all = pending(db);
  const query = all.select([
    'link.id',
    'link.profile_id',
    'link.url',
    'link.created_at',
    'profiles.name',
    'profiles.avatar_url',
    'profiles.photos',
    decidedBefore('approveLink').as('approved'),
    decidedBefore('rejectLink').as('rejected'),
  ]);
  return readPart(db, query, { by: { at: sql<Date>`link.created_at`, id: sql<string>`link.id` }, all, request });
}

export async function findLink(
  trx: Trx,
  profileId: string,
  id: string,
): Promise<Selectable<ProjectLinksTable> | undefined> {
  return trx
    .selectFrom('project_links')
    .selectAll()
    .where('id', '=', id)
    .where('profile_id', '=', profileId)
    .executeTakeFirst();
}

/** Whether the team has decided on a link of a profile, which may be gone since. */
export async function wasDecided(trx: Trx, profileId: string, linkId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', profileId)
    .where('action', 'in', ['approveLink', 'rejectLink'])
    .where(sql<boolean>`before ->> 'linkId' = ${linkId}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function approveLink(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('project_links').set({ approved_at: now }).where('id', '=', id).execute();
}
