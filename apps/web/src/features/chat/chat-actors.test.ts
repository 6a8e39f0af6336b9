import type { ApiClient, Message } from '@mutuals/api-client';
import { createChatMachine, type SendRequest } from '@mutuals/machines/chat';
import { aGif } from '@mutuals/machines/chat/fixtures';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, type EventObject, toPromise } from 'xstate';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import type { ChannelRegistry } from '../realtime/index.ts';
import { chatActors, loadCheck } from './chat-actors.ts';

const kept = vi.hoisted(() => ({ messages: undefined as readonly unknown[] | undefined }));
vi.mock('../../lib/kept-answers.ts', () => ({
  async showKept(client: QueryClient, key: QueryKey) {
    await Promise.resolve();
    if (kept.messages) client.setQueryData(key, kept.messages);
  },
}));
beforeEach(() => void (kept.messages = undefined));

const ids = { conversationId: 'talk', profileId: 'ada' };
const message: Message = {
  _id: 'm1',
  conversationId: 'talk',
  clientId: 'c1',
  senderId: 'lin',
  seq: 1,
  type: 'text',
  content: 'Good morning',
  metadata: null,
  status: 'sent',
  createdAt: '2026-11-20T12:00:00.000Z',
};
const receipt = { conversationId: 'talk', readerProfileId: 'ada', lastReadSeq: 1, readAt: message.createdAt };

/** The actors of a conversation, the line of its channel, and whom they tell. */
function open(answers: Partial<ApiClient> = {}, fetchCheck: typeof loadCheck = loadCheck) {
  const lines = new Map<string, Parameters<ChannelRegistry['subscribe']>[1]>();
  const channels: ChannelRegistry = {
    subscribe(channel, listener) {
      lines.set(channel, listener);
      return () => lines.delete(channel);
    },
    setClient() {},
  };
  const onSent = vi.fn<(sent: Message) => void>();
  const onRead = vi.fn<(read: unknown) => void>();
  const actors = chatActors(apiOf(answers), new QueryClient(), channels, { onSent, onRead, fetchCheck });
  return { actors, lines, onSent, onRead };
}

describe('the channel of a conversation', () => {
  /** What the conversation hears. */
  function listen() {
    const { actors, lines } = open({ listMessages: () => new Promise(() => {}) });
    const heard: EventObject[] = [];
    const actor = createActor(createChatMachine(actors), {
      input: { ...ids, newId: () => 'c1' },
      inspect(said) {
        if (said.type !== '@xstate.event' || said.actorRef !== actor || said.sourceRef === undefined) return;
        if (said.sourceRef === actor.getSnapshot().children['channel']) heard.push(said.event);
      },
    });
    actor.start();
    onTestFinished(() => void actor.stop());
    return { heard, line: lines.get('conversation:talk') };
  }

  it('tells of messages and of readings', () => {
    const { heard, line } = listen();
    line?.onMessage('new-message', { conversationId: 'talk', message });
    line?.onMessage('read', receipt);
    expect(heard).toEqual([
      { type: 'MESSAGE_RECEIVED', message },
      { type: 'READ_RECEIVED', receipt },
    ]);
  });

  it.each([
    ['an event of another name', 'ticket-changed', { conversationId: 'talk', message }],
    ['a reading under the name of a message', 'new-message', receipt],
    ['a message under the name of a reading', 'read', { conversationId: 'talk', message }],
  ])('has the thread read again where it does not understand: %s', (_what, name, data) => {
    const { heard, line } = listen();
    line?.onMessage(name, data);
    expect(heard).toEqual([{ type: 'RESYNC' }]);
  });

  it('has it read again where something may have been missed', () => {
    const { heard, line } = listen();
    line?.onGap();
    expect(heard).toEqual([{ type: 'RESYNC' }]);
  });

  it('shows first what the device kept of the thread (D74)', async () => {
    kept.messages = [message];
    const { heard } = listen();
    await expect.poll(() => heard).toEqual([{ type: 'KEPT', messages: [message] }]);
  });

  it('shows nothing where the device kept nothing', async () => {
    const { heard, line } = listen();
    await new Promise((end) => setImmediate(end));
    line?.onGap();
    expect(heard).toEqual([{ type: 'RESYNC' }]);
  });
});

