import type { ContentVersion } from '@herna/contract/content'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { readVersion } from './version.store.ts'

export interface VersionWatch {
  current(): ContentVersion
  /** Asks the database at once; after one's own write. */
  refresh(): Promise<ContentVersion>
  /** Resolves when the version is another than `known`, or after the wait. */
  changedFrom(known: string, milliseconds: number): Promise<ContentVersion>
  onChange(listener: (version: ContentVersion) => void): void
  close(): void
}

/** Hears of changes by NOTIFY within milliseconds; the look every two seconds is for a lost connection. */
const LOOK_EVERY = 2_000

export async function watchVersion(pool: pg.Pool, log: FastifyBaseLogger): Promise<VersionWatch> {
  let current = await readVersion(pool)
  let closed = false
  let ear: pg.PoolClient | null = null
  const listeners = new Set<(version: ContentVersion) => void>()

  const refresh = async () => {
    const read = await readVersion(pool)
    if (read.version !== current.version) {
      current = read
      for (const listener of listeners) listener(read)
    }
    return current
  }
  const look = () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'content version could not be read'))
  /** Gives the listening connection back, once, however often it fails. */
  const stopListening = (client: pg.PoolClient) => {
    if (ear !== client) return
    ear = null
    client.release(true)
  }
  const listen = async () => {
    if (ear || closed) return
    const client = await pool.connect()
    if (ear || closed) return client.release()
    ear = client
    client.on('notification', look)
    client.on('error', () => stopListening(client))
    await client.query('LISTEN herna_content').catch((error: unknown) => {
      stopListening(client)
      throw error
    })
  }
  const listenAgain = () => void listen().catch((error: unknown) => log.warn({ err: error }, 'cannot listen for content changes'))

  listenAgain()
  const timer = setInterval(() => {
    listenAgain()
    look()
  }, LOOK_EVERY)

  return {
    current: () => current,
    refresh,
    onChange: (listener) => void listeners.add(listener),
    changedFrom: (known, milliseconds) => waitForChange(listeners, () => current, known, milliseconds),
    close: () => {
      closed = true
      clearInterval(timer)
      if (ear) stopListening(ear)
      for (const listener of listeners) listener(current)
      listeners.clear()
    },
  }
}

function waitForChange(
  listeners: Set<(version: ContentVersion) => void>,
  current: () => ContentVersion,
  known: string,
  milliseconds: number,
): Promise<ContentVersion> {
  if (current().version !== known) return Promise.resolve(current())
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer)
      listeners.delete(settle)
      resolve(current())
    }
    const timer = setTimeout(settle, milliseconds)
    listeners.add(settle)
  })
}
