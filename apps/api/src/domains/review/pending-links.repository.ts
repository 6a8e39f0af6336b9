import { type Selectable, sql } from 'kysely';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db, ProjectLinksTable, Trx } from '../../database/schema.ts';
import { lastAction } from '../audit/audit.public.ts';

/** A link under review, with its owner and the team's earlier decisions on links of that profile. */
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

/** The number of such decisions on links of a profile; undone ones do not count. */
const decidedBefore = (choice: LinkChoice) =>
  sql<number>`count(*) filter (where action = ${actionOf(choice)})
    - count(*) filter (where action = 'undoLinkDecision' and before ->> 'decision' = ${choice})`;

/** The team's earlier decisions on links of profiles. */
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

/** A part of the links under review, the newest first. */
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
  // A separate query for this page: in the query above, skipped rows would be counted too.
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

/** The team's last decision on a link, with the content of a rejected one. */
export interface LastDecision {
  choice: LinkChoice;
  actorId: string;
  at: Date;
  url: string;
  /** When it was approved; null if it was rejected. */
  approvedAt: Date | null;
  /** Null if it was approved. */
  position: number | null;
  createdAt: Date | null;
}

/**
 * The team's last decision on a profile's link, which may be deleted since; undefined if there is none, or it was
 * undone.
 */
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

/**
 * Withdraws an approval of that time, so that the link is under review again; returns whether the approval still
 * existed.
 */
export async function withdrawApproval(trx: Trx, id: string, approvedAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('project_links')
    .set({ approved_at: null })
    .where('id', '=', id)
    .where('approved_at', '=', approvedAt)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
