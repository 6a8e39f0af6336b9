import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { anyPicture } from '../../testing/test-pictures.ts';
import { galleryJobs } from './gallery.jobs.ts';

let ctx: TestApp;
/** Free. */
let alice: TestUser;
/** Pays. */
let paula: TestUser;
let people = 0;
beforeAll(async () => {
  ctx = await createTestApp();
  [alice, paula] = [await ctx.signIn('alice'), await ctx.signIn('paula', 'premium')];
});
afterAll(() => ctx.close());

type Query = Record<string, string | number | boolean>;
const browse = (query: Query = {}, as?: TestUser) => ctx.ok('browseGallery', { query, ...(as && { as }) });
const names = async (query: Query = {}, as?: TestUser) => (await browse(query, as)).data.map(({ name }) => name);
const newPerson = () => ctx.signIn(`person_${(people += 1)}`);
const newProfile = async (input: object = {}, of?: TestUser) => {
  ctx.clock.advance(1000);
  return ctx.newProfile(of ?? (await newPerson()), input);
};
const verify = (id: string) =>
  ctx.database.db
    .updateTable('profiles')
    .set((eb) => ({ verified_name: eb.ref('name') }))
    .where('id', '=', id)
    .execute();
const like = (as: TestUser, userProfileId: string, profileId: string) =>
  ctx.ok('likeProfile', { as, path: { profileId }, body: { userProfileId, isSuperLike: false } });
const likedBy = async (count: number, profileId: string) => {
  for (let number = 0; number < count; number += 1) {
    const person = await newPerson();
    await like(person, (await ctx.newProfile(person, { name: 'Liker' }))._id, profileId);
  }
};

