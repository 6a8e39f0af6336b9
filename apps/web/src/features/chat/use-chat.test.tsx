import type { ApiClient } from '@mutuals/api-client';
import { messageAt, pageOf } from '@mutuals/machines/chat/fixtures';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { useConnection, useRealtime } from '../realtime/index.ts';
import type * as ChatActors from './chat-actors.ts';
import { useChat } from './use-chat.ts';

vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));
const check = vi.hoisted(() => ({ load: vi.fn<() => void>(), prepare: vi.fn<(draft: string) => void>() }));
vi.mock('./chat-actors.ts', async (original) => {
  const actual = await original<typeof ChatActors>();
  return {
    ...actual,
    async loadCheck() {
      check.load();
      return { ...(await actual.loadCheck()), prepareCheck: async (draft: string) => check.prepare(draft) };
    },
  };
});
beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => vi.restoreAllMocks());

const talk = { conversationId: 'talk' };

async function open(conversationId: string | null = 'talk', answers: Partial<ApiClient> = {}) {
  let chat: ReturnType<typeof useChat> | undefined;
  let around: ReturnType<typeof useRealtime> | undefined;
  let quickMs: number | undefined;
  function Probe(): string {
    chat = useChat('ada', conversationId, true);
    around = useRealtime();
    quickMs = useConnection().polling?.quickMs;
    return 'Opened';
  }
  const listMessages = vi.fn<ApiClient['listMessages']>(async () => ({
    ...pageOf([]),
    data: [messageAt(1, talk), messageAt(2, talk)],
  }));
  const { screen } = await renderMember(<Probe />, apiOf({ listMessages, ...answers }), {
    services: { realtime: null },
  });
  await expect.element(screen.getByText('Opened')).toBeVisible();
  const now = () => {
    if (!chat || !around) throw new Error('Nothing is rendered.');
    return { ...chat, inView: around.messagesInView.get(), quickMs };
  };
  if (conversationId !== null) await expect.poll(() => now().view?.rows.length).toBe(2);
  return { now, listMessages, screen };
}

it('fetches what messages are checked with as soon as a conversation is open, and not before (D69)', async () => {
  await open(null);
  expect(check.load).not.toHaveBeenCalled();
  await open();
  expect(check.load).toHaveBeenCalled();
});

it('has the check prepare for what is typed, and for nothing else', async () => {
  const { now } = await open();
  now().send({ type: 'SEEN', seq: 1 });
  now().send({ type: 'DRAFT_CHANGED', text: 'See you' });
  await expect.poll(() => check.prepare.mock.calls).toEqual([['See you']]);
  expect(now().view?.draft).toBe('See you');
});

it('asks again and again for what is new while no live connection brings it (D28)', async () => {
  const every = vi.spyOn(globalThis, 'setInterval');
  const { now, listMessages } = await open();
  const before = listMessages.mock.calls.length;
  const { quickMs } = now();
  expect(quickMs).toBeGreaterThan(0);
  for (const [run, ms] of every.mock.calls) if (ms === quickMs && typeof run === 'function') run();
  await expect.poll(() => listMessages.mock.calls.length).toBe(before + 1);
});

it('asks no more for a thread that is left', async () => {
  const every = vi.spyOn(globalThis, 'setInterval');
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  const { now, screen } = await open();
  const { quickMs } = now();
  const timers = every.mock.results.filter((_, call) => every.mock.calls[call]?.[1] === quickMs);
  expect(timers).toHaveLength(1);
  await screen.unmount();
  for (const { value } of timers) expect(cleared).toHaveBeenCalledWith(value);
});

it('says which messages are before the eyes: those of the open conversation', async () => {
  const { now } = await open();
  expect(now().inView).toEqual({ profileId: 'ada', conversationId: 'talk' });
});

it('marks as read what was seen, up to there', async () => {
  const markConversationRead = vi.fn<ApiClient['markConversationRead']>(() => new Promise(() => {}));
  const { now } = await open('talk', { markConversationRead });
  now().seen(2);
  await expect.poll(() => markConversationRead.mock.calls.map(([{ query }]) => query.upToSeq)).toEqual([2]);
});
