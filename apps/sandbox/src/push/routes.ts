// The push service, for the server, and for scripts that play a browser:
//   POST   /push/subscriptions {applicationServerKey}   a browser subscribes: {token, endpoint, keys}
//   DELETE /push/{token}                                it unsubscribes: pushes to it get 410 from then on
//   POST   /push/{token}                                the server pushes
//   GET    /push                                        what was pushed, decrypted
import type { IncomingMessage } from 'node:http';
import { isRecord, Problem, readJson, type Routes, sendJson } from '../http.ts';
import type { PushService } from './service.ts';

/** More than a push service takes, so that it says so itself. */
const MAX_BYTES = 10_000;

export function pushRoutes(service: PushService): Routes {
  return async ({ request, response, url }) => {
    const call = `${request.method} ${url.pathname}`;
    if (call === 'GET /push') {
      sendJson(response, 200, { data: service.messages() });
      return true;
    }
    if (call === 'POST /push/subscriptions') {
      sendJson(response, 201, subscribe(service, await readJson(request, MAX_BYTES)));
      return true;
    }
    const [, method, token] = /^(POST|DELETE) \/push\/([\w-]+)$/.exec(call) ?? [];
    if (token === undefined) return false;
    if (method === 'DELETE') {
      service.unsubscribe(token);
      response.writeHead(204).end();
      return true;
    }
    const body = await readBytes(request);
    const { status, reason } = service.take(token, headersOf(request), body);
    response.writeHead(status, status === 201 ? { location: `/push/messages/${token}`, ttl: '0' } : {}).end(reason);
    return true;
  };
}

function subscribe(service: PushService, body: unknown): object {
  const key = isRecord(body) ? body['applicationServerKey'] : undefined;
  try {
    if (typeof key === 'string') return service.subscribe(key);
  } catch {
    // It is no point of the curve.
  }
  throw new Problem(400, 'validation_failed', 'applicationServerKey is a public key of P-256 in base64url.');
}

const headersOf = ({ headers }: IncomingMessage): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]));

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size <= MAX_BYTES) parts.push(part);
  }
  return Buffer.concat(parts);
}
