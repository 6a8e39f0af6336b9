import { normalizeText } from '@mutuals/text';
import type { Fault } from '../shared/fault.ts';
import type {
  ChatContext,
  CheckRequest,
  ChatInput,
  GifContent,
  UnsentDraft,
  MessagesAnswer,
  MessagesRequest,
  OutgoingMessage,
  ReadReceipt,
  SendRequest,
  ThreadMessage,
} from './chat.types.ts';

/** SPEC 9: messages a page. */
export const PAGE_SIZE = 50;
/** D37, in code points. */
export const MAX_LENGTH = 4_000;

/** CH16: why a kept message is not on its way. */
const UNSENT: Fault = { code: 'unsent', message: 'This message was not sent.' };

/** The conversation before anything is loaded. */
export function newThread(input: ChatInput): ChatContext {
  const { conversationId, profileId, newId, unsentDraft } = input;
  return {
    conversationId,
    profileId,
    newId,
    draft: unsentDraft?.draft ?? '',
    messages: [],
    outgoing: (unsentDraft?.unsent ?? []).map(
      ({ clientId, content, metadata = null, isWaiting = false, acknowledged = [] }) => ({
        clientId,
        content,
        metadata,
        acknowledged,
        fault: isWaiting ? null : UNSENT,
        belowSeq: null,
      }),
    ),
    sendingId: null,
    complete: null,
    hasOlder: false,
    isResyncDue: false,
    heldWhenAsked: 0,
    partnerReadSeq: 0,
    seenSeq: 0,
    reportingSeq: 0,
    readSeq: 0,
    loadFault: null,
    keptSeq: null,
    isOffline: false,
  };
}

/** CH25: what must not be kept anywhere, not in the tab either. */
const isSecret = ({ fault }: OutgoingMessage): boolean => fault?.code === 'seed_phrase';

/** CH16: what would be lost with the machine. */
export function unsentDraftOf({ draft, outgoing }: Pick<ChatContext, 'draft' | 'outgoing'>): UnsentDraft {
  return {
    draft,
    unsent: outgoing
      .filter((message) => !isSecret(message))
      .map(({ clientId, content, metadata, fault, acknowledged }) => ({
        clientId,
        content,
        ...(metadata === null ? {} : { metadata }),
        ...(fault === null ? { isWaiting: true } : {}),
        ...(acknowledged.length === 0 ? {} : { acknowledged }),
      })),
  };
}

// History

/** CH1: the newest page, or the one below the lowest message without gap. */
export function pageRequest({ conversationId, profileId, complete }: ChatContext): MessagesRequest {
  return { conversationId, profileId, before: complete?.from ?? null, after: null, limit: PAGE_SIZE };
}

/**
 * CH5, CH6: what came after the last place without gap. CH20: own messages that nobody read yet are looked at again, back
 * to a page's length, for read marks that were missed.
 */
export function missedRequest(context: ChatContext): MessagesRequest {
  const { conversationId, profileId, messages, partnerReadSeq } = context;
  const to = context.complete?.to ?? 0;
  const unread = messages.find((message) => message.senderId === profileId && message.seq > partnerReadSeq);
  const after = Math.min(to, Math.max((unread?.seq ?? to + 1) - 1, to - PAGE_SIZE));
  return { conversationId, profileId, before: null, after: Math.max(0, after), limit: PAGE_SIZE + to - after };
}

/** CH1: the first page, or the next older one. */
export function receivePage(context: ChatContext, { data, meta }: MessagesAnswer): ChatContext {
  const first = data[0];
  const last = data.at(-1);
  const complete =
    context.complete === null
      ? { from: first?.seq ?? 1, to: last?.seq ?? 0 }
      : { ...context.complete, from: first?.seq ?? context.complete.from };
  const hasOlder = meta.hasMore && first !== undefined;
  return merge({ ...withoutKept(context), complete, hasOlder, loadFault: null }, data);
}

/** CH27: the thread as the device kept it, an empty one too, until its first page is there. */
export function showKept(context: ChatContext, messages: readonly ThreadMessage[]): ChatContext {
  if (context.complete !== null || context.messages.length > 0) return context;
  const shown = merge(context, messages);
  return { ...shown, keptSeq: shown.messages.at(-1)?.seq ?? 0 };
}

/** CH27: what came since stays; the first page may have been read before it was stored. */
function withoutKept(context: ChatContext): ChatContext {
  const { keptSeq, messages } = context;
  return keptSeq === null
    ? context
    : { ...context, messages: messages.filter(({ seq }) => seq > keptSeq), keptSeq: null };
}

