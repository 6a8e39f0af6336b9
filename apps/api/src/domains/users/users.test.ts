import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { HOUR_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { findUser, updateIdentity } from './users.repository.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:root', OWNER_PRIVY_IDS: 'did:privy:chief' });
});
afterAll(() => ctx.close());

describe('first sight (D34)', () => {
  it('makes the user from the identity token', async () => {
    const headers = await ctx.identity.headersOf({
      handle: 'ada_builds',
      name: 'Ada',
      walletAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    });
    expect(await ctx.ok('getMe', { as: headers })).toMatchObject({
      privyId: 'did:privy:ada_builds',
      displayName: 'Ada',
      avatar: 'https://pbs.twimg.com/ada_builds.jpg',
      twitterUsername: 'ada_builds',
      isAdmin: false,
      subscription: { tier: 'free' },
      language: 'en',
      createdAt: '2026-11-20T09:00:00.000Z',
      linkedAccounts: [
        { type: 'twitter_oauth', username: 'ada_builds' },
        { type: 'wallet', address: '0x52908400098527886E0F7030069857D2E4169EE7' },
      ],
    });
  });

  it('makes one user of twenty requests at once', async () => {
    const headers = await ctx.identity.headersOf('crowd');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ctx.ok('getMe', { as: headers })));
    expect(new Set(answers.map((user) => user._id)).size).toBe(1);
  });

  it('asks for the identity token of somebody unknown', async () => {
    const authorization = `Bearer ${await ctx.identity.accessToken('stranger')}`;
    expect(await ctx.call('getMe', { as: { authorization } })).toMatchObject({
      status: 401,
      body: { code: 'identity_required' },
    });
  });

  it('needs only the access token of a known person', async () => {
    const known = await ctx.signIn('known');
    const authorization = `Bearer ${await ctx.identity.accessToken('known')}`;
    expect(await ctx.ok('getMe', { as: { authorization } })).toMatchObject({ _id: known.id });
  });

  it('takes no picture from another place than the identity service names', async () => {
    const headers = await ctx.identity.headersOf({ handle: 'spoof', pictureUrl: 'https://evil.example/pixel.gif' });
    expect(await ctx.ok('getMe', { as: headers })).toMatchObject({ avatar: null });
  });

  it('takes control characters and lone surrogates out of names', async () => {
    const headers = await ctx.identity.headersOf({ handle: 'odd', name: 'O\0dd\uD800 one\n' });
    expect(await ctx.ok('getMe', { as: headers })).toMatchObject({ displayName: 'Odd\uFFFD one' });
  });
});

describe('a newer identity token', () => {
  it('brings handle and picture up to date, and leaves what the person chose', async () => {
    await ctx.signIn({ handle: 'renamer', name: 'First name' });
    ctx.clock.advance(MINUTE_MS);
    const subject = ctx.identity.privyIdOf('renamer');
    const [access, identity] = await Promise.all([
      ctx.identity.accessToken('renamer'),
      ctx.identity.identityToken({ handle: 'new_handle', name: 'Second name' }, { subject }),
    ]);
    const me = await ctx.ok('getMe', { as: { authorization: `Bearer ${access}`, 'privy-id-token': identity } });
    expect(me).toMatchObject({
      displayName: 'First name',
      twitterUsername: 'new_handle',
      avatar: 'https://pbs.twimg.com/new_handle.jpg',
    });
  });

  it('is not undone by an older one', async () => {
    const old = await ctx.identity.headersOf({ handle: 'steady', walletAddress: '0xold' });
    ctx.clock.advance(MINUTE_MS);
    await ctx.signIn({ handle: 'steady', walletAddress: '0xnew' });
    const { linkedAccounts } = await ctx.ok('getMe', { as: old });
    expect(linkedAccounts).toContainEqual({ type: 'wallet', address: '0xnew' });
  });

  it('is not undone by an older one that was compared with what was stored before', async () => {
    const { db } = ctx.database;
    const { id, privyId } = await ctx.signIn('racer');
    const racer = { id, privy_id: privyId };
    const saying = (wallet_address: string, minutes: number) => ({
      twitter_username: 'racer',
      twitter_avatar_url: null,
      twitter_created_at: null,
      twitter_signed_in_at: null,
      wallet_address,
      email: null,
      identity_issued_at: new Date(ctx.clock.now().getTime() + minutes * MINUTE_MS),
    });
    expect(await updateIdentity(db, racer, saying('0xnew', 2))).toMatchObject({ wallet_address: '0xnew' });
    expect(await updateIdentity(db, racer, saying('0xold', 1))).toBeUndefined();
    expect(await updateIdentity(db, racer, saying('0xsame', 2))).toBeUndefined();
    expect(await findUser(db, id)).toMatchObject({ wallet_address: '0xnew' });
  });
});

