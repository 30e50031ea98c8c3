import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { z } from 'zod'
import type { Queryable } from '../context.ts'
import { parseJson } from './parse-json.ts'

/** Lost connections are replaced this often. */
const RETRY_MS = 2_000

/** What changed, as nodes notify each other (NOTIFY): conversations are read from the database, typing is only passed on. */
const change = z.discriminatedUnion('type', [
  z.object({ type: z.literal('conversation'), id: z.uuid(), isQueueChanged: z.boolean() }),
  z.object({
    type: z.literal('typing'),
    id: z.uuid(),
    /** The operator who types; null: the customer. */
    operator: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  }),
  /** Chat sessions of a conversation ended: sockets check theirs. */
  z.object({ type: z.literal('sessions'), id: z.uuid() }),
  z.object({ type: z.literal('operators') }),
  /** An operator came or left. */
  z.object({ type: z.literal('presence') }),
  z.object({ type: z.literal('answers') }),
])
/** What changed. */
export type ChatChange = z.infer<typeof change>

/** Tells all nodes, in a transaction at its commit. */
export const publishChange = async (db: Queryable, published: ChatChange): Promise<void> =>
  void (await db.query(`SELECT pg_notify('herna_chat', $1)`, [JSON.stringify(published)]))

interface ChangeListener {
  changed(change: ChatChange): void
  /** Changes may have been missed: the connection was lost for a while. */
  missed(): void
}

export interface ChangeFeed {
  readonly isListening: boolean
  close(): void
}

/** Listens to the changes of all nodes on a connection of its own, which is replaced when it is lost (F11). */
export function followChanges(pool: pg.Pool, log: FastifyBaseLogger, { changed, missed }: ChangeListener): ChangeFeed {
  let client: pg.PoolClient | null = null
  let isClosed = false
  let isConnecting = false
  let hasListened = false

  const release = (lostClient: pg.PoolClient) => {
    if (client !== lostClient) return
    client = null
    lostClient.release(true)
  }
  const listen = async () => {
    const newClient = await pool.connect()
    if (isClosed) return newClient.release()
    client = newClient
    newClient.on('notification', ({ payload }) => {
      const parsed = change.safeParse(parseJson(payload))
      if (parsed.success) changed(parsed.data)
    })
    newClient.on('error', () => release(newClient))
    newClient.on('end', () => release(newClient))
    await newClient.query('LISTEN herna_chat').catch((error: unknown) => {
      release(newClient)
      throw error
    })
    if (hasListened) missed()
    hasListened = true
  }
  const ensureListening = () => {
    if (client || isConnecting || isClosed) return
    isConnecting = true
    listen()
      .catch((error: unknown) => log.warn({ err: error }, 'listening for chat changes failed'))
      .finally(() => {
        isConnecting = false
      })
  }
  ensureListening()
  const timer = setInterval(ensureListening, RETRY_MS)
  timer.unref()
  return {
    get isListening() {
      return client !== null
    },
    close() {
      isClosed = true
      clearInterval(timer)
      if (client) release(client)
    },
  }
}
