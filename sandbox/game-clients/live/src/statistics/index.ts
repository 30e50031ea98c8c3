// Last results of a table, brief and in full.
export { countList, type Figures, section, Statistics } from './statistics.ts'
