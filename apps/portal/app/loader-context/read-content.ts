import type { ReadableStatus } from '@herna/contract'
import type { ContentItemName, ContentItems } from '@herna/contract/content'
import { data, type RouterContextProvider } from 'react-router'
import type { PublicConfiguration } from '../config/index.ts'
import { isPreviewPath } from '../urls/index.ts'
import { configurationContext, contentContext, type ContentSnapshot } from './content-access.ts'

/** The `context` argument of a loader. */
export type LoaderContext = Readonly<RouterContextProvider>

/** Drafts under /preview, published content elsewhere [2.1] [4.15]. */
export const statusOf = (request: Request): ReadableStatus =>
  isPreviewPath(new URL(request.url).pathname) ? 'Draft' : 'Published'

/** All content lists. The same object until content changes, so derived values can be cached in a WeakMap keyed by it. */
export const readContent = (context: LoaderContext, request: Request): Promise<ContentSnapshot> =>
  context.get(contentContext).snapshot(statusOf(request)).catch(explain)

/** All draft lists, for any request. */
export const readDraft = (context: LoaderContext): Promise<ContentSnapshot> =>
  context.get(contentContext).snapshot('Draft').catch(explain)

/** One item with its full text; `null` when it does not exist. `id` is the game code, or the id or slug of the item. */
export const readItem = <K extends ContentItemName>(
  context: LoaderContext,
  request: Request,
  kind: K,
  id: string,
): Promise<ContentItems[K] | null> => context.get(contentContext).item(kind, id, statusOf(request)).catch(explain)

export const readConfiguration = (context: LoaderContext): PublicConfiguration => context.get(configurationContext)

interface Failure {
  key?: string | null
  reference?: string | null
  status?: 500 | 503
}

/** Turns a failed call into a `data(…)` response with its error key [8.13]–[8.17]: 500 for an invalid reply, 503 for none. */
function explain(error: unknown): never {
  const { key = null, reference = null, status = key ? 500 : 503 } = error as Failure
  throw data({ key, reference }, { status })
}
