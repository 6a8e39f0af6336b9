// The server's realtime adapter against the sandbox's stand-in and against a service that answers as Ably documents. The stand-in must give those
// answers too. conformance.test.ts runs against Ably itself if there is a key.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { createAbly } from '@mutuals/api/testing';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildSandbox } from '../server.ts';
import ably from './ably.documented.json' with { type: 'json' };
import { grantOfToken, parseKey } from './token.ts';

const KEY = 'app.key:a-secret-of-some-length';
const SECRET = new TextEncoder().encode(parseKey(KEY).secret);

const CLOCK = { now: () => new Date() };

interface Event {
  channel: string;
  name: unknown;
  data: unknown;
}

interface Service {
  endpoint: string;
  /** What it has received so far. */
  taken(): readonly Event[];
  close(): Promise<void>;
}

/** The sandbox's stand-in. */
async function standIn(): Promise<Service> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-contract-'));
  const sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: KEY });
  const publish = vi.spyOn(sandbox.broker, 'publish');
  return {
    endpoint: sandbox.url,
    taken: () =>
      publish.mock.calls.flatMap(([channel, { messages }]) =>
        messages.map(({ name, data }) => ({ channel, name, data: JSON.parse(String(data)) })),
      ),
    async close() {
      await sandbox.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** Accepts only what Ably's documentation names, and answers as documented. */
async function documented(): Promise<Service> {
  const { publish } = ably;
  const events: Event[] = [];
  const server = createServer(async (request, response) => {
    const body: unknown = await json(request);
    const unknown = Object.keys(Object(body)).filter((field) => !publish.fields.includes(field));
    const channel = /^\/channels\/([^/]+)\/messages$/.exec(request.url ?? '')?.[1];
    if (request.method !== publish.method || channel === undefined || unknown.length > 0) {
      response.writeHead(400).end();
      return;
    }
    const isOurs = request.headers.authorization === `Basic ${Buffer.from(KEY).toString('base64')}`;
    const answer = isOurs ? publish.taken : publish.refused;
    const { name, data } = Object(body);
    if (isOurs) events.push({ channel: decodeURIComponent(channel), name, data: JSON.parse(data) });
    response.writeHead(answer.status, Object.entries(answer.headers).flat()).end(JSON.stringify(answer.body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${Object(server.address()).port}`,
    taken: () => events,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe.each([
  ['the stand-in', standIn],
  ['Ably as documented', documented],
])('%s', (_name, start) => {
  let service: Service;
  let realtime: ReturnType<typeof createAbly>;
  const withKey = (apiKey: string) => createAbly({ apiKey, endpoint: service.endpoint }, CLOCK);
  beforeAll(async () => {
    service = await start();
    realtime = withKey(KEY);
  });
  afterAll(() => service.close());

  it('takes an event for its channel', async () => {
    await realtime.publish('conversation:1/2', 'read', { seq: 7, text: '字' });
    expect(service.taken().at(-1)).toEqual({
      channel: 'conversation:1/2',
      name: 'read',
      data: { seq: 7, text: '字' },
    });
  });

  it('refuses an event by another key, which is an error that says the status alone', async () => {
    const before = service.taken().length;
    await expect(withKey('app.key:another').publish('user:1', 'read', { text: 'meet me at 5' })).rejects.toThrow(
      /^The realtime service answered 401 to read on user:1$/,
    );
    expect(service.taken()).toHaveLength(before);
  });

  it('answers as documented: what it took, and why not', async () => {
    const { taken, refused } = ably.publish;
    const post = (apiKey: string) =>
      fetch(`${service.endpoint}/channels/user%3A1/messages`, {
        method: ably.publish.method,
        headers: {
          authorization: `Basic ${Buffer.from(apiKey).toString('base64')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ name: 'read', data: '{}', encoding: 'json' }),
      });
    const good = await post(KEY);
    expect(good.status).toBe(taken.status);
    expect(await good.json()).toMatchObject(textsOf(taken.body));
    const bad = await post('app.key:another');
    expect(bad.status).toBe(refused.status);
    expect(bad.headers.get('x-ably-errorcode')).toBe(refused.headers['x-ably-errorcode']);
    expect(await bad.json()).toMatchObject({
      error: { code: refused.body.error.code, statusCode: 401, message: expect.any(String), href: expect.any(String) },
    });
  });
});

const textsOf = (body: object) => Object.fromEntries(Object.keys(body).map((name) => [name, expect.any(String)]));

it('a token has the documented header and claims, and grants at the stand-in what it says, and no more', async () => {
  const realtime = createAbly({ apiKey: KEY, endpoint: null }, CLOCK);
  const { token, expiresAt } = await realtime.issueToken({ clientId: 'user-1', channels: ['user:1'] });
  await jwtVerify(token, SECRET);
  expect(decodeProtectedHeader(token)).toEqual({ ...ably.token.header, kid: parseKey(KEY).name });
  expect(Object.keys(decodeJwt(token)).sort()).toEqual(ably.token.claims.toSorted());
  expect(grantOfToken(token, parseKey(KEY), Date.now())).toMatchObject({
    clientId: 'user-1',
    capability: new Map([['user:1', ['subscribe']]]),
    expiresAtMs: expiresAt.getTime(),
  });
});
