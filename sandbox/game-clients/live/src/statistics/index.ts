// Last results of a table, brief and in full.
export { countList, section, Statistics } from './statistics.ts'
