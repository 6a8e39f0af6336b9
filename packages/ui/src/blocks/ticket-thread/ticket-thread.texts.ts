/** The words of a TicketThread. */
export interface TicketThreadTexts {
  /** Names the facts: "Ticket details". */
  readonly details: string;
  /** Names the messages. */
  readonly messages: string;
  /** In their place where there are none. */
  readonly none: string;
  readonly reply: string;
  readonly replyPlaceholder: string;
  readonly send: string;
  readonly sendFailed: string;
  /** After it: what was written is still there. */
  readonly kept: string;
  /** The ticket takes no more messages, and one is written. */
  readonly unsentText: string;
  readonly moveFailed: string;
}
