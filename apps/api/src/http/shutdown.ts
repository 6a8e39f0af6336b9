import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers on, but asks every client to let go of its connection; `/readyz` sends new ones elsewhere. Then `close()`. */
    drain(): void;
    readonly isDraining: boolean;
  }
}

/** How long a connection that has not asked for anything may still do so. */
const GRACE_MS = 500;
/** How long requests that run may go on while the server closes; then their connections are cut, whatever their clients do. */
const CUT_OFF_MS = 6000;

/**
 * Lets the server close as soon as the last running request is answered, and in a few seconds in any case. What would hold it open: the
 * connection of that answer, kept for a next request, so the answer asks the client to let go of it; connections that browsers open in
 * advance and never use; bodies that never end, and answers that nobody reads.
 */
export function registerShutdown(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isDraining = false;
  app.decorate('drain', () => {
    isDraining = true;
  });
  app.decorate('isDraining', { getter: () => isDraining });

  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', (request) => unused.delete(request.socket));

  app.addHook('preClose', async () => {
    isDraining = true;
    setTimeout(() => unused.forEach((socket) => socket.destroy()), GRACE_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref();
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining) reply.header('connection', 'close');
    return payload;
  });
}
