import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

export interface LogFile {
  write(chunk: Uint8Array): void
}
export interface LogFileOptions {
  path: string
  /** Size in bytes after which a new file is started. */
  maxBytes: number
  /** Number of older files to retain, as `path.1`, `path.2`, … */
  maxFiles: number
  /** Called once when writing fails, and once when it works again. */
  onNotice: (message: string) => void
  now?: () => number
}

/** Pause after a failed write, in ms. */
const RETRY_AFTER_MS = 5_000

/**
 * A log that never throws: lines that cannot be written (a full disk) are dropped with a notice. Writes are synchronous, so that a fast writer
 * is slowed down by its pipe and our memory does not fill.
 */
export function openLogFile({ path, maxBytes, maxFiles, onNotice, now = () => performance.now() }: LogFileOptions): LogFile {
  let file: { fd: number; size: number } | null = null
  let failure: { since: number; droppedBytes: number } | null = null

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
    if (file.size > 0 && file.size + chunk.length > maxBytes) {
      close()
      rotate(path, maxFiles)
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
    if (!failure) onNotice(`log file ${path} cannot be written; dropping log lines: ${(error as Error).message}`)
    failure = { since: now(), droppedBytes: (failure?.droppedBytes ?? 0) + bytes }
  }
  return {
    write(chunk) {
      if (failure && now() - failure.since < RETRY_AFTER_MS) {
        failure.droppedBytes += chunk.length
        return
      }
      try {
        append(chunk)
      } catch (error) {
        return fail(error, chunk.length)
      }
      if (failure) onNotice(`log file ${path} is writable again; ${failure.droppedBytes} bytes were dropped`)
      failure = null
    },
  }
}

function rotate(path: string, maxFiles: number): void {
  const names = [path, ...Array.from({ length: maxFiles }, (_, index) => `${path}.${index + 1}`)]
  for (let index = names.length - 1; index > 0; index--) {
    try {
      renameSync(names[index - 1] as string, names[index] as string)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
}
