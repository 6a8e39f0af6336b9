import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { RateLimits } from '../config.ts';
import type { OperationId } from '../contract.ts';
import { Problem } from '../problem.ts';
import type { RateCounts } from './rate-counts.ts';

/** Counts requests of a minute and throws `rate_limited` above the limit (D40, D54). What is scarce in a day is a budget (`domains/budgets`). */
export interface RateLimiter {
  /** A request from an address, before anything is known about the caller; searches have a tighter limit besides. */
  countRequestOfAddress(request: FastifyRequest): Promise<void>;
  /** A token that proves nothing, or somebody who comes for the first time: exact. */
  countSignIn(request: FastifyRequest): Promise<void>;
  /** A request of a signed-in person, from wherever it comes; searches have a tighter limit besides. */
  countRequestOfUser(request: FastifyRequest): Promise<void>;
  /** Somebody asks for the picture of a link, which may have to be drawn. */
  countSharePicture(request: FastifyRequest): Promise<void>;
}

/** What a process takes from the store at a time. */
const LEASE = 10;
const EXACT = 1;
/** Operations that may scan many rows or call a service with few calls. */
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
 * Where a request comes from: of IPv6 the network, whose addresses one person has all of. It is the socket's address unless configuration names
 * a proxy, so a forwarded address that anyone can write is never believed. A connection that was reset before its request was read has none any
 * more, whatever the type says.
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
