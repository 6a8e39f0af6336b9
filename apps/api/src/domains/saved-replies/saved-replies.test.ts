import { limits } from '@mutuals/api-client/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';

let ctx: TestApp;
let admin: TestUser;
let agent: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ ADMIN_PRIVY_IDS: 'did:privy:boss', SUPPORT_PRIVY_IDS: 'did:privy:agent' });
  admin = await ctx.signIn('boss');
  agent = await ctx.signIn('agent');
});
afterAll(() => ctx.close());
beforeEach(async () => {
  await ctx.database.pool.query('delete from saved_replies');
});

const reply = (name: string) => ({
  name,
  texts: { en: `Hello {name}, ${name}`, fr: `Bonjour {name}, ${name}`, zh: `{name}您好，${name}` },
});
const save = (id: string, body: object) => ctx.call('saveReply', { as: admin, path: { id }, body });
const list = async () => (await ctx.ok('listSavedReplies', { as: agent })).data;

it('a saved reply is read by the team, by name, in each language, and can be changed and removed', async () => {
  const [first, second] = [uuid(), uuid()];
  expect((await save(first, reply('Refund'))).status).toBe(200);
  expect((await save(second, reply('hello'))).status).toBe(200);
  expect(await list()).toEqual([
    { _id: second, ...reply('hello'), updatedAt: ctx.clock.now().toISOString() },
    { _id: first, ...reply('Refund'), updatedAt: ctx.clock.now().toISOString() },
  ]);
  ctx.clock.advance(1_000);
  await save(first, reply('Again'));
  expect((await list()).map(({ name }) => name)).toEqual(['Again', 'hello']);
  for (const _ of [1, 2])
    expect((await ctx.call('deleteSavedReply', { as: admin, path: { id: first } })).status).toBe(204);
  expect((await list()).map(({ name }) => name)).toEqual(['hello']);
  const rows = await ctx.database.db.selectFrom('audit_log').selectAll().where('subject', '=', first).execute();
  expect(rows).toMatchObject([
    { action: 'saveReply', before: null, after: reply('Refund') },
    { action: 'saveReply', before: reply('Refund'), after: reply('Again') },
    { action: 'deleteSavedReply', before: reply('Again'), after: null },
    { action: 'deleteSavedReply', before: null, after: null },
  ]);
});

it.each([
  ['without a name', { ...reply('x'), name: ' ' }],
  ['without a language', { name: 'x', texts: { en: 'Hello', fr: 'Bonjour' } }],
  ['with an empty text', { name: 'x', texts: { en: 'Hello', fr: 'Bonjour', zh: '  ' } }],
  ['with a text longer than a message', { name: 'x', texts: { en: 'x'.repeat(4_001), fr: 'Bonjour', zh: '好' } }],
])('one %s is refused', async (_what, body) => {
  expect(await save(uuid(), body)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  expect(await list()).toEqual([]);
});

it('there are 100 at most, also when two are made at once; those that are there can still be changed', async () => {
  await ctx.database.pool.query(
    `insert into saved_replies select gen_random_uuid(), 'One', 'One', 'Un', '一', now(), now() from generate_series(1, $1)`,
    [limits.savedReplies - 1],
  );
  const last = [uuid(), uuid()];
  const answers = await Promise.all(last.map((id) => save(id, reply('Last'))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)).toMatchObject({ body: { code: 'saved_reply_limit_reached' } });
  const [made] = (await list()).filter(({ name }) => name === 'Last');
  expect((await save(made?._id ?? '', reply('Changed'))).status).toBe(200);
});
