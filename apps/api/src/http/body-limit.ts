import type { Json } from '@mutuals/api-client/contract';
import { limits } from '@mutuals/api-client/limits';
import { resolve } from '../contract.ts';

/** A character may be written as two escapes of six bytes. */
const BYTES_PER_CHARACTER = 12;
/** Assumed length of a text without `maxLength`: its format bounds it, such as an id or an address on the chain. */
const CHARACTERS_OF_A_FORM = 64;
const BYTES_PER_NUMBER = 32;
const BYTES_PER_LITERAL = 'false'.length;
/** For white space and for mistakes, which are reported field by field instead of refusing the whole body. */
const SLACK_BYTES = 8192;

/**
 * Max. size of an operation's body: the longest one that its schema allows, and never more than the limit for all
 * operations (D37). Throws for a schema without a bound.
 */
export function bodyLimitOf(schema: Json): number {
  return Math.min(limits.bodyBytes, mostBytes(schema) + SLACK_BYTES);
}

function mostBytes(schema: Json): number {
  const { $ref: reference, oneOf, properties, items, maxItems, maxLength, type } = schema;
  if (typeof reference === 'string') return mostBytes(Object(resolve(reference)));
  if (Array.isArray(oneOf)) return Math.max(...oneOf.map(mostBytes));
  if (schema['const'] !== undefined || Array.isArray(schema['enum'])) return longestOf(schema);
  const types = [type].flat();
  if (types.includes('object') && properties !== undefined)
    return Object.entries<Json>(Object(properties))
      .map(([name, property]) => name.length + '"":,'.length + mostBytes(property))
      .reduce((sum, bytes) => sum + bytes, '{}'.length);
  if (types.includes('array') && typeof maxItems === 'number')
    return '[]'.length + maxItems * (mostBytes(Object(items)) + ','.length);
  if (types.includes('string'))
    return '""'.length + BYTES_PER_CHARACTER * (typeof maxLength === 'number' ? maxLength : CHARACTERS_OF_A_FORM);
  if (types.includes('integer') || types.includes('number')) return BYTES_PER_NUMBER;
  if (types.includes('boolean')) return BYTES_PER_LITERAL;
  throw new Error(`openapi.yaml: a body has a part without a bound: ${JSON.stringify(schema)}`);
}

function longestOf({ const: only, enum: choices }: Json): number {
  const values: unknown[] = Array.isArray(choices) ? choices : [only];
  return Math.max(...values.map((value) => BYTES_PER_CHARACTER * JSON.stringify(value).length));
}
