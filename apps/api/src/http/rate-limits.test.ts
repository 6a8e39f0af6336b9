import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../testing/test-app.ts';
import { createRateLimiter } from './rate-limits.ts';

const LIMITS = {
  RATE_LIMIT_READS_PER_USER: '25',
  RATE_LIMIT_READS_PER_ADDRESS: '40',
  RATE_LIMIT_SEARCHES_PER_USER: '2',
  RATE_LIMIT_WRITES_PER_USER: '3',
  RATE_LIMIT_WRITES_PER_ADDRESS: '8',
  RATE_LIMIT_SIGN_INS_PER_ADDRESS: '10',
};

describe('limits on requests (D40)', () => {
  let ctx: TestApp;
  const at = (remoteAddress: string, user: TestUser, headers: Record<string, string> = {}) =>
    ctx.app.inject({
      method: 'POST',
      url: '/v1/profiles',
      remoteAddress,
      headers: { ...user.headers, ...headers },
      payload: profileInput(),
    });
  beforeAll(async () => {
    ctx = await createTestApp(LIMITS);
  });
  afterAll(() => ctx.close());

  it('count the writes of a person, from wherever they come, and say when to try again', async () => {
    const user = await ctx.signIn('writer');
    const statuses = [];
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'])
      statuses.push((await at(address, user)).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    const refused = await at('10.0.0.5', user);
    expect(refused.json()).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  it('count the reads of a person, and searches more tightly (D54)', async () => {
    const user = await ctx.signIn('reader');
    const read = (remoteAddress: string, url = '/v1/users/me') =>
      ctx.app.inject({ url, remoteAddress, headers: user.headers });
    const search = () => read('10.3.0.1', '/v1/profiles/search?searchText=builds');
    expect([(await search()).statusCode, (await search()).statusCode]).toEqual([200, 200]);
    const refused = await search();
    expect(refused.json()).toMatchObject({ code: 'rate_limited', status: 429 });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const statuses = [];
    // Four of the 25 are spent: the first reading made the person, then came three searches.
    for (let count = 0; count < 22; count += 1) statuses.push((await read(`10.3.1.${count}`)).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it('count the reads of an address, whoever reads', async () => {
    const statuses = [];
    for (let count = 0; count < 41; count += 1)
      statuses.push((await ctx.app.inject({ url: '/v1/subscriptions/pricing', remoteAddress: '10.4.0.1' })).statusCode);
    expect(statuses.slice(-2)).toEqual([200, 429]);
  });

  it('count the writes of an address, whoever writes, and believe no forwarded address', async () => {
    const statuses = [];
    for (let count = 0; count < 9; count += 1) {
      const answer = await ctx.app.inject({
        method: 'POST',
        url: '/v1/profiles',
        remoteAddress: '10.1.0.1',
        headers: { 'x-forwarded-for': `192.0.2.${count}`, forwarded: `for=192.0.2.${count}` },
      });
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 429]);
  });

  it('count the tokens of an address that prove nothing, and never keep a good one out', async () => {
    const answerTo = async (token: string) =>
      (
        await ctx.app.inject({
          url: '/v1/users/me',
          remoteAddress: '10.2.0.1',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    const statuses = [];
    for (let times = 0; times < 11; times += 1) statuses.push(await answerTo(`a.b.${times}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 429]);
    expect(await answerTo(await ctx.identity.accessToken('writer', { lifetimeS: -1 }))).toBe(401);
    for (let times = 1; times < 20; times += 1)
      expect(await answerTo(await ctx.identity.accessToken('writer', { lifetimeS: times }))).toBe(200);
  });

  it('count the people who come for the first time, not those who come back', async () => {
    const comes = async (handle: string) =>
      (
        await ctx.app.inject({
          url: '/v1/users/me',
          remoteAddress: '10.5.0.1',
          headers: await ctx.identity.headersOf(handle),
        })
      ).statusCode;
    for (let number = 0; number < 10; number += 1) expect(await comes(`newcomer${number}`)).toBe(200);
    expect(await comes('one_too_many')).toBe(429);
    for (let number = 0; number < 10; number += 1) expect(await comes(`newcomer${number}`)).toBe(200);
    const { rows } = await ctx.database.pool.query(`select from users where privy_id like '%one_too_many'`);
    expect(rows).toEqual([]);
  });

  it('count an IPv6 network as one address', async () => {
    const statuses = [];
    for (let count = 0; count < 9; count += 1) {
      statuses.push(
        (await ctx.app.inject({ method: 'POST', url: '/v1/profiles', remoteAddress: `2001:db8:1:2::${count}` }))
          .statusCode,
      );
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

it('a proxy that the configuration names is believed', async () => {
  const ctx = await createTestApp({ ...LIMITS, TRUST_PROXY: '10.9.9.9' });
  for (let count = 0; count < 12; count += 1) {
    const headers = { 'x-forwarded-for': `192.0.2.${count}` };
    const answer = await ctx.app.inject({ method: 'POST', url: '/v1/profiles', remoteAddress: '10.9.9.9', headers });
    expect(answer.statusCode).toBe(401);
  }
  await ctx.close();
});

it('a request whose connection was reset before it was read is counted like any other', async () => {
  const app = fastify();
  const limits = {
    readsPerUser: 10,
    readsPerAddress: 10,
    searchesPerUser: 10,
    searchesPerAddress: 10,
    writesPerUser: 1,
    writesPerAddress: 1,
    signInsPerAddress: 1,
    sharePicturesPerAddress: 1,
  };
  const limiter = await createRateLimiter(app, limits);
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request.raw.socket, 'remoteAddress', { value: undefined });
    expect(request.ip).toBeUndefined();
    await limiter.countRequestOfAddress(request);
    await limiter.countSignIn(request);
  });
  app.setErrorHandler((error, _request, reply) => reply.send({ code: Object(error).code }));
  app.post('/', async () => ({ code: null }));
  expect((await app.inject({ method: 'POST', url: '/' })).json()).toEqual({ code: null });
  expect((await app.inject({ method: 'POST', url: '/' })).json()).toEqual({ code: 'rate_limited' });
  await app.close();
});
