import fastify, { LogController } from 'fastify';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { S3ServiceError } from 's3mini';
import { StorageUnavailable } from '../integrations/storage/storage.ts';
import { Problem } from '../problem.ts';
import { IdentityUnavailable, TokenError } from '../integrations/identity/identity.ts';
import { registerErrors, toProblem } from './errors.ts';

/** Runs a request whose handler fails; returns its status and the level of its log line. */
async function failing(fail: () => unknown): Promise<{ status: number; levels: unknown[] }> {
  const levels: unknown[] = [];
  const write = (line: string): void => void levels.push(JSON.parse(line).level);
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ logger: { level: 'info', stream: { write } }, logController });
  registerErrors(app);
  app.get('/', { handlerTimeout: 20 }, async () => fail());
  const { statusCode } = await app.inject('/');
  await app.close();
  return { status: statusCode, levels };
}

const says = (code: string): DatabaseError => Object.assign(new DatabaseError('no', 0, 'error'), { code });
const raise = (error: Error) => (): never => {
  throw error;
};
const failed = (code: string): Error => Object.assign(new Error('no'), { code });
const refused = (status: number): Error =>
  new StorageUnavailable('no', { cause: new S3ServiceError('no', status, 'Refused') });
const WARNING = 40;
const ERROR = 50;

describe('in the log', () => {
  it.each([
    ['a request that takes too long, such as a slow upload', () => new Promise(() => undefined)],
    ['a crowd that is told to come again', raise(new Problem('service_unavailable', { retryAfter: 2 }))],
    ['a service that does not answer', raise(new Problem('gifs_unavailable', { cause: new Error('HTTP 503') }))],
    ['a crowd that waits for a connection', raise(new Error('timeout exceeded when trying to connect'))],
    ['a crowd on one row', raise(says('57014'))],
    ['a store of pictures that does not answer', raise(new StorageUnavailable('no', { cause: failed('ECONNRESET') }))],
    ['a store of pictures that asks for less', raise(refused(429))],
    ['a store of pictures with a fault of its own', raise(refused(503))],
    ['a crowd whose transactions are in each other’s way', raise(says('40P01'))],
  ])('%s is a warning: strangers can cause it', async (_what, fail) => {
    expect(await failing(fail)).toEqual({ status: 503, levels: [WARNING] });
  });

  it.each([
    ['a mistake of the server', 500, raise(new TypeError('x is undefined'))],
    ['a full disk', 503, raise(says('53100'))],
    ['a full disk of pictures', 503, raise(new StorageUnavailable('no', { cause: failed('ENOSPC') }))],
    ['a folder of pictures that is read-only', 503, raise(new StorageUnavailable('no', { cause: failed('EROFS') }))],
    ['a key of the store that was taken back', 503, raise(refused(403))],
    ['a bucket that is gone', 503, raise(refused(404))],
    ['a database that stops', 503, raise(says('57P01'))],
    ['a database that refuses connections', 503, raise(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }))],
  ])('%s is an error: somebody must mend it', async (_what, status, fail) => {
    expect(await failing(fail)).toEqual({ status, levels: [ERROR] });
  });

  it('a mistake of the caller leaves no line', async () => {
    expect(await failing(raise(new Problem('profile_not_found')))).toEqual({ status: 404, levels: [] });
  });
});

describe('is answered as', () => {
  const refused = (statusCode: number, code = 'FST_ERR_OF_A_PLUGIN') =>
    Object.assign(new Error('no'), { statusCode, code });
  it.each<[string, Error, string]>([
    ['a token that is over', new TokenError('expired'), 'token_expired'],
    ['a token that proves nothing', new TokenError('invalid'), 'token_invalid'],
    ['a sign-in service that is away', new IdentityUnavailable('away'), 'service_unavailable'],
    ['a store of pictures that is away', new StorageUnavailable('away'), 'service_unavailable'],
    ['a database that is away', Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), 'service_unavailable'],
    ['a body that is too large', refused(413, 'FST_ERR_CTP_BODY_TOO_LARGE'), 'payload_too_large'],
    ['an address that is too long', refused(414, 'FST_ERR_MAX_PARAM_LENGTH'), 'not_found'],
    ['a file outside of its folder', refused(403, 'FST_STATIC_FORBIDDEN_PATH'), 'not_found'],
    ['the least refusal of a plugin', refused(400), 'malformed_request'],
    ['the last refusal of a plugin', refused(499), 'malformed_request'],
    ['what a plugin does not refuse', refused(399), 'internal_error'],
    ['a failure of a plugin', refused(500), 'internal_error'],
    ['any other error', new TypeError('x is undefined'), 'internal_error'],
  ])('%s', (_what, error, code) => {
    expect(toProblem(error).code).toBe(code);
  });

  it('what it already is', () => {
    const problem = new Problem('rate_limited', { retryAfter: 3 });
    expect(toProblem(problem)).toBe(problem);
  });
});
