import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseLink, linkTo } from '../testing/database-link.ts';
import { createTestApp, profileInput } from '../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, inTransaction, openDatabase, openForQuestions } from './database.ts';
import { DatabaseHangs, isDatabaseUnable } from './errors.ts';
import { createWatchdog, type Watchdog } from './watchdog.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

let link: DatabaseLink;
let questions: Database;
let far: Database;
let watchdog: Watchdog;
/** The text at which the link blocks everything. */
let fatal: string | null;
beforeEach(async () => {
  fatal = null;
  link = await linkTo(testDatabase.connectionString, () => (sent) => {
    if (fatal !== null && sent.includes(fatal)) link.block('all');
    return true;
  });
  questions = openForQuestions(link.connectionString);
  watchdog = createWatchdog(() => questions.pool.query('select 1'));
  far = openDatabase(link.connectionString, { watchdog, maxConnections: 2 });
});
afterEach(async () => {
  // In this order, or pending queries would block it.
  await link.close();
  await Promise.all([questions.close(), far.close()]);
});

describe('a database that hangs', () => {
  const ask = async (): Promise<unknown> => (await sql`select 1 as one`.execute(far.db)).rows;
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  it('fails all waiting queries, in a transaction or for a connection, while it is stopped', async () => {
    await ask();
    const stopped = Promise.withResolvers<void>();
    const waiting = failureOf(
      inTransaction(far.db, async (trx) => {
        await sql`select 1`.execute(trx);
        link.block('all');
        stopped.resolve();
        await sql`select 2`.execute(trx);
      }),
    );
    await stopped.promise;
    const failures = await Promise.all([waiting, ...[ask(), ask(), ask()].map(failureOf)]);
    for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseHangs);
    expect(isDatabaseUnable(failures[0])).toBe(true);
    // A new query does not wait.
    expect(await failureOf(ask())).toBeInstanceOf(DatabaseHangs);
  });

  it('is used again once it answers', async () => {
    await ask();
    link.block('all');
    expect(await failureOf(ask())).toBeInstanceOf(DatabaseHangs);
    link.open();
    let rows: unknown = null;
    while (rows === null) {
      await nextTurn();
      rows = await ask().catch(() => null);
    }
    expect(rows).toEqual([{ one: 1 }]);
  });

  it('is distinguished from a slow one', async () => {
    expect((await sql`select pg_sleep(2.5)`.execute(far.db)).rows).toHaveLength(1);
  });
});

it('a request that holds a connection to a database that hangs is a 503 that says when to try again', async () => {
  const lines: string[] = [];
  const ctx = await createTestApp(
    { DATABASE_URL: link.connectionString, LOG_LEVEL: 'warn' },
    { write: (line) => void lines.push(line) },
    { watchdog },
  );
  const ada = await ctx.signIn('ada');
  fatal = 'insert into "profiles"';
  const answer = await ctx.call('createProfile', { as: ada, body: profileInput() });
  expect(answer).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
  expect(answer.headers['retry-after']).toBe('2');
  // An operator must fix it.
  const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50);
  expect(errors).toMatchObject([{ err: { type: 'DatabaseHangs' } }]);
  link.open();
  await ctx.close();
});
