import { type CrashTable, crashTableState } from '@herna/contract/games'
import { CallFailed, callOperation } from '@herna/http-client'

/** A reply of the host; `over`: the session has ended or another window has taken over, so asking again is useless. */
export type TableReading = { readonly table: CrashTable } | { readonly table: null; readonly isOver: boolean }

/** Reads the table; answered with the next change after the version `seen`, or after some seconds. */
export type ReadTable = (token: string, seen: string | null) => Promise<TableReading>

/** So short that a lost connection shows within seconds. */
const WAIT_MS = 2_000
const TIMEOUT_MS = 6_000
const RETRY_MS = 700

export const readTable: ReadTable = async (token, seen) => {
  const host = {
    base: '',
    timeoutMs: TIMEOUT_MS,
    headers: { authorization: `Bearer ${token}` },
    request: { cache: 'no-store', credentials: 'omit' },
  } as const
  try {
    const query = seen === null ? {} : { seen, wait: WAIT_MS }
    return { table: await callOperation(host, crashTableState, { query }) }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    const isFinal =
      error.status !== null && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429
    return { table: null, isOver: isFinal }
  }
}

interface FeedOptions {
  readonly read: ReadTable
  /** Of the current session. */
  readonly token: () => string
  readonly onTable: (table: CrashTable, receivedAt: number) => void
  readonly until: AbortSignal
}

/** Reads the table again and again until the page ends; a session that is over waits for the next one. */
export class TableFeed {
  readonly #options: FeedOptions
  #isRunning = false
  /** The host refuses the session: it has ended, or another window has taken over. */
  isOver = false
  /** By the page's clock; when the host last answered. */
  contactAt = Number.NEGATIVE_INFINITY

  constructor(options: FeedOptions) {
    this.#options = options
  }

  /** Call when a session has opened. */
  start(): void {
    if (this.#isRunning) return
    this.#isRunning = true
    this.isOver = false
    void this.#run().finally(() => {
      this.#isRunning = false
    })
  }

  async #run(): Promise<void> {
    const { read, token, onTable, until } = this.#options
    let seen: string | null = null
    while (!until.aborted) {
      const reading = await read(token(), seen)
      if (until.aborted) return
      if (reading.table) {
        seen = reading.table.version
        this.contactAt = performance.now()
        onTable(reading.table, this.contactAt)
      } else if (reading.isOver) {
        this.isOver = true
        return
      } else await new Promise((done) => setTimeout(done, RETRY_MS))
    }
  }
}
