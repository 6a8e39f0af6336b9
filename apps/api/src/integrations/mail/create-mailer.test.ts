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
  ['whose connection ends before it answers', (socket) => void socket.destroy(), 'unsure'],
  ['that answers with half a line', (socket) => void socket.end('25'), 'unsure'],
])('a whole mail to a server %s', async (_what, onMail, outcome) => {
  smtp.onMail = onMail;
  expect(await send()).toBe(outcome);
  expect(smtp.mails).toHaveLength(1);
});

it.each<[string, (server: SmtpByHand) => void]>([
  ['that has no time for it', (server) => (server.onMail = (socket) => void socket.write('451 Later\r\n'))],
  ['whose connection ends before it takes the mail', (server) => (server.dropsAt = 'DATA')],
])('to a server %s, it can be sent again', async (_what, play) => {
  play(smtp);
  await expect(send()).rejects.toMatchObject({ name: 'MailTrouble' });
});
