import { limits } from '@mutuals/api-client/limits';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDecision, newMatch, newReport } from '../../testing/fixtures.ts';
import { DAY_MS } from '../../clock.ts';
import { aGif } from '../../testing/gifs-by-hand.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { picturesJobs } from '../pictures/pictures.jobs.ts';
import { reportsJobs } from './reports.jobs.ts';

let ctx: TestApp;
let reporter: TestUser;
let reported: TestUser;
let [reporters, reporteds, conversationId] = ['', '', ''];
beforeAll(async () => {
  ctx = await createTestApp();
  reporter = await ctx.signIn('reporter');
  reported = await ctx.signIn('reported');
  reporters = (await ctx.newProfile(reporter))._id;
  reporteds = (await ctx.newProfile(reported, { name: 'Mallory', bio: 'Send me BNB.' }))._id;
  ({ conversationId } = await newMatch(
    ctx,
    { user: reporter, profileId: reporters },
    { user: reported, profileId: reporteds },
  ));
});
afterAll(() => ctx.close());

/** Signs both in again, as tokens last an hour. */
const later = async (ms: number) => {
  ctx.clock.advance(ms);
  [reporter, reported] = [await ctx.signIn('reporter'), await ctx.signIn('reported')];
};
let people = 0;
const newPerson = async (fields = {}) => {
  const user = await ctx.signIn(`person_${(people += 1)}`);
  return { user, id: (await ctx.newProfile(user, fields))._id };
};
const report = (as: TestUser | null, type: string, id: string, rest: object = {}) =>
  ctx.call('sendReport', { as, body: { subject: { type, id }, reason: 'scam', ...rest } });
const refused = (status: number, code: string) => ({ status, body: { code } });
const say = async (as: TestUser, profileId: string, content: string) =>
  (
    await ctx.ok('sendMessage', {
      as,
      query: { profileId },
      body: { conversationId, clientId: uuid(), type: 'text', content, acknowledged: ['pay_first'] },
    })
  )._id;
const stored = async (id: string) =>
  ctx.database.db
    .selectFrom('reports')
    .innerJoin('report_subjects as subject', 'subject.id', 'reports.subject_id')
    .innerJoin('report_snapshots as snapshot', 'snapshot.id', 'reports.snapshot_id')
    .select([
      'subject.id',
      'subject.report_count',
      'subject.urgency',
      'subject.weight',
      'snapshot.content',
      'reports.evidence',
    ])
    .where('reports.id', '=', id)
    .executeTakeFirstOrThrow();

