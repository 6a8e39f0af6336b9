// One HTTP server on this machine's own address, with all the stand-ins in it (D32).
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { allowLocalPages, Problem, sendJson, sendProblem, type Room } from './http.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import type { DemoPerson } from './identity/people.ts';
import { identityRoom } from './identity/routes.ts';
import { Broker } from './realtime/broker.ts';
import { realtimeRoom } from './realtime/rest.ts';
import { parseKey } from './realtime/token.ts';

export interface SandboxOptions {
  /** Keys are kept in its folder `sandbox`. */
  readonly dataDir: string;
  /** 0 for any free one. */
  readonly port: number;
  /** "name:secret", by which the API publishes and signs realtime tokens. */
  readonly realtimeKey: string;
  /** The demo people that the sign-in dialog offers. */
  readonly people?: readonly DemoPerson[];
  /** What /healthz says; by default yes from the start. */
  readonly isReady?: () => boolean;
  readonly now?: () => Date;
}

export interface Sandbox {
  /** http://127.0.0.1:{port} */
  readonly url: string;
  readonly port: number;
  readonly identity: Identity;
  readonly broker: Broker;
  /** Stops listening, tells realtime clients to come back, and resolves when the port is free. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/**
 * Starts the sandbox.
 * @throws Error when the port is taken (EADDRINUSE) or the kept keys are not readable
 */
export async function buildSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? (() => new Date());
  const broker = new Broker({ key: parseKey(options.realtimeKey), now: () => now().getTime() });
  const server = createServer();
  const url = (): string => `http://${HOST}:${portOf(server.address())}`;
  const identity = await createIdentity({
    folder: path.join(options.dataDir, 'sandbox'),
    origin: url,
    people: options.people ?? [],
    now,
  });
  const rooms = [healthRoom(options.isReady ?? (() => true)), identityRoom(identity), realtimeRoom(broker)];
  server.on('request', (request, response) => void answer(rooms, request, response));
  server.on('upgrade', (request, socket, head) => upgrade(broker, request, socket, head));
  server.listen(options.port, HOST);
  await once(server, 'listening');
  return {
    url: url(),
    port: portOf(server.address()),
    identity,
    broker,
    async close() {
      const closed = once(server, 'close');
      server.close();
      broker.close();
      await closed;
    },
  };
}

async function answer(rooms: readonly Room[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    allowLocalPages({ request, response, url });
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    for (const room of rooms) if (await room({ request, response, url })) return;
    throw new Problem(404, 'not_found', 'There is no such call.');
  } catch (error) {
    sendProblem(response, error);
  }
}

function upgrade(broker: Broker, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  if (!broker.handleUpgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
}

function healthRoom(isReady: () => boolean): Room {
  return async ({ response, url }) => {
    if (url.pathname !== '/healthz') return false;
    if (isReady()) sendJson(response, 200, { status: 'ready' });
    else sendJson(response, 503, { status: 'preparing' });
    return true;
  };
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (address === null || typeof address === 'string') throw new Error('The sandbox is not listening.');
  return address.port;
}
