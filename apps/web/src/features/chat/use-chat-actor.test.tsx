import type { ApiClient } from '@mutuals/api-client';
import type { ThreadMessage, UnsentDraft } from '@mutuals/machines/chat';
import { messageAt, pageOf, playChat } from '@mutuals/machines/chat/fixtures';
import type { QueryClient } from '@tanstack/react-query';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createActorRegistry } from '../../lib/actor-registry.ts';
import { draftKey } from '../../lib/person-storage.ts';
import { createReachability } from '../../lib/reachability.ts';
import type { Recovery } from '../../lib/recovery.ts';
import type { Services } from '../../services.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { user } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useRealtime } from '../realtime/index.ts';
import type * as ChatActors from './chat-actors.ts';
import { keptThreadKey } from './chat-actors.ts';
import { addToDraft, useChatActor, waitingChats } from './use-chat-actor.ts';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));
const missing = vi.hoisted(() => ({ code: null as Error | null }));
vi.mock('./chat-actors.ts', async (original) => {
  const actual = await original<typeof ChatActors>();
  return { ...actual, loadCheck: () => (missing.code ? Promise.reject(missing.code) : actual.loadCheck()) };
});
beforeEach(() => {
  sessionStorage.clear();
  missing.code = null;
});

const ids = { profileId: 'ada', conversationId: 'talk' };
const key = (subject: string, of = user._id) => draftKey(of, `chat.${subject}`);
const store = (subject: string, draft: UnsentDraft, of?: string) =>
  sessionStorage.setItem(key(subject, of), JSON.stringify(draft));
const stored = (subject = 'ada.talk'): unknown => JSON.parse(sessionStorage.getItem(key(subject)) ?? 'null');
const failed = { clientId: 'failed', content: 'Are you there?' };
const waiting = { clientId: 'waiting', content: 'See you', isWaiting: true } as const;

it('the conversations in which something waits for the network are found; what failed waits for its person', () => {
  store('ada.waits', { draft: '', unsent: [failed, waiting] });
  store('ada.failed', { draft: '', unsent: [failed] });
  store('ada.typed', { draft: 'See', unsent: [] });
  store('bob.waits', { draft: '', unsent: [waiting] }, 'somebody-else');
  expect(waitingChats(user._id)).toEqual([{ profileId: 'ada', conversationId: 'waits' }]);
});

describe('words that are put into a conversation', () => {
  it('stand behind what is typed there, on a line of their own, beside what was not sent', () => {
    const add = (words: string) => addToDraft(createActorRegistry(), user._id, ids, words);
    add('A link');
    expect(stored()).toEqual({ draft: 'A link', unsent: [] });
    store('ada.talk', { draft: 'Look:', unsent: [failed] });
    add('A link');
    expect(stored()).toEqual({ draft: 'Look:\nA link', unsent: [failed] });
  });

  it('go to the conversation itself while it still runs: what it holds is newer than what is kept', () => {
    const { machine, input } = playChat();
    const actors = createActorRegistry();
    const { actor } = actors.acquire(
      'chat.ada.talk',
      () => createActor(machine, { input }),
      () => true,
    );
    actor.send({ type: 'DRAFT_CHANGED', text: 'Look:' });
    store('ada.talk', { draft: 'Before', unsent: [] });
    addToDraft(actors, user._id, ids, 'A link');
    expect(actor.getSnapshot().context.draft).toBe('Look:\nA link');
    expect(stored()).toEqual({ draft: 'Before', unsent: [] });
  });
});

