import { CONTENT_LISTS, type Game, personalizedCategories } from '@herna/contract/content'
import { addOperation } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import { parse } from 'zod/mini'
import type { ContentContext } from '../content-context.ts'
import { readGamesJson } from '../lists/lists.store.ts'
import { readingQuery } from '../lists/reading.ts'
import type { ReadActivity } from './game-activity.ts'
import { categoriesOf } from './activity-lists.ts'

/** The route of [7.33]: requested by browsers only, equal for all players, so it is cached for one minute. */
export function addPersonalisedRoute(app: FastifyInstance, context: ContentContext, readActivity: ReadActivity): void {
  const { database, settings, draftAccess, versionMonitor } = context
  let cachedGames: { key: string; games: readonly Game[] } | null = null
  const gamesOf = async (contentVariant: Parameters<typeof readGamesJson>[1]) => {
    const key = `${versionMonitor.current().version}|${contentVariant.locale}|${contentVariant.status}`
    if (cachedGames?.key === key) return cachedGames.games
    const games = parse(CONTENT_LISTS.games.reply, JSON.parse(await readGamesJson(database.pool, contentVariant)))
    cachedGames = { key, games }
    return games
  }
  const options = {
    summary: 'Popular, trending and recommended games, by what players play [7.33]',
    tags: ['lists'],
    isBearer: 'sometimes',
    query: readingQuery(settings.locales),
  } as const
  addOperation(app, personalizedCategories, options, async ({ query, request, reply }) => {
    const { locale, status } = query
    if (status === 'Draft') draftAccess.require(request, reply)
    // Read by the portal's pages on another origin, without cookies; drafts only by the portal's server.
    if (status === 'Published') reply.header('access-control-allow-origin', '*')
    reply.header('cache-control', status === 'Draft' ? 'private, no-store' : 'public, max-age=60')
    return categoriesOf(await gamesOf({ locale, status }), await readActivity())
  })
}
