import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';
import { type ErrorCode, Problem } from '../problem.ts';
import { securityHeaders } from './security-headers.ts';

/** Max. concurrent requests on one connection; browsers and proxies send one. */
const MOST_IN_FLIGHT = 16;

/** Timeouts of a connection. */
export const CONNECTION_LIMITS = {
  /** For a request to arrive with its body. */
  requestTimeout: 30_000,
  /** For an operation to answer. */
  handlerTimeout: 30_000,
  /** For a connection without traffic, for instance when the client does not read the answer. */
  connectionTimeout: 60_000,
  maxRequestsPerSocket: 1000,
  http: { maxHeaderSize: 32_768, headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
};

/**
 * Closes a connection that pipelines too many requests: each holds memory until the one before it is answered. Requests
 * that still arrive on it are dropped. Register it before all other hooks.
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

/** Answers an invalid or late request with a problem, like every other error (D30), and closes the connection. */
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
