// The operator's smaller commands, on a lived-in product.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate as runMigrations, readMigrations } from '../../database/migrate.ts';
import { newFailedJob } from '../../testing/job-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { call, contentsOf, createEmptyDatabase, query } from '../testing.ts';
import { migrate } from './migrate.ts';

let ctx: TestApp;
let empty: TestDatabase;
let ada: TestUser;
let chief: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  empty = await createEmptyDatabase();
  ada = await ctx.signIn('ada');
  chief = await ctx.signIn('chief');
});
afterAll(async () => {
  await ctx.close();
  await empty.drop();
});
const env = () => ({ DATABASE_URL: ctx.config.databaseUrl, OWNER_PRIVY_IDS: 'did:privy:chief' });
const AWAY = { DATABASE_URL: 'postgres://a:canary@127.0.0.1:1/x' };

it.each(['jobs', 'reindex', 'user ada', 'migrate --plan', 'role ada none --reason x'])(
  '%s says in one line that the database is away',
  async (args) => {
    expect(await call(args, AWAY)).toMatchObject({
      code: 1,
      problems: ['The database of DATABASE_URL does not answer (ECONNREFUSED).'],
    });
  },
);

it('migrate --plan names what waits and what that means, changes nothing, and migrate runs it', async () => {
  const database = { DATABASE_URL: empty.connectionString };
  const plan = await call('migrate --plan', database);
  expect(plan.code).toBe(0);
  expect(plan.lines[0]).toMatch(/^\d+ wait:$/);
  expect(plan.lines[1]).toBe('  0001_people.sql');
  expect(plan.lines).toContain(
    '  0067_gallery_indexes.sql, without a transaction: it may take long, and people go on meanwhile',
  );
  expect(plan.lines.at(-1)).toBe('Going back: after 0016_deck_arrays.sql only by restoring a backup.');
  expect(await query(empty.connectionString, 'select from pg_tables where schemaname = $1', ['public'])).toEqual([]);
  expect((await call('migrate', database)).lines[0]).toMatch(/^\d+ were run:$/);
  expect((await call('migrate --plan', database)).lines).toEqual(['No migration waits.']);
  const next = { name: '9997_v.sql', sql: '', checksum: '', breaking: false, inTransaction: true, replaces: undefined };
  const { lines } = await migrate({ databaseUrl: empty.connectionString }, [...(await readMigrations()), next], true);
  expect(lines).toEqual(['1 wait:', '  9997_v.sql', 'Going back: the version before works with all of them.']);
  // After going back from a newer version: what it made is named, and whether this one may serve.
  await query(empty.connectionString, `insert into schema_migrations (name, checksum) values ('9998_w.sql', '')`);
  expect((await call('migrate --plan', database)).lines).toEqual([
    'No migration waits.',
    '1 of a newer version, with which this one works: it may serve, and what they made stays.',
    expect.stringMatching(/^ {2}9998_w\.sql, since 20\d\d-/),
  ]);
  await query(
    empty.connectionString,
    `insert into schema_migrations (name, checksum, breaking) values ('9999_x.sql', '', true)`,
  );
  expect(await call('migrate --plan', database)).toMatchObject({
    code: 1,
    problems: ['The database has 9999_x.sql, with which this version cannot work: run a newer version.'],
  });
});

it('migrate that fails half way leaves nothing of the file that failed, and says which one and why (D76)', async () => {
  const half = await createEmptyDatabase();
  const migrations = await readMigrations();
  const at = migrations.findIndex(({ name }) => name === '0270_found_deposits.sql');
  await runMigrations(half.connectionString, migrations.slice(0, at));
  // The second statement of the file cannot be run, after the first one made a table.
  await query(half.connectionString, 'create table found_deposits (id integer)');
  const before = await contentsOf(half.connectionString);
  const env = { DATABASE_URL: half.connectionString };
  expect(await call('migrate', env)).toMatchObject({
    code: 1,
    lines: [],
    problems: ['0270_found_deposits.sql failed: relation "found_deposits" already exists'],
  });
  expect(await contentsOf(half.connectionString)).toEqual(before);
  await query(half.connectionString, 'drop table found_deposits');
  expect(await call('migrate', env)).toMatchObject({ code: 0 });
  await half.drop();
});

it('jobs counts them, shows what failed without its error, and puts it back', async () => {
  const id = await newFailedJob(ctx, 'purge-pictures', 'What Ada wrote');
  const said = await call('jobs', env());
  expect(said.lines).toContain('purge-pictures: 0 wait, 0 run, 1 failed');
  expect(said.lines.at(-1)).toMatch(new RegExp(`^failed: ${id} purge-pictures, 3 attempts, `));
  expect(said.problems).toEqual([expect.stringMatching(/^No process runs the /)]);
  expect(JSON.stringify(said)).not.toContain('Ada wrote');
  expect(await call('jobs --retry purge-decks', env())).toMatchObject({
    code: 1,
    problems: ['No failed job is purge-decks.'],
  });
  expect(await call(`jobs --retry ${id}`, env())).toMatchObject({ code: 0, lines: ['1 failed jobs were put back.'] });
  expect((await call('jobs', env())).lines).toContain('purge-pictures: 1 wait, 0 run, 0 failed');
});

