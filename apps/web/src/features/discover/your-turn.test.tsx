import type { ApiClient, Conversation } from '@mutuals/api-client';
import { queryOf } from '@mutuals/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { useServices } from '../../services.ts';
import { apiOf, problemOf } from '../../testing/api-of.ts';
import { controlledRealtime } from '../../testing/controlled-realtime.ts';
import { card, limit, others, own, profilesOf } from '../../testing/examples.ts';
import { renderMember } from '../../testing/render-member.tsx';
import { Component } from './discover-route.tsx';

const realtime = controlledRealtime();
vi.mock('../realtime/ably-client.ts', () => ({ ablyClient: () => realtime.open }));

const ada = own('Ada');
const at = '2026-11-10T12:00:00.000Z';

function waits(name: string): Conversation {
  const { _id, profileType, subtype, avatar, isVerified } = others(name);
  const partner = { _id, profileType, subtype, name, avatar, isVerified, isDeleted: false } as const;
  return {
    _id: `talk-${name}`,
    participants: [{ ...partner, _id: ada._id, name: ada.name }, partner],
    lastMessage: { seq: 1, content: 'Hello', type: 'text', senderId: _id, createdAt: at },
    lastMessageAt: at,
    unreadCount: { [ada._id]: 1 },
    waitingSince: at,
    closed: null,
    createdAt: at,
  };
}

const api = (answers: Partial<ApiClient> = {}) =>
  apiOf({
    listMyProfiles: async () => profilesOf(ada),
    getMatchQueue: async () => ({
      data: [card('Lin')],
      meta: { likes: limit(), superLikes: limit(), hiddenByMusts: null, totalProfiles: 1 },
    }),
    getYourTurn: async () => ({ isBeforeDeck: true, total: 9, data: [waits('Bob'), waits('Eve')] }),
    ...answers,
  });

