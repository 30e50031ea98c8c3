import { join } from 'node:path'
import { type BuiltFile, createBuiltFolder, type RetainedFiles } from '@herna/service-kit'

/** A built game client: one page, and assets whose names contain a content hash. */
export interface ClientFiles {
  /** Null while the client is not built. */
  page(): Promise<string | null>
  /** Null when neither this build nor a former one has such a file: a running game may load it after a new build [F5]. */
  asset(name: string): Promise<BuiltFile | null>
}

/** A page read while a build writes it would be served incomplete until the next build. */
const COMPLETE_PAGE = /<\/html>\s*$/

/** The client built in the folder. */
export function createClientFiles(folder: string, retained?: RetainedFiles): ClientFiles {
  const built = createBuiltFolder({
    index: join(folder, 'index.html'),
    files: join(folder, 'assets'),
    isComplete: (page) => COMPLETE_PAGE.test(page),
    retained,
  })
  return { page: built.index, asset: built.file }
}
