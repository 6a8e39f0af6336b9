import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkTo } from '../testing/database-link.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, inTransaction, openDatabase } from './database.ts';
import { isDatabaseAway, isDatabaseIll, isDatabaseUnable } from './errors.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

describe('values', () => {
  it('of bigint are numbers', async () => {
    expect(await value('(select count(*) from users)')).toBe(0);
    expect(await value('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('of bigint that no number can hold exactly are an error', async () => {
    await expect(value('9007199254740993::bigint')).rejects.toThrow(RangeError);
  });

  it('of date stay the day that they name, in whatever time zone we are', async () => {
    expect(await value(`'2026-11-20'::date`)).toBe('2026-11-20');
  });
});

describe('a transaction', () => {
  it('is tried again after a deadlock', async () => {
    await sql`create table turns (id integer primary key, taken integer not null default 0)`.execute(database.db);
    await sql`insert into turns (id) values (1), (2)`.execute(database.db);
    const bothHoldOne = Promise.withResolvers<void>();
    let holding = 0;
    const take = (first: number, second: number): Promise<void> =>
      inTransaction(database.db, async (trx) => {
        await sql`update turns set taken = taken + 1 where id = ${first}`.execute(trx);
        holding += 1;
        if (holding === 2) bothHoldOne.resolve();
        await bothHoldOne.promise;
        await sql`update turns set taken = taken + 1 where id = ${second}`.execute(trx);
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    const { rows } = await sql`select taken from turns`.execute(database.db);
    expect(rows).toEqual([{ taken: 2 }, { taken: 2 }]);
  });

  it('that throws leaves nothing, and is not tried again', async () => {
    let tries = 0;
    const failing = inTransaction(database.db, async (trx) => {
      tries += 1;
      await sql`create table gone (id integer)`.execute(trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(tries).toBe(1);
    expect(await value(`to_regclass('gone')`)).toBeNull();
  });
});

describe('a query', () => {
  it('times out and keeps its connection', async () => {
    const limited = openDatabase(testDatabase.connectionString, { maxConnections: 1, timeLimitMs: 50 });
    const error: unknown = await sql`select pg_sleep(60)`.execute(limited.db).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '57014' });
    expect(isDatabaseUnable(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(limited.db)).rows).toEqual([{ one: 1 }]);
    await limited.close();
  });

  it('has a time limit unless it is disabled, and an idle transaction ends', async () => {
    const settings = async ({ pool }: Database) =>
      (
        await pool.query<{ setting: number }>(
          `select setting::integer from pg_settings where name in ('idle_in_transaction_session_timeout', 'statement_timeout') order by name`,
        )
      ).rows.map(({ setting }) => setting);
    const [idle = 0, statement = 0] = await settings(database);
    expect(idle).toBeGreaterThan(0);
    expect(statement).toBeGreaterThan(0);
    const unlimited = openDatabase(testDatabase.connectionString, { timeLimitMs: 0 });
    expect(await settings(unlimited)).toEqual([idle, 0]);
    await unlimited.close();
  });

  it.each(['alone', 'in a transaction'])(
    '%s whose answer never comes fails, and its connection is given up',
    async (how) => {
      const link = await linkTo(testDatabase.connectionString);
      const far = openDatabase(link.connectionString, { maxConnections: 1, timeLimitMs: 50 });
      const ask = async (): Promise<unknown> => {
        const { rows } = await sql`select 1 as one`.execute(far.db);
        return rows;
      };
      expect(await ask()).toEqual([{ one: 1 }]);
      const error: unknown = await (
        how === 'alone'
          ? Promise.resolve(link.block()).then(ask)
          : inTransaction(far.db, async (trx) => {
              link.block();
              await sql`select 1`.execute(trx);
            })
      ).catch((thrown: unknown) => thrown);
      expect(isDatabaseAway(error)).toBe(true);
      expect(await ask()).toEqual([{ one: 1 }]);
      await far.close();
      await link.close();
    },
  );
});

describe('a database that is away', () => {
  it.each(['57P01', '57P03', '53300', '08006'])('is recognised by the code %s', (code) => {
    expect(isDatabaseAway(Object.assign(new DatabaseError('gone', 4, 'error'), { code }))).toBe(true);
  });

  it.each(['ECONNREFUSED', 'ENOENT', 'ECONNRESET'])('is recognised by the network error %s', (code) => {
    expect(isDatabaseAway(Object.assign(new Error('gone'), { code }))).toBe(true);
  });

  it('is not told by a file that is missing', async () => {
    const error: unknown = await readFile('/nowhere/root.pem').catch((thrown: unknown) => thrown);
    expect([isDatabaseAway(error), isDatabaseIll(error)]).toEqual([false, false]);
  });

  it.each(['53100', '53200', '25006', '57014', '40P01', '40001', '58030'])(
    'is another thing than one that cannot do it now, as %s says',
    (code) => {
      const error = Object.assign(new DatabaseError('not now', 4, 'error'), { code });
      expect([isDatabaseAway(error), isDatabaseUnable(error)]).toEqual([false, true]);
    },
  );

  it('is not told by a wrong query', async () => {
    const error: unknown = await value('1 / 0').catch((thrown: unknown) => thrown);
    expect([isDatabaseAway(error), isDatabaseUnable(error)]).toEqual([false, false]);
  });

  it('is recognised by a query that lost its connection', async () => {
    const client = await database.pool.connect();
    const pid: unknown = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
    const waiting = client.query('select pg_sleep(60)').catch((thrown: unknown) => thrown);
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    expect(isDatabaseAway(await waiting)).toBe(true);
    client.release(true);
    expect(await value('1')).toBe(1);
  });
});
