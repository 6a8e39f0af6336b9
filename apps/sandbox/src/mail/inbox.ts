// A mail server for this machine, which takes every mail and delivers none: each stays in its inbox, to be read at /mail.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail as it arrived. */
export interface KeptMail {
  readonly messageId: string;
  readonly at: string;
  /** The receiver of the envelope, which is who gets it, whatever the headers say. */
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Inbox {
  /** `smtp://127.0.0.1:{port}` */
  readonly smtpUrl: string;
  /** The last ones, the oldest first. */
  readonly mails: readonly KeptMail[];
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
const MOST_MAILS = 500;
const MOST_BYTES = 1024 * 1024;

/** Receivers that a real server would refuse, by how their address begins. */
const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  bounce: { status: 550, message: '5.1.1 There is no such mailbox' },
  later: { status: 451, message: 'Please try again later' },
};

/** @param port 0 for any free port. */
export async function openInbox(port: number, now: () => Date): Promise<Inbox> {
  const mails: KeptMail[] = [];
  async function keep(stream: SMTPServerDataStream, receivers: readonly { address: string }[]): Promise<void> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
    const mail = await read(raw);
    for (const { address } of receivers) mails.push({ ...mail, to: address, at: now().toISOString() });
    mails.splice(0, Math.max(0, mails.length - MOST_MAILS));
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MOST_BYTES,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.entries(REFUSALS).find(([beginning]) => address.startsWith(beginning))?.[1];
      done(refusal === undefined ? null : Object.assign(new Error(refusal.message), { responseCode: refusal.status }));
    },
    onData(stream, { envelope }, done) {
      const end = callbackify(keep);
      end(stream, envelope.rcptTo, done);
    },
  });
  // A client that goes away is no error of ours.
  server.on('error', () => undefined);
  const listening = server.listen(port, HOST);
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server is not listening.');
  return {
    smtpUrl: `smtp://${HOST}:${address.port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function read(raw: Buffer): Promise<Omit<KeptMail, 'to' | 'at'>> {
  const mail = await PostalMime.parse(raw);
  return {
    messageId: mail.messageId ?? '',
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  };
}
