import { gateway, type Leaderboard, type Tournament, type TournamentState } from '@herna/contract/player'
import { addOperation, inTransaction, notFound } from '@herna/service-kit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PamContext } from '../../foundation/index.ts'
import { sessionOfRequest, isErased, type Player, requireSession, writeAudit } from '../../identity/index.ts'
import { findTournament, type Ranked, readStandings, readTournaments, type TournamentRow } from './tournaments.store.ts'
import { refuse } from '../../http/index.ts'
import { playBlock, registerAllows } from '../../protection/index.ts'

const tags = ['tournaments']
/** Maximum lines of a leaderboard. */
const MAX_LINES = 50

/** Readable by guests [6.1]; joining requires a player. */
export function addTournamentRoutes(app: FastifyInstance, context: PamContext): void {
  const { pool, now } = context
  const list = { summary: 'Announced, running, and finished within a week', tags }
  addOperation(app, gateway.tournaments, list, async ({ request }) => {
    const currentTime = now()
    const rows = await readTournaments(pool, await requestingPlayerId(context, request), currentTime)
    return { serverTime: currentTime.toISOString(), tournaments: rows.map((row) => describeTournament(row, currentTime)) }
  })
  const board = { summary: 'The leaderboard, and the requesting player’s own line', tags }
  addOperation(app, gateway.leaderboard, board, async ({ params: { id }, request }) => {
    const playerId = await requestingPlayerId(context, request)
    const tournament = await findTournament(pool, id, playerId)
    if (!tournament) throw notFound('There is no such tournament.')
    const standings = await readStandings(pool, id, MAX_LINES, playerId)
    return describeLeaderboard(tournament, standings, { most: MAX_LINES, playerId, now: now() })
  })
  const join = { summary: 'Joins; idempotent. Rounds opened from then on count', tags }
  addOperation(app, gateway.joinTournament, join, async ({ params: { id }, request }) => {
    const { player } = await requireSession(context, request, 'gateway')
    return { tournament: describeTournament(await joinTournament(context, player, id, request.ip), now()) }
  })
}

/** Null: a guest or a locked session. */
async function requestingPlayerId(context: PamContext, request: FastifyRequest): Promise<string | null> {
  const requestSession = await sessionOfRequest(context, request, 'gateway')
  return requestSession?.status === 'active' ? requestSession.session.playerId : null
}

function stateOf({ startsAt, endsAt }: TournamentRow, now: Date): TournamentState {
  if (now < startsAt) return 'announced'
  return now < endsAt ? 'running' : 'finished'
}

function describeTournament(row: TournamentRow, now: Date): Tournament {
  const { tag: _, startsAt, endsAt, ...fields } = row
  return { ...fields, state: stateOf(row, now), startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
}

/** "Peter K.": full names are never shown. */
const shortened = ({ firstName, lastName }: Ranked) => `${firstName} ${[...lastName][0] ?? ''}.`

const lineOf = (ranked: Ranked): Leaderboard['lines'][number] => ({
  place: ranked.place,
  player: shortened(ranked),
  points: ranked.points,
  rounds: ranked.rounds,
  prize: ranked.prize,
})

function describeLeaderboard(
  tournament: TournamentRow,
  standings: readonly Ranked[],
  { most, playerId, now }: { most: number; playerId: string | null; now: Date },
): Leaderboard {
  const ownStanding = standings.find((standing) => standing.playerId === playerId)
  return {
    tournamentId: tournament.id,
    state: stateOf(tournament, now),
    updatedAt: now.toISOString(),
    lines: standings.filter(({ place }) => place <= most).map(lineOf),
    own: ownStanding ? lineOf(ownStanding) : null,
  }
}

/** Joins a tournament (idempotent; scores stay). Players who may not play may not join (M12). */
const joinTournament = (context: PamContext, player: Player, id: string, address: string): Promise<TournamentRow> =>
  inTransaction(context.pool, async (db) => {
    const now = context.now()
    const tournament = await findTournament(db, id, player.id)
    if (!tournament) throw notFound('There is no such tournament.')
    if (tournament.hasJoined) return tournament
    if (tournament.endsAt <= now) throw refuse(409, 'tournament-over', 'The tournament is over.')
    const mayPlay = (await playBlock(db, player.id, now)) === null && (await registerAllows(context, player))
    if (!mayPlay || (await isErased(db, player.id)))
      throw refuse(
        403,
        'player-blocked',
        'A player who may not play cannot join a tournament. The account page shows until when.',
      )
    await db.query(
      'INSERT INTO pam.tournament_entries (tournament_id, player_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, player.id, now],
    )
    // The player gets the tag of its promotion [4.22].
    if (tournament.tag !== null)
      await db.query(
        'UPDATE pam.players SET marketing_tags = array_append(marketing_tags, $2) WHERE id = $1 AND $2 <> ALL (marketing_tags)',
        [player.id, tournament.tag],
      )
    const details = { tournament: tournament.slug }
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'tournament-joined', details, address })
    return (await findTournament(db, id, player.id)) ?? tournament
  })
