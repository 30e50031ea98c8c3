import type { ErrorKey } from '@herna/contract'
import type { ContentAccess, ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { ContentRefused, ContentUnreachable, ITEM_FAILURES } from './content-failure.ts'
import type { DraftContent } from './draft-content.ts'
import type { KeptItems } from './kept-items.ts'

/** Logs why a call failed; the number is shown to the visitor [2.25]. */
export type ReportFailure = (error: Error) => string

interface Sources {
  client: ContentClient
  published: ContentSnapshot | null
  /** Why there is no published content yet. */
  trouble: Error | null
  items: KeptItems
  drafts: DraftContent
  /** The visitor's pass of the preview; without one there are no drafts for him [6.4]. */
  pass: string | null
  report: ReportFailure
}

/** A failure that a page shows by its key and its reference. */
export class ReportedFailure extends Error {
  readonly key: string | null
  readonly reference: string
  readonly status: 500 | 503
  /** `key` names what was asked for when the service did not answer; whole content that is not there yet has none. */
  constructor(cause: Error, reference: string, key: ErrorKey | null = null) {
    super(cause.message, { cause })
    const isRefused = cause instanceof ContentRefused
    this.key = isRefused ? cause.key : key
    this.status = isRefused ? 500 : 503
    this.reference = reference
  }
}

/** What one render reads. `missed` tells afterwards whether something was not to be had, so that such a page is not kept. */
export interface RenderContent extends ContentAccess {
  readonly missed: boolean
}

export function contentOfRender({ client, published, trouble, items, drafts, pass, report }: Sources): RenderContent {
  let missed = false
  const visible = (): ContentSnapshot => {
    if (published) return published
    throw trouble ?? new ContentUnreachable('no content yet')
  }
  const reported =
    (key: ErrorKey | null) =>
    (error: unknown): never => {
      missed = true
      throw new ReportedFailure(error as Error, report(error as Error), key)
    }
  const passNeeded = (): string => {
    if (pass === null) throw new ContentUnreachable('drafts are read with a pass of the preview')
    return pass
  }
  const lists: ContentAccess['snapshot'] = async (status) => (status === 'Draft' ? drafts.read(passNeeded()) : visible())
  const read: ContentAccess['item'] = async (kind, id, status) => {
    if (status === 'Draft') return client.withPass(passNeeded()).item(kind, id, status)
    const { value, stale } = await items.get(kind, id, visible().version)
    missed ||= stale
    return value as never
  }
  return {
    get missed() {
      return missed
    },
    snapshot: (status) => lists(status).catch(reported(null)),
    item: (kind, id, status) => read(kind, id, status).catch(reported(ITEM_FAILURES[kind])),
  }
}
