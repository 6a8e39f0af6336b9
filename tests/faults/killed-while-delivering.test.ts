// A job runner is killed in the middle of a delivery: whoever was told is not told again, and what waits goes out once (D72).
import { randomUUID as uuid } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase } from '../../apps/api/src/database/database.ts';
import { deliveriesJobs } from '../../apps/api/src/domains/deliveries/deliveries.jobs.ts';
import { mailJobs } from '../../apps/api/src/domains/mail/mail.jobs.ts';
import { addJob } from '../../apps/api/src/jobs/queue.ts';
import { id } from '../../apps/api/src/testing/lived-in-database.ts';
import { createSmtpByHand, type SmtpByHand } from '../../apps/api/src/testing/smtp-by-hand.ts';
import { createTestDatabase } from '../../apps/api/src/testing/test-database.ts';
import { type Mortal, startMortal, until } from './mortal.ts';

const EVE = id(950);
const TARGET = id(951);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: ReturnType<typeof openDatabase>;
let smtp: SmtpByHand;
let runner: Mortal;
beforeAll(async () => {
  [database, smtp] = await Promise.all([createTestDatabase(), createSmtpByHand()]);
  opened = openDatabase(database.connectionString, { maxConnections: 2 });
  await query(`insert into users (id, privy_id, display_name, created_at) values ($1, 'did:privy:eve', 'Eve', now())`, [
    EVE,
  ]);
  await query(`insert into delivery_targets (id, user_id, channel, created_at) values ($1, $2, 'mail', now())`, [
    TARGET,
    EVE,
  ]);
  await query(
    `insert into mail_addresses (user_id, address, target_id, key, confirmed_at) values ($1, 'eve@example.org', $2, $3, now())`,
    [EVE, TARGET, Buffer.alloc(32)],
  );
  runner = await startRunner();
});
afterAll(async () => {
  await runner.kill();
  smtp.close();
  await opened.close();
  await database.drop();
});

const query = async (text: string, values: unknown[]) => (await opened.pool.query(text, values)).rows;
const deliverDue = () => inTransaction(opened.db, (trx) => addJob(trx, deliveriesJobs.deliverDue, {}));
const planDigests = () => inTransaction(opened.db, (trx) => addJob(trx, mailJobs.planDigests, {}));
const startRunner = () =>
  startMortal('apps/api/src/work.ts', database.connectionString, {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    LOG_LEVEL: 'warn',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Mutuals <hello@mutuals.example>',
  });

/** Something that Eve is mailed of now. */
async function tellEve(): Promise<string> {
  const [notificationId, deliveryId] = [uuid(), uuid()];
  await query(
    `insert into notifications (id, user_id, type, data, created_at, updated_at)
     values ($1, $2, 'ticket_closed', '{"ticketSubject":"Help"}', now(), now())`,
    [notificationId, EVE],
  );
  await query(
    `insert into deliveries (id, target_id, user_id, channel, kind, subject, notification_id, due_at, created_at)
     values ($1, $2, $3, 'mail', 'ticket', $4, $5, now(), now())`,
    [deliveryId, TARGET, EVE, `ticket:${deliveryId}`, notificationId],
  );
  await deliverDue();
  return deliveryId;
}

/** Lets the minutes pass after which others go on with what a dead runner began. */
async function passMinutes(): Promise<void> {
  const minutes = `- interval '10 minutes'`;
  await query(`update job_runners set seen_at = seen_at ${minutes}`, []);
  await query(
    `update graphile_worker._private_jobs set locked_at = locked_at ${minutes} where locked_at is not null`,
    [],
  );
  await query(`update deliveries set claimed_at = claimed_at ${minutes} where ended_at is null`, []);
}

/** The runner dies once `dies` said so, and another one is there. */
async function kill(arm: (die: () => void) => void, begin: () => Promise<unknown>): Promise<void> {
  let isDead = false;
  await until(() => runner.isReady(), [runner]);
  arm(() => {
    isDead = true;
    void runner.kill();
  });
  await begin();
  await until(() => isDead, []);
  await runner.kill();
  smtp.onMail = (socket) => void socket.write('250 Taken\r\n');
  runner = await startRunner();
  await until(() => runner.isReady(), [runner]);
  await passMinutes();
}

