import { gzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../contract.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../testing/test-app.ts';

let ctx: TestApp;
let alice: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  alice = await ctx.signIn('alice');
});
afterAll(() => ctx.close());

const JSON_TYPE = { 'content-type': 'application/json' };

function create(
  payload: string | Buffer,
  headers: Record<string, string> = JSON_TYPE,
): Promise<LightMyRequestResponse> {
  return ctx.app.inject({ method: 'POST', url: '/v1/profiles', headers: { ...alice.headers, ...headers }, payload });
}

function expectProblem(response: LightMyRequestResponse, status: number, code: string): void {
  expect({ status: response.statusCode, type: response.headers['content-type'], ...response.json() }).toMatchObject({
    status,
    type: `urn:mutuals:problem:${code}`,
    code,
    requestId: response.headers['x-request-id'],
  });
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.headers['cache-control']).toBe('no-store');
}

describe('a body', () => {
  it.each([
    '{',
    '',
    'nope',
    '{"name": undefined}',
    '[1,',
    "{'name': 1}",
    '{"__proto__": {"isAdmin": true}}',
    '{"constructor": {"prototype": {}}}',
  ])('that is no JSON of ours is refused: %s', async (payload) =>
    expectProblem(await create(payload), 400, 'malformed_json'),
  );

  it.each(['null', '[]', '"text"', '1', 'true'])('that is no object is refused: %s', async (payload) => {
    expectProblem(await create(payload), 400, 'validation_failed');
  });

  it('that is not there is refused, with and without a content type', async () => {
    const response = await ctx.app.inject({ method: 'POST', url: '/v1/profiles', headers: alice.headers });
    expectProblem(response, 400, 'validation_failed');
    expect(response.json()).toMatchObject({ errors: [{ path: 'body', code: 'required' }] });
  });

  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'nonsense',
  ])('of type %s is refused', async (type) => {
    expectProblem(
      await create(JSON.stringify(profileInput()), { 'content-type': type }),
      415,
      'unsupported_media_type',
    );
  });

  it('of more than 256 kB is refused', async () => {
    expectProblem(
      await create(JSON.stringify({ ...profileInput(), bio: 'x'.repeat(2 ** 20) })),
      413,
      'payload_too_large',
    );
    expectProblem(
      await create(JSON.stringify({ ...profileInput(), bio: 'x'.repeat(250_000) })),
      400,
      'validation_failed',
    );
  });

  it('that is not UTF-8 is refused', async () => {
    const bytes = Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
    expectProblem(await create(bytes), 400, 'invalid_text');
  });

  it.each([
    ['a NUL character', '{"name":"a\\u0000b"}'],
    ['a lone surrogate', '{"name":"\\ud800"}'],
    ['a NUL in the name of a field', '{"a\\u0000":1}'],
    ['a lone surrogate deep inside', '{"tags":[["\\udfff"]]}'],
  ])('with %s is refused', async (_name, payload) => expectProblem(await create(payload), 400, 'invalid_text'));

  it('nested deeper than any of ours is refused', async () => {
    expectProblem(await create(`{"tags":${'['.repeat(60_000)}${']'.repeat(60_000)}}`), 400, 'validation_failed');
  });

  it('names at most twenty fields that are wrong', async () => {
    const tags = Array.from({ length: 500 }, () => 1);
    const response = await create(JSON.stringify({ ...profileInput(), tags }));
    expect(response.json().errors).toHaveLength(20);
  });

  it.each([
    ['a list', { tags: Array.from({ length: 100_000 }, () => 1) }, 'body/tags'],
    [
      'lists in a list',
      { tags: Array.from({ length: 50 }, () => Array.from({ length: 50 }, () => [])) },
      'body/tags/18',
    ],
    ['fields', Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 1])), 'body'],
  ])(
    'with more values than any of ours is refused before they are looked at, one by one: %s',
    async (_what, more, path) => {
      const response = await create(JSON.stringify({ ...profileInput(), ...more }));
      expectProblem(response, 400, 'validation_failed');
      expect(response.json().errors).toEqual([{ path, code: 'too_many', message: expect.any(String) }]);
    },
  );

  it('is read no further than the longest one that its operation takes', async () => {
    const id = '01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01';
    const escaped = '\\ud83d\\ude00'.repeat(4000);
    const send = (content: string) =>
      ctx.app.inject({
        method: 'POST',
        url: `/v1/messaging/messages?profileId=${id}`,
        headers: { ...alice.headers, ...JSON_TYPE },
        payload: `{"conversationId":"${id}","type":"text","content":"${content}"}`,
      });
    expectProblem(await send(escaped), 404, 'acting_profile_not_found');
    expectProblem(await send('x'.repeat(90_000)), 413, 'payload_too_large');
  });
});

describe('a body that is packed', () => {
  it.each(['gzip', 'br', 'deflate', 'zstd', 'nonsense'])('as %s is refused, whatever it holds', async (coding) => {
    const headers = { ...JSON_TYPE, 'content-encoding': coding };
    expectProblem(await create(JSON.stringify(profileInput()), headers), 415, 'unsupported_media_type');
    expectProblem(await create(gzipSync('{}').subarray(0, 5), headers), 415, 'unsupported_media_type');
  });
});

