import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { isComplete, readSnapshot } from './snapshot.ts'
import type { SnapshotFile } from './snapshot-file.ts'

/**
 * The published content in memory, updated by watching the version. States: none yet (with the reason), current, stale (the content
 * service fails and the last snapshot is still served).
 */
export interface PublishedContent {
  current(): ContentSnapshot | null
  /** Why there is no content yet or why it is stale; null while current. */
  lastError(): Error | null
  /** Called with every new snapshot. */
  onChange(listener: (snapshot: ContentSnapshot) => void): void
  close(): Promise<void>
}

interface PublishedContentOptions {
  client: ContentClient
  locale: string
  file: SnapshotFile
  log: Logger
  /** Milliseconds between version checks when the service fails or does not support long polling. */
  pause?: number
}

const PAUSE = 2_000

export function createPublishedContent({ client, locale, file, log, pause = PAUSE }: PublishedContentOptions): PublishedContent {
  const closing = new AbortController()
  const listeners: ((snapshot: ContentSnapshot) => void)[] = []
  let current = file.read()
  let isFromDisk = current !== null
  let lastError: Error | null = null

  const replaceSnapshot = (snapshot: ContentSnapshot) => {
    current = snapshot
    isFromDisk = false
    for (const listener of listeners) listener(snapshot)
    try {
      file.write(snapshot)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'content snapshot could not be stored on disk')
    }
    if (!isComplete(snapshot))
      log.warn({ event: 'content', version: snapshot.version }, 'optional content lists failed; reading them again')
    log.info({ event: 'content', version: snapshot.version, games: snapshot.games.length }, 'content is up to date')
  }

  const checkVersion = async () => {
    const startedAt = performance.now()
    const { version } = await client.version(
      isFromDisk || lastError || !current || !isComplete(current) ? null : current.version,
      closing.signal,
    )
    const isSame = current?.version === version && !isFromDisk
    const next = isSame ? current : await readSnapshot(client, 'Published', locale, current)
    if (next && (isFromDisk || next.version !== current?.version)) replaceSnapshot(next)
    const isSnapshotComplete = current !== null && isComplete(current)
    if (lastError) log.info({ event: 'content', version }, 'content service is available again')
    lastError = null
    const hasWaited = performance.now() - startedAt > pause / 2
    if ((isSame || !isSnapshotComplete) && !hasWaited) await wait(pause, undefined, { signal: closing.signal })
  }

  const watch = async () => {
    while (!closing.signal.aborted) {
      try {
        await checkVersion()
      } catch (error) {
        if (closing.signal.aborted) break
        if (lastError?.message !== (error as Error).message)
          log.error(
            { reason: (error as Error).message, stale: current !== null },
            current ? 'content could not be read; serving the last snapshot' : 'content could not be read; no snapshot to serve',
          )
        lastError = error as Error
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  const watching = watch()

  return {
    current: () => current,
    lastError: () => lastError,
    onChange: (listener) => listeners.push(listener),
    close: async () => {
      closing.abort()
      await watching
    },
  }
}
