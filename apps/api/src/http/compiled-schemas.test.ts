import { expect, it, vi } from 'vitest';
import { specification } from '../contract.ts';
import { compilingOnce } from './compiled-schemas.ts';
import { compileSerializer } from './serialization.ts';
import { createAjv } from './validation.ts';

it('a schema is compiled at its first use, once for all who have the same', () => {
  const compile = vi.fn((schema: object) => JSON.stringify(schema));
  const compiled = compilingOnce(compile);
  const [one, same] = [compiled({ type: 'object' }), compiled({ type: 'object' })];
  expect(compile).not.toHaveBeenCalled();
  expect([one(), same(), one()]).toEqual(Array.from({ length: 3 }, () => '{"type":"object"}'));
  expect(compile).toHaveBeenCalledTimes(1);
});

// No start finds a mistake in a schema any more, so this does.
it('each schema of the contract can be compiled', () => {
  // The document's own parts are no keywords of a schema.
  const ajv = createAjv().addVocabulary(Object.keys(specification)).addSchema(specification, 'contract');
  const { schemas, ...others } = Object(specification['components']);
  const named = Object.keys(schemas).map((name) => `/components/schemas/${name}`);
  const ofParameters = placesOfSchemas(others, '/components');
  const ofOperations = placesOfSchemas(specification['paths'], '/paths');
  expect(named.length).toBeGreaterThan(100);
  expect(ofParameters.length).toBeGreaterThan(10);
  expect(ofOperations.length).toBeGreaterThan(100);
  for (const place of [...named, ...ofParameters, ...ofOperations])
    expect(ajv.compile({ $ref: `contract#${place}` }), place).toBeTypeOf('function');
});

/** JSON pointers, as parts of a URI, to what parameters, headers and bodies have as their `schema`. */
function placesOfSchemas(part: unknown, place: string): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => {
    const here = `${place}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
    return key === 'schema' ? [here] : placesOfSchemas(value, here);
  });
}

it('an answer is written by its schema', () => {
  const write = compileSerializer({ type: 'object', properties: { kept: { type: 'string' } } });
  expect(write({ kept: 'a', left: 'b' })).toBe('{"kept":"a"}');
});
