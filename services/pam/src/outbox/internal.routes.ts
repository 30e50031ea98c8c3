import { events, notificationSession } from '@herna/contract/events'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../pam-context.ts'
import { addGameActivityRoute } from '../engagement/personalised/index.ts'
import { admitServices } from '../http/admit-services.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type EventType, readEnd } from './events.store.ts'
import { notificationSessionOf } from '../identity/sessions/notification-session.ts'
import { keepEventsADay } from './sweep-events.ts'
import { waitForEvents } from './wait-for-events.ts'

const TYPES: readonly EventType[] = ['balance', 'win', 'player-message', 'session-ended']
const tags = ['internal']

export function addInternal(app: FastifyInstance, context: PamContext, secret: string): void {
  const { pool } = context
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  keepEventsADay(app, context)
  app.register(async (door) => {
    admitServices(door, secret)
    const feed = { summary: 'What happened, in order, each once', tags, isBearer: true, config: { mayTakeLong: true } }
    addOperation(door, events, feed, async ({ query, request }) => {
      const { after, limit, wait, types } = query
      const from = after === undefined ? await readEnd(pool) : readCursor(after)
      const gone = new AbortController()
      request.raw.once('close', () => gone.abort())
      const wanted = { after: from, types: typesOf(types), limit, wait }
      const read = await waitForEvents(pool, wanted, AbortSignal.any([closing.signal, gone.signal]))
      return { events: read.events, cursor: writeCursor(read.cursor) }
    })
    addOperation(door, notificationSession, { summary: 'Whose notification token this is', tags, isBearer: true }, ({ body }) =>
      notificationSessionOf(context, body.token),
    )
    addGameActivityRoute(door, context)
  })
}

function typesOf(asked: string | undefined): readonly EventType[] {
  if (asked === undefined) return TYPES
  const named = asked.split(',')
  const unknown = named.find((name) => !(TYPES as readonly string[]).includes(name))
  if (unknown !== undefined) throw badField('types', `expected some of ${TYPES.join(', ')}`)
  return named as EventType[]
}
