import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import type { DigestInterval, NotificationType, Tier } from '../../database/schema.ts';
import type { Mail } from '../../integrations/mail/mailer.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../testing/fake-clock.ts';
import { createPictureAddresses } from '../../lib/picture-addresses.ts';
import { newReport, ticketInput } from '../../testing/fixtures.ts';
import { matchedPair } from '../../testing/match.ts';
import { newPayment } from '../../testing/payment-fixtures.ts';
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts';
import { deliveriesJobs } from '../deliveries/deliveries.jobs.ts';
import { createNotificationsService } from '../notifications/notifications.service.ts';
import { createConfirmationService } from '../payments/confirmation.service.ts';
import { createPeriodsService } from '../subscriptions/periods.service.ts';
import { mailJobs } from './mail.jobs.ts';
import { endingToken } from './mail.rules.ts';
import { createMailService } from './mail.service.ts';
import { harmless, toHtml, toText } from './mail.view.ts';
import { createMailWriting } from './writing.service.ts';

let ctx: TestApp;
let log = '';
beforeAll(async () => {
  ctx = await createTestApp(
    { LOG_LEVEL: 'trace', OWNER_PRIVY_IDS: 'did:privy:chief' },
    { write: (line) => void (log += line) },
  );
});
afterAll(() => ctx.close());
beforeEach(async () => {
  ctx.mails.sent.length = 0;
  ctx.mails.answer = () => 'sent';
  // What failed in an earlier test is tried again some real seconds later: on a busy machine that is within this one.
  await ctx.database.pool.query('delete from graphile_worker._private_jobs');
});

let people = 0;
const handle = () => `mailed${(people += 1)}`;
const newPerson = () => ctx.signIn(handle());
const again = ({ handle: name }: TestUser) => ctx.signIn(name);
const give = (as: TestUser, address: string) => ctx.call('updateMailAddress', { as, body: { address } });
const tokenIn = (mail: Mail | undefined) => /#confirm-mail=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
const confirm = (as: TestUser, token: string) => ctx.call('confirmMailAddress', { as, body: { token } });
const addressOf = (as: TestUser) => ctx.ok('getMailAddress', { as });
/** Gives an address and takes its link. */
async function linkFor(as: TestUser, address: string): Promise<string> {
  expect((await give(as, address)).status).toBe(200);
  await ctx.runJobs();
  return tokenIn(ctx.mails.sent.findLast(({ to }) => to === address));
}
async function confirmed(as: TestUser, address: string): Promise<void> {
  expect((await confirm(as, await linkFor(as, address))).status).toBe(200);
  ctx.mails.sent.length = 0;
}
const linkOf = (mail: Mail | undefined) => {
  const { pathname, search } = new URL(mail?.unsubscribeUrl ?? '');
  return pathname + search;
};
const mailsTo = (address: string) => ctx.mails.sent.filter(({ to }) => to === address);
const TX = `0x${'ab'.repeat(32)}`;
/** A payment of a person that the chain has confirmed; `received` in wei, its price if left out. */
async function pay(payer: TestUser, { received, txHash = TX }: { received?: bigint; txHash?: string | null } = {}) {
  const { clock, database, realtime, config } = ctx;
  const payment = await newPayment(ctx, payer);
  const confirmation = createConfirmationService({
    clock,
    grantPeriod: createPeriodsService({ clock }).grantPeriod,
    notifications: createNotificationsService({
      db: database.db,
      clock,
      realtime,
      addresses: createPictureAddresses(config.picturesUrl),
    }),
  });
  const completed = { payment, txHash, received: received ?? BigInt(payment.expected_wei) };
  await inTransaction(database.db, (trx) =>
    confirmation.confirmPayment(trx, { ...completed, isOverpaid: received !== undefined }),
  );
  return payment;
}
const post = (url: string, headers: Record<string, string> = {}) => ctx.app.inject({ method: 'POST', url, headers });

it('takes no address where the installation sends no mail', async () => {
  const without = await createTestApp({ SMTP_URL: '' });
  const as = await without.signIn('unmailed');
  const { status, body } = await without.call('updateMailAddress', { as, body: { address: 'ada@example.org' } });
  const { isAvailable } = await without.ok('getMailAddress', { as });
  await without.close();
  expect([status, body.code, isAvailable]).toEqual([503, 'mail_unavailable', false]);
});

