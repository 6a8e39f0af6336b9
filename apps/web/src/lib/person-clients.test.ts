import type { ApiClient } from '@mutuals/api-client';
import { expect, it, vi } from 'vitest';
import { createPersonClients, sessionQueries } from './person-clients.ts';

function createApi() {
  const getMe = vi.fn(async () => ({ _id: 'u' }));
  const listMyProfiles = vi.fn(async () => ({ data: [] }));
  const getNotificationCounts = vi.fn(async () => ({ unread: 0 }));
  return { getMe, listMyProfiles, getNotificationCounts };
}

const createClients = (api: ReturnType<typeof createApi>) => createPersonClients(api as unknown as ApiClient);

it('asks ahead for the person, their profiles and their counts, and the page asks no second time, however often it begins to render', async () => {
  const api = createApi();
  const clients = createClients(api);
  clients.fetchAhead('ada');
  const { me, profiles, counts } = sessionQueries(api as unknown as ApiClient);
  for (const client of [clients.of('ada'), clients.of('ada')])
    await Promise.all([client.fetchQuery(me), client.fetchQuery(profiles), client.fetchQuery(counts)]);
  for (const operation of Object.values(api)) expect(operation).toHaveBeenCalledOnce();
});

it('gives nobody what was read for another person', () => {
  const clients = createClients(createApi());
  const ofAda = clients.fetchAhead('ada');
  expect(clients.of('eve')).not.toBe(ofAda);
});

it('gives a person who signs in again nothing of before they signed out', () => {
  const clients = createClients(createApi());
  const before = clients.fetchAhead('ada');
  clients.keepOnly('ada');
  expect(clients.of('ada')).toBe(before);
  clients.keepOnly(null);
  expect(clients.of('ada')).not.toBe(before);
});

it('fails no page ahead of it', async () => {
  const api = createApi();
  api.getMe.mockRejectedValue(new Error('away'));
  const client = createClients(api).fetchAhead('ada');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
});
