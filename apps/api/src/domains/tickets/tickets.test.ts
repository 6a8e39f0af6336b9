import { randomUUID } from 'node:crypto';
import { limits } from '@mutuals/api-client/limits';
import { TICKET_STATUSES } from '@mutuals/machines/ticket';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TicketStatus } from '../../database/schema.ts';
import { ticketInput } from '../../testing/fixtures.ts';
import { DAY_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { newPayment } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { insertAuditRow, isDone } from '../audit/audit.repository.ts';
import { ticketsJobs } from './tickets.jobs.ts';
import { lockTicket } from './tickets.repository.ts';
import { untilSomeoneWaits } from '../../testing/someone-waits.ts';

let ctx: TestApp;
let agent: TestUser;
let people = 0;
beforeAll(async () => {
  ctx = await createTestApp({ SUPPORT_PRIVY_IDS: 'did:privy:agent,did:privy:second' });
  agent = await ctx.signIn('agent');
});
afterAll(() => ctx.close());

const newcomer = (tier: 'free' | 'premium' | 'premium_plus' = 'free') => ctx.signIn(`asker_${(people += 1)}`, tier);
const open = (as: TestUser, fields = {}) => ctx.ok('createTicket', { as, body: { ...ticketInput(), ...fields } });
const get = (as: TestUser, id: string) => ctx.ok('getTicket', { as, path: { id } });
const write = (as: TestUser, id: string, message: string, headers = {}) =>
  ctx.call('sendTicketMessage', { as, path: { id }, body: { message }, headers });
const answer = (id: string, message: string) =>
  ctx.call('answerTicket', { as: agent, path: { id }, body: { message } });
const move = (as: TestUser, id: string, status: TicketStatus) =>
  ctx.call('updateTicketStatus', { as, path: { id }, body: { status } });
const set = (id: string, status: TicketStatus) =>
  ctx.call('setTicketStatus', { as: agent, path: { id }, body: { status } });
const earlier = (as: TestUser, id: string, before?: number) =>
  ctx.ok('listTicketMessages', { as, path: { id }, ...(before !== undefined && { query: { before } }) });
/** This many messages, each of the maximum length. */
async function fill(me: TestUser, id: string, count: number): Promise<void> {
  await ctx.database.pool.query(
    `insert into ticket_messages (ticket_id, seq, id, author_user_id, is_support, message, created_at)
     select $1, seq, gen_random_uuid(), $2, false, rpad('Message ' || seq || ' ', 4000, 'x'), now() from generate_series(1, $3::int) as seq`,
    [id, me.id, count],
  );
  await ctx.database.pool.query('update tickets set message_count = $2 where id = $1', [id, count]);
}
const upTo = (last: number, count: number) => Array.from({ length: count }, (_, index) => last - count + 1 + index);
const seqsOf = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);
const refused = (status: number, code: string) => ({ status, body: { code } });
const told = (id: string) => ctx.realtime.on(`ticket:${id}`);

describe('a ticket', () => {
  it('is open, of medium priority and nobody’s when it is made (SPEC 5)', async () => {
    const me = await newcomer('premium');
    expect(await open(me)).toEqual({
      ...ticketInput(),
      _id: expect.any(String),
      userId: me.id,
      userName: expect.any(String),
      tier: 'premium',
      priority: 'medium',
      status: 'open',
      assignedTo: null,
      assigneeName: null,
      messageCount: 0,
      unreadAnswers: 0,
      pictures: [],
      messages: [],
      createdAt: ctx.clock.now().toISOString(),
      updatedAt: ctx.clock.now().toISOString(),
    });
  });

  it.each([
    ['a subject of 4 characters', { subject: 'Help' }, 'body/subject', 'too_short'],
    ['a subject that is too long', { subject: 'x'.repeat(limits.ticketSubject + 1) }, 'body/subject', 'too_long'],
    ['a subject with a line break', { subject: 'Lost\naccess' }, 'body/subject', 'invalid_characters'],
    ['a description of 19', { description: 'x'.repeat(19) }, 'body/description', 'too_short'],
    ['a description of spaces', { description: ' '.repeat(40) }, 'body/description', 'too_short'],
    ['a description over 10,000', { description: 'x'.repeat(10_001) }, 'body/description', 'too_long'],
    ['an unknown category', { category: 'gossip' }, 'body/category', 'invalid_choice'],
    ['an unknown priority', { priority: 'asap' }, 'body/priority', 'invalid_choice'],
  ])('is refused for %s (SPEC 5, D37, D57)', async (_what, fields, path, code) => {
    const me = await newcomer();
    expect(await ctx.call('createTicket', { as: me, body: { ...ticketInput(), ...fields } })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path, code }] },
    });
  });

  it('keeps its line breaks and loses what overrides the direction (D57)', async () => {
    const me = await newcomer();
    const { description } = await open(me, { description: 'First line of this.\nSecond \u202Eline.' });
    expect(description).toBe('First line of this.\nSecond line.');
  });

  it('is made once for a key, however often it is sent; the same key for another is refused (D31)', async () => {
    const me = await newcomer();
    const headers = { 'idempotency-key': 'one' };
    const send = (body: object) => ctx.call('createTicket', { as: me, body, headers });
    const answers = await Promise.all([send(ticketInput()), send(ticketInput()), send(ticketInput())]);
    const { data } = await ctx.ok('listTickets', { as: me });
    expect(data).toHaveLength(1);
    for (const one of answers) expect(one).toMatchObject({ status: 201, body: { _id: data[0]?._id } });
    expect(await send({ ...ticketInput(), subject: 'Another one' })).toMatchObject(
      refused(409, 'idempotency_key_reused'),
    );
    await ctx.database.pool.query(`update idempotency_keys set answer = null where user_id = $1`, [me.id]);
    expect(await send(ticketInput())).toMatchObject(refused(409, 'idempotency_in_progress'));
  });

  it('is one of 20 a day at most, also when all come at once; the next day there are 20 more (D40, D54)', async () => {
    const me = await newcomer();
    const send = () => ctx.call('createTicket', { as: me, body: ticketInput() });
    const answers = await Promise.all(Array.from({ length: limits.ticketsPerDay + 4 }, send));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limits.ticketsPerDay);
    const last = answers.find(({ status }) => status !== 201);
    expect(last).toMatchObject(refused(429, 'rate_limited'));
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
    ctx.clock.advance(DAY_MS);
    agent = await ctx.signIn('agent');
    expect(await ctx.call('createTicket', { as: await ctx.signIn(me.handle), body: ticketInput() })).toMatchObject({
      status: 201,
    });
  });
});

