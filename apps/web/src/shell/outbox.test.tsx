import type { ApiClient } from '@mutuals/api-client';
import { messageAt, pageOf } from '@mutuals/machines/chat/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftKey } from '../lib/person-storage.ts';
import { apiOf } from '../testing/api-of.ts';
import { controlledRealtime } from '../testing/controlled-realtime.ts';
import { card, limit, own, profilesOf, user } from '../testing/examples.ts';
import { renderMember } from '../testing/render-member.tsx';
import { Outbox } from './outbox.tsx';

vi.mock('../features/realtime/ably-client.ts', () => ({ ablyClient: () => controlledRealtime().open }));

const ada = own('Ada');
const lin = card('Lin');
const talk = { conversationId: 'talk' };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A page of somebody of whom this browser keeps a message and a decision. */
async function open(of = user._id) {
  sessionStorage.setItem(
    draftKey(of, `chat.${ada._id}.talk`),
    JSON.stringify({ draft: '', unsent: [{ clientId: 'waiting', content: 'See you', isWaiting: true }] }),
  );
  localStorage.setItem(draftKey(of, `deck.${ada._id}`), JSON.stringify([{ card: lin, decision: 'pass' }]));
  const sendMessage = vi.fn<ApiClient['sendMessage']>(async () => messageAt(1, talk) as never);
  const dislikeProfile = vi.fn<ApiClient['dislikeProfile']>(async () => undefined as never);
  const { screen } = await renderMember(
    <>
      <Outbox />
      <p>Another page</p>
    </>,
    apiOf({
      listMyProfiles: async () => profilesOf(ada),
      listMessages: async () => pageOf([]) as never,
      getMatchQueue: async () => ({
        data: [],
        meta: { likes: limit(), superLikes: limit(), totalProfiles: 0, hiddenByMusts: null },
      }),
      sendMessage,
      dislikeProfile,
    }),
  );
  await expect.element(screen.getByText('Another page')).toBeVisible();
  return { sendMessage, dislikeProfile };
}

it('sends on any page, once, the message and the decision that waited, and forgets them then (D24, D25)', async () => {
  const { sendMessage, dislikeProfile } = await open();
  const kept = () => [
    sessionStorage.getItem(draftKey(user._id, `chat.${ada._id}.talk`)),
    localStorage.getItem(draftKey(user._id, `deck.${ada._id}`)),
  ];
  await expect.poll(kept).toEqual([null, null]);
  expect(sendMessage.mock.calls.map(([{ query, body }]) => [query, body.clientId, body.content])).toEqual([
    [{ profileId: ada._id }, 'waiting', 'See you'],
  ]);
  expect(dislikeProfile.mock.calls).toEqual([[{ path: { profileId: lin._id }, body: { userProfileId: ada._id } }]]);
});
