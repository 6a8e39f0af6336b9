// Watches the chain in a process of its own, beside the servers or instead of their watchers: `node
// apps/api/src/watch.ts`. Takes the environment of the server, and waits while another process watches. work.ts runs
// the jobs that it adds.
import { runInBackground } from './background.ts';
import { ConfigError } from './config.ts';
import { watchChain } from './watch-chain.ts';

await runInBackground({ name: 'The watcher', program: 'watcher' }, async ({ config, services, log }) => {
  if (config.chain === null) throw new ConfigError(['BSC_RPC_URL is missing: there is no chain to watch.']);
  const watcher = await watchChain(config, services.watcher, log);
  return async () => watcher?.stop();
});
