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
import { registerMail } from './http/mail.ts';
import { registerMaintenance } from './http/maintenance.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { registerRequestLog } from './http/request-log.ts';
import { registerRequestMetrics } from './http/request-metrics.ts';
import { registerRequestTraces } from './http/request-traces.ts';
import { type AnswerCheck, registerOperations } from './http/routes.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { compileSerializer } from './http/serialization.ts';
import { registerShutdown } from './http/shutdown.ts';
import { compileValidator } from './http/validation.ts';
import { registerWeb } from './http/web.ts';
import { registerPictures } from './http/pictures.ts';
import { registerExports } from './http/exports.ts';
import { registerTicketPictures } from './http/ticket-pictures.ts';
import { registerSharePictures } from './http/share.ts';
import type { Identity } from './integrations/identity/identity.ts';
import type { Storage } from './integrations/storage/storage.ts';
import { createOperations } from './domains/operations.ts';
import { errorForLog } from './lib/error-for-log.ts';
import { Problem } from './problem.ts';
import type { Services } from './domains/services.ts';

/** Everything outside the server's own code; tests replace each. */
export interface AppDependencies {
  config: Config;
  identity: Identity;
  /** The store of pictures. */
  storage: Storage;
  /** The services that jobs use too. */
  services: Services;
  health: HealthChecks;
  /** Whether the database is migrated; until then only the health endpoints answer. */
  isPrepared: () => boolean;
  /** Whether more queries wait for a connection than will get one in time. */
  isDatabaseBusy: () => boolean;
  /** Checks every answer before it is serialised; tests check it against the contract. */
  checkAnswer?: AnswerCheck;
  /** The log's destination; defaults to standard output. */
  logTo?: { write(line: string): void };
}

const BROTLI_QUALITY = 4;
/** As a power of two: hardly any answer is longer, and the window of an answer is memory while it is sent. */
const BROTLI_WINDOW = 18;

/** The whole HTTP server, not yet listening. `close` waits for running requests. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, identity, storage, services, health, isPrepared, isDatabaseBusy, checkAnswer, logTo } = dependencies;
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: errorForLog },
      ...(logTo !== undefined && { stream: logTo }),
    },
    // Fastify's own lines hold the whole address; http/request-log.ts writes ours.
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    ...CONNECTION_LIMITS,
    clientErrorHandler: (error, socket) => answerClientError(error, socket, config.production),
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    genReqId: () => randomUUID(),
    // A request on an open connection is answered while the server closes.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Such a request has no route yet, so no hook adds the headers.
    frameworkErrors: (error, request, reply) =>
      sendProblem(toProblem(error), request, reply.headers(securityHeaders(config.production))),
  });
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema));
  acceptJsonOnly(app);
  registerConnectionLimit(app);
  registerErrors(app);
  registerRequestLog(app);
  registerRequestMetrics(app);
  registerRequestTraces(app);
  registerShutdown(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  registerSecurityHeaders(app, config);
  registerHostCheck(app, config);
  await app.register(compress, {
    threshold: 1024,
    globalDecompression: false,
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      },
    },
  });

  const limiter = createRateLimiter(services.rateCounts, config.rateLimits);
  registerHealth(app, {
    checks: health,
    isPrepared,
    jobsHealth: services.jobs.jobsHealth,
    watcherWarnings: async () => (await services.watcher?.warnings()) ?? [],
    maintenanceSince: services.maintenance.maintenanceSince,
  });
  await app.register(async (api) => {
    registerLoadShedding(api, { maxEventLoopDelayMs: config.maxEventLoopDelayMs, isDatabaseBusy });
    registerAccess(api, { identity, users: services.users, devices: services.devices, limiter });
    registerMaintenance(api, services.maintenance);
    registerRefusals(api, services.audit);
    await registerOperations(api, createOperations(services), {
      idempotencyKeys: services.idempotencyKeys,
      checkAnswer,
    });
  });
  registerPictures(app, storage);
  registerTicketPictures(app, { pictures: services.ticketPictures, limiter });
  registerExports(app, { exports: services.dataExport, limiter });
  registerMail(app, { mail: services.mail, limiter, webhookSecret: config.mail?.webhookSecret ?? null });
  registerSharePictures(app, { share: services.share, limiter });
  await registerWeb(app, { config, share: services.share, limiter });
  return app;
}

/**
 * Operations take JSON in valid UTF-8, and forms where http/forms.ts allows them. Property names that reach an object's
 * prototype are refused. Without an operation no body is read. http/routes.ts validates the body of an operation.
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
