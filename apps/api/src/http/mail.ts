import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import { type MailService, REACH_PATH, UNSUBSCRIBE_PATH } from '../domains/mail/mail.service.ts';
import { Problem } from '../problem.ts';
import type { RateLimiter } from './rate-limits.ts';

interface Dependencies {
  mail: MailService;
  limiter: RateLimiter;
  /** What whoever reports bounces must send as its bearer token; null if nobody may. */
  webhookSecret: string | null;
}

/**
 * What mail programs and mail services call, none of them a client of the contract: one-click ends of mails (RFC 8058),
 * and reports of mails that came back or annoyed. Neither reads a body.
 */
export function registerMail(app: FastifyInstance, { mail, limiter, webhookSecret }: Dependencies): void {
  app.post<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE_PATH, async (request, reply) => {
    await limiter.countRequestOfAddress(request);
    const { token } = request.query;
    if (typeof token !== 'string' || !(await mail.unsubscribe(token))) throw new Problem('not_found');
    return reply.type('text/plain').send('Done.\n');
  });

  // Whoever looks at links before people do, such as a virus scanner, changes nothing.
  app.get(UNSUBSCRIBE_PATH, async (request, reply) => {
    await limiter.countRequestOfAddress(request);
    return reply.redirect(REACH_PATH, 303);
  });

  app.post<{ Params: { id: string; event: string } }>('/mail-events/:id/:event', async (request, reply) => {
    await limiter.countRequestOfAddress(request);
    const { id, event } = request.params;
    if (webhookSecret === null || !isSame(request.headers.authorization, `Bearer ${webhookSecret}`))
      throw new Problem('not_found');
    if (!isUuid(id) || (event !== 'bounce' && event !== 'complaint')) throw new Problem('not_found');
    await mail.stop(id, event);
    return reply.code(204).send();
  });
}

const isSame = (given: string | undefined, expected: string): boolean =>
  given !== undefined && timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', expected, 'buffer'));
