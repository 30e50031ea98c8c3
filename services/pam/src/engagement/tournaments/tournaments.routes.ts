import { gateway } from '@herna/contract/player'
import { addOperation, notFound } from '@herna/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { judgeRequest, requireSession } from '../../identity/index.ts'
import { describeLeaderboard, describeTournament } from './describe-tournament.ts'
import { joinTournament } from './join-tournament.ts'
import { findTournament, readStandings, readTournaments } from './tournaments.store.ts'

const tags = ['tournaments']
/** Lines of a leaderboard. */
const MOST = 50

/** Open to guests [6.1]; joining needs a player. */
export function addTournamentRoutes(app: FastifyInstance, context: PamContext): void {
  const { pool, now } = context
  const list = { summary: 'Announced, running, and finished within a week', tags }
  addOperation(app, gateway.tournaments, list, async ({ request }) => {
    const at = now()
    const rows = await readTournaments(pool, await whoAsks(context, request), at)
    return { serverTime: at.toISOString(), tournaments: rows.map((row) => describeTournament(row, at)) }
  })
  const board = { summary: 'How they stand, and the asking player’s own line', tags }
  addOperation(app, gateway.leaderboard, board, async ({ params: { id }, request }) => {
    const playerId = await whoAsks(context, request)
    const tournament = await findTournament(pool, id, playerId)
    if (!tournament) throw notFound('There is no such tournament.')
    const standings = await readStandings(pool, id, MOST, playerId)
    return describeLeaderboard(tournament, standings, { most: MOST, playerId, now: now() })
  })
  const join = { summary: 'Joins; twice is once. Rounds opened from then on count', tags }
  addOperation(app, gateway.joinTournament, join, async ({ params: { id }, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return { tournament: describeTournament(await joinTournament(context, player, id, request.ip), now()) }
  })
}

/** Null: a guest, or somebody whose session is locked. */
async function whoAsks(context: PamContext, request: FastifyRequest): Promise<string | null> {
  const judged = await judgeRequest(context, request, 'gateway')
  return judged?.verdict === 'active' ? judged.session.playerId : null
}
