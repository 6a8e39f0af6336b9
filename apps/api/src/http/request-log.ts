import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Logs one line for each request when it ends. Every line of a request has its id. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = { ...aboutRequest(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info(line, 'request');
  });
  app.addHook('onRequestAbort', async (request) => {
    request.log.info({ ...aboutRequest(request), isAborted: true }, 'request');
  });
}

/** The loggable part of a request: no query, which holds search texts and sign-in codes, no headers, no body. */
export function aboutRequest({ method, url, routeOptions, caller }: FastifyRequest): object {
  const operationId = routeOptions.config.operation?.id;
  return {
    method,
    path: url.split('?', 1)[0],
    ...(operationId !== undefined && { operationId }),
    // Set for operations only.
    ...(caller && { userId: caller.userId }),
  };
}
