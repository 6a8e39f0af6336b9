import { type ApiClient, type ApiClientOptions, createApiClient, timeoutMs } from '@mutuals/api-client';
import { createContext, use } from 'react';
import type { WebConfig } from './config.ts';
import {
  createFetchOnPress,
  createIdentity,
  forgetOnSignOut,
  keepAnswers,
  type Identity,
  waitingTokens,
} from './features/identity/index.ts';
import { observedFetch } from './lib/observed-fetch.ts';
import { createPersonClients, type PersonClients } from './lib/person-clients.ts';
import { createReachability, type Probed, type ReachabilityStore } from './lib/reachability.ts';
import { createRecovery, type Recovery } from './lib/recovery.ts';
import { createServerClock, type ServerClock } from './lib/server-clock.ts';

/** What the whole page shares, made once when it starts. */
export type Services = {
  api: ApiClient;
  /** How `api` reaches the server, and as whom: for a client that sends in another way. */
  transport: Omit<ApiClientOptions, 'fetch'>;
  reachability: ReachabilityStore;
  /** For code or texts that could not be fetched. */
  recovery: Recovery;
  clock: ServerClock;
  personClients: PersonClients;
  realtime: WebConfig['realtime'];
  gifs: WebConfig['gifs'];
  hasWorker: WebConfig['worker'];
  push: WebConfig['push'];
  operator: WebConfig['operator'];
  origin: string;
};

/** Asks how the server is; it needs no sign-in. A network that swallows what is sent is away, too. */
const probe = (): Promise<Probed> =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    .then(async (answer): Promise<Probed> => {
      if (!answer.ok) return 'away';
      const body: unknown = await answer.json();
      return Object(body).warnings?.includes('maintenance') === true ? 'maintenance' : 'well';
    })
    .catch(() => 'away');

/** Makes them, and who is signed in: `loadTexts` loads texts in the language of the page. */
export function createServices(
  config: WebConfig,
  loadTexts: (namespaces: readonly string[]) => Promise<void>,
): { services: Services; identity: Identity } {
  const clock = createServerClock();
  const reachability = createReachability({ probe, isOnline: () => navigator.onLine });
  addEventListener('online', reachability.networkChanged);
  addEventListener('offline', reachability.networkChanged);
  const recovery = createRecovery({ reachability, reload: () => location.reload(), now: Date.now });
  const identity = createIdentity(config.identity, { fetchCode: createFetchOnPress(recovery), loadTexts });
  forgetOnSignOut(identity);
  const transport = {
    baseUrl: '/v1',
    getTokens: waitingTokens(identity),
    getPerson: () => identity.get().person,
    onUnauthenticated: identity.expire,
    onSignedOut: identity.signedOutEverywhere,
  };
  const api = createApiClient({ ...transport, fetch: observedFetch(reachability, clock) });
  const personClients = createPersonClients(api, keepAnswers);
  identity.subscribe(() => {
    const { person, status } = identity.get();
    personClients.follow({ person, isExpired: status === 'expired' });
  });
  const { realtime, gifs, worker: hasWorker, push, operator, origin } = config;
  return {
    services: {
      api,
      transport,
      reachability,
      recovery,
      clock,
      personClients,
      realtime,
      gifs,
      hasWorker,
      push,
      operator,
      origin,
    },
    identity,
  };
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext');
  return services;
}
