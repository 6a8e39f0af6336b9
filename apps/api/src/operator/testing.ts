// Databases and calls for tests of the operator's commands.
import { Client } from 'pg';
import type { Environment } from '../environment.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { run } from './cli.ts';

export interface Said {
  readonly code: number;
  readonly lines: readonly string[];
  readonly problems: readonly string[];
}

/** Calls a command as a shell would. */
export async function call(
  args: string,
  env: Environment,
  clock = new FakeClock('2026-11-25T03:00:00.000Z'),
): Promise<Said> {
  const [lines, problems]: string[][] = [[], []];
  const code = await run(args.split(' ').filter(Boolean), {
    env,
    clock,
    print: (line) => lines?.push(line),
    complain: (line) => problems?.push(line),
  });
  return { code, lines: lines ?? [], problems: problems ?? [] };
}

/** A database without anything in it. */
export const createEmptyDatabase = (): Promise<TestDatabase> => createTestDatabase('template0');

/** Runs statements on a connection of their own; rows of the last one. */
export async function query<T extends object>(databaseUrl: string, text: string, values?: unknown[]): Promise<T[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<T>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

/** A digest of the rows of each table, and the state of each sequence; two databases with the same are alike. */
export async function contentsOf(databaseUrl: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  const relations = await query<{ name: string; kind: string }>(
    databaseUrl,
    `select nspname || '.' || relname as name, relkind as kind from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where nspname in ('public', 'graphile_worker') and relkind in ('r', 'S') and relpersistence = 'p' order by 1`,
  );
  for (const { name, kind } of relations) {
    const text =
      kind === 'S'
        ? 'last_value::text || is_called'
        : `md5(coalesce(string_agg(t::text, e'\\n' order by t::text), ''))`;
    const [row] = await query<{ text: string }>(
      databaseUrl,
      `select count(*) || ' ' || ${kind === 'S' ? `max(${text})` : text} as text from ${name} t`,
    );
    contents.set(name, row?.text ?? '');
  }
  return contents;
}

/** Foreign keys that are checked, and triggers that run. */
export const rulesOf = (databaseUrl: string): Promise<object[]> =>
  query(
    databaseUrl,
    `select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'f'
     union all select tgrelid::regclass::text, tgname, tgenabled::text from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );
