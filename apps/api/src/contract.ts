import { readFileSync } from 'node:fs';
import type { operations } from '@mutuals/api-client/schema';
import { parse } from 'yaml';

/** The name of an operation in openapi.yaml. */
export type OperationId = keyof operations;

const ACCESS = ['guest', 'user', 'owner', 'participant', 'admin'] as const;
/** Who may call an operation: `guest` anyone; the others need a signed-in user, and their services check the rest. */
export type Access = (typeof ACCESS)[number];

export interface ContractOperation {
  id: OperationId;
  method: string;
  /** As openapi.yaml writes it, without the base path: `/profiles/{id}`. */
  path: string;
  access: Access;
  /** The statuses of a success, as a rule one. */
  successes: readonly number[];
  /** Seconds that an answer stays good; null where none may be stored. */
  maxAge: number | null;
}

/** Where the operations are served. */
export const BASE_PATH = '/v1';

const FILE = new URL('../../../openapi.yaml', import.meta.url);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Json = Readonly<Record<string, unknown>>;

/** openapi.yaml as it stands: routes, validation and serialisation are made from it. */
export const specification: Json = object(parse(readFileSync(FILE, 'utf8')), 'openapi.yaml');

/** Every operation of the contract by its id. */
export const contract: ReadonlyMap<string, ContractOperation> = new Map(
  readOperations().map((operation) => [operation.id, operation]),
);

function readOperations(): ContractOperation[] {
  return Object.entries(object(specification['paths'], 'paths')).flatMap(([path, item]) =>
    Object.entries(object(item, path))
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => readOperation(method, path, object(operation, `${method} ${path}`))),
  );
}

function readOperation(method: string, path: string, operation: Json): ContractOperation {
  const id = operation['operationId'];
  const access = ACCESS.find((known) => known === operation['x-access']);
  if (!isOperationId(id)) throw new Error(`openapi.yaml: ${method} ${path} has no operationId`);
  if (access === undefined) throw new Error(`openapi.yaml: ${id} has no known x-access`);
  const successes = Object.keys(object(operation['responses'], id))
    .map(Number)
    .filter((status) => status >= 200 && status < 300);
  const maxAge = operation['x-max-age'];
  return {
    id,
    method: method.toUpperCase(),
    path,
    access,
    successes,
    maxAge: typeof maxAge === 'number' ? maxAge : null,
  };
}

/** The types are generated from the same file, so a name found in it is one of theirs. */
function isOperationId(value: unknown): value is OperationId {
  return typeof value === 'string' && value !== '';
}

function object(value: unknown, where: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`openapi.yaml: ${where} is no object`);
  return { ...value };
}