describe('an unexpected body', () => {
  const takingNone = [...operations.values()].filter(({ body, takesFile }) => body === null && !takesFile);

  it('is refused by every operation that takes none, before it does anything', async () => {
    // As an owner: there is no other reason to refuse.
    await ctx.database.pool.query(`update users set role = 'owner' where id = $1`, [alice.id]);
    const id = '01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01';
    for (const operation of takingNone) {
      const path = Object.fromEntries(operation.parameters.map(({ name }) => [name, id]));
      const answer = await ctx.call(operation.id, { as: alice, path, body: { dryRun: true } });
      expect({ operation: operation.id, ...answer }).toMatchObject({
        operation: operation.id,
        status: 400,
        body: { code: 'validation_failed', errors: [{ path: 'body', code: 'not_allowed' }] },
      });
    }
  });

  it.each([
    ['application/json', '{'],
    ['text/plain', 'x'],
    ['nonsense', 'x'.repeat(2 ** 20)],
  ])('of type %s is not read', async (type, payload) => {
    const headers = { 'content-type': type };
    const answer = await ctx.call('markLikesViewed', { as: alice, body: payload, headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', errors: [{ path: 'body' }] } });
    expectProblem(await ctx.app.inject({ method: 'POST', url: '/v1/nothing', headers, payload }), 404, 'not_found');
  });

  it.each([{}, { 'content-length': '0' }, { 'content-type': 'application/json', 'content-length': '0' }])(
    'is none if it is empty: %j',
    async (headers) => {
      expect(await ctx.call('markLikesViewed', { as: alice, headers })).toMatchObject({ status: 200 });
    },
  );

  it('is one if nobody knows yet how long it is', async () => {
    const headers = { 'transfer-encoding': 'chunked' };
    expect(await ctx.call('markLikesViewed', { as: alice, headers })).toMatchObject({ status: 400 });
  });

  it('is refused after who sends it: a guest learns that they are one', async () => {
    const answer = await ctx.call('markLikesViewed', { body: {} });
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  });
});

describe('an address', () => {
  it.each([
    ['GET', '/v1/nothing'],
    ['GET', '/v1'],
    ['PATCH', '/v1/profiles'],
    ['DELETE', '/v1/home'],
    ['OPTIONS', '/v1/profiles'],
    ['GET', '/nothing'],
  ] as const)('that nothing answers is a problem: %s %s', async (method, url) => {
    expectProblem(await ctx.app.inject({ method, url, headers: alice.headers }), 404, 'not_found');
  });

  it('with a broken escape is refused', async () => {
    expectProblem(await ctx.app.inject({ url: '/v1/profiles/%E0%A4%A' }), 400, 'invalid_text');
  });

  it('with a NUL character is refused, in path and query', async () => {
    expectProblem(await ctx.app.inject({ url: '/v1/profiles/a%00b' }), 400, 'invalid_text');
    expectProblem(
      await ctx.app.inject({ url: '/v1/profiles/search?searchText=a%00b', headers: alice.headers }),
      400,
      'invalid_text',
    );
  });

  it.each(['x', '1', 'urn:uuid:01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01', '01930B5C-7A10-7C3E-9D42-5F0C1E2A3A01'])(
    'with the id %s is refused',
    async (id) => {
      expectProblem(await ctx.app.inject({ url: `/v1/profiles/${id}` }), 400, 'validation_failed');
    },
  );

  it.each(['1e999', '-1e999', 'Infinity', 'NaN'])('with a number that has no end is refused: %s', async (limit) => {
    const answer = await ctx.call('listNotifications', { as: alice, query: { limit } });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'query/limit' }] },
    });
  });

  it('that says a value twice is refused', async () => {
    expectProblem(
      await ctx.app.inject({ url: '/v1/profiles/search?page=1&page=2', headers: alice.headers }),
      400,
      'validation_failed',
    );
  });

  it('answers HEAD as GET, without a body', async () => {
    const response = await ctx.app.inject({ method: 'HEAD', url: '/v1/subscriptions/pricing' });
    expect({ status: response.statusCode, body: response.body }).toEqual({ status: 200, body: '' });
  });
});

it('answers are never cached, and may load and frame nothing', async () => {
  const { headers } = await ctx.app.inject({ url: '/v1/users/me', headers: alice.headers });
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  });
});

it('an error of the server says nothing about itself', async () => {
  const broken = await createTestApp();
  const user = await broken.signIn('alice');
  await broken.database.pool.query('drop table project_links');
  const response = await broken.app.inject({
    method: 'POST',
    url: '/v1/profiles',
    headers: user.headers,
    payload: profileInput(),
  });
  expectProblem(response, 500, 'internal_error');
  expect(response.body).not.toContain('project_links');
  await broken.close();
});

it.each([
  ['53100', 'is full'],
  ['53200', 'has no memory left'],
  ['25006', 'can only be read'],
  ['57014', 'takes too long'],
])('a database that says %s (%s) is a 503 that says when to try again', async (code) => {
  const full = await createTestApp();
  const user = await full.signIn('alice');
  await full.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$;
    create trigger refuse before insert on profiles execute function refuse()`);
  const response = await full.app.inject({
    method: 'POST',
    url: '/v1/profiles',
    headers: user.headers,
    payload: profileInput(),
  });
  expectProblem(response, 503, 'service_unavailable');
  expect(response.headers['retry-after']).toBe('2');
  await full.close();
});

it('a database that is away is a 503 that says when to try again', async () => {
  const alone = await createTestApp({ DATABASE_URL: 'postgres://127.0.0.1:1/nothing' });
  const response = await alone.app.inject({ url: '/v1/profiles/01930b5c-7a10-7c3e-9d42-5f0c1e2a3a01' });
  expectProblem(response, 503, 'service_unavailable');
  expect(response.headers['retry-after']).toBe('2');
  await alone.close();
});
