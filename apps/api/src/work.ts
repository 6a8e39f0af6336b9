// Runs jobs in a process of its own, beside those that serve requests: `node apps/api/src/work.ts`. It takes the same environment as the server;
// any number of these processes share the work. Whatever ends it, the job queue too, is a restart of this process and of no server.
import { runInBackground } from './background.ts';
import { createJobs } from './domains/jobs.ts';
import { prepareDetection } from './integrations/translation/detect-language.ts';
import { startWorker } from './jobs/worker.ts';

await runInBackground('The job runner', async ({ config, db, services, log }) => {
  await prepareDetection();
  const worker = startWorker(db, { databaseUrl: config.databaseUrl, jobs: createJobs(services), log });
  return () => worker.stop();
});
