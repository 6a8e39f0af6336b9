// Compares schema.ts with a migrated database: it is written by hand, because it states more than the database does.
import path from 'node:path';
import ts from 'typescript-api';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

/** Columns that servers of the previous version name and this one does not: the next release drops them. */
const LEAVING = new Set(['profiles.photos']);
/** Tables of the migrations themselves. */
const NOT_OURS = ['schema_migrations'];

interface Column {
  /** The type of a selected value, as in schema.ts: an enum's values, or `json`, which says nothing about its shape. */
  type: string;
  isNullable: boolean;
  /** Whether an insert may omit it. */
  isOptional: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  date: 'string',
  numeric: 'string',
  tsvector: 'string',
  bpchar: 'string',
  varchar: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  bool: 'boolean',
  timestamptz: 'Date',
  bytea: 'Buffer',
};

let database: TestDatabase;
let client: Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('has every table and column of the database, each with its type, and no other', async () => {
  const [stored, declared] = [await storedColumns(), declaredColumns()];
  const differences = [...new Set([...stored.keys(), ...declared.keys()])].flatMap((name) => {
    const [inDatabase, inSchema] = [stored.get(name), declared.get(name)];
    return inDatabase !== undefined && inSchema !== undefined && fits(inSchema, inDatabase)
      ? []
      : [{ name, inDatabase, inSchema }];
  });
  expect(stored.size).toBeGreaterThan(300);
  expect(differences.filter(({ name }) => !LEAVING.has(name))).toEqual([]);
  expect([...LEAVING].filter((name) => !stored.has(name) || declared.has(name))).toEqual([]);
});

function fits(declared: Column, stored: Column): boolean {
  return (
    (declared.type === stored.type || (stored.type === 'string' && /^'[^|]+'(?: \| '[^|]+')*$/.test(declared.type))) &&
    declared.isNullable === stored.isNullable &&
    (stored.isOptional || !declared.isOptional)
  );
}

async function storedColumns(): Promise<Map<string, Column>> {
  const { rows } = await client.query<Column & { name: string; udt: string; values: string[] | null }>(
    `select format('%s.%s', c.relname, a.attname) as name, t.typname as udt, not a.attnotnull as "isNullable",
       not a.attnotnull or a.atthasdef or a.attidentity <> '' as "isOptional",
       (select array_agg(quote_literal(enumlabel) order by enumlabel) from pg_enum where enumtypid = t.oid) as values
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and c.relname <> all ($1)`,
    [NOT_OURS],
  );
  return new Map(
    rows.map(({ name, udt, values, isNullable, isOptional }) => {
      const type = values?.join(' | ') ?? (udt.startsWith('_') ? `${TYPES[udt.slice(1)]}[]` : TYPES[udt]);
      return [name, { type: udt === 'jsonb' ? 'json' : (type ?? udt), isNullable, isOptional }];
    }),
  );
}

/** What the compiler infers for selects and inserts. */
function declaredColumns(): Map<string, Column> {
  const entry = path.join(import.meta.dirname, 'schema-rows.ts');
  const source = `import type { Insertable, Selectable } from 'kysely';
    import type { Schema } from './schema.ts';
    export type Read = { [T in keyof Schema]: Selectable<Schema[T]> };
    export type Inserted = { [T in keyof Schema]: Insertable<Schema[T]> };`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (file) => file === entry || fileExists(file);
  host.readFile = (file) => (file === entry ? source : readFile(file));
  host.getSourceFile = (file, ...more) =>
    file === entry ? ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true) : getSourceFile(file, ...more);
  const program = ts.createProgram([entry], options, host);
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(entry);
  if (file === undefined) throw new Error('The compiler read nothing');

  function tablesOf(alias: string): Map<string, ts.Type> {
    const declaration = file?.statements.find(
      (statement): statement is ts.TypeAliasDeclaration =>
        ts.isTypeAliasDeclaration(statement) && statement.name.text === alias,
    );
    if (declaration === undefined) throw new Error(`${alias} is not declared`);
    const tables = checker.getPropertiesOfType(checker.getTypeAtLocation(declaration));
    return new Map(tables.map((table) => [table.name, checker.getTypeOfSymbol(table)]));
  }

  const inserted = tablesOf('Inserted');
  return new Map(
    [...tablesOf('Read')].flatMap(([table, row]) =>
      checker.getPropertiesOfType(row).map((column): [string, Column] => {
        const type = checker.getTypeOfSymbol(column);
        const parts = type.isUnion() ? type.types : [type];
        const values = parts.filter((part) => !(part.flags & ts.TypeFlags.Null));
        const given = inserted.get(table)?.getProperty(column.name);
        return [
          `${table}.${column.name}`,
          {
            type: nameOf(checker, values),
            isNullable: values.length < parts.length,
            // A column that cannot be inserted is set by a trigger, which the column does not show.
            isOptional: given !== undefined && (given.flags & ts.SymbolFlags.Optional) !== 0,
          },
        ];
      }),
    ),
  );
}

function nameOf(checker: ts.TypeChecker, types: readonly ts.Type[]): string {
  if (types.every((type) => type.isStringLiteral())) {
    return types
      .map((type) => `'${type.value}'`)
      .toSorted()
      .join(' | ');
  }
  // To the database a list of words is a list of texts.
  const [only] = types;
  const element =
    types.length === 1 && only !== undefined && checker.isArrayType(only)
      ? checker.getTypeArguments(only as ts.TypeReference)[0]
      : undefined;
  if (element !== undefined && (element.isUnion() ? element.types : [element]).every((type) => type.isStringLiteral()))
    return 'string[]';
  const isBoolean = types.every((type) => type.flags & ts.TypeFlags.BooleanLike);
  const names = [...new Set(isBoolean ? ['boolean'] : types.map((type) => checker.typeToString(type)))];
  const [name = ''] = names;
  if (names.length === 1 && (/^(?:string|number|boolean|bigint)(?:\[\])?$/.test(name) || name === 'Date')) return name;
  return name.startsWith('Buffer') ? 'Buffer' : 'json';
}