/** The runner dies, and another goes on. Returns what became of the delivery, and how often it was mailed. */
async function killWhile(arm: (die: () => void) => void): Promise<[outcome: string, mails: number]> {
  let deliveryId = '';
  await kill(arm, async () => (deliveryId = await tellEve()));
  await deliverDue();
  const outcomeOf = async () => (await query('select outcome from deliveries where id = $1', [deliveryId]))[0].outcome;
  await until(async () => (await outcomeOf()) !== null, [runner]);
  return [await outcomeOf(), smtp.mails.filter((mail) => mail.includes(deliveryId)).length];
}

describe('a delivery', () => {
  it('that the mail server has, and has not answered yet, is not sent again', async () => {
    const end = killWhile((die) => {
      smtp.onMail = die;
    });
    expect(await end).toEqual(['unsure', 1]);
  });

  it('that was sent, of which the end was not stored yet, is not sent again', async () => {
    const end = killWhile((die) =>
      runner.listen((statement) => {
        if (!/update "deliveries" set "ended_at" .* where "id" =/.test(statement)) return true;
        die();
        return false;
      }),
    );
    expect(await end).toEqual(['unsure', 1]);
  });

  it('that nobody has claimed yet goes out once', async () => {
    const end = killWhile((die) =>
      runner.listen((statement) => {
        if (!/update "deliveries" set "claimed_at"/.test(statement)) return true;
        die();
        return false;
      }),
    );
    expect(await end).toEqual(['sent', 1]);
  });
});

describe('a digest', () => {
  const digests = () => query(`select id, outcome from deliveries where user_id = $1 and kind = 'digest'`, [EVE]);
  const isPlanned = async () =>
    (await query(`select from graphile_worker.jobs where task_identifier = 'plan-digests'`, [])).length === 0;

  beforeAll(async () => {
    const [own, other, liker] = [uuid(), uuid(), uuid()];
    await query(
      `insert into users (id, privy_id, display_name, created_at) values ($1, 'did:privy:ann', 'Ann', now())`,
      [liker],
    );
    await query(
      `insert into profiles (id, user_id, profile_type, subtype, name, bio, tier, created_at, updated_at)
       select id, owner, 'individual', 'developer', 'Somebody', 'Builds.', 'free', now(), now()
       from unnest($1::uuid[], $2::uuid[]) as person (id, owner)`,
      [
        [own, other],
        [EVE, liker],
      ],
    );
    await query(
      `insert into preferences (user_id, in_product, push, mail, digest, shows_words, updated_at)
       values ($1, '{like}', '{}', '{like}', 'daily', false, now())`,
      [EVE],
    );
    await query(
      `insert into notifications (id, user_id, type, data, created_at, updated_at)
       values ($1, $2, 'new_like', $3, now(), now())`,
      [uuid(), EVE, JSON.stringify({ receiverProfileId: own, likerProfileId: other, isSuperLike: false })],
    );
  });

  /** The runner dies at a statement, or while it mails, and another plans and sends. Returns how the digests ended, and how many were mailed. */
  async function killAt(statementOf: RegExp | null): Promise<[outcomes: string[], mails: number]> {
    await query(`delete from deliveries where kind = 'digest'`, []);
    await query(`update mail_addresses set confirmed_at = now() - interval '2 days', digested_at = null`, []);
    smtp.mails.length = 0;
    await kill(
      (die) => {
        if (statementOf === null) smtp.onMail = die;
        else
          runner.listen((statement) => {
            if (!statementOf.test(statement)) return true;
            die();
            return false;
          });
      },
      async () => {
        await planDigests();
        if (statementOf === null || statementOf.source.includes('claimed_at')) {
          await until(async () => (await digests()).length > 0, [runner]);
          await deliverDue();
        }
      },
    );
    await planDigests();
    await until(async () => (await digests()).length > 0 && (await isPlanned()), [runner]);
    await deliverDue();
    await until(async () => (await digests()).every(({ outcome }) => outcome !== null), [runner]);
    await planDigests();
    await until(isPlanned, [runner]);
    return [(await digests()).map(({ outcome }) => outcome), smtp.mails.length];
  }

  it.each([
    ['noted who is away', /update mail_addresses set digested_at/, 'sent'],
    ['stored it', /insert into deliveries/, 'sent'],
    ['claimed it', /update "deliveries" set "claimed_at"/, 'sent'],
    ['got an answer of the mail server', null, 'unsure'],
  ])('is mailed once where its process dies before it has %s', async (_what, statement, outcome) => {
    expect(await killAt(statement)).toEqual([[outcome], 1]);
  });
});
