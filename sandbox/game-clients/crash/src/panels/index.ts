// The panel with rules and facts.
export { openCrashInfo } from './info-panel.ts'
