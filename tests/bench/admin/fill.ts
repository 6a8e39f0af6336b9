// A large installation for the team: people with a profile each, payments, tickets and the audit log.
import type { Database } from '../../../apps/api/src/database/database.ts';
import { fillInBulk } from '../../load/bulk-rows.ts';

export interface Sizes {
  users: number;
  payments: number;
  tickets: number;
}

/** The sandbox's, for which the bench is configured. */
const CHAIN_ID = 31337;
export const TEAM = 20;
const TABLES = [
  'users',
  'profiles',
  'profile_counters',
  'project_links',
  'payments',
  'payment_claims',
  'transfers',
  'sweeps',
  'tickets',
  'audit_log',
];
const FIRST_NAMES =
  'Ada Alex Anders Andrea Anton Camille Carlos Chloe Clara Daniel David Diego Emma Erik Hanna Ivan Jana Jean Joao Johan Julia Karim Lars Lea Lin Luca Maja Marco Maria Marie Martin Mateo Max Mehdi Mia Michael Mila Nadia Nina Noah Olga Omar Oscar Paul Pavel Pedro Priya Rafael Robin Sara Satoshi Simon Sofia Thomas Vera Vitalik Yara Yuki'.split(
    ' ',
  );
const SYLLABLES =
  'ba bri cha da del dra fa fer gar gon hol ja ka kel ko lem lin ma mel mo nel no pa pol rin ro sa sen si son ter tov va ver wa wel ya zel'.split(
    ' ',
  );
const SURNAMES = Array.from('王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林郑');
const GIVEN = Array.from('伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚桂文辉红玉华建国志海雪梅');
const WORDS =
  'payment wallet refund tier profile picture match message link badge language login group project search deck'.split(
    ' ',
  );
const ACTIONS =
  'setTicketStatus answerTicket assignTicket approveLink rejectLink verifyProfile hideProfile updateSubscription'.split(
    ' ',
  );

