import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../clock.ts';
import { aGif } from '../../testing/gifs-by-hand.ts';
import { type Matched, matchedPair, matchWithStranger } from '../../testing/match.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newcomerUntil } from './newcomers.rules.ts';

let ctx: TestApp;
beforeAll(async () => {
  ctx = await createTestApp();
});
afterAll(() => ctx.close());
beforeEach(async () => {
  await ctx.database.db.deleteFrom('guard_counts').execute();
});

let people = 0;
const newHandle = (): string => `g${(people += 1)}`;
const newPair = () => matchedPair(ctx, newHandle(), newHandle());
/** A pair of people who came long enough ago to be no newcomers. */
async function oldPair() {
  const pair = await newPair();
  const created_at = new Date(ctx.clock.now().getTime() - 60 * DAY_MS);
  await ctx.database.pool.query('update users set created_at = $1 where id = any($2)', [
    created_at,
    [pair.a.user.id, pair.b.user.id],
  ]);
  return pair;
}

const send = (from: Matched, conversationId: string, content: string, fields: object = {}) =>
  ctx.call('sendMessage', {
    as: from.user,
    query: { profileId: from.profileId },
    body: { type: 'text', conversationId, clientId: randomUUID(), content, ...fields },
  });
const stored = async (conversationId: string): Promise<string[]> => {
  const rows = await ctx.database.db
    .selectFrom('messages')
    .select('content')
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute();
  return rows.map(({ content }) => content);
};
const counted = () =>
  ctx.database.db
    .selectFrom('guard_counts')
    .select(['kind', 'outcome', 'count'])
    .orderBy('kind')
    .orderBy('outcome')
    .execute();

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const LIKE = '0x5aae00000000000000000000000000000000eaed';
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

describe('a seed phrase (D69)', () => {
  it('is refused whatever is acknowledged, and neither stored nor told to anybody', async () => {
    const { a, conversationId } = await oldPair();
    const acknowledged = ['private_key', 'asks_for_secret'];
    for (const text of [
      PHRASE,
      PHRASE.split(' ')
        .map((word, place) => `${place + 1}) ${word}`)
        .join('\n'),
    ])
      expect(await send(a, conversationId, text, { acknowledged })).toMatchObject({
        status: 400,
        body: { code: 'seed_phrase' },
      });
    expect(await stored(conversationId)).toEqual([]);
    const { rows } = await ctx.database.pool.query(`select count(*)::integer as n from graphile_worker.jobs`);
    expect(rows[0]?.n).toBe(0);
    expect(await counted()).toEqual([{ kind: 'seed_phrase', outcome: 'refused', count: 2 }]);
  });

  it('is refused where its last part is sent, in two messages or in twelve, with other words between them', async () => {
    const words = 'abandon ability able about above absent absorb abstract absurd abuse access accident'.split(' ');
    for (const size of [1, 6]) {
      const { a, b, conversationId } = await oldPair();
      const parts = words.flatMap((_, place) =>
        place % size === 0 ? [words.slice(place, place + size).join(' ')] : [],
      );
      const answers: unknown[] = [];
      for (const part of parts) {
        await send(b, conversationId, 'abuse');
        await send(a, conversationId, 'Wait, the others come.');
        answers.push(Object((await send(a, conversationId, part)).body).code);
      }
      // With eleven of them the twelfth is found.
      expect(answers.indexOf('seed_phrase')).toBe(size === 1 ? 10 : 1);
    }
  });

  it('is not made of what both of them wrote', async () => {
    const { a, b, conversationId } = await oldPair();
    await send(a, conversationId, 'abandon ability able about above absent');
    expect((await send(b, conversationId, 'absorb abstract absurd abuse access accident')).status).toBe(201);
  });
});

describe('the title of a GIF (D66, D69)', () => {
  const titleOf = async (from: Matched, conversationId: string, title: string): Promise<unknown> => {
    const { url, stillUrl } = aGif;
    const metadata = { gifId: '4812', title, width: 480, height: 270, stillUrl };
    const body = { type: 'gif', conversationId, clientId: randomUUID(), content: url, metadata };
    const sent = await ctx.call('sendMessage', { as: from.user, query: { profileId: from.profileId }, body });
    expect(sent.status).toBe(201);
    return Object(sent.body).metadata.title;
  };

  it('is stored empty where it holds what a guard would refuse or warn of, by newcomers and others', async () => {
    for (const { a, conversationId } of [await newPair(), await oldPair()]) {
      for (const title of [
        PHRASE,
        ADDRESS,
        'Claim at https://evil.example',
        'evil [.] com',
        'I am from Mutuals support.',
      ])
        expect(await titleOf(a, conversationId, title)).toBe('');
      expect(await titleOf(a, conversationId, 'A rocket takes off')).toBe('A rocket takes off');
    }
  });
});

