import type { TOURNAMENT_SCORINGS } from '@herna/contract/player'

/** A recurring tournament; each occurrence is an edition. */
export interface TournamentDefinition {
  /** Prefix of an edition's slug. */
  slug: string
  title: string
  /** Slovak, shown to players. */
  description: string
  scoring: (typeof TOURNAMENT_SCORINGS)[number]
  /** Daily, or weekly from Monday; days are those of Europe/Bratislava. */
  every: 'day' | 'week'
  /** Eligible games; empty: all. */
  games: readonly string[]
  /** In cents. */
  minBet: number
  /** Prizes in cents, by place. */
  prizes: readonly number[]
  /** Marketing tag of its promotion [3.29] [4.22]. */
  tag: string | null
}
