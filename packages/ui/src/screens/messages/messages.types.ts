import type { Older } from '../../blocks/chat-thread/chat-thread.tsx';
import type { Fault } from '../../lib/fault.ts';
import type { ActingProfile } from '../../patterns/acting-profile-picker/acting-profile-picker.tsx';
import type { ConnectionHint } from '../../patterns/chat-header/chat-header.tsx';
import type { GifSearch } from '../../patterns/chat-composer/chat-composer.tsx';
import type { ShownProof } from '../../patterns/proofs/proof.types.ts';
import type { MoreOf } from '../../patterns/person-menu/more-of.ts';
import type { ConversationSummary } from '../../patterns/conversation-list/conversation-list.tsx';
import type { Partner } from '../../patterns/conversation-list/partner.ts';
import type { MessageRow } from '../../patterns/chat-thread/message.types.ts';

/** The conversations of the acting profile. */
export interface MessagesList {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly conversations: readonly ConversationSummary[];
  readonly hasMore: boolean;
}

/** An open thread; the view of the chat machine fits. */
export interface OpenThread {
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why loading failed; only with `failed`. */
  readonly fault: Fault | null;
  readonly rows: readonly MessageRow[];
  readonly older: Older;
  readonly draft: string;
  readonly canSend: boolean;
  readonly charactersLeft: number;
}

/** The content to the right of the list. */
export type MessagesThread =
  | { readonly kind: 'none' }
  | { readonly kind: 'notFound' }
  /** `partner` is null until known. */
  | {
      readonly kind: 'open';
      readonly conversationId: string;
      readonly partner: Partner | null;
      /** Who closed it; null while it is open. */
      readonly closedBy: 'own' | 'partner' | null;
      /** It was closed because the match ended (D64): nobody can write. Else it was closed kindly. */
      readonly isEnded: boolean;
      /** When the two matched: ISO 8601; null until known. */
      readonly matchedAt: string | null;
      /** What the partner has proven (D84); empty until known. */
      readonly proofs: readonly ShownProof[];
      /** What the own profile has proven and shows; left out until known. */
      readonly ownProofs?: readonly ShownProof[] | undefined;
      /** Addresses that the partner's profile shows, proven or not; empty until known. */
      readonly shown: readonly string[];
      readonly view: OpenThread;
    };

export interface MessagesScreenProps {
  /** The reader's own profiles, or their loading state. */
  profiles: readonly ActingProfile[] | 'loading' | 'failed';
  /** The profile whose conversations are shown; null until known. */
  actingId: string | null;
  /** Unread messages by own profile; one without any is omitted. */
  unreadMessagesByProfile: Readonly<Record<string, number>>;
  list: MessagesList;
  thread: MessagesThread;
  connection: ConnectionHint;
  /** Until when the reader may not send messages (D65): ISO 8601; null where they may. */
  mutedUntil: string | null;
  /** Finds and sends GIFs. Omitted if they cannot be sent. */
  gifs?: GifSearch | undefined;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
  discoverHref: string;
  createProfileHref: string;
  /** The list without an open thread. */
  listHref: string;
  conversationHref: (conversationId: string) => string;
  profileHref: (profileId: string) => string;
  /** Begins a report of a message of the partner's (D64). */
  onReport: (message: MessageRow, partner: { readonly _id: string; readonly name: string }) => void;
  onChooseProfile: (id: string) => void;
  onRetryProfiles: () => void;
  onRetryList: () => void;
  onLoadMore: () => void;
  /** The menu of the partner in the open conversation. */
  moreOf?: MoreOf | undefined;
  /** Closes the open conversation kindly. */
  onClose: () => void;
  onRetryThread: () => void;
  onLoadOlder: () => void;
  onDraftChange: (text: string) => void;
  onSend: () => void;
  /** Sends a message again; `acknowledged` are warnings that are overruled (D69). */
  onSendAgain: (clientId: string, acknowledged?: readonly string[]) => void;
  /** Takes a failed message back into the draft. */
  onEdit: (clientId: string) => void;
  onRemove: (clientId: string) => void;
  /** Called when the open thread's newest message is visible to the reader. */
  onSeen: (seq: number) => void;
}
