import { limits } from '@mutuals/api-client/limits';
import type { components } from '@mutuals/api-client/schema';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import { newMatch } from '../../testing/fixtures.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';
import { createTestApp, profileInput, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { accountDeletionJobs } from '../account-deletion/account-deletion.jobs.ts';
import { picturesJobs } from '../pictures/pictures.jobs.ts';
import { lockUser } from '../users/users.public.ts';
import { updateDecision } from './decisions.repository.ts';
import { reportsJobs } from './reports.jobs.ts';

type DecisionInput = components['schemas']['DecisionInput'];

let ctx: TestApp;
const team = { chief: 'chief', admin: 'admin', second: 'second' };
let chief: TestUser;
let admin: TestUser;
let second: TestUser;
let reporter: TestUser;
/** Tokens last an hour. */
async function signInAgain(): Promise<void> {
  [chief, admin, second, reporter] = [
    await ctx.signIn(team.chief),
    await ctx.signIn(team.admin),
    await ctx.signIn(team.second),
    await ctx.signIn('reporter'),
  ];
}
const later = async (ms: number) => {
  ctx.clock.advance(ms);
  await signInAgain();
};
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
  await signInAgain();
  for (const one of [admin, second])
    await ctx.ok('updateRole', { as: chief, body: { targetUserId: one.privyId, role: 'admin' } });
});
beforeEach(signInAgain);
afterAll(() => ctx.close());

let people = 0;
const newPerson = async (fields: object = {}) => {
  const user = await ctx.signIn(`person_${(people += 1)}`);
  return { user, id: (await ctx.newProfile(user, fields))._id };
};
/** Reports a thing; returns the id of its entry. */
const reported = async (type: string, id: string, rest: object = {}, as: TestUser | null = reporter) => {
  await ctx.ok('sendReport', { as, body: { subject: { type, id, ...rest }, reason: 'scam' } });
  const { data } = await ctx.ok('listReports', { as: chief, query: { limit: 100 } });
  return data.find(({ subject }) => subject.id === id)?._id ?? '';
};
const grounds = { policy: 'scam', severity: 'medium', facts: 'They asked for money first.' } as const;
const decide = (subjectId: string, input: DecisionInput, as = admin) =>
  ctx.call('decideOnReport', { as, path: { subjectId }, body: { ...grounds, ...input } });
const refused = (status: number, code: string) => ({ status, body: { code } });
const seen = async (id: string) => (await ctx.call('getProfile', { as: null, path: { id } })).status === 200;
const mine = async (user: TestUser) => (await ctx.ok('listMyDecisions', { as: await ctx.signIn(user.handle) })).data;
const endMeasures = () => ctx.runJob(reportsJobs.endMeasures, {});
const bioOf = async (id: string) => (await ctx.ok('getProfile', { as: null, path: { id } })).bio;

describe('the list of what was reported', () => {
  it('has one entry a subject, with its reports, earlier measures and the other profiles of the person', async () => {
    const { user, id } = await newPerson({ name: 'Mallory', bio: 'Pay me.' });
    const { _id: other } = await ctx.newProfile(user, { name: 'Mallory too' });
    await decide(await reported('profile', other), { measure: 'warn' });
    for (const as of [reporter, (await newPerson()).user, null])
      await ctx.ok('sendReport', {
        as,
        body: { subject: { type: 'profile', id }, reason: 'scam', message: 'A scam.' },
      });
    const { data } = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
    const entries = data.filter(({ subject }) => subject.id === id);
    expect(entries).toMatchObject([
      {
        content: { name: 'Mallory', texts: expect.arrayContaining([{ field: 'bio', text: 'Pay me.' }]) },
        person: { _id: user.id, isNewcomer: true, isSuspended: false },
        profiles: [{ name: 'Mallory' }, { name: 'Mallory too' }],
        reportCount: 3,
        strikes: [{ measure: 'warn', policy: 'scam' }],
        decision: null,
      },
    ]);
    expect(entries[0]?.reports.map(({ reporterName }) => reporterName)).toContain(null);
    expect(entries[0]?.reports).toHaveLength(3);
  });

  it('shows a thing, and states of it, as it was reported last', async () => {
    const { user, id } = await newPerson({ name: 'First' });
    await reported('profile', id);
    await later(1000);
    await ctx.ok('updateProfile', {
      as: await ctx.signIn(user.handle),
      path: { id },
      body: { ...profileInput(), name: 'Last' },
    });
    const subjectId = await reported('profile', id, {}, (await newPerson()).user);
    const { data } = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
    expect(data.find(({ _id }) => _id === subjectId)?.content.name).toBe('Last');
    await decide(subjectId, { measure: 'warn' });
    expect((await mine(user))[0]?.statement?.what).toContain('Last');
  });

  it('weighs a reporter by what their earlier reports were worth', async () => {
    const [right, wrong] = [(await newPerson()).user, (await newPerson()).user];
    for (const _ of [1, 2]) {
      await decide(await reported('profile', (await newPerson()).id, {}, right), { measure: 'warn' });
      await decide(await reported('profile', (await newPerson()).id, {}, wrong), { measure: 'none' });
    }
    const { id } = await newPerson();
    const subjectId = await reported('profile', id, {}, right);
    await reported('profile', id, {}, wrong);
    const { data } = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
    const entry = data.find(({ _id }) => _id === subjectId);
    expect(entry?.reports.map(({ weight }) => weight)).toEqual([0.5, 1.5]);
    expect(entry?.weight).toBe(2);
  });

  it('says who looks at an entry', async () => {
    const subjectId = await reported('profile', (await newPerson()).id);
    const claim = (isMine: boolean, as = admin) =>
      ctx.call('assignReport', { as, path: { subjectId }, body: { isMine } });
    expect(await claim(true)).toMatchObject({ body: { assignedTo: admin.id } });
    const { data } = await ctx.ok('listReports', { as: admin, query: { assigned: 'me', limit: 100 } });
    expect(data.map(({ _id }) => _id)).toEqual([subjectId]);
    expect(await claim(false, second)).toMatchObject({ body: { assignedTo: null } });
    await decide(subjectId, { measure: 'none' });
    expect(await claim(true)).toMatchObject(refused(409, 'already_decided'));
    const own = await reported('profile', (await ctx.newProfile(admin))._id);
    expect(
      await ctx.call('assignReport', { as: admin, path: { subjectId: own }, body: { isMine: true } }),
    ).toMatchObject(refused(403, 'not_by_you'));
    expect(
      await ctx.call('assignReport', { as: admin, path: { subjectId: uuid() }, body: { isMine: true } }),
    ).toMatchObject(refused(404, 'report_not_found'));
  });
});

