import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRole, type Operation } from '../contract.ts';
import { type Identity, TokenError, type Tokens, type VerifiedIdentity } from '../integrations/identity/identity.ts';
import { Problem } from '../problem.ts';
import type { DevicesService } from '../domains/devices/devices.service.ts';
import type { UsersService } from '../domains/users/users.service.ts';
import type { Caller } from '../caller.ts';
import type { RateLimiter } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, set before the body is read; null for a guest. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    /** Set on the routes of the contract. */
    operation?: Operation;
  }
}

interface Dependencies {
  identity: Identity;
  users: UsersService;
  devices: DevicesService;
  limiter: RateLimiter;
}

/**
 * Identifies the caller of every operation and refuses those who may not call it, before a body is read. A token must
 * be valid even where guests may call. Services check whether a thing belongs to the caller (owner, participant).
 */
export function registerAccess(app: FastifyInstance, { identity, users, devices, limiter }: Dependencies): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const { operation } = request.routeOptions.config;
    if (operation === undefined) return;
    await limiter.countRequestOfAddress(request);
    const tokens = readTokens(request);
    if (tokens !== null) {
      const countSignIn = () => limiter.countSignIn(request);
      const person = await users.resolve(await verify(identity, tokens, countSignIn), countSignIn);
      request.caller = person;
      await limiter.countRequestOfUser(request);
      await devices.admit(person, request.headers['user-agent'] ?? '');
      request.caller = users.admit(person, operation);
    }
    requireAccess(operation, request.caller);
  });
  // Roles are checked after validation, so that the audit log can say what was tried (http/refusals.ts).
  app.addHook('preHandler', async ({ routeOptions, caller }) => {
    const role = routeOptions.config.operation?.role ?? null;
    if (role !== null && !hasRole(caller?.role ?? null, role)) throw new Problem('forbidden');
  });
}

/** Counts invalid tokens. An expired token is not counted: everybody who returns after an hour has one. */
async function verify(identity: Identity, tokens: Tokens, countSignIn: () => Promise<void>): Promise<VerifiedIdentity> {
  try {
    return await identity.verify(tokens);
  } catch (error) {
    if (error instanceof TokenError && error.reason === 'invalid') await countSignIn();
    throw error;
  }
}

function requireAccess({ access, role }: Operation, caller: Caller | null): void {
  if (access === 'guest') return;
  if (caller === null) throw new Problem('unauthenticated');
  if (role !== null && caller.role === null) throw new Problem('forbidden');
}

function readTokens(request: FastifyRequest): Tokens | null {
  const { authorization } = request.headers;
  if (authorization === undefined) return null;
  const accessToken = /^Bearer +([\w.~+/=-]+) *$/i.exec(authorization)?.[1];
  if (accessToken === undefined) throw new Problem('token_invalid');
  const identityToken = request.headers['privy-id-token'];
  return {
    accessToken,
    identityToken: typeof identityToken === 'string' && identityToken !== '' ? identityToken : null,
  };
}
