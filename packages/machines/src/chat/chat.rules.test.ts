import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONVERSATION, ME, PARTNER, messageAt, messagesFrom, pageOf } from './chat.fixtures.ts';
import {
  MAX_LENGTH,
  askForMissed,
  canSend,
  charactersLeft,
  hasGap,
  unsentDraftOf,
  merge,
  missedRequest,
  newThread,
  nextToSend,
  pageRequest,
  receiveMissed,
  receivePage,
  receiveReceipt,
  hasFailed,
  removeFailed,
  see,
  sendAgain,
  sendingFailed,
  unreportedSeq,
  writeDraft,
} from './chat.rules.ts';
import type { ChatContext, ThreadMessage } from './chat.types.ts';
import { rowsOf } from './chat.view.ts';

const away = { code: 'service_unavailable', message: 'No connection.' };

function emptyThread(): ChatContext {
  let ids = 0;
  return newThread({ conversationId: CONVERSATION, profileId: ME, newId: () => `client-${++ids}` });
}
const threadOf = (messages: readonly ThreadMessage[], hasOlder = false): ChatContext =>
  receivePage(emptyThread(), pageOf(messages, hasOlder));
const write = (thread: ChatContext, ...texts: string[]): ChatContext =>
  texts.reduce((each, draft) => writeDraft({ ...each, draft }), thread);
const failFirst = (thread: ChatContext): ChatContext =>
  sendingFailed({ ...thread, sendingId: nextToSend(thread)?.clientId ?? null }, away);
const seqsOf = (thread: ChatContext): number[] => thread.messages.map((message) => message.seq);
const show = (thread: ChatContext): string[] => rowsOf(thread).map((row) => `${row.content} ${row.state}`);

describe('history', () => {
  it('[CH1] an empty conversation is complete from its first message on', () => {
    expect(threadOf([]).complete).toEqual({ from: 1, to: 0 });
  });

  it('[CH6] what was missed says nothing before the first page has come', () => {
    const thread = emptyThread();
    expect(receiveMissed(thread, pageOf(messagesFrom(1, 3)))).toBe(thread);
  });

  it('[CH1] asks for the newest page, then for the one below the lowest message', () => {
    expect(pageRequest(emptyThread())).toEqual({
      conversationId: CONVERSATION,
      profileId: ME,
      before: null,
      after: null,
      limit: 50,
    });
    const first = threadOf(messagesFrom(51, 100), true);
    expect(pageRequest(first)).toMatchObject({ before: 51, after: null });
    const second = receivePage(first, pageOf(messagesFrom(1, 50)));
    expect(seqsOf(second)).toEqual(messagesFrom(1, 100).map(({ seq }) => seq));
    expect(second).toMatchObject({ hasOlder: false, complete: { from: 1, to: 100 } });
  });

  it('[CH1] stops asking when a page is empty', () => {
    const thread = threadOf(messagesFrom(5, 6), true);
    expect(receivePage(thread, pageOf([], true)).hasOlder).toBe(false);
  });

  it('[CH3] shows each message once in order, however it comes', () => {
    const all = messagesFrom(1, 8);
    const pieces = fc.array(fc.array(fc.constantFrom(...all), { maxLength: 4 }), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (incoming) => {
        const thread = incoming.reduce(merge, threadOf([]));
        const expected = [...new Set(incoming.flat().map(({ seq }) => seq))].toSorted((one, other) => one - other);
        expect(seqsOf(thread)).toEqual(expected);
      }),
    );
  });

  it('[CH4] ignores other conversations', () => {
    const elsewhere = messageAt(2, { conversationId: 'conversation-2' });
    expect(seqsOf(merge(threadOf([messageAt(1)]), [elsewhere]))).toEqual([1]);
    const receipt = { conversationId: 'conversation-2', readerProfileId: PARTNER, lastReadSeq: 9 };
    expect(receiveReceipt(threadOf([]), receipt).partnerReadSeq).toBe(0);
  });
});