describe('what is handed to the owners', () => {
  const escalate = (subjectId: string, note: string | null, as = admin) =>
    ctx.call('escalateReport', { as, path: { subjectId }, body: { note } });
  const idsOf = async (as: TestUser, state: 'open' | 'escalated' = 'open') =>
    (await ctx.ok('listReports', { as, query: { state, limit: 100 } })).data.map(({ _id }) => _id);

  it('leaves the queue of admins, unclaimed, and is first in that of owners, before what is urgent', async () => {
    const { user, id } = await newPerson();
    await ctx.ok('sendReport', { as: reporter, body: { subject: { type: 'profile', id }, reason: 'spam' } });
    const subjectId = (await ctx.ok('listReports', { as: chief, query: { limit: 100 } })).data.find(
      ({ subject }) => subject.id === id,
    )?._id;
    if (subjectId === undefined) throw new Error('Nothing was reported');
    await reported('profile', (await newPerson()).id);
    await ctx.ok('assignReport', { as: admin, path: { subjectId }, body: { isMine: true } });
    expect(await escalate(subjectId, 'They are a partner of ours.')).toMatchObject({
      status: 200,
      body: {
        assignedTo: null,
        escalation: { note: 'They are a partner of ours.', by: { _id: admin.id, displayName: expect.any(String) } },
      },
    });
    for (const as of [admin, second]) {
      expect(await idsOf(as)).not.toContain(subjectId);
      expect(await idsOf(as, 'escalated')).toContain(subjectId);
    }
    expect((await idsOf(chief))[0]).toBe(subjectId);
    // A report more changes nothing of that.
    await reported('profile', id, {}, (await newPerson()).user);
    expect((await idsOf(chief))[0]).toBe(subjectId);
    expect(await idsOf(admin)).not.toContain(subjectId);
    const [row] = await ctx.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'escalateReport')
      .where('subject', '=', user.id)
      .execute();
    expect(row).toMatchObject({
      actor_user_id: admin.id,
      before: { subjectId, escalatedBy: null },
      after: { subjectId, escalatedBy: admin.id },
      reason: 'They are a partner of ours.',
    });
  });

  it('is claimed and decided on by owners alone', async () => {
    const subjectId = await reported('profile', (await newPerson()).id);
    await escalate(subjectId, 'For you.');
    for (const as of [admin, second]) {
      expect(await decide(subjectId, { measure: 'warn' }, as)).toMatchObject(refused(403, 'not_by_you'));
      expect(await ctx.call('assignReport', { as, path: { subjectId }, body: { isMine: true } })).toMatchObject(
        refused(403, 'not_by_you'),
      );
    }
    await ctx.ok('assignReport', { as: chief, path: { subjectId }, body: { isMine: true } });
    expect((await decide(subjectId, { measure: 'warn' }, chief)).status).toBe(201);
    expect(await idsOf(chief, 'escalated')).not.toContain(subjectId);
    expect(await escalate(subjectId, 'Once more.')).toMatchObject(refused(409, 'already_decided'));
  });

  it('is handed back by who handed it over or by an owner, and by nobody else', async () => {
    const subjectId = await reported('profile', (await newPerson()).id);
    for (const as of [admin, chief]) {
      await escalate(subjectId, 'For you.');
      expect(await escalate(subjectId, null, second)).toMatchObject(refused(403, 'not_by_you'));
      expect(await escalate(subjectId, null, as)).toMatchObject({ status: 200, body: { escalation: null } });
      expect(await idsOf(second)).toContain(subjectId);
    }
    expect((await decide(subjectId, { measure: 'none' }, second)).status).toBe(201);
  });

  it('is handed back once: who claimed it since keeps it', async () => {
    const subjectId = await reported('profile', (await newPerson()).id);
    await escalate(subjectId, 'For you.');
    await escalate(subjectId, null, chief);
    await ctx.ok('assignReport', { as: second, path: { subjectId }, body: { isMine: true } });
    expect(await escalate(subjectId, null, chief)).toMatchObject({ status: 200, body: { assignedTo: second.id } });
  });

  it('is decided on by admins where the only owner is who it is about', async () => {
    const { _id: id } = await ctx.newProfile(chief);
    await ctx.ok('sendReport', { as: reporter, body: { subject: { type: 'profile', id }, reason: 'scam' } });
    const { data } = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
    const about = data.find(({ subject }) => subject.id === id)?._id ?? '';
    expect(await escalate(about, 'About an owner.')).toMatchObject(refused(409, 'no_other_owner'));
    const other = await ctx.signIn('other_owner');
    await ctx.ok('updateRole', { as: chief, body: { targetUserId: other.privyId, role: 'owner' } });
    expect((await escalate(about, 'About an owner.')).status).toBe(200);
    expect(await idsOf(chief, 'escalated')).not.toContain(about);
    expect(await idsOf(other, 'escalated')).toContain(about);
    await ctx.ok('updateRole', { as: chief, body: { targetUserId: other.privyId, role: null } });
    expect((await escalate(about, null)).status).toBe(200);
    expect((await decide(about, { measure: 'warn' })).status).toBe(201);
  });

  it('has a note, is of somebody else, and exists', async () => {
    const subjectId = await reported('profile', (await newPerson()).id);
    for (const note of ['', ' '.repeat(3), 'x'.repeat(2001)])
      expect(await escalate(subjectId, note)).toMatchObject(refused(400, 'validation_failed'));
    const own = await reported('profile', (await ctx.newProfile(admin))._id);
    expect(await escalate(own, 'About me.')).toMatchObject(refused(403, 'not_by_you'));
    expect(await escalate(uuid(), 'For you.')).toMatchObject(refused(404, 'report_not_found'));
  });
});

it('the desk hears of each report, claim, decision and appeal, and nothing of what it is about', async () => {
  const { user, id } = await newPerson();
  const heard = async (change: () => Promise<unknown>) => {
    const before = ctx.realtime.on('reports').length;
    const result = await change();
    await ctx.runJobs();
    const events = ctx.realtime.on('reports').slice(before);
    expect(events).toMatchObject([{ event: 'reports-changed' }]);
    expect(events.map(({ data }) => Object.keys(Object(data)))).toEqual([['changedAt']]);
    return result;
  };
  await ctx.runJobs();
  let subjectId = '';
  await heard(async () => (subjectId = await reported('profile', id)));
  const path = { subjectId };
  await heard(() => ctx.ok('assignReport', { as: admin, path, body: { isMine: true } }));
  await heard(() => ctx.ok('escalateReport', { as: admin, path, body: { note: 'For you.' } }));
  let decisionId = '';
  await heard(async () => {
    const { body } = await decide(subjectId, { measure: 'suspend' }, chief);
    decisionId = body._id;
  });
  await heard(() => ctx.ok('confirmDecision', { as: second, path: { id: decisionId } }));
  const appeal = { path: { id: decisionId }, body: { message: 'Why?' } };
  await heard(async () => ctx.ok('appealDecision', { as: await ctx.signIn(user.handle), ...appeal }));
  // Whoever decided or confirmed does not answer.
  await heard(() =>
    ctx.ok('answerAppeal', { as: admin, path: appeal.path, body: { outcome: 'upheld', message: 'It stands.' } }),
  );
  await heard(() => ctx.ok('liftDecision', { as: admin, path: appeal.path, body: { reason: 'A mistake.' } }));
});

