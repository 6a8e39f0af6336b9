import type { MailConfig } from '../../config.ts';
import { type Mailer, type MailOutcome, MailTrouble } from './mailer.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Sends by the configured SMTP server; null if there is none. The library is loaded with the first mail. */
export function createMailer(config: MailConfig | null): Mailer | null {
  if (config === null) return null;
  const { smtpUrl, from } = config;
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      const unsubscribe: Record<string, string> =
        unsubscribeUrl === null
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      const transport = await open(smtpUrl);
      let isWritten = false;
      transport.use('stream', ({ message }, next) => {
        message.processFunc((content) => content.once('end', () => (isWritten = true)));
        next();
      });
      try {
        await transport.sendMail({
          from,
          // As an object: a text could hold further addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribe },
        });
        return 'sent';
      } catch (error) {
        return outcomeOf(error, isWritten);
      }
    },

    async verify() {
      try {
        await (await open(smtpUrl)).verify();
      } catch (error) {
        throw troubleOf(error);
      }
    },
  };
}

/** Each mail has a connection of its own. A password goes over no open line, unless the address has `?requireTLS=false`. */
async function open(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    requireTLS: new URL(url).password !== '',
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
}

interface SmtpFailure {
  status: number | null;
  command: unknown;
  isNoMailbox: boolean;
  /** For the log. */
  summary: string;
}

/**
 * The enhanced codes (RFC 3463) that say that a mailbox is not there. A status alone does not: with 550 and 553 servers also refuse whom they
 * relay nothing for, and one wrong setting of ours would end every address.
 */
const NO_MAILBOX = new Set(['5.1.1', '5.1.6', '5.1.10']);
/** Servers write it right after the status or in brackets, with a # or a colon. */
const ENHANCED_CODE = /(?<![\w.])5(?:\.\d+){2}(?!\.?\w)/;

/** What an error of the library says, without the server's own words, which quote addresses. */
function failureOf(error: unknown): SmtpFailure {
  const { code, responseCode, command, response }: Record<string, unknown> = Object(error);
  const [enhancedCode = ''] = ENHANCED_CODE.exec(String(response)) ?? [];
  return {
    status: typeof responseCode === 'number' ? responseCode : null,
    command,
    isNoMailbox: NO_MAILBOX.has(enhancedCode),
    summary: [code, responseCode, command].filter((part) => part !== undefined).join(' '),
  };
}

/**
 * There is no such mailbox, a final refusal of the mail, or no answer to all of it. Anything else may be over later: a mailbox that is full, or a
 * server that refuses ours, be it at every mailbox.
 * @param isWritten the whole mail was handed to the connection
 */
function outcomeOf(error: unknown, isWritten: boolean): MailOutcome {
  const { status, command, isNoMailbox } = failureOf(error);
  if (isWritten && status === null) return 'unsure';
  const isFinal = status !== null && status >= 500;
  if (isFinal && isNoMailbox && command === 'RCPT TO') return 'gone';
  if (isFinal && command === 'DATA') return 'refused';
  throw troubleOf(error);
}

function troubleOf(error: unknown): MailTrouble {
  return new MailTrouble(`The mail server failed: ${failureOf(error).summary}`);
}
