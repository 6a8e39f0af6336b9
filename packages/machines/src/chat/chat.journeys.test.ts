import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { aGif, CONVERSATION, ME, PARTNER, messageAt, messagesFrom, pageOf, playChat } from './chat.fixtures.ts';
import { RESEND_MS, SYNC_RETRY_MS } from './chat.machine.ts';
import { unsentDraftOf } from './chat.rules.ts';
import type { UnsentDraft, ThreadMessage } from './chat.types.ts';
import { chatView } from './chat.view.ts';

const away = { code: 'service_unavailable', message: 'No connection.' };
const own = (seq: number, clientId: string, content: string): ThreadMessage =>
  messageAt(seq, { senderId: ME, clientId, content });

/** A running conversation; `history` is loaded at once when given. */
function open(history?: readonly ThreadMessage[], hasOlder = false, unsentDraft?: UnsentDraft, hasChecks = false) {
  const clock = new SimulatedClock();
  const play = playChat(unsentDraft === undefined ? { clock, hasChecks } : { clock, hasChecks, unsentDraft });
  if (history !== undefined) play.messages.answer(pageOf(history, hasOlder));
  const view = () => chatView(play.actor.getSnapshot());
  return {
    ...play,
    clock,
    view,
    send: play.actor.send.bind(play.actor),
    /** The highest place in the thread, and whether what was missed is still being fetched. */
    sync: () => ({
      lastSeq: view().rows.findLast(({ seq }) => seq !== null)?.seq,
      isCatchingUp: !play.actor.getSnapshot().matches({ sync: 'current' }),
    }),
    show: () => view().rows.map((row) => `${row.content} ${row.state}`),
    write: (text: string) => {
      play.actor.send({ type: 'DRAFT_CHANGED', text });
      play.actor.send({ type: 'SEND' });
    },
  };
}

describe('history', () => {
  it('[CH1] loads the newest page and, on request, older ones', () => {
    const chat = open();
    expect(chat.view()).toMatchObject({ status: 'loading', rows: [], older: 'none' });
    chat.messages.answer(pageOf(messagesFrom(51, 100), true));
    expect(chat.view()).toMatchObject({ status: 'ready', older: 'more' });
    expect(chat.sync().lastSeq).toBe(100);
    chat.send({ type: 'LOAD_OLDER' });
    chat.send({ type: 'LOAD_OLDER' });
    expect(chat.view().older).toBe('loading');
    expect(chat.messages.asked.map(({ before }) => before)).toEqual([null, 51]);
    chat.messages.answer(pageOf(messagesFrom(1, 50)));
    expect(chat.view().older).toBe('none');
    expect(chat.view().rows).toHaveLength(100);
    chat.send({ type: 'LOAD_OLDER' });
    expect(chat.messages.waiting()).toBe(0);
  });

  it('[CH2] shows a failed first load and tries again when asked', () => {
    const chat = open();
    chat.messages.refuse(away);
    expect(chat.view()).toMatchObject({ status: 'failed', fault: away });
    chat.send({ type: 'RETRY' });
    expect(chat.view()).toMatchObject({ status: 'loading', fault: null });
    chat.messages.answer(pageOf([messageAt(1)]));
    expect(chat.view().status).toBe('ready');
  });

  it('[CH2] tries again quietly at a RESYNC', () => {
    const chat = open();
    chat.messages.refuse(away);
    chat.channel.emit({ type: 'RESYNC' });
    expect(chat.view()).toMatchObject({ status: 'failed', fault: away });
    chat.messages.answer(pageOf([messageAt(1)]));
    expect(chat.view()).toMatchObject({ status: 'ready', fault: null });
  });

  it("[CH2] does not insist where the conversation is not the person's", () => {
    const chat = open();
    chat.messages.refuse({ code: 'not_a_participant', message: '', isFinal: true });
    chat.channel.emit({ type: 'RESYNC' });
    expect(chat.messages.waiting()).toBe(0);
  });

  it('[CH2] leaves the thread as it is when an older page fails', () => {
    const chat = open(messagesFrom(51, 52), true);
    chat.send({ type: 'LOAD_OLDER' });
    chat.messages.refuse(away);
    expect(chat.view()).toMatchObject({ status: 'ready', older: 'failed' });
    expect(chat.view().rows).toHaveLength(2);
    chat.send({ type: 'LOAD_OLDER' });
    chat.messages.answer(pageOf(messagesFrom(1, 50)));
    expect(chat.view().rows).toHaveLength(52);
  });
});

