import { on, once } from 'node:events';
import type { ClientOptions, Realtime } from 'ably';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { BrokerOptions } from './broker.ts';
import { Action } from './protocol.ts';
import {
  attachedAgain,
  connect,
  cutNetwork,
  KEY,
  listen,
  restOf,
  startBroker,
  type RunningBroker,
  type TokenOptions,
} from './testing.ts';
import { signToken } from './token.ts';

const CHANNEL = 'user:1';
const CAPABILITY = { [CHANNEL]: ['subscribe'] };

let broker: RunningBroker;
let clients: Realtime[] = [];
let sockets: WebSocket[] = [];

afterEach(async () => {
  for (const client of clients) client.close();
  for (const socket of sockets) socket.terminate();
  clients = [];
  sockets = [];
  await broker.stop();
});

async function run(options: Omit<BrokerOptions, 'key' | 'now'> = {}): Promise<void> {
  broker = await startBroker({ maxIdleMs: 100, ...options });
}

function open(token: Partial<TokenOptions> = {}, options: ClientOptions = {}): ReturnType<typeof connect> {
  const opened = connect(broker, { capability: () => CAPABILITY, ...token }, options);
  clients.push(opened.client);
  return opened;
}

const publish = (data: string): Promise<unknown> => restOf(broker).channels.get(CHANNEL).publish('n', data);

describe('a broker that starts again', () => {
  it('remembers nothing after a crash and says so, so that clients fetch what they missed', async () => {
    await run();
    const { client } = open();
    const channel = client.channels.get(CHANNEL);
    const inbox = await listen(channel);
    await publish('before');
    await inbox.first(1);
    const away = client.connection.whenState('disconnected');
    await broker.crash();
    await away;
    const reattached = attachedAgain(channel);
    // As many as before, so that the serials of the two runs look alike.
    await broker.start((fresh) => void fresh.publish(CHANNEL, { key: 'missed', messages: [{ data: 'during' }] }));
    expect(await reattached).toMatchObject({ resumed: false, reason: { code: 90005 } });
    await publish('after');
    expect(await inbox.first(2)).toEqual(['before', 'after']);
  });

  it('sends its clients away before it stops, and has them back', async () => {
    await run();
    const { client } = open();
    await client.channels.get(CHANNEL).attach();
    const away = client.connection.whenState('disconnected');
    await broker.stop();
    expect((await away)?.reason).toMatchObject({ code: 80003 });
    const back = client.connection.whenState('connected');
    await broker.start();
    await back;
  });
});

describe('a client that was away', () => {
  it('longer than messages are kept is told so', async () => {
    await run({ retentionMs: 60_000 });
    const { client } = open({}, { disconnectedRetryTimeout: 60_000 });
    const channel = client.channels.get(CHANNEL);
    const inbox = await listen(channel);
    await publish('before');
    await inbox.first(1);
    await cutNetwork(client);
    await publish('during');
    broker.advance(61_000);
    const reattached = attachedAgain(channel);
    client.connect();
    expect(await reattached).toMatchObject({ resumed: false, reason: { code: 90003 } });
  });

  it('longer than its connection is kept still gets what it missed on its channels', async () => {
    await run({ retentionMs: 600_000, stateTtlMs: 60_000 });
    const { client } = open({}, { disconnectedRetryTimeout: 60_000 });
    const channel = client.channels.get(CHANNEL);
    const inbox = await listen(channel);
    const before = client.connection.id;
    await publish('before');
    await inbox.first(1);
    await cutNetwork(client);
    await publish('during');
    await broker.clientsGone();
    broker.advance(61_000);
    const reattached = attachedAgain(channel);
    client.connect();
    expect((await reattached).resumed).toBe(true);
    expect(await inbox.first(2)).toEqual(['before', 'during']);
    expect(client.connection.id).not.toBe(before);
  });

  it('cannot go on with the connection of another client', async () => {
    await run();
    const first = await raw({ clientId: 'user-1' });
    const again = await raw({ clientId: 'user-1', resume: first.key });
    expect(again.connected).toMatchObject({ connectionId: first.connected['connectionId'] });
    expect(again.connected).not.toHaveProperty('error');
    const thief = await raw({ clientId: 'user-2', resume: again.key });
    expect(thief.connected).toMatchObject({ error: { code: 80008 } });
    expect(thief.connected['connectionId']).not.toBe(first.connected['connectionId']);
  });
});