describe('an address (D73)', () => {
  it('whose link may have arrived gets no second one, which would end the first', async () => {
    const ada = await newPerson();
    ctx.mails.answer = () => 'unsure';
    const token = await linkFor(ada, 'unsure@example.org');
    await ctx.runJobs();
    expect(mailsTo('unsure@example.org')).toHaveLength(1);
    expect((await confirm(ada, token)).status).toBe(200);
  });

  it('gets no second link from who goes on for a process that died while it mailed the first', async () => {
    const ada = await newPerson();
    const token = await linkFor(ada, 'killed@example.org');
    const { id } = await ctx.database.db
      .selectFrom('mail_confirmations')
      .select('id')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await ctx.runJob(mailJobs.mailConfirmation, { confirmationId: id });
    expect(mailsTo('killed@example.org')).toHaveLength(1);
    expect((await confirm(ada, token)).status).toBe(200);
  });

  it('is used for nothing before its owner opens the link, which is good once', async () => {
    const ada = await newPerson();
    const token = await linkFor(ada, 'ada@example.org');
    const waiting = { address: null, waiting: 'a***@example.org', stoppedBy: null, isAvailable: true };
    expect(await addressOf(ada)).toEqual(waiting);
    expect(
      await ctx.database.db.selectFrom('delivery_targets').select('id').where('user_id', '=', ada.id).execute(),
    ).toEqual([]);
    expect((await confirm(ada, token)).body).toEqual({ ...waiting, address: 'a***@example.org', waiting: null });
    expect(await confirm(ada, token)).toMatchObject({ status: 404, body: { code: 'mail_link_not_found' } });
  });

  it('is not confirmed by somebody else, by an expired link, or by one that was replaced', async () => {
    const [ada, ben] = [await newPerson(), await newPerson()];
    const first = await linkFor(ada, 'ada@example.org');
    expect(await confirm(ben, first)).toMatchObject({ status: 404, body: { code: 'mail_link_not_found' } });
    const second = await linkFor(ada, 'ada2@example.org');
    expect((await confirm(ada, first)).status).toBe(404);
    ctx.clock.advance(DAY_MS);
    expect((await confirm(await again(ada), second)).status).toBe(404);
    expect(await addressOf(await again(ada))).toMatchObject({ address: null, waiting: null });
    expect(await addressOf(await again(ben))).toMatchObject({ address: null, waiting: null });
  });

  it('that nobody confirmed is forgotten after a day, as its mail says', async () => {
    const ada = await newPerson();
    await linkFor(ada, 'unconfirmed@example.org');
    const { db } = ctx.database;
    const kept = async () => {
      await ctx.runJob(mailJobs.planDigests, {});
      return await db.selectFrom('mail_confirmations').select('address').where('user_id', '=', ada.id).execute();
    };
    ctx.clock.advance(DAY_MS - 1);
    expect(await kept()).toEqual([{ address: 'unconfirmed@example.org' }]);
    ctx.clock.advance(1);
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['en', 'Confirm your mail address', 'If it was not you'],
    ['fr', 'Confirmez votre adresse e-mail', 'Si ce n’était pas vous'],
    ['zh', '确认你的邮箱', '如果不是你'],
  ] as const)(
    'is asked about in the language of its person, and says what else to do (%s)',
    async (language, subject, why) => {
      const [ada, address] = [await newPerson(), `asked-${language}@example.org`];
      await ctx.ok('updateAuthProfile', { as: ada, body: { language } });
      await linkFor(ada, address);
      const said: unknown = expect.stringContaining(why);
      expect(mailsTo(address)).toMatchObject([{ subject, text: said, html: said, unsubscribeUrl: null }]);
    },
  );

  it('is confirmed once by two presses at the same time', async () => {
    const ada = await newPerson();
    const token = await linkFor(ada, 'twice@example.org');
    const answers = await Promise.all([confirm(ada, token), confirm(ada, token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it.each([
    'ada@example.org\r\nBcc: evil@example.org',
    'ada@example.org\nevil@example.org',
    'ada@example.org, evil@example.org',
    'ada@example.org;evil@example.org',
    'ada@example.org evil@example.org',
    '<ada@example.org>',
    'Ada <ada@example.org>',
    '"ada@evil.org"@example.org',
    'ada@example.org@evil.org',
    'ada@localhost',
    'ada@[127.0.0.1]',
    '.ada@example.org',
    'ada..b@example.org',
    'ada@-example.org',
    'adа@example.org',
    `${'a'.repeat(300)}@example.org`,
  ])('is refused if it is no single address: %j', async (address) => {
    const as = await ctx.signIn('wrong');
    expect(await give(as, address)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ path: 'body/address' }] },
    });
    expect(ctx.mails.sent).toEqual([]);
  });

  it('is asked about a few times a day, by a person and for an address, whoever asks', async () => {
    const ada = await newPerson();
    for (let time = 0; time < 5; time += 1) expect((await give(ada, `many${time}@example.org`)).status).toBe(200);
    expect(await give(ada, 'more@example.org')).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    for (let time = 0; time < 5; time += 1)
      expect((await give(await newPerson(), 'victim@example.org')).status).toBe(200);
    for (const same of ['Victim@example.org', 'victim+1@example.org', 'victim++@example.org', 'vic.tim@EXAMPLE.org'])
      expect((await give(await newPerson(), same)).status).toBe(429);
    for (const other of ['victim@example.com', 'victims@example.org', '+1@example.org', '+2@example.org'])
      expect((await give(await newPerson(), other)).status).toBe(200);
  });

  it('is forgotten when its person takes it back, with what waits for it', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'gone@example.org');
    await give(ada, 'other@example.org');
    for (let time = 0; time < 2; time += 1) expect((await ctx.call('deleteMailAddress', { as: ada })).status).toBe(204);
    await ctx.runJobs();
    expect(ctx.mails.sent).toEqual([]);
    expect(await addressOf(ada)).toMatchObject({ address: null, waiting: null });
    const { rows } = await ctx.database.pool.query(
      `select address from mail_addresses where user_id = $1 union all select address from mail_confirmations where user_id = $1
       union all select channel from delivery_targets where user_id = $1`,
      [ada.id],
    );
    expect(rows).toEqual([]);
  });

  it('stays in use until another one is confirmed, and is not asked about again', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'first@example.org');
    expect((await give(ada, 'first@example.org')).body).toMatchObject({ address: 'f***@example.org', waiting: null });
    const token = await linkFor(ada, 'second@example.org');
    expect(await addressOf(ada)).toMatchObject({ address: 'f***@example.org', waiting: 's***@example.org' });
    await confirm(ada, token);
    expect(await addressOf(ada)).toMatchObject({ address: 's***@example.org', waiting: null });
  });

  it('has what waited for the one before it', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'before@example.org');
    const quietHours = { from: '00:00', to: '23:59', zone: 'UTC' };
    await ctx.ok('updatePreferences', { as: ada, body: { quietHours } });
    await pay(ada);
    ctx.clock.advance(2 * MINUTE_MS);
    await ctx.runJob(deliveriesJobs.deliver, { userId: ada.id });
    await confirmed(ada, 'after@example.org');
    ctx.clock.advance(20 * MINUTE_MS);
    await ctx.ok('updatePreferences', { as: ada, body: { quietHours: null } });
    await ctx.runJob(deliveriesJobs.deliver, { userId: ada.id });
    expect(mailsTo('after@example.org').map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Your payment has arrived.'),
    );
    expect(mailsTo('before@example.org')).toEqual([]);
  });

  it('is not stopped by a mail to the one before it that comes back', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'returns@example.org');
    await pay(ada);
    ctx.clock.advance(2 * MINUTE_MS);
    await ctx.runJob(deliveriesJobs.deliver, { userId: ada.id });
    const [sent] = mailsTo('returns@example.org');
    expect(sent).toBeDefined();
    await confirmed(ada, 'instead@example.org');
    const { clock, mails: mailer, config, database } = ctx;
    const writing = { write: () => Promise.reject(new Error('Nothing is to be written')) };
    const { stop } = createMailService({ db: database.db, clock, mailer, origin: config.publicOrigin, writing });
    await stop(sent?.id ?? '', 'bounce');
    expect(await addressOf(ada)).toMatchObject({ address: 'i***@example.org', stoppedBy: null });
  });

  it('has nothing of what is on its way to the one before it in that moment', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'leaving@example.org');
    await pay(ada);
    const token = await linkFor(ada, 'next@example.org');
    ctx.mails.answer = async () => {
      await confirm(ada, token);
      return 'sent' as const;
    };
    ctx.clock.advance(2 * MINUTE_MS);
    await ctx.runJob(deliveriesJobs.deliver, { userId: ada.id });
    expect([mailsTo('leaving@example.org').length, (await addressOf(ada)).address]).toEqual([1, 'n***@example.org']);
    const left = ctx.database.db.selectFrom('deliveries').select('outcome').where('user_id', '=', ada.id);
    // What else waited went to the next one.
    expect(await left.execute()).toEqual([{ outcome: 'sent' }]);
  });

  it('fails with what the mail server said, also where the database is away by then', async () => {
    const ada = await newPerson();
    await give(ada, 'both@example.org');
    ctx.mails.answer = () => Promise.reject(new Error('The mail server failed'));
    let updates = 0;
    const db = ctx.database.db.withPlugin({
      transformQuery({ node }) {
        if (node.kind === 'UpdateQueryNode' && (updates += 1) === 2) throw new Error('The database is away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const { clock, mails: mailer, config } = ctx;
    const writing = { write: () => Promise.reject(new Error('Nothing is to be written')) };
    const { mailConfirmation } = createMailService({ db, clock, mailer, origin: config.publicOrigin, writing });
    const { id } = await ctx.database.db
      .selectFrom('mail_confirmations')
      .select('id')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    await expect(mailConfirmation({ confirmationId: id })).rejects.toThrow('The mail server failed');
    expect(updates).toBe(2);
  });

  it('is mailed to again when the server was away, with a link that works', async () => {
    const ada = await newPerson();
    ctx.mails.answer = () => Promise.reject(new Error('The mail server failed'));
    await give(ada, 'later@example.org');
    await ctx.runJobs();
    ctx.mails.answer = () => 'sent';
    await ctx.database.pool.query(`update graphile_worker._private_jobs set run_at = now()`);
    await ctx.runJobs();
    expect((await confirm(ada, tokenIn(ctx.mails.sent.at(-1)))).status).toBe(200);
    // One Message-ID, so that a server which took the first one after all shows it once.
    expect(new Set(mailsTo('later@example.org').map(({ id }) => id)).size).toBe(1);
  });

  it('is in no log and no answer, nor is a link', async () => {
    const ada = await newPerson();
    const token = await linkFor(ada, 'secretive@example.org');
    const answers = [
      await confirm(ada, token),
      await ctx.call('getMe', { as: ada }),
      await ctx.call('getPreferences', { as: ada }),
    ];
    for (const text of [log, JSON.stringify(answers)]) {
      expect(text).not.toContain('secretive');
      expect(text).not.toContain(token);
    }
    const { rows } = await ctx.database.pool.query(`select payload::text from graphile_worker._private_jobs`);
    expect(JSON.stringify(rows)).not.toContain('secretive');
  });
});

describe('what is mailed at once', () => {
  /** A ticket of a person that the team answered. */
  async function answered(as: TestUser): Promise<void> {
    const { _id } = await ctx.ok('createTicket', { as, body: ticketInput() });
    const chief = await ctx.signIn('chief');
    await ctx.ok('answerTicket', {
      as: chief,
      path: { id: _id },
      body: { message: 'The secret answer of the team.' },
    });
    ctx.clock.advance(2 * MINUTE_MS);
    await ctx.runJob(deliveriesJobs.deliver, { userId: as.id });
  }

  it('is told in the language of the person, in text and HTML, and says no word that was written (D71)', async () => {
    for (const [language, subject] of [
      ['en', 'Support answered you'],
      ['fr', 'L’assistance vous a répondu'],
      ['zh', '客服已回复你'],
    ] as const) {
      const ada = await newPerson();
      await confirmed(ada, `${language}@example.org`);
      await ctx.ok('updateAuthProfile', { as: ada, body: { language } });
      await answered(ada);
      const [mail] = mailsTo(`${language}@example.org`);
      expect(mail?.subject).toBe(subject);
      expect(mail?.html).toContain(`<html lang="${language}">`);
      for (const text of [mail?.html ?? '', mail?.text ?? '']) {
        expect(text).toContain('/settings#reach');
        expect(text).not.toContain('secret answer');
        // No link but ours, and nothing that is loaded.
        for (const [link] of text.matchAll(/https?:\/\/[^\s"<]+/g)) expect(link).toContain(ctx.config.publicOrigin);
        expect(text).not.toMatch(/<img|src=|url\(/);
      }
    }
  });

  /** A person who is mailed to, in their language. */
  async function personOf(language: 'en' | 'fr' | 'zh', address: string): Promise<TestUser> {
    const person = await newPerson();
    await confirmed(person, address);
    await ctx.ok('updateAuthProfile', { as: person, body: { language } });
    return person;
  }
  /** The mail with a subject, once it is due. */
  async function mailedTo({ id: userId }: TestUser, address: string, subject: string): Promise<Mail | undefined> {
    ctx.clock.advance(2 * MINUTE_MS);
    await ctx.runJob(deliveriesJobs.deliver, { userId });
    return mailsTo(address).find((mail) => mail.subject === subject);
  }

  it.each([
    ['en', 'Your receipt', ['Plan: Premium', 'Paid: 0.05 BNB', 'Date: March 1, 2027', `Transaction: ${TX}`]],
    [
      'fr',
      'Votre reçu',
      ['Offre\u{a0}: Premium', 'Payé\u{a0}: 0.05 BNB', 'Date\u{a0}: 1 mars 2027', `Transaction\u{a0}: ${TX}`],
    ],
    ['zh', '你的收据', ['套餐：Premium', '已支付：0.05 BNB', '日期：2027年3月1日', `交易：${TX}`]],
  ] as const)(
    'is the receipt of a payment, with what was paid for which plan, when and where (%s)',
    async (language, subject, facts) => {
      const address = `receipt-${language}@example.org`;
      ctx.clock.set(new Date('2027-03-01T12:00:00.000Z'));
      const payer = await personOf(language, address);
      const payment = await pay(payer);
      const mail = await mailedTo(payer, address, subject);
      expect(mail?.subject).toBe(subject);
      const { text = '', html = '' } = mail ?? {};
      expect(text).toContain(facts.join('\n'));
      for (const value of facts.map((fact) => fact.split(/\u{a0}?: |：/u)))
        for (const part of value) expect(html).toContain(`>${part}</td>`);
      for (const way of [text, html]) expect(way).toContain(`${ctx.config.publicOrigin}/payment/${payment.id}`);
      expect(html).toContain(`<html lang="${language}">`);
      // Nobody subscribes to receipts.
      expect(mail?.unsubscribeUrl).toBeNull();
    },
  );

  it('is a receipt also to who has read of the payment: it is kept', async () => {
    const ada = await personOf('en', 'kept@example.org');
    await pay(ada);
    await ctx.ok('markAllNotificationsRead', { as: await again(ada) });
    expect(await mailedTo(ada, 'kept@example.org', 'Your receipt')).toBeDefined();
  });

  it('is a reminder of a plan that ends, and none of one that was renewed or cancelled before it could be mailed', async () => {
    const reminded = async (address: string, renew: (person: TestUser, ends: Date) => Promise<unknown>) => {
      const person = await personOf('en', address);
      const endsAt = new Date(ctx.clock.now().getTime() + 3 * DAY_MS);
      await ctx.setTier(person, 'premium', endsAt);
      await remind(person, endsAt);
      await renew(person, new Date(endsAt.getTime() + 30 * DAY_MS));
      return mailedTo(person, address, 'Your plan ends soon');
    };
    const remind = ({ id: userId }: TestUser, endsAt: Date) =>
      inTransaction(ctx.database.db, (trx) =>
        createNotificationsService({
          db: ctx.database.db,
          clock: ctx.clock,
          realtime: ctx.realtime,
          addresses: createPictureAddresses(ctx.config.picturesUrl),
        }).notify(trx, [
          {
            userId,
            event: { type: 'subscription_ending', tier: 'premium', daysLeft: 3, endsAt: endsAt.toISOString() },
          },
        ]),
      );
    expect(await reminded('ends@example.org', async () => {})).toBeDefined();
    expect(
      await reminded('renewed@example.org', (person, ends) => ctx.setTier(person, 'premium', ends)),
    ).toBeUndefined();
    expect(await reminded('endless@example.org', (person) => ctx.setTier(person, 'premium'))).toBeUndefined();
    expect(await reminded('cancelled@example.org', (as) => ctx.ok('cancelSubscription', { as }))).toBeUndefined();
    const queue = ({ id: userId }: TestUser, endsAt: Date, replacedAt: Date | null) =>
      ctx.database.db
        .insertInto('subscription_periods')
        .values({
          id: uuid(),
          user_id: userId,
          tier: 'premium',
          starts_at: new Date(endsAt.getTime() - 30 * DAY_MS),
          ends_at: endsAt,
          payment_id: null,
          settlement_id: null,
          replaced_at: replacedAt,
          created_at: ctx.clock.now(),
        })
        .execute();
    expect(await reminded('continues@example.org', (person, ends) => queue(person, ends, null))).toBeUndefined();
    expect(
      await reminded('replaced@example.org', (person, ends) => queue(person, ends, ctx.clock.now())),
    ).toBeDefined();
  });

  it('is a receipt of all that came, and of no transaction where none names it', async () => {
    const payer = await personOf('en', 'came@example.org');
    await pay(payer, { received: 60_000_000_000_000_000n, txHash: null });
    const mail = await mailedTo(payer, 'came@example.org', 'Your receipt');
    for (const way of [mail?.text, mail?.html]) {
      expect(way).toContain('0.06 BNB');
      expect(way).not.toContain('Transaction');
    }
  });

  it.each([
    ['en', 'A decision about you', 'Read why, and how to appeal.'],
    ['fr', 'Une décision vous concerne', 'Lisez pourquoi, et comment la contester.'],
    ['zh', '一项关于你的决定', '请查看原因以及如何申诉。'],
  ] as const)('is a decision on a person, without what they did (D71) (%s)', async (language, subject, said) => {
    const address = `decision-${language}@example.org`;
    const ada = await personOf(language, address);
    const { _id: profileId } = await ctx.newProfile(ada, { name: 'Quetzal Studio' });
    const { subjectId } = await newReport(ctx, { userId: ada.id, profileId }, (await newPerson()).id);
    await ctx.ok('decideOnReport', {
      as: await ctx.signIn('chief'),
      path: { subjectId },
      body: { measure: 'warn', policy: 'spam', severity: 'low', facts: 'The secret facts of the team.' },
    });
    const mail = await mailedTo(ada, address, subject);
    for (const way of [mail?.text ?? '', mail?.html ?? '']) {
      expect(way).toContain(said);
      expect(way).toContain(`${ctx.config.publicOrigin}/settings/decisions`);
      expect(way).not.toMatch(/secret facts|Quetzal|Pay first|spam/i);
    }
  });

  it('is what became of a proof, but not of a seat, which others give and take as they like', async () => {
    const ada = await personOf('en', 'proofs@example.org');
    const { _id: receiverProfileId } = await ctx.newProfile(ada);
    const { db } = ctx.database;
    const addresses = createPictureAddresses(ctx.config.picturesUrl);
    const notifications = createNotificationsService({ db, clock: ctx.clock, realtime: ctx.realtime, addresses });
    for (const proofKind of ['domain', 'seat'] as const) {
      const event = { type: 'proof_changed', receiverProfileId, proofId: uuid(), proofKind } as const;
      const change = { proofSubject: 'ada.example', proofChange: 'disputed' } as const;
      await inTransaction(db, (trx) => notifications.notify(trx, [{ userId: ada.id, event: { ...event, ...change } }]));
    }
    const mail = await mailedTo(ada, 'proofs@example.org', 'News about your proofs');
    expect(mail?.text).toContain(`${ctx.config.publicOrigin}/profiles/${receiverProfileId}/proofs`);
    expect(mail?.text).not.toContain('ada.example');
    expect(mailsTo('proofs@example.org')).toHaveLength(1);
  });

  it('ends with one click without signing in (RFC 8058), and with no look at the link', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'click@example.org');
    await answered(ada);
    const url = linkOf(mailsTo('click@example.org')[0]);
    const mail = async () => (await ctx.ok('getPreferences', { as: await again(ada) })).kinds.ticket.mail;
    const { statusCode, headers } = await ctx.app.inject({ method: 'GET', url });
    expect([statusCode, headers.location]).toEqual([303, '/settings#reach']);
    expect(await mail()).toBe(true);
    for (const wrong of [
      `${url}x`,
      url.replace('.ticket.', '.decision.'),
      '/unsubscribe?token=nothing',
      '/unsubscribe?token=nobody.ticket.x',
      '/unsubscribe',
      `${url}&token=x`,
    ])
      expect((await post(wrong)).statusCode).toBe(404);
    expect(await mail()).toBe(true);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    for (let time = 0; time < 2; time += 1)
      expect(
        (await ctx.app.inject({ method: 'POST', url, headers: form, payload: 'List-Unsubscribe=One-Click' }))
          .statusCode,
      ).toBe(200);
    expect(await mail()).toBe(false);
    expect(log).not.toContain(url.split('=')[1]);
    await answered(await again(ada));
    expect(mailsTo('click@example.org')).toHaveLength(1);
  });

  it('ends by the link of an earlier mail to the address, however often it was confirmed, and by no link to another address or person', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'once@example.org');
    await answered(ada);
    const link = linkOf(mailsTo('once@example.org')[0]);
    ctx.mails.answer = () => 'gone';
    await answered(await again(ada));
    ctx.mails.answer = () => 'sent';
    await confirmed(await again(ada), 'once@example.org');
    expect((await post(link)).statusCode).toBe(200);
    await confirmed(await again(ada), 'other@example.org');
    expect((await post(link)).statusCode).toBe(404);
    await ctx.call('deleteMailAddress', { as: await again(ada) });
    expect((await post(link)).statusCode).toBe(404);
    await confirmed(await again(ada), 'Once@Example.org');
    expect((await post(link)).statusCode).toBe(200);
    const ben = await newPerson();
    await confirmed(ben, 'once@example.org');
    await answered(ben);
    expect(linkOf(mailsTo('once@example.org')[0])).not.toContain(link.split('.').at(-1));
  });

  it('is not mailed to an address that was stopped or replaced after it was begun', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'moment@example.org');
    const { clock, mails: mailer, config } = ctx;
    const { sender } = createMailService({
      db: ctx.database.db,
      clock,
      mailer,
      origin: config.publicOrigin,
      writing: { write: () => Promise.reject(new Error('Nothing is to be written')) },
    });
    const begun = { id: uuid(), targetId: uuid(), userId: ada.id, kind: 'ticket', subject: 'ticket:1' } as const;
    expect(await sender?.send({ ...begun, notificationId: uuid(), language: 'en', showsWords: false })).toBe('dropped');
    expect(ctx.mails.sent).toEqual([]);
  });

  it('ends in every kind whose links are opened at the same time', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'links@example.org');
    const { key } = await ctx.database.db
      .selectFrom('mail_addresses')
      .select('key')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    const kinds = ['match', 'message', 'like', 'ticket', 'decision'] as const;
    await Promise.all(kinds.map((kind) => post(`/unsubscribe?token=${endingToken({ userId: ada.id, kind }, key)}`)));
    const { kinds: wishes } = await ctx.ok('getPreferences', { as: ada });
    expect(kinds.filter((kind) => wishes[kind].mail)).toEqual([]);
    expect(wishes.payment.mail).toBe(true);
  });

  it('ends at an address that takes no mail', async () => {
    const ada = await newPerson();
    await confirmed(ada, 'bounces@example.org');
    ctx.mails.answer = () => 'gone';
    await answered(ada);
    await answered(await again(ada));
    expect(mailsTo('bounces@example.org')).toHaveLength(1);
    expect(await addressOf(await again(ada))).toMatchObject({ address: 'b***@example.org', stoppedBy: 'bounce' });
  });
});

