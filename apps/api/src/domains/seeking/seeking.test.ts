import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../contract.ts';
import { deckOwner } from '../deck/deck-fill.service.ts';
import { lockForFilling } from '../deck/deck.repository.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { retentionJobs } from '../retention/retention.jobs.ts';
import { NOTHING_SOUGHT, type Seeking } from './seeking.rules.ts';

let ctx: TestApp;
let me: TestUser;
let acting: string;

beforeAll(async () => {
  ctx = await createTestApp();
  // No pair is due for a day by chance (D61): points alone decide here.
  await ctx.database.pool.query('delete from deck_salt');
});
afterAll(() => ctx.close());
beforeEach(async () => {
  await ctx.database.pool.query('truncate users cascade');
  me = await ctx.signIn('me');
  acting = (await ctx.newProfile(me, { tags: ['DeFi'], languages: ['en'] }))._id;
});

let people = 0;
async function person(fields: Parameters<TestApp['newProfile']>[1] = {}) {
  people += 1;
  const user = await ctx.signIn(`seeker${people}`);
  return { user, ...(await ctx.newProfile(user, fields)) };
}
const dao = { profileType: 'group', groupData: { groupType: 'dao' } } as const;
const seek = (groups: Partial<Seeking>) =>
  ctx.ok('updateSeeking', { as: me, path: { id: acting }, body: { ...NOTHING_SOUGHT, ...groups } });
const queue = (query: Record<string, string | number> = {}) =>
  ctx.ok('getMatchQueue', { as: me, query: { userProfileId: acting, ...query } });
const namesOf = async (query: Record<string, string | number> = {}) =>
  (await queue(query)).data.map(({ name }) => name);
const must = <Value>(...values: Value[]) => ({ level: 'must' as const, values });
const nice = <Value>(...values: Value[]) => ({ level: 'nice' as const, values });

describe('what a profile seeks', () => {
  it('is nothing at first, then what was said, and no edit of the profile drops it', async () => {
    const read = () => ctx.ok('getSeeking', { as: me, path: { id: acting } });
    expect(await read()).toEqual(NOTHING_SOUGHT);
    const seeking = { ...NOTHING_SOUGHT, languages: must('zh'), tags: nice('DeFi') };
    expect(await seek({ languages: must('Chinese', 'zh'), tags: nice('DeFi') })).toEqual(seeking);
    await ctx.ok('updateProfile', { as: me, path: { id: acting }, body: { ...profileInput(), name: 'New' } });
    expect(await read()).toEqual(seeking);
  });

  it('refuses musts that contradict each other, values that do not exist, and too many of them', async () => {
    const refused = async (groups: object) =>
      (await ctx.call('updateSeeking', { as: me, path: { id: acting }, body: { ...NOTHING_SOUGHT, ...groups } })).body
        .code;
    expect(await refused({ types: must('group'), subtypes: must('developer') })).toBe('seeking_contradictory');
    expect(await refused({ types: must('robot') })).toBe('validation_failed');
    expect(await refused({ subtypes: must('developer', 'developer') })).toBe('validation_failed');
    expect(await refused({ languages: { level: 'perhaps', values: ['zh'] } })).toBe('validation_failed');
    expect(await refused({ tags: must(...Array.from({ length: 21 }, (_, index) => `tag ${index}`)) })).toBe(
      'validation_failed',
    );
    expect(await refused({ tags: must('x'.repeat(41)) })).toBe('validation_failed');
    expect(await refused({ tags: undefined })).toBe('validation_failed');
  });

  it('is not there for a profile that was deleted, and goes with its words', async () => {
    await seek({ tags: must('secret wish') });
    await ctx.ok('deleteProfile', { as: me, path: { id: acting } });
    const gone = { status: 404, body: { code: 'acting_profile_not_found' } };
    const path = { id: acting };
    expect(await ctx.call('getSeeking', { as: me, path })).toMatchObject(gone);
    expect(await ctx.call('updateSeeking', { as: me, path, body: NOTHING_SOUGHT })).toMatchObject(gone);
    ctx.clock.advance(31 * DAY_MS);
    await ctx.runJob(retentionJobs.purgeOldRows, {});
    expect((await ctx.database.pool.query('select from seekings')).rows).toHaveLength(0);
  });
});