describe('a token that comes to its end', () => {
  it('is renewed on the open connection, before it ends', async () => {
    await run();
    const { client, tokens } = open({ lifesMs: [120_000, 3_600_000] });
    const inbox = await listen(client.channels.get(CHANNEL));
    const connection = client.connection.id;
    const renewed = new Promise((resolve) => client.connection.once('update', resolve));
    broker.advance(100_000);
    await renewed;
    await publish('after');
    expect(await inbox.first(1)).toEqual(['after']);
    expect([tokens(), client.connection.id, client.connection.state]).toEqual([2, connection, 'connected']);
  });

  it('and is renewed with fewer channels loses the others at once, as after a block (D64)', async () => {
    await run();
    let capability: Record<string, string[]> = { [CHANNEL]: ['subscribe'], 'conversation:1': ['subscribe'] };
    const { client } = open({ capability: () => capability });
    const conversation = client.channels.get('conversation:1');
    const [inbox, rest] = [await listen(conversation), restOf(broker).channels.get('conversation:1')];
    const arrived: unknown[] = [];
    await conversation.subscribe(({ data }) => arrived.push(data));
    await rest.publish('n', 'before');
    expect(await inbox.first(1)).toEqual(['before']);
    const denied = new Promise<number | undefined>((resolve) =>
      conversation.once('failed', ({ reason }) => resolve(reason?.code)),
    );
    capability = CAPABILITY;
    await client.auth.authorize();
    expect(await denied).toBe(40_160);
    // What comes on the channel that is left comes after what was published before.
    const left = await listen(client.channels.get(CHANNEL));
    await rest.publish('n', 'after');
    await publish('mark');
    expect(await left.first(1)).toEqual(['mark']);
    expect(arrived).toEqual(['before']);
  });

  it('and is not renewed in time ends the connection, which comes back with a new one and misses nothing', async () => {
    await run();
    const { client, tokens } = open({ lifesMs: [3_600_000] });
    const inbox = await listen(client.channels.get(CHANNEL));
    await publish('before');
    const away = client.connection.whenState('disconnected');
    broker.advance(3_601_000);
    expect((await away)?.reason).toMatchObject({ code: 40142 });
    await publish('during');
    expect(await inbox.first(2)).toEqual(['before', 'during']);
    expect(tokens()).toBe(2);
  });
});

describe('the wire', () => {
  it('keeps an idle connection alive by heartbeats for those who ask for them', async () => {
    await run();
    const { next } = await raw({ clientId: 'user-1', heartbeats: 'true' });
    expect(await next()).toMatchObject({ action: Action.heartbeat });
  });

  it('and by pings for the others', async () => {
    await run();
    const { socket } = await raw({ clientId: 'user-1' });
    await once(socket, 'ping');
  });

  it('goes on after frames that are none', async () => {
    await run();
    const { socket, next } = await raw({ clientId: 'user-1', heartbeats: 'true' });
    for (const frame of ['{', '[]', '{"action":"attach"}', '7']) socket.send(frame);
    socket.send(JSON.stringify({ action: 21, msgSerial: 0 }));
    expect(await next((frame) => frame['action'] !== Action.heartbeat)).toMatchObject({
      action: Action.nack,
      msgSerial: 0,
      error: { code: 40000 },
    });
    socket.send(JSON.stringify({ action: Action.attach }));
    expect(await next((frame) => frame['action'] !== Action.heartbeat)).toMatchObject({
      action: Action.error,
      error: { code: 40160 },
    });
    socket.send(JSON.stringify({ action: Action.attach, channel: CHANNEL }));
    expect(await next((frame) => frame['action'] !== Action.heartbeat)).toMatchObject({
      action: Action.attached,
      channel: CHANNEL,
    });
  });

  it('closes on bytes, which it does not speak', async () => {
    await run();
    const { socket } = await raw({ clientId: 'user-1' });
    socket.send(Buffer.from([1, 2, 3]));
    const [code] = await once(socket, 'close');
    expect(code).toBe(1003);
  });

  it('answers the binary format with a reason', async () => {
    await run();
    const frame = await nextOf(
      framesOf(new WebSocket(`${wsOrigin()}/?v=4&format=msgpack&access_token=${token('user-1')}`)),
    );
    expect(frame).toMatchObject({ action: Action.error, error: { code: 40000 } });
  });

  it("leaves sockets that are not Ably's to others", async () => {
    await run();
    const socket = new WebSocket(`${wsOrigin()}/elsewhere`);
    await once(socket, 'error');
  });
});

