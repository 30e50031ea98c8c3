import { createStore } from '../store/index.ts'
import { createLiveTables } from './live-tables.ts'

/**
 * The feed's connection as a visitor sees it [3.20]. `idle`: nothing needs it. `reconnecting`: the tables are those of `dataAt`. `stopped`: no further
 * attempt until the visitor asks for one, returns to the page, or is online again.
 */
export interface FeedStatus {
  state: 'idle' | 'connecting' | 'connected' | 'reconnecting' | 'stopped'
  /** When the last message arrived, milliseconds since the epoch; null: there are no tables. */
  dataAt: number | null
}

export const IDLE: FeedStatus = { state: 'idle', dataAt: null }

/** This tab's tables and connection: one for all pages and React roots. */
export const liveTables = createLiveTables()
export const feedStatus = createStore<FeedStatus>(IDLE)

/** When the last message arrived, milliseconds since the epoch; null: there are no tables. Changes with every message, the status does not. */
export const dataTime = createStore<number | null>(null)

/** Connects at once. Set by the connection while it is open. */
export const retryFeed = createStore<(() => void) | null>(null)