describe('nothing missing', () => {
  it('[CH5] shows a live message above a gap and fetches what is missing', () => {
    const chat = open(messagesFrom(1, 2));
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: messageAt(5) });
    expect(chat.sync()).toEqual({ lastSeq: 5, isCatchingUp: true });
    expect(chat.messages.next().after).toBe(2);
    chat.messages.answer(pageOf(messagesFrom(3, 5)));
    expect(chat.sync().isCatchingUp).toBe(false);
    expect(chat.view().rows.map((row) => row.seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('[CH5] also finds a gap between the first page and what came live meanwhile', () => {
    const chat = open();
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: messageAt(4) });
    chat.messages.answer(pageOf(messagesFrom(1, 2)));
    expect(chat.messages.next().after).toBe(2);
  });

  it('[CH6] fetches what was missed, page by page, and remembers a RESYNC during a fetch', () => {
    const chat = open(messagesFrom(1, 2));
    chat.channel.emit({ type: 'RESYNC' });
    chat.messages.answer(pageOf(messagesFrom(3, 52), true));
    expect(chat.messages.next().after).toBe(52);
    chat.channel.emit({ type: 'RESYNC' });
    chat.messages.answer(pageOf([messageAt(53)]));
    expect(chat.messages.next().after).toBe(53);
    chat.messages.answer(pageOf([]));
    expect(chat.sync()).toEqual({ lastSeq: 53, isCatchingUp: false });
  });

  it('[CH6] remembers a RESYNC during the first load', () => {
    const chat = open();
    chat.channel.emit({ type: 'RESYNC' });
    chat.messages.answer(pageOf([messageAt(1)]));
    expect(chat.messages.next().after).toBe(1);
  });

  it('[CH7] tries again by itself after a while, and at once at a RESYNC', () => {
    const chat = open([messageAt(1)]);
    chat.channel.emit({ type: 'RESYNC' });
    chat.messages.refuse(away);
    expect(chat.messages.waiting()).toBe(0);
    chat.clock.increment(SYNC_RETRY_MS);
    chat.messages.refuse(away);
    chat.channel.emit({ type: 'RESYNC' });
    chat.messages.answer(pageOf([messageAt(2)]));
    expect(chat.sync()).toEqual({ lastSeq: 2, isCatchingUp: false });
  });

  it('[CH8] does not ask for ever when a gap stays', () => {
    const chat = open([messageAt(1)]);
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: messageAt(3) });
    chat.messages.answer(pageOf([messageAt(3)]));
    expect(chat.messages.waiting()).toBe(0);
  });
});

