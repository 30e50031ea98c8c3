/** The job scheduler. The composition decides what runs and how often; a lease decides which node runs it. */
export { type JobRunner, runJobs, runScheduledJobs, type ScheduledJob } from './run-scheduled-jobs.ts'
