import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { ADA, fillWithLife, LIN } from '../../testing/lived-in-database.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';
import { galleryJobs } from '../gallery/gallery.jobs.ts';
import { type Retention, retention } from '../retention/retention.rules.ts';
import { reportsJobs } from '../reports/reports.jobs.ts';
import { retentionJobs } from '../retention/retention.jobs.ts';
import { fieldOf, sections } from '../data-export/sections.rules.ts';
import { accountDeletionJobs } from './account-deletion.jobs.ts';

/** A word that is in every text of two people who lived here, and nowhere else. */
const CANARY = 'zqcanaryqz';
/** Tables whose rows of a person stay with words in them: D68 keeps these by name. */
const KEPT_WITH_WORDS = ['audit_log', 'payment_claims', 'payment_settlements', 'payments', 'transfers'];
/** Evidence of reports, until they are decided. */
const EVIDENCE = ['report_snapshots', 'report_subjects', 'reports'];

/** Tables that hold ids, codes and counts only, or that nothing may change. */
const NO_WORDS = ['audit_log', 'daily_budgets', 'suspended_leavers'];

const log: string[] = [];
let ctx: TestApp;
let people: TestUser[];
/** Each column that the word was written into. */
let written: Set<string>;

beforeAll(async () => {
  ctx = await createTestApp({ LOG_LEVEL: 'trace' }, { write: (line) => void log.push(line) });
  await fillWithLife(ctx.database.pool);
  await ctx.database.pool.query(`update messages set type = 'gif', metadata = '{}'`);
  await ctx.database.pool.query('delete from maintenance');
  people = [await ctx.signIn('ada'), await ctx.signIn('lin')];
  written = await writeEverywhere(ctx.database.pool);
  // A dismissal is in no export; a measure needs its reasons.
  const reasons = ['language', 'what', 'where', 'measure', 'duration', 'rule', 'facts', 'machine', 'appeal'];
  await ctx.database.pool.query(
    `update decisions set measure = 'warn', ends_at = created_at, strike_ends_at = created_at, statement = $1::jsonb || statement`,
    [JSON.stringify(Object.fromEntries(reasons.map((reason) => [reason, ''])))],
  );
  const handles = await ctx.database.pool.query<{ privy_id: string }>('select privy_id from users order by id');
  expect(handles.rows.map(({ privy_id }) => privy_id)).toEqual(people.map(({ privyId }) => privyId));
});
afterAll(() => ctx.close());

interface Column {
  table: string;
  name: string;
  type: 'text' | 'jsonb' | '_text';
}

/** Writes the word into every column of people that takes it; the others are bound to known words or to a form. */
async function writeEverywhere(pool: Pool): Promise<Set<string>> {
  const tables = [
    ...Object.entries<Retention>(retention).flatMap(([table, { person }]) => (person === null ? [] : [table])),
    'link_migrations',
  ].filter((table) => !NO_WORDS.includes(table));
  const { rows } = await pool.query<Column>(
    `select table_name as table, column_name as name, udt_name as type from information_schema.columns
     where table_schema = 'public' and table_name = any($1) and udt_name in ('text', 'jsonb', '_text') and is_generated = 'NEVER'
       and column_name <> 'privy_id'`,
    [tables],
  );
  const taken = new Set<string>();
  for (const column of rows) if (await writeInto(pool, column)) taken.add(`${column.table}.${column.name}`);
  return taken;
}

async function writeInto(pool: Pool, { table, name, type }: Column): Promise<boolean> {
  const unique = `'${CANARY}' || substr(md5(ctid::text), 1, 6)`;
  const values = {
    text: [unique, `'https://${CANARY}.example/' || substr(md5(ctid::text), 1, 6)`],
    jsonb: [`jsonb_build_object('canary', ${unique})`, `jsonb_build_array(jsonb_build_object('canary', ${unique}))`],
    _text: [`array[${unique}]`],
  }[type];
  for (const value of values) {
    const done = await pool.query(`update ${table} set ${name} = ${value}`).then(
      ({ rowCount }) => (rowCount ?? 0) > 0,
      () => null,
    );
    if (done !== null) return done;
  }
  return false;
}