describe('one’s own tickets', () => {
  it('are listed with the one that changed last first, by status, and nobody else’s', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const first = await open(me);
    ctx.clock.advance(MINUTE_MS);
    const second = await open(me);
    ctx.clock.advance(MINUTE_MS);
    await write(me, first._id, 'One thing more.');
    const ids = async (query = {}) => (await ctx.ok('listTickets', { as: me, query })).data.map(({ _id }) => _id);
    expect(await ids()).toEqual([first._id, second._id]);
    await move(me, second._id, 'resolved');
    expect(await ids({ status: 'resolved' })).toEqual([second._id]);
    expect(await ids({ status: 'open' })).toEqual([first._id]);
    expect(await ids({ status: 'closed' })).toEqual([]);
    expect(await ids({ offset: 1, limit: 1 })).toHaveLength(1);
    expect((await ctx.ok('listTickets', { as: other })).data).toEqual([]);
  });

  it('do not say who of the team has them; the team sees it', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await ctx.ok('assignTicket', { as: agent, path: { id }, body: { assignedTo: agent.id } });
    expect(await get(me, id)).toMatchObject({ assignedTo: null, assigneeName: null });
    expect(await get(agent, id)).toMatchObject({ assignedTo: agent.id, assigneeName: 'agent' });
    const [row] = (await ctx.ok('listTickets', { as: me })).data;
    expect(row).toMatchObject({ assignedTo: null, assigneeName: null });
  });
});

