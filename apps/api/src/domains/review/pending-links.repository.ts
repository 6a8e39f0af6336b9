import { type Selectable, sql } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db, ProjectLinksTable, Trx } from '../../database/schema.ts';
import { lastAction } from '../audit/audit.public.ts';

/** A link that waits for the team, with whose it is and how often the team decided on links of that profile before. */
export interface PendingLinkRow {
  id: string;
  profile_id: string;
  url: string;
  created_at: Date;
  name: string;
  avatar_url: string | null;
  approved: number;
  rejected: number;
}

/** What the team may decide on a link. */
export type LinkChoice = 'approve' | 'reject';

const actionOf = (choice: LinkChoice) => (choice === 'approve' ? 'approveLink' : 'rejectLink');

const pending = (db: Db) =>
  db
    .selectFrom('project_links as link')
    .innerJoin('profiles', 'profiles.id', 'link.profile_id')
    .where('link.approved_at', 'is', null)
    .where('profiles.deleted_at', 'is', null);

/** How often links of a profile were decided on so; what was taken back does not count. */
const decidedBefore = (choice: LinkChoice) =>
  sql<number>`count(*) filter (where action = ${actionOf(choice)})
    - count(*) filter (where action = 'undoLinkDecision' and before ->> 'decision' = ${choice})`;

/** How the team decided on links of profiles before. */
async function findDecisions(db: Db, profileIds: readonly string[]) {
  if (profileIds.length === 0) return [];
  return db
    .selectFrom('audit_log')
    .select(['subject', decidedBefore('approve').as('approved'), decidedBefore('reject').as('rejected')])
    .where('subject', 'in', profileIds)
    .where('action', 'in', ['approveLink', 'rejectLink', 'undoLinkDecision'])
    .groupBy('subject')
    .execute();
}

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
  ]);
  const by = { at: sql<Date>`link.created_at`, id: sql<string>`link.id` };
  const { rows, ...part } = await readPart(db, query, { by, all, request });
  // Counted for this page alone: in the query they would be counted for every skipped row too.
  const decisions = await findDecisions(db, [...new Set(rows.map((row) => row.profile_id))]);
  const bySubject = new Map(decisions.map(({ subject, ...counts }) => [subject, counts]));
  return {
    ...part,
    rows: rows.map((row) => ({ ...row, ...(bySubject.get(row.profile_id) ?? { approved: 0, rejected: 0 }) })),
  };
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

/** What the team last decided on a link; of a rejected one also what it was. */
export interface LastDecision {
  choice: LinkChoice;
  actorId: string;
  at: Date;
  url: string;
  /** When it was published; null where it was rejected. */
  approvedAt: Date | null;
  /** Null for one that was published. */
  position: number | null;
  createdAt: Date | null;
}

/** The team's last decision on a link of a profile, which may be gone since; undefined where there is none, or it was taken back. */
export async function findLastDecision(trx: Trx, profileId: string, linkId: string): Promise<LastDecision | undefined> {
  const row = await lastAction(trx, profileId, ['approveLink', 'rejectLink', 'undoLinkDecision'])
    .select([
      sql<string>`before ->> 'url'`.as('url'),
      sql<Date | null>`(after ->> 'approvedAt')::timestamptz`.as('approvedAt'),
      sql<number | null>`(before ->> 'position')::integer`.as('position'),
      sql<Date | null>`(before ->> 'createdAt')::timestamptz`.as('createdAt'),
    ])
    .where(sql<boolean>`before ->> 'linkId' = ${linkId}`)
    .executeTakeFirst();
  if (row === undefined || row.action === 'undoLinkDecision') return undefined;
  const { action, ...decision } = row;
  return { ...decision, choice: action === 'approveLink' ? 'approve' : 'reject' };
}

export async function approveLink(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('project_links').set({ approved_at: now }).where('id', '=', id).execute();
}

/** Lets a link wait again that was published at that time; answers whether it still was. */
export async function withdrawApproval(trx: Trx, id: string, approvedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project_links')
    .set({ approved_at: null })
    .where('id', '=', id)
    .where('approved_at', '=', approvedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
