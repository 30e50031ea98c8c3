import { setTimeout as pause } from 'node:timers/promises'
import { events, type PamEvent } from '@herna/contract/events'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext, Queryable } from '../foundation/index.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { type EventType, readFeedEnd, readEvents } from './events.store.ts'

const TYPES: readonly EventType[] = ['balance', 'win', 'player-message', 'session-ended']
const about = { summary: 'Events in order, each once', tags: ['internal'], isBearer: true, config: { mayTakeLong: true } }

export function addEventRoutes(app: FastifyInstance, { pool }: PamContext): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  addOperation(app, events, about, async ({ query, request }) => {
    const { after, limit, wait, types } = query
    const from = after === undefined ? await readFeedEnd(pool) : readCursor(after)
    const disconnected = new AbortController()
    request.raw.once('close', () => disconnected.abort())
    const criteria = { after: from, types: typesOf(types), limit, wait }
    const read = await waitForEvents(pool, criteria, AbortSignal.any([closing.signal, disconnected.signal]))
    return { events: read.events, cursor: writeCursor(read.cursor) }
  })
}

function typesOf(requestedTypes: string | undefined): readonly EventType[] {
  if (requestedTypes === undefined) return TYPES
  const names = requestedTypes.split(',')
  const unknown = names.find((name) => !(TYPES as readonly string[]).includes(name))
  if (unknown !== undefined) throw badField('types', `expected some of ${TYPES.join(', ')}`)
  return names as EventType[]
}

/** Poll interval in ms. Two small index reads per poll are cheaper than a notification within every bet. */
const POLL_MS = 100

interface EventCriteria {
  after: Cursor
  types: readonly EventType[]
  limit: number
  /** Milliseconds to wait for the first event. */
  wait: number
}

/** Long poll: returns as soon as there are events, or empty when `wait` is over or `signal` aborts. */
async function waitForEvents(
  db: Queryable,
  { after, types, limit, wait }: EventCriteria,
  signal: AbortSignal,
): Promise<{ events: PamEvent[]; cursor: Cursor }> {
  const until = performance.now() + wait
  let cursor = after
  for (;;) {
    const read = await readEvents(db, cursor, types, limit)
    cursor = read.cursor
    if (read.events.length > 0) return { events: read.events, cursor }
    // Rows of other types may precede: continue without a pause.
    if (!read.atEnd) continue
    const remaining = until - performance.now()
    if (remaining <= 0 || signal.aborted) return { events: [], cursor }
    await pause(Math.min(POLL_MS, remaining), undefined, { signal }).catch(() => {})
  }
}
