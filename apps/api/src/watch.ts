// Watches the chain in a process of its own, beside those that serve requests or instead of them: `node apps/api/src/watch.ts`. It takes the same
// environment as the server, and waits while another process watches. The jobs that it adds are run by work.ts.
import { runInBackground } from './background.ts';
import { ConfigError } from './config.ts';
import { watchChain } from './watch-chain.ts';

await runInBackground('The watcher', async ({ config, services, log }) => {
  if (config.chain === null) throw new ConfigError(['BSC_RPC_URL is missing: there is no chain to watch.']);
  const watcher = await watchChain(config, services.watcher, log);
  return async () => watcher?.stop();
});
