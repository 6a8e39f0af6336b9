import { randomUUID } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../testing/fake-clock.ts';
import { type AnswerBody, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { retentionJobs } from '../retention/retention.jobs.ts';

let ctx: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  ctx = await createTestApp({ LOG_LEVEL: 'trace' }, { write: (line) => void lines.push(line) });
});
afterAll(() => ctx.close());

type Session = AnswerBody<'getOnboardingSession'>;

let people = 0;
const somebody = (): Promise<TestUser> => ctx.signIn(`person ${(people += 1)}`);

async function start(user: TestUser, profileType = 'individual', language = 'en'): Promise<Session> {
  return ctx.ok('startOnboarding', { as: user, body: { userId: user.id, profileType, language } });
}

const send = (user: TestUser, { _id }: Pick<Session, '_id'>, message: string, clientId?: string) =>
  ctx.call('sendOnboardingMessage', {
    as: user,
    path: { sessionId: _id },
    body: { message, ...(clientId !== undefined && { clientId }) },
  });

const get = (user: TestUser, { _id }: Pick<Session, '_id'>) =>
  ctx.call('getOnboardingSession', { as: user, path: { sessionId: _id } });
const complete = (user: TestUser, { _id }: Pick<Session, '_id'>) =>
  ctx.call('completeOnboarding', { as: user, path: { sessionId: _id } });

/** A talk in which all that a profile needs was said. */
async function enough(user: TestUser): Promise<Session> {
  const session = await start(user);
  for (const message of ['Noor', 'developer']) await send(user, session, message);
  return (await send(user, session, 'I build a wallet that explains every signature.')).body;
}

