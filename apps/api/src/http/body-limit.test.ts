import { limits } from '@mutuals/api-client/limits';
import { describe, expect, it } from 'vitest';
import { operations } from '../contract.ts';
import { bodyLimitOf } from './body-limit.ts';

const taking = [...operations.values()].flatMap(({ id, body }) => (body === null ? [] : [{ id, body }]));
/**
 * Bodies with links, which are long and many, with the longest text, with a long one in three languages, with the
 * signature of an account that is a contract, or with hundreds of ids.
 */
const LONG = new Set([
  'createProfile',
  'updateProfile',
  'createTicket',
  'saveReply',
  'checkProof',
  'updatePreferences',
]);

describe('the length of a body', () => {
  it.each(taking)('of $id is bounded by its schema', ({ id, body }) => {
    const most = LONG.has(id) ? limits.bodyBytes : limits.bodyBytes / 4;
    expect(bodyLimitOf(body)).toBeGreaterThan(0);
    expect(bodyLimitOf(body)).toBeLessThanOrEqual(most);
  });

  it('follows what the schema takes: as many bytes as its longest texts may need, written as escapes', () => {
    const bytesFor = (maxLength: number) =>
      bodyLimitOf({ type: 'object', properties: { name: { type: 'string', maxLength } } });
    expect(bytesFor(1010) - bytesFor(1000)).toBe(120);
  });

  it('of a list is that of as many items as it may have', () => {
    const bytesFor = (maxItems: number) =>
      bodyLimitOf({ type: 'array', maxItems, items: { type: 'object', properties: { isOn: { type: 'boolean' } } } });
    expect(bytesFor(20) - bytesFor(10)).toBe(10 * '{"isOn":false,},'.length);
  });

  it.each([{ type: 'array', items: { type: 'boolean' } }, { type: 'object' }, {}])(
    'has to be bounded: %j is a mistake in the contract',
    (schema) => {
      expect(() => bodyLimitOf(schema)).toThrow(/without a bound/);
    },
  );
});