describe('an open conversation', () => {
  const talk = { conversationId: 'talk' };
  const thread = Array.from({ length: 50 }, (_, index) => messageAt(index + 1, talk));

  async function open(
    answers: Partial<ApiClient> = {},
    services: Partial<Services> = {},
    keeps?: readonly ThreadMessage[],
  ) {
    let held: ReturnType<typeof useChatActor> | undefined;
    let around: ReturnType<typeof useRealtime> | undefined;
    let client: QueryClient | undefined;
    function Probe(): string {
      held = useChatActor(ids.profileId, ids.conversationId);
      around = useRealtime();
      return 'Opened';
    }
    const listMessages = vi.fn<ApiClient['listMessages']>(async () => ({ ...pageOf(thread), data: [...thread] }));
    const { screen, router } = await renderMember(
      <Routes>
        <Route path="/" element={<Probe />} />
        <Route path="*" element="Elsewhere" />
      </Routes>,
      apiOf({ listMessages, ...answers }),
      {
        services,
        fill(filled) {
          client = filled;
          if (keeps) filled.setQueryData(keptThreadKey(ids), keeps, { updatedAt: 0.5 });
        },
      },
    );
    await expect.element(screen.getByText('Opened')).toBeVisible();
    const actor = () => {
      if (!held?.actor) throw new Error('No conversation runs.');
      return held.actor;
    };
    return {
      actor,
      write(text: string) {
        actor().send({ type: 'DRAFT_CHANGED', text });
        actor().send({ type: 'SEND' });
      },
      leave: () => router.navigate('/elsewhere'),
      isRunning: () => around?.actors.running('chat.ada.talk') !== undefined,
      listMessages,
      kept: () => client?.getQueryState<ThreadMessage[]>(keptThreadKey(ids)),
    };
  }

  it('keeps on the device the newest messages, as many as a first page has, and writes none of it for what is typed (D74)', async () => {
    const { actor, kept } = await open();
    await expect.poll(() => kept()?.data?.map(({ seq }) => seq)).toEqual(thread.map(({ seq }) => seq));
    await realtime.emit('conversation:talk', 'new-message', { ...talk, message: messageAt(51, talk) });
    await expect.poll(() => kept()?.data?.at(-1)?.seq).toBe(51);
    expect(kept()?.data?.length).toBe(50);
    const before = kept()?.dataUpdateCount;
    actor().send({ type: 'DRAFT_CHANGED', text: 'See' });
    expect(kept()?.dataUpdateCount).toBe(before);
  });

  it('does not keep anew what the device kept, as though the server had answered it (D74)', async () => {
    const { actor, kept } = await open({ listMessages: () => new Promise(() => {}) }, {}, thread);
    await expect.poll(() => actor().getSnapshot().context.messages.length).toBe(50);
    expect(kept()?.dataUpdatedAt).toBe(0.5);
  });

  it('keeps a draft in the tab while there is one, and forgets it when it is emptied', async () => {
    const { actor } = await open();
    actor().send({ type: 'DRAFT_CHANGED', text: 'See' });
    expect(stored()).toEqual({ draft: 'See', unsent: [] });
    actor().send({ type: 'DRAFT_CHANGED', text: '' });
    expect(sessionStorage.getItem(key('ada.talk'))).toBeNull();
  });

  it('asks for what it may have missed when the server is back', async () => {
    const reachability = createReachability({ probe: () => new Promise(() => {}), isOnline: () => true });
    const { actor, listMessages } = await open({}, { reachability });
    await expect.poll(() => actor().getSnapshot().context.complete).not.toBeNull();
    await realtime.connected();
    const before = listMessages.mock.calls.length;
    reachability.failed();
    reachability.answered();
    await expect.poll(() => listMessages.mock.calls.length).toBeGreaterThan(before);
  });

  it('ends when it is left with nothing to send', async () => {
    const { leave, isRunning } = await open();
    expect(isRunning()).toBe(true);
    await leave();
    await expect.poll(isRunning).toBe(false);
  });

  it('goes on when it is left until everything is sent or has failed, and then ends', async () => {
    store('ada.talk', { draft: '', unsent: [failed] });
    const answer = Promise.withResolvers<never>();
    const sendMessage = vi.fn<ApiClient['sendMessage']>(() => answer.promise);
    const { leave, write, isRunning } = await open({ sendMessage });
    write('See you');
    await expect.poll(() => sendMessage.mock.calls.length).toBe(1);
    await leave();
    expect(isRunning()).toBe(true);
    answer.reject(problemOf('sendMessage', 409, 'no_longer_matched'));
    await expect.poll(isRunning).toBe(false);
    expect(stored()).toMatchObject({ unsent: [{ content: failed.content }, { content: 'See you' }] });
  });

  describe('where what a message is checked with cannot be fetched (D69)', () => {
    const recovered = () =>
      vi.fn<Recovery['recover']>(async (error) => {
        throw error;
      });
    const fault = (of: Awaited<ReturnType<typeof open>>) => of.actor().getSnapshot().context.isOffline;

    it('recovers the page where the server can be reached, and sends nothing unchecked', async () => {
      missing.code = new TypeError('Failed to fetch dynamically imported module');
      const recover = recovered();
      const chat = await open({}, { recovery: { recover, recoverPart: recover, reload: async () => {} } });
      chat.write('See you');
      await expect.poll(() => recover.mock.calls).toEqual([[missing.code]]);
      await expect.poll(() => fault(chat)).toBe(true);
    });

    it('leaves the page alone where it cannot: the message waits', async () => {
      missing.code = new TypeError('Failed to fetch dynamically imported module');
      const recover = recovered();
      const reachability = createReachability({ probe: () => new Promise(() => {}), isOnline: () => false });
      reachability.failed();
      const chat = await open(
        {},
        { reachability, recovery: { recover, recoverPart: recover, reload: async () => {} } },
      );
      chat.write('See you');
      await expect.poll(() => fault(chat)).toBe(true);
      expect(recover).not.toHaveBeenCalled();
      expect(stored()).toMatchObject({ unsent: [{ content: 'See you', isWaiting: true }] });
    });
  });
});

it('no conversation runs while none is open', async () => {
  const held = vi.fn<(of: ReturnType<typeof useChatActor>) => void>();
  function Probe(): string {
    held(useChatActor('ada', null));
    return 'Opened';
  }
  const { screen } = await renderMember(<Probe />, apiOf());
  await expect.element(screen.getByText('Opened')).toBeVisible();
  expect(held).toHaveBeenLastCalledWith({ actor: undefined, subject: null });
});
