import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { newNotification, ticketInput } from '../../testing/fixtures.ts';
import { type Matched, matchedPair } from '../../testing/match.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { anyPicture } from '../../testing/test-pictures.ts';
import { unzip } from '../../testing/unzip.ts';
import { StorageUnavailable } from '../../integrations/storage/storage.ts';
import { retentionJobs } from '../retention/retention.jobs.ts';
import { escaped } from '../../lib/escaped.ts';
import { inTransaction } from '../../database/database.ts';
import { addPart, findExport, finishExport } from './data-export.repository.ts';
import { createDataExportService } from './data-export.service.ts';
import { fieldNames, pageWords, sectionNames } from './page-words.data.ts';
import { EXPORT_SCHEMA_PATH, exportSchema, fieldOf, sections } from './sections.rules.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp({ OWNER_PRIVY_IDS: 'did:privy:chief' });
});
afterAll(() => ctx.close());

let people = 0;
const newPair = () => matchedPair(ctx, `p${(people += 1)}`, `p${(people += 1)}`);
const write = (from: Matched, conversationId: string, content: string) =>
  ctx.ok('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { type: 'text', conversationId, clientId: crypto.randomUUID(), content },
  });

async function exportOf(user: TestUser): Promise<Map<string, Buffer>> {
  await ctx.ok('requestExport', { as: user });
  await ctx.runJobs();
  const { url } = await ctx.ok('getExport', { as: user });
  const { statusCode, rawPayload } = await ctx.app.inject({ url: String(url) });
  expect(statusCode).toBe(200);
  return unzip(rawPayload);
}
const rowsOf = (files: Map<string, Buffer>, name: string): Record<string, unknown>[] =>
  JSON.parse(String(files.get(`data/${name}.json`)));

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats.default(ajv);
const validate = ajv.compile(exportSchema);
function complaintsAbout(files: Map<string, Buffer>): unknown {
  const json = [...files].filter(([path]) => path.endsWith('.json'));
  const valid = validate(Object.fromEntries(json.map(([path, bytes]) => [path, JSON.parse(String(bytes))])));
  return valid ? [] : validate.errors;
}