describe('sending', () => {
  it('[CH10] [CH11] sends several in the order of writing, one at a time', () => {
    const chat = open([messageAt(1)]);
    chat.write('One');
    chat.write('Two');
    expect(chat.view()).toMatchObject({ draft: '', canSend: false });
    expect(chat.show()).toEqual(['Text 1 received', 'One sending', 'Two sending']);
    expect(chat.sends.asked).toEqual([
      {
        conversationId: CONVERSATION,
        profileId: ME,
        clientId: 'client-1',
        content: 'One',
        metadata: null,
        acknowledged: [],
      },
    ]);
    chat.sends.answer(own(2, 'client-1', 'One'));
    chat.sends.answer(own(3, 'client-2', 'Two'));
    expect(chat.show()).toEqual(['Text 1 received', 'One sent', 'Two sent']);
    expect(chat.sends.waiting()).toBe(0);
  });

  it('[CH9] keeps a draft that cannot be sent', () => {
    const chat = open([]);
    chat.write('   ');
    expect(chat.view()).toMatchObject({ draft: '   ', canSend: false, rows: [] });
    expect(chat.sends.asked).toEqual([]);
  });

  it('[CH9] sends a text as the server keeps it', () => {
    const chat = open([]);
    chat.write(' a\u202Eb\r\nc ');
    expect(chat.sends.asked).toMatchObject([{ content: 'ab\nc' }]);
  });

  it('[CH12] [CH13] marks one failed, goes on with the next, and sends the same again', () => {
    const chat = open([messageAt(1)]);
    chat.write('One');
    chat.write('Two');
    chat.sends.refuse(away);
    expect(chat.show()).toEqual(['Text 1 received', 'One failed', 'Two sending']);
    expect(chat.view().rows[1]?.fault).toEqual(away);
    chat.sends.answer(own(2, 'client-2', 'Two'));
    chat.send({ type: 'SEND_AGAIN', clientId: 'client-1' });
    expect(chat.show()).toEqual(['Text 1 received', 'One sending', 'Two sent']);
    expect(chat.sends.asked.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2', 'client-1']);
    chat.sends.answer(own(3, 'client-1', 'One'));
    expect(chat.show()).toEqual(['Text 1 received', 'Two sent', 'One sent']);
  });

  it('[CH14] removes a failed message, not one on its way', () => {
    const chat = open([]);
    chat.write('One');
    chat.send({ type: 'REMOVE', clientId: 'client-1' });
    expect(chat.show()).toEqual(['One sending']);
    chat.sends.refuse(away);
    chat.send({ type: 'REMOVE', clientId: 'client-1' });
    expect(chat.show()).toEqual([]);
  });

  it('[CH15] is confirmed by the live channel before the answer, and ignores a late failure', () => {
    const chat = open([]);
    chat.write('One');
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: own(1, 'client-1', 'One') });
    expect(chat.show()).toEqual(['One sent']);
    chat.sends.refuse(away);
    expect(chat.show()).toEqual(['One sent']);
    chat.write('Two');
    expect(chat.sends.next().content).toBe('Two');
  });

  it('[CH15] finds by catching up that a failed message was stored', () => {
    const chat = open([]);
    chat.write('One');
    chat.sends.refuse(away);
    chat.channel.emit({ type: 'RESYNC' });
    chat.messages.answer(pageOf([own(1, 'client-1', 'One')]));
    expect(chat.show()).toEqual(['One sent']);
  });

  it('[CH15] keeps the same row before and after', () => {
    const chat = open([]);
    chat.write('One');
    const before = chat.view().rows[0]?.key;
    chat.sends.answer(own(1, 'client-1', 'One'));
    expect(chat.view().rows[0]?.key).toBe(before);
  });

  it('[CH21] sends a GIF in its turn, and the draft stays', () => {
    const chat = open([messageAt(1)]);
    chat.write('One');
    chat.send({ type: 'DRAFT_CHANGED', text: 'Tw' });
    chat.send({ type: 'SEND_GIF', gif: aGif });
    expect(chat.view()).toMatchObject({ draft: 'Tw', rows: [{}, {}, { type: 'gif', state: 'sending', ...aGif }] });
    expect(chat.sends.asked).toHaveLength(1);
    chat.sends.answer(own(2, 'client-1', 'One'));
    expect(chat.sends.next()).toEqual({
      conversationId: CONVERSATION,
      profileId: ME,
      clientId: 'client-2',
      ...aGif,
      acknowledged: [],
    });
    chat.sends.answer({ ...own(3, 'client-2', aGif.content), type: 'gif', metadata: aGif.metadata });
    expect(chat.view().rows.at(-1)).toMatchObject({ key: 'client-2', type: 'gif', state: 'sent', ...aGif });
    expect(chat.view().draft).toBe('Tw');
  });

  it('[CH21] keeps a GIF that failed, also across a sign-in, and sends the same again', () => {
    const chat = open([]);
    chat.send({ type: 'SEND_GIF', gif: aGif });
    chat.sends.refuse({ code: 'service_unavailable', message: '' });
    expect(chat.view().rows).toMatchObject([{ type: 'gif', state: 'failed', ...aGif }]);
    const unsentDraft = JSON.parse(JSON.stringify(unsentDraftOf(chat.actor.getSnapshot().context)));
    chat.actor.stop();
    const back = open([], false, unsentDraft);
    expect(back.view().rows).toMatchObject([{ type: 'gif', state: 'failed', ...aGif }]);
    back.send({ type: 'SEND_AGAIN', clientId: 'client-1' });
    expect(back.sends.next()).toMatchObject({ clientId: 'client-1', ...aGif });
  });

  describe('what is checked before it is sent', () => {
    const warned = {
      code: 'message_warned',
      message: 'This may do harm.',
      warnings: [{ kind: 'deceptive_link', found: 'evil.io', other: null }],
      isFinal: true,
    };
    const openWithChecks = (...texts: string[]) =>
      open([messageAt(1), ...texts.map((text, n) => own(n + 2, `c${n}`, text))], false, undefined, true);

    it('[CH22] is a text with all that was said, and nothing of it is sent before', () => {
      const chat = openWithChecks('Mine');
      chat.write('One');
      expect(chat.show().at(-1)).toBe('One sending');
      expect(chat.checks.next()).toEqual({ text: 'One', acknowledged: [], seen: ['Text 1', 'Mine'] });
      expect(chat.sends.asked).toEqual([]);
      chat.checks.answer();
      expect(chat.sends.next()).toMatchObject({ content: 'One' });
    });

    it('[CH22] fails with its reason where it must not be sent, and the next one goes on', () => {
      const chat = openWithChecks();
      chat.write('One');
      chat.write('Two');
      chat.checks.refuse(warned);
      expect(chat.view().rows.map(({ fault }) => fault)).toEqual([null, warned, null]);
      expect(chat.sends.asked).toEqual([]);
      chat.checks.answer();
      expect(chat.sends.asked).toMatchObject([{ content: 'Two' }]);
    });

    it('[CH15] [CH22] is not sent where it was confirmed meanwhile, and nothing unchecked takes its turn', () => {
      const chat = openWithChecks();
      chat.write('One');
      chat.checks.refuse(warned);
      chat.write('Two');
      chat.send({ type: 'SEND_AGAIN', clientId: 'client-1' });
      chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: own(2, 'client-2', 'Two') });
      chat.checks.answer();
      expect(chat.sends.asked).toEqual([]);
      expect(chat.checks.next()).toMatchObject({ text: 'One' });
    });

    it('[CH23] is overruled by sending it again with the kinds, which stay overruled', () => {
      const chat = openWithChecks();
      chat.write('One');
      chat.checks.refuse(warned);
      chat.send({ type: 'SEND_AGAIN', clientId: 'client-1', acknowledged: ['deceptive_link'] });
      expect(chat.checks.next()).toMatchObject({ acknowledged: ['deceptive_link'] });
      chat.checks.answer();
      expect(chat.sends.next()).toMatchObject({ clientId: 'client-1', acknowledged: ['deceptive_link'] });
      chat.sends.refuse({ ...warned, warnings: [{ kind: 'resembling_address', found: '0x1', other: '0x2' }] });
      chat.send({ type: 'SEND_AGAIN', clientId: 'client-1', acknowledged: ['resembling_address'] });
      expect(chat.checks.next()).toMatchObject({ acknowledged: ['deceptive_link', 'resembling_address'] });
    });

    it('[CH16] [CH23] stays overruled when the thread is left and opened again', () => {
      const chat = openWithChecks();
      chat.write('One');
      chat.checks.refuse(warned);
      chat.send({ type: 'SEND_AGAIN', clientId: 'client-1', acknowledged: ['deceptive_link'] });
      const unsentDraft = unsentDraftOf(chat.actor.getSnapshot().context);
      chat.actor.stop();
      const back = open([], false, unsentDraft, true);
      expect(back.checks.next()).toMatchObject({ text: 'One', acknowledged: ['deceptive_link'] });
    });

    it('[CH24] goes back into the draft to be changed, above what was written since', () => {
      const chat = openWithChecks();
      chat.write('One');
      chat.checks.refuse(warned);
      chat.send({ type: 'DRAFT_CHANGED', text: 'Two' });
      chat.send({ type: 'EDIT', clientId: 'client-1' });
      expect(chat.view()).toMatchObject({ draft: 'One\nTwo', rows: [{}] });
    });

    it('[CH25] is not kept if it is a seed phrase', () => {
      const chat = openWithChecks();
      chat.write('One');
      chat.checks.refuse(warned);
      chat.write('Two');
      chat.checks.refuse({ code: 'seed_phrase', message: '', isFinal: true });
      const { unsent } = unsentDraftOf(chat.actor.getSnapshot().context);
      expect(unsent).toEqual([{ clientId: 'client-1', content: 'One' }]);
    });
  });

  it('[CH16] keeps the draft and the unsent across a sign-in', () => {
    const chat = open([]);
    chat.write('One');
    chat.sends.refuse({ code: 'token_expired', message: '' });
    chat.send({ type: 'DRAFT_CHANGED', text: 'Tw' });
    const unsentDraft = unsentDraftOf(chat.actor.getSnapshot().context);
    chat.actor.stop();
    const back = open([messageAt(1)], false, unsentDraft);
    expect(back.view().draft).toBe('Tw');
    expect(back.show()).toEqual(['Text 1 received', 'One failed']);
    back.send({ type: 'SEND_AGAIN', clientId: 'client-1' });
    expect(back.sends.next()).toMatchObject({ clientId: 'client-1', content: 'One' });
  });
});

