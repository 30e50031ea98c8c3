import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface LogFile {
  write(chunk: Uint8Array): void
}
export interface LogFileOptions {
  path: string
  /** Bytes after which a new file is begun. */
  limit: number
  /** Older files that are kept, as `path.1`, `path.2`, … */
  keep: number
  /** Told once when writing fails, and once when it works again. */
  onNotice: (message: string) => void
  now?: () => number
}

/** After a failure nothing is tried for so long. */
const PAUSE_MS = 5_000

/**
 * A log that never throws: what cannot be written (a full disk) is dropped with a notice. Written at once, so that whoever writes to our pipe
 * is slowed down rather than our memory filled.
 */
export function openLogFile({ path, limit, keep, onNotice, now = () => performance.now() }: LogFileOptions): LogFile {
  let file: { fd: number; size: number } | null = null
  let failure: { since: number; dropped: number } | null = null

  const open = () => {
    mkdirSync(dirname(path), { recursive: true })
    const fd = openSync(path, 'a')
    return { fd, size: fstatSync(fd).size }
  }
  const close = () => {
    if (!file) return
    const { fd } = file
    file = null
    closeSync(fd)
  }
  const append = (chunk: Uint8Array) => {
    file ??= open()
    if (file.size > 0 && file.size + chunk.length > limit) {
      close()
      rotate(path, keep)
      file = open()
    }
    for (let written = 0; written < chunk.length; ) {
      const count = writeSync(file.fd, chunk, written)
      written += count
      file.size += count
    }
  }
  const fail = (error: unknown, bytes: number) => {
    try {
      close()
    } catch {
      // Closing a file on a full disk may fail for the same reason.
    }
    if (!failure) onNotice(`the log ${path} cannot be written, lines are dropped: ${(error as Error).message}`)
    failure = { since: now(), dropped: (failure?.dropped ?? 0) + bytes }
  }
  return {
    write(chunk) {
      if (failure && now() - failure.since < PAUSE_MS) {
        failure.dropped += chunk.length
        return
      }
      try {
        append(chunk)
      } catch (error) {
        return fail(error, chunk.length)
      }
      if (failure) onNotice(`the log ${path} is written again; ${failure.dropped} bytes were dropped`)
      failure = null
    },
  }
}

function rotate(path: string, keep: number): void {
  const names = [path, ...Array.from({ length: keep }, (_, index) => `${path}.${index + 1}`)]
  for (let index = names.length - 1; index > 0; index--) {
    try {
      renameSync(names[index - 1] as string, names[index] as string)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