it('admins alone hear the desk', async () => {
  const hears = async (as: TestUser) => (await ctx.ok('getRealtimeToken', { as })).channels.includes('reports');
  const support = await ctx.signIn('support');
  await ctx.ok('updateRole', { as: chief, body: { targetUserId: support.privyId, role: 'support' } });
  expect(await Promise.all([chief, admin, support, reporter].map(hears))).toEqual([true, true, false, false]);
});

it('neither list shows a member of the team what concerns themselves', async () => {
  const { _id: own } = await ctx.newProfile(second);
  const subjectId = await reported('profile', own);
  const idsFor = async (as: TestUser) => [
    ...(await ctx.ok('listReports', { as, query: { limit: 100 } })).data.map(({ _id }) => _id),
    ...(await ctx.ok('listAppeals', { as, query: { limit: 100 } })).data.map(({ _id }) => _id),
  ];
  expect(await idsFor(second)).not.toContain(subjectId);
  expect(await idsFor(admin)).toContain(subjectId);
  const { body } = await decide(subjectId, { measure: 'warn' });
  await ctx.call('appealDecision', { as: second, path: { id: body._id }, body: { message: 'Why?' } });
  expect(await idsFor(second)).not.toContain(body._id);
  expect(await idsFor(chief)).toContain(body._id);
});

it('each person of the list is shown with their own measures, whatever was decided on others or dismissed', async () => {
  const [one, other] = [await newPerson(), await newPerson()];
  const copy = (id: string, changes: object) =>
    ctx.database.pool.query(
      `insert into decisions select (jsonb_populate_record(decision, $2::jsonb || jsonb_build_object('id', gen_random_uuid(), 'subject_id', null))).*
       from decisions decision, generate_series(1, 200) where id = $1`,
      [id, JSON.stringify(changes)],
    );
  const first = await decide(await reported('profile', one.id), { measure: 'warn' });
  await later(1000);
  const last = await decide(await reported('profile', other.id), { measure: 'warn' });
  const created_at = ctx.clock.now().toISOString();
  await copy(first.body._id, { measure: 'none', created_at });
  await copy(last.body._id, {});
  const ids = [await reported('profile', one.id), await reported('profile', other.id)];
  const { data } = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
  const strikes = ids.map((id) => data.find(({ _id }) => _id === id)?.strikes.length);
  expect(strikes).toEqual([1, 20]);
});

