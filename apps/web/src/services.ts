import { type ApiClient, createApiClient } from '@mutuals/api-client';
import { createContext, use } from 'react';
import type { WebConfig } from './config.ts';
import { type SignIn, waitingTokens } from './features/identity/index.ts';
import { observedFetch } from './lib/observed-fetch.ts';
import { createReachability, type ReachabilityStore } from './lib/reachability.ts';
import { createRecovery, type Recovery } from './lib/recovery.ts';
import { createServerClock, type ServerClock } from './lib/server-clock.ts';

/** What the whole page shares, made once when it starts. */
export type Services = {
  api: ApiClient;
  reachability: ReachabilityStore;
  /** For code or texts that could not be fetched. */
  recovery: Recovery;
  clock: ServerClock;
  realtime: WebConfig['realtime'];
  origin: string;
};

/** Answers whether the server is there; it needs no sign-in. */
const probe = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

export function createServices(config: WebConfig, { identity }: SignIn): Services {
  const clock = createServerClock();
  const reachability = createReachability({ probe, isOnline: () => navigator.onLine });
  addEventListener('online', reachability.networkChanged);
  addEventListener('offline', reachability.networkChanged);
  const recovery = createRecovery({ reachability, reload: () => location.reload(), now: Date.now });
  const api = createApiClient({
    baseUrl: '/v1',
    getTokens: waitingTokens(identity),
    onUnauthenticated: identity.expire,
    fetch: observedFetch(reachability, clock),
  });
  return { api, reachability, recovery, clock, realtime: config.realtime, origin: config.origin };
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext');
  return services;
}
