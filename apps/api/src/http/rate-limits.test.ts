import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../testing/test-app.ts';
import { TICKET_PICTURES_PATH } from '../domains/ticket-pictures/ticket-pictures.service.ts';
import type { AuthHeaders } from '../testing/test-identity.ts';
import { addressOf } from './rate-limits.ts';

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
  // Each attempt of a test begins a new minute.
  beforeEach(() => ctx.clock.advance(60_000));

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
    // Four of the 25 are used: the first read created the person, then came three searches.
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
    // Others at each attempt.
    const name = randomUUID().slice(0, 8);
    for (let number = 0; number < 10; number += 1) expect(await comes(`${name}_${number}`)).toBe(200);
    expect(await comes(`${name}_late`)).toBe(429);
    for (let number = 0; number < 10; number += 1) expect(await comes(`${name}_${number}`)).toBe(200);
    const { rows } = await ctx.database.pool.query('select privy_id from users where privy_id = any($1)', [
      [`did:privy:${name}_0`, `did:privy:${name}_late`],
    ]);
    expect(rows).toEqual([{ privy_id: `did:privy:${name}_0` }]);
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

it('a request whose connection was reset before it was read is counted like any other', () => {
  expect(addressOf({ ip: undefined })).toBe('unknown');
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['not an address', 'unknown'],
])('the address %s counts as %s', (ip, counted) => {
  expect(addressOf({ ip })).toBe(counted);
});

it('an office that looks at the pictures of tickets needs none of the pictures of links (D51)', async () => {
  const ctx = await createTestApp({ ...LIMITS, RATE_LIMIT_SHARE_PICTURES_PER_ADDRESS: '2' });
  const statuses = [];
  for (let count = 0; count < 41; count += 1)
    statuses.push((await ctx.app.inject({ url: `${TICKET_PICTURES_PATH}${randomUUID()}` })).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 40 }, () => 404), 429]);
  await ctx.close();
});

