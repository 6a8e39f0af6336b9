import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../packages/api-client/src/index.ts';
import { readEvent } from '../../packages/api-client/src/realtime.ts';
import { contract, exampleOf, operations, type Entry } from './contract.ts';

const p1 = 'profile-1';

/** A call with a value for everything that the contract allows, and the request that it must become. */
function callOf({ method, path, parameters, body, isIdempotent, takesFile }: Entry) {
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const values = (place: string) => Object.fromEntries(named(place).map((name) => [name, `a ${name}`]));
  const sent = takesFile ? formOf('a file') : body ? { sent: true } : undefined;
  const query = new URLSearchParams(values('query')).toString().replaceAll('+', '%20');
  return {
    input: {
      path: values('path'),
      query: values('query'),
      body: sent,
      idempotencyKey: isIdempotent ? 'key' : undefined,
    },
    request: {
      method: method.toUpperCase(),
      url: `/v1${path.replaceAll(/\{(\w+)\}/g, 'a%20$1')}${query && `?${query}`}`,
      body: takesFile ? expect.stringMatching(/name="file"[^]*a file/) : sent ? JSON.stringify(sent) : '',
      key: isIdempotent ? 'key' : null,
    },
  };
}

function formOf(file: string): FormData {
  const form = new FormData();
  form.set('file', new Blob([file]));
  return form;
}

describe('the client', () => {
  it.each(operations)('$id sends $method $path, with every parameter', async (entry) => {
    const sent: unknown[] = [];
    const api = createApiClient({
      baseUrl: 'http://mutuals.test/v1',
      getTokens: async () => null,
      onUnauthenticated: () => undefined,
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const key = request.headers.get('idempotency-key');
        sent.push({ method: request.method, url: pathname + search, body: await request.text(), key });
        return Response.json({});
      },
    });
    const { input, request } = callOf(entry);
    // The compiler checks the types of each call; here it accepts whatever the contract names.
    const call = api[entry.id] as (input: object) => Promise<unknown>;
    await call(input);
    expect(sent).toEqual([request]);
  });

  it('names each operation’s failures as SPEC 8 does', () => {
    const written = operations.map(({ action }) => action);
    expect(written).toEqual(
      expect.arrayContaining([
        'fetch user',
        'create profile',
        'fetch match queue',
        'like profile',
        'dislike profile',
        'fetch conversations',
        'send message',
        'mark as read',
        'fetch notification counts',
        'mark likes as viewed',
        'get a realtime token',
      ]),
    );
  });
});

describe('realtime events', () => {
  const message = exampleOf('Message') as Record<string, unknown>;
  const conversationId = message['conversationId'];
  const [anonymous] = (exampleOf('NotificationList') as { data: Record<string, unknown>[] }).data;
  const examples = [
    ['notification', anonymous],
    ['notification', exampleOf('MatchNotification')],
    ['people-changed', { changedAt: '2026-11-20T09:00:00.000Z' }],
    ['notifications-changed', { changedAt: '2026-11-20T09:31:00.000Z' }],
    ['new-message', { conversationId, message }],
    ['new-message-notification', { conversationId, receiverProfileId: p1, message }],
    ['payment-status', exampleOf('PaymentStatusEvent')],
    ['ticket-changed', { ticketId: p1, changedAt: '2026-11-20T09:31:00.000Z' }],
    ['reports-changed', { changedAt: '2026-11-20T09:31:00.000Z' }],
    ['conversation-closed', { conversationId, changedAt: '2026-11-20T09:31:00.000Z' }],
    ['people-changed', { changedAt: '2026-11-20T09:31:00.000Z' }],
    ['read', { conversationId, readerProfileId: p1, lastReadSeq: 3, readAt: '2026-11-20T09:31:00.000Z' }],
  ] as [Parameters<typeof readEvent>[0], Record<string, unknown>][];

  it('are those of x-realtime', () => {
    expect([...new Set(contract['x-realtime'].map(({ event }) => event))].toSorted()).toEqual(
      [...new Set(examples.map(([event]) => event))].toSorted(),
    );
  });

  it.each(examples)('%s is parsed when it matches the contract', (event, data) => {
    expect(readEvent(event, data)).toBe(data);
  });

  it.each(examples)('%s is rejected without any one of its fields', (event, data) => {
    for (const field of Object.keys(data))
      expect(readEvent(event, { ...data, [field]: undefined }), field).toBeUndefined();
  });

  it('a notification of a type unknown to the client triggers a refetch', () => {
    expect(readEvent('notification', { ...anonymous, type: 'new_moon' })).toBeUndefined();
  });
});
