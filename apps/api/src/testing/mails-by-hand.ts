import type { Mail, Mailer, MailOutcome } from '../integrations/mail/mailer.ts';

/** A mail server that keeps what it takes. */
export interface MailsByHand extends Mailer {
  /** What it was asked to send, the oldest first. */
  readonly sent: Mail[];
  /** What it answers; it takes everything by default. */
  answer: (mail: Mail) => MailOutcome | Promise<MailOutcome>;
}

export function createMailsByHand(): MailsByHand {
  const mails: MailsByHand = {
    sent: [],
    answer: () => 'sent',
    async send(mail) {
      mails.sent.push(mail);
      return mails.answer(mail);
    },
    async verify() {},
  };
  return mails;
}
