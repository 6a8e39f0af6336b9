import { type Exported, type ExportedType, type Retention, retention } from '../retention/retention.public.ts';

/** A kind of data in an export: the rows of one table. */
export interface Section extends Exported {
  table: string;
}

/** A row as it is exported: times in ISO 8601, exact amounts as text. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/** All kinds of data, in the order of the tables. */
export const sections: readonly Section[] = Object.entries<Retention>(retention).flatMap(([table, { person }]) =>
  person === null || typeof person.exported === 'string' ? [] : [{ table, ...person.exported }],
);

/** The kind of data of a table. Throws if there is none. */
export function sectionOf(table: string): Section {
  const section = sections.find((one) => one.table === table);
  if (section === undefined) throw new Error(`Nothing of ${table} is exported`);
  return section;
}

/** The name of a column in an export: `createdAt` for `created_at`. */
export const fieldOf = (column: string): string =>
  column.replaceAll(/_(\w)/g, (_whole, letter: string) => letter.toUpperCase());

/** A row of the database in its exported form. */
export const toExported = ({ columns }: Section, row: Readonly<Record<string, unknown>>): ExportedRow =>
  Object.fromEntries(
    Object.keys(columns).map((column) => {
      const value = row[column];
      return [fieldOf(column), value instanceof Date ? value.toISOString() : value];
    }),
  );

/** The manifest of an export: by it an import knows what it reads. */
export const manifest = (at: Date, language: string) => ({
  format: EXPORT_FORMAT,
  version: EXPORT_VERSION,
  schema: EXPORT_SCHEMA_PATH,
  exportedAt: at.toISOString(),
  language,
});

export const EXPORT_FORMAT = 'mutuals-export';
const EXPORT_VERSION = 1;
/** Below the origin. */
export const EXPORT_SCHEMA_PATH = '/export-schema.json';

const SCHEMAS: Readonly<Record<ExportedType, object>> = {
  id: { type: ['string', 'null'], format: 'uuid' },
  text: { type: ['string', 'null'] },
  texts: { type: ['array', 'null'], items: { type: 'string' } },
  integer: { type: ['integer', 'null'] },
  decimal: { type: ['string', 'null'], pattern: '^-?\\d+(\\.\\d+)?$' },
  boolean: { type: ['boolean', 'null'] },
  time: { type: ['string', 'null'], format: 'date-time' },
  day: { type: ['string', 'null'], format: 'date' },
  object: { type: ['object', 'null'] },
};

const sectionSchema = ({ columns }: Section) => ({
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(columns).map(fieldOf),
    properties: Object.fromEntries(Object.entries(columns).map(([column, type]) => [fieldOf(column), SCHEMAS[type]])),
  },
});

/** The JSON Schema of an export (D70): an object with `export.json` and each `data/{name}.json` by its name. */
export const exportSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Mutuals data export',
  description: 'The JSON files of an export, by their paths in the zip.',
  type: 'object',
  additionalProperties: false,
  required: ['export.json', ...sections.map(({ as }) => `data/${as}.json`)],
  properties: {
    'export.json': {
      type: 'object',
      additionalProperties: false,
      required: ['format', 'version', 'schema', 'exportedAt', 'language'],
      properties: {
        format: { const: EXPORT_FORMAT },
        version: { const: EXPORT_VERSION },
        schema: { type: 'string' },
        exportedAt: { type: 'string', format: 'date-time' },
        language: { enum: ['en', 'fr', 'zh'] },
      },
    },
    ...Object.fromEntries(sections.map((section) => [`data/${section.as}.json`, sectionSchema(section)])),
  },
};
