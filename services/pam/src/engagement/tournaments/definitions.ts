import type { TOURNAMENT_SCORINGS } from '@herna/contract/player'

/** A tournament that comes again and again; each coming is an edition. */
export interface TournamentDefinition {
  /** Part of an edition's address. */
  slug: string
  title: string
  /** Slovak, for players. */
  description: string
  scoring: (typeof TOURNAMENT_SCORINGS)[number]
  /** Each day, or each week from Monday; days are Bratislava's. */
  every: 'day' | 'week'
  /** Empty: every game. */
  games: readonly string[]
  /** Cents. */
  minBet: number
  /** Cents by place. */
  prizes: readonly number[]
  /** Of the promotion that tells of it [3.29] [4.22]. */
  tag: string | null
}
