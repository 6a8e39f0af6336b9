// Job runners that make exports and erase accounts, one of which a test kills or stops at any of its steps, while another one is there.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { picturePath } from '../../packages/api-client/src/pictures.ts';
import { expect } from 'vitest';
import { inTransaction, openDatabase } from '../../apps/api/src/database/database.ts';
import { accountDeletionJobs } from '../../apps/api/src/domains/account-deletion/account-deletion.jobs.ts';
import { erasedRows } from '../../apps/api/src/domains/account-deletion/erasing.rules.ts';
import { dataExportJobs } from '../../apps/api/src/domains/data-export/data-export.jobs.ts';
import { replaceExport } from '../../apps/api/src/domains/data-export/data-export.repository.ts';
import { sections } from '../../apps/api/src/domains/data-export/sections.rules.ts';
import { createFolderStorage } from '../../apps/api/src/integrations/storage/folder-storage.ts';
import { addJob, addLoneJob } from '../../apps/api/src/jobs/queue.ts';
import { ADA, ADAS, fillWithLife, id } from '../../apps/api/src/testing/lived-in-database.ts';
import { createTestDatabase } from '../../apps/api/src/testing/test-database.ts';
import { unzip } from '../../apps/api/src/testing/unzip.ts';
import { type Mortal, startMortal, until as untilPrograms } from './mortal.ts';
import { after } from './statements.ts';

/** Where a runner ends: at the last statement, after those before it; which still runs if it `passes`. */
export interface Point {
  steps: readonly RegExp[];
  passes?: boolean;
}

/** What a runner does for a person who goes; each begins with a person who has something in every table. */
export interface Leaving {
  /** The runner dies at a point, and the other makes the export: one file, whole, as if nothing had happened. */
  killExport(point: Point): Promise<void>;
  /** The runner dies at a point, and the other erases the account: nothing is left that would not be left otherwise. */
  killDeletion(point: Point): Promise<void>;
  /** The runner hangs at a point until the other has made the export, then goes on: still one file, whole. */
  hangExport(point: Point): Promise<void>;
  /** The runner hangs at a point until the other has erased the account, then goes on. */
  hangDeletion(point: Point): Promise<void>;
  close(): Promise<void>;
}

/** Longer than a file's part, so that there are several. */
const PICTURE_BYTES = 2_500_000;
const EXPORT = id(900);
const LEAVING_JOBS = ['make-export', 'erase-due-accounts', 'erase-account', 'purge-pictures', 'purge-report-evidence'];

/** A part is stored. */
export const storesPart = /insert into data_export_parts/;
export const finishesExport = /update "data_exports" set/;
export const detaches = /update users set privy_id/;
export const marksErased = /update "users" set "erased_at"/;
export const commits = /^commit$/;

/** Before each table is read. */
export const readsOf: readonly [table: string, Point][] = sections.map(({ table }) => [
  table,
  { steps: [new RegExp(`declare exported .* from "${table}"`, 's')] },
]);
/** Before each kind of rows is deleted. */
export const deletionsOf: readonly [rows: string, Point][] = erasedRows.map(({ table, column }) => [
  `${table} by ${column}`,
  { steps: [new RegExp(`delete from "${table}" where ctid .* where "${column}" =`, 's')] },
]);

