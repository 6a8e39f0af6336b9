import { readFileSync } from 'node:fs';
import { type Json, objectOf, type Operation, readContract } from '@mutuals/api-client/contract';
import { load } from 'js-yaml';

export { hasRole } from '@mutuals/api-client/contract';
export type { Access, Operation, Role } from '@mutuals/api-client/contract';
/** The name of an operation in openapi.yaml. */
export type OperationId = Operation['id'];

/** The base path of operations. */
export const BASE_PATH = '/v1';

/** The parsed openapi.yaml: the source of routes, validation and serialisation. */
export const specification: Json = objectOf(
  parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')),
  'the document',
);

/** The image has the document as JSON, which YAML includes and which is read in a tenth of the time. */
function parse(document: string): unknown {
  return document.startsWith('{') ? JSON.parse(document) : load(document);
}

export const { operations, resolve } = readContract(specification);

/** Throws for an id that openapi.yaml does not have. */
export function operationOf(id: string): Operation {
  const operation = operations.get(id);
  if (operation === undefined) throw new Error(`openapi.yaml has no operation ${id}`);
  return operation;
}
