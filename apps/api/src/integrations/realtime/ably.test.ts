import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../testing/fake-clock.ts';
import { createAbly } from './ably.ts';
import type { Realtime } from './realtime.ts';

const NOW = '2026-11-20T09:00:00.000Z';
const received: { url: string | undefined; headers: IncomingHttpHeaders; body: unknown }[] = [];
let status = 201;
let answer = '{}';
let connections = 0;
let service: Server;
let ably: Realtime;

beforeAll(async () => {
  service = createServer(async (request, response) => {
    received.push({ url: request.url, headers: request.headers, body: await json(request) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
  });
  service.on('connection', () => {
    connections += 1;
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const endpoint = `http://127.0.0.1:${Object(service.address()).port}`;
  ably = createAbly({ apiKey: 'app.key:secret', endpoint }, new FakeClock(NOW));
});
beforeEach(() => {
  received.splice(0);
  status = 201;
  answer = '{}';
});
afterAll(() => service.close());

describe('an event', () => {
  it('is published on its channel, as JSON, by the key of the server', async () => {
    await ably.publish('user:1/2', 'read', { text: '字' });
    expect(received).toMatchObject([
      {
        url: '/channels/user%3A1%2F2/messages',
        headers: { authorization: `Basic ${Buffer.from('app.key:secret').toString('base64')}` },
        body: { name: 'read', data: '{"text":"字"}', encoding: 'json' },
      },
    ]);
  });

  it('has the same id when it is published again, and no other event has it', async () => {
    await ably.publish('a', 'read', { seq: 1 });
    await ably.publish('a', 'read', { seq: 1 });
    await ably.publish('a', 'read', { seq: 2 });
    await ably.publish('a', 'new-message', { seq: 1 });
    await ably.publish('b', 'read', { seq: 1 });
    const [first, again, ...others] = received.map(({ body }) => String(Object(body).id));
    expect(first).toMatch(/^.+:0$/);
    expect(again).toBe(first);
    expect(new Set([first, ...others]).size).toBe(4);
  });

  it.each([201, 500])('leaves its connection free for the next one, whatever is answered (%i)', async (next) => {
    status = next;
    answer = JSON.stringify({ filler: 'x'.repeat(500_000) });
    const before = connections;
    for (let times = 0; times < 5; times += 1) await ably.publish('a', 'read', { times }).catch(() => undefined);
    expect(received).toHaveLength(5);
    expect(connections - before).toBeLessThanOrEqual(1);
  });

  it('that the service does not take is an error without its content', async () => {
    status = 500;
    await expect(ably.publish('a', 'read', { text: 'meet me at 5' })).rejects.toThrow(
      'The realtime service answered 500 to read on a',
    );
  });
});

it('ends the tokens of a client that it got before a time, and says so when the service does not', async () => {
  await ably.endTokens('me', new Date(NOW));
  expect(received).toMatchObject([
    {
      url: '/keys/app.key/revokeTokens',
      headers: { authorization: `Basic ${Buffer.from('app.key:secret').toString('base64')}` },
      body: { targets: ['clientId:me'], issuedBefore: Date.parse(NOW) },
    },
  ]);
  status = 401;
  await expect(ably.endTokens('me', new Date(NOW))).rejects.toThrow(
    'The realtime service answered 401 to the end of tokens',
  );
});

it('a token lets its client listen to its channels for an hour, and do nothing else (D4)', async () => {
  const { token, expiresAt } = await ably.issueToken({ clientId: 'me', channels: ['user:me', 'conversation:1'] });
  await jwtVerify(token, new TextEncoder().encode('secret'), { currentDate: new Date(NOW) });
  const claims = decodeJwt(token);
  expect(JSON.parse(String(claims['x-ably-capability']))).toEqual({
    'user:me': ['subscribe'],
    'conversation:1': ['subscribe'],
  });
  expect(claims['x-ably-clientId']).toBe('me');
  expect(expiresAt.toISOString()).toBe('2026-11-20T10:00:00.000Z');
  expect(claims.exp).toBe(expiresAt.getTime() / 1000);
});
