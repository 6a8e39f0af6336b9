import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from '../contract.ts';
import type { AuditService, Refusal } from '../domains/audit/audit.service.ts';
import { withRequest } from '../lib/current-request.ts';
import { toProblem } from './errors.ts';
import { addressOf } from './rate-limits.ts';
import { aboutRequest } from './request-log.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request fits the contract. */
    isUnderstood: boolean;
  }
}

const INVALID = 400;
const TOO_FREQUENT = 429;

/**
 * Records each refused write of a team member in the audit log (D2), after its transaction is rolled back. A request that
 * does not fit the contract is no attempt, and too frequent ones would fill the log. Others leave no row: nobody outside
 * the team may fill a log that cannot be deleted from.
 */
export function registerRefusals(app: FastifyInstance, audit: Pick<AuditService, 'writeRefusal'>): void {
  app.decorateRequest('isUnderstood', false);
  app.addHook('preHandler', async (request) => {
    request.isUnderstood = true;
  });
  app.addHook('onError', async (request, _reply, error) => {
    const { operation } = request.routeOptions.config;
    const { caller } = request;
    if (operation === undefined || operation.role === null || operation.method === 'get') return;
    if (caller === null || caller.role === null) return;
    const { status, code } = toProblem(error);
    if (status >= 500 || status === TOO_FREQUENT || (status === INVALID && !request.isUnderstood)) return;
    const refusal = { actor: caller, action: operation.id, code, ...attemptOf(operation, request) };
    await withRequest({ id: request.id, address: addressOf(request) }, () => audit.writeRefusal(refusal)).catch(
      (failure: unknown) =>
        request.log.error(
          { ...aboutRequest(request), err: failure },
          'A refusal could not be recorded in the audit log.',
        ),
    );
  });
}

/** The subject and the reason of a refused request; the operation itself if it names no subject. */
function attemptOf({ id }: Operation, { params, body }: FastifyRequest): Pick<Refusal, 'subject' | 'reason'> {
  const sent = new Map<string, unknown>([...Object.entries(Object(body)), ...Object.entries(Object(params))]);
  const text = (...names: string[]): string | undefined =>
    names.map((name) => sent.get(name)).find((value): value is string => typeof value === 'string' && value !== '');
  const subject = text('targetUserId', 'profileId', 'id', 'subjectId', 'jobId', 'kind') ?? id;
  return { subject, reason: text('reason') };
}