describe('publishing', () => {
  it('tells listeners of this process, until they stop listening', async () => {
    await run();
    const heard: unknown[] = [];
    const stop = broker.broker.onPublish(({ channel, messages }) =>
      heard.push([channel, messages.map(({ name, data }) => [name, data])]),
    );
    await publish('one');
    stop();
    await publish('two');
    expect(heard).toEqual([[CHANNEL, [['n', 'one']]]]);
  });

  it('answers the same when it is tried again, and delivers once', async () => {
    await run();
    const heard: unknown[] = [];
    broker.broker.onPublish(({ messages }) => heard.push(...messages));
    const message = { id: 'a-hash:0', name: 'n', data: 'once' };
    const [first, second] = [
      await post(`/channels/${CHANNEL}/messages`, message),
      await post(`/channels/${CHANNEL}/messages`, message),
    ];
    expect(first).toMatchObject({ status: 201, body: { channel: CHANNEL, messageId: 'a-hash' } });
    expect(second).toEqual(first);
    expect(heard).toHaveLength(1);
  });

  it.each([
    ['no credentials', `/channels/${CHANNEL}/messages`, { name: 'n' }, { authorization: '' }, 401, 40101],
    [
      'another key',
      `/channels/${CHANNEL}/messages`,
      { name: 'n' },
      { authorization: `Basic ${Buffer.from('sandbox.local:wrong').toString('base64')}` },
      401,
      40101,
    ],
    [
      'a token that may only subscribe',
      `/channels/${CHANNEL}/messages`,
      { name: 'n' },
      { authorization: `Bearer ${token('user-1')}` },
      401,
      40160,
    ],
    ['no object', `/channels/${CHANNEL}/messages`, [7], {}, 400, 40000],
    ['nothing', `/channels/${CHANNEL}/messages`, [], {}, 400, 40000],
    ['too much', `/channels/${CHANNEL}/messages`, { data: 'x'.repeat(70_000) }, {}, 413, 40009],
    ['far too much', `/channels/${CHANNEL}/messages`, { data: 'x'.repeat(300_000) }, {}, 413, 40009],
    ['an unknown call', '/channels', {}, {}, 404, 40400],
    [
      'a token request that nobody signed',
      `/keys/${KEY.name}/requestToken`,
      { keyName: KEY.name, timestamp: 0, nonce: 'x', mac: 'x' },
      {},
      401,
      40101,
    ],
  ])('refuses %s', async (_, where, body, headers, status, code) => {
    await run();
    const answer = await post(where, body, headers);
    expect(answer).toMatchObject({ status, body: { error: { code, statusCode: status } } });
    expect(answer.errorCode).toBe(String(code));
  });
});

interface RawClient {
  readonly socket: WebSocket;
  /** The CONNECTED frame. */
  readonly connected: Record<string, unknown>;
  readonly key: string;
  /** The next frame that matches. */
  next(wanted?: (frame: Record<string, unknown>) => boolean): Promise<Record<string, unknown>>;
}

/** A client without the SDK. */
async function raw({
  clientId,
  ...rest
}: {
  clientId: string;
  resume?: string;
  heartbeats?: string;
}): Promise<RawClient> {
  const query = new URLSearchParams({ v: '4', format: 'json', access_token: token(clientId), ...rest });
  const socket = new WebSocket(`${wsOrigin()}/?${query}`);
  sockets.push(socket);
  const frames = framesOf(socket);
  const connected = await nextOf(frames);
  const details = connected['connectionDetails'];
  const key =
    typeof details === 'object' && details !== null && 'connectionKey' in details ? String(details.connectionKey) : '';
  return {
    socket,
    connected,
    key,
    async next(wanted = () => true) {
      for (;;) {
        const frame = await nextOf(frames);
        if (wanted(frame)) return frame;
      }
    },
  };
}

type Frames = AsyncGenerator<Record<string, unknown>>;

/** Every frame from now on; none is lost while nobody waits. */
async function* framesOf(socket: WebSocket): Frames {
  for await (const [data] of on(socket, 'message')) yield JSON.parse(String(data));
}

async function nextOf(frames: Frames): Promise<Record<string, unknown>> {
  const { value } = await frames.next();
  return value;
}

function wsOrigin(): string {
  return broker.origin.replace('http', 'ws');
}

function token(clientId: string): string {
  return signToken(KEY, {
    capability: JSON.stringify(CAPABILITY),
    clientId,
    issuedAtMs: Date.now(),
    lifeMs: 3_600_000,
  });
}

async function post(
  where: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; errorCode: string | null; body: unknown }> {
  const authorization = `Basic ${Buffer.from(`${KEY.name}:${KEY.secret}`).toString('base64')}`;
  const response = await fetch(broker.origin + where, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, errorCode: response.headers.get('x-ably-errorcode'), body: await response.json() };
}