describe('nothing missing', () => {
  it('[CH5] sees a gap and asks from the last message before it', () => {
    const thread = merge(threadOf(messagesFrom(1, 3)), [messageAt(6)]);
    expect(hasGap(thread)).toBe(true);
    expect(missedRequest(thread)).toEqual({
      conversationId: CONVERSATION,
      profileId: ME,
      before: null,
      after: 3,
      limit: 50,
    });
    const closed = receiveMissed(askForMissed(thread), pageOf(messagesFrom(4, 6)));
    expect(hasGap(closed)).toBe(false);
    expect(seqsOf(closed)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('[CH5] takes the missing message from the live channel too', () => {
    const thread = merge(threadOf(messagesFrom(1, 3)), [messageAt(5)]);
    expect(hasGap(merge(thread, [messageAt(4)]))).toBe(false);
  });

  it('[CH6] goes on while there is more', () => {
    const thread = askForMissed({ ...threadOf(messagesFrom(1, 3)), isResyncDue: true });
    expect(thread.isResyncDue).toBe(false);
    const more = receiveMissed(thread, pageOf(messagesFrom(4, 53), true));
    expect(more).toMatchObject({ isResyncDue: true, complete: { to: 53 } });
    expect(receiveMissed(askForMissed(more), pageOf([messageAt(54)])).isResyncDue).toBe(false);
  });

  it('[CH8] accepts a gap that the server does not fill, but not one that opened meanwhile', () => {
    const asked = askForMissed(merge(threadOf(messagesFrom(1, 3)), [messageAt(6)]));
    expect(hasGap(receiveMissed(asked, pageOf([messageAt(6)])))).toBe(false);
    expect(hasGap(receiveMissed(asked, pageOf([])))).toBe(false);
    expect(hasGap(receiveMissed(merge(asked, [messageAt(9)]), pageOf([messageAt(6)])))).toBe(true);
    expect(receiveMissed(asked, pageOf([], true)).isResyncDue).toBe(false);
  });

  it('[CH20] looks again at own messages that nobody had read, a page back at most', () => {
    const own = (seq: number): ThreadMessage => messageAt(seq, { senderId: ME });
    const recent = threadOf([...messagesFrom(1, 3), own(4), messageAt(5)]);
    expect(missedRequest(recent)).toMatchObject({ after: 3, limit: 52 });
    const longAgo = threadOf([own(1), ...messagesFrom(2, 90)]);
    expect(missedRequest(longAgo)).toMatchObject({ after: 40, limit: 100 });
    const read = merge(recent, [{ ...own(4), status: 'read' }]);
    expect(missedRequest(read)).toMatchObject({ after: 5, limit: 50 });
  });
});

describe('sending', () => {
  it('[CH9] sends no blank and no overlong text, counted in code points', () => {
    expect(['', '  ', '\n\t', '\u200B', '\u2800\u3164', '\u202E', 'a'].map(canSend)).toEqual([
      ...Array(6).fill(false),
      true,
    ]);
    expect(canSend('𝒳'.repeat(MAX_LENGTH))).toBe(true);
    expect(canSend('a'.repeat(MAX_LENGTH + 1))).toBe(false);
    expect(charactersLeft('  a\u202Eb  ')).toBe(MAX_LENGTH - 2);
  });

  it('[CH10] shows a written text at the end and empties the draft', () => {
    const thread = write(threadOf([messageAt(1)]), '  Hello  ');
    expect(thread.draft).toBe('');
    expect(show(thread)).toEqual(['Text 1 received', 'Hello sending']);
    expect(show(merge(thread, [messageAt(2)]))).toEqual(['Text 1 received', 'Text 2 received', 'Hello sending']);
  });

  it('[CH12] [CH13] keeps the place of a failed message, also while it is tried again', () => {
    const failed = failFirst(write(threadOf([messageAt(1)]), 'One', 'Two'));
    const later = merge(failed, [messageAt(2, { senderId: ME, clientId: 'client-2', content: 'Two' })]);
    expect(show(later)).toEqual(['Text 1 received', 'One failed', 'Two sent']);
    const again = sendAgain(later, { clientId: 'client-1' });
    expect(show(again)).toEqual(['Text 1 received', 'One sending', 'Two sent']);
    expect(show(failFirst(again))).toEqual(['Text 1 received', 'One failed', 'Two sent']);
    const stored = merge(again, [messageAt(3, { senderId: ME, clientId: 'client-1', content: 'One' })]);
    expect(show(stored)).toEqual(['Text 1 received', 'Two sent', 'One sent']);
  });

  it('[CH14] removes a failed message and no other', () => {
    const thread = failFirst(write(threadOf([]), 'One', 'Two'));
    expect(hasFailed(thread, 'client-2')).toBe(false);
    expect(hasFailed(thread, 'client-1')).toBe(true);
    expect(show(removeFailed(thread, 'client-1'))).toEqual(['Two sending']);
  });

  it('[CH15] confirms a failed message that the server has, but not by the client id of somebody else', () => {
    const failed = failFirst(write(threadOf([]), 'One'));
    const stored = messageAt(1, { senderId: ME, clientId: 'client-1', content: 'One' });
    expect(show(merge(failed, [{ ...stored, senderId: PARTNER }]))).toContain('One failed');
    expect(show(merge(failed, [stored]))).toEqual(['One sent']);
  });

  it('[CH16] [CH26] brings kept texts back with their client ids: what failed as failed, and what was on its way waiting', () => {
    const left = { ...write(failFirst(write(threadOf([]), 'One')), 'Two'), draft: 'Thr' };
    const unsentDraft = unsentDraftOf(left);
    const back = newThread({ ...left, unsentDraft: { ...unsentDraft } });
    expect(back.draft).toBe('Thr');
    expect(show(back)).toEqual(['One failed', 'Two sending']);
    expect(back.outgoing.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2']);
  });
});

describe('reading', () => {
  it('[CH17] [CH19] reports the last partner message that was seen and not known to be read', () => {
    const thread = threadOf([
      messageAt(1, { status: 'read' }),
      messageAt(2),
      messageAt(3, { senderId: ME }),
      messageAt(4),
    ]);
    expect(unreportedSeq(thread)).toBeNull();
    expect(unreportedSeq(see(thread, 1))).toBeNull();
    expect(unreportedSeq(see(thread, 3))).toBe(2);
    expect(unreportedSeq(see(see(thread, 4), 2))).toBe(4);
    const elsewhere = { conversationId: CONVERSATION, readerProfileId: ME, lastReadSeq: 4 };
    expect(unreportedSeq(receiveReceipt(see(thread, 4), elsewhere))).toBeNull();
  });

  it('[CH18] marks own messages read up to where the partner read, and never back', () => {
    const own = (seq: number): ThreadMessage => messageAt(seq, { senderId: ME });
    const receipt = { conversationId: CONVERSATION, readerProfileId: PARTNER, lastReadSeq: 2 };
    const thread = receiveReceipt(threadOf([own(1), own(2), own(3)]), receipt);
    expect(show(thread)).toEqual(['Text 1 read', 'Text 2 read', 'Text 3 sent']);
    expect(receiveReceipt(thread, { ...receipt, lastReadSeq: 1 }).partnerReadSeq).toBe(2);
    expect(show(merge(thread, [own(1)]))[0]).toBe('Text 1 read');
    expect(show(threadOf([{ ...own(1), status: 'read' }]))).toEqual(['Text 1 read']);
  });
});
