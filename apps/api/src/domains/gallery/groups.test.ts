import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
let owner: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  owner = await ctx.signIn('owner');
});
afterAll(() => ctx.close());

const communityLink = 'https://t.me/group';
const xProfile = 'https://x.com/group';

async function newGroup(name: string, groupData: object, more: object = {}): Promise<string> {
  ctx.clock.advance(1000);
  const group = { ...profileInput('group'), name, ...more, groupData: { groupType: 'dao' as const, ...groupData } };
  return (await ctx.newProfile(owner, group))._id;
}

const listed = (query: Record<string, string | number> = {}, as?: TestUser) =>
  ctx.ok('listPublicGroups', { query, ...(as && { as }) });
const names = async (query: Record<string, string | number> = {}) => (await listed(query)).data.map(({ name }) => name);

describe('the public groups', () => {
  beforeAll(async () => {
    await newGroup('With a community', { isPublic: true, communityLink, memberCount: 87 }, { tags: ['zk'] });
    await newGroup('On X', { isPublic: true, xProfile });
    await newGroup('Without a way in', { isPublic: true });
    await newGroup('Closed', { isPublic: false, entryRequirements: 'An invitation' });
    await ctx.newProfile(await ctx.signIn('somebody'), { name: 'A person' });
  });

  it('are those that are public and have a community link or an X profile, the newest first (SPEC 5)', async () => {
    expect(await names()).toEqual(['On X', 'With a community']);
  });

  it('show what a card shows, the same to whoever asks, and nothing of an owner (D36)', async () => {
    const { data } = await listed();
    expect(data[1]).toEqual({
      _id: expect.any(String),
      name: 'With a community',
      bio: profileInput('group').bio,
      avatar: null,
      coverImage: null,
      tags: ['zk'],
      isVerified: false,
      memberCount: 87,
      communityLink,
      xProfile: null,
    });
    expect((await listed({}, owner)).data).toEqual(data);
    expect((await listed({}, await ctx.signIn('somebody'))).data).toEqual(data);
    expect(JSON.stringify(data)).not.toContain(owner.id);
  });

  it('leave the list when they are closed, though their links stay stored (D58), and come back with them', async () => {
    const id = await newGroup('Opens and closes', { isPublic: true, communityLink });
    const save = async (isPublic: boolean) => {
      const { updatedAt } = await ctx.ok('getProfile', { path: { id }, as: owner });
      await ctx.ok('updateProfile', {
        as: owner,
        path: { id },
        body: {
          ...profileInput('group'),
          name: 'Opens and closes',
          updatedAt,
          groupData: { groupType: 'dao', isPublic },
        },
      });
    };
    await save(false);
    expect(await names()).not.toContain('Opens and closes');
    expect(await names({ searchText: 'opens and closes' })).toEqual([]);
    const stored = await ctx.ok('getProfile', { path: { id }, as: owner });
    expect(stored).toMatchObject({ groupData: { communityLink } });
    await ctx.ok('deleteProfile', { as: owner, path: { id } });
  });

  it('of a deleted profile are gone at once (D39)', async () => {
    const id = await newGroup('Short lived', { isPublic: true, xProfile });
    expect(await names()).toContain('Short lived');
    await ctx.ok('deleteProfile', { as: owner, path: { id } });
    expect(await names()).not.toContain('Short lived');
  });

  it('are searched as the gallery is, for groups that are listed alone', async () => {
    expect(await names({ searchText: 'community' })).toEqual(['With a community']);
    expect(await listed({ searchText: 'comunity' })).toMatchObject({
      data: [{ name: 'With a community' }],
      meta: { isAlike: true, total: 1 },
    });
    for (const searchText of ['closed', 'way in', 'person', '%', '_', "'", 'x'.repeat(200)])
      expect(await names({ searchText }), searchText).toEqual([]);
  });

  it('come part by part, and past the end there are none', async () => {
    const first = await listed({ limit: 1 });
    const cursor = first.meta.nextCursor ?? '';
    expect([first.data[0]?.name, (await listed({ limit: 1, cursor })).data[0]?.name]).toEqual([
      'On X',
      'With a community',
    ]);
    expect((await listed({ limit: 1, cursor })).meta.nextCursor).toBeNull();
    expect(await listed({ page: 400 })).toMatchObject({ data: [], meta: { total: 2 } });
  });

  it.each([{ page: 0 }, { page: 501 }, { limit: 101 }, { cursor: 'x' }, { searchText: 'x'.repeat(201) }])(
    'refuse %j',
    async (query) => {
      expect(
        await ctx.call('listPublicGroups', { query: { ...query } as Record<string, string | number> }),
      ).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      });
    },
  );

  it('refuse a NUL, and a token that proves nothing', async () => {
    expect(await ctx.call('listPublicGroups', { query: { searchText: 'a\0b' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_text' },
    });
    expect(await ctx.call('listPublicGroups', { headers: { authorization: 'Bearer nothing' } })).toMatchObject({
      status: 401,
    });
  });

  it('count as searches in the limit of an address (D54)', async () => {
    const other = await createTestApp({ RATE_LIMIT_SEARCHES_PER_ADDRESS: '1' });
    expect((await other.call('listPublicGroups')).status).toBe(200);
    expect(await other.call('listPublicGroups')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    await other.close();
  });
});
