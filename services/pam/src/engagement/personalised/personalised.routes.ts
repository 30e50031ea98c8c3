import { gateway } from '@herna/contract/player'
import { addOperation, ProblemError } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { addDays, dayOf, type PamContext } from '../../foundation/index.ts'
import { readFavourites } from '../favourites/index.ts'
import { playBlock } from '../../protection/index.ts'
import { requireSession } from '../../identity/index.ts'
import { readPlayedByOthers, readPlayedSince } from './play-days.ts'
import { recommend, recommendByOthers, type Taste } from './recommend.ts'

/** How long a reply may be cached [3.43]; a minute when the game data was missing. */
const CACHE_MS = 15 * 60_000
const FALLBACK_CACHE_MS = 60_000
const WINDOW_DAYS = 30

/** Personalised games [7.35]. A player who may not play gets none: no marketing to excluded players (GLI-19 A.3.8). */
export function addPersonalisedRoutes(app: FastifyInstance, context: PamContext): void {
  const { pool, games, now } = context
  const routeOptions = { summary: 'Games recommended to the player [7.35]', tags: ['personalised games'] }
  addOperation(app, gateway.personalizedGames, routeOptions, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const field = 'customer_ids.userId'
    if (body.customer_ids.userId !== player.id)
      throw new ProblemError(403, 'These are another player’s games.', [{ field, message: 'expected the player’s own id' }])
    if ((await playBlock(pool, player.id, now())) !== null) return { recommendations: [], duration: CACHE_MS }
    const playerTaste = await readTaste(context, player.id)
    const catalogue = await games.all()
    return catalogue
      ? { recommendations: recommend(catalogue, playerTaste), duration: CACHE_MS }
      : { recommendations: recommendByOthers(playerTaste), duration: FALLBACK_CACHE_MS }
  })
}

async function readTaste({ pool, now }: PamContext, playerId: string): Promise<Taste> {
  const firstDay = addDays(dayOf(now()), -WINDOW_DAYS)
  const [played, favourites, playedByOthers] = await Promise.all([
    readPlayedSince(pool, playerId, firstDay),
    readFavourites(pool, playerId),
    readPlayedByOthers(pool, playerId, firstDay),
  ])
  return { played, favourites, others: playedByOthers }
}
