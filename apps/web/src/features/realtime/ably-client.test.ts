import { createApiClient } from '@mutuals/api-client';
import { afterEach, expect, it, vi } from 'vitest';
import { ablyClient, addressOf } from './ably-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('connects to Ably itself when no other server is named', () => {
  expect(addressOf(null)).toEqual({});
});

it('connects to a server on this machine without TLS, to any other with it', () => {
  expect(addressOf('http://127.0.0.1:3001')).toMatchObject({ endpoint: '127.0.0.1', tls: false, port: 3001 });
  expect(addressOf('https://realtime.example')).toMatchObject({
    endpoint: 'realtime.example',
    tls: true,
    tlsPort: 443,
  });
});

it('asks the server that is slow to answer, and no other, whether it can be reached', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  vi.stubGlobal(
    'WebSocket',
    class {
      constructor(address: string) {
        asked.push(new URL(address).host);
      }
      close(): void {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address).host);
    return Response.error();
  });
  const api = createApiClient({ baseUrl: 'http://api.example', getTokens: async () => null, onUnauthenticated() {} });
  vi.spyOn(api, 'getRealtimeToken').mockResolvedValue({
    token: 'a.b.c',
    channels: [],
    clientId: 'someone',
    expiresAt: '2030-01-01T00:00:00Z',
  });

  const onInterrupted = vi.fn();
  const client = await ablyClient(api, 'http://127.0.0.1:3001')(
    { onConnected() {}, onInterrupted, onFailed() {} },
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(5000);
  client.close();

  expect(asked).toEqual(['127.0.0.1:3001', '127.0.0.1:3001']);
  expect(onInterrupted).not.toHaveBeenCalled();
});
