import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { newDecision, newReport, ticketInput } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { findNames, lastAction } from './audit.repository.ts';
import { audited } from './audit.service.ts';
import { OPERATOR_ID } from './audit.view.ts';

let ctx: TestApp;
let chief: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  chief = await ctx.signIn('chief');
});
afterAll(() => ctx.close());

const write = (subject: string, before: object | null, after: object | null) =>
  inTransaction(ctx.database.db, (trx) =>
    audited(trx, ctx.clock, {
      actor: { userId: chief.id },
      action: 'normalizeLinks',
      subject,
      before,
      after,
      reason: undefined,
    }),
  );

it('where nothing was, or is left, the row holds nothing, and no JSON that says so', async () => {
  await write(chief.id, null, { done: 1 });
  await write(chief.id, { done: 1 }, null);
  const { rows } = await ctx.database.pool.query(
    'select before is null as "wasNothing", after is null as "isNothing" from audit_log order by id',
  );
  expect(rows).toEqual([
    { wasNothing: true, isNothing: false },
    { wasNothing: false, isNothing: true },
  ]);
  const { data } = await ctx.ok('listAudit', { as: chief });
  expect(data).toMatchObject([
    { before: '{"done":1}', after: null },
    { before: null, after: '{"done":1}' },
  ]);
});

it('a subject that is no id has no name, and the list still works', async () => {
  await write('everything', null, { done: 2 });
  const { data } = await ctx.ok('listAudit', { as: chief, query: { subject: 'everything' } });
  expect(data).toMatchObject([{ subject: 'everything', subjectName: null, actor: { displayName: 'chief' } }]);
});

it('a refused change has the person as its subject whose Privy id, report or decision it names', async () => {
  const ada = await ctx.signIn('ada');
  const lin = await ctx.signIn('lin');
  const { _id: profileId } = await ctx.newProfile(ada, { name: 'Ada’s studio' });
  const { subjectId } = await newReport(ctx, { userId: ada.id, profileId }, lin.id);
  const decisionId = await newDecision(ctx, { userId: lin.id, profileId }, ctx.clock.now());
  const none = '00000000-0000-0000-0000-000000000002';
  const actor = { userId: chief.id };
  for (const subject of [ada.privyId, subjectId, decisionId, profileId, none, 'did:privy:nobody', 'updateRole'])
    await ctx.services.audit.writeRefusal({
      actor,
      action: 'updateRole',
      subject,
      code: 'forbidden',
      reason: 'To see.',
    });
  const { data } = await ctx.ok('listAudit', { as: chief, query: { action: 'updateRole', sort: 'oldest' } });
  expect(data.map(({ subject, subjectName }) => [subject, subjectName])).toEqual([
    [ada.id, 'ada'],
    [ada.id, 'ada'],
    [lin.id, 'lin'],
    [profileId, 'Ada’s studio'],
    [none, null],
    ['did:privy:nobody', null],
    ['updateRole', null],
  ]);
  for (const row of data)
    expect(row).toMatchObject({ before: null, after: '{"refused":"forbidden"}', reason: 'To see.' });
});

it("a change by the operator's commands has their name, one by somebody unknown has none", async () => {
  const unknown = '00000000-0000-0000-0000-000000000001';
  for (const userId of [OPERATOR_ID, unknown])
    await inTransaction(ctx.database.db, (trx) =>
      audited(trx, ctx.clock, {
        actor: { userId },
        action: 'normalizeLinks',
        subject: chief.id,
        before: null,
        after: null,
        reason: undefined,
      }),
    );
  const { data } = await ctx.ok('listAudit', { as: chief });
  expect(data.slice(0, 2).map(({ actor }) => actor)).toEqual([
    { _id: unknown, displayName: '', privyId: '' },
    { _id: OPERATOR_ID, displayName: 'Operator', privyId: '' },
  ]);
});

it('the last action of some kinds on a subject is the latest that was done, with who did it', async () => {
  const [one, other] = [await ctx.signIn('one'), await ctx.signIn('other')];
  const log = (action: 'verifyProfile' | 'undoVerification' | 'hideProfile', subject: string, after: object) =>
    inTransaction(ctx.database.db, (trx) =>
      audited(trx, ctx.clock, { actor: { userId: one.id }, action, subject, before: null, after, reason: undefined }),
    );
  const subject = 'a profile';
  await log('undoVerification', subject, { isVerified: false });
  await log('verifyProfile', subject, { isVerified: true });
  await log('undoVerification', subject, { refused: 'nothing_to_undo' });
  await log('hideProfile', subject, { isHidden: true });
  await log('undoVerification', other.id, { isVerified: false });
  const last = await inTransaction(ctx.database.db, (trx) =>
    lastAction(trx, subject, ['verifyProfile', 'undoVerification']).execute(),
  );
  expect(last).toEqual([{ action: 'verifyProfile', actorId: one.id, at: ctx.clock.now() }]);
});

it('names are read of what is asked for alone', async () => {
  const { _id: id } = await ctx.newProfile(chief, { name: 'Ours' });
  await ctx.newProfile(chief, { name: 'Other' });
  for (const subject of ['Lost access', 'Another'])
    await ctx.ok('createTicket', { as: chief, body: { ...ticketInput(), subject } });
  expect(await findNames(ctx.database.db, [id])).toEqual([{ id, name: 'Ours', privy_id: null }]);
});
