import { type Insertable, type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type ListPart, type PartRequest, readPart } from '../../database/list-part.ts';
import type { Db, Measure, ReportedContent, ReportsTable, ReportSubjectsTable, Trx } from '../../database/schema.ts';
import type { ReportedThing } from './reported-things.repository.ts';

export type SubjectRow = Selectable<ReportSubjectsTable>;

/** A report with what its reporter is told about it. */
export type OwnReportRow = Pick<Selectable<ReportsTable>, 'id' | 'reason' | 'message' | 'evidence' | 'created_at'> &
  Pick<SubjectRow, 'type' | 'subject_key' | 'decided_at'> & { content: ReportedContent; measure: Measure | null };

/** Opens a subject, or finds the one that is open, and locks it until the transaction ends. */
export async function openSubject(
  trx: Trx,
  { type, key, userId, profileId }: ReportedThing,
  now: Date,
): Promise<SubjectRow> {
  const subject = { id: uuid(), type, subject_key: key, user_id: userId, profile_id: profileId };
  return trx
    .insertInto('report_subjects')
    .values({ ...subject, opened_at: now, last_reported_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['type', 'subject_key'])
        .where(sql<boolean>`decided_at is null`)
        .doUpdateSet({ last_reported_at: now }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores what was reported as it is now, unless an earlier report of the subject did; returns the snapshot's id. */
export async function freeze(
  trx: Trx,
  subjectId: string,
  content: ReportedContent,
  hash: Buffer,
  now: Date,
): Promise<string> {
  const { id } = await trx
    .insertInto('report_snapshots')
    .values({ id: uuid(), subject_id: subjectId, content: JSON.stringify(content), content_hash: hash, taken_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['subject_id', 'content_hash'])
        .doUpdateSet((eb) => ({ taken_at: eb.ref('report_snapshots.taken_at') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Keeps the files of uploads for as long as the subject is stored. */
export async function keepPictures(trx: Trx, subjectId: string, hashes: readonly string[]): Promise<void> {
  if (hashes.length === 0) return;
  await trx
    .insertInto('report_pictures')
    .columns(['subject_id', 'hash'])
    .expression((eb) =>
      eb
        .selectFrom('picture_files')
        .select([sql<string>`${subjectId}::uuid`.as('subject_id'), 'hash'])
        .where('hash', 'in', hashes),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertReport(trx: Trx, report: Insertable<ReportsTable>): Promise<void> {
  await trx.insertInto('reports').values(report).execute();
}

/** Counts a new report in its locked subject. */
export async function countReport(trx: Trx, id: string, weight: number, urgency: number): Promise<void> {
  await trx
    .updateTable('report_subjects')
    .set({
      report_count: sql`report_count + 1`,
      weight: sql`weight + ${weight}`,
      urgency: sql`greatest(urgency, ${urgency})`,
    })
    .where('id', '=', id)
    .execute();
}

const withSubjects = (db: Db) =>
  db
    .selectFrom('reports')
    .innerJoin('report_subjects as subject', 'subject.id', 'reports.subject_id')
    .innerJoin('report_snapshots as snapshot', 'snapshot.id', 'reports.snapshot_id')
    .leftJoin('decisions as decision', 'decision.subject_id', 'subject.id')
    .select([
      'reports.id',
      'reports.reason',
      'reports.message',
      'reports.evidence',
      'reports.created_at',
      'subject.type',
      'subject.subject_key',
      'subject.decided_at',
      'snapshot.content',
      'decision.measure',
    ]);

/** A report. */
export async function findReport(db: Db, id: string): Promise<OwnReportRow> {
  return withSubjects(db).where('reports.id', '=', id).executeTakeFirstOrThrow();
}

/** A person's report of a subject that is open. */
export async function findOwnReport(db: Db, subjectId: string, userId: string): Promise<OwnReportRow | undefined> {
  return withSubjects(db)
    .where('reports.subject_id', '=', subjectId)
    .where('reports.reporter_user_id', '=', userId)
    .executeTakeFirst();
}

/** A part of a person's reports, the newest first. */
export async function findReportsBy(db: Db, userId: string, request: PartRequest): Promise<ListPart<OwnReportRow>> {
  const by = { at: sql<Date>`reports.created_at`, id: sql<string>`reports.id` };
  const all = db.selectFrom('reports').where('reporter_user_id', '=', userId);
  return readPart(db, withSubjects(db).where('reports.reporter_user_id', '=', userId), { by, all, request });
}

/** Whether a person is new (D66): their account is younger than that time. */
export async function isNewerThan(db: Db, userId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return found !== undefined;
}

/** What became of a person's earlier reports: how many were decided, and how many of those led to a measure. */
export async function findRecord(db: Db, userId: string): Promise<{ decided: number; upheld: number }> {
  const { rows } = await sql<{ decided: number; upheld: number }>`
    select count(*) as decided,
      count(*) filter (where decision.measure <> 'none' and decision.ended_by is distinct from 'appeal') as upheld
    from reports join decisions decision on decision.subject_id = reports.subject_id
    where reports.reporter_user_id = ${userId}
  `.execute(db);
  return rows[0] ?? { decided: 0, upheld: 0 };
}

/**
 * Deletes at most `most` subjects decided before a time, with their reports and evidence; returns how many. Those of an
 * account that is erased go as soon as they are decided (D68).
 */
export async function deleteDecided(db: Db, before: Date, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from report_subjects where id in (
      select id from report_subjects subject
      where decided_at < ${before}
        -- Pictures that the end of a measure puts back, and what an appeal is about, stay.
        and not exists (
          select from decisions decision left join appeals appeal on appeal.decision_id = decision.id
          where decision.subject_id = subject.id
            and (decision.ended_at is null and decision.measure = 'hide_picture'
              or appeal.decision_id is not null and appeal.answered_at is null))
        or decided_at is not null and exists (select from users where users.id = user_id and erased_at is not null)
      order by decided_at limit ${most} for update skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes at most `most` decisions, made when their person's account was already erased; returns how many (D68). */
export async function deleteDecisionsOnErased(db: Db, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from decisions where id in (
      select decisions.id from users join decisions on decisions.user_id = users.id
      where users.erased_at is not null limit ${most} for update of decisions skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes the words and evidence of at most `most` decided reports whose reporter's account is erased; returns how many. */
export async function forgetReporters(db: Db, most: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update reports set message = '', evidence = '[]' where id in (
      select reports.id from users join reports on reporter_user_id = users.id
      join report_subjects subject on subject.id = subject_id
      where users.erased_at is not null and subject.decided_at is not null and (message <> '' or evidence <> '[]')
      limit ${most} for update of reports skip locked)
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}
