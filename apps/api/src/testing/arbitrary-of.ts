import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

export interface Source {
  /** Follows a `$ref`. */
  resolve(reference: string): unknown;
  ids: Arbitrary<string>;
}

/** Values that fit a schema of the contract, as far as its patterns can be generated. */
export function arbitraryOf(schema: unknown, source: Source): Arbitrary<unknown> {
  const known = object(schema);
  if (typeof known['$ref'] === 'string') return arbitraryOf(source.resolve(known['$ref']), source);
  if ('const' in known) return fc.constant(known['const']);
  if (Array.isArray(known['enum'])) return fc.constantFrom(...known['enum']);
  if (Array.isArray(known['oneOf'])) return fc.oneof(...known['oneOf'].map((choice) => arbitraryOf(choice, source)));
  const [type] = [known['type']].flat();
  switch (type) {
    case 'object':
      return arbitraryObject(known, source);
    case 'array':
      return fc.array(arbitraryOf(known['items'], source), {
        minLength: number(known['minItems'], 0),
        maxLength: Math.min(number(known['maxItems'], 3), 3),
      });
    case 'integer':
      return fc.integer({ min: number(known['minimum'], -1000), max: number(known['maximum'], 1000) });
    case 'boolean':
      return fc.boolean();
    default:
      return arbitraryText(known, source);
  }
}

function arbitraryObject(schema: Schema, source: Source): Arbitrary<unknown> {
  const properties = Object.entries(object(schema['properties'])).map(
    ([name, property]) => [name, arbitraryOf(property, source)] as const,
  );
  const model: Record<string, Arbitrary<unknown>> = Object.fromEntries(properties);
  return fc.record(model, { requiredKeys: [schema['required']].flat().filter((name) => typeof name === 'string') });
}

function arbitraryText(schema: Schema, source: Source): Arbitrary<unknown> {
  if (schema['format'] === 'uuid') return source.ids;
  if (schema['format'] === 'uri') return fc.webUrl({ validSchemes: ['https'], withQueryParameters: true });
  const [shortest, longest] = [number(schema['minLength'], 0), number(schema['maxLength'], 50)];
  const text = fc.string({
    unit: 'grapheme',
    minLength: shortest,
    maxLength: Math.max(shortest, Math.min(longest, 30)),
  });
  return fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: source.ids });
}

/** Values that break parsers, databases and regular expressions, and that no schema asks for. */
export const junk: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    -1e308,
    0.1,
    Number.MAX_SAFE_INTEGER,
    2 ** 31,
    2 ** 63,
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    '1e999',
    '__proto__',
    'constructor',
    '\0',
    'a\0b',
    '\uD800',
    '\uDFFFx',
    '\u202E',
    '\uFEFF',
    '\u0000\u0001',
    '%',
    '%s',
    "'; drop table users; --",
    '${7*7}',
    '../../etc/passwd',
    'https://',
    'https://a',
    'https://a@b',
    'https://[::1',
    'https://例え.テスト',
    'javascript:alert(1)',
    'data:,',
    'urn:uuid:01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01',
    [],
    {},
    [[[[]]]],
    { __proto__: null, toString: 1 },
    [null],
    ['\0'],
    { '\0': 1 },
    { '': '' },
  ),
  // More than any field and most bodies may have.
  fc
    .tuple(fc.constantFrom('x', ' ', ',', 'a ', '字', '🦄', '/', '-', '0', '\u0301'), fc.constantFrom(2500, 20_000))
    .map(([unit, times]) => unit.repeat(times)),
  fc.constantFrom('aaaaaaaaaa'.repeat(4000), ' '.repeat(20_000)).map((text) => `${text},`),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** The same JSON value with one part of it replaced. */
export function withJunk(value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.tuple(value, junk, fc.nat()).map(([whole, part, where]) => replaceAt(whole, part, where));
}

function replaceAt(whole: unknown, part: unknown, where: number): unknown {
  if (typeof whole !== 'object' || whole === null) return part;
  if (Array.isArray(whole)) {
    const index = where % (whole.length + 1);
    return index === whole.length
      ? [...whole, part]
      : whole.with(index, replaceAt(whole[index], part, Math.floor(where / (whole.length + 1))));
  }
  const names = Object.keys(whole);
  const index = where % (names.length + 2);
  const name = names[index];
  if (name === undefined) return index === names.length ? part : { ...whole, unknown: part };
  return { ...whole, [name]: replaceAt(Reflect.get(whole, name), part, Math.floor(where / (names.length + 2))) };
}

function object(value: unknown): Schema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function number(value: unknown, fallback: number): number {
  return typeof value === 'number' ? value : fallback;
}
