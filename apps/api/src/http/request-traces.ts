import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTracing, type OpenSpan, openSpan } from '../lib/tracing.ts';

/** A span for each request, by its operation or its route's template, as in the metrics: an address would hold ids (D78). */
export function registerRequestTraces(app: FastifyInstance): void {
  if (!isTracing()) return;
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { id, method, routeOptions } = request;
    const name = routeOptions.config.operation?.id ?? `${method} ${routeOptions.url ?? 'no_route'}`;
    const span = openSpan({ kind: 'request', name, requestId: id, attributes: { 'http.request.method': method } });
    if (span === null) {
      done();
      return;
    }
    open.set(request, span);
    span.run(done);
  });
  // Reading a body goes on in the connection's own context.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = open.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const failure = statusCode >= 500 ? String(statusCode) : undefined;
    open.get(request)?.end({ 'http.response.status_code': statusCode }, failure);
  });
  app.addHook('onRequestAbort', async (request) => {
    open.get(request)?.end({}, 'aborted');
  });
}
