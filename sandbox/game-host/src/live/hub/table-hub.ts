import { LIVE_TABLE_MESSAGES, type LiveTableState } from '@herna/contract/games'
import { type Connection, type PreparedFrame, prepareFrame } from '@herna/live-hub'
import { runningRoundAt, type StudioTable } from '@herna/live-studio'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { idleSince } from '../../sessions/sessions.store.ts'
import type { QueueEntry } from '../queue/seat-queue.store.ts'
import { queuesOf } from '../queue/seat-queue.ts'
import { withQueue } from './queue-state.ts'
import { readLiveSessions, readTableBets, type RoundOfTable, type TableRow } from './table-bets.store.ts'
import { playerBetsOf, tableViewAt, viewFor } from './table-state.ts'

/** How often bets are read, and what changes by the clock is looked at. */
const TICK_MS = 500
/** How often sessions are checked: their windows learn it from their own calls sooner. */
const SESSION_CHECK_TICKS = 10

/** Why the window of a session that is over is closed. */
export const SESSION_OVER = 'The session is over.'

/** zlib's level: higher ones take longer than they save. */
const DEFLATE_LEVEL = 3

/** Who watches a table. */
export interface TableUser {
  readonly sessionId: string
  readonly walletSessionId: string
  readonly ownerId: string
  readonly table: StudioTable
}

interface Watcher {
  readonly connection: Connection<TableUser>
  /** Version of the table that it was sent. */
  version: number
}

interface Watched {
  readonly table: StudioTable
  readonly watchers: Set<Watcher>
  rows: readonly TableRow[]
  queue: readonly QueueEntry[]
  /** Round of the rows; null: not read yet. */
  tableRound: number | null
  /** The last state with all bets, and how many there were. */
  text: string
  version: number
}

interface TableHubOptions {
  pool: pg.Pool
  /** All rounds of the studio follow from it. */
  secret: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends the state of live tables to the windows at them, at the start and when it has changed. Only tables that somebody watches cost anything. */
export class TableHub {
  readonly #options: TableHubOptions
  readonly #tables = new Map<string, Watched>()
  #ticks = 0
  #isReading = false
  #isFailing = false
  readonly #timer: NodeJS.Timeout

  constructor(options: TableHubOptions) {
    this.#options = options
    this.#timer = setInterval(() => void this.tick(), TICK_MS)
    this.#timer.unref()
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Returns a function for its end. */
  add(connection: Connection<TableUser>): () => void {
    const { table } = connection.user
    const watched = this.#tables.get(table.gameCode) ?? newlyWatched(table)
    this.#tables.set(table.gameCode, watched)
    const watcher = { connection, version: 0 }
    watched.watchers.add(watcher)
    connection.onDrain(() => this.#publish(watched))
    // Without the bets it would look as if nobody had bet.
    if (watched.tableRound === null) void this.tick()
    else this.#publish(watched)
    return () => {
      watched.watchers.delete(watcher)
      if (watched.watchers.size === 0) this.#tables.delete(table.gameCode)
    }
  }

  /** Reads the bets of the watched tables and sends what has changed. */
  async tick(): Promise<void> {
    if (this.#isReading || this.#tables.size === 0) return
    this.#isReading = true
    try {
      await this.#readBets()
      await this.#readQueues()
      this.#ticks += 1
      if (this.#ticks % SESSION_CHECK_TICKS === 0) await this.#checkSessions()
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) this.#options.log.warn({ err: error }, 'reading the bets of live tables failed')
      this.#isFailing = true
    } finally {
      this.#isReading = false
    }
    for (const watched of this.#tables.values()) this.#publish(watched)
  }

  async #readBets(): Promise<void> {
    const now = this.#options.now().getTime()
    const rounds = [...this.#tables.values()].flatMap(({ table }): RoundOfTable[] => {
      const round = runningRoundAt(table, now)
      return round ? [{ gameCode: table.gameCode, tableRound: round.number }] : []
    })
    const bets = rounds.length > 0 ? await readTableBets(this.#options.pool, rounds) : new Map<string, readonly TableRow[]>()
    const read = new Map(rounds.map(({ gameCode, tableRound }) => [gameCode, tableRound]))
    for (const [gameCode, watched] of this.#tables) {
      watched.rows = bets.get(gameCode) ?? []
      watched.tableRound = read.get(gameCode) ?? 0
    }
  }

  async #readQueues(): Promise<void> {
    const { pool, secret, now } = this.#options
    const windows = [...this.#tables.values()].flatMap(({ table, watchers }) =>
      Array.from(watchers, ({ connection }) => ({ table, ownerId: connection.user.ownerId })),
    )
    const queues = await queuesOf(pool, { secret, now: now() }, windows)
    for (const [gameCode, watched] of this.#tables) watched.queue = queues.get(gameCode) ?? []
  }

  async #checkSessions(): Promise<void> {
    const { pool, now } = this.#options
    const watchers = [...this.#tables.values()].flatMap((watched) => [...watched.watchers])
    const ids = watchers.map(({ connection }) => connection.user.sessionId)
    const current = await readLiveSessions(pool, ids, idleSince(now()))
    for (const { connection } of watchers)
      if (!current.has(connection.user.sessionId)) connection.close({ error: SESSION_OVER, allowReconnect: false })
  }

  #publish(watched: Watched): void {
    const { table, watchers, tableRound } = watched
    if (tableRound === null) return
    const { secret } = this.#options
    const now = this.#options.now()
    const round = runningRoundAt(table, now.getTime())
    // The bets of the round before are not those of a new one.
    const rows = round?.number === tableRound ? watched.rows : []
    const view = tableViewAt({ table, secret, now: now.getTime(), rows })
    const players = playerBetsOf({ table, secret, rows })
    const { queue } = watched
    const text = JSON.stringify([view, players, queue])
    if (text !== watched.text) watched.version += 1
    watched.text = text
    // Who has bet or waits sees something else than the others.
    const individual = new Set([...players, ...queue].map(({ ownerId }) => ownerId))
    const messageFor = (ownerId: string): LiveTableState => ({
      now: now.toISOString(),
      ...withQueue(viewFor(ownerId, view, players), queue, ownerId),
    })
    // The same for all others; serialised once.
    let shared: PreparedFrame | null = null
    for (const watcher of watchers) {
      const { connection } = watcher
      if (watcher.version === watched.version || connection.isSlow) continue
      watcher.version = watched.version
      if (individual.has(connection.user.ownerId)) {
        connection.send(LIVE_TABLE_MESSAGES.table, messageFor(connection.user.ownerId))
        continue
      }
      shared ??= prepareFrame([{ target: LIVE_TABLE_MESSAGES.table, arguments: [messageFor('')] }], { deflate: DEFLATE_LEVEL })
      connection.sendPrepared(shared)
    }
  }
}

const newlyWatched = (table: StudioTable): Watched => ({
  table,
  watchers: new Set(),
  rows: [],
  queue: [],
  tableRound: null,
  text: '',
  version: 0,
})