describe('a warning (D69)', () => {
  it('refuses a message, names what it is about, and is overruled by kind', async () => {
    const { a, conversationId } = await oldPair();
    const text = `Log in at https://binance.com@evil.io/login`;
    expect(await send(a, conversationId, text)).toMatchObject({
      status: 409,
      body: { code: 'message_warned', warnings: [{ kind: 'deceptive_link', found: 'evil.io', other: null }] },
    });
    expect(await send(a, conversationId, text, { acknowledged: ['pay_first'] })).toMatchObject({ status: 409 });
    expect(await stored(conversationId)).toEqual([]);
    expect(await send(a, conversationId, text, { acknowledged: ['deceptive_link'] })).toMatchObject({ status: 201 });
    expect(await counted()).toEqual([
      { kind: 'deceptive_link', outcome: 'overruled', count: 1 },
      { kind: 'deceptive_link', outcome: 'refused', count: 2 },
    ]);
  });

  it('must be acknowledged for each kind', async () => {
    const { a, conversationId } = await oldPair();
    const text = `You need to pay 200 USDT first. I am support.`;
    const left = [{ kind: 'poses_as_team', found: null, other: null }];
    expect(await send(a, conversationId, text, { acknowledged: ['pay_first'] })).toMatchObject({
      status: 409,
      body: { code: 'message_warned', warnings: left },
    });
    const acknowledged = ['pay_first', 'poses_as_team'];
    expect(await send(a, conversationId, text, { acknowledged })).toMatchObject({ status: 201 });
  });

  it('is of kinds that there are', async () => {
    const { a, conversationId } = await oldPair();
    const body = { code: 'validation_failed' };
    expect(await send(a, conversationId, 'Hi', { acknowledged: ['seed_phrase'] })).toMatchObject({ status: 400, body });
    const twice = ['pay_first', 'pay_first'];
    expect(await send(a, conversationId, 'Hi', { acknowledged: twice })).toMatchObject({ status: 400, body });
  });

  it('is not asked for again where the message was taken before', async () => {
    const { a, conversationId } = await oldPair();
    const message = { clientId: randomUUID(), acknowledged: ['private_key'] };
    const text = 'a'.repeat(64);
    expect(await send(a, conversationId, text, message)).toMatchObject({ status: 201 });
    expect(await send(a, conversationId, text, { clientId: message.clientId })).toMatchObject({ status: 200 });
    expect(await stored(conversationId)).toHaveLength(1);
  });
});

describe('an address that resembles another (D69)', () => {
  const refused = { status: 409, body: { warnings: [{ kind: 'resembling_address', found: LIKE, other: ADDRESS }] } };

  it('of the conversation, by whomever and however long ago, is refused with both', async () => {
    const { a, b, conversationId } = await oldPair();
    await send(a, conversationId, `Mine is ${ADDRESS}.`);
    await ctx.database.pool.query(
      `insert into messages (conversation_id, seq, id, sender_profile_id, client_id, type, content, created_at)
       select $1, 1 + n, gen_random_uuid(), $2, gen_random_uuid(), 'text', 'Hi', now() from generate_series(1, 300) n`,
      [conversationId, a.profileId],
    );
    await ctx.database.pool.query('update conversations set last_seq = 301 where id = $1', [conversationId]);
    expect(await send(b, conversationId, `Use ${LIKE}.`)).toMatchObject(refused);
    expect(await send(a, conversationId, `Use ${LIKE}.`)).toMatchObject(refused);
    expect(await send(a, conversationId, `Again ${ADDRESS.toLowerCase()}`)).toMatchObject({ status: 201 });
  });

  it.each([
    ['text', 'update profiles set bio = $1 where id = $2'],
    ['fields', `update profiles set details = details || jsonb_build_object('website', $1::text) where id = $2`],
  ])(
    'of the partner’s %s or one’s own is refused, and one of another conversation is not told',
    async (_where, put) => {
      const { a, b, conversationId } = await oldPair();
      const other = await oldPair();
      await ctx.database.pool.query(put, [`I am ${ADDRESS}`, b.profileId]);
      expect(await send(a, conversationId, LIKE)).toMatchObject(refused);
      expect(await send(b, conversationId, LIKE)).toMatchObject(refused);
      expect(await send(other.a, other.conversationId, LIKE)).toMatchObject({ status: 201 });
      expect(await send(other.a, conversationId, LIKE)).toMatchObject({
        status: 403,
        body: { code: 'not_a_participant' },
      });
    },
  );
});

