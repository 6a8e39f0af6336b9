import type { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { apiOf } from '../testing/api-of.ts';
import { counts, profilesOf, user } from '../testing/examples.ts';
import type { WhenShown } from './kept-answers.ts';
import { createPersonClients, sessionQueries } from './person-clients.ts';

function setUp() {
  const operations = {
    getMe: vi.fn(async () => user),
    listMyProfiles: vi.fn(async () => profilesOf()),
    getNotificationCounts: vi.fn(async () => counts),
  };
  const api = apiOf(operations);
  return { api, operations, clients: createPersonClients(api), queries: sessionQueries(api) };
}

it('asks ahead for the person, their profiles and their counts, and the page asks no second time, however often it begins to render', async () => {
  const { operations, clients, queries } = setUp();
  await clients.fetchAhead('ada');
  for (const client of [clients.of('ada'), clients.of('ada')])
    await Promise.all([
      client.fetchQuery(queries.me),
      client.fetchQuery(queries.profiles),
      client.fetchQuery(queries.counts),
    ]);
  for (const operation of Object.values(operations)) expect(operation).toHaveBeenCalledOnce();
});

it('tells when what this device keeps for the person is shown, also where it can keep nothing', async () => {
  const { api } = setUp();
  const shown = vi.fn(async () => {});
  const keep = async (_client: unknown, person: string) => {
    if (person === 'ada') return shown;
    throw new Error('no code');
  };
  const clients = createPersonClients(api, keep);
  await clients.whenKnown('ada');
  expect(shown).toHaveBeenCalledOnce();
  await expect(clients.whenKnown('eve')).resolves.toBeUndefined();
});

it('tells that a person is known once they and their profiles are there: by an answer, or as this device keeps them', async () => {
  const { operations, clients, queries } = setUp();
  const answer = Promise.withResolvers<ReturnType<typeof profilesOf>>();
  operations.listMyProfiles.mockReturnValue(answer.promise);
  const client = await clients.fetchAhead('ada');
  const known = vi.fn();
  const knowing = clients.whenKnown('ada').then(known);
  await expect.poll(() => client.getQueryData(queries.me.queryKey)).toBeDefined();
  expect(known).not.toHaveBeenCalled();
  answer.resolve(profilesOf());
  await knowing;

  const kept = clients.of('eve');
  kept.setQueryData(queries.me.queryKey, user);
  kept.setQueryData(queries.profiles.queryKey, profilesOf());
  await clients.whenKnown('eve');
  expect(operations.getMe).toHaveBeenCalledOnce();
});

it('gives nobody what was read for another person', async () => {
  const { clients } = setUp();
  const ofAda = await clients.fetchAhead('ada');
  expect(clients.of('eve')).not.toBe(ofAda);
});

it('gives a person who signs in again nothing of before they signed out', async () => {
  const { clients } = setUp();
  const before = await clients.fetchAhead('ada');
  clients.follow({ person: 'ada', isExpired: false });
  expect(clients.of('ada')).toBe(before);
  clients.follow({ person: null, isExpired: false });
  expect(clients.of('ada')).not.toBe(before);
});

it('keeps a person’s answers on the device again, once, when they signed in after their session expired', async () => {
  const keep = vi.fn<(client: QueryClient, person: string) => Promise<WhenShown>>(async () => async () => {});
  const clients = createPersonClients(setUp().api, keep);
  const client = clients.of('ada');
  for (const isExpired of [false, true, true]) clients.follow({ person: 'ada', isExpired });
  expect(clients.of('ada')).toBe(client);
  expect(keep).toHaveBeenCalledOnce();
  for (const isExpired of [false, false]) clients.follow({ person: 'ada', isExpired });
  expect(keep.mock.calls).toEqual([
    [client, 'ada'],
    [client, 'ada'],
  ]);
});

it('fails no page ahead of it', async () => {
  const { operations, clients } = setUp();
  operations.getMe.mockRejectedValue(new Error('away'));
  const client = await clients.fetchAhead('ada');
  await expect.poll(() => client.isFetching()).toBe(0);
});

it('sends no change that still waits when its person signs out: it would be sent as who signs in next', async () => {
  const { clients } = setUp();
  const client = clients.of('ada');
  const first = Promise.withResolvers<void>();
  const second = vi.fn<() => Promise<void>>(async () => {});
  const change = (mutationFn: () => Promise<void>): Promise<void> =>
    client
      .getMutationCache()
      .build(client, { scope: { id: 'bookmarks' }, mutationFn })
      .execute(undefined);
  const sent = change(() => first.promise);
  void change(second);
  const settle = () => new Promise((settled) => setTimeout(settled));
  await settle();
  clients.follow({ person: 'eve', isExpired: false });
  first.resolve();
  await sent;
  await settle();
  expect(second).not.toHaveBeenCalled();
});
