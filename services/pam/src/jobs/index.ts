/** What no request does: bonuses that begin, end and are told of, tournaments that open and are settled. Every few seconds; several nodes share the work. */
export { mindHouse, mindRegularly } from './run-scheduled-jobs.ts'
