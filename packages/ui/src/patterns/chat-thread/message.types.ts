import type { ChatMessage } from '../../blocks/chat-thread/chat-bubble.tsx';
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

/** One message as the thread shows it; the rows of the chat machine's view fit. The `content` of a GIF is its address. */
export interface MessageRow extends ChatMessage {
  readonly type: 'text' | 'gif';
  readonly metadata: GifMetadata | null;
  /** The id for "try again" and "remove"; own messages only. */
  readonly clientId: string | null;
  /** Why it failed; only with `failed`. */
  readonly fault: Fault | null;
}
