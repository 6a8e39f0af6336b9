import { NIL, v7 as uuid } from 'uuid';
import type { components } from '@mutuals/api-client/schema';
import type { Caller } from '../../caller.ts';
import type { Clock } from '../../clock.ts';
import { inTransaction } from '../../database/database.ts';
import type { Db, Language, StoppedBy, Trx } from '../../database/schema.ts';
import type { Mailer } from '../../integrations/mail/mailer.ts';
import type { JobPayload } from '../../jobs/job-kind.ts';
import { addJob } from '../../jobs/queue.ts';
import { deliveriesCounted } from '../../lib/meters.ts';
import { Problem } from '../../problem.ts';
import { requireBudget } from '../budgets/budgets.public.ts';
import { deleteTargets, insertDigests, insertTarget, moveWaiting } from '../deliveries/deliveries.public.ts';
import type { Outgoing, Sender, Sent } from '../deliveries/deliveries.service.ts';
import { endMails } from '../preferences/preferences.public.ts';
import { lockUser } from '../users/users.public.ts';
import { confirmationWords } from './mail-words.data.ts';
import { mailJobs } from './mail.jobs.ts';
import * as repository from './mail.repository.ts';
import {
  CONFIRMATION_MS,
  CONFIRMATIONS_PER_DAY,
  digestOf,
  endingToken,
  hashOf,
  hintOf,
  isSigned,
  keyOf,
  newToken,
  readEnding,
} from './mail.rules.ts';
import { type MailParts, toHtml, toText } from './mail.view.ts';
import type { MailWriting } from './writing.service.ts';

type MailAddress = components['schemas']['MailAddress'];

/** The path of links that end mails of a kind. The token is their query, which no log has. */
export const UNSUBSCRIBE_PATH = '/unsubscribe';

/** Where a person says what reaches them, and how. */
export const REACH_PATH = '/settings#reach';

export interface MailService {
  getMailAddress(caller: Caller): Promise<MailAddress>;
  /** Mails a link that confirms an address (D73). Throws `mail_unavailable` and `rate_limited`. */
  updateMailAddress(caller: Caller, address: string): Promise<MailAddress>;
  /** Takes an address into use, by the token of its link, once. Throws `mail_link_not_found`, also for somebody else's. */
  confirmMailAddress(caller: Caller, token: string): Promise<MailAddress>;
  /** Forgets a person's address, and what waits for it. */
  deleteMailAddress(caller: Caller): Promise<void>;
  mailConfirmation(confirmation: JobPayload<typeof mailJobs.mailConfirmation>): Promise<void>;
  /** Adds digests for some who chose them and stayed away for their whole interval; a job of its own goes on with the others. */
  planDigests(): Promise<void>;
  /** The same for those behind a person. */
  planMoreDigests(last: JobPayload<typeof mailJobs.planMoreDigests>): Promise<void>;
  /** Ends mails of a kind by the signed link of one of them (RFC 8058); false for any other link. */
  unsubscribe(token: string): Promise<boolean>;
  /** Ends all mails to the address of a delivery, because it came back or its person complained. */
  stop(deliveryId: string, stoppedBy: StoppedBy): Promise<void>;
  /** The channel of deliveries; null if the installation sends no mail. */
  sender: Sender | null;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  mailer: Mailer | null;
  writing: MailWriting;
  /** The public origin. */
  origin: string;
}

const PLANNED_AT_ONCE = 500;

