import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ME, PARTNER, messageAt, pageOf, playChat } from './chat.fixtures.ts';
import { PAGE_SIZE } from './chat.rules.ts';
import type { MessagesAnswer, MessagesRequest, SendRequest, ThreadMessage } from './chat.types.ts';
import { chatView } from './chat.view.ts';

const away = { code: 'service_unavailable', message: '' };

/** A server of one conversation that stores each client id once and numbers messages without gaps. */
class Server {
  readonly log: ThreadMessage[] = [];

  store(senderId: string, clientId: string, content: string): ThreadMessage {
    const known = this.log.find((message) => message.senderId === senderId && message.clientId === clientId);
    if (known !== undefined) return known;
    const message = messageAt(this.log.length + 1, { senderId, clientId, content });
    this.log.push(message);
    return message;
  }

  page({ before, after, limit }: MessagesRequest): MessagesAnswer {
    if (after !== null) {
      const above = this.log.filter(({ seq }) => seq > after);
      return pageOf(above.slice(0, limit), above.length > limit);
    }
    const below = this.log.filter(({ seq }) => before === null || seq < before);
    return pageOf(below.slice(-limit), below.length > limit);
  }
}

/** A person, a partner, a network that loses, doubles and delays, and the server between them. */
function openWorld() {
  const clock = new SimulatedClock();
  const chat = playChat({ clock });
  const server = new Server();
  const live: ThreadMessage[] = [];
  /** Answers that the server has already computed but that are still on their way. */
  const pages = new Map<MessagesRequest, MessagesAnswer>();
  const written: string[] = [];
  const onceFailed = new Set<string>();
  const view = () => chatView(chat.actor.getSnapshot());

  const publish = (message: ThreadMessage) => {
    if (!live.includes(message)) live.push(message);
    return message;
  };
  const storeSend = (request: SendRequest) => publish(server.store(ME, request.clientId, request.content));
  const servePage = () => {
    const request = chat.messages.next();
    const page = pages.get(request) ?? server.page(request);
    pages.set(request, page);
    return page;
  };
  const failed = () => view().rows.filter((row) => row.state === 'failed');

  const steps: Readonly<Record<string, () => void>> = {
    partnerWrites: () => publish(server.store(PARTNER, `partner-${server.log.length}`, `Theirs ${server.log.length}`)),
    otherWindowWrites: () => publish(server.store(ME, `other-${server.log.length}`, `Other ${server.log.length}`)),
    personWrites: () => {
      const text = `Mine ${written.length}`;
      written.push(text);
      chat.actor.send({ type: 'DRAFT_CHANGED', text });
      chat.actor.send({ type: 'SEND' });
    },
    liveArrives: () => {
      const message = live.shift();
      if (message !== undefined) chat.channel.emit({ type: 'MESSAGE_RECEIVED', message });
    },
    liveArrivesOutOfOrder: () => {
      const message = live.pop();
      if (message !== undefined) chat.channel.emit({ type: 'MESSAGE_RECEIVED', message });
    },
    liveIsDoubled: () => {
      const [message] = live;
      if (message !== undefined) chat.channel.emit({ type: 'MESSAGE_RECEIVED', message });
    },
    liveIsLost: () => live.shift(),
    pageIsServed: () => chat.messages.waiting() > 0 && servePage(),
    pageArrives: () => chat.messages.waiting() > 0 && chat.messages.answer(servePage()),
    pageFails: () => chat.messages.waiting() > 0 && chat.messages.refuse(away),
    sendIsStored: () => chat.sends.waiting() > 0 && storeSend(chat.sends.next()),
    sendIsAnswered: () => chat.sends.waiting() > 0 && chat.sends.answer(storeSend(chat.sends.next())),
    sendFails: () => {
      if (chat.sends.waiting() === 0) return;
      onceFailed.add(chat.sends.next().content);
      chat.sends.refuse(away);
    },
    personTriesAgain: () => {
      for (const row of failed().slice(0, 1)) chat.actor.send({ type: 'SEND_AGAIN', clientId: row.clientId ?? '' });
    },
    personScrollsUp: () => chat.actor.send({ type: 'LOAD_OLDER' }),
    personRetries: () => chat.actor.send({ type: 'RETRY' }),
    resync: () => chat.channel.emit({ type: 'RESYNC' }),
    timePasses: () => clock.increment(60_000),
  };

  /** Everything that is on its way arrives; the live channel is dead from here on. */
  const settle = () => {
    live.length = 0;
    chat.actor.send({ type: 'RETRY' });
    for (const row of failed()) chat.actor.send({ type: 'SEND_AGAIN', clientId: row.clientId ?? '' });
    const drain = () => {
      for (let left = 200; chat.messages.waiting() + chat.sends.waiting() > 0; left -= 1) {
        if (left === 0) throw new Error('The conversation never comes to rest.');
        if (chat.sends.waiting() > 0) chat.sends.answer(storeSend(chat.sends.next()));
        if (chat.messages.waiting() > 0) chat.messages.answer(servePage());
      }
    };
    drain();
    chat.channel.emit({ type: 'RESYNC' });
    drain();
    while (view().older !== 'none') {
      chat.actor.send({ type: 'LOAD_OLDER' });
      drain();
    }
  };

  return { chat, server, steps, settle, view, written, onceFailed };
}

const stepNames = Object.keys(openWorld().steps);

describe('any interleaving of history, live channel, catching up and own sending', () => {
  it('[CH3] [CH11] [CH13] [CH15] shows each message once and in order, and loses none', () => {
    const weighted = fc.constantFrom(...stepNames, 'personWrites', 'partnerWrites', 'pageArrives', 'liveArrives');
    fc.assert(
      fc.property(fc.nat({ max: 2 * PAGE_SIZE + 10 }), fc.array(weighted, { maxLength: 80 }), (earlier, names) => {
        const world = openWorld();
        for (let index = 0; index < earlier; index += 1)
          world.server.store(PARTNER, `early-${index}`, `Early ${index}`);
        for (const name of names) {
          world.steps[name]?.();
          const { rows } = world.view();
          const seqs = rows.flatMap((row) => (row.seq === null ? [] : [row.seq]));
          expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
          expect(seqs).toEqual(seqs.toSorted((one, other) => one - other));
          const visible = rows.map((row) => row.content);
          expect(world.written.filter((text) => !visible.includes(text))).toEqual([]);
        }
        world.settle();
        expect(world.view().rows.map((row) => row.content)).toEqual(world.server.log.map((message) => message.content));
        expect(world.view().rows.every((row) => row.state !== 'sending' && row.state !== 'failed')).toBe(true);
        const neverFailed = world.written.filter((text) => !world.onceFailed.has(text));
        const stored = world.server.log.map((message) => message.content);
        expect(stored.filter((text) => neverFailed.includes(text))).toEqual(neverFailed);
        world.chat.actor.stop();
      }),
      { numRuns: 300 },
    );
  });
});
