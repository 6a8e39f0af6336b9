/** A mail to one address. */
export interface Mail {
  /** The same in every attempt, and in its Message-ID. */
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where one click ends mails of its kind (RFC 8058); null for what cannot be ended. */
  unsubscribeUrl: string | null;
}

/**
 * `gone`: there is no such mailbox. `refused`: the server does not take this mail. `unsure`: the server got all of it and did not answer, so it
 * may have taken it.
 */
export type MailOutcome = 'sent' | 'gone' | 'refused' | 'unsure';

/** A mail server to send by. */
export interface Mailer {
  /** Throws `MailTrouble` if a later attempt may succeed. */
  send(mail: Mail): Promise<MailOutcome>;
  /** Connects and signs in, and sends nothing. Throws `MailTrouble`. */
  verify(): Promise<void>;
}

/** The mail server is away, busy or refuses us. The message names no address (D73). */
export class MailTrouble extends Error {
  override name = 'MailTrouble';
}