describe('starting a talk', () => {
  it('answers the first question in the language that was chosen, with nothing known', async () => {
    const user = await somebody();
    expect(await start(user, 'group')).toMatchObject({
      profileType: 'group',
      language: 'en',
      messages: [
        { role: 'assistant', content: expect.stringContaining('your group'), timestamp: ctx.clock.now().toISOString() },
      ],
      messagesLeft: 60,
      extractedData: { profileType: 'group', name: null, bio: null, isComplete: false, sources: [] },
      progress: 0,
      isCompleted: false,
      expiresAt: new Date(ctx.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });
  });

  it('is for oneself alone (D6)', async () => {
    const [user, other] = [await somebody(), await somebody()];
    const body = { userId: other.id, profileType: 'individual', language: 'en' };
    expect(await ctx.call('startOnboarding', { as: user, body })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('refuses a language that we do not have', async () => {
    const user = await somebody();
    const body = { userId: user.id, profileType: 'individual', language: 'de' };
    expect(await ctx.call('startOnboarding', { as: user, body })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'body/language', code: 'invalid_choice' }] },
    });
  });

  it('is done once for a key, however often it is sent (D31)', async () => {
    const user = await somebody();
    const startIn = (language: string) =>
      ctx.call('startOnboarding', {
        as: user,
        body: { userId: user.id, profileType: 'individual', language },
        headers: { 'idempotency-key': 'one' },
      });
    const [first, again] = [await startIn('en'), await startIn('en')];
    expect(again.body).toEqual(first.body);
    expect(await startIn('fr')).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    await ctx.database.pool.query(`update idempotency_keys set answer = null where user_id = $1`, [user.id]);
    expect(await startIn('en')).toMatchObject({ status: 409, body: { code: 'idempotency_in_progress' } });
  });

  it('is possible 20 times a day, however many come at once, and again the next day', async () => {
    const user = await somebody();
    const body = { userId: user.id, profileType: 'individual', language: 'en' };
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => ctx.call('startOnboarding', { as: user, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe(String(15 * 3600));
    ctx.clock.advance(DAY_MS);
    const tomorrow = await ctx.signIn(user.handle);
    expect((await ctx.call('startOnboarding', { as: tomorrow, body })).status).toBe(201);
  });
});

describe('a talk', () => {
  it('keeps each message with its answer, and what was understood with the words that it came from', async () => {
    const user = await somebody();
    const session = await start(user);
    const { body } = await send(user, session, '  My name is Noor. I’m a developer, and I speak French.  ');
    expect(body.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    expect(body.messages[1]?.content).toBe('My name is Noor. I’m a developer, and I speak French.');
    expect(body).toMatchObject({
      messagesLeft: 59,
      extractedData: { name: 'Noor', languages: ['fr'], individualData: { role: 'developer' } },
      asking: { field: 'bio', suggestions: [] },
      taken: [
        { field: 'name', change: 'Change the name' },
        { field: 'role', change: 'Change the role' },
        { field: 'languages', change: 'Change the languages' },
      ],
    });
    const words = body.extractedData.sources.map(({ field, message, start, end }) => [
      field,
      body.messages[message]?.content.slice(start, end),
    ]);
    expect(words).toEqual(
      expect.arrayContaining([
        ['name', 'Noor'],
        ['role', 'developer'],
        ['languages', 'French'],
      ]),
    );
    expect((await get(user, session)).body).toEqual(body);
  });

  it('says what it asks for, and what can be answered at one press; tags come from what was said (D42)', async () => {
    const user = await somebody();
    const session = await start(user);
    expect(session.asking).toEqual({ field: 'name', suggestions: [] });
    const { body } = await send(user, session, 'Noor');
    expect(body.asking).toMatchObject({
      field: 'role',
      suggestions: ['Developer', 'Artist', 'Trader', 'Influencer', 'Raider'].map((text) => ({ kind: 'answer', text })),
    });
    await send(user, session, 'Developer');
    const told = await send(user, session, 'I build wallets that explain every signature.');
    expect(told.body.suggestedTags).toContain('wallets');
    expect((await send(user, session, 'Nothing more')).body.asking).toBeNull();
  });

  it('goes on from another device: it is in the list of those that can be continued, the one written in last first', async () => {
    const user = await somebody();
    const [older, newer] = [await start(user), await start(user, 'project')];
    ctx.clock.advance(1000);
    await send(user, older, 'Noor');
    const { data, meta } = await ctx.ok('listOnboardingSessions', { as: user });
    expect(data.map(({ _id, name }) => [_id, name])).toEqual([
      [older._id, 'Noor'],
      [newer._id, null],
    ]);
    expect(meta).toEqual({ total: 2, maximum: 10 });
    expect(await ctx.ok('listOnboardingSessions', { as: await somebody() })).toMatchObject({ data: [] });
  });

  it('is one of at most 10 of a person: of an eleventh the one goes that was not written in for longest', async () => {
    const user = await somebody();
    const first = await start(user);
    for (let count = 1; count < limits.onboardingSessions; count += 1) await start(user);
    await start(user);
    expect((await get(user, first)).status).toBe(404);
    expect((await ctx.ok('listOnboardingSessions', { as: user })).data).toHaveLength(limits.onboardingSessions);
  });

  it.each([
    ['spaces', '  \n ', 'required'],
    ['nothing that can be seen', '\u200B\u2060', 'required'],
    ['4,001 characters', 'x'.repeat(4001), 'too_long'],
    ['5,000 characters, however wide', '喵'.repeat(5000), 'too_long'],
  ])('takes no message of %s, and loses nothing', async (_what, message, code) => {
    const user = await somebody();
    const session = await start(user);
    expect(await send(user, session, message)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'body/message', code }] },
    });
    expect((await get(user, session)).body).toEqual(session);
  });

  it('takes a message of 4,000 characters, counted in code points (D37)', async () => {
    const user = await somebody();
    expect((await send(user, await start(user), '😀'.repeat(4000))).status).toBe(200);
  });

  it('takes 60 messages of a person and no more; what was gathered stays', async () => {
    const user = await somebody();
    const session = await start(user);
    await send(user, session, 'Noor');
    for (let count = 1; count < 60; count += 1) expect((await send(user, session, 'skip')).status).toBe(200);
    expect(await send(user, session, 'developer')).toMatchObject({
      status: 409,
      body: { code: 'onboarding_message_limit_reached' },
    });
    expect((await get(user, session)).body).toMatchObject({ messagesLeft: 0, extractedData: { name: 'Noor' } });
  });

  it('takes a message that is sent again only once, and no other under the same client id (D25)', async () => {
    const user = await somebody();
    const session = await start(user);
    const clientId = randomUUID();
    const first = await send(user, session, 'Noor', clientId);
    expect(await send(user, session, 'Noor', clientId)).toMatchObject({ status: 200, body: first.body });
    expect(await send(user, session, 'Zoe', clientId)).toMatchObject({
      status: 409,
      body: { code: 'client_id_reused' },
    });
  });

  it('stays whole when many messages come at once: each has its answer, and nothing that was said is lost', async () => {
    const user = await somebody();
    const session = await start(user);
    const said = [
      'my name is Noor',
      "I'm a developer",
      'I speak French',
      'github.com/noor',
      'I use Solidity',
      'skills: Rust',
    ];
    const same = randomUUID();
    const answers = await Promise.all([
      ...said.map((message) => send(user, session, message)),
      send(user, session, 'I speak English', same),
      send(user, session, 'I speak English', same),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { body } = await get(user, session);
    expect(body.messages.map(({ role }) => role)).toEqual(
      Array.from({ length: 15 }, (_, index) => (index % 2 === 0 ? 'assistant' : 'user')),
    );
    expect(body.extractedData).toMatchObject({
      name: 'Noor',
      languages: expect.arrayContaining(['fr', 'en']),
      individualData: {
        role: 'developer',
        githubLink: 'https://github.com/noor',
        skills: expect.arrayContaining(['Rust']),
      },
    });
  });
});

describe('the end of a talk', () => {
  it('comes only when a profile can be made of it', async () => {
    const user = await somebody();
    const session = await start(user);
    await send(user, session, 'Noor');
    expect(await complete(user, session)).toMatchObject({ status: 409, body: { code: 'onboarding_incomplete' } });
  });

  it('sets the progress to 100, once; what was gathered makes a profile', async () => {
    const user = await somebody();
    const session = await enough(user);
    expect(session.progress).toBeLessThan(100);
    const { body } = await complete(user, session);
    expect(body).toMatchObject({ isCompleted: true, progress: 100 });
    expect((await complete(user, session)).body).toEqual(body);
    const { profileType, name, bio, tags } = body.extractedData;
    const profile = await ctx.call('createProfile', {
      as: user,
      body: { profileType, name, bio, tags, individualData: { role: 'developer' } },
    });
    expect(profile).toMatchObject({ status: 201, body: { name: 'Noor' } });
  });

  it('is taken back by another message, as by somebody who goes back from the preview (SPEC 4)', async () => {
    const user = await somebody();
    const session = await enough(user);
    await complete(user, session);
    const { body } = await send(user, session, "no, I'm a designer");
    expect(body).toMatchObject({ isCompleted: false, extractedData: { individualData: { role: 'artist' } } });
    expect(body.progress).toBeLessThan(100);
  });
});

describe('a session that is not there', () => {
  const calls = (user: TestUser, session: Pick<Session, '_id'>) => [
    () => get(user, session),
    () => send(user, session, 'Noor'),
    () => complete(user, session),
    () => ctx.call('deleteOnboardingSession', { as: user, path: { sessionId: session._id } }),
  ];

  async function expectNotFound(user: TestUser, session: Pick<Session, '_id'>): Promise<void> {
    for (const call of calls(user, session))
      expect(await call()).toMatchObject({ status: 404, body: { code: 'onboarding_session_not_found' } });
  }

  it("is someone else's, or was never started", async () => {
    await expectNotFound(await somebody(), await start(await somebody()));
    await expectNotFound(await somebody(), { _id: randomUUID() });
  });

  it('was deleted, with every word of it', async () => {
    const user = await somebody();
    const session = await enough(user);
    expect(await ctx.call('deleteOnboardingSession', { as: user, path: { sessionId: session._id } })).toMatchObject({
      status: 204,
    });
    await expectNotFound(user, session);
    const { rows } = await ctx.database.pool.query('select from onboarding_messages where session_id = $1', [
      session._id,
    ]);
    expect(rows).toEqual([]);
  });

  it('is 7 days old, and its words go with the next purge', async () => {
    const user = await somebody();
    const session = await start(user);
    ctx.clock.advance(7 * DAY_MS - 1);
    const later = await ctx.signIn(user.handle);
    expect((await get(later, session)).status).toBe(200);
    ctx.clock.advance(1);
    await expectNotFound(later, session);
    expect((await ctx.ok('listOnboardingSessions', { as: later })).data).toEqual([]);
    ctx.clock.advance(1);
    await ctx.runJob(retentionJobs.purgeOldRows, {});
    const { rows } = await ctx.database.pool.query('select from onboarding_sessions where id = $1', [session._id]);
    expect(rows).toEqual([]);
  });
});

it('what somebody tells the assistant reaches no log, whatever becomes of it', async () => {
  const user = await somebody();
  const session = await start(user);
  const canary = 'canary-7f3a';
  await send(user, session, `My name is ${canary}. I build ${canary}.`);
  await send(user, session, `${canary}`.repeat(500));
  await send(user, { _id: randomUUID() }, canary);
  await get(user, session);
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.filter((line) => line.includes(canary))).toEqual([]);
});