describe('a newcomer (D66)', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * DAY_MS);
  const arrival = (x: Date | null) => ({ created_at: day(0), twitter_created_at: x });

  it('is one for 7 days, for 14 with an X account younger than 30 days, and not with a proof', () => {
    expect(newcomerUntil(arrival(null), day(1))).toEqual(day(7));
    expect(newcomerUntil(arrival(null), day(7))).toBeNull();
    expect(newcomerUntil(arrival(day(-30)), day(8))).toBeNull();
    expect(newcomerUntil(arrival(day(-29)), day(8))).toEqual(day(14));
    expect(newcomerUntil(arrival(day(-29)), day(14))).toBeNull();
    expect(newcomerUntil(arrival(day(-1)), day(1), true)).toBeNull();
  });

  it('sends no link before the partner has written, then any, and it says until when', async () => {
    const { a, b, conversationId } = await newPair();
    const until = new Date(ctx.clock.now().getTime() + 7 * DAY_MS).toISOString();
    expect(await send(a, conversationId, 'Hello')).toMatchObject({ status: 201 });
    for (const text of ['See https://example.org', 'See t.me/ada', 'See example[.]com', 'See example dot com'])
      expect(await send(a, conversationId, text)).toMatchObject({
        status: 403,
        body: { code: 'newcomer_link', until },
      });
    expect(await send(b, conversationId, 'Who are you?')).toMatchObject({ status: 201 });
    expect(await send(a, conversationId, 'See https://example.org')).toMatchObject({ status: 201 });
    expect(await counted()).toEqual([{ kind: 'newcomer_link', outcome: 'refused', count: 4 }]);
  });

  it('is known by the age of the X account, from its id', async () => {
    const id = (at: Date): string => String((BigInt(at.getTime()) - 1_288_834_974_657n) << 22n);
    const now = ctx.clock.now().getTime();
    const untilOf = async (subject: string): Promise<unknown> => {
      const user = await ctx.signIn({ handle: newHandle(), subject });
      const row = await ctx.database.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      return newcomerUntil(row, ctx.clock.now());
    };
    expect(await untilOf(id(new Date(now - 3 * DAY_MS)))).toEqual(new Date(now + 14 * DAY_MS));
    expect(await untilOf(id(new Date(now - 300 * DAY_MS)))).toEqual(new Date(now + 7 * DAY_MS));
    expect(await untilOf('1467823910')).toEqual(new Date(now + 7 * DAY_MS));
  });

  it('has at most 5 unanswered conversations, over all profiles and at the same time', async () => {
    const { a, b, conversationId } = await newPair();
    const others = [];
    for (let n = 0; n < 7; n += 1) others.push(await matchWithStranger(ctx, a, newHandle()));
    const answers = await Promise.all([conversationId, ...others].map((id) => send(a, id, 'Hello')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'newcomer_conversations',
      until: new Date(ctx.clock.now().getTime() + 7 * DAY_MS).toISOString(),
    });

    // One that was begun goes on; an answer makes room for one more.
    const [begun = '', ...rest] = [conversationId, ...others].filter((_, place) => answers[place]?.status === 201);
    const refused = [conversationId, ...others].filter((_, place) => answers[place]?.status === 403);
    expect(await send(a, begun, 'Are you there?')).toMatchObject({ status: 201 });
    const partner = begun === conversationId ? b : await partnerIn(begun, a);
    await send(partner, begun, 'Yes');
    expect(await send(a, refused[0] ?? '', 'Hello')).toMatchObject({ status: 201 });
    expect(await send(a, refused[1] ?? '', 'Hello')).toMatchObject({ status: 403 });

    // Closing one's own is no answer; closing by the partner is.
    const [second = '', third = ''] = rest;
    await ctx.ok('closeConversation', { as: a.user, path: { id: second }, query: { profileId: a.profileId } });
    expect(await send(a, refused[1] ?? '', 'Hello')).toMatchObject({ status: 403 });
    const closer = third === conversationId ? b : await partnerIn(third, a);
    await ctx.ok('closeConversation', { as: closer.user, path: { id: third }, query: { profileId: closer.profileId } });
    expect(await send(a, refused[1] ?? '', 'Hello')).toMatchObject({ status: 201 });
  });

  it('is nobody who came earlier, and nobody of the team', async () => {
    const { a, conversationId } = await oldPair();
    for (let n = 0; n < 6; n += 1)
      expect(await send(a, await matchWithStranger(ctx, a, newHandle()), 'Hello')).toMatchObject({ status: 201 });
    expect(await send(a, conversationId, 'See https://example.org')).toMatchObject({ status: 201 });

    const team = await newPair();
    await ctx.database.pool.query(`update users set role = 'support' where id = $1`, [team.a.user.id]);
    expect(await send(team.a, team.conversationId, 'See https://example.org')).toMatchObject({ status: 201 });
  });
});

