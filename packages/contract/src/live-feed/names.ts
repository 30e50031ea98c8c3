/** Names of the live feed [4.27] [7.45], separate from the schemas, so that a page can connect without loading them. */

/** Path of the hub, below the services' address. */
export const LIVE_HUB_PATH = '/live/hub'
/** Path below which a studio sends its tables. */
export const LIVE_INGEST_PREFIX = '/live/ingest/v1'

/**
 * Messages of the hub [4.27]: `init` with the list of all tables, `updateTable` with the changes of one. An `init` replaces the list whenever it
 * comes; `updateTable` only names tables of the last `init`.
 */
export const LIVE_FEED_MESSAGES = { init: 'init', updateTable: 'updateTable' } as const

/** Status of a table at which bets are accepted [5.7]. */
export const ONLINE = 'online'
/** Status that the feed itself sets when the studio of a table has sent nothing for `SOURCE_SILENCE_SECONDS`. */
export const OFFLINE = 'offline'
/** Statuses that Herňa's own studio and the feed send [3.38]; another studio may send others, which count as not online. */
export const LIVE_TABLE_STATUSES = ['online', 'closed', 'maintenance', 'offline'] as const
/** One of `LIVE_TABLE_STATUSES`. */
export type LiveTableStatus = (typeof LIVE_TABLE_STATUSES)[number]

/** Kinds of live tables, which decide what `Results` means and how it is drawn. */
export const LIVE_TABLE_KINDS = ['roulette', 'blackjack', 'baccarat', 'dragon-tiger', 'wheel', 'dice', 'poker'] as const
/** One of `LIVE_TABLE_KINDS`. */
export type LiveTableKind = (typeof LIVE_TABLE_KINDS)[number]

/** Most results that a table carries, newest first. */
export const MAX_LIVE_RESULTS = 60

/** Headers of a signed request of a studio: its id, timestamp (ms since the epoch), signature (hex), as in `@herna/contract/wallet`. */
export const INGEST_HEADERS = {
  source: 'x-live-source',
  timestamp: 'x-live-timestamp',
  signature: 'x-live-signature',
} as const
/** A request whose timestamp differs more from the feed's clock is refused. */
export const INGEST_WINDOW_SECONDS = 60
/** Most tables in one request of a studio. */
export const MAX_INGESTED_TABLES = 2_000
/** A studio sends at least this often, an empty list of changes if nothing has changed. */
export const KEEP_ALIVE_SECONDS = 20
/** After this long without an accepted request of a studio its tables are `offline`, and its sequence has ended. */
export const SOURCE_SILENCE_SECONDS = 60