/** CH6: notes what is held when the missed messages are asked for. */
export function askForMissed(context: ChatContext): ChatContext {
  return { ...context, isResyncDue: false, heldWhenAsked: context.messages.at(-1)?.seq ?? 0 };
}

/** CH6, CH8: a page of what was missed. */
export function receiveMissed(context: ChatContext, { data, meta }: MessagesAnswer): ChatContext {
  if (context.complete === null) return context;
  const { from, to } = context.complete;
  const last = data.at(-1)?.seq ?? to;
  const hasMore = meta.hasMore && last > to;
  const complete = { from, to: Math.max(to, last, hasMore ? 0 : context.heldWhenAsked) };
  return merge({ ...context, complete, isResyncDue: context.isResyncDue || hasMore }, data);
}

/** CH5: whether a message is held above a gap. */
export function hasGap({ complete, messages }: Pick<ChatContext, 'complete' | 'messages'>): boolean {
  return complete !== null && (messages.at(-1)?.seq ?? 0) > complete.to;
}

/** CH3, CH4, CH15: takes in messages from anywhere. What says nothing new leaves the lists as the objects they were. */
export function merge(context: ChatContext, incoming: readonly ThreadMessage[]): ChatContext {
  const { profileId } = context;
  const relevant = incoming.filter((message) => message.conversationId === context.conversationId);
  const messages = mergeById(context.messages, relevant);
  const confirmed = new Set(relevant.filter(isBy(profileId)).map((message) => message.clientId));
  const isConfirmed = (message: OutgoingMessage): boolean => confirmed.has(message.clientId);
  const read = relevant.filter((message) => message.status === 'read');
  return {
    ...context,
    messages,
    complete:
      context.complete === null ? null : { ...context.complete, to: lastWithoutGap(messages, context.complete.to) },
    outgoing: context.outgoing.some(isConfirmed)
      ? context.outgoing.filter((message) => !isConfirmed(message))
      : context.outgoing,
    partnerReadSeq: highest(read.filter(isBy(profileId)), context.partnerReadSeq),
    readSeq: highest(read.filter(isNotBy(profileId)), context.readSeq),
  };
}

function mergeById(held: readonly ThreadMessage[], incoming: readonly ThreadMessage[]): readonly ThreadMessage[] {
  const byId = new Map(held.map((message) => [message._id, message]));
  const news = incoming.filter(({ _id }) => !byId.has(_id));
  if (news.length === 0) return held;
  for (const message of news) byId.set(message._id, message);
  return [...byId.values()].toSorted((one, other) => one.seq - other.seq);
}

const isBy =
  (profileId: string) =>
  (message: ThreadMessage): boolean =>
    message.senderId === profileId;

const isNotBy =
  (profileId: string) =>
  (message: ThreadMessage): boolean =>
    message.senderId !== profileId;

const highest = (messages: readonly ThreadMessage[], floor: number): number =>
  Math.max(floor, ...messages.map((message) => message.seq));

function lastWithoutGap(messages: readonly ThreadMessage[], from: number): number {
  let last = from;
  for (const { seq } of messages) if (seq === last + 1) last = seq;
  return last;
}

// Sending

/** CH9: how many characters may still be written; below 0 it is too long. */
export function charactersLeft(text: string): number {
  return MAX_LENGTH - [...normalizeText(text)].length;
}

/** CH9: whether a text can be sent. */
export function canSend(text: string): boolean {
  return normalizeText(text) !== '' && charactersLeft(text) >= 0;
}

/** CH10: the draft, which can be sent, becomes a message. */
export function writeDraft(context: ChatContext): ChatContext {
  return { ...write(context, { content: normalizeText(context.draft), metadata: null }), draft: '' };
}

/** CH21: a picked GIF becomes a message, behind what waits. */
export const writeGif = (context: ChatContext, { content, metadata }: GifContent): ChatContext =>
  write(context, { content, metadata });

function write(context: ChatContext, what: Pick<OutgoingMessage, 'content' | 'metadata'>): ChatContext {
  const message: OutgoingMessage = {
    ...what,
    clientId: context.newId(),
    acknowledged: [],
    fault: null,
    belowSeq: null,
  };
  return { ...context, outgoing: [...context.outgoing, message] };
}

