import { readContract } from '@mutuals/api-client/contract';
import { errorDefinitions } from '@mutuals/api-client/errors';
import { describe, expect, it } from 'vitest';
import { operations, resolve, specification } from './contract.ts';
import { compileSchema } from './testing/contract-schemas.ts';

describe.each([...operations.values()])('$id', ({ access, role, errors, isIdempotent, parameters, successes }) => {
  it('bounds every number that it takes', () => {
    for (const { name, schema } of parameters)
      if (schema['type'] === 'integer')
        expect(schema, name).toMatchObject({ minimum: expect.any(Number), maximum: expect.any(Number) });
  });

  it('names errors that exist', () => {
    for (const code of errors) expect(errorDefinitions).toHaveProperty(code);
  });

  it('has one success, or several with a body', () => {
    expect(successes.size).toBeGreaterThan(0);
    if (successes.size > 1) expect([...successes.values()]).not.toContain(null);
  });

  it('asks for a role only of a person, and may refuse', () => {
    if (role === null) return;
    expect(access).toBe('user');
    expect(errors).toContain('forbidden');
  });

  it('takes an Idempotency-Key only of a person, and with the errors of one', () => {
    if (!isIdempotent) return;
    expect(access).not.toBe('guest');
    expect(errors).toEqual(expect.arrayContaining(['idempotency_key_reused', 'idempotency_in_progress']));
  });
});

describe('a mistake in the contract', () => {
  const used = [...operations.values()].flatMap(({ id, parameters, body, successes }) => [
    ...parameters.map(({ name, schema }) => [`${name} of ${id}`, schema] as const),
    ...[body, ...successes.values()].flatMap((schema) =>
      schema === null ? [] : [[`a body of ${id}`, schema] as const],
    ),
  ]);

  it.each([...Object.entries<object>(Object(resolve('#/components/schemas'))), ...used])(
    'would fail: %s has only keywords that mean something',
    (_name, schema) => {
      expect(() => compileSchema(schema)).not.toThrow();
    },
  );

  it.each([
    { type: 'string', maxLenght: 80 },
    { type: 'string', minimum: 1 },
    { type: 'object', property: { name: { type: 'string' } } },
    { type: 'text' },
  ])('fails: %j', (schema) => {
    expect(() => compileSchema(schema)).toThrow();
  });

  const edited = (change: (operation: Record<string, unknown>) => void) => {
    const copy = structuredClone(specification);
    change(Object(copy['paths'])['/users/me'].get);
    return () => readContract(copy);
  };
  it.each<[string, (operation: Record<string, unknown>) => void]>([
    ['a keyword of our own that means nothing', (operation) => (operation['x-acess'] = 'guest')],
    ['an access that is none', (operation) => (operation['x-access'] = 'anybody')],
    ['no list of errors', (operation) => delete operation['x-errors']],
    ['no operationId', (operation) => delete operation['operationId']],
  ])('fails: an operation with %s', (_what, change) => {
    expect(edited(() => undefined)).not.toThrow();
    expect(edited(change)).toThrow(/^openapi\.yaml: /);
  });
});