describe('three processes on one database (D54)', () => {
  let processes: TestApp[];
  beforeAll(async () => {
    const limits = {
      RATE_LIMIT_READS_PER_ADDRESS: '100',
      RATE_LIMIT_SIGN_INS_PER_ADDRESS: '20',
      RATE_LIMIT_SEARCHES_PER_ADDRESS: '30',
      RATE_LIMIT_WRITES_PER_ADDRESS: '50',
      RATE_LIMIT_SHARE_PICTURES_PER_ADDRESS: '30',
      RATE_LIMIT_READS_PER_USER: '120',
      RATE_LIMIT_SEARCHES_PER_USER: '30',
      RATE_LIMIT_WRITES_PER_USER: '30',
    };
    const first = await createTestApp(limits);
    const further = { ...limits, DATABASE_URL: first.config.databaseUrl };
    processes = [first, await createTestApp(further), await createTestApp(further)];
  });
  afterAll(async () => {
    // The database is dropped with the first.
    for (const process of processes.toReversed()) await process.close();
  });

  // Each attempt of a test begins a new minute.
  beforeEach(() => {
    for (const { clock } of processes) clock.advance(60_000);
  });

  /** How often each status is answered when every process gets this many requests at once. */
  async function atOnce(each: number, request: InjectOptions): Promise<Record<number, number>> {
    const answers = await Promise.all(
      processes.flatMap(({ app }) => Array.from({ length: each }, () => app.inject(request))),
    );
    for (const { statusCode, headers } of answers)
      expect(statusCode === 429).toBe(Number(headers['retry-after']) > 0 && Number(headers['retry-after']) <= 60);
    return countBy(answers.map(({ statusCode }) => statusCode));
  }

  /** The same, when every process gets one request after another: it refuses searches that are too many at once. */
  async function inTurn(
    each: number,
    requestOf: (process: number, number: number) => InjectOptions,
  ): Promise<Record<number, number>> {
    const answers = processes.map(async ({ app }, process) => {
      const statuses: number[] = [];
      for (let number = 0; number < each; number += 1)
        statuses.push((await app.inject(requestOf(process, number))).statusCode);
      return statuses;
    });
    return countBy((await Promise.all(answers)).flat());
  }

  it('count exact limits together', async () => {
    const badSignIn = { url: '/v1/users/me', remoteAddress: '10.7.0.1', headers: { authorization: 'Bearer a.b.c' } };
    expect(await atOnce(5, badSignIn)).toEqual({ 401: 15 });
    expect(await atOnce(5, badSignIn)).toEqual({ 401: 5, 429: 10 });
  });

  it('lease the rest in tens, never above the limit, and reset after a minute', async () => {
    const read = { url: '/v1/subscriptions/pricing', remoteAddress: '10.7.0.2' };
    expect(await atOnce(60, read)).toEqual({ 200: 100, 429: 80 });
    expect(await atOnce(1, read)).toEqual({ 429: 3 });
    for (const { clock } of processes) clock.advance(60_000);
    expect(await atOnce(1, read)).toEqual({ 200: 3 });
  });

  // A multiple of ten for each process, so that none leases what it does not use.
  it.each<[string, InjectOptions, number, Record<number, number>]>([
    ['searches', { url: '/v1/gallery/browse' }, 20, { 200: 30, 429: 30 }],
    ['writes', { method: 'POST', url: '/v1/profiles' }, 20, { 401: 50, 429: 10 }],
    ['share pictures', { url: '/share/nothing/en-0.png' }, 20, { 404: 30, 429: 30 }],
  ])('count the %s of an address together', async (what, request, each, statuses) => {
    const remoteAddress = `10.10.0.${what.length}`;
    expect(await inTurn(each, () => ({ ...request, remoteAddress }))).toEqual(statuses);
    expect(await inTurn(1, () => ({ ...request, remoteAddress: '10.10.1.1' }))).not.toHaveProperty('429');
  });

  it.each<[string, InjectOptions, number, Record<number, number>]>([
    // Each process has read once at the sign-in.
    ['reads', { url: '/v1/users/me' }, 49, { 200: 117, 429: 30 }],
    ['searches', { url: '/v1/profiles/search?searchText=builds' }, 20, { 200: 30, 429: 30 }],
    ['writes', { method: 'POST', url: '/v1/notifications/mark-all-read' }, 20, { 200: 30, 429: 30 }],
  ])('count the %s of a person together, from wherever they come', async (what, request, each, statuses) => {
    const headers: AuthHeaders[] = [];
    for (const process of processes) headers.push((await process.signIn(`person of ${what}`)).headers);
    const counted = await inTurn(each, (process, number) => ({
      ...request,
      headers: headers[process] ?? {},
      remoteAddress: `10.11.${process}.${number}`,
    }));
    expect(counted).toEqual(statuses);
  });

  it('ask the store once for ten requests', async () => {
    const [{ app, database }] = processes as [TestApp];
    for (let count = 0; count < 25; count += 1)
      await app.inject({ url: '/v1/subscriptions/pricing', remoteAddress: '10.7.0.3' });
    const { rows } = await database.pool.query(`select used from rate_limits where key = 'reads of 10.7.0.3'`);
    expect(rows).toEqual([{ used: 30 }]);
  });
});

describe('while the store is away (D54)', () => {
  let ctx: TestApp;
  beforeAll(async () => {
    ctx = await createTestApp({ ...LIMITS, DATABASE_URL: 'postgres://127.0.0.1:1/nothing' });
  });
  afterAll(() => ctx.close());
  beforeEach(() => ctx.clock.advance(60_000));

  it('reads pass by a limit in memory', async () => {
    const counted = [];
    for (let count = 0; count < 41; count += 1)
      counted.push((await ctx.app.inject({ url: '/v1/payments/network-config' })).statusCode);
    expect([counted.slice(0, 40).includes(429), counted.at(-1)]).toEqual([false, 429]);
  });

  it('exact limits fail', async () => {
    const answer = await ctx.app.inject({
      url: '/v1/users/me',
      remoteAddress: '10.8.0.1',
      headers: { authorization: 'Bearer a.b.c' },
    });
    expect(answer.json()).toMatchObject({ code: 'service_unavailable', status: 503 });
    expect(answer.headers['retry-after']).toBe('2');
  });
});

function countBy(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
