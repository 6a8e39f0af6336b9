import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
let alice: TestUser;
let bob: TestUser;
beforeAll(async () => {
  ctx = await createTestApp();
  [alice, bob] = [await ctx.signIn('alice'), await ctx.signIn('bob')];
});
afterAll(() => ctx.close());

/** The transaction that wrote each of these rows of `profiles`, and their position: both change with any update. */
async function versions(...ids: string[]): Promise<unknown[]> {
  const { rows } = await ctx.database.pool.query(
    'select xmin::text, ctid::text from profiles where id = any($1) order by id',
    [ids],
  );
  return rows;
}

describe('the counts of a profile', () => {
  it('change without a new version of its row: by a view, a like within a step of popularity, and a match', async () => {
    const [one, other] = [await ctx.newProfile(alice), await ctx.newProfile(bob)];
    // Seven people liked each before; the eighth reaches no step (docs/decisions/021-gallery.md).
    const { pool } = ctx.database;
    const both = [one._id, other._id];
    await pool.query('insert into profile_counters (profile_id, likers) select unnest($1::uuid[]), 7', [both]);
    await pool.query('update profiles set popularity = popularity_of(7) where id = any($1)', [both]);
    const before = await versions(one._id, other._id);
    await ctx.ok('viewProfile', { as: bob, path: { id: one._id } });
    await ctx.ok('likeProfile', { as: bob, path: { profileId: one._id }, body: { userProfileId: other._id } });
    await ctx.ok('likeProfile', { as: alice, path: { profileId: other._id }, body: { userProfileId: one._id } });
    expect(await versions(one._id, other._id)).toEqual(before);
    expect(await ctx.ok('getProfile', { as: bob, path: { id: one._id } })).toMatchObject({
      views: 1,
      likes: 1,
      matches: 1,
    });
    expect(await ctx.ok('getProfile', { as: bob, path: { id: other._id } })).toMatchObject({
      views: 0,
      likes: 1,
      matches: 1,
    });
  });

  it('are the same in every answer that shows the profile', async () => {
    const [one, other] = [
      await ctx.newProfile(alice, { name: 'Counted' }),
      await ctx.newProfile(bob, { name: 'Counting' }),
    ];
    await ctx.ok('viewProfile', { as: bob, path: { id: one._id } });
    const queue = await ctx.ok('getMatchQueue', { as: bob, query: { userProfileId: other._id, limit: 100 } });
    const mine = await ctx.ok('listMyProfiles', { as: alice });
    const found = await ctx.ok('searchProfiles', { as: bob, query: { searchText: 'Counted' } });
    const newest = await ctx.ok('searchProfiles', { as: bob, query: {} });
    for (const list of [queue.data, mine.data, found.profiles, newest.profiles])
      expect(list.find(({ _id }) => _id === one._id)).toMatchObject({ views: 1, likes: 0, matches: 0 });
  });
});

describe('the search vector', () => {
  const vectorOf = async (id: string): Promise<unknown> => {
    const { rows } = await ctx.database.pool.query(
      'select search = search_document(name, tags, bio) as fits from profiles where id = $1',
      [id],
    );
    return rows[0];
  };

  it('is rebuilt when its words change, and only then', async () => {
    const { _id } = await ctx.newProfile(alice);
    const undone = new Error('undone');
    const work = ctx.database.db.transaction().execute(async (trx) => {
      await sql`create or replace function search_document(name text, tags text[], bio text) returns tsvector
        language plpgsql immutable as $$ begin raise 'made anew'; end $$`.execute(trx);
      await sql`update users set tier = 'premium_plus' where id = ${alice.id}`.execute(trx);
      await sql`update profiles set verified_name = name, interests = '{chess}', name = name where id = ${_id}`.execute(
        trx,
      );
      await sql`savepoint before_words`.execute(trx);
      for (const change of [sql`name = 'other'`, sql`bio = 'other'`, sql`tags = '{other}'`]) {
        await expect(sql`update profiles set ${change} where id = ${_id}`.execute(trx)).rejects.toThrow('made anew');
        await sql`rollback to before_words`.execute(trx);
      }
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
  });

  it('always matches its words, whoever writes the row', async () => {
    const { _id } = await ctx.newProfile(alice);
    expect(await vectorOf(_id)).toEqual({ fits: true });
    await ctx.database.pool.query(`update profiles set name = 'Elsewhere', search = 'made:1 up:2' where id = $1`, [
      _id,
    ]);
    expect(await vectorOf(_id)).toEqual({ fits: true });
    await ctx.database.pool.query(`update profiles set search = 'made:1 up:2' where id = $1`, [_id]);
    expect(await vectorOf(_id)).toEqual({ fits: true });
  });
});
