// What opens over the game: its rules and facts, and what failed.
export { type FailureActs, failureOf } from './failures.ts'
export { openCrashInfo } from './info-panel.ts'