describe('without a network', () => {
  const unreached = { code: 'offline', message: '' };

  it.each(['offline', 'timeout', 'maintenance'])(
    '[CH26] lets (%s) what did not reach the server wait in its place, and sends all in order when it is back',
    (code) => {
      const chat = open([]);
      chat.write('One');
      chat.write('Two');
      chat.sends.refuse({ code, message: '' });
      expect(chat.show()).toEqual(['One waiting', 'Two waiting']);
      chat.send({ type: 'RESYNC' });
      expect(chat.show()).toEqual(['One sending', 'Two sending']);
      chat.sends.answer(own(1, 'client-1', 'One'));
      chat.sends.answer(own(2, 'client-2', 'Two'));
      expect(chat.sends.asked.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-1', 'client-2']);
      expect(chat.show()).toEqual(['One sent', 'Two sent']);
    },
  );

  it('[CH26] sends again after a while, should nobody say that the server is back', () => {
    const chat = open([]);
    chat.write('One');
    chat.sends.refuse({ code: 'timeout', message: '' });
    chat.clock.increment(RESEND_MS);
    expect(chat.sends.waiting()).toBe(1);
  });

  it('[CH22] [CH26] lets a message wait too whose check could not be fetched', () => {
    const chat = open([], false, undefined, true);
    chat.write('One');
    chat.checks.refuse(unreached);
    expect(chat.show()).toEqual(['One waiting']);
    chat.send({ type: 'RESYNC' });
    expect(chat.checks.waiting()).toBe(1);
    expect(chat.sends.asked).toEqual([]);
  });

  it('[CH26] sends what waited as soon as a thread is opened again, each once, in the order of writing', () => {
    const chat = open([]);
    chat.write('One');
    chat.write('Two');
    chat.sends.refuse(unreached);
    const unsentDraft = unsentDraftOf(chat.actor.getSnapshot().context);
    chat.actor.stop();
    const back = open(undefined, false, unsentDraft);
    back.sends.answer(own(1, 'client-1', 'One'));
    back.sends.answer(own(2, 'client-2', 'Two'));
    expect(back.sends.asked.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2']);
  });

  it('[CH27] shows what the device kept until the first page takes its place', () => {
    const chat = open();
    chat.channel.emit({ type: 'KEPT', messages: messagesFrom(1, 3) });
    expect(chat.view()).toMatchObject({ status: 'ready', fault: null });
    expect(chat.sync().lastSeq).toBe(3);
    chat.messages.answer(pageOf(messagesFrom(60, 61), true));
    expect(chat.view()).toMatchObject({ status: 'ready', older: 'more' });
    expect(chat.show()).toEqual(['Text 60 received', 'Text 61 received']);
    chat.channel.emit({ type: 'KEPT', messages: messagesFrom(1, 3) });
    expect(chat.show()).toHaveLength(2);
  });

  it('[CH27] stays readable while the server cannot be reached, and is gone where the conversation is refused', () => {
    const chat = open();
    chat.channel.emit({ type: 'KEPT', messages: [messageAt(1)] });
    chat.messages.refuse(unreached);
    expect(chat.view()).toMatchObject({ status: 'ready', fault: null });
    chat.send({ type: 'RESYNC' });
    const refused = { code: 'not_a_participant', message: '', isFinal: true };
    chat.messages.refuse(refused);
    expect(chat.view()).toMatchObject({ status: 'failed', fault: refused });
  });

  it('[CH27] is empty, not failed, without the server where the device saw it empty, and takes what is written', () => {
    const chat = open();
    chat.channel.emit({ type: 'KEPT', messages: [] });
    chat.messages.refuse(unreached);
    expect(chat.view()).toMatchObject({ status: 'ready', fault: null, rows: [] });
    chat.write('One');
    chat.sends.refuse(unreached);
    expect(chat.show()).toEqual(['One waiting']);
  });

  it.each([0, 3])('[CH27] keeps what came after %i kept messages, where the first page was read before', (last) => {
    const chat = open();
    chat.channel.emit({ type: 'KEPT', messages: messagesFrom(1, last) });
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: messageAt(last + 1) });
    chat.messages.answer(pageOf(messagesFrom(1, last)));
    expect(chat.view().rows.map(({ seq }) => seq)).toEqual(messagesFrom(1, last + 1).map(({ seq }) => seq));
    expect(chat.messages.waiting()).toBe(0);
  });

  it.each([0, 3])('[CH27] keeps what was sent after %i kept messages, where the first page was read before', (last) => {
    const chat = open();
    chat.channel.emit({ type: 'KEPT', messages: messagesFrom(1, last) });
    chat.write('One');
    chat.sends.answer(own(last + 1, 'client-1', 'One'));
    chat.messages.answer(pageOf(messagesFrom(1, last)));
    expect(chat.view().rows).toHaveLength(last + 1);
    expect(chat.show().at(-1)).toBe('One sent');
  });
});

