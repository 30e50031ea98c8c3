import { LRUCache } from 'lru-cache'
import { type PreparedResponse, prepareResponse } from './prepared-response.ts'

/** Prepared responses of the current content version. A new version clears it, so it never serves old content; its size is bounded. */
export interface ResponseCache {
  get(version: string, key: string, make: () => Promise<string>): PreparedResponse | Promise<PreparedResponse>
}

const MAX_ENTRIES = 4_000

/** Concurrent first requests for a key create its text once. */
export function createResponseCache(): ResponseCache {
  let cachedVersion = ''
  let ready = new LRUCache<string, PreparedResponse>({ max: MAX_ENTRIES })
  let pendingResponses = new Map<string, Promise<PreparedResponse>>()

  const make = async (key: string, write: () => Promise<string>): Promise<PreparedResponse> => {
    // Those of this version: a new version replaces both maps meanwhile.
    const [versionReady, versionRunning] = [ready, pendingResponses]
    try {
      const response = prepareResponse(await write())
      versionReady.set(key, response)
      return response
    } finally {
      versionRunning.delete(key)
    }
  }

  const get: ResponseCache['get'] = (version, key, write) => {
    if (version !== cachedVersion) {
      cachedVersion = version
      ready = new LRUCache({ max: MAX_ENTRIES })
      pendingResponses = new Map()
    }
    const cached = ready.get(key) ?? pendingResponses.get(key)
    if (cached) return cached
    const pending = make(key, write)
    pendingResponses.set(key, pending)
    return pending
  }
  return { get }
}
