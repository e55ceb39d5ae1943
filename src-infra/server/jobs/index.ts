export { startJobs, type Job } from './jobs.ts';
