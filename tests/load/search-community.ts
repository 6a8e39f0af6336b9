// A community to search in: names in three scripts, many of them alike, and tags, bios and likes of which few are common and most are rare.
import type { Database } from '../../apps/api/src/database/database.ts';
import { fillInBulk } from './bulk-rows.ts';

/** Bios with their tags; many people share one. */
const STORIES = 20_000;
const TABLES = ['users', 'profiles', 'profile_tags', 'profile_counters', 'profile_likers', 'profile_views'];

const FIRST_NAMES =
  'Ada Adèle Alex Amélie Anaïs Anders Andrea Anton Béla Björn Camille Carlos Chloé Clara Daniel David Diego Élodie Emma Erik François Gaëlle Hanna Håkan Hélène Inès Ivan Jana Jean João Johan José Julia Jürgen Karim Lars Lea Léon Lin Luca Lucía Maja Marco Maria Marie Martin Mateo Max Mehdi Mia Michael Mila Nadia Nina Noah Olga Omar Oscar Paul Pavel Pedro Priya Rafael René Robin Sara Satoshi Simon Sofia Søren Thomas Tomáš Vera Vitalik Yara Yuki Zoé Zsófia'.split(
    ' ',
  );
const SYLLABLES =
  'ba be bo bri but cha da del den do dra el fa fer gar gon ha hol in ja ka kel ko la lem lin lo ma mel mi mo na nel ni no o pa pe pol ra rin ro ru sa sen si so son ta ter ti to tov u va ver vi wa wel ya za zel'.split(
    ' ',
  );
const SURNAMES = Array.from('王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑');
const GIVEN = Array.from(
  '伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂文辉红玉华建国志海雪梅雷龙凤飞鹏宇浩然子轩雨欣怡嘉俊思梦晨阳天佳琪博睿泽昊',
);
const WORDS =
  'wallets bridges rollups oracles markets lending games art music maps identity privacy proofs nodes bots grants events research design tokens vaults indexes payments storage voting'.split(
    ' ',
  );

/** Fills an empty database with this many profiles; leaves a filled one as it is. */
export async function fillCommunity(database: Database, profiles: number): Promise<void> {
  const { rows } = await database.pool.query<{ count: number }>('select count(*) from profiles');
  if (rows[0]?.count === profiles) return;
  await fillInBulk(database, TABLES, async (run) => {
    await run(
      'stories',
      `create temp table stories as
       select n, tags, bio,
         setweight(to_tsvector('simple', search_words(array_to_string(tags, ' '), true)), 'B')
           || setweight(to_tsvector('simple', search_words(bio, true)), 'C') as search
       from (
         select n, (select array_agg(distinct 'tag' || floor(500 * power(random(), 2.5))) from generate_series(1, 2 + n % 5)) as tags,
           'Builds ' || ($1::text[])[1 + n % $2] || ' and ' || ($1::text[])[1 + floor(random() * $2)::int]
             || case when n % 6 = 0 then '，专注区块链工具和社区' else ' for people of kind k' || n % 3000 end as bio
         from generate_series(0, ${STORIES - 1}) as n) as told`,
      [WORDS, WORDS.length],
    );
    await run('their index', 'create unique index on stories (n)');
    await run(
      'people',
      `create temp table people as
       select n, now() - make_interval(secs => ($1 - n) * 30) as at, uuidv7(make_interval(secs => (n - $1) * 30)) as id,
         uuidv7(make_interval(secs => (n - $1) * 30)) as user_id,
         (array['individual', 'individual', 'individual', 'project', 'group']::profile_type[])[1 + floor(5 * random())::int] as type,
         case when r < 0.01 then 'premium_plus' when r < 0.06 then 'premium' else 'free' end::tier as tier,
         floor(${STORIES} * random())::int as story, random() < 0.01 as is_verified,
         floor(power(random(), 8) * 40)::int as likers,
         case
           when n % 5 = 0 then ($2::text[])[1 + floor(random() * $6)::int] || ($3::text[])[1 + floor(random() * $7)::int]
             || case when random() < 0.6 then ($3::text[])[1 + floor(random() * $7)::int] else '' end
           when n % 5 = 1 then initcap(($4::text[])[1 + floor(random() * $8)::int] || ($4::text[])[1 + floor(random() * $8)::int])
             || ' ' || initcap(($9::text[])[1 + floor(random() * $10)::int]) || case when random() < 0.3 then ' ' || n % 1000 else '' end
           else ($5::text[])[1 + floor(random() * $11)::int] || ' ' || initcap(($4::text[])[1 + floor(random() * $8)::int]
             || ($4::text[])[1 + floor(random() * $8)::int] || case when random() < 0.7 then ($4::text[])[1 + floor(random() * $8)::int] else '' end)
         end as name
       from (select n, random() as r from generate_series(1, $1::int) as n) as numbers`,
      [
        profiles,
        SURNAMES,
        GIVEN,
        SYLLABLES,
        FIRST_NAMES,
        SURNAMES.length,
        GIVEN.length,
        SYLLABLES.length,
        WORDS,
        WORDS.length,
        FIRST_NAMES.length,
      ],
    );
    await run(
      'users',
      `insert into users (id, privy_id, display_name, tier, created_at) select user_id, 'did:privy:' || n, name, tier, at from people`,
    );
    await run(
      'profiles',
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, tags, languages, tier, is_verified, verified_name, popularity, created_at, updated_at,
         match_changed_at, folded_name, folded_tags, folded_languages, search)
       select id, user_id, type, case type when 'individual' then 'developer' when 'group' then 'dao' else 'defi' end, name, bio, tags,
         spoken, tier, is_verified, case when is_verified then name end,
         popularity_of(likers), at, at, at, search_words(name, false), tags, spoken,
         setweight(to_tsvector('simple', search_words(name, true)), 'A') || search
       from people join stories on stories.n = story
       cross join lateral (select case when people.n % 5 = 0 then '{zh,en}' when people.n % 50 = 1 then '{fr}'
         when people.n % 1000 = 2 then array['language' || people.n / 1000 % 40] else '{en}' end::text[] as spoken) as languages`,
    );
    await run(
      'tags',
      `insert into profile_tags (profile_id, tag, profile_type, tier) select id, tag, profile_type, tier from profiles, unnest(tags) as tag`,
    );
    await run(
      'counters',
      'insert into profile_counters (profile_id, views, likes, likers) select id, likers * 3, likers, likers from people where likers > 0',
    );
    // Each is liked by the people after them, and viewed by as many in the last week: a sixth of the likes are from that week too.
    await run(
      'likers',
      `insert into profile_likers (profile_id, user_id, day)
       select liked.id, liker.user_id, current_date - ((liked.n + number) % 40)::int from people liked
       cross join lateral generate_series(1, liked.likers) as number join people liker on liker.n = 1 + (liked.n * 7 + number * 997) % $1`,
      [profiles],
    );
    await run(
      'views',
      `insert into profile_views (profile_id, viewer_user_id, day)
       select profile_id, user_id, current_date - (abs(hashtext(user_id::text)) % 30) from profile_likers`,
    );
  });
}
