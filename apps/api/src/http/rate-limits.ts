import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import { Problem } from '../problem.ts';

/** Counts requests and throws `rate_limited` above the limit (D40). Counts are kept by each server process for itself. */
export interface RateLimiter {
  /** A write from an address, before anything is known about the caller. */
  countWriteOfAddress(request: FastifyRequest): Promise<void>;
  /** A token that has to be verified. */
  countSignIn(request: FastifyRequest): Promise<void>;
  /** A write of a signed-in person, from wherever they write. */
  countWriteOfUser(request: FastifyRequest): Promise<void>;
}

const WINDOW_MS = 60_000;
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request may change something. */
export function isWrite(request: FastifyRequest): boolean {
  return !READING.has(request.method);
}

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
  return {
    countWriteOfAddress: limiter(limits.writesPerAddress, (request) => `write:${addressOf(request)}`),
    countSignIn: limiter(limits.signInsPerAddress, (request) => `sign-in:${addressOf(request)}`),
    countWriteOfUser: limiter(limits.writesPerUser, (request) => `user:${request.caller?.userId ?? ''}`),
  };
}

/** A connection that was reset before its request was read has no address any more, whatever the type says. */
function addressOf({ ip }: { ip: string | undefined }): string {
  return ip === undefined ? 'gone' : normalizeIP(ip);
}
