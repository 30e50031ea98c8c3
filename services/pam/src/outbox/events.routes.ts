import { events } from '@herna/contract/events'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../foundation/index.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type EventType, readEnd } from './events.store.ts'
import { waitForEvents } from './wait-for-events.ts'

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
