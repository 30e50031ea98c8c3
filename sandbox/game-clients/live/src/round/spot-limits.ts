import type { LiveDefinition, LiveSpotLimit, Stake } from '@herna/contract/games'

/** What the table takes on a spot in one round; undefined: only the limits of the whole round apply. */
const limitOfSpot = ({ spotLimits }: LiveDefinition, spot: string): LiveSpotLimit | undefined =>
  spotLimits.find(({ spots }) => spots.includes(spot))

/** The limit of the first spot on which more lies than it takes; null: none. */
export function exceededLimit(game: LiveDefinition, stakes: readonly Stake[]): LiveSpotLimit | null {
  for (const { spot, amount } of stakes) {
    const limit = limitOfSpot(game, spot)
    if (limit && amount > limit.maxBet) return limit
  }
  return null
}
