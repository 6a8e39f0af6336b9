import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import type { NotificationType } from '../database/schema.ts';
import type { TokenPair } from '../integrations/market/market.ts';
import type { TestApp, TestUser } from './test-app.ts';

/** A pair with round figures. */
export const pairOf = (symbol: string): TokenPair => ({
  symbol,
  priceUsd: '0.0042137',
  priceChangeH24: 5.13,
  fdv: '42137000',
  marketCap: '12345678',
  volumeH24: '532149.2',
  liquidityUsd: '1204800.5',
  url: 'https://dexscreener.com/bsc/0x1',
  dexId: 'pancakeswap',
});

/** A profile and its owner. */
export interface Side {
  user: TestUser;
  profileId: string;
}

export interface MatchFixture {
  matchId: string;
  conversationId: string;
}

/** A match of two profiles with an empty conversation, inserted without likes. */
export async function newMatch(ctx: TestApp, one: Side, other: Side): Promise<MatchFixture> {
  const [a, b] = one.profileId < other.profileId ? [one, other] : [other, one];
  const [matchId, conversationId, now] = [uuid(), uuid(), ctx.clock.now()];
  const { db } = ctx.database;
  await db
    .insertInto('matches')
    .values({
      id: matchId,
      profile_a_id: a.profileId,
      user_a_id: a.user.id,
      profile_b_id: b.profileId,
      user_b_id: b.user.id,
      matched_at: now,
    })
    .execute();
  await db.insertInto('conversations').values({ id: conversationId, match_id: matchId, created_at: now }).execute();
  await db
    .insertInto('conversation_members')
    .values(
      [a, b].map((side) => ({
        conversation_id: conversationId,
        profile_id: side.profileId,
        user_id: side.user.id,
        listed_at: now,
      })),
    )
    .execute();
  return { matchId, conversationId };
}

/** Inserts a notification; returns its id. */
export async function newNotification(
  ctx: TestApp,
  user: TestUser,
  type: NotificationType,
  data: object,
): Promise<string> {
  const [id, now] = [uuid(), ctx.clock.now()];
  await ctx.database.db
    .insertInto('notifications')
    .values({ id, user_id: user.id, type, data: JSON.stringify(data), created_at: now, updated_at: now })
    .execute();
  return id;
}

/** The smallest valid ticket. */
export const ticketInput = (): components['schemas']['TicketInput'] => ({
  subject: 'Lost access',
  description: 'My old phone held the only session.',
  category: 'account',
});

/** Inserts a report of a message that somebody wrote; returns the ids of the report and of its subject. */
export async function newReport(
  { database: { db }, clock }: TestApp,
  writer: { userId: string; profileId: string },
  reporterUserId: string,
  now = clock.now(),
): Promise<{ reportId: string; subjectId: string }> {
  const [reportId, subject_id, snapshot_id] = [uuid(), uuid(), uuid()];
  await db
    .insertInto('report_subjects')
    .values({
      id: subject_id,
      type: 'message',
      subject_key: uuid(),
      user_id: writer.userId,
      profile_id: writer.profileId,
      report_count: 1,
      opened_at: now,
      last_reported_at: now,
    })
    .execute();
  const content = { name: 'Ada', texts: [{ field: 'message', text: 'Pay first.' }], pictures: [], sentAt: now };
  await db
    .insertInto('report_snapshots')
    .values({
      id: snapshot_id,
      subject_id,
      content: JSON.stringify(content),
      content_hash: Buffer.alloc(32),
      taken_at: now,
    })
    .execute();
  const report = { id: reportId, subject_id, snapshot_id, reporter_user_id: reporterUserId, created_at: now } as const;
  await db
    .insertInto('reports')
    .values({ ...report, reason: 'scam', message: '', evidence: '[]', weight: 1 })
    .execute();
  return { reportId, subjectId: subject_id };
}

/** Inserts a warning of a person, by themselves; returns its id. */
export async function newDecision(
  { database: { db } }: TestApp,
  { userId, profileId }: { userId: string; profileId: string },
  at: Date,
): Promise<string> {
  const [id, text] = [uuid(), 'Why.'];
  const statement = {
    language: 'en',
    what: text,
    where: text,
    measure: text,
    duration: text,
    rule: { number: '3', title: 'Spam', words: text },
    facts: text,
    machine: text,
    appeal: text,
  };
  await db
    .insertInto('decisions')
    .values({
      id,
      subject_type: 'profile',
      subject_key: profileId,
      user_id: userId,
      profile_id: profileId,
      decided_by: userId,
      measure: 'warn',
      policy: 'spam',
      severity: 'low',
      facts: text,
      statement: JSON.stringify(statement),
      created_at: at,
      ends_at: at,
      strike_ends_at: at,
    })
    .execute();
  return id;
}

/** Inserts a domain that two profiles have proven (D85); returns the id of the conflict. */
export async function newProofConflict(
  { database: { pool }, clock }: TestApp,
  holderId: string,
  claimantId: string,
): Promise<string> {
  const [id, domain, now] = [uuid(), `${uuid()}.example`, clock.now()];
  await pool.query(
    `with sides as (
       insert into proofs (id, profile_id, kind, subject, subject_key, state, method, is_shown, evidence, evidence_hash, token, proved_at, checked_at, created_at)
       select gen_random_uuid(), profile, 'domain', $2, $2, state, 'dns', true, '{}', '\\x00', 't', $5::timestamptz, $5, $5
       from (values ($3::uuid, 'proven'), ($4::uuid, 'conflicting')) as side (profile, state)
       returning id, profile_id)
     insert into proof_conflicts (id, holder_proof_id, claimant_proof_id, created_at)
     select $1, (select id from sides where profile_id = $3), (select id from sides where profile_id = $4), $5`,
    [id, domain, holderId, claimantId, now],
  );
  return id;
}
