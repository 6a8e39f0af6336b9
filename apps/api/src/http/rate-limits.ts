import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import type { OperationId } from '../contract.ts';
import { Problem } from '../problem.ts';

/** Counts requests and throws `rate_limited` above the limit (D40). Counts are kept by each server process for itself. */
export interface RateLimiter {
  /** A request from an address, before anything is known about the caller; searches have a tighter limit besides (D54). */
  countRequestOfAddress(request: FastifyRequest): Promise<void>;
  /** A token that proves nothing, or somebody who comes for the first time. */
  countSignIn(request: FastifyRequest): Promise<void>;
  /** A request of a signed-in person, from wherever it comes; searches have a tighter limit besides (D54). */
  countRequestOfUser(request: FastifyRequest): Promise<void>;
  /** Somebody asks for the picture of a link, which may have to be drawn. */
  countSharePicture(request: FastifyRequest): Promise<void>;
}

const WINDOW_MS = 60_000;
/** What may look through many rows, or ask a service that allows few calls. */
const SEARCHES: ReadonlySet<OperationId> = new Set([
  'searchProfiles',
  'browseGallery',
  'listPublicGroups',
  'searchGifs',
  'listTrendingGifs',
]);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change something. */
function isWrite(request: FastifyRequest): boolean {
  return !READING.has(request.method);
}

const isSearch = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operation !== undefined && SEARCHES.has(config.operation.id);

/** `request.ip` is the socket's address unless configuration names a proxy, so a forwarded address that anyone can write is never believed. */
export async function createRateLimiter(app: FastifyInstance, limits: RateLimits): Promise<RateLimiter> {
  await app.register(rateLimit, { global: false, timeWindow: WINDOW_MS });
  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string) => {
    const count = app.createRateLimit({ max, keyGenerator });
    return async (request: FastifyRequest): Promise<void> => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded)
        throw new Problem('rate_limited', { retryAfter: result.ttlInSeconds });
    };
  };
  const countReadOfAddress = limiter(limits.readsPerAddress, (request) => `read:${addressOf(request)}`);
  const countWriteOfAddress = limiter(limits.writesPerAddress, (request) => `write:${addressOf(request)}`);
  const countSearchOfAddress = limiter(limits.searchesPerAddress, (request) => `search:${addressOf(request)}`);
  const countReadOfUser = limiter(limits.readsPerUser, (request) => `read of ${userOf(request)}`);
  const countWriteOfUser = limiter(limits.writesPerUser, (request) => `write of ${userOf(request)}`);
  const countSearchOfUser = limiter(limits.searchesPerUser, (request) => `search of ${userOf(request)}`);
  return {
    async countRequestOfAddress(request) {
      await (isWrite(request) ? countWriteOfAddress : countReadOfAddress)(request);
      if (isSearch(request)) await countSearchOfAddress(request);
    },
    countSignIn: limiter(limits.signInsPerAddress, (request) => `sign-in:${addressOf(request)}`),
    countSharePicture: limiter(limits.sharePicturesPerAddress, (request) => `share picture:${addressOf(request)}`),
    async countRequestOfUser(request) {
      await (isWrite(request) ? countWriteOfUser : countReadOfUser)(request);
      if (isSearch(request)) await countSearchOfUser(request);
    },
  };
}

/** Where a request comes from. A connection that was reset before its request was read has no address any more, whatever the type says. */
export function addressOf({ ip }: { ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(ip);
}

const userOf = (request: FastifyRequest): string => request.caller?.userId ?? '';
