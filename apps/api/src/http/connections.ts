import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { type ErrorCode, Problem } from '../problem.ts';
import { securityHeaders } from './security-headers.ts';

/** Max. requests under way on one connection; browsers and proxies have one. */
const MOST_IN_FLIGHT = 16;

/** How long a connection may be used, and for how much. What each end waits for has an end itself. */
export const CONNECTION_LIMITS = {
  /** A request has arrived, its body included, in so long. */
  requestTimeout: 30_000,
  /** An operation has answered in so long. */
  handlerTimeout: 30_000,
  /** Nothing has moved on a connection for so long: for instance nobody reads the answer. */
  connectionTimeout: 60_000,
  maxRequestsPerSocket: 1000,
  http: { maxHeaderSize: 32_768, headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
};

/**
 * Ends a connection on which requests are sent without waiting for answers: each would hold memory until the one before it is answered. Of a
 * connection that has ended, what was still to come is dropped. Registered before all other hooks.
 */
export function registerConnectionLimit(app: FastifyInstance): void {
  const inFlight = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const count = (inFlight.get(socket) ?? 0) + 1;
    inFlight.set(socket, count);
    reply.raw.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    if (count > MOST_IN_FLIGHT) socket.destroy();
    if (socket.destroyed) return reply.hijack();
  });
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers what is no request at all, or did not arrive in time, as every other problem is answered (D30), and ends the connection. */
export function answerClientError(error: ConnectionError, socket: Socket, production: boolean): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(CODES[error.code] ?? 'malformed_request');
  const requestId = randomUUID();
  const body = JSON.stringify(problem.toBody(requestId));
  const headers = {
    ...securityHeaders(production),
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status, title } = problem.toBody(requestId);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}
