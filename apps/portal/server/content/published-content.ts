import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import type { ContentClient } from './content-client.ts'
import { isComplete, readSnapshot } from './snapshot.ts'
import type { SnapshotFile } from './snapshot-file.ts'

/**
 * The published content the portal holds, kept up to date by watching the version. States: nothing yet (with the reason why),
 * current, stale (the content service is away; what was good last stays served).
 */
export interface PublishedContent {
  current(): ContentSnapshot | null
  /** Why there is none yet, or why it is stale. */
  trouble(): Error | null
  /** Called with every new snapshot. */
  onChange(listener: (snapshot: ContentSnapshot) => void): void
  close(): Promise<void>
}

interface Keeping {
  client: ContentClient
  locale: string
  file: SnapshotFile
  log: Logger
  /** Milliseconds between looks when the service is away, or does not offer to wait for a change. */
  pause?: number
}

const PAUSE = 2_000

export function keepPublishedContent({ client, locale, file, log, pause = PAUSE }: Keeping): PublishedContent {
  const closing = new AbortController()
  const listeners: ((snapshot: ContentSnapshot) => void)[] = []
  let held = file.read()
  let isFromDisk = held !== null
  let trouble: Error | null = null

  const swap = (snapshot: ContentSnapshot) => {
    held = snapshot
    isFromDisk = false
    for (const listener of listeners) listener(snapshot)
    try {
      file.write(snapshot)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the content snapshot could not be kept on disk')
    }
    if (!isComplete(snapshot))
      log.warn({ event: 'content', version: snapshot.version }, 'optional content lists failed; reading them again')
    log.info({ event: 'content', version: snapshot.version, games: snapshot.games.length }, 'content is current')
  }

  const look = async () => {
    const begun = performance.now()
    const { version } = await client.version(
      isFromDisk || trouble || !held || !isComplete(held) ? null : held.version,
      closing.signal,
    )
    const isSame = held?.version === version && !isFromDisk
    const next = isSame ? held : await readSnapshot(client, 'Published', locale, held)
    if (next && (isFromDisk || next.version !== held?.version)) swap(next)
    const isWhole = held !== null && isComplete(held)
    if (trouble) log.info({ event: 'content', version }, 'the content service is back')
    trouble = null
    const hasWaited = performance.now() - begun > pause / 2
    if ((isSame || !isWhole) && !hasWaited) await wait(pause, undefined, { signal: closing.signal })
  }

  const keep = async () => {
    while (!closing.signal.aborted) {
      try {
        await look()
      } catch (error) {
        if (closing.signal.aborted) break
        if (trouble?.message !== (error as Error).message)
          log.error({ reason: (error as Error).message, stale: held !== null }, held ? 'serving stale content' : 'no content yet')
        trouble = error as Error
        await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }
  const kept = keep()

  return {
    current: () => held,
    trouble: () => trouble,
    onChange: (listener) => listeners.push(listener),
    close: async () => {
      closing.abort()
      await kept
    },
  }
}