it('comes before the deck, which begins when it is passed, today without asking again', async () => {
  const passYourTurn = vi.fn(async () => undefined);
  const { screen } = await renderMember(<Component />, api({ passYourTurn }));
  await expect.element(screen.getByRole('heading', { name: '9 matches wait for your answer' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Lin' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Go on to Discover' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  await expect.poll(() => passYourTurn).toHaveBeenCalledExactlyOnceWith({ query: { profileId: ada._id } });
});

it('keeps those that are left while one is closed after another, and brings one back that could not be closed', async () => {
  const passYourTurn = vi.fn(async () => undefined);
  let isDown = true;
  const closeConversation = vi.fn(async () => {
    if (isDown) throw problemOf('closeConversation', 503, 'service_unavailable');
    return waits('Bob');
  });
  const { screen } = await renderMember(<Component />, api({ passYourTurn, closeConversation }));
  const bob = screen.getByRole('button', { name: 'Not now: Bob' });
  const closeIt = async (name: string) => {
    await screen.getByRole('button', { name: `Not now: ${name}` }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  };
  await closeIt('Bob');
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  await expect.element(bob).toBeInTheDocument();
  isDown = false;
  await closeIt('Bob');
  await expect.element(bob).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Not now: Eve' })).toHaveFocus();
  await expect.element(screen.getByRole('heading', { name: '8 matches wait for your answer' })).toBeVisible();
  expect(passYourTurn).not.toHaveBeenCalled();
  await closeIt('Eve');
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
  await expect.element(screen.getByLabelText('Cards', { exact: true })).toHaveFocus();
  await expect.poll(() => passYourTurn).toHaveBeenCalledOnce();
});

it('passes nothing where the last one could not be closed: it still comes before the deck', async () => {
  const passYourTurn = vi.fn(async () => undefined);
  const getYourTurn = async () => ({ isBeforeDeck: true, total: 8, data: [waits('Bob')] });
  const closeConversation = () => Promise.reject(problemOf('closeConversation', 503, 'service_unavailable'));
  const { screen } = await renderMember(<Component />, api({ passYourTurn, getYourTurn, closeConversation }));
  await screen.getByRole('button', { name: 'Not now: Bob' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  await expect.element(screen.getByRole('alert')).toBeInTheDocument();
  expect(passYourTurn).not.toHaveBeenCalled();
  await expect.element(screen.getByRole('button', { name: 'Not now: Bob' })).toBeVisible();
});

it('passes nothing where the last one is closed before an earlier one that then could not be', async () => {
  const passYourTurn = vi.fn(async () => undefined);
  const bobs = Promise.withResolvers<Conversation>();
  const closeConversation = vi.fn<ApiClient['closeConversation']>(async ({ path }) =>
    path.id === waits('Bob')._id ? bobs.promise : waits('Eve'),
  );
  const { screen } = await renderMember(<Component />, api({ passYourTurn, closeConversation }));
  for (const name of ['Bob', 'Eve']) {
    await screen.getByRole('button', { name: `Not now: ${name}` }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  }
  await expect.poll(() => closeConversation).toHaveBeenCalledTimes(2);
  bobs.reject(problemOf('closeConversation', 503, 'service_unavailable'));
  await expect.element(screen.getByRole('button', { name: 'Not now: Bob' })).toBeVisible();
  expect(passYourTurn).not.toHaveBeenCalled();
});

it('asks about nobody of another profile once that one acts', async () => {
  const bert = own('Bert');
  const closeConversation = vi.fn<ApiClient['closeConversation']>();
  const getYourTurn: ApiClient['getYourTurn'] = async ({ query }) => ({
    isBeforeDeck: true,
    total: 8,
    data: [waits(query.profileId === ada._id ? 'Bob' : 'Eve')],
  });
  const { screen, router } = await renderMember(
    <Component />,
    api({ listMyProfiles: async () => profilesOf(ada, bert), getYourTurn, closeConversation }),
    { path: `/discover?profileId=${bert._id}` },
  );
  await expect.element(screen.getByRole('button', { name: 'Not now: Ada' })).toBeVisible();
  await router.navigate(`/discover?profileId=${ada._id}`);
  await screen.getByRole('button', { name: 'Not now: Bob' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
  await router.navigate(`/discover?profileId=${bert._id}`);
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(closeConversation).not.toHaveBeenCalled();
});

it('stays as it began where fewer wait after one was closed', async () => {
  const both = { isBeforeDeck: true, total: 8, data: [waits('Bob'), waits('Eve')] };
  const getYourTurn = vi
    .fn<ApiClient['getYourTurn']>(async () => ({ isBeforeDeck: false, total: 7, data: [] }))
    .mockResolvedValueOnce(both);
  const { screen } = await renderMember(
    <Component />,
    api({ getYourTurn, closeConversation: async () => waits('Bob') }),
  );
  await screen.getByRole('button', { name: 'Not now: Bob' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  // What was read is old when they come back to the tab.
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60 * 60_000);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => getYourTurn.mock.calls.length).toBeGreaterThan(1);
  later.mockRestore();
  await getYourTurn.mock.results.at(-1)?.value;
  await expect.element(screen.getByRole('heading', { name: '7 matches wait for your answer' })).toBeVisible();
  await screen.getByRole('button', { name: 'Not now: Eve' }).click();
  await expect.element(screen.getByRole('alertdialog')).toBeVisible();
});

/** Reads the conversations beside the deck. */
function Conversations(): null {
  const services = useServices();
  useQuery(queryOf(services.api, 'listConversations', { query: { profileId: ada._id } }));
  return null;
}

it('has the conversations read again once one is closed', async () => {
  const meta = { total: 0, limit: 20, offset: 0, nextCursor: null };
  const listConversations = vi.fn<ApiClient['listConversations']>(async () => ({ data: [], meta }));
  const { screen } = await renderMember(
    <>
      <Conversations />
      <Component />
    </>,
    api({ listConversations, closeConversation: async () => waits('Bob') }),
  );
  await screen.getByRole('button', { name: 'Not now: Bob' }).click();
  expect(listConversations).toHaveBeenCalledOnce();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Not now' }).click();
  await expect.poll(() => listConversations).toHaveBeenCalledTimes(2);
});

it('leaves out whom nobody can answer: who is gone, and who has written nothing', async () => {
  const gone = waits('Eve');
  const participants = gone.participants.map((each) =>
    each._id === ada._id ? each : { _id: each._id, isDeleted: true as const },
  );
  const data = [waits('Bob'), { ...gone, participants }, { ...waits('Kim'), lastMessage: null }];
  const { screen } = await renderMember(
    <Component />,
    api({ getYourTurn: async () => ({ isBeforeDeck: true, total: 8, data }) }),
  );
  await expect.element(screen.getByRole('button', { name: 'Not now: Bob' })).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
});

it('does not keep the deck back where it cannot be read', async () => {
  const getYourTurn = async () => Promise.reject(problemOf('getYourTurn', 503, 'service_unavailable'));
  const { screen } = await renderMember(<Component />, api({ getYourTurn }));
  await expect.element(screen.getByRole('heading', { name: 'Lin' })).toBeVisible();
});