describe('a report of a bounce or a complaint', () => {
  it('ends all mails to the address of that mail, and only with the secret', async () => {
    const own = await createTestApp({
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'Mutuals <hello@mutuals.example>',
      MAIL_WEBHOOK_SECRET: 'a-long-enough-secret',
    });
    try {
      const ada = await own.signIn('ada');
      const [target, delivery, now] = [uuid(), uuid(), own.clock.now()];
      const { db } = own.database;
      const row = { user_id: ada.id, channel: 'mail', created_at: now } as const;
      await db
        .insertInto('delivery_targets')
        .values({ ...row, id: target })
        .execute();
      await db
        .insertInto('mail_addresses')
        .values({
          user_id: ada.id,
          address: 'ada@example.org',
          target_id: target,
          key: Buffer.alloc(32),
          confirmed_at: now,
        })
        .execute();
      await db
        .insertInto('deliveries')
        .values({
          ...row,
          id: delivery,
          target_id: target,
          kind: 'ticket',
          subject: 'ticket:1',
          due_at: now,
          ended_at: now,
          outcome: 'sent',
        })
        .execute();
      const report = (id: string, event: string, secret: string) =>
        own.app.inject({
          method: 'POST',
          url: `/mail-events/${id}/${event}`,
          headers: { authorization: `Bearer ${secret}` },
        });
      const right = 'a-long-enough-secret';
      for (const [id, event, secret] of [
        [delivery, 'complaint', 'wrong'],
        [delivery, 'opened', right],
        ['x', 'bounce', right],
      ] as const)
        expect((await report(id, event, secret)).statusCode).toBe(404);
      expect((await report(uuid(), 'complaint', right)).statusCode).toBe(204);
      expect((await own.ok('getMailAddress', { as: ada })).stoppedBy).toBeNull();
      for (let time = 0; time < 2; time += 1) expect((await report(delivery, 'complaint', right)).statusCode).toBe(204);
      expect((await own.ok('getMailAddress', { as: ada })).stoppedBy).toBe('complaint');
    } finally {
      await own.close();
    }
    for (const headers of [{}, { authorization: 'Bearer null' }])
      expect((await post(`/mail-events/${uuid()}/bounce`, headers)).statusCode).toBe(404);
  });
});