export function createMailService({ db, clock, mailer, writing, origin }: Dependencies): MailService {
  const settingsUrl = `${origin}${REACH_PATH}`;

  async function read(connection: Db, userId: string): Promise<MailAddress> {
    const [address, waiting] = await Promise.all([
      repository.findAddress(connection, userId),
      repository.findConfirmationOf(connection, userId, clock.now()),
    ]);
    return {
      address: address === undefined ? null : hintOf(address.address),
      stoppedBy: address?.target_id === null ? address.stopped_by : null,
      waiting: waiting === undefined ? null : hintOf(waiting.address),
      isAvailable: mailer !== null,
    };
  }

  function unsubscribeUrl({ userId, kind }: Outgoing, key: Buffer): string | null {
    // A receipt is no mail that one subscribes to.
    return kind === 'payment' ? null : `${origin}${UNSUBSCRIBE_PATH}?token=${endingToken({ userId, kind }, key)}`;
  }

  async function send(outgoing: Outgoing, by: Mailer): Promise<Sent> {
    const address = await repository.findAddress(db, outgoing.userId);
    if (address?.target_id !== outgoing.targetId) return 'dropped';
    const parts = await writing.write(outgoing);
    if (parts === null) return 'dropped';
    const link = unsubscribeUrl(outgoing, address.key);
    const mail = bodies({ ...parts, settingsUrl });
    const outcome = await by.send({ id: outgoing.id, to: address.address, ...mail, unsubscribeUrl: link });
    if (outcome === 'gone') await repository.noteStop(db, outgoing.userId, 'bounce');
    return outcome;
  }

  async function planSome(afterId: string): Promise<void> {
    if (mailer === null) return;
    await inTransaction(db, async (trx) => {
      const absent = await repository.takeAbsent(trx, afterId, clock.now(), PLANNED_AT_ONCE);
      await insertDigests(trx, absent, clock.now());
      const last = absent.map(({ userId }) => userId).toSorted()[PLANNED_AT_ONCE - 1];
      // From the beginning, it would look at all who are planned for again.
      if (last !== undefined) await addJob(trx, mailJobs.planMoreDigests, { afterId: last });
    });
  }

  return {
    sender: mailer === null ? null : { send: (outgoing) => send(outgoing, mailer) },

    getMailAddress: ({ userId }) => read(db, userId),

    async updateMailAddress({ userId }, address) {
      if (mailer === null) throw new Problem('mail_unavailable');
      const known = await repository.findAddress(db, userId);
      if (known?.target_id != null && known.address === address) return read(db, userId);
      const now = clock.now();
      return inTransaction(db, async (trx) => {
        await lockUser(trx, userId);
        for (const holder of [userId, digestOf(address)])
          await requireBudget(trx, { budget: 'mail-confirmations', holder }, now, CONFIRMATIONS_PER_DAY);
        const expiresAt = new Date(now.getTime() + CONFIRMATION_MS);
        const row = { id: uuid(), user_id: userId, address, token_hash: null, expires_at: expiresAt };
        await repository.replaceConfirmation(trx, row);
        await addJob(trx, mailJobs.mailConfirmation, { confirmationId: row.id });
        return read(trx, userId);
      });
    },

    async confirmMailAddress({ userId }, token) {
      return inTransaction(db, async (trx) => {
        await lockUser(trx, userId);
        const now = clock.now();
        const confirmed = await repository.takeConfirmation(trx, userId, hashOf(token), now);
        if (confirmed === undefined) throw new Problem('mail_link_not_found');
        const target = { id: uuid(), userId, channel: 'mail' } as const;
        await insertTarget(trx, target, now);
        const last = await repository.findAddress(trx, userId);
        if (last?.target_id != null) await moveWaiting(trx, last.target_id, target.id);
        await forget(trx, userId);
        await repository.insertAddress(trx, {
          user_id: userId,
          address: confirmed.address,
          target_id: target.id,
          stopped_by: null,
          // The links in earlier mails to it still end them; those of before `mail_key` only while no other address came between.
          key:
            last?.address === confirmed.address
              ? last.key
              : keyOf(await repository.mailKeyOf(trx, userId), confirmed.address),
          confirmed_at: now,
          digested_at: null,
        });
        return read(trx, userId);
      });
    },

    async deleteMailAddress({ userId }) {
      await inTransaction(db, async (trx) => {
        await lockUser(trx, userId);
        await repository.deleteConfirmation(trx, userId);
        await forget(trx, userId);
      });
    },

    async mailConfirmation({ confirmationId }) {
      if (mailer === null) return;
      const token = newToken();
      const waiting = await repository.setToken(db, confirmationId, hashOf(token));
      if (waiting === undefined) return;
      const { subject, text, button, why } = confirmationWords;
      const say = (said: Readonly<Record<Language, string>>) => said[waiting.language];
      const mail = bodies({
        language: waiting.language,
        subject: say(subject),
        text: say(text),
        // Behind the #, it is in no log and in no referrer.
        button: { label: say(button), url: `${origin}/settings#confirm-mail=${token}` },
        why: say(why),
        settingsUrl,
      });
      const sending = mailer.send({ id: confirmationId, to: waiting.address, ...mail, unsubscribeUrl: null });
      const outcome = await sending.catch(async (error: unknown) => {
        // With the database away too, the token stays and no other is mailed. What is told is the mail's error.
        await repository.forgetToken(db, confirmationId).catch(() => {});
        throw error;
      });
      deliveriesCounted.inc({ channel: 'mail', kind: 'confirmation', outcome });
    },

    async planDigests() {
      await repository.deleteExpired(db, clock.now());
      await planSome(NIL);
    },
    planMoreDigests: ({ afterId }) => planSome(afterId),

    async unsubscribe(token) {
      const ending = readEnding(token);
      const address = ending === null ? undefined : await repository.findAddress(db, ending.userId);
      if (ending === null || address === undefined || !isSigned(ending, address.key)) return false;
      await inTransaction(db, async (trx) => {
        await lockUser(trx, ending.userId);
        await endMails(trx, ending.userId, ending.kind, clock.now());
      });
      return true;
    },

    async stop(deliveryId, stoppedBy) {
      const receiver = await repository.findReceiver(db, deliveryId);
      if (receiver?.target_id == null) return;
      await repository.noteStop(db, receiver.user_id, stoppedBy);
      await deleteTargets(db, [receiver.target_id]);
    },
  };
}

/** Forgets the confirmed address of a person. */
async function forget(trx: Trx, userId: string): Promise<void> {
  const address = await repository.findAddress(trx, userId);
  if (address === undefined) return;
  await repository.deleteAddress(trx, userId);
  if (address.target_id !== null) await deleteTargets(trx, [address.target_id]);
}

const bodies = (parts: MailParts) => ({ subject: parts.subject, text: toText(parts), html: toHtml(parts) });
