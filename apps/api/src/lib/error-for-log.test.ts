import { expect, it } from 'vitest';
import { errorForLog } from './error-for-log.ts';

it('a host that is not found is not named: of a mistyped DATABASE_URL it is a part of the password', () => {
  const error = Object.assign(new Error('getaddrinfo ENOTFOUND canary'), { code: 'ENOTFOUND', hostname: 'canary' });
  const logged = errorForLog(new Error('fetch failed', { cause: error }));
  expect(logged.cause).toMatchObject({ message: 'getaddrinfo ENOTFOUND', code: 'ENOTFOUND' });
  expect(JSON.stringify(logged)).not.toContain('canary');
});
