import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { AuthHeaders } from '../testing/test-identity.ts';

const FOR_ALL = '/v1/subscriptions/pricing';
const SIGNED_IN = '/v1/users/me';
const LINK_MIGRATION = '/v1/admin/migrations/normalize-links';
const TEAM = { support: '/v1/tickets/admin/all', admin: '/v1/admin/audit' };

let ctx: TestApp;
let ada: AuthHeaders;
beforeAll(async () => {
  ctx = await createTestApp({
    OWNER_PRIVY_IDS: 'did:privy:chief',
    ADMIN_PRIVY_IDS: 'did:privy:admin',
    SUPPORT_PRIVY_IDS: 'did:privy:helper',
  });
  ({ headers: ada } = await ctx.signIn('ada'));
});
afterAll(() => ctx.close());

async function answer(url: string, headers: AuthHeaders = {}): Promise<[status: number, code: unknown]> {
  const response = await ctx.app.inject({ url, headers });
  return [response.statusCode, response.json().code];
}
const access = (authorization: string): AuthHeaders => ({ ...ada, authorization });
const token = (): string => ada['authorization']?.split(' ')[1] ?? '';

describe('who calls', () => {
  it('needs no token where guests may call, and a good one anywhere else', async () => {
    expect(await answer(FOR_ALL)).toEqual([200, undefined]);
    expect(await answer(SIGNED_IN)).toEqual([401, 'unauthenticated']);
    expect(await answer(SIGNED_IN, ada)).toEqual([200, undefined]);
    expect(await answer('/livez', await ctx.identity.forgedHeadersOf('ada'))).toEqual([200, undefined]);
  });

  it('who sends a token sends a good one, also where guests may call', async () => {
    for (const url of [FOR_ALL, SIGNED_IN]) {
      expect(await answer(url, await ctx.identity.forgedHeadersOf('ada'))).toEqual([401, 'token_invalid']);
      expect(await answer(url, await ctx.identity.headersOf('ada', { lifetimeS: -1 }))).toEqual([401, 'token_expired']);
      for (const bad of ['', 'Bearer', 'Bearer ', token(), `Basic ${token()}`, `Bearer ${token()} more`, `Bearer a b`])
        expect(await answer(url, access(bad)), bad).toEqual([401, 'token_invalid']);
    }
  });

  it('may write the scheme in any case, with spaces around the token', async () => {
    expect(await answer(SIGNED_IN, access(`bearer  ${token()} `))).toEqual([200, undefined]);
  });

  it('may leave the identity token out or empty once they are known, and must own the one that they send', async () => {
    const { authorization = '' } = ada;
    expect(await answer(SIGNED_IN, { authorization })).toEqual([200, undefined]);
    expect(await answer(SIGNED_IN, { authorization, 'privy-id-token': '' })).toEqual([200, undefined]);
    const { 'privy-id-token': other = '' } = await ctx.identity.headersOf('lin');
    expect(await answer(SIGNED_IN, { authorization, 'privy-id-token': other })).toEqual([401, 'token_invalid']);
  });
});

describe('each request', () => {
  const limits = {
    RATE_LIMIT_READS_PER_ADDRESS: '9',
    RATE_LIMIT_READS_PER_USER: '4',
    RATE_LIMIT_SIGN_INS_PER_ADDRESS: '2',
  };
  let few: TestApp;
  beforeAll(async () => {
    few = await createTestApp(limits);
  });
  afterAll(() => few.close());
  /** The statuses of so many requests, one after another. */
  async function statuses(times: number, url: string, headers: AuthHeaders, addressOf: (time: number) => string) {
    const answers: number[] = [];
    for (let time = 0; time < times; time += 1)
      answers.push((await few.app.inject({ url, headers, remoteAddress: addressOf(time) })).statusCode);
    return answers;
  }

  it('counts for its address, also where nobody is signed in', async () => {
    const guests = await statuses(10, FOR_ALL, {}, () => '10.1.0.1');
    expect(guests).toEqual([...Array.from({ length: 9 }, () => 200), 429]);
  });

  it('counts for its person, wherever they are, and for nobody else', async () => {
    for (const handle of ['ada', 'lin']) {
      const headers = await few.identity.headersOf(handle);
      const answers = await statuses(5, SIGNED_IN, headers, (time) => `10.2.${handle.length}.${time}`);
      expect(answers, handle).toEqual([200, 200, 200, 200, 429]);
    }
  });

  it('with an invalid token counts as a sign-in, with one that is over it does not', async () => {
    const forged = await few.identity.forgedHeadersOf('eve');
    expect(await statuses(3, SIGNED_IN, forged, () => '10.3.0.1')).toEqual([401, 401, 429]);
    const over = await few.identity.headersOf('eve', { lifetimeS: -1 });
    expect(await statuses(3, SIGNED_IN, over, () => '10.3.0.2')).toEqual([401, 401, 401]);
  });
});

describe('somebody', () => {
  it('who signed out everywhere is out, with the same token', async () => {
    const user = await ctx.signIn('out');
    await ctx.ok('signOutEverywhere', { as: user });
    expect(await answer(SIGNED_IN, user.headers)).toEqual([401, 'signed_out']);
  });

  it('who leaves is a guest where guests may call, and refused where they may not', async () => {
    const user = await ctx.signIn('leaving');
    const { _id } = await ctx.newProfile(user);
    await ctx.ok('deleteMe', { as: user });
    expect(await answer('/v1/bookmarks', user.headers)).toEqual([403, 'account_deletion_pending']);
    expect(await answer(`/v1/profiles/${_id}`, user.headers)).toEqual([404, 'profile_not_found']);
    expect(await answer(FOR_ALL, user.headers)).toEqual([200, undefined]);
  });
});

describe('an operation of the team', () => {
  it.each([
    ['ada', 403, 403],
    ['helper', 200, 403],
    ['admin', 200, 200],
    ['chief', 200, 200],
  ])('answers %s: %i for support, %i for admins (D50)', async (handle, support, admin) => {
    const { headers } = await ctx.signIn(handle);
    expect([(await answer(TEAM.support, headers))[0], (await answer(TEAM.admin, headers))[0]]).toEqual([
      support,
      admin,
    ]);
  });

  it('refuses who has no role before a body is read, and others once it is understood', async () => {
    const send = async (handle: string) => {
      const headers = { ...(await ctx.identity.headersOf(handle)), 'content-type': 'application/json' };
      const response = await ctx.app.inject({ method: 'POST', url: LINK_MIGRATION, headers, payload: '{}' });
      return [response.statusCode, response.json().code];
    };
    expect(await send('ada')).toEqual([403, 'forbidden']);
    expect(await send('helper')).toEqual([400, 'validation_failed']);
  });

  it('is no other for a guest than any that needs somebody signed in', async () => {
    for (const url of Object.values(TEAM)) expect(await answer(url)).toEqual([401, 'unauthenticated']);
  });
});
