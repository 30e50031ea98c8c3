// The shared round: read from the host by long polls, mapped to the page's clock.
export { type Moment, momentOf } from './moment.ts'
export { TableClock } from './table-clock.ts'
export { type ReadTable, readTable, TableFeed } from './table-feed.ts'
