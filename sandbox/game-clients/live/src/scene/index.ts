// The studio behind a table: wall, lights, dealer, edge of the table.
export { dealerFigure } from './dealer.ts'
export { Studio } from './studio.ts'
