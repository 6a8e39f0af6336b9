import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Json, type Operation, readContract } from '../../packages/api-client/src/contract.ts';

export type Schema = {
  $ref?: string;
  description?: string;
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
type Response = { $ref?: string; description?: string; content?: Record<string, Media> };

/** An operation as written, with the texts that are checked. */
type Written = {
  summary: string;
  description: string;
  tags: string[];
  security?: Record<string, unknown>[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
};

type Tables = {
  tags: { name: string }[];
  components: {
    schemas: Record<string, Schema>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
  };
  'x-limits': Record<string, number>;
  'x-error-codes': Record<string, { status: number; message: string; retryable?: boolean }>;
  'x-shared-errors': Record<'every' | 'signedIn' | 'withBody', string[]>;
  'x-realtime': { channel: string; event: string; data: Schema }[];
};

/** openapi.yaml as written. */
export const contract: Tables & Json = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));

export type Entry = Omit<Operation, 'written' | 'parameters'> & { written: Written; parameters: Parameter[] };
type Parameter = { name: string; in: string; schema: Schema };

export const operations = [...readContract(contract).operations.values()] as unknown as Entry[];

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

/** Every schema below the given one, each reference followed once, with its path. */
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
