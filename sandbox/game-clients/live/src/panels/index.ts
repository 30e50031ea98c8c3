// Panels of a live table: rules, payouts, figures.
export { openTableInfo } from './info.ts'
