import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { validate as isUuid } from 'uuid';
import {
  type DataExportService,
  EXPORT_SCHEMA_PATH,
  EXPORTS_PATH,
  exportSchema,
} from '../domains/data-export/data-export.service.ts';
import { Problem } from '../problem.ts';
import type { RateLimiter } from './rate-limits.ts';

interface Dependencies {
  exports: DataExportService;
  limiter: RateLimiter;
}

interface Address {
  Params: { id: string };
  Querystring: Readonly<Record<string, unknown>>;
}

/** Serves data exports under addresses that expire, never cached, and the schema that all of them follow (D70). */
export function registerExports(app: FastifyInstance, { exports, limiter }: Dependencies): void {
  app.get<Address>(`${EXPORTS_PATH}:id`, async (request, reply) => {
    await limiter.countRequestOfAddress(request);
    const { id } = request.params;
    const { until, signature } = request.query;
    const isAddress = isUuid(id) && typeof until === 'string' && typeof signature === 'string';
    const file = isAddress ? await exports.readExport(id, { until, signature }) : null;
    if (file === null) throw new Problem('not_found');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${file.name}"`,
        'content-length': file.bytes,
        'cross-origin-resource-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      })
      .type('application/zip')
      .send(Readable.from(file.content, { objectMode: false }));
  });

  app.get(EXPORT_SCHEMA_PATH, async (request, reply) => {
    await limiter.countRequestOfAddress(request);
    return reply.header('cache-control', 'public, max-age=3600').type('application/schema+json').send(SCHEMA);
  });
}

const SCHEMA = JSON.stringify(exportSchema, null, 2);
