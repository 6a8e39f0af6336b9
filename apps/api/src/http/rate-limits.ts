import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { RateLimits } from '../config.ts';
import type { OperationId } from '../contract.ts';
import { Problem } from '../problem.ts';
import type { RateCounts } from './rate-counts.ts';

/**
 * Counts requests in a minute and throws `rate_limited` above the limit (D40, D54). Daily limits are budgets
 * (`domains/budgets`).
 */
export interface RateLimiter {
  /** A request from an address, before the caller is known; searches have a tighter limit too. */
  countRequestOfAddress(request: FastifyRequest): Promise<void>;
  /** An invalid token or a first sign-in; counted exactly. */
  countSignIn(request: FastifyRequest): Promise<void>;
  /** A request of a signed-in person, from any address; searches have a tighter limit too. */
  countRequestOfUser(request: FastifyRequest): Promise<void>;
  /** A request for a preview picture, which may have to be drawn. */
  countSharePicture(request: FastifyRequest): Promise<void>;
}

/** Counts that a process leases from the store at a time. */
const LEASE = 10;
const EXACT = 1;
/** Operations that may scan many rows or call a service with a small quota. */
const SEARCHES: ReadonlySet<OperationId> = new Set([
  'searchProfiles',
  'browseGallery',
  'listPublicGroups',
  'searchGifs',
  'listTrendingGifs',
]);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may write. */
export function isWrite(request: FastifyRequest): boolean {
  return !READING.has(request.method);
}

const isSearch = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.operation !== undefined && SEARCHES.has(config.operation.id);

export function createRateLimiter(counts: RateCounts, limits: RateLimits): RateLimiter {
  const limiter =
    (what: string, holderOf: (request: FastifyRequest) => string, most: number, lease = LEASE) =>
    async (request: FastifyRequest): Promise<void> => {
      const retryAfter = await counts.take(`${what} of ${holderOf(request)}`, { most, lease });
      if (retryAfter !== null) throw new Problem('rate_limited', { retryAfter });
    };
  const countReadOfAddress = limiter('reads', addressOf, limits.readsPerAddress);
  const countWriteOfAddress = limiter('writes', addressOf, limits.writesPerAddress);
  const countSearchOfAddress = limiter('searches', addressOf, limits.searchesPerAddress);
  const countReadOfUser = limiter('reads', userOf, limits.readsPerUser);
  const countWriteOfUser = limiter('writes', userOf, limits.writesPerUser);
  const countSearchOfUser = limiter('searches', userOf, limits.searchesPerUser);
  return {
    async countRequestOfAddress(request) {
      await (isWrite(request) ? countWriteOfAddress : countReadOfAddress)(request);
      if (isSearch(request)) await countSearchOfAddress(request);
    },
    countSignIn: limiter('sign-ins', addressOf, limits.signInsPerAddress, EXACT),
    countSharePicture: limiter('share pictures', addressOf, limits.sharePicturesPerAddress),
    async countRequestOfUser(request) {
      await (isWrite(request) ? countWriteOfUser : countReadOfUser)(request);
      if (isSearch(request)) await countSearchOfUser(request);
    },
  };
}

/**
 * The client's address; for IPv6 its network, since one person has a whole network. The socket's address counts unless
 * the configuration trusts the proxy, so a forged `X-Forwarded-For` is never believed. A connection that was reset
 * before its request was read has no address, despite the type.
 */
export function addressOf({ ip }: { ip: string | undefined }): string {
  if (ip === undefined || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  return address instanceof ipaddr.IPv6
    ? `${address.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')}::/64`
    : address.toString();
}

const userOf = (request: FastifyRequest): string => request.caller?.userId ?? '';
