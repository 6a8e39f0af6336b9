/** The parts of the contract that become constants, beside the types. */
export type Contract = {
  'x-limits': Record<string, number>;
  'x-error-codes': Record<string, { status: number; message: string }>;
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: { FieldErrorCode: { enum: string[] } } };
};

type Operation = { operationId: string; 'x-action': string; 'x-access': string };

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

function isOperation(value: unknown): value is Operation {
  return (
    typeof value === 'object' && value !== null && 'operationId' in value && 'x-action' in value && 'x-access' in value
  );
}

function operationsOf(contract: Contract): Operation[] {
  return Object.values(contract.paths).flatMap((item) =>
    Object.entries(item).flatMap(([method, operation]) =>
      methods.has(method) && isOperation(operation) ? [operation] : [],
    ),
  );
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2);

/** The constant modules by file name. */
export function constantModules(contract: Contract): [string, string][] {
  const codes = contract['x-error-codes'];
  const operations = operationsOf(contract);
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
  const actions = [
    '/** What each operation does, to complete "Failed to {action}" (SPEC 8). */',
    `export const actions = ${literal(Object.fromEntries(operations.map((operation) => [operation.operationId, operation['x-action']])))} as const;`,
    '',
    'export type OperationId = keyof typeof actions;',
    '',
  ];
  return [
    ['error-codes.ts', errorCodes.join('\n')],
    ['error-definitions.ts', errorDefinitions.join('\n')],
    ['limits.ts', limits.join('\n')],
    ['actions.ts', actions.join('\n')],
  ];
}
