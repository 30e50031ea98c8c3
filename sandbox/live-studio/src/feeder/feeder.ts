import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { KEEP_ALIVE_SECONDS, type LiveTableChange } from '@herna/contract/live-feed'
import { CallFailed } from '@herna/http-client'
import type { FeedClient } from './feed-client.ts'
import type { StudioState } from './studio-state.ts'

/** How often the feeder looks for changes. */
const INTERVAL_MS = 500
const BACK_OFF = { first: 500, last: 10_000 }

export interface FeederOptions {
  client: FeedClient
  state: StudioState
  log: { info(message: string): void; warn(fields: object, message: string): void }
  /** Milliseconds since the epoch. */
  now(): number
  intervalMs?: number
  backOff?: { first: number; last: number }
}

/** Sends all tables, then what changes, until the signal is aborted. A failing feed is logged once, and once when it is back. */
export async function feed(options: FeederOptions, signal: AbortSignal): Promise<void> {
  const { intervalMs = INTERVAL_MS, backOff = BACK_OFF, log } = options
  const run = new Run(options)
  let failures = 0
  while (!signal.aborted) {
    let delay = intervalMs
    try {
      await run.step(signal)
      if (failures > 0) log.info('live feed reached again')
      failures = 0
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      if (failures === 1) log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'live feed unavailable')
      delay = Math.min(backOff.last, backOff.first * 2 ** (failures - 1))
    }
    await pause(delay, undefined, { signal }).catch(() => {})
  }
}

/** One run of the studio: an epoch, whose requests are numbered. */
class Run {
  readonly #options: FeederOptions
  readonly #epoch = randomUUID()
  #sequence = 0
  /** Changes whose request has not been acknowledged; it is repeated as it was. Null: none. */
  #unacknowledged: LiveTableChange[] | null = null
  #isSnapshotDue = true
  #lastSentAt = 0

  constructor(options: FeederOptions) {
    this.#options = options
  }

  /** Sends at most one request. */
  async step(signal: AbortSignal): Promise<void> {
    if (this.#isSnapshotDue) return this.#sendSnapshot(signal)
    const { state, now } = this.#options
    if (!this.#unacknowledged) {
      const changes = state.changes(now())
      const isKeepAliveDue = now() - this.#lastSentAt >= KEEP_ALIVE_SECONDS * 1_000
      if (changes.length === 0 && !isKeepAliveDue) return
      this.#sequence += 1
      this.#unacknowledged = changes
    }
    await this.#sendChanges(this.#unacknowledged, signal)
  }

  async #sendSnapshot(signal: AbortSignal): Promise<void> {
    const { client, state, now } = this.#options
    // Not the number of a snapshot that failed: that one may have arrived, and its tables are older.
    this.#sequence += 1
    await client.replace({ epoch: this.#epoch, sequence: this.#sequence, tables: state.snapshot(now()) }, signal)
    this.#isSnapshotDue = false
    this.#unacknowledged = null
    this.#lastSentAt = now()
  }

  async #sendChanges(changes: LiveTableChange[], signal: AbortSignal): Promise<void> {
    const { client, now } = this.#options
    try {
      await client.change({ epoch: this.#epoch, sequence: this.#sequence, changes }, signal)
    } catch (error) {
      if (!(error instanceof CallFailed) || error.errorCode !== 'sequence-gap') throw error
      this.#isSnapshotDue = true
      return this.#sendSnapshot(signal)
    }
    this.#unacknowledged = null
    this.#lastSentAt = now()
  }
}
