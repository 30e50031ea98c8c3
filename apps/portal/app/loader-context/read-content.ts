import type { ReadableStatus } from '@herna/contract'
import type { ContentItemName, ContentItems } from '@herna/contract/content'
import { data, type RouterContextProvider } from 'react-router'
import type { PublicConfiguration } from '../config/index.ts'
import { isPreviewPath } from '../urls/index.ts'
import { configurationContext, contentContext, type ContentSnapshot } from './content-access.ts'

/** What a loader is given as `context`. */
export type LoaderContext = Readonly<RouterContextProvider>

/** Editors see drafts under /preview, everybody else what is published [2.1] [4.15]. */
export const statusOf = (request: Request): ReadableStatus =>
  isPreviewPath(new URL(request.url).pathname) ? 'Draft' : 'Published'

/** All lists in one consistent reading. The same object until content changes: derived values may be kept in a WeakMap by it. */
export const readContent = (context: LoaderContext, request: Request): Promise<ContentSnapshot> =>
  context.get(contentContext).snapshot(statusOf(request)).catch(explain)

/** What editors see, wherever it is asked from. */
export const readDraft = (context: LoaderContext): Promise<ContentSnapshot> =>
  context.get(contentContext).snapshot('Draft').catch(explain)

/** One item with its full text; `null` when there is none. `id` is the game code, or the id or slug of the item. */
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

/** A failed call becomes the error page with its key [8.13]–[8.17]: 500 when the service answered wrongly, 503 when it did not answer. */
function explain(error: unknown): never {
  const { key = null, reference = null, status = key ? 500 : 503 } = error as Failure
  throw data({ key, reference }, { status })
}
