import { type Game, personalizedCategories } from '@herna/contract/content'
import { typed } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ContentContext } from '../content-context.ts'
import { readGamesJson } from '../lists/lists.store.ts'
import { readingQuery } from '../lists/reading.ts'
import { OPEN_OR_WITH_PASS } from '../preview/draft-readers.ts'
import type { ReadActivity } from './game-activity.ts'
import { categoriesOf } from './lists-of-activity.ts'

/** [7.33]: asked for by browsers alone; the same for everybody, so it may be a minute old anywhere. */
export function addPersonalisedRoute(app: FastifyInstance, context: ContentContext, readActivity: ReadActivity): void {
  const { database, settings, draftReaders, watch } = context
  let known: { key: string; games: readonly Game[] } | null = null
  const gamesOf = async (reading: Parameters<typeof readGamesJson>[1]) => {
    const key = `${watch.current().version}|${reading.locale}|${reading.status}`
    if (known?.key === key) return known.games
    const games = JSON.parse(await readGamesJson(database.pool, reading)) as Game[]
    known = { key, games }
    return games
  }
  const schema = {
    summary: 'Popular, trending and recommended games, by what players play [7.33]',
    tags: ['lists'],
    security: OPEN_OR_WITH_PASS,
    querystring: readingQuery(settings.locales),
    response: { 200: personalizedCategories.reply },
  }
  typed(app).get(personalizedCategories.path, { schema }, async (request, reply) => {
    const { locale, status } = request.query
    if (status === 'Draft') draftReaders.admit(request, reply)
    // A portal's page on another origin reads it, without cookies; drafts are for the portal's server.
    if (status === 'Published') reply.header('access-control-allow-origin', '*')
    reply.header('cache-control', status === 'Draft' ? 'private, no-store' : 'public, max-age=60')
    return categoriesOf(await gamesOf({ locale, status }), await readActivity())
  })
}
