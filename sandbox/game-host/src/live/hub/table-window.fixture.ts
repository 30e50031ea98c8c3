import { LIVE_TABLE_HUB_PATH, type LiveTableState, liveTableState } from '@herna/contract/games'
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { expect, onTestFinished } from 'vitest'

/** A window at the table of the session, with the real client, until the end of the test. */
export async function watchTable(address: string, token: string) {
  const states: LiveTableState[] = []
  const closed: string[] = []
  const connection = new HubConnectionBuilder()
    .withUrl(address + LIVE_TABLE_HUB_PATH, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .withAutomaticReconnect()
    .build()
  connection.on('table', (state: unknown) => void states.push(liveTableState.parse(state)))
  connection.onclose((error) => void closed.push(error?.message ?? ''))
  onTestFinished(() => connection.stop())
  await connection.start()
  await expect.poll(() => states.length).toBeGreaterThan(0)
  const invoke = (method: string): Promise<unknown> => connection.invoke(method)
  return {
    states,
    closed,
    invoke,
    stop: () => connection.stop(),
    last: () => states.at(-1) as LiveTableState,
    bets: () => states.at(-1)?.round?.bets ?? [],
  }
}
