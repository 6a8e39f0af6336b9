// For tests: a broker that can crash, clients of the real SDK, and helpers that wait for messages.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import {
  Realtime,
  Rest,
  type ChannelStateChange,
  type ClientOptions,
  type InboundMessage,
  type RealtimeChannel,
} from 'ably';
import { Broker, type BrokerOptions } from './broker.ts';
import { realtimeRoutes } from './rest.ts';
import { signToken, type ApiKey } from './token.ts';

export const KEY: ApiKey = { name: 'sandbox.local', secret: 'a-secret-of-some-length' };

/** Where clients connect to: the broker here, or Ably itself. */
export interface Service {
  readonly key: ApiKey;
  readonly clientOptions: ClientOptions;
  now(): number;
}

export interface RunningBroker extends Service {
  readonly origin: string;
  broker: Broker;
  /** Moves the broker's clock. */
  advance(ms: number): void;
  /** Resolves when the broker knows that all its clients are gone. */
  clientsGone(): Promise<void>;
  /** Stops everything at once: no close frames, and no memory. */
  crash(): Promise<void>;
  /** Stops like a process that gets a signal. */
  stop(): Promise<void>;
  /** Starts another broker on the same port; `prepare` runs before the first client. */
  start(prepare?: (broker: Broker) => void): Promise<void>;
}

/** A broker on a free port of this machine. */
export async function startBroker(options: Omit<BrokerOptions, 'key' | 'now'> = {}): Promise<RunningBroker> {
  let offset = 0;
  let running: { server: Server; sockets: Set<Socket>; broker: Broker };
  const now = (): number => Date.now() + offset;
  const launch = async (port: number, prepare: (broker: Broker) => void = () => undefined): Promise<number> => {
    const broker = new Broker({ ...options, key: KEY, now });
    prepare(broker);
    const sockets = new Set<Socket>();
    const routes = realtimeRoutes(broker);
    const server = createServer(
      (request, response) => void routes({ request, response, url: new URL(request.url ?? '/', 'http://test') }),
    );
    server.on('connection', (socket) => sockets.add(socket));
    server.on('upgrade', (request, socket, head) => {
      if (!broker.handleUpgrade(request, new URL(request.url ?? '/', 'http://test'), socket, head)) socket.destroy();
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    running = { server, sockets, broker };
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return address.port;
  };
  const port = await launch(0);
  return {
    key: KEY,
    origin: `http://127.0.0.1:${port}`,
    clientOptions: {
      endpoint: '127.0.0.1',
      port,
      tls: false,
      useBinaryProtocol: false,
      transports: ['web_socket'],
      disconnectedRetryTimeout: 50,
      suspendedRetryTimeout: 50,
      logLevel: 0,
    },
    now,
    get broker() {
      return running.broker;
    },
    advance(ms) {
      offset += ms;
    },
    async clientsGone() {
      // Called after the broker's own listener, which was added first.
      await Promise.all([...running.broker.sockets].map((socket) => once(socket, 'close')));
    },
    async crash() {
      const closed = once(running.server, 'close');
      running.server.close();
      for (const socket of running.sockets) socket.destroy();
      await closed;
    },
    async stop() {
      const closed = once(running.server, 'close');
      running.server.close();
      running.broker.close();
      await closed;
    },
    async start(prepare) {
      await launch(port, prepare);
    },
  };
}

export type Capability = Readonly<Record<string, readonly string[]>>;

export interface TokenOptions {
  /** Requested with each token. */
  readonly capability: () => Capability;
  readonly clientId?: string;
  /** The lifetimes of this client's tokens in sequence; the last one repeats. One hour by default. */
  readonly lifesMs?: readonly number[];
  readonly secret?: string;
}

/** A client with tokens like the API's. `tokens()` counts its requests. */
export function connect(
  service: Service,
  { capability, clientId = 'user-1', lifesMs = [3_600_000], secret }: TokenOptions,
  options: ClientOptions = {},
): { client: Realtime; tokens: () => number } {
  let tokens = 0;
  const client = new Realtime({
    ...service.clientOptions,
    authCallback: (_, answer) => {
      const lifeMs = lifesMs[Math.min(tokens, lifesMs.length - 1)] ?? 0;
      tokens++;
      const key = { ...service.key, secret: secret ?? service.key.secret };
      answer(
        null,
        signToken(key, { capability: JSON.stringify(capability()), clientId, issuedAtMs: service.now(), lifeMs }),
      );
    },
    ...options,
  });
  return { client, tokens: () => tokens };
}

/** Publishes like the API: with the key, over REST. */
export function restOf(service: Service, options: ClientOptions = {}): Rest {
  return new Rest({ ...service.clientOptions, key: `${service.key.name}:${service.key.secret}`, ...options });
}

/** Ends the tokens of a client like the API. */
export async function revoke(service: Service, clientId: string): Promise<void> {
  const targets = [`clientId:${clientId}`];
  const { statusCode } = await restOf(service).request(
    'post',
    `/keys/${service.key.name}/revokeTokens`,
    3,
    {},
    { targets },
  );
  if (statusCode >= 300) throw new Error(`The service answered ${statusCode}.`);
}

/** The messages of a channel, in order. */
export interface Inbox {
  readonly messages: readonly InboundMessage[];
  /** Resolves with the data of the first `count` messages. */
  first(count: number): Promise<unknown[]>;
}

/** Attaches to a channel and subscribes. */
export async function listen(channel: RealtimeChannel): Promise<Inbox> {
  const messages: InboundMessage[] = [];
  const waiting = new Set<() => void>();
  await channel.subscribe((message) => {
    messages.push(message);
    for (const look of waiting) look();
  });
  return {
    messages,
    first: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (messages.length < count) return;
          waiting.delete(look);
          resolve(messages.slice(0, count).map(({ data }) => data));
        };
        waiting.add(look);
        look();
      }),
  };
}

/** The next time that the channel is attached: `resumed` tells whether nothing was missed. */
export function attachedAgain(channel: RealtimeChannel): Promise<ChannelStateChange> {
  return new Promise((resolve) => channel.on((change) => change.current === 'attached' && resolve(change)));
}

/** Cuts the client's network until `client.connect()`. */
export async function cutNetwork(client: Realtime): Promise<void> {
  const manager: unknown = Reflect.get(client.connection, 'connectionManager');
  call(manager, 'requestState', { state: 'disconnected' });
  call(manager, 'disconnectAllTransports');
  await client.connection.whenState('disconnected');
}

function call(target: unknown, method: string, ...args: unknown[]): void {
  if (typeof target !== 'object' || target === null) throw new Error('The SDK has changed.');
  const member: unknown = Reflect.get(target, method);
  if (typeof member !== 'function') throw new Error(`The SDK has no ${method} any more.`);
  Reflect.apply(member, target, args);
}
