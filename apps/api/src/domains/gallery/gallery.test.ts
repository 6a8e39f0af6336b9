import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { newMatch } from '../../testing/fixtures.ts';
import { galleryJobs } from './gallery.jobs.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

const MINUTE_MS = 60_000;

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());

const latest = async (limit?: number) =>
  (await ctx.ok('listLatestProfiles', { query: limit === undefined ? {} : { limit } })).data;

describe('statistics', () => {
  const count = () => ctx.runJob(galleryJobs.countStatistics, {});

  it('are counted from the database, without what was deleted (D29)', async () => {
    const [alice, bob] = [await ctx.signIn('alice'), await ctx.signIn('bob')];
    const [one, other] = [await ctx.newProfile(alice), await ctx.newProfile(bob)];
    const gone = await ctx.newProfile(bob);
    await ctx.ok('deleteProfile', { as: bob, path: { id: gone._id } });
    const { conversationId } = await newMatch(
      ctx,
      { user: alice, profileId: one._id },
      { user: bob, profileId: other._id },
    );
    for (const [user, profileId] of [
      [alice, one._id],
      [bob, other._id],
      [alice, one._id],
    ] as const) {
      const body = { type: 'text', conversationId, clientId: crypto.randomUUID(), content: 'Hello' };
      await ctx.ok('sendMessage', { as: user, query: { profileId }, body });
    }
    await count();
    expect(await ctx.ok('getStatistics')).toEqual({
      people: 2,
      profiles: 2,
      matches: 1,
      messages: 3,
      hasAiMatching: false,
    });
  });

  it('are counted by a job, and by no request', async () => {
    await ctx.signIn('carol');
    ctx.clock.advance(MINUTE_MS);
    expect(await ctx.ok('getStatistics')).toMatchObject({ people: 2 });
    await count();
    // As long as browsers and proxies keep the answer.
    expect(await ctx.ok('getStatistics')).toMatchObject({ people: 2 });
    ctx.clock.advance(MINUTE_MS);
    expect(await ctx.ok('getStatistics')).toMatchObject({ people: 3 });
  });

  it('count nobody whose account is being deleted, and everybody who takes that back (D68)', async () => {
    const dora = await ctx.signIn('dora');
    const people = async () => {
      await count();
      ctx.clock.advance(MINUTE_MS);
      return (await ctx.ok('getStatistics')).people;
    };
    const before = await people();
    await ctx.ok('deleteMe', { as: dora });
    expect(await people()).toBe(before - 1);
    await ctx.ok('restoreMe', { as: dora });
    expect(await people()).toBe(before);
  });
});

describe('the latest profiles', () => {
  it('say what kind they are and from which day, and nothing that leads to them (D1)', async () => {
    ctx.clock.advance(DAY_MS);
    const dana = await ctx.signIn('dana');
    const profile = await ctx.newProfile(dana, {
      profileType: 'project',
      name: 'Tidepool',
      projectData: { projectType: 'defi' },
    });
    const [newest] = await latest();
    expect(newest).toEqual({
      _id: expect.any(String),
      profileType: 'project',
      subtype: 'defi',
      isVerified: false,
      createdOn: profile.createdAt.slice(0, 10),
    });
    expect(newest?._id).not.toBe(profile._id);
  });

  it('have other ids a minute later, so that nobody can follow one', async () => {
    const before = (await latest()).map(({ _id }) => _id);
    expect((await latest()).map(({ _id }) => _id)).toEqual(before);
    ctx.clock.advance(MINUTE_MS);
    const after = (await latest()).map(({ _id }) => _id);
    expect(after).toHaveLength(before.length);
    expect(after.filter((id) => before.includes(id))).toEqual([]);
  });

  it('come newest day first, and within a day in the order of their random ids', async () => {
    const erin = await ctx.signIn('erin');
    for (let count = 0; count < 6; count += 1) {
      await ctx.newProfile(erin);
      ctx.clock.advance(1_000);
    }
    ctx.clock.advance(MINUTE_MS);
    const listed = await latest();
    expect(listed.map(({ createdOn }) => createdOn)).toEqual(
      listed
        .map(({ createdOn }) => createdOn)
        .toSorted()
        .toReversed(),
    );
    const ofOneDay = listed.filter(({ createdOn }) => createdOn === listed[0]?.createdOn).map(({ _id }) => _id);
    expect(ofOneDay.length).toBeGreaterThan(6);
    expect(ofOneDay).toEqual(ofOneDay.toSorted());
  });

  it('are twelve unless more or fewer are asked for, and a shorter list is the beginning of a longer one', async () => {
    const frank = await ctx.signIn('frank');
    for (let count = 0; count < 8; count += 1) await ctx.newProfile(frank);
    ctx.clock.advance(MINUTE_MS);
    const all = await latest(100);
    expect(all.length).toBeGreaterThan(12);
    expect(await latest()).toEqual(all.slice(0, 12));
    expect(await latest(1)).toEqual(all.slice(0, 1));
    expect((await ctx.call('listLatestProfiles', { query: { limit: 101 } })).status).toBe(400);
  });

  it('leave out what was deleted, at once when they are read anew (D39)', async () => {
    ctx.clock.advance(DAY_MS);
    const grace = await ctx.signIn('grace');
    const profile = await ctx.newProfile(grace, { profileType: 'group', groupData: { groupType: 'cabal' } });
    expect(await latest(1)).toMatchObject([{ subtype: 'cabal' }]);
    await ctx.ok('deleteProfile', { as: grace, path: { id: profile._id } });
    ctx.clock.advance(MINUTE_MS);
    expect(await latest(1)).not.toMatchObject([{ subtype: 'cabal' }]);
  });
});