describe('tokens that prove nothing', () => {
  it.each([
    ['another issuer', { issuer: 'evil.example' }],
    ['another audience', { audience: 'another-app' }],
  ])('refuses %s', async (_name, claims) => {
    expect(await ctx.call('getMe', { as: await ctx.identity.headersOf('mallory', claims) })).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
  });

  it('refuses a key of somebody else', async () => {
    expect(await ctx.call('getMe', { as: await ctx.identity.forgedHeadersOf('mallory') })).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
  });

  it.each(['none', 'HS256'])('refuses the algorithm %s', async (alg) => {
    const [, payload = ''] = (await ctx.identity.accessToken('mallory')).split('.');
    const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT', kid: 'test-key' })).toString('base64url');
    for (const signature of ['', 'c2lnbmF0dXJl']) {
      const authorization = `Bearer ${header}.${payload}.${signature}`;
      expect(await ctx.call('getMe', { as: { authorization } })).toMatchObject({
        status: 401,
        body: { code: 'token_invalid' },
      });
    }
  });

  it.each(['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic dXNlcjpwYXNz', 'nonsense', 'Bearer ..', 'Bearer eyJ.eyJ.eyJ'])(
    'refuses "%s"',
    async (authorization) => {
      expect(await ctx.call('getMe', { as: { authorization } })).toMatchObject({
        status: 401,
        body: { code: 'token_invalid' },
      });
    },
  );

  it('refuses the identity of another person', async () => {
    const { authorization = '' } = await ctx.identity.headersOf('one');
    const other = await ctx.identity.identityToken({ handle: 'other' });
    expect(await ctx.call('getMe', { as: { authorization, 'privy-id-token': other } })).toMatchObject({
      status: 401,
      body: { code: 'token_invalid' },
    });
  });

  it('refuses an access token in the place of the identity token', async () => {
    const token = await ctx.identity.accessToken('swapped');
    expect(
      await ctx.call('getMe', { as: { authorization: `Bearer ${token}`, 'privy-id-token': token } }),
    ).toMatchObject({ body: { code: 'token_invalid' } });
  });

  it('says when a token has ended, also one that was good a moment ago', async () => {
    const user = await ctx.signIn('sleeper');
    ctx.clock.advance(HOUR_MS);
    expect(await ctx.call('getMe', { as: user })).toMatchObject({ status: 401, body: { code: 'token_expired' } });
  });

  it('are refused where guests may call, too', async () => {
    expect(await ctx.call('getPricing', { as: await ctx.identity.forgedHeadersOf('mallory') })).toMatchObject({
      status: 401,
    });
  });
});