/** Somebody's partner in a conversation. */
async function partnerIn(conversationId: string, own: Matched): Promise<Matched> {
  const row = await ctx.database.db
    .selectFrom('conversation_members as member')
    .innerJoin('users', 'users.id', 'member.user_id')
    .select(['member.profile_id', 'users.twitter_username'])
    .where('member.conversation_id', '=', conversationId)
    .where('member.profile_id', '<>', own.profileId)
    .executeTakeFirstOrThrow();
  return { user: await ctx.signIn(row.twitter_username ?? ''), profileId: row.profile_id };
}

describe('a proof (D84)', () => {
  const prove = (profileId: string, fields: { kind?: string; subject?: string; isShown?: boolean } = {}) =>
    ctx.database.pool.query(
      `insert into proofs (id, profile_id, kind, subject, subject_key, state, method, is_shown, evidence, evidence_hash, token, proved_at, checked_at, created_at, project_id)
       values (gen_random_uuid(), $1, $2::text, $3, $3, 'proven', 'signature', $4, '{}', '', 't', $5, $5, $5, case when $2::text = 'seat' then $1::uuid end)`,
      [
        profileId,
        fields.kind ?? 'wallet',
        fields.subject ?? ADDRESS.toLowerCase(),
        fields.isShown ?? true,
        ctx.clock.now(),
      ],
    );

  it('of an address stops all that resembles it, whatever is acknowledged, and not the address itself (D69)', async () => {
    const { a, b, conversationId } = await oldPair();
    await prove(b.profileId);
    const acknowledged = ['resembling_address', 'mistyped_address'];
    for (const from of [a, b])
      expect(await send(from, conversationId, `Send to ${LIKE}`, { acknowledged })).toMatchObject({
        status: 400,
        body: { code: 'resembles_proven_address' },
      });
    expect(await stored(conversationId)).toEqual([]);
    expect(await send(a, conversationId, `Send to ${ADDRESS}`)).toMatchObject({ status: 201 });
    expect(await counted()).toEqual([{ kind: 'resembling_address', outcome: 'refused', count: 2 }]);
  });

  it('that its owner does not show is known to nobody (D87)', async () => {
    const { a, b, conversationId } = await oldPair();
    await prove(b.profileId, { subject: ADDRESS.toLowerCase().replace('5aae', '5aaf'), isShown: false });
    const { body } = await send(a, conversationId, `Send to ${LIKE.replace('5aae', '5aaf')}`);
    expect(JSON.stringify(body)).not.toContain('resembles_proven_address');
  });

  it('makes nobody wait as a newcomer, where it is more than what one person says of another (D66)', async () => {
    const { a, conversationId } = await newPair();
    const link = 'See https://ada.example';
    await prove(a.profileId, { kind: 'seat', subject: a.profileId });
    expect(await send(a, conversationId, link)).toMatchObject({ body: { code: 'newcomer_link' } });
    await prove(a.profileId, { kind: 'domain', subject: 'ada.example' });
    expect(await send(a, conversationId, link)).toMatchObject({ status: 201 });
  });
});
