/** The job scheduler. The composition decides what runs and how often; several nodes share the work. */
export { runJobs, runScheduledJobs, type ScheduledJob } from './run-scheduled-jobs.ts'