describe('the messages of a conversation', () => {
  const page = { ...ids, before: null, after: null, limit: 50 };

  it.each([
    ['the newest', page, {}],
    ['what is older', { ...page, before: 7 }, { before: 7 }],
    ['what was missed', { ...page, after: 9 }, { after: 9 }],
  ])('are asked for as the own profile: %s', async (_which, input, bounds) => {
    const listMessages = vi.fn<ApiClient['listMessages']>(async () => ({ data: [message], meta: { hasMore: false } }));
    const loading = createActor(open({ listMessages }).actors.loadMessages, { input }).start();
    expect(await toPromise(loading)).toMatchObject({ data: [message] });
    expect(listMessages.mock.calls).toMatchObject([[{ path: { id: 'talk' } }]]);
    expect(listMessages.mock.calls[0]?.[0].query).toEqual({ profileId: 'ada', limit: 50, ...bounds });
  });

  it('are read up to where they were seen, and the lists hear of it', async () => {
    const markConversationRead = vi.fn<ApiClient['markConversationRead']>(async () => receipt);
    const { actors, onRead } = open({ markConversationRead });
    await toPromise(createActor(actors.markRead, { input: { ...ids, upToSeq: 1 } }).start());
    expect(markConversationRead.mock.calls).toEqual([
      [{ path: { id: 'talk' }, query: { profileId: 'ada', upToSeq: 1 } }],
    ]);
    expect(onRead.mock.calls).toEqual([[receipt]]);
  });
});

describe('a message that is sent', () => {
  const text: SendRequest = { ...ids, clientId: 'c1', content: 'Good morning', metadata: null, acknowledged: [] };
  const sent = { conversationId: 'talk', clientId: 'c1', content: 'Good morning', type: 'text' };

  it.each([
    ['a text', text, sent],
    [
      'a text with a warning overruled (D69)',
      { ...text, acknowledged: ['pay_first'] },
      { ...sent, acknowledged: ['pay_first'] },
    ],
    ['a GIF', { ...text, ...aGif }, { ...sent, ...aGif, type: 'gif' }],
  ])('carries what it is, and no more: %s', async (_what, input, body) => {
    const sendMessage = vi.fn<ApiClient['sendMessage']>(async () => message);
    const { actors, onSent } = open({ sendMessage });
    expect(await toPromise(createActor(actors.sendMessage, { input }).start())).toEqual(message);
    expect(sendMessage.mock.calls).toEqual([[{ query: { profileId: 'ada' }, body }]]);
    expect(onSent.mock.calls).toEqual([[message]]);
  });

  it('is told of nowhere where the server refused it', async () => {
    const sendMessage = () => Promise.reject(problemOf('sendMessage', 409, 'no_longer_matched'));
    const { actors, onSent } = open({ sendMessage });
    const sending = toPromise(createActor(actors.sendMessage, { input: text }).start());
    await expect(sending).rejects.toMatchObject({ code: 'no_longer_matched', isFinal: true });
    expect(onSent).not.toHaveBeenCalled();
  });

  const check = (fetchCheck: typeof loadCheck, content: string) =>
    toPromise(
      createActor(open({}, fetchCheck).actors.checkMessage, {
        input: { text: content, acknowledged: [], seen: [] },
      }).start(),
    );

  it('waits where what it is checked with cannot be fetched, as without a network (D69)', async () => {
    const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(check(away, 'Good morning')).rejects.toEqual({ code: 'offline', message: '' });
  });

  it('is stopped by the fault that the check finds (D69)', async () => {
    await expect(check(loadCheck, `The key is ${'ab12'.repeat(16)}`)).rejects.toMatchObject({ code: 'message_warned' });
    await expect(check(loadCheck, 'Good morning')).resolves.toBeUndefined();
  });
});
