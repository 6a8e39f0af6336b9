import type { Fault } from '../../lib/fault.ts';

/** A GIF message's metadata. */
export interface GifMetadata {
  /** Its description; may be empty. */
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Its first frame, for people who prefer reduced motion; null if there is none. */
  readonly stillUrl: string | null;
}

/** One message as the thread shows it; the rows of the chat machine's view fit. */
export interface MessageRow {
  /** Stays the same when an own message is confirmed. */
  readonly key: string;
  readonly isOwn: boolean;
  /** `received` for the partner's, the others for own ones; `waiting` while the server cannot be reached. */
  readonly state: 'received' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read';
  readonly type: 'text' | 'gif';
  /** The text, or the address of the GIF. */
  readonly content: string;
  readonly metadata: GifMetadata | null;
  /** The place in the conversation; null until the server confirmed it. */
  readonly seq: number | null;
  /** Null until the server confirmed it. */
  readonly createdAt: string | null;
  /** The id for "try again" and "remove"; own messages only. */
  readonly clientId: string | null;
  /** Why it failed; only with `failed`. */
  readonly fault: Fault | null;
}
