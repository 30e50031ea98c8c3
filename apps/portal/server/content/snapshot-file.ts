import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTENT_LISTS, type ContentLists } from '@herna/contract/content'
import { z } from 'zod'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import { LIST_NAMES, snapshotOf } from './snapshot.ts'

/** The last good snapshot on disk: a portal that restarts while the content service is down still serves [F2]. */
export interface SnapshotFile {
  read(): ContentSnapshot | null
  write(snapshot: ContentSnapshot): void
}

const stored = z.object({
  version: z.string(),
  locale: z.string(),
  lists: z.object(Object.fromEntries(LIST_NAMES.map((name) => [name, CONTENT_LISTS[name].schema]))),
})

export function snapshotFile(folder: string, locale: string): SnapshotFile {
  const file = join(folder, `snapshot-${locale}.json`)
  return {
    read() {
      try {
        const { version, lists, locale: storedLocale } = stored.parse(JSON.parse(readFileSync(file, 'utf8')))
        if (storedLocale !== locale) return null
        return snapshotOf(lists as unknown as ContentLists, { version, locale, status: 'Published' })
      } catch {
        return null
      }
    },
    // Written beside and renamed, so that a death in the middle leaves the old one whole.
    write(snapshot) {
      const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, snapshot[name]]))
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify({ version: snapshot.version, locale, lists }))
      renameSync(`${file}.new`, file)
    },
  }
}