async function exportOf(user: TestUser): Promise<Map<string, Buffer>> {
  await ctx.database.pool.query('delete from data_exports where user_id = $1', [user.id]);
  await ctx.ok('requestExport', { as: user });
  await ctx.runJobs();
  const { url } = await ctx.ok('getExport', { as: user });
  return unzip((await ctx.app.inject({ url: String(url) })).rawPayload);
}

/** The tables that hold the word, those of the queue too. */
async function tablesWithCanary(): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await ctx.database.pool.query(
      `select from ${name} t where t::text like '%${CANARY}%' limit 1`,
    );
    if (rowCount === 1) found.push(name.replace('public.', ''));
  }
  return found;
}

it('is written into nearly every column that may hold words of people', () => {
  expect(written.size).toBeGreaterThan(60);
  for (const must of [
    'messages.content',
    'profiles.bio',
    'profiles.details',
    'tickets.description',
    'ticket_messages.message',
    'onboarding_messages.content',
    'notifications.data',
    'users.email',
    'decks.ranking',
    'link_migrations.changes',
    'translations.text',
    'seekings.seeking',
  ])
    expect(written).toContain(must);
});

it('is in the export, in every column that it was written into and that is exported', async () => {
  const exported = [await exportOf(people[0]!), await exportOf(people[1]!)];
  const missing: string[] = [];
  for (const { table, as, columns } of sections)
    for (const column of Object.keys(columns)) {
      if (!written.has(`${table}.${column}`)) continue;
      const values = exported
        .flatMap((files) => JSON.parse(String(files.get(`data/${as}.json`))))
        .map((row) => row[fieldOf(column)]);
      if (!JSON.stringify(values).includes(CANARY)) missing.push(`${table}.${column}`);
    }
  expect(missing).toEqual([]);
});

it('is in no row, picture, job or line of the log once both are gone, but in what is kept by name', async () => {
  const pictures = [];
  for (const user of people) pictures.push(await ctx.newPicture(user));
  const paths = pictures.map((url) => url.slice(url.indexOf('/pictures/')));
  expect(await Promise.all(paths.map(async (url) => (await ctx.app.inject({ url })).statusCode))).toEqual([200, 200]);
  await ctx.database.pool.query(
    `update payments set status = 'expired', expires_at = expires_at - interval '91 days', has_unsettled = false`,
  );
  await ctx.database.pool.query('delete from unbooked_blocks');
  await ctx.database.pool.query(`update link_migrations set status = 'finished'`);
  for (const user of people) await ctx.ok('deleteMe', { as: user });
  expect((await tablesWithCanary()).length).toBeGreaterThan(15);
  ctx.clock.advance(14 * DAY_MS + 1000);
  await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
  await ctx.runJob(galleryJobs.refreshVocabulary, {});
  await ctx.runJob(retentionJobs.purgeOldRows, {});
  const gone = await ctx.database.pool.query('select from users where erased_at is not null and id = any($1)', [
    [ADA, LIN],
  ]);
  expect(gone.rowCount).toBe(2);
  const left = async () => (await tablesWithCanary()).filter((table) => !KEPT_WITH_WORDS.includes(table));
  expect(await left()).toEqual(EVIDENCE);
  await ctx.database.pool.query('update report_subjects set decided_at = $1', [ctx.clock.now()]);
  await ctx.runJob(reportsJobs.purgeReportEvidence, {});
  expect(await left()).toEqual([]);
  expect(await Promise.all(paths.map(async (url) => (await ctx.app.inject({ url })).statusCode))).toEqual([404, 404]);
  expect(log.length).toBeGreaterThan(10);
  expect(log.filter((line) => line.includes(CANARY))).toEqual([]);
});
