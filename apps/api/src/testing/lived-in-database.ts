// A lived-in database: a row, or more, in every table of any version.
import { Client } from 'pg';
import { type Migration, migrate } from '../database/migrate.ts';
import { createTestDatabase } from './test-database.ts';

export const id = (number: number): string => `01930b5c-7a10-7c3e-9d42-${String(number).padStart(12, '0')}`;
export const NOW = '2026-11-20T09:00:00.000Z';
export const [ADA, LIN, ADAS, LINS, MATCH, CONVERSATION] = [id(1), id(2), id(3), id(4), id(5), id(6)];
const [PAYMENT, TRANSFER, SETTLEMENT] = [id(14), id(15), id(16)];
const HASH = 'a'.repeat(64);
const match = { id: MATCH, profile_a_id: ADAS, user_a_id: ADA, profile_b_id: LINS, user_b_id: LIN, matched_at: NOW };
export const profile = {
  profile_type: 'individual',
  subtype: 'developer',
  bio: 'Builds.',
  tier: 'free',
  created_at: NOW,
};

/**
 * Rows for every table of any version, in an order that foreign keys allow. A version uses the columns that it has, so a column stays here when a
 * later version drops it, and a table under each name that it had.
 */
const ROWS: readonly (readonly [table: string, row: Readonly<Record<string, unknown>>])[] = [
  ['users', { id: ADA, privy_id: 'did:privy:ada', display_name: 'Ada', created_at: NOW }],
  ['users', { id: LIN, privy_id: 'did:privy:lin', display_name: 'Lin', created_at: NOW }],
  ['profiles', { ...profile, id: ADAS, user_id: ADA, name: 'Ada', updated_at: NOW }],
  ['profiles', { ...profile, id: LINS, user_id: LIN, name: 'Lin', updated_at: NOW, deleted_at: NOW }],
  ['profile_tags', { profile_id: ADAS, tag: 'defi', profile_type: 'individual', tier: 'free' }],
  [
    'translations',
    {
      profile_id: ADAS,
      language: 'fr',
      content_hash: Buffer.alloc(32),
      text: 'Construit.',
      provider: 'libretranslate',
      created_at: NOW,
    },
  ],
  ['word_uses', { kind: 'tag', word: 'defi', spelling: 'DeFi', profiles: 1 }],
  ['project_links', { id: id(7), profile_id: ADAS, url: 'https://ada.example', position: 0, created_at: NOW }],
  ['profile_views', { profile_id: ADAS, viewer_user_id: LIN, day: '2026-11-20' }],
  ['profile_counters', { profile_id: ADAS, views: 1 }],
  ['profile_counters', { profile_id: LINS, likes: 1 }],
  ['profile_likers', { profile_id: LINS, user_id: ADA, day: '2026-11-20' }],
  ['trending_profiles', { place: 1, profile_id: LINS }],
  ['search_vocabulary', { word: 'solidity' }],
  ['swipes', { actor_profile_id: ADAS, target_profile_id: LINS, kind: 'like', like_id: id(8), created_at: NOW }],
  ['bookmarks', { user_id: LIN, profile_id: ADAS, created_at: NOW }],
  [
    'preferences',
    { user_id: ADA, in_product: ['match'], push: [], mail: [], digest: 'off', shows_words: false, updated_at: NOW },
  ],
  ['delivery_targets', { id: id(60), user_id: ADA, channel: 'mail', created_at: NOW }],
  [
    'mail_addresses',
    { user_id: ADA, address: 'ada@example.org', target_id: id(60), key: Buffer.alloc(32), confirmed_at: NOW },
  ],
  ['mail_confirmations', { id: id(62), user_id: LIN, address: 'lin@example.org', expires_at: NOW }],
  ['devices', { id: id(63), user_id: ADA, session: Buffer.alloc(32), created_at: NOW, seen_at: NOW }],
  [
    'deliveries',
    {
      id: id(61),
      target_id: id(60),
      user_id: ADA,
      channel: 'mail',
      kind: 'ticket',
      subject: 'ticket:1',
      due_at: NOW,
      created_at: NOW,
    },
  ],
  ['blocks', { id: id(23), blocker_user_id: LIN, blocked_user_id: ADA, blocked_profile_id: ADAS, created_at: NOW }],
  ['delivery_targets', { id: id(300), user_id: ADA, channel: 'push', created_at: NOW }],
  [
    'push_subscriptions',
    {
      id: id(300),
      user_id: ADA,
      endpoint: 'https://fcm.googleapis.com/fcm/send/ada',
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      key_id: '7ZqsGxDnYqk1',
      created_at: NOW,
    },
  ],
  [
    'proofs',
    {
      id: id(280),
      profile_id: ADAS,
      kind: 'wallet',
      subject: '0x0000000000000000000000000000000000000001',
      subject_key: '0x0000000000000000000000000000000000000001',
      state: 'proven',
      method: 'signature',
      is_shown: true,
      evidence: '{"signature": "0x00"}',
      evidence_hash: Buffer.alloc(32),
      token: 'token',
      proved_at: NOW,
      checked_at: NOW,
      check_at: NOW,
      created_at: NOW,
    },
  ],
  [
    'proofs',
    {
      id: id(281),
      profile_id: LINS,
      kind: 'wallet',
      subject: '0x0000000000000000000000000000000000000001',
      subject_key: '0x0000000000000000000000000000000000000001',
      state: 'conflicting',
      method: 'signature',
      is_shown: false,
      evidence: '{"signature": "0x01"}',
      evidence_hash: Buffer.alloc(32),
      token: 'token',
      proved_at: NOW,
      checked_at: NOW,
      created_at: NOW,
    },
  ],
  ['proof_conflicts', { id: id(282), holder_proof_id: id(280), claimant_proof_id: id(281), created_at: NOW }],
  ['picture_files', { hash: HASH, width: 640, height: 480, thumbhash: 'abcdefgh', written_at: NOW }],
  ['pictures', { user_id: ADA, hash: HASH, category: 'avatar', created_at: NOW }],
  ['picture_uses', { user_id: ADA, hash: HASH, profile_id: ADAS }],
  [
    'report_subjects',
    {
      id: id(240),
      type: 'profile',
      subject_key: ADAS,
      user_id: ADA,
      profile_id: ADAS,
      opened_at: NOW,
      last_reported_at: NOW,
    },
  ],
  [
    'report_snapshots',
    { id: id(241), subject_id: id(240), content: '{}', content_hash: Buffer.alloc(32), taken_at: NOW },
  ],
  ['report_pictures', { subject_id: id(240), hash: HASH }],
  [
    'reports',
    {
      id: id(242),
      subject_id: id(240),
      snapshot_id: id(241),
      reporter_user_id: LIN,
      reason: 'scam',
      message: '',
      weight: 1,
      created_at: NOW,
    },
  ],
  [
    'decisions',
    {
      id: id(243),
      subject_id: id(240),
      subject_type: 'profile',
      subject_key: ADAS,
      user_id: ADA,
      profile_id: ADAS,
      decided_by: LIN,
      measure: 'none',
      facts: '',
      created_at: NOW,
    },
  ],
  ['appeals', { decision_id: id(243), user_id: ADA, message: 'It was a joke.', created_at: NOW }],
  ['transparency_figures', { quarter: '2026-10-01', kind: 'report', name: 'scam', count: 1 }],
  ['last_activity', { user_id: ADA, day: '2026-11-20' }],
  ['daily_usage', { user_id: ADA, day: '2026-11-20', kind: 'like', used: 1 }],
  ['pairs', match],
  ['matches', match],
  ['seekings', { profile_id: ADAS, seeking: '{}' }],
  [
    'decks',
    {
      actor_profile_id: ADAS,
      filter: 'all',
      filled_at: NOW,
      exhausted: true,
      changes_seen_to: NOW,
      profile_ids: [LINS],
      scores: [1],
      read_on: '2026-11-20',
      ranking: { language: 'en', actorUpdatedAt: NOW, reasons: [] },
      ranked_on: '2026-11-20',
    },
  ],
  ['deck_entries', { actor_profile_id: ADAS, filter: 'all', position: 0, target_profile_id: LINS, score: 1 }],
  [
    'conversations',
    { id: CONVERSATION, pair_id: MATCH, match_id: MATCH, last_seq: 1, last_message_at: NOW, created_at: NOW },
  ],
  ['conversation_members', { conversation_id: CONVERSATION, profile_id: ADAS, user_id: ADA }],
  ['conversation_members', { conversation_id: CONVERSATION, profile_id: LINS, user_id: LIN, unread_count: 1 }],
  ['muted_conversations', { user_id: LIN, conversation_id: CONVERSATION }],
  [
    'messages',
    {
      conversation_id: CONVERSATION,
      seq: 1,
      id: id(9),
      sender_profile_id: ADAS,
      client_id: id(10),
      type: 'text',
      content: 'Hello',
      created_at: NOW,
    },
  ],
  ['passed_turns', { profile_id: ADAS, day: '2026-11-20' }],
  ['reply_habits', { profile_id: LINS, within_day: 1 }],
  ['notifications', { id: id(11), user_id: LIN, type: 'new_match', created_at: NOW, updated_at: NOW }],
  [
    'deleted_notifications',
    {
      id: id(13),
      user_id: LIN,
      type: 'new_match',
      created_at: NOW,
      updated_at: NOW,
      deleted_with: id(13),
      deleted_at: NOW,
    },
  ],
  [
    'tickets',
    {
      id: id(14),
      user_id: LIN,
      tier: 'free',
      subject: 'Lost access',
      description: 'My old phone held the only session.',
      category: 'account',
      priority: 'medium',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  [
    'ticket_messages',
    {
      ticket_id: id(14),
      seq: 1,
      id: id(15),
      author_user_id: LIN,
      is_support: false,
      message: 'Still so.',
      created_at: NOW,
    },
  ],
  ['ticket_notes', { id: id(19), ticket_id: id(14), author_user_id: LIN, note: 'Two accounts.', created_at: NOW }],
  [
    'ticket_pictures',
    {
      id: id(21),
      user_id: LIN,
      ticket_id: id(14),
      seq: 1,
      place: 0,
      is_sent: true,
      width: 1,
      height: 1,
      bytes: Buffer.alloc(1),
      key: Buffer.alloc(32),
      created_at: NOW,
    },
  ],
  [
    'saved_replies',
    {
      id: id(20),
      name: 'Hello',
      text_en: 'Hello',
      text_fr: 'Bonjour',
      text_zh: '您好',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  ['link_migrations', { id: id(16), status: 'running', is_dry_run: false, total: 2, started_at: NOW }],
  ['idempotency_keys', { user_id: ADA, operation: 'createProfile', key: 'one', request_hash: 'x', created_at: NOW }],
  ['onboarding_sessions', { id: id(12), user_id: ADA, interview: '{}', created_at: NOW, updated_at: NOW }],
  ['onboarding_messages', { session_id: id(12), seq: 0, role: 'assistant', content: 'Hello', created_at: NOW }],
  ['rate_limits', { key: 'reads of 127.0.0.1', used: 10, resets_at: NOW }],
  ['daily_budgets', { budget: 'onboarding-starts', holder: ADA, day: '2026-11-20', used: 1 }],
  [
    'payments',
    {
      id: PAYMENT,
      user_id: ADA,
      tier: 'premium',
      method: 'bnb',
      chain_id: 97,
      address: '0x01',
      address_index: 0,
      expected_wei: 1,
      usd_price: 30,
      bnb_usd: 600,
      created_at: NOW,
      expires_at: NOW,
      updated_at: NOW,
    },
  ],
  [
    'transfers',
    {
      id: TRANSFER,
      chain_id: 97,
      payment_id: PAYMENT,
      kind: 'native',
      asset: 'bnb',
      amount_wei: 1,
      tx_hash: '0x02',
      log_index: -1,
      block_number: 1,
      block_hash: '0x03',
      block_time: NOW,
      counted_as: 'late',
      created_at: NOW,
    },
  ],
  [
    'foreign_transfers',
    {
      payment_id: PAYMENT,
      block_number: 1,
      token_address: '0x05',
      transfers: 1,
      amount_wei: 1,
      tx_hash: '0x02',
      block_time: NOW,
      created_at: NOW,
    },
  ],
  ['guard_counts', { day: '2026-11-20', kind: 'seed_phrase', outcome: 'refused', count: 1 }],
  ['unbooked_blocks', { chain_id: 97, payment_id: PAYMENT, block_number: 1, created_at: NOW }],
  ['chain_cursors', { chain_id: 97, block_number: 1, block_hash: '0x03', block_time: NOW, updated_at: NOW }],
  ['chain_blocks', { chain_id: 97, block_number: 1, block_hash: '0x03' }],
  ['bnb_price_minutes', { chain_id: 97, minute: NOW, usd: 600 }],
  ['bnb_prices', { chain_id: 97, usd: 600, round: 1, priced_at: NOW, read_at: NOW }],
  ['payment_claims', { payment_id: PAYMENT, wish: 'period', created_at: NOW }],
  [
    'payment_settlements',
    { id: SETTLEMENT, payment_id: PAYMENT, outcome: 'credited', note: 'Late', settled_by: LIN, created_at: NOW },
  ],
  ['settled_transfers', { transfer_id: TRANSFER, settlement_id: SETTLEMENT }],
  [
    'subscription_periods',
    {
      id: id(17),
      user_id: ADA,
      tier: 'premium',
      starts_at: NOW,
      ends_at: '2026-12-20T09:00:00.000Z',
      payment_id: PAYMENT,
      created_at: NOW,
    },
  ],
  [
    'daily_figures',
    { day: '2026-11-19', sign_ups: 1, profiles: 1, matches: 0, messages: 0, new_payers: 0, revenue: 0 },
  ],
  [
    'matching_weeks',
    { week: '2026-11-09', active: 2, gini_free: 0.1, unseen: 0, shown_free: 12.5, matches: 3, answered: 1 },
  ],
  [
    'reconciliations',
    {
      id: id(40),
      chain_id: 97,
      block_number: 1,
      addresses: 1,
      open_sweeps: 0,
      differences: '[]',
      difference_count: 0,
      created_at: NOW,
    },
  ],
  [
    'sweeps',
    {
      id: id(18),
      chain_id: 97,
      address_index: 0,
      address: '0x01',
      asset: 'bnb',
      amount_wei: 1,
      state: 'final',
      created_at: NOW,
      updated_at: NOW,
    },
  ],
  [
    'skipped_addresses',
    { chain_id: 97, first_index: 1, next_index: 100_001, xpub_fingerprint: '00000000', created_at: NOW },
  ],
  [
    'found_deposits',
    {
      chain_id: 97,
      address: '0x03',
      address_index: 2,
      xpub_fingerprint: '00000000',
      asset: 'bnb',
      amount_wei: 1,
      block_number: 1,
      found_at: NOW,
    },
  ],
  ['ledger_sums', { chain_id: 97, side: 'received', asset: '0x02', amount_wei: 1 }],
  ['audit_log', { actor_user_id: ADA, action: 'updateSubscription', subject: LIN, created_at: NOW }],
  ['maintenance', { since: NOW }],
  [
    'suspended_leavers',
    {
      id: id(52),
      salt: Buffer.alloc(16),
      x_hash: Buffer.alloc(32),
      policy: 'scam',
      severity: 'medium',
      language: 'en',
      decided_by: ADA,
      strike_ends_at: NOW,
      left_at: NOW,
    },
  ],
  ['data_exports', { id: id(50), user_id: ADA, language: 'en', key: Buffer.alloc(32), requested_at: NOW }],
  ['data_export_parts', { export_id: id(50), attempt: id(51), seq: 0, bytes: Buffer.alloc(1) }],
  ['job_runners', { id: 'one', seen_at: NOW }],
  ['database_mark', { purpose: 'sandbox', created_at: NOW }],
];

/** What a migration may delete, because it is rebuilt when missing. */
const MADE_ANEW = ['decks', 'deck_entries'];

export interface LivedInDatabase {
  client: Client;
  connectionString: string;
  migrate: (to: readonly Migration[]) => Promise<void>;
  /** Empties it and migrates it to that version. */
  migrateAnew: (to: readonly Migration[]) => Promise<void>;
  insert: (table: string, row: Readonly<Record<string, unknown>>) => Promise<void>;
  fill: () => Promise<void>;
  close: () => Promise<void>;
}

export async function openLivedInDatabase(): Promise<LivedInDatabase> {
  const database = await createTestDatabase();
  const client = new Client({ connectionString: database.connectionString });
  await client.connect();
  const self: LivedInDatabase = {
    client,
    connectionString: database.connectionString,
    migrate: (to) => migrate(database.connectionString, to),
    migrateAnew: async (to) => {
      await client.query('drop schema public cascade; create schema public');
      await self.migrate(to);
    },
    insert: (table, row) => insert(client, table, row),
    fill: () => fillWithLife(client),
    close: async () => {
      await client.end();
      await database.drop();
    },
  };
  return self;
}

type Querying = Pick<Client, 'query'>;

async function insert(client: Querying, table: string, row: Readonly<Record<string, unknown>>): Promise<void> {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  await client.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  );
}

/** Inserts the rows of a lived-in database, as far as its version has their tables and columns. */
export async function fillWithLife(client: Querying): Promise<void> {
  const tables = await columnsByTable(client);
  for (const [table, row] of ROWS) {
    const names = Object.keys(row).filter((name) => tables.get(table)?.includes(name));
    if (names.length > 0) await insert(client, table, Object.fromEntries(names.map((name) => [name, row[name]])));
  }
}

/** The columns of each of our tables. */
async function columnsByTable(client: Querying): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' and table_name <> 'schema_migrations' group by table_name`,
  );
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

async function countRows(client: Client): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of (await columnsByTable(client)).keys()) {
    const { rowCount } = await client.query(`select from ${table}`);
    counts.set(table, rowCount ?? 0);
  }
  return counts;
}

/** Which tables lose rows, and which gain their first, by migrating a lived-in database of `from` to `to`. */
export async function lostBetween(
  database: LivedInDatabase,
  from: readonly Migration[],
  to: readonly Migration[],
): Promise<{ empty: string[]; lost: string[] }> {
  await database.migrateAnew(from);
  await database.fill();
  const before = [...(await countRows(database.client))];
  await database.migrate(to);
  const after = await countRows(database.client);
  const kept = before.filter(([table]) => after.has(table) && !MADE_ANEW.includes(table));
  return {
    empty: before.filter(([, count]) => count === 0).map(([table]) => table),
    lost: kept.filter(([table, count]) => (after.get(table) ?? 0) < count).map(([table]) => table),
  };
}
