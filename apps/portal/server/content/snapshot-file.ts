import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentBundle } from '@herna/contract/content'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import { LIST_NAMES, snapshotOf } from './snapshot.ts'

/** The last snapshot on disk, so that a portal restarted while the content service is down can serve pages [F2]. */
export interface SnapshotFile {
  read(): ContentSnapshot | null
  write(snapshot: ContentSnapshot): void
}

const stored = z.object({
  version: z.string(),
  locale: z.string(),
  lists: z.omit(contentBundle, { gameInfos: true, seo: true, webMessages: true }),
})

export function snapshotFile(folder: string, locale: string, log: Pick<Logger, 'warn'>): SnapshotFile {
  const file = join(folder, `snapshot-${locale}.json`)
  return {
    read() {
      if (!existsSync(file)) return null
      try {
        const { version, lists, locale: storedLocale } = stored.parse(JSON.parse(readFileSync(file, 'utf8')))
        if (storedLocale !== locale) return null
        return snapshotOf(lists, { version, locale, status: 'Published' })
      } catch (error) {
        log.warn(
          { reason: (error as Error).message.slice(0, 200), file },
          'stored content snapshot could not be read; ignoring it',
        )
        return null
      }
    },
    // Written to a temporary file and renamed, so that a crash leaves the old one intact.
    write(snapshot) {
      const lists = Object.fromEntries(LIST_NAMES.map((name) => [name, snapshot[name]]))
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify({ version: snapshot.version, locale, lists }))
      renameSync(`${file}.new`, file)
    },
  }
}
