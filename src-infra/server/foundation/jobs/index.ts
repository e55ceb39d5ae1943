export { startJobs, type Job, type Jobs } from './jobs.ts';