describe('a search in the gallery', () => {
  beforeAll(async () => {
    await newProfile({ name: 'Vitalik Buterin', bio: 'Builds.' });
    await newProfile({ name: 'Élodie Garçon-Möller', bio: 'Paints.', languages: ['Français'] });
    await newProfile({ name: '李雷', bio: '一个工具', tags: ['区块链'] });
    await newProfile({ name: '王小明', bio: '喜欢李雷的书' });
    await newProfile({ ...profileInput('project'), name: 'Percent 100%', bio: 'O\'Brien "quoted" a_b' });
  });

  it('is for guests too', async () => {
    expect(await names({ searchText: 'buterin' })).toEqual(['Vitalik Buterin']);
    expect(await names({ searchText: 'buterin' }, alice)).toEqual(['Vitalik Buterin']);
  });

  it.each([
    ['vitalk butrin', 'Vitalik Buterin'],
    ['Vitallik', 'Vitalik Buterin'],
    ['elodia garcon-moler', 'Élodie Garçon-Möller'],
    ['garcn', 'Élodie Garçon-Möller'],
  ])('forgives the typos of %j, and says that these are names like it', async (searchText, name) => {
    const { data, meta } = await browse({ searchText });
    expect(data.map((profile) => profile.name)).toEqual([name]);
    expect(meta).toMatchObject({ isAlike: true, total: 1 });
  });

  it.each([
    ['elodie', 'Élodie Garçon-Möller'],
    ['ÉLODIE', 'Élodie Garçon-Möller'],
    ['moller', 'Élodie Garçon-Möller'],
    ["o'brien", 'Percent 100%'],
  ])('finds %j without regard to case and accents, as its own words', async (searchText, name) => {
    const { data, meta } = await browse({ searchText });
    expect(data.map((profile) => profile.name)).toEqual([name]);
    expect(meta.isAlike).toBe(false);
  });

  it('finds Chinese by two characters, names first', async () => {
    expect(await names({ searchText: '李雷' })).toEqual(['李雷', '王小明']);
    expect(await names({ searchText: '小明' })).toEqual(['王小明']);
    expect(await names({ searchText: '区块' })).toEqual(['李雷']);
  });

  describe('with a typo in a tag or a word of a bio', () => {
    beforeAll(async () => {
      for (const name of ['Tagged one', 'Tagged two']) await newProfile({ name, bio: 'Unfolds.', tags: ['Solidity'] });
      await newProfile({ name: 'Told', bio: 'Maintains a marketplace for lighthouses.' });
      await newProfile({ name: 'Told too', bio: 'A marketplace.' });
      await ctx.runJob(galleryJobs.refreshVocabulary, {});
    });

    it.each([
      ['solidty', ['Tagged two', 'Tagged one']],
      ['sollidity', ['Tagged two', 'Tagged one']],
      ['marketplce', ['Told too', 'Told']],
      ['marketplce maintains', ['Told']],
    ])('finds what %j may mean, and says that it is a guess', async (searchText, expected) => {
      const { data, meta } = await browse({ searchText });
      expect(data.map(({ name }) => name)).toEqual(expected);
      expect(meta).toMatchObject({ isAlike: true, total: expected.length });
    });

    it('is not guessed at when the word is of one profile alone, of three letters, or right', async () => {
      expect(await names({ searchText: 'lighthuses' })).toEqual([]);
      expect(await names({ searchText: 'sol marketplce' })).toEqual([]);
      expect((await browse({ searchText: 'solidity' })).meta.isAlike).toBe(false);
      expect(await names({ searchText: 'solidity marketplace' })).toEqual([]);
    });

    it('forgets a word that no two living profiles have any more', async () => {
      await ctx.database.pool.query(`update profiles set bio = 'Rests.' where name = 'Told too'`);
      await ctx.runJob(galleryJobs.refreshVocabulary, {});
      expect(await names({ searchText: 'marketplce' })).toEqual([]);
    });
  });

  it('finds nothing for a text without similar names', async () => {
    expect(await browse({ searchText: 'xqzjwv' })).toMatchObject({ data: [], meta: { total: 0, isAlike: false } });
  });

  it.each([
    '%',
    '_',
    "'",
    '"',
    '\\',
    '%%%%',
    '____',
    "'; drop table profiles; --",
    'a%b_c',
    ':*',
    '!!!',
    '😀'.repeat(100),
  ])('takes %j as text', async (searchText) => {
    expect((await ctx.call('browseGallery', { query: { searchText } })).status).toBe(200);
    expect((await ctx.call('searchProfiles', { as: alice, query: { searchText } })).status).toBe(200);
  });

  it('takes 200 characters and no more', async () => {
    expect((await ctx.call('browseGallery', { query: { searchText: '名'.repeat(200) } })).status).toBe(200);
    expect(await ctx.call('browseGallery', { query: { searchText: 'x'.repeat(201) } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('refuses a NUL', async () => {
    expect(await ctx.call('browseGallery', { query: { searchText: 'a\0b' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_text' },
    });
  });

  it('is read by page, in its own order or in one that is asked for', async () => {
    const [plain, popular] = [await newProfile({ name: 'Zebra one' }), await newProfile({ name: 'One', bio: 'zebra' })];
    await likedBy(1, popular._id);
    expect(await names({ searchText: 'zebra' })).toEqual([plain.name, popular.name]);
    expect(await names({ searchText: 'zebra', sortBy: 'popular' })).toEqual([popular.name, plain.name]);
    expect(await names({ searchText: 'zebra', sortBy: 'recent' })).toEqual([popular.name, plain.name]);
    const second = await browse({ searchText: 'zebra', limit: 1, page: 2 });
    expect(second).toMatchObject({
      data: [{ name: popular.name }],
      meta: { total: 2, totalPages: 2, nextCursor: null },
    });
    expect(await browse({ searchText: 'zebra', limit: 1, page: 3 })).toMatchObject({ data: [], meta: { total: 2 } });
    expect(await browse({ searchText: 'zebbra', limit: 1, page: 9 })).toMatchObject({
      data: [],
      meta: { total: 1, isAlike: true },
    });
  });
});

describe('the filters of the gallery', () => {
  it('of type and verification are for everyone', async () => {
    const { _id } = await newProfile({ ...profileInput('group'), name: 'Checked group' });
    await verify(_id);
    expect(await names({ profileType: 'group', isVerified: true })).toEqual(['Checked group']);
    expect(await names({ profileType: 'project', isVerified: true })).toEqual([]);
    expect(await names({ profileType: 'project' })).toEqual(['Percent 100%']);
  });

  it.each([{ tags: 'a' }, { languages: 'fr' }, { isPremium: true }, { isPremium: false }])(
    '%j are for the premium tiers, whoever asks and for what (SPEC 6)',
    async (advanced) => {
      for (const as of [undefined, alice])
        for (const rest of [{}, { searchText: 'x' }, { sortBy: 'popular' }, { page: 500 }])
          expect(await ctx.call('browseGallery', { query: { ...advanced, ...rest }, ...(as && { as }) })).toMatchObject(
            {
              status: 403,
              body: { code: 'advanced_filters_locked' },
            },
          );
      expect((await ctx.call('browseGallery', { as: paula, query: advanced })).status).toBe(200);
    },
  );

  it('find tags and languages under all their names', async () => {
    expect(await names({ languages: 'français' }, paula)).toEqual(['Élodie Garçon-Möller']);
    expect(await names({ languages: 'french' }, paula)).toEqual(['Élodie Garçon-Möller']);
    expect(await names({ tags: 'blockchain' }, paula)).toEqual(['李雷']);
  });

  it('find a tag or a language whatever its case and width, and what it was changed to at once', async () => {
    const owner = await newPerson();
    const profile = await newProfile({ name: 'Dotted', tags: ['İstanbul', 'ΣΟΦΟΣ'], languages: ['Klingon'] }, owner);
    for (const tags of ['İstanbul', 'ΣΟΦΟΣ', 'σοφοσ', 'ΣΟΦΟΣ,İstanbul'])
      expect(await names({ tags }, paula), tags).toEqual(['Dotted']);
    expect(await names({ tags: 'İstanbul,nowhere' }, paula)).toEqual([]);
    expect(await names({ languages: 'ＫＬＩＮＧＯＮ,elvish' }, paula)).toEqual(['Dotted']);
    await ctx.ok('updateProfile', {
      as: owner,
      path: { id: profile._id },
      body: {
        ...profileInput(),
        name: 'Dotted',
        tags: ['Ankara'],
        languages: ['Elvish'],
        updatedAt: profile.updatedAt,
      },
    });
    expect(await names({ tags: 'İstanbul' }, paula)).toEqual([]);
    expect(await names({ tags: 'ankara', languages: 'elvish' }, paula)).toEqual(['Dotted']);
  });

  it.each([
    { sortBy: 'best' },
    { sortBy: 'recent; drop' },
    { page: 0 },
    { page: 501 },
    { limit: 0 },
    { limit: 101 },
    { profileType: 'robot' },
    { isVerified: 'perhaps' },
    { cursor: 'x' },
  ])('refuse %j', async (query) => {
    expect(await ctx.call('browseGallery', { query })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  });

  it('answer an empty page past the end, with the total', async () => {
    const { meta } = await browse();
    for (const sortBy of ['recent', 'popular', 'verified'])
      expect(await browse({ page: 400, sortBy })).toMatchObject({ data: [], meta: { page: 400, total: meta.total } });
  });
});

describe('the order of the gallery', () => {
  it.each(['recent', 'popular', 'verified'])('by %s shows everything once, page by page', async (sortBy) => {
    const all = await browse({ sortBy, limit: 100 });
    const seen: string[] = [];
    for (let page = 1; page <= Math.ceil(all.meta.total / 5); page += 1)
      seen.push(...(await browse({ sortBy, limit: 5, page })).data.map(({ _id }) => _id));
    expect(seen).toEqual(all.data.map(({ _id }) => _id));
    expect(new Set(seen).size).toBe(all.meta.total);
  });

  it('by verified shows verified profiles first, newest first in each kind', async () => {
    const old = await newProfile({ name: 'Verified and old' });
    const young = await newProfile({ name: 'Verified and young' });
    const plain = await newProfile({ name: 'Newest' });
    await verify(young._id);
    await verify(old._id);
    expect((await names({ sortBy: 'verified', profileType: 'individual' })).slice(0, 3)).toEqual([
      young.name,
      old.name,
      plain.name,
    ]);
    expect((await names({ sortBy: 'verified', isVerified: false }))[0]).toBe(plain.name);
  });

  it('by popular counts people: ten profiles of one person count once, also one deleted meanwhile', async () => {
    const [pushed, liked] = [await newProfile({ name: 'Pushed' }), await newProfile({ name: 'Liked by two' })];
    const pusher = await ctx.signIn('pusher', 'premium_plus');
    for (let number = 0; number < 10; number += 1) {
      const { _id } = await ctx.newProfile(pusher, { name: `Pusher ${number}` });
      await like(pusher, _id, pushed._id);
      await like(pusher, _id, pushed._id);
      if (number === 0) await ctx.ok('deleteProfile', { as: pusher, path: { id: _id } });
    }
    await likedBy(2, liked._id);
    const order = (await names({ sortBy: 'popular', limit: 100 })).filter((name) =>
      [pushed.name, liked.name].includes(name),
    );
    expect(order).toEqual([liked.name, pushed.name]);
    const { likers } = await ctx.database.db
      .selectFrom('profile_counters')
      .select('likers')
      .where('profile_id', '=', pushed._id)
      .executeTakeFirstOrThrow();
    expect(likers).toBe(1);
  });

  it('by popular counts a pass that became a like, and people who like at once', async () => {
    const target = await newProfile({ name: 'Crowded' });
    const fans = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const person = await newPerson();
        return { person, id: (await ctx.newProfile(person))._id };
      }),
    );
    const [first] = fans;
    await ctx.ok('dislikeProfile', {
      as: first?.person ?? alice,
      path: { profileId: target._id },
      body: { userProfileId: first?.id ?? '' },
    });
    await Promise.all(fans.map(({ person, id }) => like(person, id, target._id)));
    const row = await ctx.database.db
      .selectFrom('profile_counters')
      .innerJoin('profiles', 'profiles.id', 'profile_id')
      .select(['likers', 'popularity'])
      .where('profile_id', '=', target._id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ likers: 8, popularity: Math.floor(4 * Math.log2(9)) });
    expect((await names({ sortBy: 'popular' }))[0]).toBe('Crowded');
  });
});

describe('trending', () => {
  const trending = async () => (await ctx.ok('listTrendingProfiles')).data.map(({ name }) => name);
  const refresh = () => ctx.runJob(galleryJobs.refreshTrending, {});
  const seenBy = async (count: number, id: string) => {
    for (let number = 0; number < count; number += 1)
      await ctx.ok('viewProfile', { as: await newPerson(), path: { id } });
  };

  it('counts each person once, a like as three looks, and what fewer than three people look at is no trend', async () => {
    ctx.clock.advance(30 * DAY_MS);
    await refresh();
    expect(await trending()).toEqual([]);
    const [pushed, seen, loved] = [
      await newProfile({ name: 'Looked at by one' }),
      await newProfile({ name: 'Looked at' }),
      await newProfile({ name: 'Loved' }),
    ];
    for (let day = 0; day < 6; day += 1) {
      const one = await ctx.signIn('alice');
      for (let number = 0; number < 5; number += 1) await ctx.ok('viewProfile', { as: one, path: { id: pushed._id } });
      ctx.clock.advance(DAY_MS);
    }
    await seenBy(2, pushed._id);
    await seenBy(4, seen._id);
    await likedBy(3, loved._id);
    await refresh();
    // The pushed one has three people: one look each.
    expect(await trending()).toEqual(['Loved', 'Looked at', 'Looked at by one']);
    await ctx.database.pool.query(
      `delete from profile_views where profile_id = $1 and viewer_user_id =
         (select viewer_user_id from profile_views where profile_id = $1 and viewer_user_id <> $2 limit 1)`,
      [pushed._id, alice.id],
    );
    await refresh();
    expect(await trending()).toEqual(['Loved', 'Looked at']);
  });

  it('leaves out what was deleted, at once (D39), and what happened a week ago, at the next time', async () => {
    const owner = await newPerson();
    const profile = await newProfile({ name: 'Short fame' }, owner);
    await seenBy(5, profile._id);
    await refresh();
    expect(await trending()).toContain('Short fame');
    await ctx.ok('deleteProfile', { as: owner, path: { id: profile._id } });
    expect(await trending()).not.toContain('Short fame');
    ctx.clock.advance(8 * DAY_MS);
    await refresh();
    expect(await trending()).toEqual([]);
  });
});

describe('a card', () => {
  it('says nothing about an owner, and the same to whoever asks, the owner too (D36, D5)', async () => {
    const owner = await newPerson();
    const link = `https://${randomUUID()}.example/`;
    const profile = await newProfile(
      { name: 'Quiet person', individualData: { role: 'developer', projectLinks: [{ url: link }] } },
      owner,
    );
    const cards = [await browse({}), await browse({}, await ctx.signIn('alice')), await browse({}, owner)].map(
      ({ data }) => data[0],
    );
    expect(cards[0]).toMatchObject({ _id: profile._id, name: 'Quiet person' });
    expect(cards[1]).toEqual(cards[0]);
    expect(cards[2]).toEqual(cards[0]);
    const text = JSON.stringify(cards);
    for (const secret of [owner.id, 'did:privy', link, 'isOwner', 'likes', 'views']) expect(text).not.toContain(secret);
  });

  it('shows pictures where they are reached, not as they are stored', async () => {
    const owner = await newPerson();
    const { url } = await ctx.ok('uploadPicture', {
      as: owner,
      query: { category: 'avatar' },
      file: await anyPicture(),
    });
    const { _id } = await newProfile({ name: 'Pictured', avatar: url, coverImage: url }, owner);
    expect((await browse({ limit: 1 })).data).toMatchObject([{ _id, avatar: url, coverImage: url }]);
  });

  it('of a deleted profile leaves the gallery at once (D39)', async () => {
    const owner = await newPerson();
    const profile = await newProfile({ name: 'Gone tomorrow' }, owner);
    expect(await names({ searchText: 'gone tomorow' })).toEqual([profile.name]);
    await ctx.ok('deleteProfile', { as: owner, path: { id: profile._id } });
    for (const query of [
      {},
      { searchText: 'gone tomorrow' },
      { searchText: 'gone tomorow' },
      { sortBy: 'popular' },
      { sortBy: 'verified' },
    ])
      expect(await names({ ...query, limit: 100 })).not.toContain(profile.name);
  });
});

describe('searches', () => {
  it('have a limit of their own for an address, guests too (D54)', async () => {
    const other = await createTestApp({ RATE_LIMIT_SEARCHES_PER_ADDRESS: '3' });
    for (let number = 0; number < 3; number += 1) expect((await other.call('browseGallery')).status).toBe(200);
    expect(await other.call('browseGallery')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect((await other.call('listTrendingProfiles')).status).toBe(200);
    await other.close();
  });

  it('of one person run three at a time in the gallery and elsewhere together', async () => {
    const busy = await ctx.signIn('paula');
    const holder = await ctx.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table profiles in access exclusive mode');
    const answers = [
      ctx.call('browseGallery', { as: busy }),
      ctx.call('browseGallery', { as: busy, query: { sortBy: 'popular' } }),
      ctx.call('searchProfiles', { as: busy }),
      ctx.call('browseGallery', { as: busy, query: { searchText: 'x' } }),
    ];
    expect(await Promise.race(answers)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    await holder.query('rollback');
    holder.release();
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
  });

  it('of the guests of one address run three at a time: others and members do not wait for them', async () => {
    const [here, there] = ['203.0.113.7', '203.0.113.8'];
    const member = await ctx.signIn('alice');
    const guest = (remoteAddress: string) => ctx.call('browseGallery', { remoteAddress });
    const holder = await ctx.database.pool.connect();
    await holder.query('begin');
    await holder.query('lock table profiles in access exclusive mode');
    const answers = [guest(here), guest(here), guest(here), guest(here)];
    expect(await Promise.race(answers)).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
      headers: { 'retry-after': '1' },
    });
    const others = [guest(there), ctx.call('browseGallery', { as: member })];
    await holder.query('rollback');
    holder.release();
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200]);
    // Each slot was given back.
    expect((await Promise.all([guest(here), guest(here), guest(here)])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
  });
});
