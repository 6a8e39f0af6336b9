import type { Contract, Operation } from '../src/contract.ts';

/** The contract's tables that become constants. */
export type Tables = {
  'x-limits': Record<string, number>;
  'x-error-codes': Record<string, { status: number; message: string; retryable?: boolean }>;
  components: { schemas: { FieldErrorCode: { enum: string[] } } };
};

/** In one text: it packs a tenth smaller than an object, and every guest loads it. */
const entryOf = ({ method, path, tag }: Operation): string => `${method} ${tag} ${path}`;

/** An operation's query parameters that have a default. */
const defaultedOf = ({ parameters }: Operation): string[] =>
  parameters.filter((parameter) => parameter.in === 'query' && 'default' in parameter.schema).map(({ name }) => name);

const union = (names: readonly string[]): string => names.map((name) => JSON.stringify(name)).join(' | ') || 'never';

const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/** The constant modules by file name. */
export function constantModules(tables: Tables, contract: Contract): [string, string][] {
  const all = [...contract.operations.values()];
  const codes = tables['x-error-codes'];
  const errorCodes = [
    '/** Every stable error code (D30), in the order of the contract. */',
    `export const errorCodes = ${literal(Object.keys(codes))} as const;`,
    '',
    'export type ErrorCode = (typeof errorCodes)[number];',
    '',
    '/** What is wrong with a single field. */',
    `export const fieldErrorCodes = ${literal(tables.components.schemas.FieldErrorCode.enum)} as const;`,
    '',
    'export type FieldErrorCode = (typeof fieldErrorCodes)[number];',
    '',
  ];
  const retryable = Object.entries(codes).flatMap(([code, definition]) =>
    definition.retryable === undefined ? [] : [[code, definition.retryable] as const],
  );
  const retryableCodes = [
    '/** Whether a call may succeed later, of the codes whose status does not say so. */',
    `export const retryableCodes: Readonly<Partial<Record<string, boolean>>> = ${literal(Object.fromEntries(retryable))};`,
    '',
  ];
  const errorDefinitions = [
    "import type { ErrorCode } from './error-codes.ts';",
    '',
    '/** The status and the English message of each error code; for the server. */',
    `export const errorDefinitions = ${literal(codes)} as const satisfies Record<ErrorCode, { status: number; message: string; retryable?: boolean }>;`,
    '',
  ];
  const limits = [
    '/** Every size of the contract (D37); characters are code points. */',
    `export const limits = ${literal(tables['x-limits'])} as const;`,
    '',
  ];
  const operations = [
    '/**',
    ' * Every operation by its id: its method, its tag and its path (operation.ts). Every guest loads it.',
    ' */',
    `export const operationTable = ${literal(Object.fromEntries(all.map((operation) => [operation.id, entryOf(operation)])))} as const;`,
    '',
    'export type OperationId = keyof typeof operationTable;',
    '',
  ];
  const operationTypes = [
    '/** The operations that anyone may call. */',
    `export type GuestOperation = ${union(all.filter(({ access }) => access === 'guest').map(({ id }) => id))};`,
    '',
    '/** The query parameters of each operation that have a default, so that the server always has them. */',
    'export type DefaultedParameters = {',
    ...all.map((operation) => `  ${operation.id}: ${union(defaultedOf(operation))};`),
    '};',
    '',
  ];
  return [
    ['error-codes.ts', errorCodes.join('\n')],
    ['error-definitions.ts', errorDefinitions.join('\n')],
    ['retryable-codes.ts', retryableCodes.join('\n')],
    ['limits.ts', limits.join('\n')],
    ['operation-table.ts', operations.join('\n')],
    ['operation-types.ts', operationTypes.join('\n')],
  ];
}
