import type { ContentAccess, ContentSnapshot } from '../../app/wires/content-access.ts'
import type { ContentClient } from './content-client.ts'
import { ContentUnreachable } from './content-failure.ts'
import type { DraftContent } from './draft-content.ts'
import type { KeptItems } from './kept-items.ts'

interface Sources {
  client: ContentClient
  published: ContentSnapshot | null
  /** Why there is no published content yet. */
  trouble: Error | null
  items: KeptItems
  drafts: DraftContent
}

/** What one render reads. `missed` tells afterwards whether something was not to be had, so that such a page is not kept. */
export interface RenderContent extends ContentAccess {
  readonly missed: boolean
}

export function contentOfRender({ client, published, trouble, items, drafts }: Sources): RenderContent {
  let missed = false
  const visible = (): ContentSnapshot => {
    if (published) return published
    throw trouble ?? new ContentUnreachable('no content yet')
  }
  return {
    get missed() {
      return missed
    },
    snapshot: async (status) => (status === 'Draft' ? drafts.read() : visible()),
    async item(kind, id, status) {
      if (status === 'Draft') return client.item(kind, id, status)
      try {
        const { value, stale } = await items.get(kind, id, visible().version)
        missed ||= stale
        return value as never
      } catch (error) {
        missed = true
        throw error
      }
    },
  }
}
