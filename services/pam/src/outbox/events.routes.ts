import { setTimeout as pause } from 'node:timers/promises'
import { events, type PamEvent } from '@herna/contract/events'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext, Queryable } from '../foundation/index.ts'
import { type Cursor, cursorForgotten, readCursor, writeCursor } from './cursor.ts'
import { type EventType, isAhead, readFeedEnd, readEvents } from './events.store.ts'

const TYPES: readonly EventType[] = ['balance', 'win', 'player-message', 'session-ended']
const routeOptions = { summary: 'Events in order, each once', tags: ['internal'], isBearer: true, config: { mayTakeLong: true } }

export function addEventRoutes(app: FastifyInstance, { pool }: PamContext): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  addOperation(app, events, routeOptions, async ({ query, request }) => {
    const { after, limit, wait, types } = query
    const startCursor = after === undefined ? await readFeedEnd(pool) : readCursor(after)
    if (after !== undefined && (await isAhead(pool, startCursor))) throw cursorForgotten(409)
    const disconnected = new AbortController()
    request.raw.once('close', () => disconnected.abort())
    const criteria = { after: startCursor, types: typesOf(types), limit, wait }
    const batch = await waitForEvents(pool, criteria, AbortSignal.any([closing.signal, disconnected.signal]))
    return { events: batch.events, cursor: writeCursor(batch.cursor) }
  })
}

function typesOf(requestedTypes: string | undefined): readonly EventType[] {
  if (requestedTypes === undefined) return TYPES
  const names = requestedTypes.split(',')
  const unknownName = names.find((name) => !(TYPES as readonly string[]).includes(name))
  if (unknownName !== undefined) throw badField('types', `expected some of ${TYPES.join(', ')}`)
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
  const deadline = performance.now() + wait
  let cursor = after
  for (;;) {
    const batch = await readEvents(db, cursor, types, limit)
    cursor = batch.cursor
    if (batch.events.length > 0) return { events: batch.events, cursor }
    // Rows of other types may precede: continue without a pause.
    if (!batch.atEnd) continue
    const remaining = deadline - performance.now()
    if (remaining <= 0 || signal.aborted) return { events: [], cursor }
    await pause(Math.min(POLL_MS, remaining), undefined, { signal }).catch(() => {})
  }
}
