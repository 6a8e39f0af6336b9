import type { Fault } from '../../lib/fault.ts';

/** What a GIF message carries beside its address. */
export interface GifMetadata {
  /** What it shows, in words; may be empty. */
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Its first picture, for those who asked for less motion; null where there is none. */
  readonly stillUrl: string | null;
}

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
  readonly metadata: GifMetadata | null;
  /** The place in the conversation; null until the server confirmed it. */
  readonly seq: number | null;
  /** Null until the server confirmed it. */
  readonly createdAt: string | null;
  /** What "try again" and "remove" name; own messages only. */
  readonly clientId: string | null;
  /** Why it failed; only with `failed`. */
  readonly fault: Fault | null;
}
