import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { readSnapshot } from './snapshot.ts'

/** Draft content for editors [4.15]. The version is checked on every page, so a save is visible at once; separate from published content. */
export interface DraftContent {
  /** `pass` must already be validated. */
  read(pass: string): Promise<ContentSnapshot>
}

export function createDraftContent(client: ContentClient, locale: string): DraftContent {
  let last: ContentSnapshot | null = null
  let running: Promise<ContentSnapshot> | null = null

  const read = async (pass: string) => {
    const { version } = await client.version(null)
    if (last?.version === version) return last
    last = await readSnapshot(client.passHeaders(pass), 'Draft', locale)
    return last
  }
  return {
    read: (pass) => {
      running ??= read(pass).finally(() => {
        running = null
      })
      return running
    },
  }
}