describe('the moves', () => {
  const all = TICKET_STATUSES;
  const allowed: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
    open: ['resolved'],
    in_progress: [],
    resolved: ['closed', 'open'],
    closed: ['open'],
  };

  it.each(all)('[TK2] of a person from %s are those of D26, anything else is 409', async (from) => {
    const me = await newcomer();
    for (const to of all) {
      const { _id: id } = await open(me);
      if (from !== 'open') await set(id, from);
      const isAllowed = allowed[from].includes(to);
      expect(await move(me, id, to)).toMatchObject(
        isAllowed ? { status: 200, body: { status: to } } : refused(409, 'ticket_move_not_allowed'),
      );
      expect((await get(me, id)).status).toBe(isAllowed ? to : from);
    }
  });

  it.each(all)('[TK3] of the team from %s are all but to the same (SPEC 4)', async (from) => {
    const me = await newcomer();
    for (const to of all) {
      const { _id: id } = await open(me);
      if (from !== 'open') await set(id, from);
      expect((await set(id, to)).status).toBe(to === from ? 409 : 200);
    }
    const { _id: id } = await open(me);
    expect(await set(id, 'open')).toMatchObject(refused(409, 'ticket_move_not_allowed'));
  });

  it('[TK6] happen once when several come at the same time', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    const answers = await Promise.all(Array.from({ length: 5 }, () => move(me, id, 'resolved')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it('[TK6] of a person and the team at the same time come one after the other, each judged by what the one before it left', async () => {
    for (let round = 0; round < 10; round += 1) {
      const me = await newcomer();
      const { _id: id } = await open(me);
      const [own, ofTeam] = await Promise.all([move(me, id, 'resolved'), set(id, 'in_progress')]);
      // In either order: a person cannot go from "in progress" to "resolved".
      expect(ofTeam.status).toBe(200);
      expect([200, 409]).toContain(own.status);
      expect((await get(me, id)).status).toBe('in_progress');
      await set(id, 'resolved');
      const [close, reopen] = await Promise.all([move(me, id, 'closed'), move(me, id, 'open')]);
      expect([close.status, reopen.status]).toSatisfy(
        ([closed, reopened]: number[]) => reopened === 200 && (closed === 200 || closed === 409),
      );
      expect((await get(me, id)).status).toBe('open');
    }
  });

  it('[TK6] a reply and the closing of its ticket at the same time: it is stored whole, or refused and nowhere', async () => {
    for (let round = 0; round < 10; round += 1) {
      const me = await newcomer();
      const { _id: id } = await open(me);
      const [reply, closing] = await Promise.all([write(me, id, 'Just one thing.'), set(id, 'closed')]);
      expect(closing.status).toBe(200);
      const ticket = await get(me, id);
      expect(ticket.status).toBe('closed');
      expect(ticket.messages.map(({ message }) => message)).toEqual(reply.status === 201 ? ['Just one thing.'] : []);
      expect(ticket.messageCount).toBe(ticket.messages.length);
      if (reply.status !== 201) expect(reply).toMatchObject(refused(409, 'ticket_closed'));
    }
  });

  it('are told to whoever has the ticket open, and say nothing but that it changed', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await move(me, id, 'resolved');
    await ctx.runJobs();
    expect(told(id)).toEqual([
      {
        channel: `ticket:${id}`,
        event: 'ticket-changed',
        data: { ticketId: id, changedAt: ctx.clock.now().toISOString() },
      },
    ]);
  });
});

describe('the conversation', () => {
  it('has what the person and the team wrote, in order, and who of the two it was', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await write(me, id, 'One thing more.');
    ctx.clock.advance(MINUTE_MS);
    await answer(id, 'We look into it.');
    expect(await get(me, id)).toMatchObject({
      messageCount: 2,
      updatedAt: ctx.clock.now().toISOString(),
      messages: [
        { message: 'One thing more.', isSupport: false },
        { message: 'We look into it.', isSupport: true, timestamp: ctx.clock.now().toISOString() },
      ],
    });
  });

  it('takes everything that is written at once, each once', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await Promise.all([1, 2, 3, 4].flatMap((n) => [write(me, id, `Mine ${n}`), answer(id, `Ours ${n}`)]));
    const { messages, messageCount } = await get(me, id);
    expect([messages.length, messageCount]).toEqual([8, 8]);
    expect(new Set(messages.map(({ message }) => message)).size).toBe(8);
  });

  it('takes a message once for a key (D31)', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    const headers = { 'idempotency-key': 'reply' };
    expect((await write(me, id, 'Hello', headers)).status).toBe(201);
    expect((await write(me, id, 'Hello', headers)).status).toBe(201);
    expect(await write(me, id, 'Another', headers)).toMatchObject(refused(409, 'idempotency_key_reused'));
    expect((await get(me, id)).messages).toHaveLength(1);
    const again = { as: agent, path: { id }, body: { message: 'Ours' }, headers };
    await ctx.ok('answerTicket', again);
    expect(await ctx.call('answerTicket', { ...again, body: { message: 'Else' } })).toMatchObject(
      refused(409, 'idempotency_key_reused'),
    );
    await ctx.database.pool.query(`update idempotency_keys set answer = null where key = 'reply'`);
    expect(await write(me, id, 'Hello', headers)).toMatchObject(refused(409, 'idempotency_in_progress'));
    expect(await ctx.call('answerTicket', again)).toMatchObject(refused(409, 'idempotency_in_progress'));
  });

  it.each([
    ['spaces', '   '],
    ['nothing that can be seen', '\u202E\u200B'],
    ['more than 4,000 characters', 'x'.repeat(4001)],
  ])('takes no message of %s (SPEC 5, D37)', async (_what, message) => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    expect(await write(me, id, message)).toMatchObject(refused(400, 'validation_failed'));
    expect(await answer(id, message)).toMatchObject(refused(400, 'validation_failed'));
  });

  it('[TK4] takes none while it is closed, and does when it is reopened (SPEC 4)', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await set(id, 'closed');
    expect(await write(me, id, 'Hello?')).toMatchObject(refused(409, 'ticket_closed'));
    expect(await answer(id, 'Hello?')).toMatchObject(refused(409, 'ticket_closed'));
    await move(me, id, 'open');
    expect((await write(me, id, 'Hello?')).status).toBe(201);
  });

  it('takes 500 messages and no more', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await ctx.database.db
      .updateTable('tickets')
      .set({ message_count: limits.ticketMessages - 1 })
      .where('id', '=', id)
      .execute();
    expect((await write(me, id, 'The last')).status).toBe(201);
    expect(await write(me, id, 'One more')).toMatchObject(refused(409, 'ticket_full'));
    expect(await answer(id, 'One more')).toMatchObject(refused(409, 'ticket_full'));
  });

  it('of 500 long messages is answered by its newest 50, whoever reads, writes or moves it', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await fill(me, id, limits.ticketMessages - 2);
    const path = { id };
    const { ticket: forTeam } = await ctx.ok('addTicketNote', { as: agent, path, body: { note: 'A long one.' } });
    expect(seqsOf(forTeam.messages)).toEqual(upTo(498, limits.ticketMessagesPage));
    const body = { message: 'x'.repeat(4000) };
    const answers = [
      await ctx.ok('sendTicketMessage', { as: me, path, body }),
      await ctx.ok('answerTicket', { as: agent, path, body }),
      await get(me, id),
      (await ctx.ok('getTeamTicket', { as: agent, path })).ticket,
      await ctx.ok('assignTicket', { as: agent, path, body: { assignedTo: agent.id } }),
      await ctx.ok('undoTicketAssignment', { as: agent, path, body: { assignedTo: agent.id } }),
      await ctx.ok('setTicketStatus', { as: agent, path, body: { status: 'resolved' } }),
      await ctx.ok('updateTicketStatus', { as: me, path, body: { status: 'closed' } }),
    ];
    for (const [index, { messages, messageCount }] of answers.entries()) {
      expect(seqsOf(messages)).toEqual(upTo(index === 0 ? 499 : 500, limits.ticketMessagesPage));
      expect(messageCount).toBe(messages.at(-1)?.seq);
    }
    for (const one of [...answers, await earlier(me, id, 451)])
      expect(Buffer.byteLength(JSON.stringify(one))).toBeLessThan(limits.bodyBytes);
  });

  it('is paged to its first message in order, none twice or left out, also while new ones arrive', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await fill(me, id, 120);
    let { messages } = await get(me, id);
    for (let hasMore = true; hasMore;) {
      await answer(id, 'And one more.');
      const [first] = messages;
      const page = await earlier(me, id, first?.seq);
      expect(await earlier(agent, id, first?.seq)).toEqual(page);
      messages = [...page.data, ...messages];
      hasMore = page.meta.hasMore;
    }
    expect(seqsOf(messages)).toEqual(upTo(120, 120));
    expect(messages.every(({ seq, message }) => message.startsWith(`Message ${seq} x`))).toBe(true);
    expect(await earlier(me, id, 1)).toEqual({ data: [], meta: { hasMore: false } });
    // Exactly one page is left below: there is nothing before it.
    expect((await earlier(me, id, limits.ticketMessagesPage + 1)).meta.hasMore).toBe(false);
    expect((await earlier(me, id, limits.ticketMessagesPage + 2)).meta.hasMore).toBe(true);
    const newest = await get(me, id);
    expect(await earlier(me, id)).toEqual({ data: newest.messages, meta: { hasMore: true } });
  });

  it('of somebody else is not there for anyone but the team', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const { _id: id } = await open(me);
    const hidden = refused(404, 'ticket_not_found');
    expect(await ctx.call('getTicket', { as: other, path: { id } })).toMatchObject(hidden);
    expect(await ctx.call('listTicketMessages', { as: other, path: { id } })).toMatchObject(hidden);
    expect(await write(other, id, 'Let me in')).toMatchObject(hidden);
    expect(await move(other, id, 'resolved')).toMatchObject(hidden);
    // The team answers through its own operations: in those of the person it has no access.
    expect(await write(agent, id, 'As the person')).toMatchObject(hidden);
    expect(await get(me, id)).toMatchObject({ status: 'open', messages: [] });
  });
});

