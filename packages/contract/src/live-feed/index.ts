/**
 * The live feed [4.27] [7.45]: the state of all live tables, streamed to every open live page through a SignalR hub, and how a studio sends it.
 * Field names are those of the feed [3.38].
 */
export * from './names.ts'
export { liveTable, liveTableChange, type LiveTable, type LiveTableChange } from './tables.ts'
export { changesBody, changeTables, ingestReply, replaceTables, snapshotBody } from './ingest.ts'
