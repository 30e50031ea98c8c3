import type { ContentVersion } from '@herna/contract/content'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { readVersion } from './version.store.ts'

/** The current content version, and changes of it. */
export interface VersionMonitor {
  current(): ContentVersion
  /** Reads the version immediately; call it after a write. */
  refresh(): Promise<ContentVersion>
  /** Resolves when the version differs from `known`, or after the wait. */
  changedFrom(knownVersion: string, milliseconds: number): Promise<ContentVersion>
  onChange(listener: (version: ContentVersion) => void): void
  close(): void
}

/** Changes arrive by NOTIFY within milliseconds; polling covers a lost connection. */
const POLL_MS = 2_000

export async function monitorVersion(pool: pg.Pool, log: FastifyBaseLogger): Promise<VersionMonitor> {
  let current = await readVersion(pool)
  let isClosed = false
  let listeningClient: pg.PoolClient | null = null
  const listeners = new Set<(version: ContentVersion) => void>()

  const refresh = async () => {
    const latestVersion = await readVersion(pool)
    if (latestVersion.version !== current.version) {
      current = latestVersion
      for (const listener of listeners) listener(latestVersion)
    }
    return current
  }
  const poll = () => void refresh().catch((error: unknown) => log.warn({ err: error }, 'reading the content version failed'))
  /** Releases the listening connection once, however often it fails. */
  const stopListening = (client: pg.PoolClient) => {
    if (listeningClient !== client) return
    listeningClient = null
    client.release(true)
  }
  const listen = async () => {
    if (listeningClient || isClosed) return
    const client = await pool.connect()
    if (listeningClient || isClosed) return client.release()
    listeningClient = client
    client.on('notification', poll)
    client.on('error', () => stopListening(client))
    await client.query('LISTEN herna_content').catch((error: unknown) => {
      stopListening(client)
      throw error
    })
  }
  const ensureListening = () =>
    void listen().catch((error: unknown) => log.warn({ err: error }, 'listening for content changes failed; polling instead'))

  ensureListening()
  const timer = setInterval(() => {
    ensureListening()
    poll()
  }, POLL_MS)

  return {
    current: () => current,
    refresh,
    onChange: (listener) => void listeners.add(listener),
    changedFrom: (knownVersion, milliseconds) => waitForChange(listeners, () => current, knownVersion, milliseconds),
    close: () => {
      isClosed = true
      clearInterval(timer)
      if (listeningClient) stopListening(listeningClient)
      for (const listener of listeners) listener(current)
      listeners.clear()
    },
  }
}

function waitForChange(
  listeners: Set<(version: ContentVersion) => void>,
  current: () => ContentVersion,
  knownVersion: string,
  milliseconds: number,
): Promise<ContentVersion> {
  if (current().version !== knownVersion) return Promise.resolve(current())
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