describe('an answer', () => {
  const notices = async (as: TestUser) => (await ctx.ok('listNotifications', { as })).data;
  const unseen = async (as: TestUser) => (await ctx.ok('getNotificationCounts', { as })).answeredTickets;

  it('is a notification that leads to the ticket, in real time too; further ones join it while it is unread', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await answer(id, 'We look into it.');
    await ctx.runJobs();
    const [notification] = await notices(me);
    expect(notification).toMatchObject({
      type: 'ticket_answered',
      isRead: false,
      actionUrl: `/support/${id}`,
      data: { ticketId: id, ticketSubject: 'Lost access' },
    });
    expect(ctx.realtime.on(`user:${me.id}`)).toMatchObject([{ event: 'notification', data: notification }]);
    expect(told(id)).toMatchObject([{ event: 'ticket-changed', data: { ticketId: id } }]);
    expect(JSON.stringify(told(id))).not.toContain('look into it');
    await answer(id, 'It works again.');
    expect(await notices(me)).toMatchObject([{ message: 'There are 2 answers to “Lost access”.' }]);
  });

  it('counts as unseen until the person says that it was seen, or writes', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    expect(await unseen(me)).toBe(0);
    await answer(id, 'We look into it.');
    await answer(id, 'It works again.');
    expect([await unseen(me), (await get(me, id)).unreadAnswers]).toEqual([1, 2]);
    // A read by the team does not count as the person's.
    await get(agent, id);
    expect(await unseen(me)).toBe(1);
    for (let count = 0; count < 2; count += 1)
      expect((await ctx.call('markTicketRead', { as: me, path: { id } })).status).toBe(204);
    expect([await unseen(me), (await get(me, id)).unreadAnswers]).toEqual([0, 0]);
    expect(await notices(me)).toMatchObject([{ isRead: true }]);
    await answer(id, 'Anything else?');
    expect(await unseen(me)).toBe(1);
    await write(me, id, 'No, thank you!');
    expect(await unseen(me)).toBe(0);
    expect((await notices(me)).every(({ isRead }) => isRead)).toBe(true);
  });
});

describe('closing by the team', () => {
  const toldTo = async (as: TestUser) => (await ctx.ok('listNotifications', { as })).data;

  it('is notified to the asker once, in the list and live, with a link', async () => {
    const me = await newcomer();
    const { _id } = await open(me, { subject: 'A question' });
    await set(_id, 'resolved');
    expect(await toldTo(me)).toEqual([]);
    await set(_id, 'closed');
    expect(await set(_id, 'closed')).toMatchObject(refused(409, 'ticket_move_not_allowed'));
    expect(await toldTo(me)).toMatchObject([
      {
        type: 'ticket_closed',
        isRead: false,
        message: 'The team has closed “A question”.',
        actionUrl: `/support/${_id}`,
        data: { ticketId: _id, ticketSubject: 'A question' },
      },
    ]);
    await ctx.runJobs();
    expect(ctx.realtime.on(`user:${me.id}`)).toMatchObject([
      { event: 'notification', data: { type: 'ticket_closed', data: { ticketId: _id } } },
    ]);
  });

  it('is not told to somebody who closed their ticket themselves, of the team or not', async () => {
    const me = await newcomer();
    const mine = await open(me);
    await move(me, mine._id, 'resolved');
    await move(me, mine._id, 'closed');
    expect(await toldTo(me)).toEqual([]);
    const ofTheTeam = await open(agent);
    await set(ofTheTeam._id, 'closed');
    expect((await toldTo(agent)).filter(({ type }) => type === 'ticket_closed')).toEqual([]);
  });

  it('is withdrawn when the team opens it again', async () => {
    const me = await newcomer();
    const { _id } = await open(me);
    await set(_id, 'closed');
    await set(_id, 'in_progress');
    expect(await toldTo(me)).toEqual([]);
    await set(_id, 'closed');
    expect(await toldTo(me)).toMatchObject([{ type: 'ticket_closed' }]);
  });
});

