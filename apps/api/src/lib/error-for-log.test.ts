import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { errorForLog, messageForLog } from './error-for-log.ts';

/** As PostgreSQL sends it. */
const refusedRow = (code: string, message: string) =>
  Object.assign(new DatabaseError(message, 0, 'error'), {
    code,
    constraint: 'messages_pkey',
    detail: 'Key (content)=(canary) already exists.',
  });

it('a host that is not found is not named: of a mistyped DATABASE_URL it is a part of the password', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND canary'), { code: 'ENOTFOUND', hostname: 'canary' });
  const logged = errorForLog(new Error('fetch failed', { cause: error }));
  expect(logged.cause).toMatchObject({ message: 'getaddrinfo ENOTFOUND', code: 'ENOTFOUND' });
  expect(JSON.stringify(logged)).not.toContain('canary');
});

it('a row that the database refuses is not told, but what refused it is', () => {
  const logged = errorForLog(refusedRow('23505', 'duplicate key value violates unique constraint "messages_pkey"'));
  expect(logged).toEqual({
    type: 'error',
    message: 'duplicate key value violates unique constraint "messages_pkey"',
    code: '23505',
    constraint: 'messages_pkey',
    stack: expect.stringMatching(/^\s+at /),
  });
});

it('a value that does not fit, and what a parser could not read, are not quoted', () => {
  expect(messageForLog(refusedRow('22P02', 'invalid input syntax for type uuid: "can"ary"'))).toBe(
    'invalid input syntax for type uuid: …',
  );
  expect(messageForLog(new SyntaxError(`Unexpected token 'c', "canary" is not valid JSON`))).toBe(
    'Unexpected token … is not valid JSON',
  );
  expect(messageForLog(new Error('no "canary" here'))).toBe('no "canary" here');
});

it('of the stack there is where it was thrown, without the message that begins it', () => {
  const { stack } = errorForLog(new Error('canary\nof two lines'));
  expect(stack).toMatch(/^\s+at .*error-for-log\.test/);
  expect(stack).not.toContain('canary');
});

it('what is thrown and is no error says its type alone, and a code or a constraint of another kind is left out', () => {
  expect(errorForLog('canary')).toEqual({
    type: 'string',
    message: 'Something was thrown that is no error.',
    stack: '',
  });
  const odd = errorForLog(Object.assign(new Error('Odd'), { code: 42, constraint: 'canary' }));
  expect(Object.keys(odd)).toEqual(['type', 'message', 'stack']);
});
