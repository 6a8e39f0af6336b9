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
  const names = Object.keys(Object(specification['components']).schemas);
  expect(names.length).toBeGreaterThan(100);
  for (const name of names)
    expect(ajv.compile({ $ref: `contract#/components/schemas/${name}` }), name).toBeTypeOf('function');
});

it('an answer is written by its schema', () => {
  const write = compileSerializer({ type: 'object', properties: { kept: { type: 'string' } } });
  expect(write({ kept: 'a', left: 'b' })).toBe('{"kept":"a"}');
});
