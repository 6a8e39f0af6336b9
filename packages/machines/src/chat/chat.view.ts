import type { Fault } from '../shared/fault.ts';
import type { ChatSnapshot } from './chat.machine.ts';
import { canSend, charactersLeft } from './chat.rules.ts';
import type { ChatContext, OutgoingMessage, ThreadMessage } from './chat.types.ts';

/** One message as the thread shows it. */
export interface ChatRow {
  /** The same before and after an own message is confirmed. */
  readonly key: string;
  readonly isOwn: boolean;
  /** `received` for the partner's, the others for own ones; `waiting` while the server cannot be reached. */
  readonly state: 'received' | 'sending' | 'waiting' | 'failed' | 'sent' | 'read';
  readonly type: ThreadMessage['type'];
  readonly content: string;
  readonly metadata: ThreadMessage['metadata'];
  /** Null until the server confirmed it. */
  readonly seq: number | null;
  readonly createdAt: string | null;
  /** What "try again" and "remove" name; own messages only. */
  readonly clientId: string | null;
  /** Only with `failed`. */
  readonly fault: Fault | null;
}

/** What the thread shows, as plain data. */
export interface ChatView {
  /** `failed` stays while the thread tries again by itself. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** Why the first page could not be loaded; only with `failed`. */
  readonly fault: Fault | null;
  /** From the oldest to the newest. */
  readonly rows: readonly ChatRow[];
  /** What is above the first row. */
  readonly older: 'none' | 'more' | 'loading' | 'failed';
  readonly draft: string;
  readonly canSend: boolean;
  /** Below 0 the draft is too long. */
  readonly charactersLeft: number;
}

/** The view of a snapshot. @param mayBeEmpty whether the list of conversations knows of no message in it (CH27) */
export function chatView({ context, value }: Pick<ChatSnapshot, 'context' | 'value'>, mayBeEmpty = true): ChatView {
  const rows = rowsOf(context);
  // CH27: what the device kept can be read, unless the conversation itself is refused.
  const isShown = context.keptSeq !== null && context.loadFault?.isFinal !== true && (mayBeEmpty || rows.length > 0);
  const isFirstLoad = !isShown && (value.history === 'loading' || value.history === 'failed');
  return {
    status: isFirstLoad ? (context.loadFault === null ? 'loading' : 'failed') : 'ready',
    fault: isFirstLoad ? context.loadFault : null,
    rows,
    older: olderOf(value, context.hasOlder),
    draft: context.draft,
    canSend: canSend(context.draft),
    charactersLeft: charactersLeft(context.draft),
  };
}

function olderOf(value: ChatSnapshot['value'], hasOlder: boolean): ChatView['older'] {
  if (value.history === 'loadingOlder') return 'loading';
  if (value.history === 'olderFailed') return 'failed';
  return hasOlder ? 'more' : 'none';
}

type RowFacts = Pick<ChatContext, 'messages' | 'outgoing' | 'profileId' | 'partnerReadSeq' | 'isOffline'>;

/** The rows made last of a list of messages, and of what else. */
const lastRows = new WeakMap<RowFacts['messages'], { readonly facts: RowFacts; readonly rows: readonly ChatRow[] }>();

/**
 * CH3, CH10, CH12, CH13: confirmed messages by `seq`; failed ones below the message that they failed under; the rest at the end.
 * The same object as before while nothing in it changed, so that typing does not draw a long thread again.
 */
export function rowsOf(facts: RowFacts): readonly ChatRow[] {
  const last = lastRows.get(facts.messages);
  if (
    last !== undefined &&
    last.facts.outgoing === facts.outgoing &&
    last.facts.profileId === facts.profileId &&
    last.facts.partnerReadSeq === facts.partnerReadSeq &&
    last.facts.isOffline === facts.isOffline
  ) {
    return last.rows;
  }
  const rows = makeRows(facts);
  lastRows.set(facts.messages, { facts, rows });
  return rows;
}

function makeRows(context: RowFacts): readonly ChatRow[] {
  const rows = [
    ...context.messages.map((message) => ({ at: message.seq, row: storedRow(message, context) })),
    ...context.outgoing.map((message) => ({
      at: message.belowSeq === null ? Number.MAX_SAFE_INTEGER : message.belowSeq + 0.5,
      row: outgoingRow(message, context),
    })),
  ];
  return rows.toSorted((one, other) => one.at - other.at).map(({ row }) => row);
}

function storedRow(message: ThreadMessage, { profileId, partnerReadSeq }: RowFacts): ChatRow {
  const { _id, clientId, type, content, metadata, seq, createdAt } = message;
  const stored = { type, content, metadata, seq, createdAt, fault: null };
  return message.senderId === profileId
    ? { ...stored, key: clientId, isOwn: true, state: seq <= partnerReadSeq ? 'read' : 'sent', clientId }
    : { ...stored, key: _id, isOwn: false, state: 'received', clientId: null };
}

function outgoingRow({ clientId, content, metadata, fault }: OutgoingMessage, { isOffline }: RowFacts): ChatRow {
  return {
    key: clientId,
    isOwn: true,
    state: fault !== null ? 'failed' : isOffline ? 'waiting' : 'sending',
    type: metadata === null ? 'text' : 'gif',
    content,
    metadata,
    seq: null,
    createdAt: null,
    clientId,
    fault,
  };
}
