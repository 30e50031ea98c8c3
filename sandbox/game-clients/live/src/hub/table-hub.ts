import { LIVE_TABLE_HUB_PATH, LIVE_TABLE_MESSAGES, type LiveTableState, liveTableState } from '@herna/contract/games'

/** What the table needs of SignalR's `HubConnection`. */
export interface Hub {
  on(message: string, listener: (argument: unknown) => void): void
  onreconnecting(listener: () => void): void
  onreconnected(listener: () => void): void
  onclose(listener: () => void): void
  invoke(method: string): Promise<unknown>
  start(): Promise<void>
  stop(): Promise<void>
}
export type CreateHub = (url: string, nextDelay: (attempt: number) => number | null) => Promise<Hub>

export interface TableHubOptions {
  token: string
  createHub: CreateHub
  /** A number from 0 to 1. */
  random: () => number
  onTable: (table: LiveTableState) => void
  /** Called with each new connection; `invoke` calls a method of the host and rejects without a connection. */
  onHub: (invoke: Hub['invoke']) => void
  onLost: () => void
  onRestored: () => void
}

const DELAYS_MS = [0, 500, 1_000, 2_000, 4_000]
/** The connection is tried as long as the table is open. */
const delayOf = (attempt: number): number => DELAYS_MS[attempt] ?? 5_000
/** A connection is restored by a few attempts or made anew: the host refuses a session that has ended, and says so only to another call. */
const restoringDelayOf = (attempt: number): number | null => DELAYS_MS[attempt] ?? null
/** Half of the delay or more: all windows lose a host that restarts at the same moment, and would return to it at the same moments. */
const spread = (ms: number, random: () => number): number => (ms * (1 + random())) / 2

/** Library of the hub, loaded when the table opens. */
export const loadHub: CreateHub = async (url, nextDelay) => (await import('./create-hub.ts')).createHub(url, nextDelay)

/** Follows the state of the session's table until the signal aborts. A message of another shape is ignored. */
export async function followTable(options: TableHubOptions, until: AbortSignal): Promise<void> {
  const url = `${LIVE_TABLE_HUB_PATH}?access_token=${encodeURIComponent(options.token)}`
  for (let attempt = 0; !until.aborted; attempt += 1) {
    await pause(spread(delayOf(attempt), options.random), until)
    const isOver = await connect(url, options, until)
    if (isOver) return
    options.onLost()
  }
}

/** Resolves when the connection has ended for good: true, because the signal aborted. */
async function connect(url: string, options: TableHubOptions, until: AbortSignal): Promise<boolean> {
  if (until.aborted) return true
  try {
    const hub = await options.createHub(url, (attempt) => {
      const delay = restoringDelayOf(attempt)
      return delay === null ? null : spread(delay, options.random)
    })
    const closed = new Promise<void>((done) => hub.onclose(done))
    hub.on(LIVE_TABLE_MESSAGES.table, (argument) => {
      const table = liveTableState.safeParse(argument)
      if (table.success) options.onTable(table.data)
    })
    hub.onreconnecting(options.onLost)
    hub.onreconnected(options.onRestored)
    until.addEventListener('abort', () => void hub.stop(), { once: true })
    await hub.start()
    options.onHub((method) => hub.invoke(method))
    options.onRestored()
    await closed
  } catch {
    return until.aborted
  }
  return until.aborted
}

const pause = (ms: number, until: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms)
    until.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
