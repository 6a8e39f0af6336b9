import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ticketInput } from '../testing/fixtures.ts';
import { matchedPair } from '../testing/match.ts';
import { createTestApp, type TestApp, type TestUser } from '../testing/test-app.ts';
import { untilSomeoneWaits } from '../testing/someone-waits.ts';

const CONNECTIONS = 4;
const CROWD = 2 * CONNECTIONS;
let ctx: TestApp;
let agent: TestUser;
/** Locks a row, like a slow transaction of another process. */
let holder: Client;
const lines: string[] = [];
beforeAll(async () => {
  ctx = await createTestApp(
    { SUPPORT_PRIVY_IDS: 'did:privy:agent', LOG_LEVEL: 'info' },
    { write: (line) => void lines.push(line) },
    { maxConnections: CONNECTIONS },
  );
  agent = await ctx.signIn('agent');
  holder = new Client(ctx.config.databaseUrl);
  await holder.connect();
});
beforeEach(() => void lines.splice(0));
afterAll(async () => {
  await holder.end();
  await ctx.close();
});

async function hold(table: Crowded['table'], id: string): Promise<void> {
  await holder.query('begin');
  await holder.query(`select from ${table} where id = $1 for update`, [id]);
}

const statusesOf = async (crowd: readonly Promise<{ status: number }>[]): Promise<number[]> =>
  (await Promise.all(crowd)).map(({ status }) => status);

/** A row, and this many writes to it. */
interface Crowded {
  table: 'conversations' | 'tickets' | 'profiles' | 'report_subjects';
  id: string;
  write: (index: number) => Promise<{ status: number }>;
}

async function conversation(): Promise<Crowded> {
  const { a, b, conversationId } = await matchedPair(
    ctx,
    `ada${randomUUID().slice(0, 8)}`,
    `bob${randomUUID().slice(0, 8)}`,
  );
  const write: Crowded['write'] = (index) => {
    const { user, profileId } = index % 2 === 0 ? a : b;
    const body = { conversationId, clientId: randomUUID(), type: 'text', content: `Message ${index}` };
    return ctx.call('sendMessage', { as: user, query: { profileId }, body });
  };
  return { table: 'conversations', id: conversationId, write };
}

async function ticket(): Promise<Crowded> {
  const owner = await ctx.signIn('asking');
  const { _id: id } = await ctx.ok('createTicket', { as: owner, body: ticketInput() });
  const body = { message: 'x'.repeat(4000), pictures: [] };
  return { table: 'tickets', id, write: () => ctx.call('answerTicket', { as: agent, path: { id }, body }) };
}

async function profile(): Promise<Crowded> {
  const { _id: id } = await ctx.newProfile(await ctx.signIn('famous'));
  const fans: { as: TestUser; body: object }[] = [];
  for (let fan = 0; fan < CROWD; fan += 1) {
    const as = await ctx.signIn(`fan${fan}`);
    fans.push({ as, body: { userProfileId: (await ctx.newProfile(as))._id, isSuperLike: false } });
  }
  return {
    table: 'profiles',
    id,
    write: (index) => ctx.call('likeProfile', { ...fans[index], path: { profileId: id } }),
  };
}

async function report(): Promise<Crowded> {
  const { _id: profileId } = await ctx.newProfile(await ctx.signIn('reported'));
  const people: TestUser[] = [];
  for (let person = 0; person <= CROWD; person += 1) people.push(await ctx.signIn(`reporter${person}`));
  const body = { subject: { type: 'profile', id: profileId }, reason: 'spam' };
  const write: Crowded['write'] = (index) => ctx.call('sendReport', { as: people[index] ?? null, body });
  await write(CROWD);
  const { id } = await ctx.database.db.selectFrom('report_subjects').select('id').executeTakeFirstOrThrow();
  return { table: 'report_subjects', id, write };
}

describe('writes to one row wait without a connection', () => {
  it.each([
    ['messages to one conversation', conversation, 201],
    ['long answers to one ticket', ticket, 201],
    ['likes of one profile', profile, 200],
    ['reports of one profile', report, 201],
  ])('%s', async (_what, prepare, success) => {
    const { table, id, write } = await prepare();
    await hold(table, id);
    const crowd = Array.from({ length: CROWD }, (_, index) => write(index));
    await untilSomeoneWaits(holder);
    const other = await ctx.call('getMe', { as: agent });
    await holder.query('rollback');
    expect(other.status).toBe(200);
    expect(await statusesOf(crowd)).toEqual(Array.from(crowd, () => success));
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});

it('messages beyond the queue of one conversation are refused with 429 (D40)', async () => {
  const { table, id, write } = await conversation();
  await hold(table, id);
  const crowd = Array.from({ length: 230 }, (_, index) => write(index));
  await untilSomeoneWaits(holder);
  await holder.query('rollback');
  const statuses = await statusesOf(crowd);
  expect(new Set(statuses)).toEqual(new Set([201, 429]));
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(200);
  expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});
