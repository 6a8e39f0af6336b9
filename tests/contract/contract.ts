import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  default?: unknown;
  maxLength?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  oneOf?: Schema[];
};

type Media = { schema: Schema; examples?: Record<string, Example> };
type Example = { $ref?: string; value?: unknown };
type Parameter = { $ref?: string; name: string; in: string; required?: boolean; schema: Schema };
type Response = { $ref?: string; description?: string; content?: Record<string, Media> };

export type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  'x-access': string;
  'x-action': string;
  'x-errors': string[];
  security?: Record<string, unknown>[];
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
};

type Contract = {
  tags: { name: string }[];
  paths: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
  };
  'x-limits': Record<string, number>;
  'x-error-codes': Record<string, { status: number; message: string }>;
  'x-shared-errors': Record<'every' | 'signedIn' | 'withBody', string[]>;
  'x-realtime': { channel: string; event: string; data: Schema }[];
};

/** openapi.yaml as it is written. */
export const contract: Contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

const methods = ['get', 'put', 'post', 'delete', 'patch'];

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

export type Entry = { id: string; method: string; path: string; operation: Operation; parameters: Parameter[] };

function named<T extends { $ref?: string }>(group: Record<string, T>, value: T): T {
  if (value.$ref === undefined) return value;
  const found = group[value.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`Nothing is named ${value.$ref}`);
  return found;
}

export const schemaOf = (schema: Schema): Schema => named(contract.components.schemas, schema);
export const responseOf = (response: Response): Response => named(contract.components.responses, response);
export const exampleOf = (name: string): unknown => {
  const example = contract.components.examples[name];
  if (!example) throw new Error(`No example is named ${name}`);
  return structuredClone(example.value);
};

export const operations: Entry[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    if (!isOperation(operation)) return [];
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
      named(contract.components.parameters, parameter),
    );
    return [{ id: operation.operationId, method, path, operation, parameters }];
  }),
);

/** Every schema below the given one, references followed once, with the way to it. */
export function* within(schema: Schema, way: string, seen = new Set<Schema>()): Generator<[string, Schema]> {
  const real = schemaOf(schema);
  if (seen.has(real)) return;
  seen.add(real);
  yield [way, real];
  for (const [name, property] of Object.entries(real.properties ?? {})) yield* within(property, `${way}.${name}`, seen);
  for (const branch of real.oneOf ?? []) yield* within(branch, way, seen);
  if (real.items) yield* within(real.items, `${way}[]`, seen);
  if (typeof real.additionalProperties === 'object') yield* within(real.additionalProperties, `${way}{}`, seen);
}

export const isOfType = (schema: Schema, type: string): boolean => [schema.type].flat().includes(type);
