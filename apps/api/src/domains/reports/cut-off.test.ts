import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import type { Schema } from '../../database/schema.ts';
import { createPictureAddresses } from '../../lib/picture-addresses.ts';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { createAppealsService } from './appeals.service.ts';
import { createDecisionsService } from './decisions.service.ts';
import { createReportsService } from './reports.service.ts';

const addresses = createPictureAddresses('https://pictures.example');
let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
});
afterAll(() => ctx.close());

/** A process that is killed after a number of statements: the transaction that it was in ends with its connection. */
function killedAfter(statements: number): Kysely<Schema> {
  let left = statements;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      left -= 1;
      if (left < 0) throw new Error('The process was killed.');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return ctx.database.db.withPlugin(plugin);
}

const query = async (text: string, values: unknown[] = []) => (await ctx.database.pool.query(text, values)).rows;
const callerOf = async ({ id, privyId }: TestUser, role: Caller['role'] = null): Promise<Caller> => ({
  userId: id,
  privyId,
  tier: 'free',
  role,
  signedInAt: null,
  xId: null,
  session: null,
  standing: null,
  user: await ctx.database.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
});
/** All that trust stores of a person, and what they show. */
const stateOf = (userId: string) =>
  query(
    `select (select count(*) from reports join report_subjects subject on subject.id = subject_id where user_id = $1) as reports,
       (select count(*) from report_snapshots join report_subjects subject on subject.id = subject_id where user_id = $1) as snapshots,
       (select coalesce(sum(report_count), 0) from report_subjects where user_id = $1) as counted,
       (select count(*) from report_subjects where user_id = $1 and decided_at is not null) as decided,
       (select count(*) from report_subjects where user_id = $1 and escalated_at is not null) as escalated,
       (select count(*) from audit_log where subject = $1::text and action = 'escalateReport') as handed,
       (select count(*) from decisions where user_id = $1) as decisions, (select count(*) from decisions where user_id = $1 and ended_at is null) as in_force,
       (select count(*) from appeals where user_id = $1) as appeals, (select count(*) from appeals where user_id = $1 and outcome is not null) as answered,
       (select count(*) from audit_log where subject = $1::text and action <> 'escalateReport') as audited, (select sum(count) from transparency_figures) as figures,
       (select bio from profiles where user_id = $1) as bio, (select suspended_until from users where id = $1) as suspended_until`,
    [userId],
  );

/** Does a step with a process that is killed ever later, until it comes through; each earlier one must leave nothing. */
async function cutEverywhere(userId: string, step: (db: Kysely<Schema>) => Promise<unknown>): Promise<number> {
  const before = await stateOf(userId);
  for (let cuts = 0; ; cuts += 1) {
    const isDone = await step(killedAfter(cuts)).then(
      () => true,
      () => false,
    );
    const after = await stateOf(userId);
    // What is read after the transaction may be cut off too: then all of it is there.
    if (isDone || JSON.stringify(after) !== JSON.stringify(before)) return cuts;
  }
}

/** The team, for handing over. */
const users = {
  listTeam: async () => [{ ...(await callerOf(await ctx.signIn('chief'), 'owner')), role: 'owner' as const }],
};

it('a report, a decision, an appeal and its answer are there wholly or not at all, wherever the process is killed', async () => {
  const [chief, judge, reporter, person] = [
    await ctx.signIn('chief'),
    await ctx.signIn('judge'),
    await ctx.signIn('reporter'),
    await ctx.signIn('reported'),
  ];
  await ctx.ok('updateRole', { as: chief, body: { targetUserId: judge.privyId, role: 'admin' } });
  const { _id: id } = await ctx.newProfile(person, { bio: 'Send me BNB.' });
  const { clock } = ctx;
  const told: unknown[] = [];
  const notifications = { notify: async (_trx: unknown, events: unknown) => void told.push(events) };
  const reader = await callerOf(reporter);

  const reported = await cutEverywhere(person.id, (db) =>
    createReportsService({ db, realtime: ctx.realtime, clock }).sendReport(reader, '127.0.0.1', {
      subject: { type: 'profile', id },
      reason: 'scam',
    }),
  );
  expect(reported).toBeGreaterThan(8);
  expect(await stateOf(person.id)).toMatchObject([{ reports: 1, snapshots: 1, counted: 1, decided: 0 }]);

  const [subject] = await query('select id from report_subjects where user_id = $1', [person.id]);
  const decider = await callerOf(chief, 'owner');
  const handing = await callerOf(judge, 'admin');
  await cutEverywhere(person.id, (db) =>
    createDecisionsService({ db, clock, addresses, notifications, users }).escalateReport(
      handing,
      subject.id,
      'For an owner.',
    ),
  );
  expect(await stateOf(person.id)).toMatchObject([{ escalated: 1, handed: 1 }]);
  const decided = await cutEverywhere(person.id, (db) =>
    createDecisionsService({ db, clock, addresses, notifications, users }).decideOnReport(decider, subject.id, {
      measure: 'hide_field',
      field: 'bio',
      policy: 'scam',
      severity: 'medium',
      facts: 'They asked for money first.',
    }),
  );
  expect(decided).toBeGreaterThan(10);
  expect(await stateOf(person.id)).toMatchObject([{ decided: 1, decisions: 1, in_force: 1, audited: 1, bio: '…' }]);

  const [decision] = await query('select id from decisions where user_id = $1', [person.id]);
  const appealing = await callerOf(person);
  await cutEverywhere(person.id, (db) =>
    createAppealsService({ db, clock, notifications }).appealDecision(appealing, decision.id, 'It was a quotation.'),
  );
  expect(await stateOf(person.id)).toMatchObject([{ appeals: 1, answered: 0, bio: '…' }]);

  ctx.clock.advance(DAY_MS);
  const answering = await callerOf(judge, 'admin');
  const answered = await cutEverywhere(person.id, (db) =>
    createAppealsService({ db, clock, notifications }).answerAppeal(answering, decision.id, {
      outcome: 'granted',
      message: 'You are right.',
    }),
  );
  expect(answered).toBeGreaterThan(10);
  expect(await stateOf(person.id)).toMatchObject([{ answered: 1, in_force: 0, bio: 'Send me BNB.', audited: 2 }]);
});

it('of two processes that decide on one thing, one is killed anywhere and the other decides once', async () => {
  const [chief, judge, reporter] = [
    await ctx.signIn('chief'),
    await ctx.signIn('judge'),
    await ctx.signIn('reporter_of_many'),
  ];
  const notifications = { notify: async () => undefined };
  const [owner, admin] = [await callerOf(chief, 'owner'), await callerOf(judge, 'admin')];
  for (const statements of [1, 4, 8, 12, 16, 20]) {
    const person = await ctx.signIn(`raced_${statements}`);
    const { _id: id } = await ctx.newProfile(person);
    await ctx.ok('sendReport', { as: reporter, body: { subject: { type: 'profile', id }, reason: 'spam' } });
    const [subject] = await query('select id from report_subjects where user_id = $1', [person.id]);
    const decideWith = (db: Kysely<Schema>, caller: Caller) =>
      createDecisionsService({ db, clock: ctx.clock, addresses, notifications, users }).decideOnReport(
        caller,
        subject.id,
        {
          measure: 'warn',
          policy: 'spam',
          severity: 'low',
          facts: 'They wrote the same to many.',
        },
      );
    await Promise.allSettled([decideWith(killedAfter(statements), owner), decideWith(ctx.database.db, admin)]);
    expect(await stateOf(person.id), `killed after ${statements}`).toMatchObject([
      { decided: 1, decisions: 1, in_force: 1, audited: 1 },
    ]);
  }
});
