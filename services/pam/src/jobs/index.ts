/** The scheduler of periodic work. What runs, and how often, is decided by the composition; several nodes share the work. */
export { runJobs, runScheduledJobs, type ScheduledJob } from './run-scheduled-jobs.ts'
