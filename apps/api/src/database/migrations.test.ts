// The files in `migrations`, on a lived-in database.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ADA,
  ADAS,
  id,
  LINS,
  type LivedInDatabase,
  lostBetween,
  NOW,
  openLivedInDatabase,
  profile,
} from '../testing/lived-in-database.ts';
import { readMigrations } from './migrate.ts';

const migrations = await readMigrations();
let database: LivedInDatabase;
beforeAll(async () => {
  database = await openLivedInDatabase();
});
afterAll(() => database.close());

it('are numbered, each once', () => {
  const numbers = migrations.map(({ name }) => /^(\d{4})_[a-z_]+\.sql$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** The first version, and those of the last changes; `migrations.deep.test.ts` has all others. */
const VERSIONS = [1, ...[4, 3, 2, 1].map((back) => migrations.length - back)];

it.each(VERSIONS.map((length) => [migrations[length - 1]?.name, length] as const))(
  'bring a database of %s with rows in every table to the newest schema, and lose none',
  async (_name, length) => {
    expect(await lostBetween(database, migrations.slice(0, length), migrations)).toEqual({ empty: [], lost: [] });
  },
);

it('0145 copies the used daily budgets, also those that servers of the previous version still write', async () => {
  await database.migrateAnew(
    migrations.slice(
      0,
      migrations.findIndex(({ name }) => name.startsWith('0145_')),
    ),
  );
  await database.fill();
  await database.migrate(migrations);
  const like = (day: string) =>
    database.client.query(
      `insert into daily_usage (user_id, day, kind, used) values ($1, $2, 'like', 1)
       on conflict (user_id, day, kind) do update set used = daily_usage.used + 1`,
      [ADA, day],
    );
  for (const day of ['2026-11-20', '2026-11-20', '2026-11-21']) await like(day);
  const { rows } = await database.client.query(
    `select day::text, used::integer from daily_budgets where budget = 'like' and holder = $1 order by day`,
    [ADA],
  );
  expect(rows).toEqual([
    { day: '2026-11-20', used: 3 },
    { day: '2026-11-21', used: 1 },
  ]);
});

it('0416 gives whole milliseconds to places in the lists of the team, as what goes on behind one reads them', async () => {
  const length = migrations.findIndex(({ name }) => name.startsWith('0416_'));
  await database.migrateAnew(migrations.slice(0, length));
  await database.fill();
  const copy = async (part: number) => {
    await database.client.query(
      `insert into tickets select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
         'created_at', one.created_at + n * interval '1 millisecond'))).*
       from tickets one, generate_series(1, 100) as n where one.created_at = $1`,
      [NOW],
    );
    await database.client.query(
      `insert into report_subjects select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(),
         'subject_key', $2::text || n, 'urgency', 7, 'opened_at', one.opened_at + n * interval '1 millisecond'))).*
       from report_subjects one, generate_series(1, 100) as n where one.opened_at = $1`,
      [NOW, `${part} `],
    );
  };
  const beside = async () => {
    const { rows } = await database.client.query(
      `select place from (select queue_place from tickets union all select queue_place from report_subjects) as listed(place)
       where place <> date_trunc('milliseconds', place)`,
    );
    return rows.length;
  };
  await copy(1);
  expect(await beside()).toBeGreaterThan(0);
  await database.migrate(migrations);
  await copy(2);
  expect(await beside()).toBe(0);
});

it('0027 takes the counts of profiles over, and takes what a server of the version before adds until 0175', async () => {
  const length = migrations.findIndex(({ name }) => name.startsWith('0027_'));
  await database.migrateAnew(migrations.slice(0, length));
  await database.fill();
  await database.client.query(`update profiles set views = 3, likes = 2, matches = 1 where id = $1`, [ADAS]);
  await database.migrate(migrations.slice(0, length + 1));
  const counters = async () =>
    (
      await database.client.query(
        'select profile_id, views, likes, matches from profile_counters where profile_id = $1',
        [ADAS],
      )
    ).rows;
  expect(await counters()).toEqual([{ profile_id: ADAS, views: 3, likes: 2, matches: 1 }]);

  await database.client.query(`update profiles set views = views + 1 where id = $1`, [ADAS]);
  expect(await counters()).toEqual([{ profile_id: ADAS, views: 4, likes: 2, matches: 1 }]);

  await database.migrate(migrations);
  expect(await counters()).toEqual([{ profile_id: ADAS, views: 4, likes: 2, matches: 1 }]);
});

it('0061 counts who liked a profile before, each person once', async () => {
  const length = migrations.findIndex(({ name }) => name.startsWith('0066_'));
  await database.migrateAnew(migrations.slice(0, length));
  await database.fill();
  const second = id(903);
  await database.insert('profiles', { ...profile, id: second, user_id: ADA, name: 'Ada too', updated_at: NOW });
  const like = { actor_profile_id: second, target_profile_id: LINS, kind: 'like', like_id: id(904), created_at: NOW };
  await database.insert('swipes', like);
  await database.migrate(migrations);
  const { rows } = await database.client.query(
    'select likers, popularity, folded_name from profiles join profile_counters on profile_id = id where id = $1',
    [LINS],
  );
  expect(rows).toEqual([{ likers: 1, popularity: 4, folded_name: 'lin' }]);
});

it('0020 makes of each group of likes the likes that it stood for, the newest, as unread as it was, and loses none else', async () => {
  const length = migrations.findIndex(({ name }) => name.startsWith('0020_'));
  await database.migrateAnew(migrations.slice(0, length));
  const person = async (number: number): Promise<string> => {
    const [user, own] = [id(1000 + number), id(2000 + number)];
    await database.insert('users', {
      id: user,
      privy_id: `did:privy:${number}`,
      display_name: 'Some',
      created_at: NOW,
    });
    await database.insert('profiles', { ...profile, id: own, user_id: user, name: 'Some', updated_at: NOW });
    return own;
  };
  const at = (minute: number): Date => new Date(Date.parse(NOW) + minute * 60_000);
  const [liked, quiet] = [await person(1), await person(2)];
  const likers: string[] = [];
  for (let number = 3; number < 10; number += 1) likers.push(await person(number));
  const swipes = [
    // Older than the group's likes.
    [0, 'like', 1, false],
    [1, 'like', 2, false],
    [2, 'super_like', 3, false],
    // No unanswered likes: a pass, and one that became a match.
    [3, 'dislike', 4, false],
    [4, 'like', 5, true],
    [5, 'like', 6, false],
    // After the group's last notification.
    [6, 'like', 20, false],
  ] as const;
  for (const [liker, kind, minute, madeMatch] of swipes)
    await database.insert('swipes', {
      actor_profile_id: likers[liker],
      target_profile_id: liked,
      kind,
      like_id: kind === 'dislike' ? null : id(3000 + liker),
      made_match: madeMatch,
      created_at: at(minute),
    });
  const group = { user_id: id(1001), type: 'new_likes_group', created_at: at(3), updated_at: at(6) };
  await database.insert('notifications', {
    ...group,
    id: id(4001),
    data: { receiverProfileId: liked },
    occurrences: 3,
    read_at: at(7),
  });
  // Its likes are gone, with their profiles: it stays as it is.
  await database.insert('notifications', {
    ...group,
    id: id(4002),
    user_id: id(1002),
    data: { receiverProfileId: quiet },
    occurrences: 4,
  });
  await database.insert('notifications', {
    ...group,
    id: id(4003),
    type: 'new_like',
    data: { receiverProfileId: liked, likerProfileId: likers[6], isSuperLike: false },
  });

  await database.migrate(migrations.slice(0, length + 1));
  const { rows } = await database.client.query(
    `select user_id, type, data, read_at, created_at from notifications order by created_at, id`,
  );
  const like = (liker: number, minute: number, isSuperLike: boolean) => ({
    user_id: id(1001),
    type: 'new_like',
    data: { receiverProfileId: liked, likerProfileId: likers[liker], isSuperLike },
    read_at: at(7),
    created_at: at(minute),
  });
  expect(rows).toHaveLength(5);
  expect(rows).toEqual(
    expect.arrayContaining([
      like(1, 2, false),
      like(2, 3, true),
      like(5, 6, false),
      {
        user_id: id(1002),
        type: 'new_likes_group',
        data: { receiverProfileId: quiet },
        read_at: null,
        created_at: at(3),
      },
      { ...like(6, 3, false), read_at: null },
    ]),
  );
});

it('0341 and 0343 empty the photos that an earlier version left, and let none be written again', async () => {
  const length = migrations.findIndex(({ name }) => name.startsWith('0341_'));
  await database.migrateAnew(migrations.slice(0, length));
  await database.fill();
  await database.client.query(`update profiles set photos = '{https://ada.example/1.png}' where id = $1`, [ADAS]);
  await database.migrate(migrations.slice(0, length + 1));
  // A profile that had photos can be saved after each of them.
  await database.client.query(`update profiles set bio = 'After 0341' where id = $1`, [ADAS]);
  await database.migrate(migrations);
  const { rows } = await database.client.query('select distinct photos from profiles');
  expect(rows).toEqual([{ photos: [] }]);
  // As servers of the version before do when they erase a profile.
  await database.client.query(`update profiles set photos = '{}' where id = $1`, [ADAS]);
  await expect(database.client.query(`update profiles set photos = '{x}' where id = $1`, [ADAS])).rejects.toThrow(
    'profiles_no_photos',
  );
});
