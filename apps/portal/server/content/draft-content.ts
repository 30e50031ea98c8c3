import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { readSnapshot } from './snapshot.ts'

/** What editors see [4.15]. Asked for anew on every page, so that a save shows at once; never mixed with what visitors get. */
export interface DraftContent {
  /** With a pass that was found to hold. */
  read(pass: string): Promise<ContentSnapshot>
}

export function readDrafts(client: ContentClient, locale: string): DraftContent {
  let last: ContentSnapshot | null = null
  let running: Promise<ContentSnapshot> | null = null

  const read = async (pass: string) => {
    const { version } = await client.version(null)
    if (last?.version === version) return last
    last = await readSnapshot(client.withPass(pass), 'Draft', locale)
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
