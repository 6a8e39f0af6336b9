import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { spanOf } from './prepared-statements.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString, { maxConnections: 1 });
  await sql`create table things (id integer primary key)`.execute(database.db);
  await sql`insert into things (id) values (1)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const readThings = async (db = database.db): Promise<unknown[]> =>
  (await sql`select * from things where id = ${1}`.execute(db)).rows;

it.each([
  ['select "id" from "profiles" where "id" = $1', 'select profiles'],
  ['insert into "payments" ("id") values ($1) on conflict do update set "id" = $1', 'insert payments'],
  ['select extract(epoch from "a"."created_at") from "users" as "a"', 'select users'],
  ['select a is distinct from b from "users"', 'select users'],
  ['select extract(epoch from now())', 'select'],
  ['select $1 is not distinct from b', 'select'],
])('the span of %s is named by the first table it reads or writes', (text, name) => {
  expect(spanOf(text).name).toBe(name);
});

const addColumn = (name: string) => sql`alter table things add column ${sql.ref(name)} integer`.execute(database.db);

describe('a query', () => {
  it('is prepared once on a connection, however often it is made', async () => {
    const prepared = async (): Promise<number | undefined> =>
      (
        await sql<{ count: number }>`
          select count(*) from pg_prepared_statements where statement like '%from things where id = %' and statement not like '%count(*)%'
        `.execute(database.db)
      ).rows[0]?.count;
    for (let time = 0; time < 3; time += 1) await readThings();
    expect(await prepared()).toBe(1);
  });

  it('has one text for lists of every length, whatever they hold', async () => {
    const { db } = database;
    for (const ids of [[], ['a'], ['a', 'b', 'it"s, {odd}'], Array.from({ length: 100 }, String)]) {
      await db
        .selectFrom('users')
        .select('id')
        .where('privy_id', 'in', ids)
        .where('language', 'not in', ['en'])
        .execute();
      await db
        .selectFrom('picture_files')
        .select('width')
        .where('hash', 'in', ['a'.repeat(64)])
        .execute();
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where statement like 'select %any(%'
    `.execute(db);
    expect(rows.map(({ statement }) => statement).toSorted()).toEqual([
      'select "id" from "users" where "privy_id" = any($1) and "language" <> all($2)',
      'select "width" from "picture_files" where "hash" = any($1)',
    ]);
  });

  it('that is hot stays prepared, however many others come', async () => {
    const { db } = database;
    const hot = () => sql`select 4711`.execute(db);
    for (let other = 0; other < 1100; other += 1) {
      if (other >= 500 && other % 100 === 0) await hot();
      await sql`select ${sql.lit(other)}`.execute(db);
    }
    const { rows } = await sql<{ calls: number }>`
      select generic_plans + custom_plans as calls from pg_prepared_statements where statement = 'select 4711'
    `.execute(db);
    expect(rows).toEqual([{ calls: 6 }]);
  });

  it('whose columns a migration changed is prepared again', async () => {
    expect(await readThings()).toEqual([{ id: 1 }]);
    await addColumn('alone');
    expect(await readThings()).toEqual([{ id: 1, alone: null }]);
  });

  it('of a transaction that a migration gave another column begins the transaction again', async () => {
    await readThings();
    await addColumn('within');
    let attempts = 0;
    const rows = await inTransaction(database.db, async (trx) => {
      attempts += 1;
      await sql`insert into things (id) values (2)`.execute(trx);
      return readThings(trx);
    });
    expect(rows).toEqual([{ id: 1, alone: null, within: null }]);
    expect(attempts).toBe(2);
    expect((await sql`select id from things order by id`.execute(database.db)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
