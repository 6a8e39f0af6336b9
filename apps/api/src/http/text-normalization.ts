import { normalizeText } from '@mutuals/text';
import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv';
import { Problem } from '../problem.ts';

const MAX_DEPTH = 32;
/** More than any request of the contract holds; validating thousands would block the event loop. */
const MAX_VALUES = 1000;

/**
 * The same JSON value with every text trimmed. Refuses what PostgreSQL cannot store: NUL characters and lone
 * surrogates, in values and in names. Refuses nesting deeper than our schemas have, and, before reading them, more
 * values than `MAX_VALUES`. `root` begins the path in errors: `body`.
 */
export function cleanValue(value: unknown, root: string): unknown {
  let count = 0;
  const clean = (item: unknown, path: string, depth: number): unknown => {
    if (typeof item === 'string') return cleanText(item).trim();
    if (typeof item !== 'object' || item === null) return item;
    if (depth === MAX_DEPTH) throw new Problem('validation_failed');
    count += Array.isArray(item) ? item.length : Object.keys(item).length;
    if (count > MAX_VALUES) throw tooMany(path);
    if (Array.isArray(item)) return item.map((part, index) => clean(part, `${path}/${index}`, depth + 1));
    return Object.fromEntries(
      Object.entries(item).map(([name, part]) => [cleanText(name), clean(part, `${path}/${name}`, depth + 1)]),
    );
  };
  return clean(value, root, 0);
}

function tooMany(path: string): Problem {
  return new Problem('validation_failed', {
    errors: [{ path: path.slice(0, 200), code: 'too_many', message: 'Fewer values than these.' }],
  });
}

function cleanText(text: string): string {
  if (text.includes('\0') || !text.isWellFormed()) throw new Problem('invalid_text');
  return text;
}

const keepLongText: SchemaValidateFunction = (_schema, text: string, _parent, at) => {
  if (at !== undefined) at.parentData[at.parentDataProperty] = normalizeText(text);
  return true;
};

/** `x-long-text` of the contract: replaces a text by its normalized form (D57) before its length is checked. */
export const longText: FuncKeywordDefinition = {
  keyword: 'x-long-text',
  type: 'string',
  schemaType: 'boolean',
  metaSchema: { const: true },
  before: 'maxLength',
  modifying: true,
  validate: keepLongText,
};
