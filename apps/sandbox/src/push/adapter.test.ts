// The server's push sender against the sandbox's push service, and against one that fails in each known way.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { createWebPush, FakeClock } from '@mutuals/api/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox, type Sandbox } from '../server.ts';

const KEY = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';
const OTHER_KEY = 'ixCsHYbqmuIFZQQdbTCiKZjbRq52y9p-Z9F3iO0kEgs';
const message = { payload: '{"title":"Ada"}', topic: 'conversation', ttlS: 60, urgency: 'high' } as const;
const clock = new FakeClock('2026-11-20T09:00:00.000Z');
const senderAt = (localService: string, { privateKey = KEY, subject = 'mailto:hello@mutuals.example' } = {}) =>
  createWebPush({ privateKey, subject, localService }, clock);

describe('the sandbox', () => {
  let sandbox: Sandbox;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'mutuals-push-'));
    const now = () => clock.now();
    sandbox = await buildSandbox({ dataDir, port: 0, realtimeKey: 'app.key:a-secret-of-some-length', now });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(dataDir, { recursive: true });
  });
  const sender = () => senderAt(sandbox.url);
  const post = (address: string, body: object) =>
    fetch(`${sandbox.url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  async function subscribe(applicationServerKey = sender().publicKey) {
    const { token, endpoint, keys } = Object(
      await (await post('/push/subscriptions', { applicationServerKey })).json(),
    );
    return { token: String(token), target: { endpoint, ...keys } };
  }
  async function pushedTo(token: string) {
    const { data } = Object(await (await fetch(`${sandbox.url}/push`)).json());
    return data.filter((each: { token: string }) => each.token === token);
  }

  it('reads what was pushed, as the browser does', async () => {
    const { token, target } = await subscribe();
    expect(await sender().send(target, message)).toBe('sent');
    expect(await pushedTo(token)).toEqual([
      {
        token,
        at: '2026-11-20T09:00:00.000Z',
        ttl: 60,
        topic: 'conversation',
        urgency: 'high',
        data: { title: 'Ada' },
      },
    ]);
  });

  it('replaces what waits with the same topic, for that browser alone', async () => {
    const [one, two] = [await subscribe(), await subscribe()];
    await sender().send(two.target, message);
    for (const payload of ['1', '2']) await sender().send(one.target, { ...message, payload });
    await sender().send(one.target, { ...message, payload: '3', topic: 'other' });
    expect((await pushedTo(one.token)).map(({ data }: { data: unknown }) => data)).toEqual([2, 3]);
    expect(await pushedTo(two.token)).toHaveLength(1);
  });

  it('says that a subscription ended, and that there is none', async () => {
    const { token, target } = await subscribe();
    await fetch(`${sandbox.url}/push/${token}`, { method: 'DELETE' });
    expect(await sender().send(target, message)).toBe('ended');
    expect(await sender().send({ ...target, endpoint: `${sandbox.url}/push/nobody` }, message)).toBe('ended');
  });

  it.each([
    ['a browser that subscribed with another key', { privateKey: OTHER_KEY }, 403],
    ['somebody whom nobody can reach', { subject: 'hello' }, 403],
  ])('refuses %s, which does not end the subscription', async (_what, other, status) => {
    const { target } = await subscribe();
    await expect(senderAt(sandbox.url, other).send(target, message)).rejects.toMatchObject({ status });
    expect(await sender().send(target, message)).toBe('sent');
  });

  it('refuses what is too large', async () => {
    const { target } = await subscribe();
    await expect(sender().send(target, { ...message, payload: 'x'.repeat(4090) })).rejects.toMatchObject({
      status: 413,
    });
  });

  it('refuses a message that another browser could read', async () => {
    const [one, two] = [await subscribe(), await subscribe()];
    const crossed = { ...one.target, endpoint: two.target.endpoint };
    await expect(sender().send(crossed, message)).rejects.toMatchObject({ status: 400 });
  });

  it('subscribes with a key alone', async () => {
    for (const body of [{}, { applicationServerKey: 'none' }])
      expect((await post('/push/subscriptions', body)).status).toBe(400);
  });
});

describe('a push service that fails', () => {
  let answer: { status: number; headers?: Record<string, string> };
  let calls: number;
  const server = createServer((request, response) => {
    calls += 1;
    request.resume();
    response.writeHead(answer.status, answer.headers).end('details');
  });
  const url = () => `http://127.0.0.1:${Object(server.address()).port}`;
  const target = () => ({
    endpoint: `${url()}/push/x`,
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([404, 410])('with %i ends the subscription', async (status) => {
    answer = { status };
    expect(await senderAt(url()).send(target(), message)).toBe('ended');
  });

  it.each([400, 401, 403, 413, 429, 500, 503])('with %i does not, and says when to come back', async (status) => {
    answer = { status, headers: { 'retry-after': '7' } };
    await expect(senderAt(url()).send(target(), message)).rejects.toMatchObject({ status, retryAfterS: 7 });
  });

  it('by a redirect is not followed', async () => {
    answer = { status: 307, headers: { location: `${url()}/push/inside` } };
    calls = 0;
    await expect(senderAt(url()).send(target(), message)).rejects.toMatchObject({ status: 307 });
    expect(calls).toBe(1);
  });

  it('is never called at an address that is no push service’s', async () => {
    calls = 0;
    expect(await senderAt('http://127.0.0.1:1').send(target(), message)).toBe('ended');
    expect(calls).toBe(0);
  });
});
