import type { Config } from './config.ts';
import { startWatcher, type Watcher } from './watcher-process.ts';
import { waitOf, type WatcherService } from './domains/watcher/watcher.service.ts';

type Log = Parameters<typeof startWatcher>[0]['log'];

/**
 * Watches the chain from this process, or waits to take over from the one that does; null where there is none. A chain that is not the one that
 * is configured stops the start (ChainMisconfigured); one that cannot be read now does not.
 */
export async function watchChain(config: Config, service: WatcherService | null, log: Log): Promise<Watcher | null> {
  if (service === null || config.chain === null) return null;
  await service.prepare().catch((error: unknown) => {
    if (waitOf(error) === null) throw error;
    log.info('The chain cannot be read yet.');
  });
  return startWatcher({ databaseUrl: config.databaseUrl, chainId: config.chain.chainId, service, log });
}