it('user finds one by handle or id, and says nothing of what they wrote or where they can be reached', async () => {
  await ctx.newProfile(ada);
  const { lines } = await call(`user ${ada.privyId}`, env());
  expect(lines[0]).toContain(`${ada.privyId}, ${ada.id}`);
  expect(lines[1]).toMatch(/free, 1 profiles, 0 payments$/);
  expect(lines[2]).toBe('role: none');
  expect((await call(`user ${chief.privyId}`, env())).lines[2]).toBe('role: none, and owner by the configuration');
  expect(await call('user alien', env())).toMatchObject({
    code: 1,
    problems: ['No person has the X handle or Privy id alien.'],
  });
});

it('role gives and takes a role, with a reason, and the audit log names the operator', async () => {
  const role = (name: string, reason = ' --reason lost') => call(`role ${ada.privyId} ${name}${reason}`, env());
  expect(await role('admin', '')).toMatchObject({ code: 2, problems: [expect.stringMatching(/^--reason is needed/)] });
  expect(await role('king')).toMatchObject({ code: 2 });
  expect(await role('admin')).toMatchObject({ code: 0, lines: [`${ada.privyId} was in no role and is admin.`] });
  expect(await ctx.call('listUsers', { as: ada })).toMatchObject({ status: 200 });
  expect(await role('admin')).toMatchObject({ code: 1 });
  expect(await role('none')).toMatchObject({ code: 0 });
  expect(await ctx.call('listUsers', { as: ada })).toMatchObject({ status: 403 });
  const { data } = await ctx.ok('listAudit', { as: chief });
  expect(data.filter(({ action }) => action === 'updateRole')).toMatchObject([
    {
      actor: { displayName: 'Operator' },
      subject: ada.id,
      before: '{"role":"admin"}',
      after: '{"role":null}',
      reason: 'lost',
    },
    { actor: { displayName: 'Operator' }, before: '{"role":null}', after: '{"role":"admin"}' },
  ]);
});

describe('reindex', () => {
  const invalid = `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where not indisvalid`;

  it('builds each index of a search anew, one after the other, and says how far it is', async () => {
    const files = () =>
      query<{ name: string; file: string }>(
        ctx.config.databaseUrl,
        `select relname as name, relfilenode::text as file from pg_class join pg_am on pg_am.oid = relam
         where relnamespace = 'public'::regnamespace and relkind = 'i' and amname = 'gin' order by 1`,
      );
    const before = await files();
    const { code, lines } = await call('reindex', env());
    expect(code).toBe(0);
    expect(lines).toHaveLength(before.length + 1);
    expect(lines.at(-2)).toMatch(
      new RegExp(`^${before.length} of ${before.length}  public\\.\\w+: \\d+ kB, now \\d+ kB$`),
    );
    expect(lines.at(-1)).toBe(`${before.length} indexes were built anew.`);
    const after = await files();
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    for (const [at, { file }] of after.entries()) expect(file).not.toBe(before[at]?.file);
    expect(await query(ctx.config.databaseUrl, invalid)).toEqual([]);
  });

  it('drops what a run that was stopped had begun, and mends an index that was left unfinished, or goes on without it', async () => {
    const { databaseUrl } = ctx.config;
    await query(databaseUrl, 'create table twice as select 1 as n from generate_series(1, 2)');
    for (const name of ['twice_ccnew', 'twice_n'])
      await expect(query(databaseUrl, `create unique index concurrently ${name} on twice (n)`)).rejects.toThrow();
    const failed = await call('reindex', env());
    expect(failed).toMatchObject({ code: 1, problems: [expect.stringMatching(/^public\.twice_n stays as it was: /)] });
    expect(failed.lines.at(-1)).toMatch(/^[1-9]\d* indexes were built anew\.$/);
    await query(databaseUrl, 'delete from twice');
    const { code, lines } = await call('reindex', env());
    expect(code).toBe(0);
    expect(lines[0]).toBe('1 that an earlier run left unfinished were dropped.');
    expect(lines.join('\n')).toMatch(/public\.twice_n: /);
    expect(await query(databaseUrl, invalid)).toEqual([]);
    await query(databaseUrl, 'drop table twice');
    expect((await call('reindex --all', env())).lines.join('\n')).toMatch(/public\.users_pkey: /);
  });

  it('is refused while another one works', async () => {
    const client = await ctx.database.pool.connect();
    await client.query('select pg_advisory_lock(7205759410)');
    expect(await call('reindex', env())).toMatchObject({
      code: 1,
      lines: [],
      problems: ['Another reindex works on this database.'],
    });
    await client.query('select pg_advisory_unlock(7205759410)');
    client.release();
  });

  it('as JSON prints one object, without the lines of its progress', async () => {
    const { lines } = await call('reindex --json', env());
    expect(JSON.parse(lines.join(''))).toMatchObject({ ok: true, dropped: [] });
  });
});
