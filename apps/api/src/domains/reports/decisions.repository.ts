import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type ListPart, type PartRequest, readJoinedPart } from '../../database/list-part.ts';
import type {
  AppealsTable,
  Db,
  DecisionsTable,
  Language,
  ProfileType,
  ReportedContent,
  ReportedMessage,
  ReportReason,
  ReportSubjectType,
  TransparencyFiguresTable,
  Trx,
} from '../../database/schema.ts';
import { FOR_GOOD } from '../users/users.public.ts';
import { profileColumns, type ProfileRow } from '../profiles/profiles.public.ts';
import type { SubjectRow } from './reports.repository.ts';
import { URGENT_FROM } from './reports.rules.ts';

export type DecisionRow = Selectable<DecisionsTable>;
export type AppealRow = Selectable<AppealsTable>;

/** A decision with its appeal and the names of the team's people. */
export type FullDecisionRow = DecisionRow & {
  appeal: StoredAppeal | null;
  decider_name: string;
  content: ReportedContent | null;
};

/** An appeal as JSON: its times are texts. */
export interface StoredAppeal {
  message: string;
  created_at: string;
  outcome: AppealRow['outcome'];
  answer: string | null;
  answered_at: string | null;
}

export async function findSubject(db: Db, id: string): Promise<SubjectRow | undefined> {
  return db.selectFrom('report_subjects').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a subject until the transaction ends. Lock order: its person first. */
export async function lockSubject(trx: Trx, id: string): Promise<SubjectRow | undefined> {
  return trx.selectFrom('report_subjects').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function closeSubject(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('report_subjects').set({ decided_at: now }).where('id', '=', id).execute();
}

export async function assignSubject(trx: Trx, id: string, userId: string | null): Promise<void> {
  await trx.updateTable('report_subjects').set({ assigned_to: userId }).where('id', '=', id).execute();
}

/** Hands a subject to the owners, whoever claimed it, or back. */
export async function escalateSubject(
  trx: Trx,
  id: string,
  { at, by, note }: { at: Date | null; by: string | null; note: string | null },
): Promise<void> {
  await trx
    .updateTable('report_subjects')
    .set({ escalated_at: at, escalated_by: by, escalation_note: note, assigned_to: null })
    .where('id', '=', id)
    .execute();
}

/** The latest state in which a subject was reported. */
export async function findLatestContent(db: Db, subjectId: string): Promise<ReportedContent> {
  const { content } = await db
    .selectFrom('report_snapshots')
    .select('content')
    .where('subject_id', '=', subjectId)
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return content;
}

/** Who reported a subject, guests left out, with their reports. */
export async function findReporters(db: Db, subjectId: string): Promise<{ id: string; userId: string }[]> {
  return db
    .selectFrom('reports')
    .select(['id', sql<string>`reporter_user_id`.as('userId')])
    .where('subject_id', '=', subjectId)
    .where('reporter_user_id', 'is not', null)
    .execute();
}

export async function insertDecision(trx: Trx, decision: Insertable<DecisionsTable>): Promise<void> {
  await trx.insertInto('decisions').values(decision).execute();
}

export async function updateDecision(trx: Trx, id: string, changes: Updateable<DecisionsTable>): Promise<void> {
  await trx.updateTable('decisions').set(changes).where('id', '=', id).execute();
}

export async function findDecision(db: Db, id: string): Promise<DecisionRow | undefined> {
  return db.selectFrom('decisions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a decision until the transaction ends. Lock order: its person first. */
export async function lockDecision(trx: Trx, id: string): Promise<DecisionRow | undefined> {
  return trx.selectFrom('decisions').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Another decision in force that keeps a profile hidden: of it, or a suspension of its person. */
export async function findOtherHiding(
  trx: Trx,
  { id, user_id }: DecisionRow,
  profileId: string,
): Promise<DecisionRow | undefined> {
  return trx
    .selectFrom('decisions')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('id', '<>', id)
    .where('ended_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('measure', '=', 'suspend'),
        eb.and([eb('measure', '=', 'hide_profile'), eb('profile_id', '=', profileId)]),
      ]),
    )
    .orderBy('created_at')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks the profiles that a measure can hide, in the order of their ids: a profile, or all of a person. Those of a person
 * whose account is being deleted count, as the deletion can be taken back (D68).
 */
export async function lockUnhidden(trx: Trx, column: 'id' | 'user_id', value: string): Promise<ProfileRow[]> {
  return trx
    .selectFrom('profiles')
    .select(profileColumns)
    .where(column, '=', value)
    .where(sql<boolean>`(hidden_at is null and erased_at is null and (deleted_at is null or left_at is not null))`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks a profile that its owner has not deleted, hidden or not; the deletion of an account can be taken back (D68). */
export async function lockStoredProfile(trx: Trx, id: string): Promise<ProfileRow | undefined> {
  return trx
    .selectFrom('profiles')
    .select(profileColumns)
    .where('id', '=', id)
    .where(sql<boolean>`(erased_at is null and (deleted_at is null or hidden_at is not null or left_at is not null))`)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Sets until when a person is muted and suspended, from the decisions that are in force. */
export async function refreshStanding(trx: Trx, userId: string): Promise<void> {
  const end = (measure: 'mute' | 'suspend') => sql<Date | null>`(
    select max(coalesce(ends_at, ${FOR_GOOD})) from decisions
    where user_id = ${userId} and measure = ${measure} and ended_at is null)`;
  await trx
    .updateTable('users')
    .set({ muted_until: end('mute'), suspended_until: end('suspend') })
    .where('id', '=', userId)
    .execute();
}

/** At most `most` decisions whose measure ends by now, the first to end first; those behind the decision `afterId`, if it is given. */
export async function findEnding(
  db: Db,
  now: Date,
  afterId: string | null,
  most: number,
): Promise<Pick<DecisionRow, 'id' | 'user_id'>[]> {
  return db
    .selectFrom('decisions')
    .select(['id', 'user_id'])
    .where('ended_at', 'is', null)
    .where('ends_at', '<=', now)
    .$if(afterId !== null, (query) =>
      query.where(sql<boolean>`(ends_at, id) > (select ends_at, id from decisions where id = ${afterId})`),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Counts something in its quarter (UTC). Last in a transaction, as others wait for the row. */
export async function countFigure(
  trx: Trx,
  { kind, name }: Pick<Selectable<TransparencyFiguresTable>, 'kind' | 'name'>,
  now: Date,
): Promise<void> {
  const quarter = `${now.getUTCFullYear()}-${String(now.getUTCMonth() - (now.getUTCMonth() % 3) + 1).padStart(2, '0')}-01`;
  await trx
    .insertInto('transparency_figures')
    .values({ quarter, kind, name, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['quarter', 'kind', 'name']).doUpdateSet({ count: sql`transparency_figures.count + 1` }),
    )
    .execute();
}

const appealColumn = sql<StoredAppeal | null>`(
  select json_build_object('message', message, 'created_at', created_at, 'outcome', outcome, 'answer', answer,
    'answered_at', answered_at)
  from appeals where appeals.decision_id = decisions.id)`;

const contentColumn = sql<ReportedContent | null>`(
  select content from report_snapshots snapshot
  where snapshot.subject_id = decisions.subject_id order by taken_at desc limit 1)`;

const withAppeals = (db: Db) =>
  db
    .selectFrom('decisions')
    .innerJoin('users as decider', 'decider.id', 'decisions.decided_by')
    .selectAll('decisions')
    .select(['decider.display_name as decider_name', appealColumn.as('appeal'), contentColumn.as('content')]);

export async function findFullDecision(db: Db, id: string): Promise<FullDecisionRow> {
  return withAppeals(db).where('decisions.id', '=', id).executeTakeFirstOrThrow();
}

/** A part of the measures on a person, the newest first. */
export async function findMeasuresOn(db: Db, userId: string, request: PartRequest): Promise<ListPart<FullDecisionRow>> {
  const by = { at: sql<Date>`decisions.created_at`, id: sql<string>`decisions.id` };
  const all = db.selectFrom('decisions').where('user_id', '=', userId).where('measure', '<>', 'none');
  return readJoinedPart(db, all.select('decisions.id'), { by, all, request }, (ids) =>
    withAppeals(db).where('decisions.id', 'in', ids).execute(),
  );
}

/** What waits for the team: how many reported things, and since when the oldest does. */
export interface WaitingReports {
  isUrgent: boolean;
  count: number;
  oldestAt: Date;
}

/** Nothing for a class in which nothing waits. */
export const countWaiting = (db: Db): Promise<WaitingReports[]> =>
  db
    .selectFrom('report_subjects')
    .select([
      sql<boolean>`urgency >= ${URGENT_FROM}`.as('isUrgent'),
      sql<number>`count(*)::integer`.as('count'),
      sql<Date>`min(opened_at)`.as('oldestAt'),
    ])
    .where('decided_at', 'is', null)
    .groupBy(sql`1`)
    .execute();

/** The filters of the team's list of what was reported. */
export interface ReportFilter {
  state: 'open' | 'escalated' | 'decided';
  type: ReportSubjectType | null;
  /** Null for all; `userId` null for what nobody claimed. */
  assigned: { userId: string | null } | null;
  /** Whoever reads it: nothing about themselves, and only an owner's queue has what was handed over. */
  callerId: string;
  isOwner: boolean;
}

/** A subject with its person and who claimed it. */
export type TeamSubjectRow = SubjectRow & {
  person_name: string;
  person_language: Language;
  person_since: Date;
  muted_until: Date | null;
  suspended_until: Date | null;
  assignee_name: string | null;
  escalator_name: string | null;
};

/** A part of the subjects: open ones as they are due, decided ones the last first. */
export async function findSubjects(
  db: Db,
  { state, type, assigned, callerId, isOwner }: ReportFilter,
  request: PartRequest,
): Promise<ListPart<TeamSubjectRow>> {
  const all = db
    .selectFrom('report_subjects')
    .where('user_id', '<>', callerId)
    .where('decided_at', state === 'decided' ? 'is not' : 'is', null)
    .$if(state === 'escalated', (query) => query.where('escalated_at', 'is not', null))
    .$if(state === 'open' && !isOwner, (query) => query.where('escalated_at', 'is', null))
    .$if(type !== null, (query) => query.where('type', '=', type ?? 'profile'))
    .$if(assigned !== null, (query) =>
      assigned?.userId == null
        ? query.where('assigned_to', 'is', null)
        : query.where('assigned_to', '=', assigned.userId),
    );
  const at = state === 'decided' ? sql<Date>`decided_at` : sql<Date>`queue_place`;
  const by = { at, id: sql<string>`report_subjects.id` };
  return readJoinedPart(db, all.select('report_subjects.id'), { by, all, request }, (ids) => findSubjectRows(db, ids));
}

/** Subjects for the team, unordered. */
export async function findSubjectRows(db: Db, ids: readonly string[]): Promise<TeamSubjectRow[]> {
  return db
    .selectFrom('report_subjects')
    .innerJoin('users as person', 'person.id', 'report_subjects.user_id')
    .leftJoin('users as assignee', 'assignee.id', 'report_subjects.assigned_to')
    .leftJoin('users as escalator', 'escalator.id', 'report_subjects.escalated_by')
    .selectAll('report_subjects')
    .select([
      'person.display_name as person_name',
      'person.language as person_language',
      'person.created_at as person_since',
      'person.muted_until',
      'person.suspended_until',
      'assignee.display_name as assignee_name',
      'escalator.display_name as escalator_name',
    ])
    .where('report_subjects.id', 'in', ids)
    .execute();
}

/** A report as the team reads it. */
export interface TeamReportRow {
  id: string;
  subject_id: string;
  /** Null for a guest. */
  reporter_name: string | null;
  reason: ReportReason;
  message: string;
  evidence: ReportedMessage[];
  weight: number;
  created_at: Date;
}

/** The newest reports of each of some subjects. */
export async function findReportsOf(db: Db, subjectIds: readonly string[], most: number): Promise<TeamReportRow[]> {
  if (subjectIds.length === 0) return [];
  const { rows } = await sql<TeamReportRow>`
    select report.id, report.subject_id, person.display_name as reporter_name, report.reason, report.message,
      report.evidence, report.weight, report.created_at
    from unnest(${[...subjectIds]}::uuid[]) as subject (id)
    cross join lateral (
      select * from reports where reports.subject_id = subject.id order by created_at desc, id desc limit ${most}
    ) as report
    left join users person on person.id = report.reporter_user_id
    order by report.created_at desc, report.id desc
  `.execute(db);
  return rows;
}

/** The latest state of each of some subjects. */
export async function findContents(
  db: Db,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, ReportedContent>> {
  if (subjectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('report_snapshots')
    .distinctOn('subject_id')
    .select(['subject_id', 'content'])
    .where('subject_id', 'in', subjectIds)
    .orderBy('subject_id')
    .orderBy('taken_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.subject_id, row.content]));
}

/** The decisions on some subjects, and at most `most` measures on each of their people; the newest first. */
export async function findDecisionsOn(
  db: Db,
  subjects: readonly Pick<SubjectRow, 'id' | 'user_id'>[],
  most: number,
): Promise<FullDecisionRow[]> {
  if (subjects.length === 0) return [];
  const subjectIds = subjects.map(({ id }) => id);
  const userIds = [...new Set(subjects.map(({ user_id }) => user_id))];
  const ids = sql<string>`(
    select id from decisions where subject_id = any(${subjectIds}::uuid[])
    union
    select measure.id from unnest(${userIds}::uuid[]) as person (id) cross join lateral (
      select id from decisions where user_id = person.id and measure <> 'none'
      order by created_at desc, id desc limit ${most}) as measure)`;
  return withAppeals(db)
    .where('decisions.id', 'in', ids)
    .orderBy('decisions.created_at', 'desc')
    .orderBy('decisions.id', 'desc')
    .execute();
}

/** A profile of a reported person. */
export interface ProfileOfPerson {
  id: string;
  user_id: string;
  name: string;
  profile_type: ProfileType;
  hidden_at: Date | null;
}

/** The profiles of some people that they have not deleted. */
export async function findProfilesOf(db: Db, userIds: readonly string[]): Promise<ProfileOfPerson[]> {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('profiles')
    .select(['id', 'user_id', 'name', 'profile_type', 'hidden_at'])
    .where('user_id', 'in', userIds)
    .where(sql<boolean>`(deleted_at is null or hidden_at is not null)`)
    .orderBy('created_at')
    .execute();
}

/** An account that is most likely of the same person as another one. */
export interface OtherAccount {
  /** The other one. */
  of_user_id: string;
  id: string;
  display_name: string;
  created_at: Date;
  suspended_until: Date | null;
  measures: number;
}

/** At most `most` other accounts with the wallet or the mail address of each of some people, the newest first. */
export async function findOtherAccounts(db: Db, userIds: readonly string[], most: number): Promise<OtherAccount[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<OtherAccount>`
    select person.id as of_user_id, other.id, other.display_name, other.created_at, other.suspended_until,
      (select count(*) from decisions where decisions.user_id = other.id and measure <> 'none') as measures
    from users person cross join lateral (
      select * from users same
      where same.id <> person.id and (lower(same.wallet_address) = lower(person.wallet_address) or lower(same.email) = lower(person.email))
      order by same.created_at desc limit ${most}
    ) as other
    where person.id = any(${[...userIds]}::uuid[])
  `.execute(db);
  return rows;
}

/** The counts by quarter, the latest first. */
export async function findFigures(db: Db, most: number): Promise<Selectable<TransparencyFiguresTable>[]> {
  return db
    .selectFrom('transparency_figures')
    .selectAll()
    .orderBy('quarter', 'desc')
    .orderBy('kind')
    .orderBy('name')
    .limit(most)
    .execute();
}

/** An appeal with its decision. */
export type AppealedRow = FullDecisionRow & { appeal: StoredAppeal; appealed_at: Date; person_name: string };

/** A part of the appeals of others than the caller: those without an answer, the oldest first; or the answered ones, the newest first. */
export async function findAppeals(
  db: Db,
  callerId: string,
  state: 'open' | 'answered',
  request: PartRequest,
): Promise<ListPart<AppealedRow>> {
  const by = { at: sql<Date>`appeals.created_at`, id: sql<string>`appeals.decision_id` };
  const all = db
    .selectFrom('appeals')
    .where('user_id', '<>', callerId)
    .where(state === 'open' ? sql<boolean>`answered_at is null` : sql<boolean>`answered_at is not null`);
  const order = state === 'open' ? 'oldest' : 'newest';
  const part = { by, all, request: { ...request, order } as const };
  return readJoinedPart(db, all.select('appeals.decision_id as id'), part, (ids) => findAppealed(db, ids));
}

/** Appeals with their decisions, unordered. */
export async function findAppealed(db: Db, decisionIds: readonly string[]): Promise<AppealedRow[]> {
  const rows = await withAppeals(db)
    .innerJoin('users as person', 'person.id', 'decisions.user_id')
    .innerJoin('appeals', 'appeals.decision_id', 'decisions.id')
    .select(['person.display_name as person_name', 'appeals.created_at as appealed_at'])
    .where('decisions.id', 'in', decisionIds)
    .execute();
  return rows.flatMap((row) => (row.appeal === null ? [] : [{ ...row, appeal: row.appeal }]));
}

/** Stores an appeal; false if the decision has one. */
export async function insertAppeal(trx: Trx, appeal: Insertable<AppealsTable>): Promise<boolean> {
  const row = await trx
    .insertInto('appeals')
    .values(appeal)
    .onConflict((conflict) => conflict.doNothing())
    .returning('decision_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the appeal of a locked decision. */
export async function lockAppeal(trx: Trx, decisionId: string): Promise<AppealRow | undefined> {
  return trx
    .selectFrom('appeals')
    .selectAll()
    .where('decision_id', '=', decisionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function answerAppeal(
  trx: Trx,
  decisionId: string,
  answer: Pick<AppealRow, 'outcome' | 'answer' | 'answered_by' | 'answered_at'>,
): Promise<void> {
  await trx.updateTable('appeals').set(answer).where('decision_id', '=', decisionId).execute();
}
