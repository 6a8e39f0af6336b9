import { randomUUID } from 'node:crypto';
import { isUtf8 } from 'node:buffer';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { limits } from '@mutuals/api-client/limits';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { registerAccess } from './http/access.ts';
import { registerErrors, sendProblem, toProblem } from './http/errors.ts';
import { type HealthChecks, registerHealth } from './http/health.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { registerRequestLog } from './http/request-log.ts';
import { type AnswerCheck, registerOperations } from './http/routes.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerShutdown } from './http/shutdown.ts';
import { createValidatorCompiler } from './http/validation.ts';
import { registerWeb } from './http/web.ts';
import type { Identity } from './integrations/identity/identity.ts';
import { createOperations } from './domains/operations.ts';
import { errorForLog } from './lib/error-for-log.ts';
import { Problem } from './problem.ts';
import type { Services } from './domains/services.ts';

/** Everything outside the server's own code; a test turns each of them. */
export interface AppDependencies {
  config: Config;
  identity: Identity;
  /** The same that jobs run with. */
  services: Services;
  health: HealthChecks;
  /** Looks at every answer before it is serialised; tests check it against the contract. */
  checkAnswer?: AnswerCheck;
  /** Where the log goes, a line at a time; the standard output when left out. */
  logTo?: { write(line: string): void };
}

const MAX_HEADER_BYTES = 32_768;
const BROTLI_QUALITY = 4;

/** The whole HTTP server, not yet listening. Close it to finish what runs. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, identity, services, health, checkAnswer, logTo } = dependencies;
  const app = fastify({
    logger: {
      level: config.logLevel,
      serializers: { err: errorForLog },
      ...(logTo !== undefined && { stream: logTo }),
    },
    // Its own lines hold the whole address; http/request-log.ts makes others.
    logController: new LogController({ requestIdLogLabel: 'requestId', disableRequestLogging: true }),
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    bodyLimit: limits.bodyBytes,
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    genReqId: () => randomUUID(),
    // A request that is already on its way when the server closes is answered, not refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendProblem(toProblem(error), request, reply),
  });
  app.setValidatorCompiler(createValidatorCompiler());
  acceptJsonOnly(app);
  registerErrors(app);
  registerRequestLog(app);
  registerShutdown(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  registerSecurityHeaders(app, config);
  await app.register(compress, {
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });

  const limiter = await createRateLimiter(app, config.rateLimits);
  registerHealth(app, health, services.jobs.jobsHealth);
  await app.register(async (api) => {
    registerAccess(api, { identity, users: services.users, limiter });
    await registerOperations(api, createOperations(services), {
      idempotencyKeys: services.idempotencyKeys,
      checkAnswer,
    });
  });
  await registerWeb(app, config);
  return app;
}

/** JSON in valid UTF-8 is the one content that operations take; names that reach for an object's prototype are no JSON of ours. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) done(new Problem('invalid_text'));
    else
      parseJson(request, body.toString('utf8'), (error, value) =>
        done(error === null ? null : new Problem('malformed_json', { cause: error }), value),
      );
  });
}
