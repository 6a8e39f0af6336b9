// Runs jobs in a process of its own, beside the servers: `node apps/api/src/work.ts`. Takes the environment of the
// server; any number of these processes share the work. A crash, also of the job queue, restarts this process and no
// server.
import { runInBackground } from './background.ts';
import { createJobs } from './domains/jobs.ts';
import { startWorker } from './jobs/worker.ts';

await runInBackground({ name: 'The job runner', program: 'jobs' }, async ({ config, db, services, log }) => {
  const worker = startWorker(db, { databaseUrl: config.databaseUrl, jobs: createJobs(services), log });
  return () => worker.stop();
});
