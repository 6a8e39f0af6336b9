import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a connection that has not asked for anything may still do so. */
const GRACE_MS = 500;

/**
 * Lets the server close as soon as the last running request is answered. Two things would hold it open: that answer's connection, kept for
 * a next request, so the answer asks the client to let go of it; and connections that browsers open in advance and never use.
 */
export function registerShutdown(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request) => unused.delete(request.socket));

  app.addHook('preClose', async () => {
    closing = true;
    setTimeout(() => unused.forEach((socket) => socket.destroy()), GRACE_MS).unref();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (closing) reply.header('connection', 'close');
    return payload;
  });
}
