import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One line for each request, when it is over. Its id is in every line of that request. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = { ...aboutRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...aboutRequest(request), isAborted: true }, 'request');
  });
}

/** What the log says of a request: never its query, which holds search texts and sign-in codes, nor headers or body. */
export function aboutRequest({ method, url, routeOptions, caller }: FastifyRequest): object {
  const operationId = routeOptions.config.operation?.id;
  return {
    method,
    path: url.split('?', 1)[0],
    ...(operationId !== undefined && { operationId }),
    // Set where operations are served.
    ...(caller && { userId: caller.userId }),
  };
}