describe('the profile that a shared link leads to', () => {
  const read = (id: string, as: TestUser | null = null) => ctx.ok('getGalleryProfile', { as, path: { id } });

  it('is the same for a guest, for others and for its owner, and names nobody (D36)', async () => {
    const [owner, other] = [
      await ctx.signIn({ handle: 'kept_handle', walletAddress: '0xkeptwallet' }),
      await ctx.signIn('passer-by'),
    ];
    const { _id } = await ctx.newProfile(owner);
    const seen = await read(_id);
    expect(seen).toMatchObject({ _id, isOwner: false });
    for (const secret of [owner.id, owner.privyId, 'kept_handle', '0xkeptwallet'])
      expect(JSON.stringify(seen)).not.toContain(secret);
    expect(await read(_id, other)).toEqual(seen);
    expect(await read(_id, owner)).toEqual(seen);
  });

  it('has no link that the team has not approved, for its owner neither (D5)', async () => {
    const owner = await ctx.signIn('with-links');
    const { _id } = await ctx.newProfile(owner, {
      individualData: {
        role: 'developer',
        projectLinks: [{ url: 'https://waiting.example' }, { url: 'https://shown.example' }],
      },
    });
    const { db } = ctx.database;
    await db
      .updateTable('project_links')
      .set({ approved_at: ctx.clock.now() })
      .where('url', '=', 'https://shown.example')
      .execute();
    for (const as of [null, owner]) {
      const text = JSON.stringify(await read(_id, as));
      expect(text).toContain('https://shown.example');
      expect(text).not.toContain('https://waiting.example');
    }
  });

  it('has no link of a private group (SPEC 3)', async () => {
    const owner = await ctx.signIn('closed-group');
    const groupData = { groupType: 'dao', isPublic: false, communityLink: 'https://t.me/closed' } as const;
    const { _id } = await ctx.newProfile(owner, { profileType: 'group', groupData });
    for (const as of [null, owner]) expect(JSON.stringify(await read(_id, as))).not.toContain('t.me/closed');
  });

  it('is not there any more once it was deleted, and is kept by nobody on the way (D39)', async () => {
    const owner = await ctx.signIn('leaving');
    const { _id } = await ctx.newProfile(owner);
    const path = { id: _id };
    expect((await ctx.call('getGalleryProfile', { path })).headers['cache-control']).toBe('no-store');
    await ctx.ok('deleteProfile', { as: owner, path });
    expect(await ctx.call('getGalleryProfile', { path })).toMatchObject({
      status: 404,
      body: { code: 'profile_not_found' },
    });
  });
});

it('both may be kept for the minute that they are good, by browsers and by proxies', async () => {
  for (const operation of ['listLatestProfiles', 'getStatistics'] as const) {
    expect((await ctx.call(operation)).headers['cache-control']).toBe('public, max-age=60');
  }
  expect((await ctx.call('listLatestProfiles', { query: { limit: 0 } })).headers['cache-control']).toBe('no-store');
});
