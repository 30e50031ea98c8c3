import type { ReadableStatus } from '@herna/contract'
import {
  CONTENT_ITEMS,
  CONTENT_LISTS,
  type ContentItemName,
  type ContentItems,
  type ContentListName,
  type ContentLists,
  type ContentVersion,
  contentVersion,
} from '@herna/contract/content'
import { CallFailed, callOperation, exchange, type Host } from '@herna/http-client'
import { requestIdHeader } from '@herna/telemetry'
import { ContentRefused, ContentUnreachable, ITEM_FAILURES, LIST_FAILURES } from './content-failure.ts'

export interface ContentClient {
  /** The same client with a preview pass, which drafts require [6.4]. */
  passHeaders(pass: string): ContentClient
  /** Content version; with `after` a long poll until the version differs, if the service supports that. */
  version(after: string | null, signal?: AbortSignal): Promise<ContentVersion>
  list<K extends ContentListName>(name: K, status: ReadableStatus): Promise<ContentLists[K]>
  item<K extends ContentItemName>(kind: K, id: string, status: ReadableStatus): Promise<ContentItems[K] | null>
}
interface Service {
  base: string
  locale: string
  /** Timeouts in milliseconds of lists [7.1] and of items, which a page waits for. */
  limits?: { list: number; item: number }
  /** Called for each failed call. */
  onFailure?: () => void
}

const LIMITS = { list: 15_000, item: 2_500 }
/** Long-poll seconds, below the timeout, so that a timeout means a failure. */
const WATCH_SECONDS = 10
/** Maximum response size; the list of a large catalogue has about 3 MB. */
const MAX_CHARACTERS = 40_000_000

/** Client of the content operations [7.27]–[7.32]: conditional requests, limits of time and size, replies validated by schema. Rejects with ContentRefused or ContentUnreachable. */
export function createContentClient({ base, locale, limits = LIMITS, onFailure = () => undefined }: Service): ContentClient {
  const cachedLists = new Map<string, { etag: string; value: unknown }>()
  const host: Host = {
    base,
    timeoutMs: limits.list,
    maxCharacters: MAX_CHARACTERS,
    headers: () => ({ 'accept-language': locale, ...requestIdHeader() }),
    request: { redirect: 'error' },
  }

  const failed = (address: string, key: ContentRefused['key']) => (error: unknown) => {
    onFailure()
    return failure(address, key)(error)
  }

  const version: ContentClient['version'] = async (after, signal) => {
    const query = after === null ? {} : { after, wait: WATCH_SECONDS }
    try {
      return await callOperation(host, contentVersion, { query }, signal ? { signal } : {})
    } catch (error) {
      if (!signal?.aborted) onFailure()
      throw new ContentUnreachable(`${base}${contentVersion.path}: ${(error as Error).message}`)
    }
  }

  const listWith =
    (pass?: string): ContentClient['list'] =>
    async <K extends ContentListName>(name: K, status: ReadableStatus) => {
      const operation: (typeof CONTENT_LISTS)[ContentListName] = CONTENT_LISTS[name]
      const cached = cachedLists.get(`${name} ${status}`)
      const headers = { ...withPass(pass), ...(cached ? { 'if-none-match': cached.etag } : {}) }
      const { reply, headers: responseHeaders } = await exchange(
        host,
        operation,
        { query: { locale, status } },
        { headers },
      ).catch(failed(`${base}${operation.path}`, LIST_FAILURES[name]))
      const value = compact(reply) ?? cached?.value
      if (value === undefined)
        throw new ContentRefused(LIST_FAILURES[name], `${base}${operation.path}: responded 304 to an unconditional request`)
      const etag = responseHeaders.get('etag')
      if (reply !== null && etag) cachedLists.set(`${name} ${status}`, { etag, value })
      // `exchange` validated the reply by this operation's schema.
      return value as ContentLists[K]
    }

  const itemWith =
    (pass?: string): ContentClient['item'] =>
    async <K extends ContentItemName>(kind: K, id: string, status: ReadableStatus) => {
      const operation: (typeof CONTENT_ITEMS)[ContentItemName] = CONTENT_ITEMS[kind]
      const input = { params: { id }, query: { locale, status } }
      const options = { headers: withPass(pass), timeoutMs: limits.item }
      const item = await callOperation(host, operation, input, options).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 404) return null
        return failed(`${base}${operation.path} ${id}`, ITEM_FAILURES[kind])(error)
      })
      return compact(item) as ContentItems[K] | null
    }

  const clientWith = (pass?: string): ContentClient => ({
    version,
    list: listWith(pass),
    item: itemWith(pass),
    passHeaders: clientWith,
  })
  return clientWith()
}

/**
 * The same JSON in less memory: a game's thirty fields, assembled one by one by the reader of the schema, are a hash table of 1.5 kB; those of `JSON.parse`
 * share their shape and take a fifth [P14].
 */
const compact = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const withPass = (pass: string | undefined): Record<string, string> =>
  pass === undefined ? {} : { authorization: `Bearer ${pass}` }

/** Throws ContentRefused for an invalid response, ContentUnreachable when there was none. */
const failure =
  (address: string, key: ContentRefused['key']) =>
  (error: unknown): never => {
    const { message } = error as Error
    const hasResponse = error instanceof CallFailed && (error.kind === 'status' || error.kind === 'unreadable')
    throw hasResponse ? new ContentRefused(key, `${address}: ${message}`) : new ContentUnreachable(`${address}: ${message}`)
  }
