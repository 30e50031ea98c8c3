// Connection to the hub of live tables, and the host's time.
export { TableClock } from './table-clock.ts'
export { type CreateHub, followTable, type Hub, loadHub } from './table-hub.ts'
