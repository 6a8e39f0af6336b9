import { describe, expect, it } from 'vitest';
import { contract, specification } from './contract.ts';
import { errorDefinitions } from '@mutuals/api-client/errors';

function at(...path: string[]): unknown {
  return path.reduce<unknown>((value, part) => Object(value)[part], specification);
}

function parameters(path: string, method: string): { name: string; in: string; schema: object }[] {
  const listed: unknown[] = [
    at('paths', path, 'parameters') ?? [],
    at('paths', path, method, 'parameters') ?? [],
  ].flat();
  return listed.map((parameter) => {
    const reference: unknown = Object(parameter).$ref;
    return typeof reference === 'string' ? Object(at(...reference.split('/').slice(1))) : Object(parameter);
  });
}

describe.each([...contract.values()])('$id', ({ path, method }) => {
  const operation = Object(at('paths', path, method.toLowerCase()));

  it('gives page, limit, offset and unreadOnly a default, as handlers rely on', () => {
    for (const { name, schema } of parameters(path, method.toLowerCase())) {
      if (['page', 'limit', 'offset', 'unreadOnly'].includes(name)) expect(schema, name).toHaveProperty('default');
    }
  });

  it('names errors that exist', () => {
    for (const code of operation['x-errors']) expect(errorDefinitions).toHaveProperty(code);
  });

  it('has one success, or several with a body', () => {
    const successes = Object.keys(operation.responses).filter((status) => status.startsWith('2'));
    expect(successes).not.toEqual([]);
    if (successes.length > 1) expect(successes).not.toContain('204');
  });
});
