import { type Database, openDatabase } from '@mutuals/api/seeding';
import { type TestDatabase, createTestDatabase } from '@mutuals/api/testing';
import { sql } from 'kysely';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentity } from '../identity/identity.ts';
import { claimDatabase } from '../mark.ts';
import { createCommunity } from './community.ts';
import { seedCommunity } from './seed.ts';
import { TICKET_STORIES } from './ticket-stories.ts';
import { seedTickets } from './tickets.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const community = createCommunity();

let folder: string;
let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutuals-demo-'));
  testDatabase = await createTestDatabase();
  database = openDatabase(testDatabase.connectionString);
  await claimDatabase(testDatabase.connectionString);
  const identity = await createIdentity({ folder, origin: () => 'http://127.0.0.1:3001', people: [], now: () => NOW });
  await seedCommunity({ databaseUrl: testDatabase.connectionString, community, identity, now: NOW });
  await seedTickets({ db: database.db, community, now: NOW });
});

afterAll(async () => {
  await database.close();
  await testDatabase.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const tickets = () => database.db.selectFrom('tickets').selectAll().execute();

it('the team finds tickets of every status, priority and category, assigned and not, each of another person', async () => {
  const rows = await tickets();
  expect(rows).toHaveLength(TICKET_STORIES.length);
  expect(new Set(rows.map(({ user_id }) => user_id)).size).toBe(rows.length);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(4);
  expect(new Set(rows.map(({ priority }) => priority)).size).toBe(4);
  expect(new Set(rows.map(({ category }) => category)).size).toBe(6);
  const ongoing = rows.filter(({ status }) => status === 'open' || status === 'in_progress');
  expect(new Set(ongoing.map(({ assigned_to }) => assigned_to === null)).size).toBe(2);
});

it.each([
  [
    'counts its messages, and nothing is from before it or from the future',
    sql<{ count: number }>`
      select count(*) from tickets t where message_count <> (select count(*) from ticket_messages where ticket_id = t.id)
         or updated_at < created_at or exists (
        select from ticket_messages m where m.ticket_id = t.id and (m.created_at <= t.created_at or m.created_at > t.updated_at or m.created_at > ${NOW}))`,
  ],
  [
    'knows when it was answered first, and since when somebody waits',
    sql<{ count: number }>`
      select count(*) from tickets t where first_answer_at is distinct from (
        select min(created_at) from ticket_messages where ticket_id = t.id and is_support)
        or waiting_since is distinct from case when status in ('open', 'in_progress') then coalesce(
          (select min(m.created_at) from ticket_messages m where m.ticket_id = t.id and not m.is_support and m.seq > (
            select max(a.seq) from ticket_messages a where a.ticket_id = t.id and a.is_support)),
          case when first_answer_at is null then created_at end) end`,
  ],
  [
    'is not taken from its assignee as soon as the product runs',
    sql<{ count: number }>`
      select count(*) from tickets where assigned_to is not null and waiting_since is not null
        and greatest(waiting_since, assignee_active_at) < ${NOW}::timestamptz - interval '20 hours'`,
  ],
  [
    'has told of each answer that was not read',
    sql<{ count: number }>`
      select count(*) from tickets t where (unread_answers > 0) <> exists (
        select from notifications where type = 'ticket_answered' and coalesce_key = 'ticket:' || t.id and read_at is null)`,
  ],
])('a ticket %s', async (_rule, broken) => {
  const { rows } = await broken.execute(database.db);
  expect(rows).toEqual([{ count: 0 }]);
});

it('all that the team did is in the audit log', async () => {
  const written = await database.db
    .selectFrom('audit_log')
    .select(['action', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('action')
    .orderBy('action')
    .execute();
  const of = (count: (story: (typeof TICKET_STORIES)[number]) => number) =>
    TICKET_STORIES.reduce((sum, story) => sum + count(story), 0);
  expect(written).toEqual([
    { action: 'addTicketNote', count: of(({ notes = [] }) => notes.length) },
    { action: 'answerTicket', count: of(({ messages = [] }) => messages.filter(({ by }) => by !== undefined).length) },
    { action: 'assignTicket', count: of(({ assignee }) => (assignee === undefined ? 0 : 1)) },
    { action: 'setTicketStatus', count: of(({ status }) => (status === 'open' ? 0 : 1)) },
  ]);
});

it('a second start makes none again', async () => {
  await seedTickets({ db: database.db, community, now: new Date(NOW.getTime() + 60_000) });
  expect(await tickets()).toHaveLength(TICKET_STORIES.length);
});
