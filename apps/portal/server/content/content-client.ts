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
import type * as z from 'zod/mini'
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
const MOST_BYTES = 40_000_000

/** The calls of [7.27]–[7.32]: conditional, limited in time and size, checked by schema. */
export function createContentClient({ base, locale, limits = LIMITS }: Service): ContentClient {
  const kept = new Map<string, { etag: string; value: unknown }>()
  const query = (status: ReadableStatus) => new URLSearchParams({ locale, status }).toString()

  const get = async (address: string, limit: number, { etag, signal, pass }: Asking = {}): Promise<Response> => {
    const headers: Record<string, string> = { accept: 'application/json', 'accept-language': locale }
    if (pass) headers.authorization = `Bearer ${pass}`
    if (etag) headers['if-none-match'] = etag
    const within = AbortSignal.timeout(limit)
    try {
      return await fetch(address, { headers, redirect: 'error', signal: signal ? AbortSignal.any([within, signal]) : within })
    } catch (error) {
      throw new ContentUnreachable(`${address}: ${reasonOf(error)}`)
    }
  }

  const version: ContentClient['version'] = async (after, signal) => {
    const asked = after === null ? '' : `?${new URLSearchParams({ after, wait: String(WATCH_SECONDS) })}`
    const response = await get(`${base}/version${asked}`, limits.list, { signal })
    if (!response.ok) throw new ContentUnreachable(`${base}/version: answered ${response.status}`)
    const parsed = contentVersion.safeParse(await bodyOf(response).catch(() => null))
    if (!parsed.success) throw new ContentUnreachable(`${base}/version: answered something else`)
    return parsed.data
  }

  const listWith =
    (pass?: string): ContentClient['list'] =>
    async (name, status) => {
      const { path, schema } = CONTENT_LISTS[name]
      const address = `${base}${path}?${query(status)}`
      const known = kept.get(address)
      const response = await get(address, limits.list, { etag: known?.etag, pass })
      if (response.status === 304 && known) return known.value as never
      const value = await checked(response, schema, LIST_FAILURES[name], address)
      const etag = response.headers.get('etag')
      if (etag) kept.set(address, { etag, value })
      return value as never
    }

  const itemWith =
    (pass?: string): ContentClient['item'] =>
    async (kind, id, status) => {
      const { path, schema } = CONTENT_ITEMS[kind]
      const address = `${base}${path.replace('{id}', encodeURIComponent(id))}?${query(status)}`
      const response = await get(address, limits.item, { pass })
      if (response.status === 404) return null
      return (await checked(response, schema, ITEM_FAILURES[kind], address)) as never
    }

  const clientWith = (pass?: string): ContentClient => ({
    version,
    list: listWith(pass),
    item: itemWith(pass),
    withPass: clientWith,
  })
  return clientWith()
}

interface Asking {
  etag?: string | undefined
  signal?: AbortSignal | undefined
  pass?: string | undefined
}

async function checked(response: Response, schema: z.ZodMiniType, key: ContentRefused['key'], address: string): Promise<unknown> {
  if (!response.ok) throw new ContentRefused(key, `${address}: answered ${response.status}`)
  const body = await bodyOf(response).catch((error) => {
    throw new ContentRefused(key, `${address}: ${reasonOf(error)}`)
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new ContentRefused(key, `${address}: ${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}

async function bodyOf(response: Response): Promise<unknown> {
  if (Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) {
    await response.body?.cancel()
    throw new Error('too large')
  }
  return response.json()
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } }
  if (name === 'TimeoutError') return 'no answer in time'
  return cause?.code ?? message
}
