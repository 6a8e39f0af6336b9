import { randomUUID } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { limits } from '@mutuals/api-client/limits';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { registerAccess } from './http/access.ts';
import { answerClientError, CONNECTION_LIMITS, registerConnectionLimit } from './http/connections.ts';
import { registerRefusals } from './http/refusals.ts';
import { registerErrors, sendProblem, toProblem } from './http/errors.ts';
import { type HealthChecks, registerHealth } from './http/health.ts';
import { registerHostCheck } from './http/hosts.ts';
import { registerLoadShedding } from './http/load-shedding.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { registerRequestLog } from './http/request-log.ts';
import { type AnswerCheck, registerOperations } from './http/routes.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { compileSerializer } from './http/serialization.ts';
import { registerShutdown } from './http/shutdown.ts';
import { compileValidator } from './http/validation.ts';
import { registerWeb } from './http/web.ts';
import { registerPictures } from './http/pictures.ts';
import { registerTicketPictures } from './http/ticket-pictures.ts';
import { registerSharePictures } from './http/share.ts';
import type { Identity } from './integrations/identity/identity.ts';
import type { Storage } from './integrations/storage/storage.ts';
import { createOperations } from './domains/operations.ts';
import { errorForLog } from './lib/error-for-log.ts';
import { Problem } from './problem.ts';
import type { Services } from './domains/services.ts';

/** Everything outside the server's own code; a test turns each of them. */
export interface AppDependencies {
  config: Config;
  identity: Identity;
  /** The store of pictures. */
  storage: Storage;
  /** The same that jobs run with. */
  services: Services;
  health: HealthChecks;
  /** Whether more wait for a connection to the database than will get one in time. */
  isDatabaseBusy: () => boolean;
  /** Looks at every answer before it is serialised; tests check it against the contract. */
  checkAnswer?: AnswerCheck;
  /** Where the log goes, a line at a time; the standard output when left out. */
  logTo?: { write(line: string): void };
}

const BROTLI_QUALITY = 4;

/** The whole HTTP server, not yet listening. Close it to finish what runs. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, identity, storage, services, health, isDatabaseBusy, checkAnswer, logTo } = dependencies;
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: errorForLog },
      ...(logTo !== undefined && { stream: logTo }),
    },
    // Its own lines hold the whole address; http/request-log.ts makes others.
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    ...CONNECTION_LIMITS,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, config.production),
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    genReqId: () => randomUUID(),
    // A request that is already on its way when the server closes is answered, not refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Before there is a route, no hook runs that would add the headers.
    frameworkErrors: (error, request, reply) =>
      sendProblem(toProblem(error), request, reply.headers(securityHeaders(config.production))),
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema));
  acceptJsonOnly(app);
  registerConnectionLimit(app);
  registerErrors(app);
  registerRequestLog(app);
  registerShutdown(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  registerSecurityHeaders(app, config);
  registerHostCheck(app, config);
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });

  const limiter = createRateLimiter(services.rateCounts, config.rateLimits);
  registerHealth(app, health, services.jobs.jobsHealth, async () => (await services.watcher?.warnings()) ?? []);
  await app.register(async (api) => {
    await registerLoadShedding(api, { maxEventLoopDelayMs: config.maxEventLoopDelayMs, isDatabaseBusy });
    registerAccess(api, { identity, users: services.users, limiter });
    registerRefusals(api, services.audit);
    await registerOperations(api, createOperations(services), {
      idempotencyKeys: services.idempotencyKeys,
      checkAnswer,
    });
  });
  registerPictures(app, storage);
  registerTicketPictures(app, { pictures: services.ticketPictures, limiter });
  registerSharePictures(app, { share: services.share, limiter });
  await registerWeb(app, { config, share: services.share, limiter });
  return app;
}

/**
 * JSON in valid UTF-8 is the one content that operations take, but for forms (http/forms.ts); names that reach for an object's prototype are no JSON of ours. Where there is
 * no operation, nothing is read; what an operation takes is judged by http/routes.ts.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', async ({ is404, routeOptions, raw: { headers } }) => {
    if (!is404 && routeOptions.config.operation !== undefined) return;
    for (const name of ['content-type', 'content-length', 'transfer-encoding']) delete headers[name];
  });
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) done(new Problem('invalid_text'));
    else
      parseJson(request, body.toString('utf8'), (error, value) =>
        done(error === null ? null : new Problem('malformed_json', { cause: error }), value),
      );
  });
}
