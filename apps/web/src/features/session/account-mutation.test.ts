import { createApiClient } from '@mutuals/api-client';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { accountMutation } from './account-mutation.ts';

it('of two quick changes the second is sent when the first has been answered, so that the server keeps it', async () => {
  const sent: { language: string; answer: () => void }[] = [];
  const api = createApiClient({
    baseUrl: 'https://mutuals.example/v1',
    getTokens: async () => null,
    onUnauthenticated() {},
    fetch: async (request) => {
      const { language } = (await request.json()) as { language: string };
      return new Promise((resolve) => {
        sent.push({ language, answer: () => resolve(Response.json({}, { status: 200 })) });
      });
    },
  });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const language = new MutationObserver(client, accountMutation(api));
  const first = language.mutate({ body: { language: 'fr' } });
  const last = language.mutate({ body: { language: 'zh' } });
  await expect.poll(() => sent).not.toEqual([]);
  expect(sent.map((call) => call.language)).toEqual(['fr']);
  sent[0]?.answer();
  await first;
  await expect.poll(() => sent.map((call) => call.language)).toEqual(['fr', 'zh']);
  sent[1]?.answer();
  await last;
});