describe('a decision', () => {
  it('on what only guests reported is made as any other', async () => {
    for (const measure of ['none', 'warn'] as const) {
      const { id } = await newPerson();
      expect(await decide(await reported('profile', id, {}, null), { measure })).toMatchObject({
        status: 201,
        body: { measure },
      });
    }
  });

  it('on who is erased already keeps nothing of their words', async () => {
    const { user, id } = await newPerson({ name: 'Mallory' });
    const subjectId = await reported('profile', id);
    await ctx.ok('deleteMe', { as: user });
    await later(14 * DAY_MS);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    expect((await decide(subjectId, { measure: 'warn' })).status).toBe(201);
    await ctx.runJob(reportsJobs.purgeReportEvidence, {});
    const { rows } = await ctx.database.pool.query('select id from decisions where user_id = $1', [user.id]);
    expect(rows).toEqual([]);
  });

  it('is made with the words of a reporter who is erased, which go after it', async () => {
    const { id } = await newPerson();
    const { user } = await newPerson();
    await ctx.ok('sendReport', {
      as: user,
      body: { subject: { type: 'profile', id }, reason: 'scam', message: 'They wanted my seed.' },
    });
    const subjectId = await reported('profile', id);
    await ctx.ok('deleteMe', { as: user });
    await later(14 * DAY_MS);
    await ctx.runJob(accountDeletionJobs.eraseDueAccounts, {});
    const words = async () => {
      await ctx.runJob(reportsJobs.purgeReportEvidence, {});
      const { rows } = await ctx.database.pool.query('select message from reports where reporter_user_id = $1', [
        user.id,
      ]);
      return rows;
    };
    expect(await words()).toEqual([{ message: 'They wanted my seed.' }]);
    expect((await decide(subjectId, { measure: 'warn' })).status).toBe(201);
    expect(await words()).toEqual([{ message: '' }]);
  });

  it('produces its statement of reasons in the language of the person, and tells them and the reporters', async () => {
    const { user, id } = await newPerson({ name: 'Léa' });
    await ctx.ok('updateAuthProfile', { as: user, body: { language: 'fr' } });
    expect(await decide(await reported('profile', id), { measure: 'warn' })).toMatchObject({
      status: 201,
      body: { measure: 'warn', decidedBy: { _id: admin.id } },
    });
    const [decision] = await mine(user);
    expect(decision).toMatchObject({
      measure: 'warn',
      statement: {
        language: 'fr',
        what: 'Votre profil « Léa ».',
        rule: { number: '1', title: 'Fraude' },
        facts: 'They asked for money first.',
      },
      canAppeal: true,
      appeal: null,
    });
    for (const part of ['where', 'measure', 'duration', 'machine', 'appeal'] as const)
      expect(decision?.statement?.[part]).not.toBe('');
    expect(JSON.stringify(decision)).not.toContain(admin.id);
    expect((await ctx.ok('listNotifications', { as: user })).data).toMatchObject([
      { type: 'decision_made', data: { decisionId: decision?._id } },
    ]);
    expect((await ctx.ok('listNotifications', { as: reporter, query: { limit: 1 } })).data).toMatchObject([
      { type: 'report_decided', data: { outcome: 'acted' } },
    ]);
    expect((await ctx.ok('listMyReports', { as: reporter, query: { limit: 1 } })).data).toMatchObject([
      { state: 'decided', outcome: 'acted' },
    ]);
  });

  it('fails whole without its statement: the database refuses a measure without reasons', async () => {
    const { id } = await newPerson();
    const subjectId = await reported('profile', id);
    const refuse = ctx.database.pool.query(
      `insert into decisions (id, subject_id, subject_type, subject_key, user_id, decided_by, measure, policy, severity, facts, created_at, ends_at, strike_ends_at)
       select $1, id, type, subject_key, user_id, user_id, 'warn', 'scam', 'low', 'Facts.', now(), now(), now() from report_subjects where id = $2`,
      [uuid(), subjectId],
    );
    await expect(refuse).rejects.toMatchObject({ constraint: 'decisions_give_reasons' });
  });

  it('is one, whoever decides at the same instant', async () => {
    const subjectId = await reported('profile', (await newPerson()).id);
    const answers = await Promise.all([admin, second, chief].map((as) => decide(subjectId, { measure: 'warn' }, as)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    for (const answer of answers) if (answer.status !== 201) expect(answer.body.code).toBe('already_decided');
  });

  it('is never on oneself, nor on what does not exist', async () => {
    const own = await ctx.newProfile(admin);
    const subjectId = await reported('profile', own._id);
    expect(await decide(subjectId, { measure: 'none' })).toMatchObject(refused(403, 'not_by_you'));
    expect(await decide(subjectId, { measure: 'none' }, second)).toMatchObject({ status: 201 });
    expect(await decide(uuid(), { measure: 'none' })).toMatchObject(refused(404, 'report_not_found'));
    // A dismissal is nobody's history.
    expect(await mine(admin)).toEqual([]);
  });

  it('needs what its measure needs', async () => {
    const subjectId = await reported('profile', (await newPerson()).id);
    const inputs: DecisionInput[] = [
      { measure: 'warn', policy: null },
      { measure: 'warn', severity: null },
      { measure: 'warn', facts: '' },
      { measure: 'mute' },
      { measure: 'mute', days: 31 },
      { measure: 'hide_field' },
      { measure: 'hide_picture' },
    ];
    for (const input of inputs) expect(await decide(subjectId, input)).toMatchObject(refused(400, 'validation_failed'));
    expect(await decide(subjectId, { measure: 'hide_picture', picture: 'a'.repeat(64) })).toMatchObject(
      refused(409, 'measure_not_possible'),
    );
    expect((await decide(subjectId, { measure: 'warn' })).status).toBe(201);
  });

  it('sees other accounts with the same wallet or mail address, with how many measures each had, and nobody else’s', async () => {
    const wallet = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
    const arrive = (handle: string, walletAddress: string) => ctx.signIn({ handle, walletAddress });
    const [first, again] = [await arrive('with_wallet', wallet), await arrive('same_wallet', wallet.toLowerCase())];
    await arrive('other_wallet', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359');
    const profiles = [await ctx.newProfile(first), await ctx.newProfile(again)];
    const mailed = await ctx.signIn('same_mail');
    await ctx.database.pool.query('update users set email = $2 where id = $1', [first.id, 'Ada@example.org']);
    await ctx.database.pool.query('update users set email = $2 where id = $1', [mailed.id, 'ada@example.org']);
    await decide(await reported('profile', profiles[0]?._id ?? ''), { measure: 'suspend', days: 3 });
    const byMail = await reported('profile', (await ctx.newProfile(mailed))._id);
    await reported('profile', profiles[1]?._id ?? '');
    const { data } = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
    expect(data.find(({ person }) => person._id === again.id)?.otherAccounts).toMatchObject([
      { _id: first.id, isSuspended: true, measures: 1 },
    ]);
    const { user, id } = await newPerson();
    await reported('profile', id);
    const list = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
    expect(list.data.find(({ _id }) => _id === byMail)?.otherAccounts).toMatchObject([{ _id: first.id, measures: 1 }]);
    expect(list.data.find(({ person }) => person._id === user.id)?.otherAccounts).toEqual([]);
  });

  it('leaves a row in the audit log', async () => {
    const { user, id } = await newPerson();
    await decide(await reported('profile', id), { measure: 'warn' });
    const { data } = await ctx.ok('listAudit', { as: chief, query: { subject: user.id } });
    expect(data).toMatchObject([{ action: 'decideOnReport', after: expect.stringContaining('warn') }]);
  });
});

describe('a measure', () => {
  it('hides a field until its end, and then it is as it was', async () => {
    const { id } = await newPerson({ bio: 'Send me BNB.' });
    await decide(await reported('profile', id), { measure: 'hide_field', field: 'bio', days: 3 });
    expect(await bioOf(id)).toBe('…');
    await later(3 * DAY_MS - 1);
    await endMeasures();
    expect(await bioOf(id)).toBe('…');
    await later(1);
    await endMeasures();
    expect(await bioOf(id)).toBe('Send me BNB.');
  });

  it('that ends keeps what its owner wrote meanwhile', async () => {
    const { user, id } = await newPerson({ bio: 'Send me BNB.' });
    await decide(await reported('profile', id), { measure: 'hide_field', field: 'bio', days: 1 });
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), bio: 'I build.' } });
    await later(DAY_MS);
    await endMeasures();
    expect(await bioOf(id)).toBe('I build.');
  });

  it.each([
    ['as it was', 'Send me BNB.'],
    ['in other signs', 'SEND me B-N-B!'],
    ['with lookalike letters', 'Sеnd mе BNB'],
    ['among other words', 'Hello. Send me BNB. Thanks.'],
  ])('keeps its owner from writing a hidden text back %s, until it ends', async (_, bio) => {
    const { user, id } = await newPerson({ bio: 'Send me BNB.' });
    await decide(await reported('profile', id), { measure: 'hide_field', field: 'bio', days: 1 });
    const save = (fields: object, as = user) =>
      ctx.call('updateProfile', { as, path: { id }, body: { ...profileInput(), ...fields } });
    expect(await save({ bio })).toMatchObject({
      status: 403,
      body: { code: 'hidden_by_team', errors: [{ path: 'body/bio', code: 'not_allowed' }] },
    });
    expect((await save({ name: 'Another name', bio: '…' })).status).toBe(200);
    expect(await bioOf(id)).toBe('…');
    await later(DAY_MS);
    expect((await save({ bio }, await ctx.signIn(user.handle))).status).toBe(200);
  });

  it('keeps a hidden picture out of every profile of its person, a hidden tag and a link out of theirs', async () => {
    const { user, id } = await newPerson({
      ...profileInput(),
      tags: ['rugpull'],
      individualData: { role: 'developer', projectLinks: [{ url: 'https://snare.example' }] },
    });
    const { _id: other } = await ctx.newProfile(user, { name: 'Another' });
    const { _id: showing } = await ctx.newProfile(user, { name: 'Showing' });
    await ctx.database.db.updateTable('project_links').set({ approved_at: ctx.clock.now() }).execute();
    const avatar = await ctx.newPicture(user);
    for (const each of [id, showing])
      await ctx.ok('updateProfile', { as: user, path: { id: each }, body: { ...profileInput(), avatar } });
    const [link] = await ctx.database.db.selectFrom('project_links').selectAll().where('profile_id', '=', id).execute();
    const hash = /[0-9a-f]{64}/.exec(avatar)?.[0] ?? '';
    await decide(await reported('picture', hash, { profileId: id }), { measure: 'hide_picture' });
    await decide(await reported('profile', id), { measure: 'hide_field', field: 'tags' });
    await decide(await reported('link', link?.id ?? ''), { measure: 'hide_field' });
    const save = (profileId: string, fields: object) =>
      ctx.call('updateProfile', { as: user, path: { id: profileId }, body: { ...profileInput(), ...fields } });
    const hidden = (path: string) => ({ status: 403, body: { code: 'hidden_by_team', errors: [{ path }] } });
    expect(await save(id, { avatar })).toMatchObject(hidden('body/avatar'));
    expect(await save(other, { coverImage: avatar })).toMatchObject(hidden('body/coverImage'));
    expect(
      await ctx.call('createProfile', { as: user, body: { ...profileInput(), name: 'New', avatar } }),
    ).toMatchObject(hidden('body/avatar'));
    expect(await save(id, { tags: ['art', 'Rugpull'] })).toMatchObject(hidden('body/tags/1'));
    const projectLinks = [{ url: 'https://snare.example' }];
    expect(await save(id, { individualData: { role: 'developer', projectLinks } })).toMatchObject(
      hidden('body/individualData/projectLinks/0/url'),
    );
    // What was not decided on stays as it is.
    expect((await save(showing, { avatar, bio: 'I build.' })).status).toBe(200);
    expect((await save(other, { tags: ['rugpull'] })).status).toBe(200);
  });

  it('ends though a hundred others that were to end before it cannot, which the job says', async () => {
    const [broken, whole] = [await newPerson({ bio: 'Broken.' }), await newPerson({ bio: 'Whole.' })];
    const { body } = await decide(await reported('profile', broken.id), {
      measure: 'hide_field',
      field: 'bio',
      days: 1,
    });
    await decide(await reported('profile', whole.id), { measure: 'hide_field', field: 'bio', days: 2 });
    await ctx.database.pool.query(
      `insert into decisions select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'subject_id', null))).*
       from decisions one, generate_series(1, 99) where id = $1`,
      [body._id],
    );
    const setRestore = (restore: string) =>
      ctx.database.pool.query('update decisions set restore = $2 where profile_id = $1', [broken.id, restore]);
    await setRestore('{"profiles": 5}');
    await later(2 * DAY_MS);
    await endMeasures();
    const { rows } = await ctx.database.pool.query(
      'select last_error from graphile_worker.jobs where task_identifier = $1',
      [reportsJobs.endMeasures.name],
    );
    expect(rows).toEqual([{ last_error: expect.stringContaining('A measure did not end') }]);
    expect(await bioOf(whole.id)).toBe('Whole.');
    await setRestore('{}');
    await endMeasures();
  });

  it('that suspends or hides who is deleting their account outlasts the deletion taken back', async () => {
    for (const measure of ['suspend', 'hide_profile'] as const) {
      const { user, id } = await newPerson();
      const subjectId = await reported('profile', id);
      await ctx.ok('deleteMe', { as: user });
      expect((await decide(subjectId, { measure, days: 10 })).status).toBe(201);
      await ctx.ok('restoreMe', { as: user });
      expect(await seen(id)).toBe(false);
      await later(10 * DAY_MS);
      await endMeasures();
      expect(await seen(id)).toBe(true);
    }
  });

  it('that ends while its person is deleting their account puts back what it hid', async () => {
    const { user, id } = await newPerson({ bio: 'Send me BNB.' });
    await decide(await reported('profile', id), { measure: 'hide_field', field: 'bio', days: 3 });
    await ctx.ok('deleteMe', { as: user });
    await later(3 * DAY_MS);
    await endMeasures();
    await ctx.ok('restoreMe', { as: await ctx.signIn(user.handle) });
    expect(await bioOf(id)).toBe('Send me BNB.');
  });

  it('hides tags, also from search, and a link', async () => {
    const { user, id } = await newPerson({
      ...profileInput(),
      tags: ['moonshot'],
      individualData: { role: 'developer', projectLinks: [{ url: 'https://trap.example' }] },
    });
    await ctx.database.db.updateTable('project_links').set({ approved_at: ctx.clock.now() }).execute();
    const searcher = await ctx.signIn('searcher', 'premium');
    const isFound = async () =>
      (await ctx.ok('searchProfiles', { as: searcher, query: { tags: 'moonshot' } })).profiles.length === 1;
    const profile = () => ctx.ok('getProfile', { as: null, path: { id } });
    const [link] = await ctx.database.db.selectFrom('project_links').selectAll().where('profile_id', '=', id).execute();
    expect(await isFound()).toBe(true);
    await decide(await reported('profile', id), { measure: 'hide_field', field: 'tags' });
    await decide(await reported('link', link?.id ?? ''), { measure: 'hide_field' });
    expect(await isFound()).toBe(false);
    expect(JSON.stringify(await profile())).not.toContain('trap.example');
    for (const { _id } of await mine(user))
      await ctx.ok('liftDecision', { as: second, path: { id: _id }, body: { reason: 'A mistake.' } });
    expect(await isFound()).toBe(true);
    expect(await profile()).toMatchObject({ tags: ['moonshot'] });
    const stored = await ctx.database.db.selectFrom('project_links').selectAll().where('profile_id', '=', id).execute();
    expect(stored).toEqual([link]);
  });

  it('takes a picture off, and puts it back where it was, though its owner gave it up', async () => {
    const { user, id } = await newPerson();
    const [avatar, other] = [await ctx.newPicture(user), await ctx.newPicture(user)];
    const body = { ...profileInput(), avatar, pictureDescriptions: [{ url: avatar, description: 'Me.' }] };
    await ctx.ok('updateProfile', { as: user, path: { id }, body });
    const hash = /[0-9a-f]{64}/.exec(avatar)?.[0] ?? '';
    await decide(await reported('picture', hash, { profileId: id }), { measure: 'hide_picture', days: 200 });
    const profile = () => ctx.ok('getProfile', { as: null, path: { id } });
    expect(await profile()).toMatchObject({ avatar: null, pictureDescriptions: [] });
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), coverImage: other } });
    await later(200 * DAY_MS);
    await ctx.runJob(reportsJobs.purgeReportEvidence, {});
    await endMeasures();
    expect(await profile()).toMatchObject({ avatar, pictureDescriptions: [{ description: 'Me.' }] });
  });

  it('takes a picture out of a gallery and off the portrait and the cover, and puts it back where it was', async () => {
    const { user, id } = await newPerson();
    const [first, shown, last] = [await ctx.newPicture(user), await ctx.newPicture(user), await ctx.newPicture(user)];
    const save = (gallery: string[], picture: string) => {
      const body = {
        ...profileInput(),
        avatar: picture,
        coverImage: picture,
        individualData: { role: 'developer', gallery },
      };
      return ctx.ok('updateProfile', { as: user, path: { id }, body });
    };
    const profile = async () => {
      const read = await ctx.ok('getProfile', { as: null, path: { id } });
      const gallery = read.profileType === 'individual' ? read.individualData.gallery : [];
      return { avatar: read.avatar, coverImage: read.coverImage, gallery };
    };
    const hash = /[0-9a-f]{64}/.exec(shown)?.[0] ?? '';
    const hide = async () =>
      (await decide(await reported('picture', hash, { profileId: id }), { measure: 'hide_picture' })).body._id;
    const lift = (decisionId: string) =>
      ctx.ok('liftDecision', { as: second, path: { id: decisionId }, body: { reason: 'A mistake.' } });
    await save([first, shown, last], shown);
    const decisionId = await hide();
    expect(await profile()).toEqual({ avatar: null, coverImage: null, gallery: [first, last] });
    await lift(decisionId);
    expect(await profile()).toEqual({ avatar: shown, coverImage: shown, gallery: [first, shown, last] });
    // What its owner put in its place meanwhile stays.
    const again = await hide();
    const more = [await ctx.newPicture(user)];
    while (more.length < limits.galleryPictures) more.push(await ctx.newPicture(user));
    await save(more, first);
    await lift(again);
    expect(await profile()).toEqual({ avatar: first, coverImage: first, gallery: more });
  });

  it('on a link puts it back behind those that its owner made since, unless it is there or they are full', async () => {
    const { user, id } = await newPerson();
    const linksOf = async () =>
      (
        await ctx.database.db
          .selectFrom('project_links')
          .selectAll()
          .where('profile_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ url }) => url);
    const save = async (...urls: string[]) => {
      const projectLinks = urls.map((url) => ({ url }));
      const body = { ...profileInput(), individualData: { role: 'developer', projectLinks } };
      await ctx.ok('updateProfile', { as: user, path: { id }, body });
    };
    const hide = async (url: string) => {
      const { db } = ctx.database;
      await db
        .updateTable('project_links')
        .set({ approved_at: ctx.clock.now() })
        .where('profile_id', '=', id)
        .execute();
      const link = await db
        .selectFrom('project_links')
        .select('id')
        .where('profile_id', '=', id)
        .where('url', '=', url)
        .executeTakeFirstOrThrow();
      return (await decide(await reported('link', link.id), { measure: 'hide_field' })).body._id;
    };
    const lift = (decisionId: string) =>
      ctx.ok('liftDecision', { as: second, path: { id: decisionId }, body: { reason: 'A mistake.' } });
    const url = (name: string) => `https://${name}.example/`;
    await save(url('one'));
    const behind = await hide(url('one'));
    await save(url('two'));
    await lift(behind);
    expect(await linksOf()).toEqual([url('two'), url('one')]);
    const full = await hide(url('one'));
    const many = Array.from({ length: limits.links }, (_, place) => url(`many${place}`));
    await save(...many);
    await lift(full);
    expect(await linksOf()).toEqual(many);
  });

  it('hides no link that nobody sees yet', async () => {
    const { user, id } = await newPerson();
    const individualData = { role: 'developer', projectLinks: [{ url: 'https://unseen.example' }] };
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), individualData } });
    const links = ctx.database.db.updateTable('project_links').where('profile_id', '=', id);
    const [link] = await links.set({ approved_at: ctx.clock.now() }).returning('id').execute();
    const subjectId = await reported('link', link?.id ?? '');
    await links.set({ approved_at: null }).execute();
    expect(await decide(subjectId, { measure: 'hide_field' })).toMatchObject(refused(409, 'measure_not_possible'));
  });

  it('keeps the file of a picture that came after the report', async () => {
    const { user, id } = await newPerson();
    const subjectId = await reported('profile', id);
    const avatar = await ctx.newPicture(user);
    await ctx.ok('updateProfile', { as: user, path: { id }, body: { ...profileInput(), avatar } });
    const picture = /[0-9a-f]{64}/.exec(avatar)?.[0] ?? '';
    expect((await decide(subjectId, { measure: 'hide_picture', picture, days: 30 })).status).toBe(201);
    await ctx.ok('updateProfile', { as: user, path: { id }, body: profileInput() });
    await later(30 * DAY_MS);
    await ctx.runJob(picturesJobs.purgePictures, {});
    await endMeasures();
    expect(await ctx.ok('getProfile', { as: null, path: { id } })).toMatchObject({ avatar });
    expect((await ctx.app.inject({ url: avatar.slice(avatar.indexOf('/pictures/')) })).statusCode).toBe(200);
  });

  it('on a message or a picture hides the profile that wrote or shows it', async () => {
    const { id } = await newPerson();
    await decide(await reported('profile', id), { measure: 'hide_profile', days: 5 });
    expect(await seen(id)).toBe(false);
    await later(5 * DAY_MS);
    await endMeasures();
    expect(await seen(id)).toBe(true);
  });

  it('stops messages until its end, which the refusal says; reading goes on', async () => {
    const [one, other] = [await newPerson(), await newPerson()];
    const { conversationId } = await newMatch(
      ctx,
      { user: one.user, profileId: one.id },
      { user: other.user, profileId: other.id },
    );
    await decide(await reported('profile', one.id), { measure: 'mute', days: 2 });
    const send = async () =>
      ctx.call('sendMessage', {
        as: await ctx.signIn(one.user.handle),
        query: { profileId: one.id },
        body: { conversationId, clientId: uuid(), type: 'text', content: 'Hi.' },
      });
    const endsAt = new Date(ctx.clock.now().getTime() + 2 * DAY_MS).toISOString();
    expect(await send()).toMatchObject({ status: 403, body: { code: 'messages_muted', until: endsAt } });
    expect((await ctx.ok('getMe', { as: one.user })).standing).toEqual({
      mutedUntil: endsAt,
      isSuspended: false,
      suspendedUntil: null,
    });
    expect((await ctx.call('listMessages', { as: one.user, path: { id: conversationId } })).status).toBe(200);
    await later(2 * DAY_MS);
    expect((await send()).status).toBe(201);
  });

  it('suspends: every profile is hidden, no new one can be made, and signing in, reading why and appealing stay', async () => {
    const { user, id } = await newPerson();
    const { _id: other } = await ctx.newProfile(user);
    await decide(await reported('profile', id), { measure: 'suspend', days: 10 });
    expect([await seen(id), await seen(other)]).toEqual([false, false]);
    expect(await ctx.call('createProfile', { as: user, body: profileInput() })).toMatchObject(
      refused(403, 'account_suspended'),
    );
    expect(await ctx.ok('getMe', { as: user })).toMatchObject({ standing: { isSuspended: true } });
    const [decision] = await mine(user);
    expect(
      (await ctx.call('appealDecision', { as: user, path: { id: decision?._id ?? '' }, body: { message: 'Why?' } }))
        .status,
    ).toBe(201);
    await later(10 * DAY_MS);
    await endMeasures();
    expect([await seen(id), await seen(other)]).toEqual([true, true]);
    expect((await ctx.ok('getMe', { as: await ctx.signIn(user.handle) })).standing).toBeUndefined();
  });

  it('that ends shows nothing that another measure still hides', async () => {
    const { user, id } = await newPerson();
    const { _id: other } = await ctx.newProfile(user);
    await decide(await reported('profile', id), { measure: 'hide_profile', days: 2 });
    await decide(await reported('profile', other), { measure: 'suspend', days: 5 });
    await later(2 * DAY_MS);
    await endMeasures();
    expect([await seen(id), await seen(other)]).toEqual([false, false]);
    await later(3 * DAY_MS);
    await endMeasures();
    expect([await seen(id), await seen(other)]).toEqual([true, true]);
  });

  it('that ends shows nothing that the team has hidden by hand meanwhile, which its owner was told', async () => {
    const { user, id } = await newPerson();
    await decide(await reported('profile', id), { measure: 'hide_profile', days: 2 });
    ctx.clock.advance(1000);
    await ctx.ok('hideProfile', { as: second, path: { id }, body: { isHidden: true, reason: 'It is a bot.' } });
    expect((await ctx.ok('listNotifications', { as: user })).data).toMatchObject([
      { type: 'profile_hidden', data: { receiverProfileId: id, reason: 'It is a bot.' } },
      { type: 'decision_made' },
    ]);
    await later(2 * DAY_MS);
    await endMeasures();
    expect(await seen(id)).toBe(false);
  });

  it('in force keeps the profile hidden, also one that was hidden by hand before: the decision is lifted instead', async () => {
    const show = (profileId: string) =>
      ctx.call('hideProfile', { as: admin, path: { id: profileId }, body: { isHidden: false, reason: 'A mistake.' } });
    const { user, id } = await newPerson();
    const { _id: byHand } = await ctx.newProfile(user);
    await ctx.ok('hideProfile', { as: admin, path: { id: byHand }, body: { isHidden: true, reason: 'It is a bot.' } });
    const { body: decision } = await decide(await reported('profile', id), { measure: 'suspend', days: 5 });
    for (const one of [id, byHand]) expect(await show(one)).toMatchObject(refused(409, 'already_decided'));
    expect([await seen(id), await seen(byHand)]).toEqual([false, false]);
    await ctx.ok('liftDecision', { as: admin, path: { id: decision._id }, body: { reason: 'A mistake.' } });
    expect([await seen(id), (await show(byHand)).status]).toEqual([true, 200]);
  });

  it('keeps a profile hidden that the team would show by hand at the same instant', async () => {
    const { user, id } = await newPerson();
    await ctx.ok('hideProfile', { as: admin, path: { id }, body: { isHidden: true, reason: 'It is a bot.' } });
    const { _id: other } = await ctx.newProfile(user);
    const { body: decision } = await decide(await reported('profile', other), { measure: 'suspend', days: 5 });
    await ctx.ok('liftDecision', { as: admin, path: { id: decision._id }, body: { reason: 'A mistake.' } });
    const { showing } = await inTransaction(ctx.database.db, async (trx) => {
      await lockUser(trx, user.id);
      await updateDecision(trx, decision._id, { ended_at: null, ended_by: null });
      const body = { isHidden: false, reason: 'A mistake.' };
      const showing = ctx.call('hideProfile', { as: admin, path: { id }, body });
      await Promise.race([showing, untilSomeoneWaits(ctx.database.pool)]);
      return { showing };
    });
    expect(await showing).toMatchObject(refused(409, 'already_decided'));
    expect(await seen(id)).toBe(false);
  });

  it('that ends shows its profile though another one stays hidden', async () => {
    const { user, id } = await newPerson();
    const { _id: other } = await ctx.newProfile(user);
    const [one, another] = [await reported('profile', id), await reported('profile', other)];
    await decide(one, { measure: 'hide_profile', days: 2 });
    await decide(another, { measure: 'hide_profile', days: 5 });
    await later(2 * DAY_MS);
    await endMeasures();
    expect([await seen(id), await seen(other)]).toEqual([true, false]);
  });

  it('suspends for good only by an owner, and only once a second person confirms it', async () => {
    const { user, id } = await newPerson();
    const subjectId = await reported('profile', id);
    expect(await decide(subjectId, { measure: 'suspend' })).toMatchObject(refused(403, 'forbidden'));
    const { body } = await decide(subjectId, { measure: 'suspend' }, chief);
    expect(body).toMatchObject({ awaitsConfirmation: true, endsAt: expect.any(String) });
    const confirm = (as: TestUser) => ctx.call('confirmDecision', { as, path: { id: body._id } });
    expect(await confirm(chief)).toMatchObject(refused(403, 'not_by_you'));
    expect(await confirm(admin)).toMatchObject({ status: 200, body: { awaitsConfirmation: false, endsAt: null } });
    expect(await confirm(second)).toMatchObject(refused(409, 'already_decided'));
    await later(400 * DAY_MS);
    await endMeasures();
    expect(await seen(id)).toBe(false);
    expect((await mine(user))[0]).toMatchObject({ endsAt: null, statement: { duration: 'For good.' } });
    expect(await ctx.call('confirmDecision', { as: admin, path: { id: uuid() } })).toMatchObject(
      refused(404, 'decision_not_found'),
    );
  });

  it('tells its person also when it is confirmed and when it is lifted', async () => {
    const { user, id } = await newPerson();
    const { body } = await decide(await reported('profile', id), { measure: 'suspend' }, chief);
    const told = async () => {
      const [newest] = (await ctx.ok('listNotifications', { as: await ctx.signIn(user.handle) })).data;
      expect(newest).toMatchObject({ type: 'decision_made', data: { decisionId: body._id }, isRead: false });
      await ctx.ok('markAllNotificationsRead', { as: await ctx.signIn(user.handle) });
      await later(1000);
    };
    await told();
    await ctx.ok('confirmDecision', { as: admin, path: { id: body._id } });
    await told();
    await ctx.ok('liftDecision', { as: second, path: { id: body._id }, body: { reason: 'A mistake.' } });
    await told();
  });

  it('suspends for a week where nobody confirms that it is for good', async () => {
    const { id } = await newPerson();
    await decide(await reported('profile', id), { measure: 'suspend' }, chief);
    await later(7 * DAY_MS);
    await endMeasures();
    expect(await seen(id)).toBe(true);
  });

  it('that ended by itself stays a strike as long as it would', async () => {
    const { user, id } = await newPerson({ bio: 'Send me BNB.' });
    await decide(await reported('profile', id), { measure: 'hide_field', field: 'bio', days: 1 });
    const strikeEndsAt = (await mine(user))[0]?.strikeEndsAt;
    await later(DAY_MS);
    await endMeasures();
    expect(await mine(user)).toMatchObject([{ endedBy: 'time', strikeEndsAt }]);
    expect(new Date(strikeEndsAt ?? 0).getTime()).toBeGreaterThan(ctx.clock.now().getTime());
  });

  it('that was lifted is no strike, and is lifted once', async () => {
    const { user, id } = await newPerson();
    const { body } = await decide(await reported('profile', id), { measure: 'warn' });
    const lift = (as = second) =>
      ctx.call('liftDecision', { as, path: { id: body._id }, body: { reason: 'A mistake.' } });
    expect(await lift()).toMatchObject({ status: 200, body: { endedBy: 'team' } });
    expect(await lift()).toMatchObject(refused(409, 'already_decided'));
    const [decision] = await mine(user);
    expect(decision?.strikeEndsAt).toBe(decision?.endedAt);
    const own = await ctx.newProfile(second);
    const { body: onSecond } = await decide(await reported('profile', own._id), { measure: 'warn' });
    expect(
      await ctx.call('liftDecision', { as: second, path: { id: onSecond._id }, body: { reason: 'Mine.' } }),
    ).toMatchObject(refused(403, 'not_by_you'));
    expect(
      await ctx.call('liftDecision', { as: second, path: { id: uuid() }, body: { reason: 'Gone.' } }),
    ).toMatchObject(refused(404, 'decision_not_found'));
  });
});

