import { setTimeout as pause } from 'node:timers/promises'
import { LIVE_FEED_MESSAGES, LIVE_HUB_PATH, type LiveTable, type LiveTableChange } from '@herna/contract/live-feed'
import { HubConnectionBuilder, LogLevel, NullLogger } from '@microsoft/signalr'

const POLL_MS = 20

/** What a live page sees; `waitMs`: how long it waits for it. */
export async function openPage(address: string, waitMs: number) {
  const tables = new Map<string, LiveTable>()
  const updates: LiveTableChange[] = []
  const connection = new HubConnectionBuilder()
    .withUrl(address.replace(/\/+$/, '') + LIVE_HUB_PATH, { logger: NullLogger.instance })
    .configureLogging(LogLevel.None)
    .build()
  connection.on(LIVE_FEED_MESSAGES.init, (list: LiveTable[]) => {
    tables.clear()
    for (const table of list) tables.set(table.ImsGameCode, table)
  })
  connection.on(LIVE_FEED_MESSAGES.updateTable, (change: LiveTableChange) => {
    updates.push(change)
    const table = tables.get(change.ImsGameCode)
    if (table) tables.set(change.ImsGameCode, { ...table, ...change })
  })
  await connection.start()
  return {
    tables,
    updates,
    close: () => connection.stop(),
    /** Whether the condition holds in time. */
    async sees(condition: () => boolean): Promise<boolean> {
      const deadline = performance.now() + waitMs
      while (!condition() && performance.now() < deadline) await pause(POLL_MS)
      return condition()
    },
  }
}
export type ConformancePage = Awaited<ReturnType<typeof openPage>>
