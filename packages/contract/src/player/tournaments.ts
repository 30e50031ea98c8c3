import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode, slug } from '../content/game.ts'

/** States of a tournament. */
export const TOURNAMENT_STATES = ['announced', 'running', 'finished'] as const
/** One of `TOURNAMENT_STATES`. */
export type TournamentState = (typeof TOURNAMENT_STATES)[number]
/**
 * `best-multiple`: the best win of a round as a multiple of its bet; `ten-best`: the sum of the ten best; `wins`: number of
 * rounds won.
 */
export const TOURNAMENT_SCORINGS = ['best-multiple', 'ten-best', 'wins'] as const

/** A tournament [2.12]. Times ISO UTC, `minBet` and `prizes` (by rank) in cents of play money. */
export const tournament = z.object({
  id: z.uuid(),
  slug,
  title: z.string(),
  description: z.string(),
  scoring: z.enum(TOURNAMENT_SCORINGS),
  state: z.enum(TOURNAMENT_STATES),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Game codes; empty: every game. */
  games: z.array(gameCode),
  minBet: checked(z.int(), z.gte(0)),
  prizes: z.array(checked(z.int(), z.gte(1))),
  players: checked(z.int(), z.gte(0)),
  /** Whether the requesting player joined; false for guests. */
  hasJoined: z.boolean(),
})
/** A tournament [2.12]. */
export type Tournament = z.infer<typeof tournament>
/** Tournaments that are announced, running, or finished within a week; soonest first. */
export const tournamentList = z.object({ serverTime: z.iso.datetime(), tournaments: z.array(tournament) })
/** Tournaments that are announced, running, or finished within a week. */
export type TournamentList = z.infer<typeof tournamentList>

/** A rank of a leaderboard. Points in hundredths; `player` is abbreviated ("Peter K."), `prize` in cents. */
const line = z.object({
  place: checked(z.int(), z.gte(1)),
  player: z.string(),
  points: checked(z.int(), z.gte(0)),
  rounds: checked(z.int(), z.gte(0)),
  prize: z.nullable(z.int()),
})
/** GET /gateway/v1/tournaments/:id/leaderboard. `own` is the line of the requesting player, if they joined. */
export const leaderboard = z.object({
  tournamentId: z.uuid(),
  state: z.enum(TOURNAMENT_STATES),
  updatedAt: z.iso.datetime(),
  lines: z.array(line),
  own: z.nullable(line),
})
/** Leaderboard of a tournament. */
export type Leaderboard = z.infer<typeof leaderboard>
/** POST /gateway/v1/tournaments/:id/join: repeating has no effect. Only rounds opened after joining count. */
export const joined = z.object({ tournament })
