import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { startWatcher, type Watcher } from './watcher-process.ts';
import { waitOf, type WatcherService } from './domains/watcher/watcher.service.ts';

type Log = Parameters<typeof startWatcher>[0]['log'];

/**
 * Watches the chain from this process, or stands by to take over; null if no chain is configured. The start fails on a
 * chain other than the configured one (ChainMisconfigured), but not if the chain cannot be read now.
 */
export async function watchChain(config: Config, service: WatcherService | null, log: Log): Promise<Watcher | null> {
  if (service === null || config.chain === null) return null;
  await service.prepare().catch((error: unknown) => {
    if (waitOf(error) === null) throw error;
    log.info('The chain cannot be read yet.');
  });
  return startWatcher({
    databaseUrl: config.databaseUrl,
    chainId: config.chain.chainId,
    service,
    log,
    clock: systemClock,
  });
}
