import { LIVE_FEED_MESSAGES } from '@herna/contract/live-feed/names'
import type { FeedStatus } from './feed-state.ts'
import type { LiveTables } from './live-tables.ts'
import { readChange, readTables, type ReportBadRecord } from './read-feed.ts'

/** What the feed needs of `HubConnection`. It reconnects by itself with its default delays and then closes [4.27]. */
export interface Hub {
  on(message: string, listener: (argument: unknown) => void): void
  onreconnecting(listener: () => void): void
  onreconnected(listener: () => void): void
  onclose(listener: () => void): void
  start(): Promise<void>
  stop(): Promise<void>
}

export interface FeedOptions {
  createHub(): Hub
  tables: LiveTables
  setStatus(status: FeedStatus): void
  /** Called with every message, and with null when the tables are cleared. */
  setDataTime(at: number | null): void
  /** The connection could not be started or stopped [8.18]. */
  onFailure(what: 'start' | 'stop'): void
  report: ReportBadRecord
  /** The current time, milliseconds since the epoch. */
  now(): number
}

export interface Feed {
  /** Connects anew, unless a connection is open or about to open. */
  reconnect(): void
  /** Connects anew at once, also while the library waits for its next attempt. */
  reconnectNow(): void
  /** Closes the connection and keeps the tables: the page is frozen, or offline. */
  suspend(): void
  /** Closes the connection and clears the tables [4.27]. */
  close(): void
}

/** Connects to the live feed and keeps `tables` as the feed sends them. One hub at a time; a new attempt uses a new one. */
export function openFeed({ createHub, tables, setStatus, setDataTime, onFailure, report, now }: FeedOptions): Feed {
  let current: Hub | null = null
  let state: FeedStatus['state'] = 'idle'
  let dataAt: number | null = null
  let hasReported = false
  /** Announced once, until a connection succeeds: a feed that is down must not fill the page with toasts. */
  let isFailureKnown = false

  const show = (next: FeedStatus['state']): void => {
    state = next
    setStatus({ state, dataAt })
  }
  const received = (): void => {
    dataAt = now()
    setDataTime(dataAt)
  }
  const reportOnce: ReportBadRecord = (message, record) => {
    if (!hasReported) report(message, record)
    hasReported = true
  }
  const fail = (what: 'start' | 'stop'): void => {
    if (!isFailureKnown) onFailure(what)
    isFailureKnown = true
  }

  function connect(): void {
    const hub = createHub()
    current = hub
    hasReported = false
    const isCurrent = (): boolean => current === hub
    const when = (act: () => void) => () => void (isCurrent() && act())
    hub.on(LIVE_FEED_MESSAGES.init, (argument) => {
      if (!isCurrent()) return
      tables.replaceAll(readTables(argument, reportOnce))
      received()
      show('connected')
    })
    hub.on(LIVE_FEED_MESSAGES.updateTable, (argument) => {
      if (!isCurrent()) return
      const change = readChange(argument, reportOnce)
      // A change of a table that no `init` has named is part of nothing.
      if (change && tables.merge(change)) received()
    })
    hub.onreconnecting(when(() => show('reconnecting')))
    hub.onreconnected(when(() => dataAt !== null && show('connected')))
    hub.onclose(when(stopped))
    show(dataAt === null ? 'connecting' : 'reconnecting')
    hub.start().then(
      when(() => {
        isFailureKnown = false
      }),
      when(() => {
        stopped()
        fail('start')
      }),
    )
  }

  function stopped(): void {
    current = null
    show('stopped')
  }

  function disconnect(): void {
    const hub = current
    current = null
    hub?.stop().catch(() => fail('stop'))
  }

  return {
    reconnect: () => void (current === null && connect()),
    reconnectNow() {
      if (state === 'connected') return
      disconnect()
      connect()
    },
    suspend() {
      disconnect()
      show(dataAt === null ? 'connecting' : 'reconnecting')
    },
    close() {
      disconnect()
      tables.clear()
      dataAt = null
      setDataTime(null)
      show('idle')
    },
  }
}
