import type { CallbackActorLogic, EventObject, PromiseActorLogic } from 'xstate';
import type { Fault } from '../shared/fault.ts';

/** What a GIF message carries beside its address. The contract's `GifMetadata` fits. */
export interface GifMetadata {
  readonly gifId: string;
  /** What it shows, in words; may be empty. */
  readonly title: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Its first picture, which does not move; null where there is none. */
  readonly stillUrl: string | null;
}

/** A GIF that was picked. */
export interface GifContent {
  /** Its address. */
  readonly content: string;
  readonly metadata: GifMetadata;
}

/** A message as the server stored it. The contract's `Message` fits. */
export interface ThreadMessage {
  readonly _id: string;
  readonly conversationId: string;
  /** The place in the conversation, from 1, without gaps. */
  readonly seq: number;
  /** The sender's own id of the message (D25). */
  readonly clientId: string;
  /** The sending profile. */
  readonly senderId: string;
  readonly type: 'text' | 'gif';
  /** The text, or the address of the GIF. */
  readonly content: string;
  /** Null with texts. */
  readonly metadata: GifMetadata | null;
  /** `read` when the other side has read it. */
  readonly status: 'sent' | 'read';
  readonly createdAt: string;
}

/** An own message that the server has not confirmed. */
export interface OutgoingMessage {
  readonly clientId: string;
  /** The text, or the address of the GIF. */
  readonly content: string;
  /** Null with texts. */
  readonly metadata: GifMetadata | null;
  /** The kinds of warnings about it that the person overruled (D69). */
  readonly acknowledged: readonly string[];
  /** Why it failed; null while it waits or is being sent. */
  readonly fault: Fault | null;
  /** A message that failed once keeps its place below this message; null is at the end. */
  readonly belowSeq: number | null;
}

/** How far a conversation is read. The contract's `ReadReceipt` fits. */
export interface ReadReceipt {
  readonly conversationId: string;
  readonly readerProfileId: string;
  /** The last message that is read, 0 when there is none. */
  readonly lastReadSeq: number;
}

export interface ConversationRequest {
  readonly conversationId: string;
  /** The own profile in the conversation. */
  readonly profileId: string;
}

/** `before` asks for the messages just below that place, `after` for those just above; both null for the newest. */
export interface MessagesRequest extends ConversationRequest {
  readonly before: number | null;
  readonly after: number | null;
  readonly limit: number;
}

/** Ascending by `seq`; `hasMore` in the direction that was asked for. The contract's `MessageList` fits. */
export interface MessagesAnswer {
  readonly data: readonly ThreadMessage[];
  readonly meta: { readonly hasMore: boolean };
}

export interface ReadRequest extends ConversationRequest {
  /** Up to where the person has seen the thread. */
  readonly upToSeq: number;
}

export interface CheckRequest {
  /** Empty for a GIF. */
  readonly text: string;
  readonly acknowledged: readonly string[];
  /** The texts of the conversation that are loaded. */
  readonly seen: readonly string[];
}

export interface SendRequest extends ConversationRequest {
  readonly clientId: string;
  readonly acknowledged: readonly string[];
  /** The text, or the address of the GIF. */
  readonly content: string;
  /** Null with texts. */
  readonly metadata: GifMetadata | null;
}

/** What the live channel may say; all of it may also be sent to the machine by others. */
export type ChannelEvent =
  /** A message of the conversation, own ones included. May come twice, late or not at all. */
  | { readonly type: 'MESSAGE_RECEIVED'; readonly message: ThreadMessage }
  /** Someone read the conversation: the partner, or oneself in another window. */
  | { readonly type: 'READ_RECEIVED'; readonly receipt: ReadReceipt }
  /** Something may have been missed: the channel was attached or resumed without continuity, or it is time to poll (D28). */
  | { readonly type: 'RESYNC' }
  /** What the device kept of the thread: its newest messages, ascending (CH27). */
  | { readonly type: 'KEPT'; readonly messages: readonly ThreadMessage[] };

