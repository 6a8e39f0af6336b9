// Migrates from each earlier version, on a lived-in database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LivedInDatabase, lostBetween, openLivedInDatabase } from '../testing/lived-in-database.ts';
import { readMigrations } from './migrate.ts';

const migrations = await readMigrations();
let database: LivedInDatabase;
beforeAll(async () => {
  database = await openLivedInDatabase();
});
afterAll(() => database.close());

it.each(migrations.map(({ name }, index) => [name, index + 1] as const))(
  'a database of %s with rows in every table comes to the newest schema, and loses none',
  async (_name, length) => {
    expect(await lostBetween(database, migrations.slice(0, length), migrations)).toEqual({ empty: [], lost: [] });
  },
);
