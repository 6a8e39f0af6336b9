import { systemClock } from '../clock.ts';
import type { Config } from '../config.ts';
import { createStorage } from '../integrations/storage/create-storage.ts';
import { createProofSources } from '../proof-sources.ts';

/**
 * What `createServices` needs besides a database, for tests and measurements that ask nothing outside: no chain, model, market, push or mail,
 * and a realtime that tells nobody. Give what differs after it.
 */
export const nothingOutside = (config: Config) => ({
  config,
  clock: systemClock,
  storage: createStorage(config.storage),
  realtime: {
    publish: async (): Promise<void> => undefined,
    endTokens: async (): Promise<void> => undefined,
    issueToken: async () => Promise.reject(new Error('Nobody signs in here.')),
  },
  marketSources: [],
  push: null,
  gifSource: null,
  translator: null,
  mailer: null,
  model: null,
  chain: null,
  proofSources: createProofSources(config),
  examine: async () => [],
});
