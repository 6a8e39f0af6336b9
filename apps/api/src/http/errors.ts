import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IdentityUnavailable, TokenError } from '../integrations/identity/identity.ts';
import { StorageUnavailable } from '../integrations/storage/storage.ts';
import { isDatabaseIll, isDatabaseUnable } from '../database/errors.ts';
import { type ErrorCode, Problem } from '../problem.ts';
import { aboutRequest } from './request-log.ts';
import { InvalidRequest } from './validation.ts';

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_json',
  FST_ERR_BAD_URL: 'invalid_text',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

/** Answers every error as problem+json (D30): thrown errors, unknown addresses and Fastify's own refusals. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendProblem(isCutOff(request) ? new Problem('malformed_json') : toProblem(error), request, reply),
  );
}

/** Whether the caller left before the whole request arrived, so that the lost connection is not the database's. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Load and slow uploads cause warnings; faults that an operator must fix are errors. */
export function levelOf({ status, cause }: Problem): 'error' | 'warn' {
  const isIll = isDatabaseIll(cause) || (cause instanceof StorageUnavailable && cause.needsOperator);
  return status === 500 || isIll ? 'error' : 'warn';
}

/** Sends a problem, and logs it unless it is the caller's mistake. */
export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.status >= 500)
    request.log[levelOf(problem)]({ ...aboutRequest(request), err: problem.cause ?? problem }, problem.message);
  if (problem.details.retryAfter !== undefined) reply.header('retry-after', problem.details.retryAfter);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(problem.toBody(request.id));
}

/** The problem for any thrown error. */
export function toProblem(error: Error & Partial<FastifyError>): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof InvalidRequest) return new Problem('validation_failed', { errors: error.fields });
  if (error instanceof TokenError) return new Problem(error.reason === 'expired' ? 'token_expired' : 'token_invalid');
  const isAway = error instanceof IdentityUnavailable || error instanceof StorageUnavailable || isDatabaseUnable(error);
  if (isAway || error.code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new Problem('service_unavailable', { retryAfter: 2, cause: error });
  }
  const code = FASTIFY_CODES[error.code ?? ''];
  if (code !== undefined) return new Problem(code);
  // A plugin's 4xx is the caller's fault, whatever its code.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new Problem('malformed_request', { cause: error });
  return new Problem('internal_error', { cause: error });
}