describe('a must', () => {
  it('hides from the deck, in any spelling, and what a filter shows only narrows it', async () => {
    await person({ name: 'fits', languages: ['fr'], tags: ['NFT'] });
    await person({ name: 'speaks', languages: ['fr'], tags: ['rust'] });
    await person({ name: 'tagged', languages: ['en'], tags: ['nft'] });
    await person({ name: 'group', languages: ['fr'], tags: ['nft'], ...dao });
    await seek({ languages: must('French'), tags: must('ｎｆｔ', 'art') });
    expect((await namesOf()).toSorted()).toEqual(['fits', 'group']);
    expect(await namesOf({ profileType: 'group' })).toEqual(['group']);
    await seek({ languages: must('fr'), types: must('individual') });
    expect((await namesOf()).toSorted()).toEqual(['fits', 'speaks']);
    expect(await namesOf({ profileType: 'group' })).toEqual([]);
    await seek({ subtypes: must('dao') });
    expect(await namesOf()).toEqual(['group']);
  });

  it('hides at once what the stored deck holds, and what arrives or changes later', async () => {
    const [one, two] = [await person({ name: 'one', tags: ['art'] }), await person({ name: 'two', tags: ['dao'] })];
    expect((await namesOf()).toSorted()).toEqual(['one', 'two']);
    await seek({ tags: must('art') });
    expect(await namesOf()).toEqual(['one']);
    await person({ name: 'three', tags: ['dao'] });
    await person({ name: 'four', tags: ['Art'] });
    // An edit renames them.
    const retag = (user: TestUser, id: string, tags: string[]) =>
      ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), tags } });
    await retag(one.user, one._id, ['dao']);
    await retag(two.user, two._id, ['art']);
    expect((await namesOf()).toSorted()).toEqual(['Ada', 'four']);
    await seek({});
    expect(await namesOf()).toHaveLength(4);
  });

  it('finds the few among more newcomers than a reading merges', async () => {
    for (let number = 0; number < 3; number += 1) await person({ name: 'speaks', languages: ['zh'] });
    const { rows } = await ctx.database.pool.query('select user_id from profiles where id <> $1 limit 1', [acting]);
    await ctx.database.pool.query(
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, languages, tier, created_at, updated_at)
       select gen_random_uuid(), $1, 'individual', 'developer', 'silent', '-', '{en}', 'free', now(), now() from generate_series(1, 200)`,
      [rows[0].user_id],
    );
    await seek({ languages: must('zh') });
    expect(await namesOf()).toEqual(['speaks', 'speaks', 'speaks']);
  });

  it('holds for a fill that was running when it was said', async () => {
    await person({ name: 'hidden', tags: ['dao'] });
    const owner = deckOwner({ id: acting, userId: me.id }, 'all', ctx.clock.now());
    const saved = await ctx.database.db.transaction().execute(async (trx) => {
      await lockForFilling(trx, owner);
      const saving = seek({ tags: must('art') });
      await untilSomeoneWaits(ctx.database.pool);
      await trx
        .insertInto('decks')
        .values({
          actor_profile_id: acting,
          filter: 'all',
          filled_at: ctx.clock.now(),
          changes_seen_to: new Date(),
          open_class: null,
          read_on: '2026-11-20',
          profile_ids: [],
          scores: [],
          ranked_on: null,
        })
        .execute();
      return { saving };
    });
    await saved.saving;
    expect((await ctx.database.pool.query('select from decks')).rows).toHaveLength(0);
    expect(await namesOf()).toEqual([]);
  });

  it('never stands between a like and the like that answers it (D24)', async () => {
    const liker = await person({ languages: ['en'] });
    await seek({ languages: must('zh') });
    await ctx.ok('likeProfile', { as: liker.user, path: { profileId: acting }, body: { userProfileId: liker._id } });
    expect(await namesOf()).toEqual([]);
    const back = await ctx.ok('likeProfile', {
      as: me,
      path: { profileId: liker._id },
      body: { userProfileId: acting },
    });
    expect(back.isMatch).toBe(true);
  });
});

describe('a deck that runs dry', () => {
  it('says how many undecided profiles each must hides, and how many come back without it', async () => {
    await person({ languages: ['en'], tags: ['art'] });
    await person({ languages: ['en'], tags: ['dao'] });
    await person({ languages: ['zh'], tags: ['dao'] });
    await person({ languages: ['zh'], tags: ['dao'], ...dao });
    const passed = await person({ languages: ['en'], tags: ['dao'] });
    await ctx.ok('dislikeProfile', { as: me, path: { profileId: passed._id }, body: { userProfileId: acting } });
    expect((await queue({ limit: 1 })).meta.hiddenByMusts).toBeNull();
    await seek({ languages: must('zh'), tags: must('art'), subtypes: nice('trader') });
    expect((await queue()).meta).toMatchObject({
      totalProfiles: 0,
      hiddenByMusts: {
        total: 4,
        musts: [
          { group: 'languages', values: ['zh'], hides: 2, frees: 1 },
          { group: 'tags', values: ['art'], hides: 3, frees: 2 },
        ],
      },
    });
    expect((await queue({ profileType: 'group' })).meta.hiddenByMusts).toEqual({
      total: 1,
      musts: [
        { group: 'languages', values: ['zh'], hides: 0, frees: 0 },
        { group: 'tags', values: ['art'], hides: 1, frees: 1 },
      ],
    });
    await seek({ languages: nice('zh'), tags: must('art') });
    expect((await queue()).meta).toMatchObject({ totalProfiles: 1, hiddenByMusts: null });
    await seek({ languages: nice('zh') });
    expect((await queue()).meta).toMatchObject({ totalProfiles: 4, hiddenByMusts: null });
  });

  it('is counted once a fill, and an empty deck is filled once in ten minutes, however often it is read', async () => {
    const other = await person({ languages: ['en'] });
    await seek({ languages: must('zh') });
    const fills = async () =>
      (await ctx.database.db.selectFrom('decks').select('changes_seen_to').execute()).map((row) =>
        row.changes_seen_to.getTime(),
      );
    expect((await queue()).meta.hiddenByMusts).toMatchObject({ total: 1 });
    const filled = await fills();
    await ctx.ok('deleteProfile', { as: other.user, path: { id: other._id } });
    for (const _time of [1, 2, 3]) expect((await queue()).meta.hiddenByMusts).toMatchObject({ total: 1 });
    expect(await fills()).toEqual(filled);
    // Who fits is there at once.
    const fitting = await person({ name: 'fits', languages: ['zh'] });
    expect(await namesOf()).toEqual(['fits']);
    await ctx.ok('deleteProfile', { as: fitting.user, path: { id: fitting._id } });
    ctx.clock.advance(10 * 60_000);
    expect((await queue()).meta.hiddenByMusts).toMatchObject({ total: 0 });
    expect(await fills()).not.toEqual(filled);
  });

  it('counts to a hundred and no further', async () => {
    const { user } = await person();
    await ctx.database.pool.query(
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, languages, tier, created_at, updated_at)
       select gen_random_uuid(), $1, 'individual', 'developer', 'silent', '-', '{en}', 'free', now(), now() from generate_series(1, 150)`,
      [user.id],
    );
    await seek({ languages: must('zh') });
    expect((await queue()).meta.hiddenByMusts).toEqual({
      total: 100,
      musts: [{ group: 'languages', values: ['zh'], hides: 100, frees: 100 }],
    });
  });
});