/** CH11: the message to send next. */
export function nextToSend({ outgoing }: Pick<ChatContext, 'outgoing'>): OutgoingMessage | undefined {
  return outgoing.find((message) => message.fault === null);
}

/** CH22: the message that is checked or sent, as long as it waits. */
const pending = ({ outgoing, sendingId }: Pick<ChatContext, 'outgoing' | 'sendingId'>): OutgoingMessage | undefined =>
  outgoing.find(({ clientId, fault }) => clientId === sendingId && fault === null);

/** CH15, CH22: whether the message that was checked is still to be sent. */
export const isWaiting = (context: ChatContext): boolean => pending(context) !== undefined;

/** CH22: what is checked before it is sent. */
export function checkRequest(context: ChatContext): CheckRequest {
  const next = pending(context);
  return {
    text: next?.metadata === null ? next.content : '',
    acknowledged: next?.acknowledged ?? [],
    seen: context.messages.filter(({ type }) => type === 'text').map(({ content }) => content),
  };
}

/** CH11: what is sent. */
export function sendRequest(context: ChatContext): SendRequest {
  const next = pending(context);
  if (next === undefined) throw new Error('No message waits to be sent.');
  const { conversationId, profileId } = context;
  const { clientId, content, metadata, acknowledged } = next;
  return { conversationId, profileId, clientId, content, metadata, acknowledged };
}

/** CH11: the message that was being sent was stored. */
export function messageSent(context: ChatContext, stored: ThreadMessage): ChatContext {
  const outgoing = context.outgoing.filter((message) => message.clientId !== context.sendingId);
  return merge({ ...context, outgoing, sendingId: null }, [stored]);
}

/** CH12: the message that was being sent failed. */
export function sendingFailed(context: ChatContext, fault: Fault): ChatContext {
  const place = context.messages.at(-1)?.seq ?? null;
  return {
    ...context,
    sendingId: null,
    outgoing: context.outgoing.map((message) =>
      message.clientId === context.sendingId ? { ...message, fault, belowSeq: message.belowSeq ?? place } : message,
    ),
  };
}

/** CH13, CH14: only what has failed can be sent again or forgotten. */
export const hasFailed = ({ outgoing }: Pick<ChatContext, 'outgoing'>, clientId: string): boolean =>
  outgoing.some((message) => message.clientId === clientId && message.fault !== null);

/** CH13, CH23: a failed message waits again, in its place; what the person overruled stays overruled. */
export function sendAgain(
  context: ChatContext,
  { clientId, acknowledged = [] }: { readonly clientId: string; readonly acknowledged?: readonly string[] },
): ChatContext {
  return {
    ...context,
    outgoing: context.outgoing.map((message) =>
      message.clientId === clientId
        ? { ...message, fault: null, acknowledged: [...new Set([...message.acknowledged, ...acknowledged])] }
        : message,
    ),
  };
}

/** CH24: the text of a failed message becomes the draft, above what is in it. */
export function edit(context: ChatContext, clientId: string): ChatContext {
  const message = context.outgoing.find((one) => one.clientId === clientId);
  if (message === undefined || message.metadata !== null) return context;
  const draft = [message.content, context.draft].filter((text) => text !== '').join('\n');
  return { ...removeFailed(context, clientId), draft };
}

/** CH14: forgets a failed message. */
export function removeFailed(context: ChatContext, clientId: string): ChatContext {
  return {
    ...context,
    outgoing: context.outgoing.filter((message) => message.clientId !== clientId),
  };
}

// Reading

/** CH17: the thread was before the person's eyes down to this place. */
export function see(context: ChatContext, seq: number): ChatContext {
  return { ...context, seenSeq: Math.max(context.seenSeq, seq) };
}

/** CH17, CH19: the last message of the partner that was seen and is not known to be read, or null. */
export function unreportedSeq({ messages, profileId, seenSeq, readSeq }: ChatContext): number | null {
  const seen = messages.findLast((message) => message.senderId !== profileId && message.seq <= seenSeq);
  return seen !== undefined && seen.seq > readSeq ? seen.seq : null;
}

/** CH18, CH19: takes in how far someone has read. */
export function receiveReceipt(context: ChatContext, receipt: ReadReceipt): ChatContext {
  if (receipt.conversationId !== context.conversationId) return context;
  return receipt.readerProfileId === context.profileId
    ? { ...context, readSeq: Math.max(context.readSeq, receipt.lastReadSeq) }
    : { ...context, partnerReadSeq: Math.max(context.partnerReadSeq, receipt.lastReadSeq) };
}
