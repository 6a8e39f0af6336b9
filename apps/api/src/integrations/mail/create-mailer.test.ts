import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpByHand, type SmtpByHand } from '../../testing/smtp-by-hand.ts';
import { createMailer } from './create-mailer.ts';

let smtp: SmtpByHand;
beforeEach(async () => {
  smtp = await createSmtpByHand();
});
afterEach(() => smtp.close());

const mailer = (smtpUrl = smtp.url) =>
  createMailer({
    smtpUrl,
    from: { name: 'Mutuals', address: 'hello@mutuals.example' },
    webhookSecret: null,
  });
const send = async (unsubscribeUrl: string | null = null) =>
  mailer()?.send({
    id: 'one',
    to: 'ada@example.org',
    subject: 'Hello',
    text: 'Hello in text',
    html: '<p>Hello in HTML</p>',
    unsubscribeUrl,
  });
/** The lines of the head of the first mail that arrived. */
const headOf = ([mail = '']: readonly string[]) =>
  mail
    .slice(0, mail.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n\s+/g, ' ')
    .split('\r\n');

it('a mail says from whom and to whom it is, its id, that nobody answers it, and how one click ends it (RFC 8058)', async () => {
  expect(await send('https://mutuals.example/unsubscribe?token=t')).toBe('sent');
  expect(headOf(smtp.mails)).toEqual(
    expect.arrayContaining([
      'From: Mutuals <hello@mutuals.example>',
      'To: ada@example.org',
      'Subject: Hello',
      'Message-ID: <one@mutuals.example>',
      'Auto-Submitted: auto-generated',
      'List-Unsubscribe: <https://mutuals.example/unsubscribe?token=t>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ]),
  );
  for (const part of ['Hello in text', '<p>Hello in HTML</p>']) expect(smtp.mails[0]).toContain(part);
});

it('a mail that cannot be ended says nothing of how', async () => {
  await send();
  expect(smtp.mails[0]).not.toMatch(/unsubscribe/i);
});

it('without a server there is no mailer', () => {
  expect(createMailer(null)).toBeNull();
});

it('verifying greets the server and sends nothing', async () => {
  await mailer()?.verify();
  expect(smtp.mails).toEqual([]);
  smtp.answers = { EHLO: '421 Busy', HELO: '421 Busy' };
  await expect(mailer()?.verify()).rejects.toMatchObject({ name: 'MailTrouble' });
});

it.each<[string, (socket: Socket) => void, string]>([
  ['that takes it', (socket) => void socket.write('250 Taken\r\n'), 'sent'],
  ['that refuses it', (socket) => void socket.write('554 No\r\n'), 'refused'],
  ['that cannot read it', (socket) => void socket.write('500 What\r\n'), 'refused'],
  ['whose connection ends before it answers', (socket) => void socket.destroy(), 'unsure'],
  ['that answers with half a line', (socket) => void socket.end('25'), 'unsure'],
])('a whole mail to a server %s', async (_what, onMail, outcome) => {
  smtp.onMail = onMail;
  expect(await send()).toBe(outcome);
  expect(smtp.mails).toHaveLength(1);
});

it.each([
  '550 5.1.1 ada@example.org: no such user',
  '550 5.1.1: No such user',
  '550 #5.1.1 No such user',
  '550 sorry, no mailbox here by that name. (#5.1.1)',
  '550-5.1.10 Not found\r\n550 5.1.10 Really',
  '551 5.1.6 Moved',
])('a mailbox is gone where the server says %j', async (answer) => {
  smtp.answers = { RCPT: answer };
  expect(await send()).toBe('gone');
});

// As they refuse whom they relay nothing for, whom they do not know, and what is too much.
it.each([
  '550 relay not permitted',
  '550 Sender verify failed',
  "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
  '550 #5.7.1 Relaying denied',
  '550 5.7.1: Relaying denied',
  '550 5.7.1 Relaying denied',
  '550 5.1.8 Sender address rejected',
  '550 5.1.2 Host unknown',
  '550-5.2.1 The user receives mail at a rate that\r\n550 5.2.1 prevents more',
  '550 Listed: 5.1.1.20',
  '551 User not local',
  '451 Cannot ask for it now: 550 5.1.1 said its server a moment ago',
])('a mailbox is not gone where the server says %j', async (answer) => {
  smtp.answers = { RCPT: answer };
  await expect(send()).rejects.toMatchObject({ name: 'MailTrouble' });
});

it('a server that is away is told with what could not be done, and no address', async () => {
  smtp.close();
  await expect(mailer()?.verify()).rejects.toThrow(/^The mail server failed: ESOCKET CONN$/);
});

it('a password goes over no open line, and into no error', async () => {
  smtp.answers = { EHLO: '250-Here\r\n250 AUTH PLAIN', STARTTLS: '502 No', AUTH: '535 5.7.8 Not canary' };
  const url = smtp.url.replace('//', '//me:canary@');
  await expect(mailer(url)?.verify()).rejects.toThrow(/^The mail server failed: ETLS 502 STARTTLS$/);
  await expect(mailer(`${url}?requireTLS=false`)?.verify()).rejects.toThrow(
    /^The mail server failed: EAUTH 535 AUTH PLAIN$/,
  );
});

it.each(['HTTP/1.1 400 Bad Request', '\u{0}\u{1}', '554 Nobody here', null])(
  'to a server whose greeting is %j, a mail can be sent again',
  async (greeting) => {
    smtp.greeting = greeting;
    await expect(send()).rejects.toMatchObject({ name: 'MailTrouble' });
  },
);

it('a failure is told with the code, the status and the command, and nothing that the server wrote (D73)', async () => {
  smtp.answers = { RCPT: '450 4.2.0 ada@example.org is greylisted' };
  await expect(send()).rejects.toThrow(/^The mail server failed: EENVELOPE 450 RCPT TO$/);
});

it.each<[string, (server: SmtpByHand) => void]>([
  ['that has no time for it', (server) => (server.onMail = (socket) => void socket.write('451 Later\r\n'))],
  ['whose connection ends before it takes the mail', (server) => (server.answers = { DATA: null })],
  ['that closes when it is asked for the mailbox', (server) => (server.answers = { RCPT: '421 4.3.2 Closing' })],
  ['that asks to come back for the mailbox', (server) => (server.answers = { RCPT: '450 4.2.0 Greylisted' })],
  ['that asks to come back with the mail', (server) => (server.answers = { DATA: '451 4.3.0 Later' })],
  ['whose mailbox is full', (server) => (server.answers = { RCPT: '552 5.2.2 Mailbox full' })],
  ['that wants a password first', (server) => (server.answers = { RCPT: '530 Authentication required' })],
  ['that takes none of our mail', (server) => (server.answers = { MAIL: '550 5.7.1 Go away' })],
  ['that does not know our own mailbox', (server) => (server.answers = { MAIL: '550 5.1.1 No such user' })],
])('to a server %s, it can be sent again', async (_what, play) => {
  play(smtp);
  await expect(send()).rejects.toMatchObject({ name: 'MailTrouble' });
});
