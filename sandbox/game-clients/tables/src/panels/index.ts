// Panels of a table: rules, pays, figures.
export { openTableInfo } from './info.ts'