describe('the rows', () => {
  it('[CH3] [CH10] say all that a bubble shows', () => {
    const chat = open([messageAt(1), own(2, 'client-9', 'Two')]);
    chat.write('Three');
    chat.sends.refuse(away);
    const shared = { type: 'text', metadata: null };
    expect(chat.view().rows).toEqual([
      {
        ...shared,
        key: 'message-1',
        isOwn: false,
        state: 'received',
        content: 'Text 1',
        seq: 1,
        createdAt: '2026-11-20T10:01:00.000Z',
        clientId: null,
        fault: null,
      },
      {
        ...shared,
        key: 'client-9',
        isOwn: true,
        state: 'sent',
        content: 'Two',
        seq: 2,
        createdAt: '2026-11-20T10:02:00.000Z',
        clientId: 'client-9',
        fault: null,
      },
      {
        ...shared,
        key: 'client-1',
        isOwn: true,
        state: 'failed',
        content: 'Three',
        seq: null,
        createdAt: null,
        clientId: 'client-1',
        fault: away,
      },
    ]);
  });

  it('[CH3] are the same object while nothing in them changed', () => {
    const chat = open([messageAt(1), own(2, 'client-9', 'Two')]);
    const { rows } = chat.view();
    chat.send({ type: 'DRAFT_CHANGED', text: 'Hel' });
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: messageAt(1) });
    chat.channel.emit({ type: 'RESYNC' });
    chat.messages.answer(pageOf([own(2, 'client-9', 'Two')]));
    expect(chat.view().rows).toBe(rows);
    chat.send({ type: 'SEND' });
    expect(chat.view().rows).not.toBe(rows);
  });
});