/**
 * The machine's way out. Promise actors reject with a `Fault`.
 * - `channel`: an open line that sends `ChannelEvent`s until it is closed.
 * - `loadMessages`: a page of the conversation.
 * - `checkMessage`: rejects with the fault for which a message must not be sent as it is (D69).
 * - `sendMessage`: stores a message; sending the same `clientId` again answers the same message (D25).
 * - `markRead`: marks everything of the partner up to that place as read, and nothing that came later.
 */
export interface ChatActors {
  readonly channel: CallbackActorLogic<EventObject, ConversationRequest>;
  readonly loadMessages: PromiseActorLogic<MessagesAnswer, MessagesRequest>;
  readonly checkMessage: PromiseActorLogic<void, CheckRequest>;
  readonly sendMessage: PromiseActorLogic<ThreadMessage, SendRequest>;
  readonly markRead: PromiseActorLogic<ReadReceipt, ReadRequest>;
}

/** One of them; `metadata` is left out of texts. */
interface UnsentMessage {
  readonly clientId: string;
  readonly content: string;
  readonly metadata?: GifMetadata | undefined;
  /** It was on its way, and goes again by itself (CH26); else it failed. */
  readonly isWaiting?: true | undefined;
  /** The kinds of warnings that the person overruled (CH23). */
  readonly acknowledged?: readonly string[] | undefined;
}

/** What a person wrote and the server does not have, for keeping it across a sign-in. Plain data. */
export interface UnsentDraft {
  readonly draft: string;
  readonly unsent: readonly UnsentMessage[];
}

export interface ChatInput extends ConversationRequest {
  /** Makes a client id (a uuid) for each message. */
  readonly newId: () => string;
  /** What was kept when the thread was left. */
  readonly unsentDraft?: UnsentDraft | undefined;
}

export interface ChatContext extends ConversationRequest {
  readonly newId: () => string;
  readonly draft: string;
  /** What the server confirmed, ascending by `seq`, each once. */
  readonly messages: readonly ThreadMessage[];
  /** What it did not, in the order of writing. */
  readonly outgoing: readonly OutgoingMessage[];
  /** The client id of the message that is being sent. */
  readonly sendingId: string | null;
  /** Between these places, both included, nothing is missing; null before the first page. */
  readonly complete: { readonly from: number; readonly to: number } | null;
  readonly hasOlder: boolean;
  /** Something may be missing above `complete.to`. */
  readonly isResyncDue: boolean;
  /** The highest place that was held when the missed messages were asked for. */
  readonly heldWhenAsked: number;
  /** Up to where the partner has read. */
  readonly partnerReadSeq: number;
  /** Up to where the person has seen the thread, up to where that is being reported, and up to where the server knows. */
  readonly seenSeq: number;
  readonly reportingSeq: number;
  readonly readSeq: number;
  readonly loadFault: Fault | null;
  /** The messages up to here are what the device kept, 0 for none: the first page takes their place. Null where nothing kept shows. */
  readonly keptSeq: number | null;
  /** The server could not be reached: what is to be sent waits. */
  readonly isOffline: boolean;
}

export type ChatEvent =
  | ChannelEvent
  | { readonly type: 'DRAFT_CHANGED'; readonly text: string }
  /** Sends the draft. */
  | { readonly type: 'SEND' }
  /** Sends a GIF; the draft stays. */
  | { readonly type: 'SEND_GIF'; readonly gif: GifContent }
  /** `acknowledged` are kinds of warnings that the person overrules. */
  | { readonly type: 'SEND_AGAIN'; readonly clientId: string; readonly acknowledged?: readonly string[] }
  /** Takes the text of a failed message back into the draft. */
  | { readonly type: 'EDIT'; readonly clientId: string }
  /** Forgets a failed message. */
  | { readonly type: 'REMOVE'; readonly clientId: string }
  | { readonly type: 'LOAD_OLDER' }
  /** Load the first page again after a failure. */
  | { readonly type: 'RETRY' }
  /** The person has the thread before their eyes down to this place. */
  | { readonly type: 'SEEN'; readonly seq: number };
