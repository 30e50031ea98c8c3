import { HubConnectionBuilder, JsonHubProtocol, LogLevel } from '@microsoft/signalr'
import type { Hub } from './table-hub.ts'

const SERVER_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 15_000
/** Without an answer in this time the host is tried again; the library's own 100 s are longer than a round. */
const REQUEST_TIMEOUT_MS = 10_000

/** A connection to the hub of live tables; `nextDelay`: milliseconds before a reconnection attempt, null: none, the connection closes. */
export const createHub = (url: string, nextDelay: (attempt: number) => number | null): Hub =>
  new HubConnectionBuilder()
    .withUrl(url, { timeout: REQUEST_TIMEOUT_MS })
    .withHubProtocol(new JsonHubProtocol())
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: ({ previousRetryCount }) => nextDelay(previousRetryCount) })
    .withServerTimeout(SERVER_TIMEOUT_MS)
    .withKeepAliveInterval(KEEP_ALIVE_MS)
    .configureLogging(LogLevel.None)
    .build()