describe('a digest', () => {
  async function waiting(digest: DigestInterval, tier: Tier = 'free') {
    const { a, b, conversationId } = await matchedPair(ctx, handle(), handle());
    const address = `${b.user.handle}@example.org`;
    await confirmed(b.user, address);
    await ctx.setTier(b.user, tier);
    await ctx.ok('updatePreferences', { as: b.user, body: { digest } });
    const write = async () =>
      ctx.ok('sendMessage', {
        as: await again(a.user),
        query: { profileId: a.profileId },
        body: { conversationId, type: 'text', content: 'The words of the message', clientId: uuid() },
      });
    await write();
    return { a, b, address, write, conversationId };
  }
  const plan = async ({ id: userId }: TestUser) => {
    await ctx.runJob(mailJobs.planDigests, {});
    await ctx.runJob(deliveriesJobs.deliver, { userId });
  };
  const passes = async (user: TestUser, ms: number) => {
    ctx.clock.advance(ms);
    await plan(user);
  };

  it('is mailed once, only after somebody stayed away for the whole interval', async () => {
    const { b, address, write } = await waiting('daily');
    await passes(b.user, 12 * HOUR_MS);
    await again(b.user);
    await passes(b.user, 13 * HOUR_MS);
    expect(mailsTo(address)).toEqual([]);
    await passes(b.user, 12 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(1);
    await write();
    await passes(b.user, 12 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(1);
    await passes(b.user, 13 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(2);
  });

  it('says whose messages wait and never what they say, and leaves out what is muted', async () => {
    const { a, b, address, conversationId } = await waiting('daily');
    // It is not muted by the other one.
    await ctx.ok('updatePreferences', { as: a.user, body: { mute: [conversationId] } });
    await passes(b.user, 25 * HOUR_MS);
    const [mail] = mailsTo(address);
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(a.user.handle);
      expect(text).not.toContain('The words');
      // Of what there is none, nothing is said.
      expect(text).not.toContain('Likes');
    }
    expect(mail?.unsubscribeUrl).toContain('.digest.');
    await ctx.ok('updatePreferences', { as: await again(b.user), body: { mute: [conversationId] } });
    await passes(b.user, 25 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(1);
  });

  it('has cards of the deck as its owner left it, and is no visit', async () => {
    const { b, address } = await waiting('daily');
    for (let more = 0; more < 4; more += 1) await ctx.newProfile(await newPerson());
    const visits = async () => {
      const { rows } = await ctx.database.pool.query(
        `select to_char(day, 'YYYY-MM-DD') as day, read_on, filled_at, profile_ids from last_activity
         join profiles on profiles.user_id = last_activity.user_id join decks on decks.actor_profile_id = profiles.id
         where last_activity.user_id = $1`,
        [b.user.id],
      );
      return rows;
    };
    await ctx.ok('getMatchQueue', { as: await again(b.user), query: { userProfileId: b.profileId } });
    const before = await visits();
    expect(before).toHaveLength(1);
    await passes(b.user, 25 * HOUR_MS);
    const cards = mailsTo(address)[0]?.text.split('You might like\n')[1]?.split('\n\n')[0]?.split('\n');
    expect(cards).toHaveLength(3);
    expect(await visits()).toEqual(before);
  });

  it('says of a card why it is there: by the model, else by what they share in the words of its reader', async () => {
    const { b } = await waiting('daily');
    ctx.clock.advance(25 * HOUR_MS);
    const cards = [
      { name: 'Ada', reason: 'Both build wallets.', shared: ['community'] },
      { name: 'أحمد', reason: null, shared: ['community', 'sécurité', 'Own words'] },
      { name: 'Cy', reason: null, shared: [] },
    ];
    const { clock, config, database, realtime } = ctx;
    const addresses = createPictureAddresses(config.picturesUrl);
    const { write } = createMailWriting({
      db: database.db,
      clock,
      notifications: createNotificationsService({ db: database.db, clock, realtime, addresses }),
      deck: { findBestCards: async () => cards },
      origin: config.publicOrigin,
    });
    const digest = { id: uuid(), targetId: uuid(), userId: b.user.id, kind: 'digest', subject: 'digest' } as const;
    for (const [language, heading, why] of [
      ['en', 'You might like', 'in common: community, security, Own words'],
      ['fr', 'Ils pourraient vous plaire', 'en commun\u{a0}: communauté, sécurité, Own words'],
      ['zh', '也许你会喜欢', '共同点：社区、安全、Own words'],
    ] as const) {
      const written = await write({ ...digest, notificationId: null, language, showsWords: false });
      // A name that runs from right to left turns nothing behind it.
      const items = ['\u{2068}Ada\u{2069} – Both build wallets.', `\u{2068}أحمد\u{2069} – ${why}`, 'Cy'];
      expect(written?.lists?.at(-1)).toEqual({ heading, items });
    }
  });

  it('names who liked only to those whose plan shows it (D1)', async () => {
    for (const [tier, isNamed] of [
      ['free', false],
      ['premium', true],
    ] as const) {
      const { b, address } = await waiting('daily', tier);
      const liker = await ctx.signIn(handle());
      const { _id } = await ctx.newProfile(liker, { name: `Liker of ${tier}` });
      await ctx.ok('likeProfile', { as: liker, path: { profileId: b.profileId }, body: { userProfileId: _id } });
      await passes(b.user, 25 * HOUR_MS);
      // Behind it are cards, which say nothing of who liked.
      const [text = ''] = mailsTo(address)[0]?.text.split('You might like') ?? [];
      expect(text.includes(`Liker of ${tier}`)).toBe(isNamed);
      expect(text.includes('Someone liked you')).toBe(!isNamed);
    }
  });

  it.each([
    ['en', 'What waits for you at Mutuals', 'Likes\n- Someone liked you\n\n'],
    ['fr', 'Ce qui vous attend sur Mutuals', 'Likes\n- Quelqu’un vous a liké\n\n'],
    ['zh', 'Mutuals 上有新动态等着你', '喜欢\n- 有 1 人喜欢了你\n\n'],
  ] as const)(
    'is in the language of its reader, with no link but ours and nothing that is loaded (%s)',
    async (language, subject, likes) => {
      const { a, b, address } = await waiting('daily');
      const liker = await newPerson();
      const { _id } = await ctx.newProfile(liker);
      await ctx.ok('likeProfile', { as: liker, path: { profileId: b.profileId }, body: { userProfileId: _id } });
      await ctx.ok('updateAuthProfile', { as: b.user, body: { language } });
      await passes(b.user, 25 * HOUR_MS);
      const [mail] = mailsTo(address);
      const heading = { en: 'Messages from', fr: 'Messages de', zh: '消息来自' }[language];
      expect(mail).toMatchObject({ subject, html: expect.stringContaining(`<html lang="${language}">`) });
      expect(mail?.text).toContain(`${heading}\n- ${a.user.handle}\n\n${likes}`);
      for (const text of [mail?.text ?? '', mail?.html ?? '']) {
        const links = [...text.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => link);
        expect(links).toEqual([`${ctx.config.publicOrigin}/`, `${ctx.config.publicOrigin}/settings#reach`]);
        expect(text).not.toMatch(/<img|src=|url\(/);
      }
    },
  );

  it('counts who liked together, where the plan names nobody', async () => {
    const { b, address } = await waiting('daily');
    for (let likes = 0; likes < 3; likes += 1) {
      const liker = await newPerson();
      const { _id } = await ctx.newProfile(liker);
      await ctx.ok('likeProfile', { as: liker, path: { profileId: b.profileId }, body: { userProfileId: _id } });
    }
    await passes(b.user, 25 * HOUR_MS);
    expect(mailsTo(address)[0]?.text).toContain('Likes\n- 3 people liked you\n\n');
  });

  it('leaves out the kinds whose mails its person ended', async () => {
    const { b, address } = await waiting('daily');
    await ctx.ok('updatePreferences', { as: b.user, body: { kinds: { message: { mail: false } } } });
    await passes(b.user, 25 * HOUR_MS);
    expect(mailsTo(address)).toEqual([]);
  });

  it('is planned for the others where somebody’s address takes no mail any more', async () => {
    const [stopped, other] = [await waiting('daily'), await waiting('daily')];
    await ctx.database.db.deleteFrom('delivery_targets').where('user_id', '=', stopped.b.user.id).execute();
    await passes(other.b.user, 25 * HOUR_MS);
    expect([stopped, other].map(({ address }) => mailsTo(address).length)).toEqual([0, 1]);
  });

  it('names ten and counts the others, however much of another kind is newer', async () => {
    const { a, b, address, conversationId } = await waiting('daily', 'premium');
    const notify = (count: number, more: object, type: NotificationType) =>
      ctx.database.pool.query(
        `with liker as (insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
           select gen_random_uuid(), $1, 'individual', 'developer', 'Liker ' || n, 'Builds.', 'free', $3, $3 from generate_series(1, $4::int) n
           returning id)
         insert into notifications (id, user_id, type, data, created_at, updated_at)
           select gen_random_uuid(), $2, $5, $6::jsonb || jsonb_build_object('likerProfileId', id), $3, $3 from liker`,
        [
          a.user.id,
          b.user.id,
          ctx.clock.now(),
          count,
          type,
          JSON.stringify({ receiverProfileId: b.profileId, ...more }),
        ],
      );
    await notify(120, { isSuperLike: false }, 'new_like');
    await notify(30, { matchedProfileId: a.profileId, conversationId }, 'new_match');
    await passes(b.user, 25 * HOUR_MS);
    const [text = ''] = mailsTo(address)[0]?.text.split('You might like') ?? [];
    const part = (heading: string) => text.split(`${heading}\n`)[1]?.split('\n\n')[0]?.split('\n');
    expect(part('Messages from')).toEqual([`- ${a.user.handle}`]);
    // One name, thirty times.
    expect(part('New matches')).toEqual([`- ${a.user.handle}`]);
    expect(part('Likes')).toHaveLength(11);
    expect(part('Likes')?.slice(-1)).toEqual(['- and 110 more']);
  });

  it('names nobody who was blocked, who blocked, or who left', async () => {
    const ends: ((pair: Awaited<ReturnType<typeof waiting>>) => Promise<unknown>)[] = [
      async ({ a, b }) => ctx.ok('createBlock', { as: await again(b.user), body: { profileId: a.profileId } }),
      async ({ a, b }) => ctx.ok('createBlock', { as: await again(a.user), body: { profileId: b.profileId } }),
      async ({ a }) => ctx.ok('deleteMe', { as: await again(a.user) }),
    ];
    for (const end of ends) {
      const pair = await waiting('daily');
      await end(pair);
      await passes(pair.b.user, 25 * HOUR_MS);
      expect(mailsTo(pair.address)).toEqual([]);
    }
  });

  it('counts only likes that wait for an answer: one that became a match is told as the match', async () => {
    const { b, address } = await waiting('daily');
    const like = (user: TestUser, own: string, liked: string) =>
      ctx.ok('likeProfile', { as: user, path: { profileId: liked }, body: { userProfileId: own } });
    for (const name of ['Waits', 'Answered']) {
      const liker = await ctx.signIn(handle());
      const { _id } = await ctx.newProfile(liker, { name });
      await like(liker, _id, b.profileId);
      if (name === 'Answered') await like(await again(b.user), b.profileId, _id);
    }
    await passes(b.user, 25 * HOUR_MS);
    const [text = ''] = mailsTo(address)[0]?.text.split('You might like') ?? [];
    expect(text).toContain('Answered');
    expect(text).toContain('Someone liked you');
  });

  it('is not mailed to who chose none, who came back, is suspended, or for whom nothing waits', async () => {
    const off = await waiting('off');
    const back = await waiting('daily');
    const read = await waiting('daily');
    await ctx.ok('markConversationRead', {
      as: await again(read.b.user),
      path: { id: read.conversationId },
      query: { profileId: read.b.profileId },
    });
    ctx.clock.advance(25 * HOUR_MS);
    const suspended = await waiting('daily');
    const until = new Date(ctx.clock.now().getTime() + 7 * DAY_MS);
    const { db } = ctx.database;
    await db.updateTable('users').set({ suspended_until: until }).where('id', '=', suspended.b.user.id).execute();
    ctx.clock.advance(25 * HOUR_MS);
    // Planned, and meanwhile they came back.
    await ctx.runJob(mailJobs.planDigests, {});
    await again(back.b.user);
    for (const { b, address } of [off, back, read, suspended]) {
      await ctx.runJob(deliveriesJobs.deliver, { userId: b.user.id });
      expect([address, mailsTo(address).length]).toEqual([address, 0]);
    }
  });

  it('is not mailed to who ended them by the link of the one before, after it was planned', async () => {
    const { b, address, write } = await waiting('daily');
    await passes(b.user, 25 * HOUR_MS);
    await write();
    ctx.clock.advance(25 * HOUR_MS);
    await ctx.runJob(mailJobs.planDigests, {});
    expect((await post(linkOf(mailsTo(address)[0]))).statusCode).toBe(200);
    await ctx.runJob(deliveriesJobs.deliver, { userId: b.user.id });
    expect(mailsTo(address)).toHaveLength(1);
  });

  it('is planned for nobody who leaves or is suspended, and is there at once when a suspension is over', async () => {
    const [leaving, suspended] = [await waiting('daily'), await waiting('daily')];
    const { db } = ctx.database;
    await ctx.ok('deleteMe', { as: await again(leaving.b.user) });
    const until = new Date(ctx.clock.now().getTime() + 26 * HOUR_MS);
    await db.updateTable('users').set({ suspended_until: until }).where('id', '=', suspended.b.user.id).execute();
    for (const { b } of [leaving, suspended]) await passes(b.user, 12.5 * HOUR_MS);
    const digests = db.selectFrom('deliveries').select('user_id').where('kind', '=', 'digest');
    const ids = [leaving, suspended].map(({ b }) => b.user.id);
    expect(await digests.where('user_id', 'in', ids).execute()).toEqual([]);
    await passes(suspended.b.user, HOUR_MS);
    expect(mailsTo(suspended.address)).toHaveLength(1);
    expect(await digests.where('user_id', 'in', ids).execute()).toEqual([{ user_id: suspended.b.user.id }]);
  });

  it('waits until quiet hours are over, and is not mailed to who was suspended meanwhile', async () => {
    const both = [await waiting('daily'), await waiting('daily')];
    const clockIn = (ms: number) => new Date(ctx.clock.now().getTime() + ms).toISOString().slice(11, 16);
    const quietHours = { from: clockIn(0), to: clockIn(2 * HOUR_MS), zone: 'UTC' };
    for (const { b } of both) await ctx.ok('updatePreferences', { as: b.user, body: { quietHours } });
    const mailed = () => both.map(({ address }) => mailsTo(address).length);
    ctx.clock.advance(25 * HOUR_MS);
    for (const { b } of both) await plan(b.user);
    expect(mailed()).toEqual([0, 0]);
    const until = new Date(ctx.clock.now().getTime() + DAY_MS);
    const suspended = both[1]?.b.user.id ?? '';
    await ctx.database.db.updateTable('users').set({ suspended_until: until }).where('id', '=', suspended).execute();
    ctx.clock.advance(HOUR_MS);
    for (const { b } of both) await ctx.runJob(deliveriesJobs.deliver, { userId: b.user.id });
    expect(mailed()).toEqual([1, 0]);
  });

  it('ends with one click, and after seven intervals without a visit', async () => {
    const { b, address, write } = await waiting('daily');
    for (let day = 0; day < 12; day += 1) {
      await passes(b.user, 25 * HOUR_MS);
      await write();
    }
    expect(mailsTo(address)).toHaveLength(7);
    // A visit begins them anew, however long ago the address was confirmed.
    await again(b.user);
    await passes(b.user, 25 * HOUR_MS);
    expect(mailsTo(address)).toHaveLength(8);
    const other = await waiting('weekly');
    await passes(other.b.user, 8 * DAY_MS);
    const url = linkOf(mailsTo(other.address)[0]);
    expect((await post(url)).statusCode).toBe(200);
    expect((await ctx.ok('getPreferences', { as: await again(other.b.user) })).digest).toBe('off');
  });

  it('is planned for everybody, however many they are', async () => {
    const { pool } = ctx.database;
    const since = new Date(ctx.clock.now().getTime() - 25 * HOUR_MS);
    await pool.query(
      `with away as (
         insert into users (id, privy_id, display_name, created_at)
         select gen_random_uuid(), 'did:privy:away' || n, 'Away', $1 from generate_series(1, 1001) n returning id),
       target as (
         insert into delivery_targets (id, user_id, channel, created_at) select gen_random_uuid(), id, 'mail', $1 from away returning id, user_id),
       address as (
         insert into mail_addresses (user_id, address, target_id, key, confirmed_at) select user_id, 'away@example.org', id, '\\x00', $1 from target)
       insert into preferences (user_id, in_product, push, mail, digest, shows_words, updated_at)
         select id, '{}', '{}', '{}', 'daily', false, $1 from away`,
      [since],
    );
    await ctx.runJob(mailJobs.planDigests, {});
    const { rows } = await pool.query(
      `select count(distinct user_id)::integer as planned, count(*)::integer as digests
       from deliveries where kind = 'digest' and user_id in (select id from users where privy_id like 'did:privy:away%')`,
    );
    await pool.query(`delete from users where privy_id like 'did:privy:away%'`);
    expect(rows).toEqual([{ planned: 1001, digests: 1001 }]);
  });

  it('comes once, also if the process that plans or sends them dies in the middle', async () => {
    const many = [await waiting('daily'), await waiting('daily'), await waiting('daily')];
    // What a message adds is due some real seconds later, and would send them as soon as they are planned.
    await ctx.database.pool.query('delete from graphile_worker._private_jobs');
    ctx.clock.advance(25 * HOUR_MS);
    await Promise.all(Array.from({ length: 3 }, () => ctx.runJob(mailJobs.planDigests, {})));
    const people = many.map(({ b }) => b.user.id);
    // The first one is being sent when the process is killed.
    const [first] = people;
    const { db } = ctx.database;
    await db
      .updateTable('deliveries')
      .set({ claimed_at: ctx.clock.now(), attempts: 1 })
      .where('user_id', '=', first ?? '')
      .where('ended_at', 'is', null)
      .execute();
    for (let time = 0; time < 3; time += 1) {
      ctx.clock.advance(10 * MINUTE_MS);
      await ctx.runJob(mailJobs.planDigests, {});
      await ctx.runJob(deliveriesJobs.deliverDue, {});
    }
    expect(many.map(({ address }) => mailsTo(address).length)).toEqual([0, 1, 1]);
  });
});

describe('texts of people in a mail', () => {
  it('are no markup and become no links', () => {
    const parts = {
      language: 'en',
      subject: 'Subject',
      text: 'Text',
      lists: [{ heading: 'Matches', items: ['<img src=x onerror=alert(1)> evil.example/now'] }],
      button: { label: 'Open', url: 'https://mutuals.example/' },
      settingsUrl: 'https://mutuals.example/settings',
    } as const;
    expect(toHtml(parts)).not.toContain('<img');
    for (const text of [toHtml(parts), toText(parts)]) expect(text).not.toContain('evil.example/now');
    expect(harmless('A. B: c')).toBe('A. B: c');
    expect(harmless('a@b c/d e:f g.h').split('\u{2060}')).toEqual(['a@', 'b c/', 'd e:', 'f g.', 'h']);
  });
});
