import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode, slug } from '../content/game.ts'

export const TOURNAMENT_STATES = ['announced', 'running', 'finished'] as const
export type TournamentState = (typeof TOURNAMENT_STATES)[number]
/** `best-multiple`: the best win of a round as a multiple of its stake; `ten-best`: the ten best together; `wins`: rounds won. */
export const TOURNAMENT_SCORINGS = ['best-multiple', 'ten-best', 'wins'] as const

/** GET /gateway/tournaments: announced, running, and finished within a week; soonest first. Prizes are play money, in cents, by place. */
export const tournament = z.object({
  id: z.uuid(),
  slug,
  title: z.string(),
  description: z.string(),
  scoring: z.enum(TOURNAMENT_SCORINGS),
  state: z.enum(TOURNAMENT_STATES),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Empty: every game. */
  games: z.array(gameCode),
  minBet: checked(z.int(), z.gte(0)),
  prizes: z.array(checked(z.int(), z.gte(1))),
  players: checked(z.int(), z.gte(0)),
  /** Of the player who asks; false for guests. */
  hasJoined: z.boolean(),
})
export type Tournament = z.infer<typeof tournament>
export const tournamentList = z.object({ serverTime: z.iso.datetime(), tournaments: z.array(tournament) })
export type TournamentList = z.infer<typeof tournamentList>

/** GET /gateway/tournaments/:id/leaderboard. Points in hundredths; players shortened ("Peter K."). `own` is the asking player's line, if they joined. */
const line = z.object({
  place: checked(z.int(), z.gte(1)),
  player: z.string(),
  points: checked(z.int(), z.gte(0)),
  rounds: checked(z.int(), z.gte(0)),
  prize: z.nullable(z.int()),
})
export const leaderboard = z.object({
  tournamentId: z.uuid(),
  state: z.enum(TOURNAMENT_STATES),
  updatedAt: z.iso.datetime(),
  lines: z.array(line),
  own: z.nullable(line),
})
export type Leaderboard = z.infer<typeof leaderboard>
/** POST /gateway/tournaments/:id/join: joining twice is joining. Only rounds after joining count. */
export const joined = z.object({ tournament })
