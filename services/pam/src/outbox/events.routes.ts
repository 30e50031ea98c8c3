import { setTimeout as pause } from 'node:timers/promises'
import { events, type HouseEvent } from '@herna/contract/events'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext, Queryable } from '../foundation/index.ts'
import { type Cursor, readCursor, writeCursor } from './cursor.ts'
import { type EventType, readEnd, readEvents } from './events.store.ts'

const TYPES: readonly EventType[] = ['balance', 'win', 'player-message', 'session-ended']
const about = { summary: 'What happened, in order, each once', tags: ['internal'], isBearer: true, config: { mayTakeLong: true } }

export function addEventRoutes(app: FastifyInstance, { pool }: PamContext): void {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  addOperation(app, events, about, async ({ query, request }) => {
    const { after, limit, wait, types } = query
    const from = after === undefined ? await readEnd(pool) : readCursor(after)
    const gone = new AbortController()
    request.raw.once('close', () => gone.abort())
    const wanted = { after: from, types: typesOf(types), limit, wait }
    const read = await waitForEvents(pool, wanted, AbortSignal.any([closing.signal, gone.signal]))
    return { events: read.events, cursor: writeCursor(read.cursor) }
  })
}

function typesOf(asked: string | undefined): readonly EventType[] {
  if (asked === undefined) return TYPES
  const named = asked.split(',')
  const unknown = named.find((name) => !(TYPES as readonly string[]).includes(name))
  if (unknown !== undefined) throw badField('types', `expected some of ${TYPES.join(', ')}`)
  return named as EventType[]
}

/** Between two looks while nothing happens. Two small readings of an index a look: cheaper than a notification within every bet. */
const LOOK_EVERY = 100

interface Wanted {
  after: Cursor
  types: readonly EventType[]
  limit: number
  /** Milliseconds to wait for the first event. */
  wait: number
}

/** At once when there is something; else as soon as there is, or empty when the time is over. `signal`: nobody waits any more. */
async function waitForEvents(
  db: Queryable,
  { after, types, limit, wait }: Wanted,
  signal: AbortSignal,
): Promise<{ events: HouseEvent[]; cursor: Cursor }> {
  const until = performance.now() + wait
  let cursor = after
  for (;;) {
    const read = await readEvents(db, cursor, types, limit)
    cursor = read.cursor
    if (read.events.length > 0) return { events: read.events, cursor }
    // Much may lie there that nobody asked for: go on through it without a pause.
    if (!read.atEnd) continue
    const left = until - performance.now()
    if (left <= 0 || signal.aborted) return { events: [], cursor }
    await pause(Math.min(LOOK_EVERY, left), undefined, { signal }).catch(() => {})
  }
}
