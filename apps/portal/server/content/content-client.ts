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
import { ContentRefused, ContentUnreachable, ITEM_FAILURES, LIST_FAILURES } from './content-failure.ts'

export interface ContentClient {
  /** The same service, read with a pass of the preview: drafts are told to nobody else [6.4]. */
  withPass(pass: string): ContentClient
  /** Waits until the version is another one than `after`, if the service offers that. */
  version(after: string | null, signal?: AbortSignal): Promise<ContentVersion>
  list<K extends ContentListName>(name: K, status: ReadableStatus): Promise<ContentLists[K]>
  item<K extends ContentItemName>(kind: K, id: string, status: ReadableStatus): Promise<ContentItems[K] | null>
}
interface Service {
  base: string
  locale: string
  /** Milliseconds a list may take [7.1], and an item, which a page waits for. */
  limits?: { list: number; item: number }
}

const LIMITS = { list: 15_000, item: 2_500 }
/** Seconds the service is asked to wait for a change: below the limit, so that silence means trouble. */
const WATCH_SECONDS = 10
/** The list of a large catalogue has about 3 MB; ten times that is no list. */
const MOST_CHARACTERS = 40_000_000

/** The calls of [7.27]–[7.32]: conditional, limited in time and size, checked by schema. */
export function createContentClient({ base, locale, limits = LIMITS }: Service): ContentClient {
  const kept = new Map<string, { etag: string; value: unknown }>()
  const host: Host = {
    base,
    timeoutMs: limits.list,
    mostCharacters: MOST_CHARACTERS,
    headers: { 'accept-language': locale },
    request: { redirect: 'error' },
  }

  const version: ContentClient['version'] = async (after, signal) => {
    const query = after === null ? {} : { after, wait: WATCH_SECONDS }
    try {
      return await callOperation(host, contentVersion, { query }, signal ? { signal } : {})
    } catch (error) {
      throw new ContentUnreachable(`${base}${contentVersion.path}: ${(error as Error).message}`)
    }
  }

  const listWith =
    (pass?: string): ContentClient['list'] =>
    async <K extends ContentListName>(name: K, status: ReadableStatus) => {
      const operation: (typeof CONTENT_LISTS)[ContentListName] = CONTENT_LISTS[name]
      const known = kept.get(`${name} ${status}`)
      const headers = { ...withPass(pass), ...(known ? { 'if-none-match': known.etag } : {}) }
      const { reply, headers: answered } = await exchange(host, operation, { query: { locale, status } }, { headers }).catch(
        failure(`${base}${operation.path}`, LIST_FAILURES[name]),
      )
      const value = reply ?? known?.value
      if (value === undefined) throw new ContentRefused(LIST_FAILURES[name], `${base}${operation.path}: answered 304 unasked`)
      const etag = answered.get('etag')
      if (reply !== null && etag) kept.set(`${name} ${status}`, { etag, value })
      // Held against the schema of this very name.
      return value as ContentLists[K]
    }

  const itemWith =
    (pass?: string): ContentClient['item'] =>
    async <K extends ContentItemName>(kind: K, id: string, status: ReadableStatus) => {
      const operation: (typeof CONTENT_ITEMS)[ContentItemName] = CONTENT_ITEMS[kind]
      const asked = { params: { id }, query: { locale, status } }
      const options = { headers: withPass(pass), timeoutMs: limits.item }
      const item = await callOperation(host, operation, asked, options).catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 404) return null
        return failure(`${base}${operation.path} ${id}`, ITEM_FAILURES[kind])(error)
      })
      return item as ContentItems[K] | null
    }

  const clientWith = (pass?: string): ContentClient => ({
    version,
    list: listWith(pass),
    item: itemWith(pass),
    withPass: clientWith,
  })
  return clientWith()
}

const withPass = (pass: string | undefined): Record<string, string> =>
  pass === undefined ? {} : { authorization: `Bearer ${pass}` }

/** Whether the service answered with something else than it promises, or nothing came at all. */
const failure =
  (address: string, key: ContentRefused['key']) =>
  (error: unknown): never => {
    const { message } = error as Error
    const isAnswered = error instanceof CallFailed && (error.kind === 'status' || error.kind === 'unreadable')
    throw isAnswered ? new ContentRefused(key, `${address}: ${message}`) : new ContentUnreachable(`${address}: ${message}`)
  }
