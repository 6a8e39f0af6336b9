import { limits } from '@mutuals/api-client/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isDone } from '../audit/audit.repository.ts';
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
  const [, { updatedAt } = { updatedAt: '' }] = await list();
  expect((await save(first, { ...reply('Again'), updatedAt })).status).toBe(200);
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
  expect((await save(made?._id ?? '', { ...reply('Changed'), updatedAt: made?.updatedAt })).status).toBe(200);
});

it('an edit of one that was deleted meanwhile is refused, also at the same moment, and can be saved as a new one', async () => {
  const id = uuid();
  const remove = () => ctx.call('deleteSavedReply', { as: admin, path: { id } });
  const { updatedAt } = await ctx.ok('saveReply', { as: admin, path: { id }, body: reply('Refund') });
  const edit = { ...reply('Edited'), updatedAt };
  const [saved] = await Promise.all([save(id, edit), remove()]);
  if (saved?.status !== 200) expect(saved).toMatchObject({ status: 409, body: { code: 'saved_reply_deleted' } });
  expect(await list()).toEqual([]);
  expect(await save(id, edit)).toMatchObject({ status: 409, body: { code: 'saved_reply_deleted' } });
  expect(await list()).toEqual([]);
  expect((await save(id, reply('Edited'))).status).toBe(200);
  expect(await list()).toMatchObject([reply('Edited')]);
});

it('an edit that began from an older one is refused with what differs, and takes nothing away (D58)', async () => {
  const id = uuid();
  const first = await ctx.ok('saveReply', { as: admin, path: { id }, body: reply('Refund') });
  const mine = { ...reply('Refund'), name: 'Mine' };
  const theirs = { ...reply('Refund'), texts: { ...reply('Refund').texts, zh: '您好' } };
  const { updatedAt } = first;
  const answers = await Promise.all([mine, theirs].map((body) => save(id, { ...body, updatedAt })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [stored] = await list();
  const isMine = answers[0]?.status === 200;
  expect(stored).toMatchObject(isMine ? mine : theirs);
  const late = isMine ? theirs : mine;
  const stale = {
    status: 409,
    body: {
      code: 'saved_reply_changed',
      errors: [
        { path: 'body/name', code: 'changed' },
        { path: 'body/texts/zh', code: 'changed' },
      ],
    },
  };
  expect(answers[isMine ? 1 : 0]).toMatchObject(stale);
  // A save without its base version would overwrite the stored one.
  expect(await save(id, late)).toMatchObject(stale);
  expect((await list())[0]).toEqual(stored);
  // Stored content can be saved again: an answer may have been lost.
  expect(await save(id, { ...(isMine ? mine : theirs), updatedAt })).toMatchObject({ status: 200, body: stored });
  expect((await save(id, { ...late, updatedAt: stored?.updatedAt })).status).toBe(200);
  const rows = await ctx.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', id)
    .where(isDone)
    .execute();
  expect(rows).toHaveLength(4);
});
