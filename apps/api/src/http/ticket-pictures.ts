import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import {
  TICKET_PICTURES_PATH,
  type TicketPicturesService,
} from '../domains/ticket-pictures/ticket-pictures.service.ts';
import { Problem } from '../problem.ts';
import type { RateLimiter } from './rate-limits.ts';

interface Dependencies {
  pictures: TicketPicturesService;
  limiter: RateLimiter;
}

interface Address {
  Params: { id: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/**
 * Serves the pictures of tickets under addresses that expire (D51). Shared caches may not store them, and no other page
 * may embed them.
 */
export function registerTicketPictures(app: FastifyInstance, { pictures, limiter }: Dependencies): void {
  app.get<Address>(`${TICKET_PICTURES_PATH}:id`, async (request, reply) => {
    await limiter.countRequestOfAddress(request);
    const { id } = request.params;
    const { until, signature } = request.query;
    const isAddress = isUuid(id) && typeof until === 'string' && typeof signature === 'string';
    const bytes = isAddress ? await pictures.read(id, { until, signature }) : null;
    if (bytes === null) throw new Problem('not_found');
    return reply
      .headers({
        'cache-control': 'private, max-age=600, immutable',
        'cross-origin-resource-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      })
      .type('image/webp')
      .send(bytes);
  });
}
