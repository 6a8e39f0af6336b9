import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Keeps answering, but asks every client to close its connection; `/readyz` fails, so that new ones go elsewhere.
     * Call before `close()`.
     */
    drain(): void;
    readonly isDraining: boolean;
  }
}

/** How long an unused connection may still send a request. */
const GRACE_MS = 500;
/** How long running requests may go on while the server closes; then their connections are cut. */
const CUT_OFF_MS = 6000;

/**
 * Lets the server close as soon as the last running request is answered, and within seconds in any case. Three things
 * would keep it open: keep-alive connections, so answers ask the client to close; connections that browsers open in
 * advance and never use; and bodies or answers that never finish.
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
