import {
  changeTables,
  INGEST_HEADERS,
  LIVE_INGEST_PREFIX,
  type LiveTable,
  type LiveTableChange,
  replaceTables,
} from '@herna/contract/live-feed'
import { signRequest } from '@herna/contract/wallet'
import { callOperation, type Host } from '@herna/http-client'

const TIMEOUT_MS = 5_000

/** Where the live feed is, and who calls. */
export interface FeedAddress {
  /** Base URL of the services. */
  base: string
  source: string
  secret: string
}

interface Numbered {
  epoch: string
  sequence: number
}

/** Signed calls to the live feed; they reject with `CallFailed`. */
export interface FeedClient {
  replace(body: Numbered & { tables: LiveTable[] }, signal: AbortSignal): Promise<void>
  change(body: Numbered & { changes: LiveTableChange[] }, signal: AbortSignal): Promise<void>
}

export function createFeedClient({ base, source, secret }: FeedAddress, now: () => number): FeedClient {
  const host: Host = {
    base: base + LIVE_INGEST_PREFIX,
    timeoutMs: TIMEOUT_MS,
    request: { redirect: 'error' },
    headers: ({ method, url, body }) => {
      const { pathname, search } = new URL(url)
      const timestamp = String(now())
      return {
        [INGEST_HEADERS.source]: source,
        [INGEST_HEADERS.timestamp]: timestamp,
        [INGEST_HEADERS.signature]: signRequest(secret, { timestamp, method, path: pathname + search, body }),
      }
    },
  }
  return {
    async replace(body, signal) {
      await callOperation(host, replaceTables, { body }, { signal })
    },
    async change(body, signal) {
      await callOperation(host, changeTables, { body }, { signal })
    },
  }
}
