// One HTTP server on this machine's own address, with all stand-ins (D32).
import { once } from 'node:events';
import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Chain } from './chain/chain.ts';
import { chainRoutes } from './chain/routes.ts';
import { allowWebApp, requireOwnHost, requireOwnPage } from './callers.ts';
import { Problem, sendJson, sendProblem, type Routes } from './http.ts';
import { gifRoutes } from './gifs/routes.ts';
import { createIdentity, type Identity } from './identity/identity.ts';
import type { DemoPerson } from './identity/people.ts';
import { identityRoutes } from './identity/routes.ts';
import { openInbox } from './mail/inbox.ts';
import { mailRoutes } from './mail/routes.ts';
import { marketRoutes } from './market/routes.ts';
import { startDns } from './outside/dns.ts';
import { explorerRoutes } from './chain/explorer.ts';
import { githubRoutes } from './outside/github.ts';
import { openOutside, type Outside } from './outside/outside.ts';
import { telegramRoutes } from './outside/telegram.ts';
import { outsideRoutes } from './outside/routes.ts';
import { translationRoutes } from './translation/routes.ts';
import type { ModelStandIn } from './model/behaviour.ts';
import { modelRoutes } from './model/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { createPushService } from './push/service.ts';
import { Broker } from './realtime/broker.ts';
import { realtimeRoutes } from './realtime/rest.ts';
import { parseKey } from './realtime/token.ts';

export interface SandboxOptions {
  /** Its folder `sandbox` holds the keys. */
  readonly dataDir: string;
  /** 0 for any free port. */
  readonly port: number;
  /** Of the mail server; none if left out. */
  readonly smtpPort?: number;
  /** "name:secret", with which the API publishes and signs realtime tokens. */
  readonly realtimeKey: string;
  /** The origins of the web app: no other page may call. None by default. */
  readonly webOrigins?: readonly string[];
  /** The demo people in the sign-in dialog. */
  readonly people?: readonly DemoPerson[];
  /** The answer of /healthz; by default ready from the start. */
  readonly isReady?: () => boolean;
  /** A language model, for tests: `npm start` has none. */
  readonly model?: { readonly standIn: ModelStandIn; readonly key: string };
  /** The chain, which the caller stops; none by default. */
  readonly chain?: Chain | null;
  readonly now?: () => Date;
}

export interface Sandbox {
  /** http://127.0.0.1:{port} */
  readonly url: string;
  readonly port: number;
  readonly identity: Identity;
  readonly broker: Broker;
  /** The mail server; null if there is none. */
  readonly smtpUrl: string | null;
  /** Names, sites and repositories, in which people prove what is theirs. */
  readonly outside: Outside;
  /** Stops listening, tells realtime clients to reconnect, and resolves when the port is free. */
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** Timeout for running requests and realtime clients while the sandbox closes. */
const CUT_OFF_MS = 3000;
/** Longer than the pause between two looks at the chain, which would open a connection each. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Starts the sandbox.
 * @throws Error if the port is taken (EADDRINUSE) or the stored keys cannot be read
 */
export async function buildSandbox(options: SandboxOptions): Promise<Sandbox> {
  const now = options.now ?? (() => new Date());
  const broker = new Broker({ key: parseKey(options.realtimeKey), now: () => now().getTime() });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const url = (): string => `http://${HOST}:${portOf(server.address())}`;
  const identity = await createIdentity({
    folder: path.join(options.dataDir, 'sandbox'),
    origin: url,
    people: options.people ?? [],
    now,
  });
  const outside = await openOutside(path.join(options.dataDir, 'sandbox'));
  const { isReady = () => true, model, chain = null } = options;
  const groups = [
    healthRoutes(isReady),
    identityRoutes(identity),
    realtimeRoutes(broker),
    marketRoutes,
    translationRoutes,
    gifRoutes(url),
    chainRoutes(chain, url, identity),
    outsideRoutes(outside),
    pushRoutes(createPushService(url, now)),
    githubRoutes(outside, options.webOrigins ?? [], now),
    telegramRoutes(options.webOrigins ?? [], now),
    explorerRoutes(chain, outside),
  ];
  if (model !== undefined) groups.push(modelRoutes(model.standIn, model.key));
  const inbox = options.smtpPort === undefined ? null : await openInbox(options.smtpPort, now);
  groups.push(mailRoutes(inbox));
  const origins = options.webOrigins ?? [];
  const sockets = new Set<Socket>();
  /** Connections without a request, such as those that browsers open in advance. */
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    for (const kind of [sockets, unused]) {
      kind.add(socket);
      socket.once('close', () => kind.delete(socket));
    }
  });
  for (const event of ['request', 'upgrade']) server.on(event, ({ socket }: IncomingMessage) => unused.delete(socket));
  server.on('request', (request, response) => void answer(groups, origins, request, response));
  server.on('upgrade', (request, socket, head) => upgrade(broker, origins, request, socket, head));
  server.listen(options.port, HOST);
  await once(server, 'listening');
  const dns = await startDns(outside, HOST, portOf(server.address())).catch((error: unknown) => {
    server.close();
    throw error;
  });
  return {
    url: url(),
    port: portOf(server.address()),
    identity,
    broker,
    smtpUrl: inbox?.smtpUrl ?? null,
    outside,
    async close() {
      await inbox?.close();
      await dns.close();
      const closed = once(server, 'close');
      server.close();
      broker.close();
      for (const socket of unused) socket.destroy();
      const cutOff = setTimeout(() => sockets.forEach((socket) => socket.destroy()), CUT_OFF_MS);
      await closed;
      clearTimeout(cutOff);
    },
  };
}

/** The URL of a request, which may be invalid: `//` and `http://` arrive as they were sent. */
function addressOf(request: IncomingMessage): URL {
  const url = URL.parse(request.url ?? '', 'http://sandbox');
  if (url === null) throw new Problem(400, 'invalid_text', 'This is no address.');
  return url;
}

async function answer(
  groups: readonly Routes[],
  origins: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    requireOwnHost(request, origins);
    const exchange = { request, response, url: addressOf(request) };
    allowWebApp(exchange, origins);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    for (const routes of groups) if (await routes(exchange)) return;
    throw new Problem(404, 'not_found', 'There is no such call.');
  } catch (error) {
    if (response.headersSent) response.destroy();
    else sendProblem(response, error);
  }
}

/** Must not throw: nobody would catch it, and the process would end. */
function upgrade(
  broker: Broker,
  origins: readonly string[],
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  // The client may disconnect before it gets the refusal.
  socket.on('error', () => socket.destroy());
  try {
    requireOwnHost(request, origins);
    requireOwnPage(request, origins);
    if (broker.handleUpgrade(request, addressOf(request), socket, head)) return;
    throw new Problem(404, 'not_found', 'There is no such call.');
  } catch (error) {
    const status = error instanceof Problem ? error.status : 500;
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\n\r\n`);
  }
}

function healthRoutes(isReady: () => boolean): Routes {
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