describe('reading', () => {
  const receiptBy = (readerProfileId: string, lastReadSeq: number) => ({
    conversationId: CONVERSATION,
    readerProfileId,
    lastReadSeq,
  });

  it('[CH17] reports what was seen, once', () => {
    const chat = open(messagesFrom(1, 2));
    expect(chat.reads.asked).toEqual([]);
    chat.send({ type: 'SEEN', seq: 2 });
    chat.send({ type: 'SEEN', seq: 2 });
    expect(chat.reads.asked).toEqual([{ conversationId: CONVERSATION, profileId: ME, upToSeq: 2 }]);
    chat.reads.answer(receiptBy(ME, 2));
    chat.send({ type: 'SEEN', seq: 2 });
    expect(chat.reads.waiting()).toBe(0);
  });

  it('[CH17] reports again what was seen while a report was on its way', () => {
    const chat = open([messageAt(1)]);
    chat.send({ type: 'SEEN', seq: 1 });
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: messageAt(2) });
    chat.send({ type: 'SEEN', seq: 2 });
    chat.reads.answer(receiptBy(ME, 1));
    expect(chat.reads.asked.map(({ upToSeq }) => upToSeq)).toEqual([1, 2]);
    chat.reads.answer(receiptBy(ME, 0));
    expect(chat.reads.waiting()).toBe(0);
  });

  it('[CH17] repeats a refused report at the next sight or RESYNC, not by itself', () => {
    const chat = open([messageAt(1)]);
    chat.send({ type: 'SEEN', seq: 1 });
    chat.reads.refuse(away);
    expect(chat.reads.waiting()).toBe(0);
    chat.channel.emit({ type: 'RESYNC' });
    chat.reads.refuse(away);
    chat.channel.emit({ type: 'MESSAGE_RECEIVED', message: messageAt(2) });
    chat.send({ type: 'SEEN', seq: 2 });
    chat.reads.answer(receiptBy(ME, 1));
    chat.send({ type: 'SEEN', seq: 2 });
    expect(chat.reads.asked).toHaveLength(3);
    expect(chat.reads.waiting()).toBe(0);
  });

  it('[CH18] marks own messages read when the partner reads', () => {
    const chat = open([]);
    chat.write('One');
    chat.sends.answer(own(1, 'client-1', 'One'));
    chat.channel.emit({ type: 'READ_RECEIVED', receipt: receiptBy(PARTNER, 1) });
    expect(chat.show()).toEqual(['One read']);
  });

  it('[CH19] does not report what another window read', () => {
    const chat = open([messageAt(1)]);
    chat.channel.emit({ type: 'READ_RECEIVED', receipt: receiptBy(ME, 1) });
    chat.send({ type: 'SEEN', seq: 1 });
    expect(chat.reads.asked).toEqual([]);
  });

  it('[CH20] learns by catching up that own messages were read', () => {
    const chat = open([own(1, 'client-9', 'One')]);
    chat.channel.emit({ type: 'RESYNC' });
    expect(chat.messages.next().after).toBe(0);
    chat.messages.answer(pageOf([{ ...own(1, 'client-9', 'One'), status: 'read' }]));
    expect(chat.show()).toEqual(['One read']);
  });
});

describe('the channel', () => {
  it('[CH6] is opened for the conversation and closed with it', () => {
    const chat = open([]);
    expect(chat.channel.opened).toEqual([{ conversationId: CONVERSATION, profileId: ME }]);
    chat.actor.stop();
    expect(chat.channel.open()).toBe(0);
  });
});
