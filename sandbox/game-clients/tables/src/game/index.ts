// The table on the page: screen, chips, keys, failures, and what makes the shared shell a table.
export { tableGame } from './game.ts'