describe('an export (D70)', () => {
  it('is made by a job and read at an address that is good for minutes', async () => {
    const { a } = await newPair();
    expect(await ctx.ok('getExport', { as: a.user })).toMatchObject({ state: 'none', url: null });
    expect(await ctx.ok('requestExport', { as: a.user })).toMatchObject({ state: 'making', url: null });
    expect(await ctx.ok('requestExport', { as: a.user })).toMatchObject({ state: 'making' });
    await ctx.runJobs();
    const { state, url, bytes, expiresAt } = await ctx.ok('getExport', { as: a.user });
    expect([state, expiresAt]).toEqual(['ready', new Date(ctx.clock.now().getTime() + 7 * DAY_MS).toISOString()]);
    const { statusCode, headers, rawPayload } = await ctx.app.inject({ url: String(url) });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="mutuals-2026-11-20.zip"',
      'cache-control': 'private, no-store',
    });
    expect(rawPayload.length).toBe(bytes);
    ctx.clock.advance(16 * MINUTE_MS);
    expect((await ctx.app.inject({ url: String(url) })).statusCode).toBe(404);
  });

  it('tells of measures, and of no dismissal', async () => {
    const { a, b } = await newPair();
    const chief = await ctx.signIn('chief');
    for (const measure of ['none', 'warn'] as const) {
      const subject = { type: 'profile', id: a.profileId } as const;
      await ctx.ok('sendReport', { as: b.user, body: { subject, reason: 'scam' } });
      const { data } = await ctx.ok('listReports', { as: chief });
      await ctx.ok('decideOnReport', {
        as: chief,
        path: { subjectId: data[0]?._id ?? '' },
        body: { measure, policy: 'scam', severity: 'low', facts: 'They asked for money first.' },
      });
    }
    const decided = rowsOf(await exportOf(a.user), 'teamDecisions');
    expect(decided.map(({ measure }) => measure)).toEqual(['warn']);
  });

  it('is nobody else’s: an address that we did not sign leads nowhere', async () => {
    const [{ a }, { a: other }] = [await newPair(), await newPair()];
    await exportOf(a.user);
    await exportOf(other.user);
    const [url, foreign] = [await ctx.ok('getExport', { as: a.user }), await ctx.ok('getExport', { as: other.user })];
    const mine = new URL(String(url.url), 'https://x.example');
    const theirs = new URL(String(foreign.url), 'https://x.example');
    const tried = [
      `${theirs.pathname}${mine.search}`,
      mine.pathname,
      `${mine.pathname}?until=9999999999999&signature=${mine.searchParams.get('signature')}`,
      '/exports/unknown',
      `/exports/${crypto.randomUUID()}${mine.search}`,
    ];
    for (const address of tried)
      expect([address, (await ctx.app.inject({ url: address })).statusCode]).toEqual([address, 404]);
  });

  it('follows the schema that is published, which is the one in the documents', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId, 'Hello');
    await write(b, conversationId, 'Hello you');
    await ctx.ok('createTicket', { as: a.user, body: ticketInput() });
    expect(complaintsAbout(await exportOf(a.user))).toEqual([]);
    const { body } = await ctx.app.inject({ url: EXPORT_SCHEMA_PATH });
    expect(JSON.parse(body)).toEqual(exportSchema);
    const documented = await readFile(new URL('../../../../../docs/export-schema.json', import.meta.url), 'utf8');
    expect(JSON.parse(documented)).toEqual(exportSchema);
  });

  it('holds what others wrote to the person, and nothing else of theirs', async () => {
    const { a, b, conversationId } = await newPair();
    await ctx.ok('updateProfile', {
      as: b.user,
      path: { id: b.profileId },
      body: {
        profileType: 'individual',
        name: 'Nobody elses name',
        bio: 'Nobody elses bio.',
        individualData: { role: 'developer' },
      },
    });
    const { conversationId: foreign, a: third, b: fourth } = await newPair();
    await write(third, foreign, 'Between two others');
    await write(fourth, foreign, 'Between two others, too');
    await write(a, conversationId, 'Words of mine');
    await write(b, conversationId, 'Words to me');
    await newNotification(ctx, a.user, 'new_like', { likerProfileId: third.profileId, receiverProfileId: a.profileId });
    const files = await exportOf(a.user);
    expect(rowsOf(files, 'messages').map(({ content }) => content)).toEqual(['Words of mine', 'Words to me']);
    const all = [...files.values()].map(String).join('\n');
    for (const theirs of [
      'Nobody elses',
      'Between two others',
      third.profileId,
      third.user.id,
      b.user.id,
      b.user.privyId,
    ])
      expect([theirs, all.includes(theirs)]).toEqual([theirs, false]);
  });

  it('has the pictures of the person, those of their tickets too, and an empty list for what there is none of', async () => {
    const { a, b } = await newPair();
    const url = await ctx.newPicture(a.user, 'gallery');
    const [, hash = ''] = /([0-9a-f]{64})-/.exec(url) ?? [];
    const upload = async (as: TestUser) => (await ctx.ok('uploadTicketPicture', { as, file: await anyPicture() }))._id;
    const [sent, unsent] = [await upload(a.user), await upload(a.user)];
    const { _id: id } = await ctx.ok('createTicket', { as: a.user, body: { ...ticketInput(), pictures: [sent] } });
    const chief = await ctx.signIn('chief');
    const answer = await upload(chief);
    await ctx.ok('answerTicket', { as: chief, path: { id }, body: { message: 'Look.', pictures: [answer] } });
    // Of others.
    await ctx.newPicture(b.user, 'gallery');
    await upload(b.user);
    const files = await exportOf(a.user);
    const paths = [`pictures/${hash}.webp`, ...[sent, unsent, answer].map((each) => `ticket-pictures/${each}.webp`)];
    expect([...files.keys()].filter((path) => path.endsWith('.webp')).toSorted()).toEqual(paths.toSorted());
    for (const path of paths) expect(files.get(path)?.subarray(8, 12).toString()).toBe('WEBP');
    expect(rowsOf(files, 'payments')).toEqual([]);
    expect(String(files.get('index.html'))).toContain(`<img src="pictures/${hash}.webp"`);
  });

  it.each([
    ['en', 'Your data on Mutuals', 'Messages'],
    ['fr', 'Vos données sur Mutuals', 'Profils'],
    ['zh', '你在 Mutuals 上的数据', '消息'],
  ] as const)('has a page to read in %s, in which no text is anything but text', async (language, title, heading) => {
    const { a, b, conversationId } = await newPair();
    await ctx.ok('updateAuthProfile', { as: a.user, body: { language } });
    const evil = `<script>alert('1')</script><img src=x onerror="alert(2)">&`;
    await write(b, conversationId, evil);
    const page = String((await exportOf(a.user)).get('index.html'));
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(title);
    expect(page).toContain(`<h2>${heading}</h2>`);
    expect(page).toContain(escaped(evil));
    expect(page).not.toMatch(/<script|<img src=x/);
  });

  it('says on its page who wrote what, and shows no id', async () => {
    const { a, b, conversationId } = await newPair();
    await write(a, conversationId, 'Words of mine');
    await write(b, conversationId, 'Words to me');
    const { _id: id } = await ctx.ok('createTicket', { as: a.user, body: ticketInput() });
    await ctx.ok('sendTicketMessage', { as: a.user, path: { id }, body: { message: 'Please hurry.' } });
    const chief = await ctx.signIn('chief');
    await ctx.ok('answerTicket', { as: chief, path: { id }, body: { message: 'We look into it.' } });
    const page = String((await exportOf(a.user)).get('index.html'));
    const writerOf = (text: string) => {
      const said = page.split('<article>').find((article) => article.includes(text)) ?? '';
      return [pageWords.you.en, pageWords.other.en].filter((who) => said.includes(`>${who}<`));
    };
    for (const mine of ['Words of mine', 'Please hurry.']) expect(writerOf(mine)).toEqual([pageWords.you.en]);
    for (const theirs of ['Words to me', 'We look into it.']) expect(writerOf(theirs)).toEqual([pageWords.other.en]);
    for (const each of [a.user.id, a.profileId, conversationId, id]) expect(page).not.toContain(each);
  });

  it('is whole and in order however much there is', async () => {
    const { a, b, conversationId } = await newPair();
    // More rows than are read at once, and more bytes than a part has: nothing of them can be compressed much.
    const texts = Array.from({ length: 300 }, () => randomBytes(2900).toString('base64'));
    await ctx.database.pool.query(
      `insert into messages (conversation_id, seq, id, sender_profile_id, client_id, type, content, created_at)
       select $1, seq, gen_random_uuid(), $2, gen_random_uuid(), 'text', content, $3
       from unnest($4::text[]) with ordinality as sent (content, seq) order by seq desc`,
      [conversationId, b.profileId, ctx.clock.now(), texts],
    );
    const files = await exportOf(a.user);
    expect(rowsOf(files, 'messages').map(({ content }) => content)).toEqual(texts);
    const { bytes, url } = await ctx.ok('getExport', { as: a.user });
    const { rawPayload } = await ctx.app.inject({ url: String(url) });
    expect(rawPayload).toHaveLength(Number(bytes));
    expect(bytes).toBeGreaterThan(1024 * 1024);
  });

  it('names every kind and field of the page in three languages', () => {
    const shown = sections.flatMap(({ columns }) =>
      Object.entries(columns).flatMap(([column, type]) => (type === 'id' ? [] : [fieldOf(column)])),
    );
    expect([...new Set(shown)].filter((field) => fieldNames[field] === undefined)).toEqual([]);
    expect(Object.keys(fieldNames).filter((field) => !shown.includes(field))).toEqual([]);
    expect(Object.keys(sectionNames).toSorted()).toEqual(sections.map(({ as }) => as).toSorted());
  });

  it('is asked for three times a day', async () => {
    const { a } = await newPair();
    for (let time = 0; time < 3; time += 1) await exportOf(a.user);
    expect(await ctx.call('requestExport', { as: a.user })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    });
  });

  it('is removed after 7 days, file and all', async () => {
    const { a } = await newPair();
    await exportOf(a.user);
    ctx.clock.advance(7 * DAY_MS);
    const user = await ctx.signIn(a.user.handle);
    expect(await ctx.ok('getExport', { as: user })).toMatchObject({ state: 'none', url: null });
    ctx.clock.advance(1000);
    await ctx.runJob(retentionJobs.purgeOldRows, {});
    const left = await ctx.database.pool.query('select from data_export_parts');
    expect(left.rowCount).toBe(0);
  });

  it('that is not ready after an hour has failed, and can be asked for again', async () => {
    const { a } = await newPair();
    await ctx.ok('requestExport', { as: a.user });
    await ctx.database.pool.query(`delete from graphile_worker._private_jobs`);
    ctx.clock.advance(HOUR_MS - 1000);
    expect(await ctx.ok('getExport', { as: a.user })).toMatchObject({ state: 'making' });
    ctx.clock.advance(1000);
    const user = await ctx.signIn(a.user.handle);
    expect(await ctx.ok('getExport', { as: user })).toMatchObject({ state: 'failed' });
    expect(await ctx.ok('requestExport', { as: user })).toMatchObject({ state: 'making' });
    await ctx.runJobs();
    expect(await ctx.ok('getExport', { as: user })).toMatchObject({ state: 'ready' });
  });

  it('is whole after an attempt was cut off, and when two processes make it at once', async () => {
    const { a, b, conversationId } = await newPair();
    await write(b, conversationId, 'Words to me');
    await ctx.ok('requestExport', { as: a.user });
    const [row] = (await ctx.database.pool.query('select id from data_exports where user_id = $1', [a.user.id])).rows;
    await ctx.database.pool.query(
      `insert into data_export_parts (export_id, attempt, seq, bytes) values ($1, gen_random_uuid(), 0, 'half')`,
      [row.id],
    );
    const { db } = ctx.database;
    const { makeExport } = createDataExportService({ db, clock: ctx.clock, storage: ctx.storage });
    await Promise.all([1, 2, 3].map(() => makeExport({ exportId: row.id })));
    const { url, bytes } = await ctx.ok('getExport', { as: a.user });
    const { rawPayload } = await ctx.app.inject({ url: String(url) });
    expect(rawPayload.length).toBe(bytes);
    expect(rowsOf(unzip(rawPayload), 'messages')).toHaveLength(1);
    const attempts = await ctx.database.pool.query(
      'select distinct attempt from data_export_parts where export_id = $1',
      [row.id],
    );
    expect(attempts.rowCount).toBe(1);
  });

  it('stays the file of the attempt that was done first: a later one adds nothing, nor takes its place', async () => {
    const { a } = await newPair();
    await exportOf(a.user);
    const { db } = ctx.database;
    const made = await findExport(db, a.user.id);
    const late = { exportId: String(made?.id), attempt: crypto.randomUUID() };
    expect(await addPart(db, { ...late, seq: 0, bytes: Buffer.from('late') })).toBe(false);
    await inTransaction(db, (trx) => finishExport(trx, { ...late, bytes: 4 }, ctx.clock.now()));
    expect(await findExport(db, a.user.id)).toEqual(made);
  });

  it('fails while the store of pictures does, is whole once that is back, and is then not made again', async () => {
    const { a } = await newPair();
    await ctx.newPicture(a.user, 'gallery');
    await ctx.ok('requestExport', { as: a.user });
    const { db } = ctx.database;
    const exportId = String((await findExport(db, a.user.id))?.id);
    const away = { ...ctx.storage, get: () => Promise.reject(new StorageUnavailable('away')) };
    const { makeExport } = createDataExportService({ db, clock: ctx.clock, storage: away });
    await expect(makeExport({ exportId })).rejects.toThrow('away');
    await ctx.runJobs();
    const made = await findExport(db, a.user.id);
    expect(made?.ready_at).not.toBeNull();
    // No picture is read.
    await makeExport({ exportId });
    expect(await findExport(db, a.user.id)).toEqual(made);
  });
});

describe('an export while the account is about to be deleted', () => {
  it('is made as ever, deleted-looking profiles and all', async () => {
    const { a } = await newPair();
    await ctx.ok('deleteMe', { as: a.user });
    const files = await exportOf(a.user);
    expect(rowsOf(files, 'profiles').map(({ name }) => name)).toEqual([a.user.handle]);
  });

  it('is not begun once the deletion is final', async () => {
    const { a } = await newPair();
    await ctx.ok('deleteMe', { as: a.user });
    await ctx.ok('requestExport', { as: a.user });
    await ctx.database.pool.query(`update users set deletion_due_at = $2 where id = $1`, [a.user.id, ctx.clock.now()]);
    await ctx.runJobs();
    const made = await ctx.database.pool.query('select ready_at from data_exports where user_id = $1', [a.user.id]);
    expect(made.rows).toEqual([{ ready_at: null }]);
  });
});