describe('a report', () => {
  it('freezes what it is about: what its owner changes afterwards stays as it was', async () => {
    const { user, id } = await newPerson({ name: 'Eve', bio: 'Double your coins.' });
    const { body } = await report(reporter, 'profile', id, { message: 'A scam.' });
    expect(body).toMatchObject({ name: 'Eve', state: 'open', outcome: null, subject: { type: 'profile', id } });
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), bio: 'Honest.' } });
    const { content } = await stored(body._id);
    expect(content.texts).toContainEqual({ field: 'bio', text: 'Double your coins.' });
  });

  it('of the same thing by the same person is the report that there is, also at the same instant', async () => {
    const { id } = await newPerson();
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(reporter, 'profile', id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await stored(answers[0]?.body._id ?? '')).toMatchObject({ report_count: 1 });
  });

  it('of the same thing by others is in the same entry', async () => {
    const { id } = await newPerson();
    const others = await Promise.all([newPerson(), newPerson(), newPerson()]);
    const sent = await Promise.all(others.map(({ user }) => report(user, 'profile', id)));
    const entries = await Promise.all(sent.map(({ body }) => stored(body._id)));
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(1);
    expect(entries[0]).toMatchObject({ report_count: 3 });
  });

  it('by a guest is of what is public', async () => {
    const group = await newPerson({ ...profileInput('group'), name: 'Cabal' });
    expect(await report(null, 'group', group.id)).toMatchObject({ status: 201, body: { subject: { type: 'group' } } });
    expect(await report(null, 'profile', group.id)).toMatchObject({
      status: 201,
      body: { subject: { type: 'group' } },
    });
    const message = await say(reported, reporteds, 'Hi.');
    expect(await report(null, 'message', message)).toMatchObject(refused(404, 'report_subject_not_found'));
  });

  it('by guests of one address is bounded for the day', async () => {
    const { id } = await newPerson();
    const guest = () =>
      ctx.call('sendReport', {
        as: null,
        remoteAddress: '198.51.100.7',
        body: { subject: { type: 'profile', id }, reason: 'spam' },
      });
    for (let time = 0; time < limits.guestReportsPerDay; time += 1) expect((await guest()).status).toBe(201);
    expect(await guest()).toMatchObject(refused(429, 'rate_limited'));
  });

  it('by a guest weighs once a day for one thing, however often it is sent: no single voice is many', async () => {
    const { id } = await newPerson();
    const guest = async (remoteAddress: string, of = id) =>
      stored(
        (
          await ctx.call('sendReport', {
            as: null,
            remoteAddress,
            body: { subject: { type: 'profile', id: of }, reason: 'spam' },
          })
        ).body._id,
      );
    for (let time = 0; time < 8; time += 1) await guest('198.51.100.8');
    expect(await guest('198.51.100.8')).toMatchObject({ report_count: 9, weight: 0.5 });
    expect(await guest('198.51.100.9')).toMatchObject({ report_count: 10, weight: 1 });
    expect(await guest('198.51.100.8', (await newPerson()).id)).toMatchObject({ weight: 0.5 });
  });

  it('is bounded for a person and day', async () => {
    const { user } = await newPerson();
    const ids = await Promise.all(Array.from({ length: limits.reportsPerDay + 1 }, async () => (await newPerson()).id));
    for (const id of ids.slice(1)) expect((await report(user, 'profile', id)).status).toBe(201);
    expect(await report(user, 'profile', ids[0] ?? '')).toMatchObject(refused(429, 'rate_limited'));
  });

  it('is of nothing that is gone, hidden or unknown, and not of oneself', async () => {
    const { user, id } = await newPerson();
    expect(await report(user, 'profile', id)).toMatchObject(refused(403, 'cannot_report_own'));
    await ctx.ok('deleteProfile', { as: user, path: { id } });
    for (const [type, gone] of [
      ['profile', id],
      ['profile', uuid()],
      ['group', reporteds],
      ['link', uuid()],
      ['message', uuid()],
      ['picture', 'a'.repeat(64)],
      ['message', 'nonsense'],
    ] as const)
      expect(await report(reporter, type, gone)).toMatchObject(refused(404, 'report_subject_not_found'));
  });

  it('is not of whom blocked the reporter, who looks gone, but of whom the reporter blocked (D64)', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    await ctx.ok('createBlock', { as: one.user, body: { profileId: other.id } });
    expect(await report(other.user, 'profile', one.id)).toMatchObject(refused(404, 'report_subject_not_found'));
    expect((await report(one.user, 'profile', other.id)).status).toBe(201);
  });

  it('of people who came less than a week ago is read first (D66)', async () => {
    const { id } = await newPerson();
    const { body: young } = await report(reporter, 'profile', id, { reason: 'spam' });
    await later(8 * DAY_MS);
    const { body: old } = await report(reporter, 'profile', reporteds, { reason: 'spam' });
    expect((await stored(young._id)).urgency).toBe(2);
    expect((await stored(old._id)).urgency).toBe(0);
  });
});

describe('a reported message', () => {
  it('is one that the reporter received', async () => {
    const [received, own] = [await say(reported, reporteds, 'Pay first.'), await say(reporter, reporters, 'No.')];
    expect(await report(reporter, 'message', received)).toMatchObject({
      status: 201,
      body: { name: 'Mallory', excerpt: 'Pay first.' },
    });
    expect(await report(reporter, 'message', own)).toMatchObject(refused(403, 'cannot_report_own'));
    expect(await report((await newPerson()).user, 'message', received)).toMatchObject(
      refused(404, 'report_subject_not_found'),
    );
  });

  it('that is a GIF is kept with its title, which its sender wrote', async () => {
    const metadata = { gifId: '4812', title: 'You are a fool', width: 480, height: 270, stillUrl: null };
    const body = { type: 'gif', conversationId, clientId: uuid(), content: aGif.url, metadata };
    const { _id } = await ctx.ok('sendMessage', { as: reported, query: { profileId: reporteds }, body });
    const { body: sent } = await report(reporter, 'message', _id);
    expect((await stored(sent._id)).content.texts).toEqual([
      { field: 'gif', text: aGif.url },
      { field: 'message', text: 'You are a fool' },
    ]);
  });

  it('comes with messages that the reporter picks of their own conversations, as they were', async () => {
    const { id } = await newPerson();
    const picked = [await say(reported, reporteds, 'First.'), await say(reporter, reporters, 'Second.')];
    const { body } = await report(reporter, 'profile', id, { evidence: picked });
    expect(body.evidenceCount).toBe(2);
    expect((await stored(body._id)).evidence).toMatchObject([
      { content: 'First.', isReporter: false },
      { content: 'Second.', isReporter: true },
    ]);
  });

  it('never with messages of others', async () => {
    const { user } = await newPerson();
    const { id } = await newPerson();
    const evidence = [await say(reported, reporteds, 'Private.')];
    for (const as of [user, null])
      expect(await report(as, 'profile', id, { evidence })).toMatchObject(refused(404, 'evidence_not_found'));
    expect(await report(user, 'profile', id, { evidence: Array.from({ length: 21 }, () => uuid()) })).toMatchObject(
      refused(400, 'validation_failed'),
    );
  });
});