describe('a nice', () => {
  it('adds points to whom it fits, and is a part of the score for the one who seeks alone', async () => {
    await person({ name: 'plain', languages: ['fr'] });
    const artist = await person({ name: 'artist', languages: ['fr'], individualData: { role: 'developer' } });
    ctx.clock.advance(1000);
    await person({ name: 'newer', languages: ['fr'] });
    const before = await ctx.ok('getScore', {
      as: me,
      path: { profileId: artist._id },
      query: { userProfileId: acting },
    });
    expect(before.sought).toEqual([]);
    await ctx.ok('updateProfile', {
      as: artist.user,
      path: { id: artist._id },
      body: { ...profileInput(), languages: ['fr'], tags: ['maps'] },
    });
    expect((await namesOf())[0]).toBe('newer');
    await seek({ tags: nice('maps', 'charts'), languages: must('fr'), types: nice('group') });
    expect((await namesOf())[0]).toBe('Ada');
    const score = await ctx.ok('getScore', {
      as: me,
      path: { profileId: artist._id },
      query: { userProfileId: acting },
    });
    expect(score).toMatchObject({
      points: before.points + 10,
      sought: [
        { group: 'languages', level: 'must', fits: true },
        { group: 'types', level: 'nice', fits: false },
        { group: 'tags', level: 'nice', fits: true },
      ],
    });
    expect(score.parts.at(-1)).toEqual({ rule: 'seeking', groups: ['tags'], points: 10 });
    const theirs = await ctx.ok('getScore', {
      as: artist.user,
      path: { profileId: acting },
      query: { userProfileId: artist._id },
    });
    expect(theirs).toMatchObject({ points: before.points, sought: [] });
  });
});

/** Every operation that reads, as everybody but the owner, with the profile as whatever it is asked about. */
it('is in no answer to anybody else (D62)', async () => {
  const SECRET = 'wunschwort';
  await seek({ tags: nice(SECRET), languages: nice(SECRET) });
  const [stranger, team] = [await person(), await ctx.signIn('chief')];
  await ctx.ok('likeProfile', { as: me, path: { profileId: stranger._id }, body: { userProfileId: acting } });
  await ctx.ok('likeProfile', {
    as: stranger.user,
    path: { profileId: acting },
    body: { userProfileId: stranger._id },
  });
  await ctx.database.db.updateTable('users').set({ role: 'owner' }).where('id', '=', team.id).execute();
  const reads = [...operations.values()].filter(({ method }) => method === 'get');
  expect(reads.length).toBeGreaterThan(40);
  let answered = 0;
  for (const { id } of reads) {
    for (const [as, own] of [
      [undefined, stranger._id],
      [stranger.user, stranger._id],
      [team, stranger._id],
    ] as const) {
      const answer = await ctx.call(id, {
        ...(as && { as }),
        path: { id: acting, profileId: acting },
        query: { userProfileId: own, profileId: own, limit: 100, searchText: 'Ada' },
      });
      if (answer.status === 200) answered += 1;
      expect(JSON.stringify(answer.body) ?? '', id).not.toContain(SECRET);
    }
  }
  expect(answered).toBeGreaterThan(20);
});
