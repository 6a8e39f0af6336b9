import { limits } from '@mutuals/api-client/limits';
import sharp from 'sharp';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE_MS } from '../../testing/fake-clock.ts';
import { ticketInput } from '../../testing/fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { anyPicture } from '../../testing/test-pictures.ts';

let ctx: TestApp;
let me: TestUser;
let other: TestUser;
let agent: TestUser;
beforeAll(async () => {
  ctx = await createTestApp({ SUPPORT_PRIVY_IDS: 'did:privy:agent' });
  [me, other, agent] = await Promise.all([ctx.signIn('me'), ctx.signIn('other'), ctx.signIn('agent')]);
});
afterAll(() => ctx.close());

const upload = async (as: TestUser) => (await ctx.ok('uploadTicketPicture', { as, file: await anyPicture() }))._id;
const open = (as: TestUser, pictures: string[] = []) =>
  ctx.ok('createTicket', { as, body: { ...ticketInput(), pictures } });
const write = (as: TestUser, id: string, pictures: string[]) =>
  ctx.call('sendTicketMessage', { as, path: { id }, body: { message: 'Look.', pictures } });
const fetch = async (url: string) => {
  const { statusCode, headers, rawPayload } = await ctx.app.inject({ url });
  return { status: statusCode, type: headers['content-type'], cached: headers['cache-control'], bytes: rawPayload };
};
const idsOf = (pictures: readonly { _id: string }[]) => pictures.map(({ _id }) => _id);
const REFUSED = { status: 400, body: { code: 'picture_not_allowed' } };

it('pictures stand below what they were sent with, in their order, for the person and the team', async () => {
  const [first, second, third, answer] = [await upload(me), await upload(me), await upload(me), await upload(agent)];
  const ticket = await open(me, [second, first]);
  expect(idsOf(ticket.pictures)).toEqual([second, first]);
  expect((await write(me, ticket._id, [third])).status).toBe(201);
  await ctx.ok('answerTicket', {
    as: agent,
    path: { id: ticket._id },
    body: { message: 'So?', pictures: [answer] },
  });
  const seen = await ctx.ok('getTicket', { as: me, path: { id: ticket._id } });
  const { ticket: forTeam } = await ctx.ok('getTeamTicket', { as: agent, path: { id: ticket._id } });
  for (const { pictures, messages } of [seen, forTeam]) {
    expect(idsOf(pictures)).toEqual([second, first]);
    expect(messages.map((message) => idsOf(message.pictures))).toEqual([[third], [answer]]);
    for (const { url } of [...pictures, ...messages.flatMap((message) => message.pictures)])
      expect(await fetch(url)).toMatchObject({
        status: 200,
        type: 'image/webp',
        cached: expect.stringContaining('private'),
      });
  }
});

it('an address expires; the ticket brings a new one to those who may read it, and to nobody else', async () => {
  const { _id: id, pictures } = await open(me, [await upload(me)]);
  const [{ url } = { url: '' }] = pictures;
  ctx.clock.advance(10 * MINUTE_MS - 1);
  expect((await fetch(url)).status).toBe(200);
  ctx.clock.advance(5 * MINUTE_MS + 1);
  expect((await fetch(url)).status).toBe(404);
  const again = await ctx.ok('getTicket', { as: me, path: { id } });
  expect((await fetch(again.pictures[0]?.url ?? '')).status).toBe(200);
  expect((await ctx.call('getTicket', { as: other, path: { id } })).status).toBe(404);
  expect((await ctx.call('getTicket', { path: { id } })).status).toBe(401);
});

it('an address with a wrong signature shows nothing', async () => {
  const { pictures } = await open(me, [await upload(me), await upload(me)]);
  const [one, two] = pictures.map(({ url }) => new URL(url, 'http://mutuals.example'));
  const until = Number(one?.searchParams.get('until')) + MINUTE_MS;
  const signature = one?.searchParams.get('signature');
  for (const url of [
    one?.pathname,
    `${one?.pathname}?until=${until}&signature=${signature}`,
    `${one?.pathname}?until=1e99&signature=${signature}`,
    `${one?.pathname}?until=&signature=`,
    `${one?.pathname}?until=${until}&until=${until}&signature=${signature}`,
    `${two?.pathname}${one?.search}`,
    `/ticket-pictures/${uuid()}${one?.search}`,
    `/ticket-pictures/none${one?.search}`,
  ])
    expect(await fetch(url ?? '')).toMatchObject({ status: 404, type: expect.stringContaining('problem+json') });
});