describe('the team', () => {
  it('sees what waits first; of that premium_plus, premium, then the others; then by priority, the oldest first (D51)', async () => {
    await ctx.database.pool.query('delete from tickets');
    const [free, premium, plus] = [await newcomer(), await newcomer('premium'), await newcomer('premium_plus')];
    const made: [string, string][] = [];
    const add = async (name: string, as: TestUser, priority: string) => {
      made.push([(await open(as, { priority }))._id, name]);
      ctx.clock.advance(MINUTE_MS);
    };
    await add('free, urgent', free, 'urgent');
    await add('free, low', free, 'low');
    await add('free, high, older', free, 'high');
    await add('free, high, newer', free, 'high');
    await add('premium, low', premium, 'low');
    await add('plus, medium', plus, 'medium');
    await add('plus, high', plus, 'high');
    await add('plus, urgent, resolved', plus, 'urgent');
    const names = new Map(made);
    const [resolved = ''] = made.at(-1) ?? [];
    await set(resolved, 'resolved');
    const order = async (query = {}) =>
      (await ctx.ok('listAllTickets', { as: agent, query })).data.map(({ _id }) => names.get(_id));
    const due = [
      'plus, high',
      'plus, medium',
      'premium, low',
      'free, urgent',
      'free, high, older',
      'free, high, newer',
      'free, low',
    ];
    expect(await order()).toEqual([...due, 'plus, urgent, resolved']);
    expect(await order({ page: 2, limit: 3 })).toEqual(due.slice(3, 6));
    expect(await order({ status: 'resolved' })).toEqual(['plus, urgent, resolved']);
    // The current tier counts, not that at the time of the request.
    await ctx.setTier(free, 'premium_plus');
    expect((await order())[0]).toBe('free, urgent');
  });

  it('assigns tickets to members of the team only, and filters by assignee', async () => {
    const [me, second] = [await newcomer(), await ctx.signIn('second')];
    const { _id: id } = await open(me);
    const assign = (assignedTo: string | null) =>
      ctx.call('assignTicket', { as: agent, path: { id }, body: { assignedTo } });
    expect(await assign(me.id)).toMatchObject(refused(404, 'assignee_not_found'));
    expect(await assign(id)).toMatchObject(refused(404, 'assignee_not_found'));
    expect(await assign(second.id)).toMatchObject({ status: 200, body: { assignedTo: second.id } });
    const found = async (as: TestUser, assigned: string) =>
      (await ctx.ok('listAllTickets', { as, query: { assigned } })).data.some(({ _id }) => _id === id);
    expect([await found(second, 'me'), await found(agent, 'me'), await found(agent, 'nobody')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await assign(null)).toMatchObject({ status: 200, body: { assignedTo: null } });
    expect(await found(agent, 'nobody')).toBe(true);
  });

  describe('takes back that it gave a ticket to somebody', () => {
    const give = (id: string, as: TestUser, assignedTo: string | null) =>
      ctx.ok('assignTicket', { as, path: { id }, body: { assignedTo } });
    const takeBack = (id: string, as: TestUser, assignedTo: string | null) =>
      ctx.call('undoTicketAssignment', { as, path: { id }, body: { assignedTo } });
    const tooLate = refused(409, 'nothing_to_undo');

    it('once, to whom it belonged before, with a row in the audit log', async () => {
      const second = await ctx.signIn('second');
      const { _id: id } = await open(await newcomer());
      await give(id, second, second.id);
      await give(id, agent, agent.id);
      expect(await takeBack(id, agent, null)).toMatchObject(tooLate);
      expect(await takeBack(id, agent, agent.id)).toMatchObject({ status: 200, body: { assignedTo: second.id } });
      // The assignment before it stays.
      for (const as of [agent, second]) expect(await takeBack(id, as, second.id)).toMatchObject(tooLate);
      const rows = await ctx.database.db
        .selectFrom('audit_log')
        .select(['actor_user_id', 'action', 'before', 'after'])
        .where('subject', '=', id)
        .where(isDone)
        .orderBy('id')
        .execute();
      expect(rows.at(-1)).toEqual({
        actor_user_id: agent.id,
        action: 'undoTicketAssignment',
        before: { assignedTo: agent.id },
        after: { assignedTo: second.id },
      });
      expect(rows).toHaveLength(3);
    });

    it('by its author only, for ten minutes, and not after another assignment', async () => {
      const second = await ctx.signIn('second');
      const { _id: id } = await open(await newcomer());
      expect(await takeBack(id, agent, null)).toMatchObject(tooLate);
      expect(await takeBack(randomUUID(), agent, null)).toMatchObject(refused(404, 'ticket_not_found'));
      await give(id, agent, agent.id);
      expect(await takeBack(id, second, agent.id)).toMatchObject(tooLate);
      await give(id, second, agent.id);
      expect(await takeBack(id, agent, agent.id)).toMatchObject(tooLate);
      await give(id, agent, null);
      ctx.clock.advance(10 * MINUTE_MS + 1);
      agent = await ctx.signIn('agent');
      expect(await takeBack(id, agent, null)).toMatchObject(tooLate);
      expect(await get(agent, id)).toMatchObject({ assignedTo: null });
    });

    it('and gives it to nobody who has left the team, nor twice at once', async () => {
      const [second, left] = [await ctx.signIn('second'), await ctx.signIn('left')];
      const { _id: id } = await open(await newcomer());
      await ctx.database.pool.query(`update users set role = 'support' where id = $1`, [left.id]);
      await give(id, second, left.id);
      await ctx.database.pool.query('update users set role = null where id = $1', [left.id]);
      await give(id, agent, agent.id);
      expect(await takeBack(id, agent, agent.id)).toMatchObject(tooLate);
      await give(id, agent, null);
      const answers = await Promise.all([takeBack(id, agent, null), takeBack(id, agent, null)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await get(agent, id)).toMatchObject({ assignedTo: agent.id });
    });

    it.each(['second', 'agent'])(
      'and not what was given meanwhile, to the same person again: by %s',
      async (handle) => {
        const by = await ctx.signIn(handle);
        const { _id: id } = await open(await newcomer());
        await give(id, agent, agent.id);
        const undoing = await ctx.database.db.transaction().execute(async (trx) => {
          await lockTicket(trx, id);
          const taken = takeBack(id, agent, agent.id);
          await untilSomeoneWaits(ctx.database.pool);
          const given = JSON.stringify({ assignedTo: agent.id });
          await insertAuditRow(trx, {
            actor_user_id: by.id,
            action: 'assignTicket',
            subject: id,
            before: given,
            after: given,
            created_at: ctx.clock.now(),
          });
          return { taken };
        });
        expect(await undoing.taken).toMatchObject(tooLate);
        expect(await get(agent, id)).toMatchObject({ assignedTo: agent.id });
      },
    );
  });

  describe('takes back that it changed a status', () => {
    const takeBack = (id: string, status: TicketStatus, as = agent) =>
      ctx.call('undoTicketMove', { as, path: { id }, body: { status } });
    const tooLate = refused(409, 'nothing_to_undo');

    it('once, to what it was before, with the news of its closing and a row in the audit log', async () => {
      const owner = await newcomer();
      const { _id: id } = await open(owner);
      const news = async () =>
        (await ctx.ok('listNotifications', { as: owner })).data.filter(({ type }) => type === 'ticket_closed');
      await set(id, 'closed');
      expect(await news()).toHaveLength(1);
      expect(await takeBack(id, 'resolved')).toMatchObject(tooLate);
      expect(await takeBack(id, 'closed')).toMatchObject({ status: 200, body: { status: 'open' } });
      expect(await news()).toEqual([]);
      expect(await takeBack(id, 'closed')).toMatchObject(tooLate);
      expect(await takeBack(id, 'open')).toMatchObject(tooLate);
      const rows = await ctx.database.db
        .selectFrom('audit_log')
        .select(['actor_user_id', 'action', 'before', 'after'])
        .where('subject', '=', id)
        .where(isDone)
        .orderBy('id')
        .execute();
      expect(rows.at(-1)).toEqual({
        actor_user_id: agent.id,
        action: 'undoTicketMove',
        before: { status: 'closed' },
        after: { status: 'open' },
      });
      expect(rows).toHaveLength(2);
    });

    it('by its author only, for ten minutes, and not what somebody has changed since', async () => {
      const second = await ctx.signIn('second');
      const owner = await newcomer();
      const { _id: id } = await open(owner);
      expect(await takeBack(id, 'open')).toMatchObject(tooLate);
      expect(await takeBack(randomUUID(), 'open')).toMatchObject(refused(404, 'ticket_not_found'));
      await set(id, 'resolved');
      expect(await takeBack(id, 'resolved', second)).toMatchObject(tooLate);
      await ctx.ok('updateTicketStatus', { as: owner, path: { id }, body: { status: 'open' } });
      expect(await takeBack(id, 'resolved')).toMatchObject(tooLate);
      await ctx.ok('setTicketStatus', { as: second, path: { id }, body: { status: 'resolved' } });
      expect(await takeBack(id, 'resolved')).toMatchObject(tooLate);
      await set(id, 'closed');
      ctx.clock.advance(10 * MINUTE_MS + 1);
      agent = await ctx.signIn('agent');
      expect(await takeBack(id, 'closed')).toMatchObject(tooLate);
      expect(await get(agent, id)).toMatchObject({ status: 'closed' });
    });
  });

  it('leaves a row in the audit log for each thing that it does (D2)', async () => {
    const { _id: id } = await open(await newcomer());
    await answer(id, 'We look into it.');
    await set(id, 'resolved');
    await ctx.ok('assignTicket', { as: agent, path: { id }, body: { assignedTo: agent.id } });
    const rows = await ctx.database.db
      .selectFrom('audit_log')
      .select(['actor_user_id', 'action', 'before', 'after'])
      .where('subject', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      {
        actor_user_id: agent.id,
        action: 'answerTicket',
        before: { messageCount: 0 },
        after: { messageCount: 1, length: 'We look into it.'.length },
      },
      { actor_user_id: agent.id, action: 'setTicketStatus', before: { status: 'open' }, after: { status: 'resolved' } },
      {
        actor_user_id: agent.id,
        action: 'assignTicket',
        before: { assignedTo: null },
        after: { assignedTo: agent.id },
      },
    ]);
  });

  it('finds tickets by category, subject, who asks and id, in the order asked for', async () => {
    await ctx.database.pool.query('delete from tickets');
    const [me, other] = [await newcomer(), await newcomer()];
    const first = await open(me, { subject: 'My 100% lost_payment', category: 'billing', priority: 'low' });
    ctx.clock.advance(MINUTE_MS);
    const second = await open(other, { category: 'technical', priority: 'low' });
    ctx.clock.advance(MINUTE_MS);
    await write(me, first._id, 'One thing more.');
    const ids = async (query: object) =>
      (await ctx.ok('listAllTickets', { as: agent, query: { ...query } })).data.map(({ _id }) => _id);
    expect(await ids({ category: 'billing' })).toEqual([first._id]);
    expect(await ids({ search: '100% LOST_' })).toEqual([first._id]);
    expect(await ids({ search: '100%_' })).toEqual([]);
    expect(await ids({ search: other.handle })).toEqual([second._id]);
    for (const search of [second._id, second._id.slice(-6), second._id.slice(-8), `#${second._id.slice(-8)}`, other.id])
      expect(await ids({ search })).toEqual([second._id]);
    expect(await ids({})).toEqual([first._id, second._id]);
    expect(await ids({ sort: 'newest' })).toEqual([second._id, first._id]);
    expect(await ids({ sort: 'oldest' })).toEqual([first._id, second._id]);
    expect(await ids({ sort: 'changed' })).toEqual([first._id, second._id]);
  });

  it('knows who of it there is, and how long first answers took', async () => {
    await ctx.database.pool.query('delete from tickets');
    const second = await ctx.signIn('second');
    const desk = () => ctx.ok('getTicketDesk', { as: agent });
    expect(await desk()).toEqual({
      team: [
        { _id: agent.id, displayName: 'agent', role: 'support' },
        { _id: second.id, displayName: 'second', role: 'support' },
      ],
      medianFirstAnswerSeconds: null,
    });
    const me = await newcomer();
    for (const minutes of [1, 2, 30]) {
      const { _id: id } = await open(me);
      ctx.clock.advance(minutes * MINUTE_MS);
      await answer(id, 'We look into it.');
      await answer(id, 'It works again.');
    }
    expect((await desk()).medianFirstAnswerSeconds).toBe(120);
    // What was answered more than 30 days ago counts no more.
    await ctx.database.pool.query(`update tickets set first_answer_at = first_answer_at - interval '31 days'`);
    expect((await desk()).medianFirstAnswerSeconds).toBeNull();
  });

  it('sees when it answered first, and since when somebody waits for it', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    const times = async () => {
      const { firstAnswerAt, waitingSince } = await ctx.ok('getTeamTicket', { as: agent, path: { id } });
      return [firstAnswerAt, waitingSince];
    };
    const now = () => ctx.clock.now().toISOString();
    const opened = now();
    expect(await times()).toEqual([null, opened]);
    ctx.clock.advance(MINUTE_MS);
    await write(me, id, 'Still so.');
    expect(await times()).toEqual([null, opened]);
    ctx.clock.advance(MINUTE_MS);
    await answer(id, 'We look into it.');
    const answered = now();
    expect(await times()).toEqual([answered, null]);
    ctx.clock.advance(MINUTE_MS);
    await write(me, id, 'Thank you!');
    const written = now();
    await set(id, 'in_progress');
    expect(await times()).toEqual([answered, written]);
    await set(id, 'resolved');
    expect(await times()).toEqual([answered, null]);
    ctx.clock.advance(MINUTE_MS);
    await move(me, id, 'open');
    expect(await times()).toEqual([answered, now()]);
  });

  it.each(['answerTicket', 'setTicketStatus', 'assignTicket'] as const)(
    '%s says when there is no such ticket, and is closed to everyone else',
    async (operation) => {
      const me = await newcomer();
      const { _id: id } = await open(me);
      const bodies = {
        answerTicket: { message: 'Hello' },
        setTicketStatus: { status: 'closed' },
        assignTicket: { assignedTo: null },
      };
      const call = (as: TestUser, of: string) => ctx.call(operation, { as, path: { id: of }, body: bodies[operation] });
      expect(await call(agent, me.id)).toMatchObject(refused(404, 'ticket_not_found'));
      expect(await call(me, id)).toMatchObject(refused(403, 'forbidden'));
    },
  );
});