export async function openLeaving(): Promise<Leaving> {
  const testDatabase = await createTestDatabase();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mutuals-leaving-'));
  const storage = createFolderStorage(path.join(dataDir, 'pictures'));
  const { db, pool, close } = openDatabase(testDatabase.connectionString, { maxConnections: 2 });
  const query = async (text: string, values: unknown[] = []) => (await pool.query(text, values)).rows;
  const tables = await namesOfTables();
  // Nobody else empties it.
  await query('alter table audit_log disable trigger all');
  await keepOtherJobsAway();
  const requestedAt = new Date();
  const runners = new Set<Mortal>();
  const until = (isSo: () => boolean | Promise<boolean>): Promise<void> => untilPrograms(isSo, runners);
  for (const one of await Promise.all([startRunner(), startRunner()])) runners.add(one);
  await until(() => [...runners].every((runner) => runner.isReady()));

  // What there is when nothing happens to the runners.
  await liveAnew();
  await requestExport();
  await until(isExported);
  const whole = await filesOfExport();
  expect(whole.size).toBeGreaterThan(sections.length);
  await leave();
  await until(isErased);
  const left = await rowsAboutAda();

  return {
    async killExport(point) {
      await liveAnew();
      await killAt(point, requestExport, isExported);
      await until(isExported);
      expect(await filesOfExport()).toEqual(whole);
    },

    async killDeletion(point) {
      await liveAnew();
      await killAt(point, leave, isErased);
      await until(isErased);
      expect(await rowsAboutAda()).toEqual(left);
    },

    async hangExport(point) {
      await liveAnew();
      const goOn = await hangAt(point, requestExport, isExported);
      await until(isExported);
      await goOn(/delete from "?data_export_parts/);
      await until(isExported);
      expect(await filesOfExport()).toEqual(whole);
    },

    async hangDeletion(point) {
      await liveAnew();
      const goOn = await hangAt(point, leave, isErased);
      await until(isErased);
      expect(await rowsAboutAda()).toEqual(left);
      await goOn(/add_jobs/);
      await until(isErased);
      expect(await rowsAboutAda()).toEqual(left);
    },

    async close() {
      await Promise.all([...runners].map((runner) => runner.kill()));
      await close();
      await rm(dataDir, { recursive: true, force: true });
      await testDatabase.drop();
    },
  };

  function startRunner(): Promise<Mortal> {
    return startMortal('apps/api/src/work.ts', testDatabase.connectionString, {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    });
  }

  /** What is due each minute, as an expired payment, would change what is compared. */
  async function keepOtherJobsAway(): Promise<void> {
    const kept = LEAVING_JOBS.map((name) => `'${name}'`).join();
    await query(`create function keep_away() returns trigger language plpgsql as $$ begin
      if exists (select from graphile_worker._private_tasks where id = new.task_id
        and (identifier in (${kept}) or identifier like 'heartbeat-%')) then return new; end if;
      return null; end $$`);
    await query(`create trigger keep_away before insert on graphile_worker._private_jobs
      for each row execute function keep_away()`);
  }

  async function namesOfTables(): Promise<string[]> {
    const rows = await query(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('schema_migrations', 'job_runners') order by 1`,
    );
    return rows.map(({ name }) => name);
  }

  /** Ada and Lin, with something in every table, and a picture. */
  async function liveAnew(): Promise<void> {
    for (const runner of runners) runner.listen(() => true);
    await until(() => [...runners].every((runner) => runner.isReady()));
    await query(`truncate ${tables.join()} cascade`);
    await query(`delete from job_runners where id = 'one'`);
    await fillWithLife(pool);
    await query('delete from maintenance');
    await query('delete from data_exports');
    const [file] = await query('select hash, width, height, thumbhash from picture_files');
    const bytes = Buffer.alloc(PICTURE_BYTES, createHash('sha512').update('noise').digest());
    await storage.put(picturePath(file, file.width), { bytes, contentType: 'image/webp' });
  }

  async function requestExport(): Promise<void> {
    await inTransaction(db, async (trx) => {
      const key = Buffer.alloc(32);
      const making = { ready_at: null, attempt: null, bytes: null };
      await replaceExport(trx, { id: EXPORT, user_id: ADA, language: 'en', key, requested_at: requestedAt, ...making });
      await addJob(trx, dataExportJobs.makeExport, { exportId: EXPORT });
    });
  }

  async function leave(): Promise<void> {
    await query(
      `update payments set status = 'expired', expires_at = expires_at - interval '91 days', has_unsettled = false`,
    );
    await query('delete from unbooked_blocks');
    await query('update report_subjects set decided_at = now()');
    await query('update profiles set left_at = now(), deleted_at = coalesce(deleted_at, now()) where user_id = $1', [
      ADA,
    ]);
    await query(`update users set deletion_due_at = now() - interval '1 second' where id = $1`, [ADA]);
    await addLoneJob(db, accountDeletionJobs.eraseDueAccounts, {});
  }

  /** Whichever runner comes to the point first. Throws if all is done and none came there. */
  async function endAt(
    { steps, passes = false }: Point,
    end: (runner: Mortal) => void,
    begin: () => Promise<void>,
    isDone: () => Promise<boolean>,
  ): Promise<Mortal> {
    const isFatal = after(...steps);
    let victim: Mortal | undefined;
    for (const runner of runners)
      runner.listen((statement) => {
        if (runner === victim) return false;
        if (victim !== undefined || !isFatal(statement)) return true;
        victim = runner;
        end(runner);
        return passes;
      });
    await begin();
    await until(async () => victim !== undefined || (await isDone()));
    if (victim === undefined) throw new Error(`No runner came to ${steps.join(', ')}`);
    runners.delete(victim);
    return victim;
  }

  /** Lets the seconds pass after which the others take the jobs of who is not heard of. */
  async function missHeartbeats(): Promise<void> {
    await query(`update job_runners set seen_at = seen_at - interval '1 minute'`);
    await query(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_at is not null`,
    );
  }

  async function killAt(point: Point, begin: () => Promise<void>, isDone: () => Promise<boolean>): Promise<void> {
    const dead = await endAt(point, (runner) => void runner.kill(), begin, isDone);
    await dead.kill();
    await missHeartbeats();
    // The next to be killed, or to take over.
    runners.add(await startRunner());
  }

  /** @returns lets the runner that hangs go on, until it has said something that matches */
  async function hangAt(
    point: Point,
    begin: () => Promise<void>,
    isDone: () => Promise<boolean>,
  ): Promise<(phrase: RegExp) => Promise<void>> {
    const hanging = await endAt(
      { ...point, passes: true },
      (runner) => process.kill(runner.pid, 'SIGSTOP'),
      begin,
      isDone,
    );
    await missHeartbeats();
    return async (phrase) => {
      let hasSaid = false;
      hanging.listen((statement) => {
        hasSaid ||= phrase.test(statement);
        return true;
      });
      process.kill(hanging.pid, 'SIGCONT');
      runners.add(hanging);
      await until(() => hasSaid);
    };
  }

  /** A job that was added anew while it ran, as the schedule may, runs never again if its runner is killed: it waits for nothing. */
  async function isQuiet(): Promise<boolean> {
    const waiting = `select from graphile_worker.jobs where task_identifier = any($1) and run_at <= now()
      and (locked_at is not null or attempts < max_attempts)`;
    return (await query(waiting, [LEAVING_JOBS])).length === 0;
  }

  async function isExported(): Promise<boolean> {
    const ready = await query('select from data_exports where id = $1 and ready_at is not null', [EXPORT]);
    return ready.length === 1 && (await isQuiet());
  }

  async function isErased(): Promise<boolean> {
    const erased = await query('select from users where id = $1 and erased_at is not null', [ADA]);
    return erased.length === 1 && (await isQuiet());
  }

  /** The one file: its paths, each with a hash of its bytes. */
  async function filesOfExport(): Promise<Map<string, string>> {
    const parts = await query(
      `select part.bytes, seq, part.attempt = export.attempt as "isChosen" from data_export_parts part
       join data_exports export on export.id = export_id order by seq`,
    );
    expect(parts.map(({ seq, isChosen }) => [seq, isChosen])).toEqual(parts.map((_, index) => [index, true]));
    expect(parts.length).toBeGreaterThan(2);
    const zip = Buffer.concat(parts.map(({ bytes }) => bytes));
    expect(await query('select bytes from data_exports')).toEqual([{ bytes: zip.length }]);
    return new Map(
      [...unzip(zip)]
        // It says when it was made.
        .filter(([file]) => file !== 'export.json')
        .map(([file, bytes]) => [file, createHash('sha256').update(bytes).digest('base64url')]),
    );
  }

  /** How many rows of each table name Ada or her profile. */
  async function rowsAboutAda(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const [row] = await query(
        `select count(*) filter (where t::text like '%${ADA}%' or t::text like '%${ADAS}%') as named from ${table} t`,
      );
      counts[table] = Number(row.named);
    }
    return counts;
  }
}
