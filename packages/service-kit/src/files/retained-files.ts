import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files of former builds in the data folder, for pages that were opened before a deployment replaced the process and its code [F5]. */
export interface RetainedFiles {
  /** Stores the files of the present build, and removes those that no build has had for two weeks. A failure is logged. */
  retain(files: ReadonlyMap<string, Buffer | string>): Promise<void>
  /** Null for a file that is not stored. The caller decides which names are allowed. */
  read(name: string): Promise<Buffer | null>
}

interface RetainedFilesOptions {
  folder: string
  log: { warn(data: object, message: string): void }
  now?: () => number
}

/** As long as the portal keeps its own: tabs stay open. */
const RETENTION_MS = 14 * 24 * 3600 * 1000

/** Opens the folder, which is created when there is something to store. */
export const openRetainedFiles = ({ folder, log, now = Date.now }: RetainedFilesOptions): RetainedFiles => ({
  async retain(files) {
    try {
      await mkdir(folder, { recursive: true })
      for (const [name, body] of files) await store(join(folder, name), body, now())
      await removeOld(folder, now())
    } catch (error) {
      log.warn(
        { err: error, folder },
        'files of this build could not be stored; pages opened now miss them after the next deployment',
      )
    }
  },
  read: (name) => readFile(join(folder, name)).catch(() => null),
})

/** The time of a stored file is when a build last had it. */
async function store(path: string, body: Buffer | string, now: number): Promise<void> {
  const isStored = await stat(path).then(
    ({ size }) => size === Buffer.byteLength(body),
    () => false,
  )
  if (!isStored) {
    // Under another name first, so that an interrupted start leaves no incomplete file.
    const unfinished = `${path}.${randomUUID()}`
    await writeFile(unfinished, body)
    await rename(unfinished, path)
  }
  await utimes(path, now / 1000, now / 1000)
}

async function removeOld(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (now - mtimeMs > RETENTION_MS) await rm(path, { force: true })
  }
}
