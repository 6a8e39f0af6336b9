import type { Fault } from '../../lib/fault.ts';

/** One message as the thread shows it; the rows of the chat machine's view fit. */
export interface MessageRow {
  /** The same before and after an own message is confirmed. */
  readonly key: string;
  readonly isOwn: boolean;
  /** `received` for the partner's, the others for own ones. */
  readonly state: 'received' | 'sending' | 'failed' | 'sent' | 'read';
  readonly type: 'text' | 'gif';
  /** The text, or the address of the GIF. */
  readonly content: string;
  readonly metadata: { readonly title: string; readonly width: number; readonly height: number } | null;
  /** The place in the conversation; null until the server confirmed it. */
  readonly seq: number | null;
  /** Null until the server confirmed it. */
  readonly createdAt: string | null;
  /** What "try again" and "remove" name; own messages only. */
  readonly clientId: string | null;
  /** Why it failed; only with `failed`. */
  readonly fault: Fault | null;
}
