import { crashTableState } from '@herna/contract/games'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { offeredGame } from '../rounds/start-round.ts'
import { requireSameOrigin } from '../same-origin.ts'
import { requireSession } from '../sessions/require-session.ts'
import { ownerOf, readSession } from '../sessions/sessions.store.ts'
import { rateLimitKey, tokenOf } from '../sessions/token.ts'
import { CrashTables } from './crash-tables.ts'
import { tableFor } from './table-state.ts'

/** GET /api/crash-table: the shared round of the session's game, as a long poll. */
export function addCrashTableRoutes(app: FastifyInstance, context: GameHostContext): void {
  const { pool, settings, now, roundClock } = context
  const tables = new CrashTables(context)
  // Before the server waits for its requests to end.
  app.addHook('preClose', async () => tables.close())
  const options = {
    summary: 'The shared round of a crash game',
    tags: ['play'],
    onRequest: requireSameOrigin(settings.origin),
    config: {
      mayTakeLong: true,
      rateLimit: { max: settings.roundsPerMinute, timeWindow: 60_000, keyGenerator: rateLimitKey },
    },
  }
  addOperation(app, crashTableState, options, async ({ query, request, reply }) => {
    reply.header('cache-control', 'no-store')
    const session = requireSession(await readSession(pool, tokenOf(request), now()))
    const { engine } = offeredGame(context, session)
    if (engine.kind !== 'crash') throw notFound('The game has no shared rounds.')
    const snapshot = await tables.next(engine, session.mode === 'real', { seen: query.seen, wait: query.wait })
    return tableFor(ownerOf(session), snapshot, roundClock.now())
  })
}
