// A job runner is killed in the middle of a delivery: whoever was told is not told again, and what waits goes out once (D72).
import { randomUUID as uuid } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase } from '../../apps/api/src/database/database.ts';
import { deliveriesJobs } from '../../apps/api/src/domains/deliveries/deliveries.jobs.ts';
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

/** The runner dies once `dies` said so, and another goes on. Returns what became of the delivery, and how often it was mailed. */
async function killWhile(arm: (die: () => void) => void): Promise<[outcome: string, mails: number]> {
  let isDead = false;
  await until(() => runner.isReady(), [runner]);
  arm(() => {
    isDead = true;
    void runner.kill();
  });
  const deliveryId = await tellEve();
  await until(() => isDead, []);
  await runner.kill();
  smtp.onMail = (socket) => void socket.write('250 Taken\r\n');
  runner = await startRunner();
  await until(() => runner.isReady(), [runner]);
  await passMinutes();
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
