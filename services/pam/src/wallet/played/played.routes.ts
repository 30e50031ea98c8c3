import { type GameResults, gateway } from '@herna/contract/player'
import { addOperation, badField } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { requireSession } from '../../identity/index.ts'
import { readPlayedGames, readResults, readResultsBefore, type Span } from './played.store.ts'

const tags = ['played games']

export function addPlayedRoutes(app: FastifyInstance, context: PamContext): void {
  const { pool, games } = context
  const playerGamesOptions = {
    summary: 'Games played between the dates, most rounds first; default: the last month [7.24] [9.6]',
    tags,
  }
  addOperation(app, gateway.playerGames, playerGamesOptions, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const span = spanOf(context, { from: body.startDate, until: body.endDate, field: 'startDate' })
    const rows = await readPlayedGames(pool, player.id, span, body.minimumGameRoundCount)
    return { results: rows.map((row) => ({ ...row, lastPlayedAt: row.lastPlayedAt.toISOString() })) }
  })
  const gameResultsOptions = { summary: 'Results of rounds, newest first; default: the last month [7.25]', tags }
  addOperation(app, gateway.gameResults, gameResultsOptions, async ({ body, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    const span = spanOf(context, { from: body.startDatetime, until: body.endDatetime, field: 'startDatetime' })
    const page = { ...body, withoutExits: body.filterOutParameters.includes('EXITGAME') }
    const inSpan = await readResults(pool, player.id, span, page)
    const isNearestWanted = body.nearestGames && body.page === 1 && inSpan.length === 0
    const rows = isNearestWanted ? await readResultsBefore(pool, player.id, span.from, page) : inSpan
    const catalogue = await games.all()
    const fields = new Set<string>(body.fields)
    return {
      results: rows.map(({ code, closedAt, win }) => {
        const game = catalogue?.get(code)
        const result = { code, datetime: closedAt.toISOString(), gameName: game?.name ?? null, gameType: game?.type ?? null, win }
        return Object.fromEntries(Object.entries(result).filter(([field]) => fields.has(field))) as GameResults['results'][number]
      }),
    }
  })
}

function spanOf({ now }: PamContext, dates: { from: string | undefined; until: string | undefined; field: string }): Span {
  const until = dates.until === undefined ? now() : new Date(dates.until)
  const from = dates.from === undefined ? monthEarlier(until) : new Date(dates.from)
  if (from > until) throw badField(dates.field, 'expected a moment before the end')
  return { from, until }
}

/** The same time a month earlier, or on that month's last day [7.24] [7.25] [9.6]. */
function monthEarlier(at: Date): Date {
  const earlier = new Date(at)
  earlier.setUTCDate(0)
  if (at.getUTCDate() < earlier.getUTCDate()) earlier.setUTCDate(at.getUTCDate())
  return earlier
}
