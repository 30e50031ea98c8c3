import { HubConnectionBuilder, JsonHubProtocol, LogLevel } from '@microsoft/signalr'
import type { Hub } from './feed-connection.ts'

// [9.8]
const SERVER_TIMEOUT_MS = 30_000
const KEEP_ALIVE_MS = 15_000
const RECONNECT_BUFFER_BYTES = 100_000

/** A connection to the hub [7.45]: JSON protocol, only errors are logged, reconnects after 0, 2, 10 and 30 s, then stops [4.27]. */
export const createHub = (url: string): Hub =>
  new HubConnectionBuilder()
    .withUrl(url)
    .withHubProtocol(new JsonHubProtocol())
    .withAutomaticReconnect()
    .withStatefulReconnect({ bufferSize: RECONNECT_BUFFER_BYTES })
    .withServerTimeout(SERVER_TIMEOUT_MS)
    .withKeepAliveInterval(KEEP_ALIVE_MS)
    .configureLogging(LogLevel.Error)
    .build()
