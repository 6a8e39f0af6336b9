// A community with much behind it: swipes, matches, conversations, messages, notifications and bookmarks, and one person with far more of each.
import type { Database } from '../../../apps/api/src/database/database.ts';
import { fillInBulk } from '../../load/bulk-rows.ts';

export interface Sizes {
  people: number;
  /** Of likes, messages, notifications and bookmarks each. */
  rows: number;
  /** Of each, of the one person with the most: likes received, likes sent, matches, notifications, bookmarks, messages of one conversation. */
  ofOne: number;
}

const TABLES = [
  'users',
  'profiles',
  'profile_counters',
  'swipes',
  'matches',
  'conversations',
  'conversation_members',
  'messages',
  'notifications',
  'bookmarks',
  'blocks',
];

/** The person with the most, and their profile. */
export const HUB = {
  userId: '00000001-a001-7000-8000-00009e3779b1',
  profileId: '00000001-a002-7000-8000-00009e3779b1',
};

/** Fills an empty database; leaves a filled one as it is. */
export async function fillCommunity(database: Database, { people, rows, ofOne }: Sizes): Promise<void> {
  const { rows: found } = await database.pool.query('select from swipes limit 1');
  if (found.length > 0) return;
  const others = Math.floor(people / 3) - 1;
  const one = Math.min(ofOne, others);
  await fillInBulk(database, TABLES, async (run) => {
    await run(
      'ids',
      `create function pg_temp.id_of(kind text, n bigint) returns uuid language sql immutable as
         $$ select (lpad(to_hex(n), 8, '0') || '-' || kind || '-7000-8000-' || lpad(to_hex((n * 2654435761) & 281474976710655), 12, '0'))::uuid $$`,
    );
    await run(
      'users',
      `insert into users (id, privy_id, display_name, twitter_username, tier, tier_expires_at, created_at)
       select pg_temp.id_of('a001', n), 'did:privy:' || md5(n::text), 'Person ' || n, 'person' || n, case when n = 1 then 'premium' else 'free' end::tier,
         case when n = 1 then now() + interval '1 year' end, now() - ($1 - n) * interval '30 seconds'
       from generate_series(1, $1::bigint) as n`,
      [people],
    );
    await run(
      'profiles',
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, tags, languages, tier, popularity, created_at, updated_at,
         match_changed_at, folded_name, folded_tags, folded_languages, search)
       select pg_temp.id_of('a002', n), id, (array['individual', 'group', 'project'])[1 + n % 3]::profile_type,
         (array['developer', 'community', 'dapp'])[1 + n % 3], display_name, 'Builds wallets', array['tag' || n % 200], '{en}', tier, 0, created_at,
         created_at, created_at, lower(display_name), array['tag' || n % 200], '{en}', ''
       from generate_series(1, $1::bigint) as n join users on users.id = pg_temp.id_of('a001', n)`,
      [people],
    );
    // The one person likes a third of the others, is liked by a third, and matched the rest.
    await run(
      'likes of one',
      `insert into swipes (actor_profile_id, target_profile_id, kind, like_id, made_match, created_at)
       select pg_temp.id_of('a002', case when isent then 1 else n end), pg_temp.id_of('a002', case when isent then n else 1 end), 'like',
         gen_random_uuid(), false, now() - n * interval '1 second'
       from generate_series(2, 1 + 3 * $1::bigint) as n cross join (values (true), (false)) as way (isent)
       where n % 3 = 2 or (n % 3 = 0) = isent`,
      [one],
    );
    await run(
      'likes of all',
      `insert into swipes (actor_profile_id, target_profile_id, kind, like_id, made_match, created_at)
       select pg_temp.id_of('a002', actor), pg_temp.id_of('a002', target), kind::swipe_kind, case when kind <> 'dislike' then gen_random_uuid() end, false,
         now() - n * interval '2 seconds'
       from (select n, 2 + n % ($1 - 1) as actor, 2 + (n * 7919 + n / ($1 - 1) * 104729) % ($1 - 1) as target,
         (array['like', 'like', 'dislike', 'super_like'])[1 + n % 4] as kind from generate_series(1, $2::bigint) as n) as made
       where actor <> target on conflict do nothing`,
      [people, rows],
    );
    await run(
      'matches',
      `insert into matches (id, profile_a_id, user_a_id, profile_b_id, user_b_id, matched_at)
       select pg_temp.id_of('a003', n), pg_temp.id_of('a002', a), pg_temp.id_of('a001', a), pg_temp.id_of('a002', b), pg_temp.id_of('a001', b),
         now() - n * interval '3 seconds'
       from (select n, 1 as a, 2 + 3 * (n - 1) as b from generate_series(1, $1::bigint) as n
         union all select $1 + n, 2 + n % ($2 / 2), 3 + $2 / 2 + (n * 31) % ($2 / 2 - 4) from generate_series(1, $2::bigint / 2) as n) as paired
       where b <= $2`,
      [one, people],
    );
    await run(
      'conversations',
      `insert into conversations (id, match_id, last_seq, last_message_at, created_at)
       select pg_temp.id_of('a004', n), id, case when n = 1 then $1 when n % 20 = 0 then 0 else ceil(2.2 * $3 / $2) end,
         case when n = 1 or n % 20 > 0 then matched_at + interval '1 second' end, matched_at
       from (select matches.*, row_number() over (order by id) as n from matches) as matches`,
      [one, people, rows],
    );
    await run(
      'members',
      `insert into conversation_members (conversation_id, profile_id, user_id, last_read_seq, unread_count, listed_at, waiting_since)
       select conversations.id, profile_id, user_id, 0, case when isasked and last_seq > 0 then 3 else 0 end, coalesce(last_message_at, matched_at),
         case when isasked then last_message_at end
       from conversations join matches on matches.id = match_id
       cross join lateral (values (profile_a_id, user_a_id, true), (profile_b_id, user_b_id, false)) as member (profile_id, user_id, isasked)`,
    );
    await run(
      'messages',
      `insert into messages (conversation_id, seq, id, sender_profile_id, client_id, type, content, created_at)
       select conversations.id, seq, gen_random_uuid(), case when seq % 2 = 0 then profile_a_id else profile_b_id end, gen_random_uuid(), 'text',
         'Message ' || seq, last_message_at - (last_seq - seq) * interval '1 second'
       from conversations join matches on matches.id = match_id cross join lateral generate_series(1, last_seq) as seq
       limit $1::bigint + $2`,
      [one, rows],
    );
    await run(
      'notifications',
      `insert into notifications (id, user_id, type, data, read_at, created_at, updated_at)
       select gen_random_uuid(), pg_temp.id_of('a001', person), (array['new_match', 'new_like_revealed', 'new_like'])[1 + n % 3],
         jsonb_build_object('receiverProfileId', pg_temp.id_of('a002', person), 'matchedProfileId', pg_temp.id_of('a002', 2 + n % ($2 - 1)),
           'likerProfileId', pg_temp.id_of('a002', 2 + n % ($2 - 1)), 'isSuperLike', false),
         case when n % 2 = 0 then at end, at, at
       from (select n, case when n <= $1 then 1 else 2 + n % ($2 - 1) end as person, date_trunc('milliseconds', now() - n * interval '1 second') as at
         from generate_series(1, $1::bigint + $3) as n) as told`,
      [one, people, rows],
    );
    await run(
      'bookmarks',
      `insert into bookmarks (user_id, profile_id, created_at)
       select pg_temp.id_of('a001', person), pg_temp.id_of('a002', 2 + (n + n / ($2 - 1) * 104729) % ($2 - 1)), now() - n * interval '1 second'
       from (select n, case when n <= $1 then 1 else 2 + (n * 7919) % ($2 - 1) end as person from generate_series(1, $1::bigint + $3) as n) as kept
       on conflict do nothing`,
      [one, people, rows],
    );
    // One person in ten blocked somebody, the one with the most as many as fit on ten pages.
    await run(
      'blocks',
      `insert into blocks (id, blocker_user_id, blocked_user_id, blocked_profile_id, created_at)
       select gen_random_uuid(), pg_temp.id_of('a001', person), pg_temp.id_of('a001', other), pg_temp.id_of('a002', other), now() - n * interval '1 minute'
       from (select n, case when n <= 200 then 1 else n end as person, $1 - n as other from generate_series(1, $1::bigint / 10) as n) as made`,
      [people],
    );
  });
}
