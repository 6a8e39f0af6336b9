/** The parts of the contract that become constants, beside the types. */
export type Contract = {
  'x-limits': Record<string, number>;
  'x-error-codes': Record<string, { status: number; message: string }>;
  paths: Record<string, Record<string, unknown>>;
  components: {
    schemas: { FieldErrorCode: { enum: string[] } };
    parameters: Record<string, { name: string; in: string }>;
  };
};

type Parameter = { $ref: string } | { name: string; in: string };
type Operation = { operationId: string; tags: string[]; 'x-action': string; parameters?: Parameter[] };

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** How a list is read part by part, the better way first: the parameter that says where a part begins. */
const pagings = ['offset', 'page'];

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value && 'tags' in value;
}

/** What a call needs to know of each operation, by its id. */
function operationTable(contract: Contract): Record<string, Record<string, string>> {
  const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      methods.includes(method) && isOperation(operation)
        ? [[operation.operationId, entryOf(contract, method, path, operation)] as const]
        : [],
    ),
  );
  return Object.fromEntries(entries);
}

function entryOf(contract: Contract, method: string, path: string, operation: Operation): Record<string, string> {
  const parameters = (operation.parameters ?? []).map((parameter) => nameOf(contract, parameter));
  const paging = pagings.find((name) => parameters.includes(name));
  return {
    method,
    path,
    tag: operation.tags[0] ?? '',
    action: operation['x-action'],
    ...(paging === undefined ? {} : { paging }),
  };
}

function nameOf(contract: Contract, parameter: Parameter): string | undefined {
  if ('name' in parameter) return parameter.name;
  return contract.components.parameters[parameter.$ref.split('/').at(-1) ?? '']?.name;
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/** The constant modules by file name. */
export function constantModules(contract: Contract): [string, string][] {
  const codes = contract['x-error-codes'];
  const errorCodes = [
    '/** Every stable error code (D30), in the order of the contract. */',
    `export const errorCodes = ${literal(Object.keys(codes))} as const;`,
    '',
    'export type ErrorCode = (typeof errorCodes)[number];',
    '',
    '/** What is wrong with a single field. */',
    `export const fieldErrorCodes = ${literal(contract.components.schemas.FieldErrorCode.enum)} as const;`,
    '',
    'export type FieldErrorCode = (typeof fieldErrorCodes)[number];',
    '',
  ];
  const errorDefinitions = [
    "import type { ErrorCode } from './error-codes.ts';",
    '',
    '/** The status and the English message of each error code; for the server. */',
    `export const errorDefinitions = ${literal(codes)} as const satisfies Record<ErrorCode, { status: number; message: string }>;`,
    '',
  ];
  const limits = [
    '/** Every size of the contract (D37); characters are code points. */',
    `export const limits = ${literal(contract['x-limits'])} as const;`,
    '',
  ];
  const operations = [
    '/**',
    ' * Every operation by its id: how it is called, the tag that it belongs to, what it does, to complete "Failed to {action}" (SPEC 8),',
    ' * and for a list the parameter that asks for a further part.',
    ' */',
    `export const operationTable = ${literal(operationTable(contract))} as const;`,
    '',
    'export type OperationId = keyof typeof operationTable;',
    '',
  ];
  return [
    ['error-codes.ts', errorCodes.join('\n')],
    ['error-definitions.ts', errorDefinitions.join('\n')],
    ['limits.ts', limits.join('\n')],
    ['operation-table.ts', operations.join('\n')],
  ];
}
