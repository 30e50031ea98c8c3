import type { ErrorKey } from '@herna/contract'
import type { ContentAccess, ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { ContentRefused, ContentUnreachable, ITEM_FAILURES } from './content-failure.ts'
import type { DraftContent } from './draft-content.ts'
import type { ItemCache } from './item-cache.ts'

/** Logs a failed call and returns the reference number shown to the visitor [2.25]. */
export type ReportFailure = (error: Error) => string

interface Sources {
  client: ContentClient
  published: ContentSnapshot | null
  /** Why there is no published content yet, or why it is stale. */
  lastError: Error | null
  items: ItemCache
  drafts: DraftContent
  /** The visitor's preview pass; null: drafts are not available [6.4]. */
  pass: string | null
  report: ReportFailure
}

/** A failure shown to the visitor by its error key and reference number. */
export class ReportedFailure extends Error {
  readonly key: string | null
  readonly reference: string
  readonly status: 500 | 503
  /** `key` names the requested item when the service was unreachable; null when there is no content at all. */
  constructor(cause: Error, reference: string, key: ErrorKey | null = null) {
    super(cause.message, { cause })
    const isRefused = cause instanceof ContentRefused
    this.key = isRefused ? cause.key : key
    this.status = isRefused ? 500 : 503
    this.reference = reference
  }
}

/** Content access of one render. `missed` is true when something could not be read, so that the page is not cached. */
export interface RenderContent extends ContentAccess {
  readonly missed: boolean
}

export function contentOfRender({ client, published, lastError, items, drafts, pass, report }: Sources): RenderContent {
  let missed = false
  const visible = (): ContentSnapshot => {
    if (published) return published
    throw lastError ?? new ContentUnreachable('no content yet')
  }
  const reportFailure =
    (key: ErrorKey | null) =>
    (error: unknown): never => {
      missed = true
      throw new ReportedFailure(error as Error, report(error as Error), key)
    }
  const requiredPass = (): string => {
    if (pass === null) throw new ContentUnreachable('drafts require a preview pass')
    return pass
  }
  const lists: ContentAccess['snapshot'] = async (status) => (status === 'Draft' ? drafts.read(requiredPass()) : visible())
  const readItem: ContentAccess['item'] = async (kind, id, status) => {
    if (status === 'Draft') return client.passHeaders(requiredPass()).item(kind, id, status)
    const { value, stale } = await items.get(kind, id, visible().version)
    missed ||= stale
    return value as never
  }
  return {
    get missed() {
      return missed
    },
    snapshot: (status) => lists(status).catch(reportFailure(null)),
    item: (kind, id, status) => readItem(kind, id, status).catch(reportFailure(ITEM_FAILURES[kind])),
  }
}
