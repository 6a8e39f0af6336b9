// The product's expectations of Ably, checked against the sandbox's broker and, if ABLY_API_KEY is set, against Ably itself.
import { randomUUID } from 'node:crypto';
import type { ClientOptions, ErrorInfo, Realtime } from 'ably';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseKey } from './token.ts';
import {
  attachedAgain,
  connect,
  cutNetwork,
  listen,
  restOf,
  revoke,
  startBroker,
  type Capability,
  type RunningBroker,
  type Service,
  type TokenOptions,
} from './testing.ts';

const realKey = process.env['ABLY_API_KEY'];
const services = realKey ? ['the sandbox', 'Ably'] : ['the sandbox'];

describe.each(services)('%s', (name) => {
  let local: RunningBroker | undefined;
  let service: Service;
  let own: string;
  let other: string;
  let clients: Realtime[];

  beforeAll(async () => {
    if (name === 'Ably' && realKey)
      service = { key: parseKey(realKey), clientOptions: { useBinaryProtocol: false, logLevel: 0 }, now: Date.now };
    else service = local = await startBroker();
  });

  afterAll(() => local?.stop());

  beforeEach(() => {
    own = `user:${randomUUID()}`;
    other = `conversation:${randomUUID()}`;
    clients = [];
  });

  afterEach(async () => {
    for (const client of clients) client.close();
    await Promise.all(
      clients.map((client) =>
        Promise.race([client.connection.whenState('closed'), client.connection.whenState('failed')]),
      ),
    );
  });

  const subscribeOnly = (): Capability => ({ [own]: ['subscribe'], [other]: ['subscribe'] });

  function open(token: Partial<TokenOptions> = {}, options: ClientOptions = {}): ReturnType<typeof connect> {
    const opened = connect(service, { capability: subscribeOnly, ...token }, options);
    clients.push(opened.client);
    return opened;
  }

  function failure(work: Promise<unknown>): Promise<ErrorInfo> {
    return work.then(
      () => Promise.reject(new Error('It should have failed.')),
      (error: ErrorInfo) => error,
    );
  }

  it('connects by a JWT, as the client that the token names', async () => {
    const { client, tokens } = open({ clientId: 'somebody' });
    await client.connection.whenState('connected');
    expect(client.auth.clientId).toBe('somebody');
    expect(tokens()).toBe(1);
    expect(await client.connection.ping()).toBeGreaterThanOrEqual(0);
  });

  it('asks a client whose tokens were ended for a new one, and lets nobody in by the old one', async () => {
    const clientId = `client-${randomUUID()}`;
    const ended = open({ clientId });
    const { client: other } = open({ clientId: 'another' });
    await Promise.all([ended.client, other].map((client) => client.connection.whenState('connected')));
    let interruptions = 0;
    other.connection.on('disconnected', () => (interruptions += 1));
    const away = ended.client.connection.whenState('disconnected');
    await revoke(service, clientId);
    await away;
    await ended.client.connection.whenState('connected');
    expect(ended.tokens()).toBeGreaterThan(1);
    expect(interruptions).toBe(0);
  });

  it('attaches to a channel of the token, to subscribe and nothing else', async () => {
    const { client } = open();
    const channel = client.channels.get(own);
    await channel.attach();
    expect(channel.modes).toContain('subscribe');
    expect(channel.modes).not.toContain('publish');
  });

  it('delivers what is published over REST: text, objects, bytes, with their names', async () => {
    const { client } = open();
    const inbox = await listen(client.channels.get(own));
    const bytes = Buffer.from([0, 255, 7]);
    await restOf(service)
      .channels.get(own)
      .publish([
        { name: 'text', data: 'hello' },
        { name: 'object', data: { n: 1, ok: true } },
        { name: 'bytes', data: bytes },
      ]);
    expect(await inbox.first(3)).toEqual(['hello', { n: 1, ok: true }, bytes]);
    expect(inbox.messages.map((message) => message.name)).toEqual(['text', 'object', 'bytes']);
    expect(new Set(inbox.messages.map(({ id }) => id)).size).toBe(3);
  });

  it('delivers in the order of publication, each message once', async () => {
    const { client } = open();
    const inbox = await listen(client.channels.get(own));
    const words = Array.from({ length: 40 }, (_, index) => `word ${index}`);
    for (const word of words) await restOf(service).channels.get(own).publish('n', word);
    expect(await inbox.first(40)).toEqual(words);
  });

  it('delivers a publication that is tried again once', async () => {
    const { client } = open();
    const inbox = await listen(client.channels.get(own));
    const publisher = restOf(service).channels.get(own);
    await publisher.publish({ id: `${randomUUID()}:0`, name: 'once', data: 'first' });
    const message = { id: `${randomUUID()}:0`, name: 'twice', data: 'second' };
    await publisher.publish({ ...message });
    await publisher.publish({ ...message });
    await publisher.publish({ name: 'last', data: 'third' });
    expect(await inbox.first(3)).toEqual(['first', 'second', 'third']);
  });

  it('replays what was published shortly before, for a channel that is attached with rewind, and says so', async () => {
    const publisher = restOf(service).channels.get(own);
    const { client } = open();
    const rewound = client.channels.get(own, { params: { rewind: '30s' } });
    expect((await rewound.attach())?.hasBacklog).toBe(false);
    await rewound.detach();
    await publisher.publish('n', 'before');
    const attached = attachedAgain(rewound);
    const inbox = await listen(rewound);
    expect(await attached).toMatchObject({ resumed: false, hasBacklog: true });
    await publisher.publish('n', 'after');
    expect(await inbox.first(2)).toEqual(['before', 'after']);
    await rewound.detach();
    await rewound.setOptions({ params: {} });
    expect((await rewound.attach())?.hasBacklog).toBe(false);
  });

  it('denies a channel outside the token with 40160, and the connection goes on', async () => {
    const { client } = open();
    const foreign = client.channels.get(`user:${randomUUID()}`);
    expect(await failure(foreign.attach())).toMatchObject({ code: 40160 });
    expect(foreign.state).toBe('failed');
    const inbox = await listen(client.channels.get(own));
    await restOf(service).channels.get(own).publish('n', 'still here');
    expect(await inbox.first(1)).toEqual(['still here']);
  });

  it('denies publishing to who may subscribe only', async () => {
    const { client } = open();
    expect(await failure(client.channels.get(own).publish('n', 'word'))).toMatchObject({ code: 40160 });
    expect(client.connection.state).toBe('connected');
  });

  it('lets who may publish do so, and acknowledges', async () => {
    const { client } = open({ capability: () => ({ [own]: ['subscribe', 'publish'] }) });
    const channel = client.channels.get(own);
    const inbox = await listen(channel);
    await channel.publish('n', 'by myself');
    expect(await inbox.first(1)).toEqual(['by myself']);
    expect(inbox.messages[0]?.clientId).toBe('user-1');
  });

  it("refuses a client that gives itself another's id", async () => {
    const { client } = open({}, { clientId: 'mallory' });
    await client.connection.whenState('failed');
    expect(client.connection.errorReason).toMatchObject({ code: 40102 });
  });

  it('refuses a token that another key signed', async () => {
    const { client } = open({ secret: 'not-the-secret' });
    const refused = await Promise.race([
      client.connection.whenState('disconnected'),
      client.connection.whenState('failed'),
      client.connection.whenState('connected'),
    ]);
    expect(refused?.current).not.toBe('connected');
    expect(client.connection.errorReason).toMatchObject({ statusCode: 401 });
  });

  it('refuses a token that has ended, and takes the next one', async () => {
    const { client, tokens } = open({ lifesMs: [-10_000, 3_600_000] });
    await client.connection.whenState('connected');
    expect(tokens()).toBe(2);
  });

  it('goes on after the network was away: nothing missing, nothing doubled, in order', async () => {
    const { client } = open({}, { disconnectedRetryTimeout: 60_000 });
    const channel = client.channels.get(own);
    const inbox = await listen(channel);
    const publisher = restOf(service).channels.get(own);
    await publisher.publish('n', 'before');
    await inbox.first(1);
    const before = client.connection.id;
    await cutNetwork(client);
    await publisher.publish('n', 'during 1');
    await publisher.publish('n', 'during 2');
    const reattached = attachedAgain(channel);
    client.connect();
    expect(await inbox.first(3)).toEqual(['before', 'during 1', 'during 2']);
    expect((await reattached).resumed).toBe(true);
    expect(client.connection.id).toBe(before);
    await publisher.publish('n', 'after');
    expect(await inbox.first(4)).toEqual(['before', 'during 1', 'during 2', 'after']);
  });

  it('takes a new token on the open connection; a channel that it does not name is lost, the others stay', async () => {
    let capability = subscribeOnly();
    const { client } = open({ capability: () => capability });
    const [kept, lost] = [client.channels.get(own), client.channels.get(other)];
    await Promise.all([kept.attach(), lost.attach()]);
    capability = { [own]: ['subscribe'] };
    await client.auth.authorize();
    await lost.whenState('failed');
    expect(lost.errorReason).toMatchObject({ code: 40160 });
    expect([kept.state, client.connection.state]).toEqual(['attached', 'connected']);
  });

  it('delivers nothing after detaching', async () => {
    const { client } = open();
    const channel = client.channels.get(own);
    const inbox = await listen(channel);
    const publisher = restOf(service).channels.get(own);
    await channel.detach();
    await publisher.publish('n', 'unheard');
    await channel.attach();
    await publisher.publish('n', 'heard');
    expect(await inbox.first(1)).toEqual(['heard']);
  });

  it('gives a token for a signed request', async () => {
    const { client } = open();
    const inbox = await listen(client.channels.get(own));
    await restOf(service, { useTokenAuth: true }).channels.get(own).publish('n', 'by token');
    expect(await inbox.first(1)).toEqual(['by token']);
  });

  it('tells the time', async () => {
    expect(await restOf(service).time()).toEqual(expect.any(Number));
  });

  it('says goodbye', async () => {
    const { client } = open();
    await client.connection.whenState('connected');
    client.close();
    await client.connection.whenState('closed');
  });
});
