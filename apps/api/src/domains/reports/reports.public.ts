export { keepSuspended } from './returning.repository.ts';
export { reportsJobs } from './reports.jobs.ts';