describe('an appeal', () => {
  const newDecision = async (input: DecisionInput = { measure: 'hide_field', field: 'bio' }) => {
    const { user, id } = await newPerson({ bio: 'Send me BNB.' });
    const { body } = await decide(await reported('profile', id), input);
    return { user, id, decisionId: body._id };
  };
  const appeal = (as: TestUser, id: string, message = 'It was a quotation.') =>
    ctx.call('appealDecision', { as, path: { id }, body: { message } });
  const answer = (as: TestUser, id: string, outcome: 'granted' | 'upheld', message = 'You are right.') =>
    ctx.call('answerAppeal', { as, path: { id }, body: { outcome, message } });

  it('is sent once, by the person, within six months', async () => {
    const { user, decisionId } = await newDecision();
    expect(await appeal(reporter, decisionId)).toMatchObject(refused(404, 'decision_not_found'));
    const sent = await Promise.all([1, 2, 3].map(() => appeal(user, decisionId)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await appeal(user, decisionId)).toMatchObject(refused(409, 'already_appealed'));
    expect(await mine(user)).toMatchObject([{ canAppeal: false, appeal: { message: 'It was a quotation.' } }]);
    const late = await newDecision();
    await later(190 * DAY_MS);
    expect(await appeal(await ctx.signIn(late.user.handle), late.decisionId)).toMatchObject(
      refused(409, 'appeal_too_late'),
    );
    expect(await appeal(await ctx.signIn(user.handle), decisionId)).toMatchObject(refused(409, 'already_appealed'));
  });

  it('is answered by somebody else than who decided, in words, once', async () => {
    const { user, decisionId } = await newDecision();
    expect(await answer(second, decisionId, 'upheld')).toMatchObject(refused(404, 'decision_not_found'));
    await appeal(user, decisionId);
    const listed = async () =>
      (await ctx.ok('listAppeals', { as: admin, query: { limit: 100 } })).data.filter(({ _id }) => _id === decisionId);
    expect(await listed()).toMatchObject([
      { _id: decisionId, appeal: { message: 'It was a quotation.' }, person: { _id: user.id } },
    ]);
    expect(await answer(admin, decisionId, 'upheld')).toMatchObject(refused(403, 'not_by_you'));
    expect(await answer(second, decisionId, 'upheld', '')).toMatchObject(refused(400, 'validation_failed'));
    expect(await answer(second, decisionId, 'upheld', 'The rule holds.')).toMatchObject({
      status: 200,
      body: { appeal: { outcome: 'upheld', answer: 'The rule holds.' } },
    });
    expect(await answer(chief, decisionId, 'granted')).toMatchObject(refused(409, 'already_decided'));
    expect(await listed()).toEqual([]);
    expect((await ctx.ok('listNotifications', { as: user, query: { limit: 1 } })).data).toMatchObject([
      { type: 'appeal_answered', data: { outcome: 'upheld', decisionId } },
    ]);
    expect(await mine(user)).toMatchObject([
      { appeal: { outcome: 'upheld', answer: 'The rule holds.' }, endedAt: null },
    ]);
  });

  it('is answered neither by who confirmed the decision nor by whom it is about', async () => {
    const { user, decisionId } = await newDecision({ measure: 'warn' });
    await ctx.database.db
      .updateTable('decisions')
      .set({ confirmed_by: second.id })
      .where('id', '=', decisionId)
      .execute();
    await appeal(user, decisionId);
    expect(await answer(second, decisionId, 'granted')).toMatchObject(refused(403, 'not_by_you'));
    const own = await ctx.newProfile(second);
    const { body } = await decide(await reported('profile', own._id), { measure: 'warn' });
    await appeal(second, body._id);
    expect(await answer(second, body._id, 'granted')).toMatchObject(refused(403, 'not_by_you'));
  });

  it('that is granted once the measure ended by itself takes its strike back, and hides nothing anew', async () => {
    const { user, id, decisionId } = await newDecision({ measure: 'hide_field', field: 'bio', days: 1 });
    await later(DAY_MS);
    const endedAt = ctx.clock.now().toISOString();
    await endMeasures();
    await later(1000);
    await appeal(await ctx.signIn(user.handle), decisionId);
    expect((await answer(second, decisionId, 'granted')).status).toBe(200);
    expect(await mine(user)).toMatchObject([
      { endedBy: 'appeal', endedAt, strikeEndsAt: ctx.clock.now().toISOString() },
    ]);
    expect(await bioOf(id)).toBe('Send me BNB.');
  });

  it('that is granted makes what was reported no reason to believe the reporter more', async () => {
    const { user: voice } = await newPerson();
    const { user, id } = await newPerson();
    const { body } = await decide(await reported('profile', id, {}, voice), { measure: 'warn' });
    await appeal(user, body._id);
    await answer(second, body._id, 'granted');
    const subjectId = await reported('profile', (await newPerson()).id, {}, voice);
    const { data } = await ctx.ok('listReports', { as: admin, query: { limit: 100 } });
    expect(data.find(({ _id }) => _id === subjectId)?.weight).toBe(0.7);
  });

  it('that is granted puts everything back exactly', async () => {
    for (const input of [
      { measure: 'hide_field', field: 'bio' },
      { measure: 'hide_field', field: 'name' },
      { measure: 'hide_profile', days: 30 },
      { measure: 'mute', days: 30 },
      { measure: 'suspend', days: 30 },
    ] as const) {
      const { user, id } = await newPerson({ bio: 'Send me BNB.', tags: ['back'] });
      const stored = () =>
        ctx.database.pool.query(
          'select name, bio, tags, hidden_at, deleted_at, muted_until, suspended_until from profiles join users on users.id = user_id where profiles.id = $1',
          [id],
        );
      const { rows: before } = await stored();
      const { body } = await decide(await reported('profile', id), input);
      expect((await stored()).rows).not.toEqual(before);
      await appeal(user, body._id);
      expect((await answer(second, body._id, 'granted')).status).toBe(200);
      expect((await stored()).rows).toEqual(before);
      expect(await mine(user)).toMatchObject([{ endedBy: 'appeal', appeal: { outcome: 'granted' } }]);
    }
  });
});

it('waiting are what is not decided, of what cannot wait and of the rest, since the oldest came (D78)', async () => {
  const waiting = async () => (await ctx.services.decisions.countWaiting()).find(({ isUrgent }) => isUrgent);
  const before = (await waiting())?.count ?? 0;
  const subjectId = await reported('profile', (await newPerson()).id);
  expect((await waiting())?.count).toBe(before + 1);
  await decide(subjectId, { measure: 'none' });
  expect((await waiting())?.count ?? 0).toBe(before);
});

it('figures count reports, decisions, rules and appeals by quarter, for anyone', async () => {
  const before = (await ctx.ok('getTransparency', { as: null })).data;
  const countOf = (data: typeof before, kind: string, name: string) =>
    data.filter((figure) => figure.kind === kind && figure.name === name).reduce((sum, { count }) => sum + count, 0);
  const { user, id } = await newPerson();
  const { body } = await decide(await reported('profile', id), { measure: 'warn' });
  await ctx.ok('appealDecision', { as: user, path: { id: body._id }, body: { message: 'Why?' } });
  await ctx.ok('answerAppeal', { as: second, path: { id: body._id }, body: { outcome: 'upheld', message: 'So.' } });
  const after = (await ctx.ok('getTransparency', { as: null })).data;
  for (const [kind, name] of [
    ['report', 'scam'],
    ['decision', 'warn'],
    ['policy', 'scam'],
    ['appeal', 'received'],
    ['appeal', 'upheld'],
  ] as const)
    expect(countOf(after, kind, name) - countOf(before, kind, name)).toBe(1);
  expect(after.every(({ quarter }) => /^\d{4}-(01|04|07|10)-01$/.test(quarter))).toBe(true);
});
