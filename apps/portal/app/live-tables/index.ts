/**
 * The live feed in the browser: its connection, the state of all live tables, and the parts that show them. One connection per tab, opened by the first live
 * game or connection line on a page. States: idle, connecting, connected, reconnecting, stopped. Spec 1.10, 3.20, 3.38, 4.27, 7.45, 8.18, 9.8.
 */
export { ConnectionLine } from './connection-line.tsx'
export { TableResults } from './results.tsx'
export { spokenSegment, tableSentence } from './table-sentence.ts'
export { type Seats, seatsOf, tableState } from './table-state.ts'
export { tableTexts } from './table-texts.ts'
export { liveTables } from './feed-state.ts'
export { useLiveTexts } from './live-texts.ts'
export { TileResults } from './tile-results.tsx'
export { currentMinute, useMinute } from './use-minute.ts'
export { useHasLiveTables, useLiveFeed } from './use-live-feed.ts'
export { type SnapshotResult, type TablesSnapshot, useRecentTables, useTablesSnapshot } from './use-tables-snapshot.ts'
export { useFeedStatus, useLiveTable } from './use-live-table.ts'
export { useTileTable } from './use-tile-table.ts'
export { useWritten, writeText } from './written-parts.ts'
export { useTables } from './use-tables.ts'
