export { reportsJobs } from './reports.jobs.ts';
