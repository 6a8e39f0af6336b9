import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';

/**
 * While the sandbox signs anybody in, answers only requests to a host name of this machine or installation. Otherwise a
 * foreign page could reach it by DNS rebinding and act as a demo person (D32).
 */
export function registerHostCheck(app: FastifyInstance, { sandboxUrl, publicOrigin, host }: Config): void {
  if (sandboxUrl === null) return;
  const names = ['localhost', '127.0.0.1', '[::1]', host, new URL(publicOrigin).hostname];
  app.addHook('onRequest', async (request) => {
    const name = URL.parse(`http://${request.headers.host ?? ''}`)?.hostname;
    if (name === undefined || !names.includes(name)) throw new Problem('wrong_host');
  });
}