describe('a note', () => {
  const note = (id: string, text: string, headers = {}) =>
    ctx.call('addTicketNote', { as: agent, path: { id }, body: { note: text }, headers });
  const NOTE = 'She has two accounts.';

  it('is read by the team, with who asks, and leaves a row in the audit log', async () => {
    const me = await newcomer('premium');
    const { _id: id } = await open(me);
    expect(await note(id, NOTE)).toMatchObject({
      status: 201,
      body: {
        ticket: { _id: id, messages: [], messageCount: 0, updatedAt: ctx.clock.now().toISOString() },
        notes: [{ note: NOTE, authorName: 'agent', createdAt: ctx.clock.now().toISOString() }],
        person: { privyId: `did:privy:${me.handle}`, language: 'en', lastPaymentId: null },
      },
    });
    const { notes } = await ctx.ok('getTeamTicket', { as: agent, path: { id } });
    expect(notes).toHaveLength(1);
    const rows = await ctx.database.db.selectFrom('audit_log').selectAll().where('subject', '=', id).execute();
    expect(rows).toMatchObject([
      { action: 'addTicketNote', after: { noteId: expect.any(String), length: NOTE.length } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(NOTE);
  });

  it('has the last payment of who asks beside it', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await newPayment(ctx, me, { status: 'expired' });
    ctx.clock.advance(MINUTE_MS);
    const last = await newPayment(ctx, me);
    await newPayment(ctx, await newcomer());
    const { person } = await ctx.ok('getTeamTicket', { as: agent, path: { id } });
    expect(person.lastPaymentId).toBe(last.id);
  });

  it('never leaves for the person: no answer, no event and no notification has it, or changes because of it', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await ctx.runJobs();
    const channels = () => [ctx.realtime.on(`ticket:${id}`), ctx.realtime.on(`user:${me.id}`)];
    const seen = async () => [
      await get(me, id),
      await ctx.ok('listTickets', { as: me }),
      await ctx.ok('listNotifications', { as: me }),
      await ctx.ok('getNotificationCounts', { as: me }),
      channels(),
    ];
    const before = await seen();
    ctx.clock.advance(MINUTE_MS);
    await note(id, NOTE);
    await ctx.runJobs();
    expect(await seen()).toEqual(before);
    expect(ctx.realtime.on('tickets').at(-1)).toMatchObject({ event: 'ticket-changed', data: { ticketId: id } });
    await answer(id, 'We look into it.');
    await set(id, 'in_progress');
    await ctx.ok('assignTicket', { as: agent, path: { id }, body: { assignedTo: agent.id } });
    await ctx.runJobs();
    // The answers of the team's operations that also serve the person's page do not contain it either.
    const answers = [await write(me, id, 'Hello?'), await move(me, id, 'resolved'), await seen()];
    expect(JSON.stringify([answers, ctx.realtime.on('tickets')])).not.toContain(NOTE);
    expect(await ctx.call('getTeamTicket', { as: me, path: { id } })).toMatchObject(refused(403, 'forbidden'));
  });

  it('is taken by a closed ticket too, not under a key of another, and not without words', async () => {
    const { _id: id } = await open(await newcomer());
    await set(id, 'closed');
    const headers = { 'idempotency-key': 'note' };
    expect((await note(id, NOTE, headers)).status).toBe(201);
    expect(await note(id, 'Another.', headers)).toMatchObject(refused(409, 'idempotency_key_reused'));
    await ctx.database.pool.query(`update idempotency_keys set answer = null where key = 'note'`);
    expect(await note(id, NOTE, headers)).toMatchObject(refused(409, 'idempotency_in_progress'));
    expect(await note(id, '  ')).toMatchObject(refused(400, 'validation_failed'));
  });

  it('is one of 100 at most; there are none about what is not there', async () => {
    const { _id: id } = await open(await newcomer());
    await ctx.database.pool.query(
      `insert into ticket_notes (id, ticket_id, author_user_id, note, created_at)
       select gen_random_uuid(), $1, $2, 'One', now() from generate_series(1, $3)`,
      [id, agent.id, limits.ticketNotes - 1],
    );
    const answers = await Promise.all([note(id, 'The last.'), note(id, 'One more.')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(refused(409, 'ticket_full'));
    expect(await note(agent.id, NOTE)).toMatchObject(refused(404, 'ticket_not_found'));
    expect(await ctx.call('getTeamTicket', { as: agent, path: { id: agent.id } })).toMatchObject(
      refused(404, 'ticket_not_found'),
    );
  });
});

describe('a ticket whose assignee is silent', () => {
  const HOUR = 60 * MINUTE_MS;
  const give = async (id: string, to: TestUser) =>
    ctx.ok('assignTicket', { as: agent, path: { id }, body: { assignedTo: to.id } });
  const assignee = async (id: string) => (await ctx.ok('getTeamTicket', { as: agent, path: { id } })).ticket.assignedTo;
  const run = () => ctx.runJob(ticketsJobs.returnSilentTickets, {});
  const told = async (as: TestUser, id: string) =>
    (await ctx.ok('listNotifications', { as, query: { limit: 100 } })).data.filter(({ data }) =>
      'ticketId' in data ? data.ticketId === id : false,
    );
  /** Tokens expire within the hour; the people stay. */
  const later = async (hours: number) => {
    ctx.clock.advance(hours * HOUR);
    agent = await ctx.signIn('agent');
  };

  it('returns to the queue after the configured time, and the team is notified, once across all processes', async () => {
    const me = await newcomer();
    const { _id: id } = await open(me);
    await give(id, agent);
    await later(23);
    await run();
    expect(await assignee(id)).toBe(agent.id);
    await later(1);
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await assignee(id)).toBeNull();
    const second = await ctx.signIn('second');
    for (const one of [agent, second])
      expect(await told(one, id)).toMatchObject([
        { type: 'ticket_returned', actionUrl: `/admin/tickets?ticket=${id}`, data: { ticketSubject: 'Lost access' } },
      ]);
    expect(await told(await ctx.signIn(me.handle), id)).toEqual([]);
    await ctx.runJobs();
    expect(ctx.realtime.on('tickets').filter(({ data }) => JSON.stringify(data).includes(id)).length).toBeGreaterThan(
      0,
    );
  });

  it('returns with all others, however many are silent at the same time', async () => {
    const ids: string[] = [];
    for (const me of [await newcomer(), await newcomer()])
      for (let each = 0; each < 11; each += 1) ids.push((await open(me))._id);
    for (const id of ids) await give(id, agent);
    await later(24);
    await run();
    expect(await Promise.all(ids.map(assignee))).toEqual(ids.map(() => null));
  });

  it('stays where it is while nobody waits, and its time begins again with each assignment and note', async () => {
    const me = await newcomer();
    const [answered, resolved, noted, late] = [await open(me), await open(me), await open(me), await open(me)];
    for (const { _id } of [answered, resolved, noted]) await give(_id, agent);
    await answer(answered._id, 'We look into it.');
    await set(resolved._id, 'resolved');
    await later(20);
    await give(late._id, agent);
    await ctx.ok('addTicketNote', { as: agent, path: { id: noted._id }, body: { note: 'I asked the bank.' } });
    await later(20);
    await run();
    for (const { _id } of [answered, resolved, noted, late]) expect(await assignee(_id)).toBe(agent.id);
    await write(await ctx.signIn(me.handle), answered._id, 'Still so.');
    await later(4);
    await run();
    expect([await assignee(noted._id), await assignee(late._id)]).toEqual([null, null]);
    expect([await assignee(answered._id), await assignee(resolved._id)]).toEqual([agent.id, agent.id]);
    await later(20);
    await run();
    expect(await assignee(answered._id)).toBeNull();
  });
});

describe('a realtime token (D4)', () => {
  it('opens what is told of all tickets for the team alone', async () => {
    const tokens = async (as: TestUser) => (await ctx.ok('getRealtimeToken', { as })).channels;
    expect(await tokens(agent)).toContain('tickets');
    expect(await tokens(await newcomer())).not.toContain('tickets');
  });

  const channels = async (as: TestUser, query = {}) =>
    (await ctx.ok('getRealtimeToken', { as, query })).channels.filter((channel) => channel.startsWith('ticket:'));

  it('names the 20 own tickets that changed last, and the one asked for', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const { _id: oldest } = await open(me);
    for (let count = 0; count < 20; count += 1) {
      ctx.clock.advance(1_000);
      if (count === 10) await ctx.database.db.deleteFrom('daily_budgets').execute();
      await open(me);
    }
    const own = await channels(me);
    expect(own).toHaveLength(20);
    expect(own).not.toContain(`ticket:${oldest}`);
    expect(await channels(me, { ticketId: oldest })).toContain(`ticket:${oldest}`);
    expect(await channels(other)).toEqual([]);
  });

  it('names the ticket of somebody else for the team alone', async () => {
    const [me, other] = [await newcomer(), await newcomer()];
    const { _id: ticketId } = await open(me);
    expect(await channels(agent, { ticketId })).toContain(`ticket:${ticketId}`);
    expect(await ctx.call('getRealtimeToken', { as: other, query: { ticketId } })).toMatchObject(
      refused(404, 'ticket_not_found'),
    );
  });
});