describe('what a person may change', () => {
  it('is display name, picture and language, one by one', async () => {
    const user = await ctx.signIn({ handle: 'chooser', name: 'Chooser' });
    expect(await ctx.ok('updateAuthProfile', { as: user, body: { language: 'zh' } })).toMatchObject({
      language: 'zh',
      displayName: 'Chooser',
    });
    expect(await ctx.ok('updateAuthProfile', { as: user, body: { displayName: '  名字  ' } })).toMatchObject({
      language: 'zh',
      displayName: '名字',
    });
    expect(await ctx.ok('getAuthProfile', { as: user })).toEqual(await ctx.ok('getMe', { as: user }));
  });

  it.each([
    { isAdmin: true },
    { tier: 'premium' },
    { twitterUsername: 'x' },
    { privyId: 'x' },
    {},
    { displayName: '   ' },
  ])('is not %j', async (body) => {
    const user = await ctx.signIn('greedy');
    expect(await ctx.call('updateAuthProfile', { as: user, body })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
    expect(await ctx.ok('getMe', { as: user })).toMatchObject({
      isAdmin: false,
      subscription: { tier: 'free' },
      displayName: 'greedy',
    });
  });

  it('takes own uploads and the identity picture, and no other address (D35, D55)', async () => {
    const user = await ctx.signIn('painter');
    const good = [await ctx.newPicture(user, 'avatar'), 'https://pbs.twimg.com/painter.jpg'];
    for (const avatar of good)
      expect(await ctx.ok('updateAuthProfile', { as: user, body: { avatar } })).toMatchObject({ avatar });
    const bad = [
      'https://evil.example/a.png',
      'https://pbs.twimg.com/somebody_else.jpg',
      'https://static.klipy.com/ii/1f/rocket-md.webp',
      'http://localhost:3000/pictures/a.png',
      await ctx.newPicture(await ctx.signIn('neighbour'), 'avatar'),
    ];
    for (const avatar of bad) {
      expect(await ctx.call('updateAuthProfile', { as: user, body: { avatar } })).toMatchObject({
        status: 400,
        body: { code: 'picture_not_allowed', errors: [{ path: 'body/avatar', code: 'not_allowed' }] },
      });
    }
    expect(await ctx.ok('updateAuthProfile', { as: user, body: { avatar: null } })).toMatchObject({
      avatar: 'https://pbs.twimg.com/painter.jpg',
    });
  });
});

describe('the team (D50)', () => {
  const isAdmin = async (handle: string) => (await ctx.ok('getMe', { as: await ctx.signIn(handle) })).isAdmin;
  const name = async (as: TestUser, target: TestUser, role: string | null) =>
    ctx.call('updateRole', { as, body: { targetUserId: target.privyId, role } });

  it('begins with those that the configuration names', async () => {
    expect([await isAdmin('root'), await isAdmin('chief'), await isAdmin('toor')]).toEqual([true, true, false]);
  });

  it('has the roles that an owner names, from the next request on, until an owner takes them', async () => {
    const [chief, helper] = [await ctx.signIn('chief'), await ctx.signIn('helper')];
    const mayRead = async () => (await ctx.call('listUsers', { as: helper })).status;
    expect(await mayRead()).toBe(403);
    for (const [role, admin] of [
      ['support', false],
      ['admin', true],
      ['owner', true],
    ] as const) {
      expect(await name(chief, helper, role)).toMatchObject({ status: 200, body: { isAdmin: admin } });
      expect(await mayRead()).toBe(200);
    }
    expect((await name(helper, chief, null)).status).toBe(200);
    expect(await isAdmin('chief')).toBe(true);
    expect((await name(chief, helper, null)).body.isAdmin).toBe(false);
    expect(await mayRead()).toBe(403);
  });

  it('changes only by somebody who signed in within 12 hours', async () => {
    const signedInAt = new Date(ctx.clock.now().getTime() - 12 * 3_600_000 - 1000);
    const chief = await ctx.signIn({ handle: 'chief', signedInAt });
    expect(await name(chief, await ctx.signIn('helper'), 'admin')).toMatchObject({
      status: 403,
      body: { code: 'sign_in_too_old' },
    });
  });

  it('finds nobody for an unknown id', async () => {
    const nobody = { targetUserId: 'did:privy:nobody', role: 'admin' };
    expect(await ctx.call('updateRole', { as: await ctx.signIn('chief'), body: nobody })).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  });

  it('reads everyone, the newest first, page by page', async () => {
    const chief = await ctx.signIn('chief');
    ctx.clock.advance(MINUTE_MS);
    const newest = await ctx.signIn('newest');
    const { data, meta } = await ctx.ok('listUsers', { as: chief, query: { limit: 2 } });
    expect(data.map(({ _id }) => _id)[0]).toBe(newest.id);
    const all = [];
    for (let page = 1; page <= meta.totalPages; page += 1)
      all.push(...(await ctx.ok('listUsers', { as: chief, query: { limit: 2, page } })).data);
    expect(new Set(all.map(({ privyId }) => privyId)).size).toBe(meta.total);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  });

  it('finds people by a part of name, handle or wallet, by Privy id, by tier and by role', async () => {
    const chief = await ctx.signIn('chief');
    const walletAddress = '0xAbCdEf0123456789aBcDeF0123456789abcdef01';
    const zoe = await ctx.signIn({ handle: 'zoe_makes', name: 'Zoë Quist', walletAddress });
    const find = async (query: Record<string, string | boolean>) =>
      (await ctx.ok('listUsers', { as: chief, query })).data.map(({ privyId }) => privyId);
    for (const search of ['quist', 'OE_MAKES', 'bcdef0123', zoe.privyId])
      expect([search, await find({ search })]).toEqual([search, [zoe.privyId]]);
    expect(await find({ search: 'zoe%makes' })).toEqual([]);
    await ctx.setTier(zoe, 'premium_plus');
    expect(await find({ tier: 'premium_plus' })).toEqual([zoe.privyId]);
    await name(chief, zoe, 'support');
    expect(await find({ inTeam: true })).toEqual([zoe.privyId]);
    expect(await find({ inTeam: false })).not.toContain(zoe.privyId);
  });
});
