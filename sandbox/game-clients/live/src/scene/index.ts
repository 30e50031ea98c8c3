// The studio behind a table: wall, lights, dealer, edge of the table.
export { Studio } from './studio.ts'
