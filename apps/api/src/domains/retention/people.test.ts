import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type OfPeople, type Retention, retention } from './retention.rules.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

const query = async (text: string) => (await ctx.database.pool.query<{ table: string; column: string }>(text)).rows;

const rules = Object.entries<Retention>(retention);
const ofPeople: readonly (OfPeople & { table: string })[] = rules.flatMap(([table, { person }]) =>
  person === null ? [] : [{ table, ...person }],
);
const named = (pairs: readonly { table: string; column: string }[]): string[] =>
  [...new Set(pairs.map(({ table, column }) => `${table}.${column}`))].toSorted();

/** Columns that refer to a person, a profile or a row of theirs: by a foreign key, or by their name. */
const REFERRING = `
  select conrelid::regclass::text as table, attname as column
  from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
  where contype = 'f' and confrelid in ('users'::regclass, 'profiles'::regclass) and attname not in ('tier', 'profile_type', 'hash')
  union
  select table_name, column_name from information_schema.columns
  where table_schema = 'public' and udt_name = 'uuid' and column_name ~ '(user|profile)(_[ab])?_id$|_by$|_to$'`;

/** Columns that may hold words of people. */
const WORDS = `
  select table_name as table, column_name as column from information_schema.columns
  where table_schema = 'public' and (data_type in ('text', 'character varying', 'jsonb', 'json') or udt_name = '_text')`;

describe('every column that refers to a person (D68)', () => {
  it('has a rule that says what becomes of its row when that person leaves', async () => {
    const ruled = ofPeople.flatMap(({ table, leaving }) => Object.keys(leaving).map((column) => ({ table, column })));
    const missing = named(await query(REFERRING)).filter((column) => !named(ruled).includes(column));
    expect(missing).toEqual([]);
  });

  it('is there, if it has a rule', async () => {
    const columns = named(
      await query(
        `select table_name as table, column_name as column from information_schema.columns where table_schema = 'public'`,
      ),
    );
    const ruled = ofPeople.flatMap(({ table, leaving }) => Object.keys(leaving).map((column) => ({ table, column })));
    expect(named(ruled).filter((column) => !columns.includes(column))).toEqual([]);
  });

  it('by which rows are deleted has an index', async () => {
    const indexed = named(
      await query(
        `select indrelid::regclass::text as table, attname as column from pg_index
         join pg_attribute on attrelid = indrelid and attnum = indkey[0]`,
      ),
    );
    const deleting = ofPeople.flatMap(({ table, leaving }) =>
      Object.entries(leaving).flatMap(([column, what]) => ('deleted' in what ? [{ table, column }] : [])),
    );
    expect(deleting.length).toBeGreaterThan(20);
    expect(named(deleting).filter((column) => !indexed.includes(column))).toEqual([]);
  });

  it('whose rows go with another row has a foreign key that takes them along', async () => {
    const cascades = await ctx.database.pool.query<{ table: string; column: string; target: string }>(
      `select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as target
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
       where contype = 'f' and confdeltype = 'c'`,
    );
    for (const { table, leaving } of ofPeople)
      for (const [column, what] of Object.entries(leaving))
        if ('goesWith' in what) expect(cascades.rows).toContainEqual({ table, column, target: what.goesWith });
  });
});

describe('every column with words in a table that is exported (D70)', () => {
  it('is in the export, or left out for a reason', async () => {
    const ruled = ofPeople.flatMap(({ table, exported }) =>
      typeof exported === 'string'
        ? []
        : [...Object.keys(exported.columns), ...Object.keys(exported.withheld ?? {})].map((column) => ({
            table,
            column,
          })),
    );
    const tables = new Set(ruled.map(({ table }) => table));
    const words = (await query(WORDS)).filter(({ table }) => tables.has(table));
    expect(named(words).filter((column) => !named(ruled).includes(column))).toEqual([]);
  });

  it('belongs to a table of its own name in the export', () => {
    const names = ofPeople.flatMap(({ exported }) => (typeof exported === 'string' ? [] : [exported.as]));
    expect(new Set(names).size).toBe(names.length);
  });
});
