import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSmtpByHand, type SmtpByHand } from '../../testing/smtp-by-hand.ts';
import { createMailer } from './create-mailer.ts';

let smtp: SmtpByHand;
beforeEach(async () => {
  smtp = await createSmtpByHand();
});
afterEach(() => smtp.close());

const send = async () =>
  createMailer({
    smtpUrl: smtp.url,
    from: { name: 'Mutuals', address: 'hello@mutuals.example' },
    webhookSecret: null,
  })?.send({
    id: 'one',
    to: 'ada@example.org',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    unsubscribeUrl: null,
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

it.each(['550 5.1.1 ada@example.org: no such user', '550-5.1.10 Not found\r\n550 5.1.10 Really', '553 No', '550 No'])(
  'a mailbox is gone where the server says %j',
  async (answer) => {
    smtp.answers = { RCPT: answer };
    expect(await send()).toBe('gone');
  },
);

it.each<[string, (server: SmtpByHand) => void]>([
  ['that has no time for it', (server) => (server.onMail = (socket) => void socket.write('451 Later\r\n'))],
  ['whose connection ends before it takes the mail', (server) => (server.answers = { DATA: null })],
  ['that closes when it is asked for the mailbox', (server) => (server.answers = { RCPT: '421 4.3.2 Closing' })],
  ['that asks to come back for the mailbox', (server) => (server.answers = { RCPT: '450 4.2.0 Greylisted' })],
  ['that asks to come back with the mail', (server) => (server.answers = { DATA: '451 4.3.0 Later' })],
  ['whose mailbox is full', (server) => (server.answers = { RCPT: '552 5.2.2 Mailbox full' })],
  ['that relays nothing of ours', (server) => (server.answers = { RCPT: '550 5.7.1 Relaying denied' })],
  ['that knows no such domain as ours', (server) => (server.answers = { RCPT: '550 5.1.8 Sender address rejected' })],
  ['that wants a password first', (server) => (server.answers = { RCPT: '530 Authentication required' })],
  ['that takes none of our mail', (server) => (server.answers = { MAIL: '550 5.7.1 Go away' })],
])('to a server %s, it can be sent again', async (_what, play) => {
  play(smtp);
  await expect(send()).rejects.toMatchObject({ name: 'MailTrouble' });
});
