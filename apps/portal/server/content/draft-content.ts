import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { readSnapshot } from './snapshot.ts'

/** Draft content for editors [4.15]. The version is checked on every page, so a save is visible at once; separate from published content. */
export interface DraftContent {
  /** `pass` must already be validated. */
  read(pass: string): Promise<ContentSnapshot>
}

export function createDraftContent(client: ContentClient, locale: string): DraftContent {
  let lastSnapshot: ContentSnapshot | null = null
  let pendingRead: Promise<ContentSnapshot> | null = null

  const readDraft = async (pass: string) => {
    const { version } = await client.version(null)
    if (lastSnapshot?.version === version) return lastSnapshot
    lastSnapshot = await readSnapshot(client.passHeaders(pass), 'Draft', locale)
    return lastSnapshot
  }
  return {
    read: (pass) => {
      pendingRead ??= readDraft(pass).finally(() => {
        pendingRead = null
      })
      return pendingRead
    },
  }
}