/** Fills an empty database; leaves a filled one as it is. */
export async function fillInstallation(database: Database, sizes: Sizes): Promise<void> {
  const { users, payments, tickets } = sizes;
  const { rows } = await database.pool.query('select from tickets limit 1');
  if (rows.length > 0) return;
  await fillInBulk(database, TABLES, async (run) => {
    // Ids in creation order with pseudorandom ends, so a row can be found again by its number.
    await run(
      'ids',
      `create function pg_temp.id_of(kind text, n bigint) returns uuid language sql immutable as
         $$ select (lpad(to_hex(n), 8, '0') || '-' || kind || '-7000-8000-' || lpad(to_hex((n * 2654435761) & 281474976710655), 12, '0'))::uuid $$`,
    );
    await run(
      'tiers',
      `create function pg_temp.tier_of(n bigint) returns tier language sql immutable as
         $$ select case when n % 100 = 7 then 'premium_plus' when n % 20 = 3 then 'premium' else 'free' end::tier $$`,
    );
    await run(
      'hashes',
      `create function pg_temp.hash_of(n bigint) returns text language sql immutable as
         $$ select '0x' || md5(n::text) || md5('-' || n) $$`,
    );
    await run(
      'users',
      `insert into users (id, privy_id, display_name, twitter_username, wallet_address, role, tier, created_at)
       select pg_temp.id_of('a001', n), 'did:privy:' || md5(n::text),
         case when n % 8 = 0 then ($2::text[])[1 + floor(random() * ${SURNAMES.length})::int] || ($3::text[])[1 + floor(random() * ${GIVEN.length})::int]
             || ($3::text[])[1 + floor(random() * ${GIVEN.length})::int]
           else ($4::text[])[1 + floor(random() * ${FIRST_NAMES.length})::int] || ' ' || initcap(surname) end,
         case when n % 10 <> 0 then surname || n % 100000 end, '0x' || md5('wallet' || n) || substr(md5(n::text), 1, 8),
         case when n <= ${TEAM} then 'support'::role end, pg_temp.tier_of(n), now() - ($1 - n) * interval '30 seconds'
       from (select n, ($5::text[])[1 + floor(random() * ${SYLLABLES.length})::int] || ($5::text[])[1 + floor(random() * ${SYLLABLES.length})::int]
         || ($5::text[])[1 + floor(random() * ${SYLLABLES.length})::int] as surname from generate_series(1, $1::bigint) as n) as named`,
      [users, SURNAMES, GIVEN, FIRST_NAMES, SYLLABLES],
    );
    await run(
      'profiles',
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, tags, languages, tier, is_verified, verified_name, hidden_at,
         hidden_reason, deleted_at, popularity, created_at, updated_at, match_changed_at, folded_name, folded_tags, folded_languages, search)
       select pg_temp.id_of('a002', n), users.id, 'individual', 'developer', display_name, 'Builds wallets', '{}', '{}', tier, n % 97 = 0 and n % 970 <> 0,
         case when n % 970 = 0 then 'Another name' when n % 97 = 0 then display_name end, hidden_at,
         case when hidden_at is not null then 'Spam' end, hidden_at, 0, created_at, created_at, created_at,
         case when n % 8 = 0 then search_words(display_name, false) else lower(display_name) end, '{}', '{}', ''
       from generate_series(1, $1::bigint) as n join users on users.id = pg_temp.id_of('a001', n)
       cross join lateral (select case when n % 2003 = 0 then now() end as hidden_at) as hidden`,
      [users],
    );
    await run(
      'counters',
      `insert into profile_counters (profile_id, views, likes, likers)
       select pg_temp.id_of('a002', n), 3, 1, 1 from generate_series(1, $1::bigint, 3) as n`,
      [users],
    );
    await run(
      'links',
      `insert into project_links (id, profile_id, url, position, approved_at, created_at)
       select pg_temp.id_of('a003', n), pg_temp.id_of('a002', n), 'https://project' || n || '.example', 0,
         case when n % 50 <> 1 then now() end, now() - ($1 - n) * interval '30 seconds'
       from generate_series(1, $1::bigint) as n`,
      [users],
    );
    await run(
      'payments',
      `insert into payments (id, user_id, tier, method, chain_id, address, address_index, expected_wei, usd_price, bnb_usd, status, detail,
         received_wei, tx_hash, created_at, expires_at, confirmed_at, updated_at, has_unsettled)
       select pg_temp.id_of('a004', n), pg_temp.id_of('a001', 1 + (n * 7919) % $2), 'premium', 'bnb', ${CHAIN_ID},
         '0x' || lpad(to_hex(n), 8, '0') || md5(n::text), n, 50000000000000000, 30, 600, status, detail, 0,
         case when status = 'confirmed' then pg_temp.hash_of(n) end, at, at + interval '30 minutes',
         case when status = 'confirmed' then at + interval '1 minute' end, at,
         n % 10 = 0 and coalesce(detail in ('overpaid', 'underpaid', 'late', 'wrong_asset'), false)
       from (
         select n, status, now() - ($1 - n) * interval '6 seconds' as at,
           case
             when status = 'pending' and n % 5 = 0 then 'confirming'
             when status = 'confirmed' and n % 1000 < 20 then 'overpaid'
             when status = 'expired' and n % 1000 < 30 then 'underpaid'
             when status = 'expired' and n % 1000 < 40 then 'late'
             when status = 'expired' and n % 1000 < 45 then 'wrong_asset'
             when n % 100003 = 0 then 'reorged' end as detail
         from (
           select n, case when n > $1 - 2000 then 'pending' when (n / 7) % 100 < 55 then 'confirmed' when (n / 7) % 100 < 93 then 'expired'
             else 'failed' end as status
           from generate_series(1, $1::bigint) as n) as numbered) as told`,
      [payments, users],
    );
    await run(
      'claims',
      `insert into payment_claims (payment_id, wish, created_at) select id, 'period', created_at from payments where has_unsettled and address_index % 20 = 0`,
    );
    await run(
      'transfers',
      `insert into transfers (id, chain_id, payment_id, kind, asset, amount_wei, tx_hash, log_index, block_number, block_hash, block_time,
         counted_as, created_at)
       select pg_temp.id_of('a005', address_index), chain_id, id, 'native', 'bnb', 50000000000000000, pg_temp.hash_of(address_index), -1,
         address_index, '0x', created_at, case detail when 'late' then 'late' when 'wrong_asset' then 'wrong_asset' else 'payment' end, created_at
       from payments where status = 'confirmed' or detail in ('underpaid', 'late', 'wrong_asset') order by id`,
    );
    await run(
      'sweeps',
      `insert into sweeps (id, chain_id, address_index, address, asset, amount_wei, tx_hash, fee_wei, state, created_at, updated_at)
       select pg_temp.id_of('a006', address_index), chain_id, address_index, address, 'bnb', 49000000000000000, tx_hash, 1000000000000000, 'final',
         created_at, created_at
       from payments where status = 'confirmed' order by id`,
    );
    await run(
      'sums',
      `insert into ledger_sums (chain_id, side, asset, amount_wei)
       select chain_id, 'received', asset, sum(amount_wei) from transfers group by chain_id, asset
       union all select chain_id, 'swept', asset, sum(amount_wei) from sweeps group by chain_id, asset
       union all select chain_id, 'fees', 'bnb', sum(fee_wei) from sweeps group by chain_id`,
    );
    await run(
      'tickets',
      `insert into tickets (id, user_id, tier, subject, description, category, priority, status, assigned_to, message_count, queue_place,
         created_at, updated_at, first_answer_at, waiting_since, assignee_active_at)
       select pg_temp.id_of('a007', n), pg_temp.id_of('a001', person), pg_temp.tier_of(person),
         initcap(($3::text[])[1 + floor(random() * ${WORDS.length})::int]) || ' and ' || ($3::text[])[1 + floor(random() * ${WORDS.length})::int]
           || ' fail with code k' || n % 50000, 'It says so.', category, priority, status, assignee, 2,
         to_timestamp(4102444800 - extract(epoch from at) + 4102444800 * (12 * (status in ('open', 'in_progress'))::integer
           + 4 * array_position(array['free', 'premium', 'premium_plus'], pg_temp.tier_of(person)::text)
           + array_position(array['low', 'medium', 'high', 'urgent'], priority))),
         at, at + random() * interval '2 days', case when status <> 'open' then at + random() * interval '1 day' end,
         case when status = 'open' then at end, case when assignee is not null then at end
       from (
         select n, 1 + (n * 104729) % $2 as person, now() - ($1 - n) * interval '6 seconds' as at,
           (array['technical', 'billing', 'account', 'feature_request', 'bug_report', 'other'])[1 + (n / 3) % 6] as category,
           (array['low', 'medium', 'medium', 'medium', 'high', 'urgent'])[1 + (n / 11) % 6] as priority,
           case when n > $1 * 0.99 or n % 1000 = 0 then (array['open', 'in_progress', 'resolved'])[1 + n % 3]
             when n % 5 = 0 then 'resolved' else 'closed' end as status,
           case when n % 7 <> 0 then pg_temp.id_of('a001', 1 + (n / 7) % ${TEAM}) end as assignee
         from generate_series(1, $1::bigint) as n) as told`,
      [tickets, users, WORDS],
    );
    await run(
      'what the team did',
      `insert into audit_log (actor_user_id, action, subject, before, after, created_at)
       select pg_temp.id_of('a001', 1 + n % ${TEAM}), case when n % 50000 = 0 then 'updateRole' else ($2::text[])[1 + n % ${ACTIONS.length}] end,
         pg_temp.id_of('a002', 1 + (n * 7919) % $1), '{"isVerified": false}', '{"isVerified": true}', now() - ($1 - n) * interval '30 seconds'
       from generate_series(1, $1::bigint) as n`,
      [users, ACTIONS],
    );
  });
}