it('a picture is sent by its own person, once; what is refused sends nothing', async () => {
  const [mine, theirs] = [await upload(me), await upload(other)];
  const { _id: id } = await open(me);
  expect(await write(me, id, [mine, theirs])).toMatchObject(REFUSED);
  expect(await write(me, id, [uuid()])).toMatchObject(REFUSED);
  expect(await ctx.call('createTicket', { as: me, body: { ...ticketInput(), pictures: [theirs] } })).toMatchObject(
    REFUSED,
  );
  expect(
    await ctx.call('answerTicket', { as: agent, path: { id }, body: { message: 'So?', pictures: [mine] } }),
  ).toMatchObject(REFUSED);
  expect((await ctx.ok('getTicket', { as: me, path: { id } })).messages).toEqual([]);
  const answers = await Promise.all([write(me, id, [mine]), write(me, id, [mine])]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400]);
});

it('there are 4 below one message, each once', async () => {
  const { _id: id } = await open(me);
  const one = await upload(me);
  const invalid = { status: 400, body: { code: 'validation_failed' } };
  expect(
    await write(
      me,
      id,
      Array.from({ length: limits.ticketPictures + 1 }, () => uuid()),
    ),
  ).toMatchObject(invalid);
  expect(await write(me, id, [one, one])).toMatchObject(invalid);
});

it('half a picture, and one of too many pixels, are refused as all others are', async () => {
  const whole = await anyPicture(400, 300);
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  expect(await ctx.call('uploadTicketPicture', { as: me, file: half })).toMatchObject({
    status: 400,
    body: { code: 'picture_unreadable' },
  });
  const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  expect(await ctx.call('uploadTicketPicture', { as: me, file: huge })).toMatchObject({
    status: 413,
    body: { code: 'picture_too_many_pixels' },
  });
});

it('a file that is no picture is refused, and uploads count towards the daily limit', async () => {
  const file = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  expect(await ctx.call('uploadTicketPicture', { as: other, file })).toMatchObject({
    status: 415,
    body: { code: 'picture_format_unknown' },
  });
  await ctx.database.pool.query(`update daily_budgets set used = $1 where holder = $2 and budget = 'upload'`, [
    limits.uploadsPerDay,
    other.id,
  ]);
  expect(await ctx.call('uploadTicketPicture', { as: other, file: await anyPicture() })).toMatchObject({
    status: 429,
    body: { code: 'rate_limited' },
  });
});

it('a message may be pictures alone, but not nothing at all (SPEC 5)', async () => {
  const { _id: id } = await open(me);
  const say = (operation: 'sendTicketMessage' | 'answerTicket', as: TestUser, body: object) =>
    ctx.call(operation, { as, path: { id }, body });
  for (const [operation, as] of [
    ['sendTicketMessage', me],
    ['answerTicket', agent],
  ] as const) {
    expect(await say(operation, as, { pictures: [await upload(as)] })).toMatchObject({ status: 201 });
    for (const nothing of [{}, { pictures: [] }])
      expect(await say(operation, as, nothing)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', errors: [{ path: 'body/message', code: 'required' }] },
      });
    expect(await say(operation, as, { message: '  \n ', pictures: [await upload(as)] })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed' },
    });
  }
  const { messages } = await ctx.ok('getTicket', { as: me, path: { id } });
  expect(messages.map(({ message, pictures }) => [message, pictures.length])).toEqual([
    ['', 1],
    ['', 1],
  ]);
});

it('what waits to be sent is listed to its owner alone for a day, the newest first, and can be seen (D58)', async () => {
  const [mine, stranger] = [await ctx.signIn('waiting'), await ctx.signIn('stranger')];
  const waiting = async (as: TestUser) => (await ctx.ok('listUnsentTicketPictures', { as })).data;
  const [first, second, sent] = [await upload(mine), await upload(mine), await upload(mine)];
  await open(mine, [sent]);
  ctx.clock.advance(MINUTE_MS);
  const third = await upload(mine);
  const list = await waiting(mine);
  expect(new Set(idsOf(list))).toEqual(new Set([first, second, third]));
  expect(idsOf(list)[0]).toBe(third);
  for (const { url } of list) expect((await fetch(url)).status).toBe(200);
  expect(idsOf(await waiting(stranger))).toEqual([]);
  ctx.clock.advance(24 * 60 * MINUTE_MS - MINUTE_MS);
  expect(idsOf(await waiting(await ctx.signIn('waiting')))).toEqual([third]);
});
