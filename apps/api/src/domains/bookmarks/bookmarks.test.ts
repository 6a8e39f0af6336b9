import { limits } from '@mutuals/api-client/limits';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

let ctx: TestApp;
let bob: TestUser;
let bobs: string;
beforeAll(async () => {
  ctx = await createTestApp();
  bob = await ctx.signIn('bob');
  bobs = (await ctx.newProfile(bob))._id;
});
afterAll(() => ctx.close());

const save = (as: TestUser, profileId: string) => ctx.call('createBookmark', { as, body: { profileId } });
const savedBy = async (as: TestUser) => (await ctx.ok('listBookmarks', { as })).data.map(({ _id }) => _id);
const idsOf = async (as: TestUser) => (await ctx.ok('listBookmarkIds', { as })).data;
const newProfile = async (overrides = {}) => {
  const user = await ctx.signIn(`person ${uuid().slice(-8)}`);
  return (await ctx.newProfile(user, overrides))._id;
};

describe('bookmarks (D22)', () => {
  it('are listed with the last saved first, for the person and nobody else', async () => {
    const [alice, carol] = [await ctx.signIn('alice'), await ctx.signIn('carol')];
    const other = await newProfile();
    expect((await save(alice, bobs)).status).toBe(204);
    ctx.clock.advance(1_000);
    expect((await save(alice, other)).status).toBe(204);
    expect(await savedBy(alice)).toEqual([other, bobs]);
    expect((await idsOf(alice)).toSorted()).toEqual([other, bobs].toSorted());
    expect(await savedBy(carol)).toEqual([]);
    expect(await idsOf(carol)).toEqual([]);
  });

  it('hold twelve a page (SPEC 9), each profile once', async () => {
    const dana = await ctx.signIn('dana');
    for (let count = 0; count < 13; count += 1) {
      await save(dana, await newProfile());
      ctx.clock.advance(1_000);
    }
    const first = await ctx.ok('listBookmarks', { as: dana });
    const second = await ctx.ok('listBookmarks', { as: dana, query: { page: 2 } });
    expect(first.meta).toMatchObject({ page: 1, limit: 12, total: 13, totalPages: 2 });
    expect([first.data.length, second.data.length]).toEqual([12, 1]);
    expect((await ctx.call('listBookmarks', { as: dana, query: { limit: 101 } })).status).toBe(400);
  });

  it('show a profile as a stranger sees it: no link under review (D5), nothing of its owner (D36)', async () => {
    const erin = await ctx.signIn('erin');
    const profileId = await newProfile({
      profileType: 'individual',
      individualData: { role: 'developer', projectLinks: [{ url: 'https://secret.example/' }] },
    });
    await save(erin, profileId);
    const answer = JSON.stringify((await ctx.call('listBookmarks', { as: erin })).body);
    expect(answer).toContain(profileId);
    expect(answer).not.toContain('secret.example');
    expect(answer).not.toMatch(/user_?id|privy/i);
  });

  it('leave the list when their profile is deleted (D39)', async () => {
    const [frank, owner] = [await ctx.signIn('frank'), await ctx.signIn('gone soon')];
    const { _id } = await ctx.newProfile(owner);
    await save(frank, _id);
    await ctx.ok('deleteProfile', { as: owner, path: { id: _id } });
    expect(await savedBy(frank)).toEqual([]);
    expect(await idsOf(frank)).toEqual([]);
  });
});

describe('saving a profile (SPEC 5)', () => {
  it('is refused for one’s own profile', async () => {
    expect(await save(bob, bobs)).toMatchObject({ status: 403, body: { code: 'cannot_bookmark_own_profile' } });
  });

  it('is refused for a profile that is not there, or not any more', async () => {
    const [grace, owner] = [await ctx.signIn('grace'), await ctx.signIn('leaves')];
    expect(await save(grace, uuid())).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
    const { _id } = await ctx.newProfile(owner);
    await ctx.ok('deleteProfile', { as: owner, path: { id: _id } });
    expect(await save(grace, _id)).toMatchObject({ status: 404, body: { code: 'profile_not_found' } });
  });

  it('is refused the second time, also when both come at once', async () => {
    const heidi = await ctx.signIn('heidi');
    const answers = await Promise.all([save(heidi, bobs), save(heidi, bobs), save(heidi, bobs)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
    expect(await save(heidi, bobs)).toMatchObject({ status: 409, body: { code: 'already_bookmarked' } });
    expect(await savedBy(heidi)).toEqual([bobs]);
  });

  it('is refused as saved when the profile, saved before, is deleted meanwhile', async () => {
    const [kim, owner] = [await ctx.signIn('kim'), await ctx.signIn('leaver')];
    const { _id } = await ctx.newProfile(owner);
    await save(kim, _id);
    const answer = await inTransaction(ctx.database.db, async (trx) => {
      // The profile has been found once the bookmarks are queried.
      await sql`lock table bookmarks in access exclusive mode`.execute(trx);
      const saving = save(kim, _id);
      await untilSomeoneWaits(ctx.database.pool);
      await trx.updateTable('profiles').set({ deleted_at: ctx.clock.now() }).where('id', '=', _id).execute();
      return { saving };
    });
    expect(await answer.saving).toMatchObject({ status: 409, body: { code: 'already_bookmarked' } });
  });

  it('is refused when as many are saved as one person can, and works again when one was removed', async () => {
    const ivan = await ctx.signIn('ivan');
    const { pool } = ctx.database;
    await pool.query(
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
        select gen_random_uuid(), $1, 'individual', 'developer', 'Many', 'Builds.', 'free', $2, $2 from generate_series(1, $3)`,
      [bob.id, ctx.clock.now(), limits.bookmarksPerUser],
    );
    await pool.query(`insert into bookmarks select $1, id, $2 from profiles where name = 'Many'`, [
      ivan.id,
      ctx.clock.now(),
    ]);
    expect(await save(ivan, bobs)).toMatchObject({ status: 409, body: { code: 'bookmark_limit_reached' } });
    const [one = ''] = await idsOf(ivan);
    await ctx.ok('deleteBookmark', { as: ivan, path: { profileId: one } });
    expect((await save(ivan, bobs)).status).toBe(204);
  });
});

it('a profile that is removed twice, or was never saved, is simply not saved', async () => {
  const judy = await ctx.signIn('judy');
  await save(judy, bobs);
  for (let count = 0; count < 2; count += 1)
    expect((await ctx.call('deleteBookmark', { as: judy, path: { profileId: bobs } })).status).toBe(204);
  expect(await savedBy(judy)).toEqual([]);
});
