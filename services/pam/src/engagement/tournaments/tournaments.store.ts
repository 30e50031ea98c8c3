import type { Tournament } from '@herna/contract/player'
import type { Queryable } from '../../foundation/index.ts'

export interface TournamentRow {
  id: string
  slug: string
  title: string
  description: string
  scoring: Tournament['scoring']
  startsAt: Date
  endsAt: Date
  games: string[]
  minBet: number
  prizes: number[]
  tag: string | null
  players: number
  hasJoined: boolean
}

const COLUMNS = `t.id, t.slug, t.title, t.description, t.scoring, t.starts_at AS "startsAt", t.ends_at AS "endsAt", t.games, t.min_bet::float8 AS "minBet",
  t.prizes::float8[] AS prizes, t.tag, (SELECT count(*)::int FROM pam.tournament_entries e WHERE e.tournament_id = t.id) AS players,
  EXISTS (SELECT 1 FROM pam.tournament_entries e WHERE e.tournament_id = t.id AND e.player_id = $1) AS "hasJoined"`
const WEEK = 7 * 86_400_000

/** Announced, running, and finished within a week; soonest first. */
export async function readTournaments(db: Queryable, playerId: string | null, now: Date): Promise<TournamentRow[]> {
  const { rows } = await db.query<TournamentRow>(
    `SELECT ${COLUMNS} FROM pam.tournaments t WHERE t.ends_at > $2 ORDER BY t.starts_at, t.slug`,
    [playerId, new Date(now.getTime() - WEEK)],
  )
  return rows
}

export async function findTournament(db: Queryable, id: string, playerId: string | null): Promise<TournamentRow | null> {
  const { rows } = await db.query<TournamentRow>(`SELECT ${COLUMNS} FROM pam.tournaments t WHERE t.id = $2`, [playerId, id])
  return rows[0] ?? null
}

export interface Ranked {
  playerId: string
  place: number
  firstName: string
  lastName: string
  points: number
  rounds: number
  prize: number | null
}

/** Ranking: points, then who reached them first. Prizes require points. */
const RANKED = `
  SELECT e.player_id AS "playerId", p.first_name AS "firstName", p.last_name AS "lastName", e.points::float8 AS points, e.rounds,
    (row_number() OVER standing)::int AS place,
    (CASE WHEN e.points > 0 THEN t.prizes[row_number() OVER standing] END)::float8 AS prize
  FROM pam.tournament_entries e JOIN pam.tournaments t ON t.id = e.tournament_id JOIN pam.players p ON p.id = e.player_id
  WHERE e.tournament_id = $1 WINDOW standing AS (ORDER BY e.points DESC, e.scored_at NULLS LAST, e.joined_at, e.player_id)`

/** The first `maxPlaces` places, and the line of one player at any place. */
export async function readStandings(db: Queryable, id: string, maxPlaces: number, playerId: string | null): Promise<Ranked[]> {
  const { rows } = await db.query<Ranked>(
    `SELECT * FROM (${RANKED}) ranked WHERE place <= $2 OR "playerId" = $3 ORDER BY place`,
    [id, maxPlaces, playerId],
  )
  return rows
}
