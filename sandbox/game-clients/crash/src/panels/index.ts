// What opens over the game: its rules and facts.
export { openCrashInfo } from './info-panel.ts'
