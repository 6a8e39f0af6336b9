import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import { createServices, type Services } from './domains/services.ts';
import { createProofSources } from './proof-sources.ts';
import { createChain } from './integrations/chain/create-chain.ts';
import { createGifSource } from './integrations/gifs/create-gif-source.ts';
import { createMailer } from './integrations/mail/create-mailer.ts';
import { createMarketSources } from './integrations/market/create-market-sources.ts';
import { createModel } from './integrations/model/create-model.ts';
import { modelLog } from './integrations/model/model-log.ts';
import { createPush } from './integrations/push/web-push.ts';
import { createRealtime } from './integrations/realtime/create-realtime.ts';
import type { Storage } from './integrations/storage/storage.ts';
import { createTranslator } from './integrations/translation/create-translator.ts';
import type { Log } from './jobs/task.ts';
import { tracedCalls } from './lib/tracing.ts';

interface Outside {
  config: Config;
  clock: Clock;
  storage: Storage;
  db: Db;
  /** The connections of searches. */
  searchDb: Db;
  /** The log, which may not exist yet. */
  log: () => Log | null;
}

/**
 * The services of a process, with the outside services that the configuration names. None is called before it is
 * needed.
 */
export function assembleServices({ config, clock, storage, db, searchDb, log }: Outside): Services {
  const model = tracedCalls('model', createModel(config.model, clock, modelLog(log)));
  return createServices({
    config,
    clock,
    db,
    searchDb,
    realtime: tracedCalls('realtime', createRealtime(config.realtime, clock, log)),
    marketSources: createMarketSources(config.market, clock).map((source) => tracedCalls('market', source)),
    push: tracedCalls('push', createPush(config.push, clock)),
    gifSource: tracedCalls('gifs', createGifSource(config.gifs, clock)),
    storage,
    translator: tracedCalls('translation', createTranslator(config.translation, model)),
    model,
    mailer: tracedCalls('mail', createMailer(config.mail)),
    chain: tracedCalls('chain', createChain(config.chain)),
    proofSources: createProofSources(config),
    // Loaded when somebody asks: no other request needs its code.
    examine: async () => {
      const [{ examine }, { readMigrations }] = await Promise.all([
        import('./operator/doctor/doctor.ts'),
        import('./database/migrate.ts'),
      ]);
      return examine(config, { env: process.env, clock, migrations: await readMigrations() });
    },
  });
}