describe('a reported picture', () => {
  it('stays in the storage, also when its owner takes it down', async () => {
    const user = await ctx.signIn('painter');
    const picture = await ctx.newPicture(user);
    const { _id: id } = await ctx.newProfile(user, { avatar: picture });
    const hash = /[0-9a-f]{64}/.exec(picture)?.[0] ?? '';
    const answer = await ctx.call('sendReport', {
      as: reporter,
      body: { subject: { type: 'picture', id: hash, profileId: id }, reason: 'sexual' },
    });
    expect(answer).toMatchObject({ status: 201, body: { subject: { type: 'picture', id: hash, profileId: id } } });
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), avatar: null } });
    const isKept = async () => {
      await later(2 * DAY_MS);
      await ctx.runJob(picturesJobs.purgePictures, {});
      await ctx.runJob(picturesJobs.purgePictures, {});
      const { rows } = await ctx.database.pool.query('select from picture_files where hash = $1 and not removing', [
        hash,
      ]);
      return rows.length === 1;
    };
    expect(await isKept()).toBe(true);
    // Once nobody can appeal any more, it goes with its report.
    await ctx.database.db.updateTable('report_subjects').set({ decided_at: ctx.clock.now() }).execute();
    await later(201 * DAY_MS);
    await ctx.runJob(reportsJobs.purgeReportEvidence, {});
    expect(await isKept()).toBe(false);
  });
});

it('keeps what was decided on while an appeal against it waits, and no picture that was put back', async () => {
  const { pool } = ctx.database;
  const [appealed, ended] = [await newPerson(), await newPerson()];
  const subjects: string[] = [];
  for (const { user, id: profileId } of [appealed, ended]) {
    const { subjectId } = await newReport(ctx, { userId: user.id, profileId }, reporter.id);
    subjects.push(subjectId);
    const decisionId = await newDecision(ctx, { userId: user.id, profileId }, ctx.clock.now());
    await pool.query(
      `update decisions set subject_id = $2, measure = 'hide_picture', ended_at = created_at, ended_by = 'time' where id = $1`,
      [decisionId, subjectId],
    );
    if (user === appealed.user)
      await pool.query(`insert into appeals (decision_id, user_id, message, created_at) values ($1, $2, 'Why?', $3)`, [
        decisionId,
        user.id,
        ctx.clock.now(),
      ]);
  }
  await pool.query('update report_subjects set decided_at = $2 where id = any($1)', [subjects, ctx.clock.now()]);
  await later(201 * DAY_MS);
  await ctx.runJob(reportsJobs.purgeReportEvidence, {});
  const { rows } = await pool.query('select id from report_subjects where id = any($1)', [subjects]);
  expect(rows).toEqual([{ id: subjects[0] }]);
});

it('is listed for its reporter, the newest first, and for nobody else', async () => {
  const { user } = await newPerson();
  const [one, other] = [await newPerson(), await newPerson()];
  await report(user, 'profile', one.id);
  ctx.clock.advance(1000);
  await report(user, 'profile', other.id, { message: 'Look.' });
  const { data } = await ctx.ok('listMyReports', { as: user });
  expect(data.map(({ subject }) => subject.id)).toEqual([other.id, one.id]);
  expect((await ctx.ok('listMyReports', { as: one.user })).data).toEqual([]);
});
