import type { Stake } from '@herna/contract/games'

interface PlacedStakes {
  readonly stakes: readonly Stake[]
  /** Whether it is a single chip of a gaming bonus, whose value is the whole stake [3.51]. */
  readonly isGolden: boolean
}
/** The placed stakes with their history, for undo. */
export interface Bets extends PlacedStakes {
  readonly history: readonly PlacedStakes[]
}

export const NO_BETS: Bets = { stakes: [], isGolden: false, history: [] }
/** The host's limit of spots per round. */
const MAX_SPOTS = 80

export const totalOf = (stakes: readonly Stake[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0)
export const stakeOn = (stakes: readonly Stake[], spot: string): number =>
  stakes.find((stake) => stake.spot === spot)?.amount ?? 0

/** Replaces the stakes and extends the history. */
const replaceStakes = ({ stakes, isGolden, history }: Bets, next: PlacedStakes): Bets => ({
  ...next,
  history: [...history, { stakes, isGolden }],
})

const FIFTH_MORE = ['place-6', 'place-8']
/** Cents that a chip stakes on a spot: on six and eight of craps a fifth more, so that 7 : 6 is whole cents. */
export const chipOn = (spot: string, chip: number): number => (FIFTH_MORE.includes(spot) ? (chip * 6) / 5 : chip)

/** Adds a chip to a spot and removes a golden chip; null when the table limit would be exceeded. */
export function withChip(bets: Bets, spot: string, chip: number, maxBet: number): Bets | null {
  const stakes = bets.isGolden ? [] : bets.stakes
  if (totalOf(stakes) + chip > maxBet) return null
  const currentStake = stakeOn(stakes, spot)
  if (currentStake === 0 && stakes.length >= MAX_SPOTS) return null
  const nextStakes =
    currentStake === 0
      ? [...stakes, { spot, amount: chip }]
      : stakes.map((stake) => (stake.spot === spot ? { spot, amount: currentStake + chip } : stake))
  return replaceStakes(bets, { stakes: nextStakes, isGolden: false })
}

/** Adds several stakes in one step that undo takes back; null when the table limit would be exceeded. */
export function withStakes(bets: Bets, stakes: readonly Stake[], maxBet: number): Bets | null {
  const placed = stakes.reduce<Bets | null>((sum, { spot, amount }) => sum && withChip(sum, spot, amount, maxBet), bets)
  return placed && replaceStakes(bets, { stakes: placed.stakes, isGolden: false })
}

/** A golden chip alone on a spot. */
export const withGoldenChip = (bets: Bets, spot: string, value: number): Bets =>
  replaceStakes(bets, { stakes: [{ spot, amount: value }], isGolden: true })

export const withoutLastChip = ({ history }: Bets): Bets => ({
  ...(history.at(-1) ?? NO_BETS),
  history: history.slice(0, -1),
})
export const withoutStakes = (bets: Bets): Bets =>
  bets.stakes.length === 0 ? NO_BETS : replaceStakes(bets, { stakes: [], isGolden: false })
/** The stakes of the previous round instead of the current ones. */
export const withPreviousStakes = (bets: Bets, last: readonly Stake[]): Bets =>
  replaceStakes(bets, { stakes: last, isGolden: false })

/** Why these stakes cannot be played; null: they can. */
export type BetFault = 'none' | 'too-low' | 'hand-first' | 'above-hand'
export function betFault(stakes: readonly Stake[], minBet: number): BetFault | null {
  if (stakes.length === 0) return 'none'
  const pairs = stakeOn(stakes, 'pairs')
  if (pairs > 0 && stakeOn(stakes, 'hand') === 0) return 'hand-first'
  if (pairs > stakeOn(stakes, 'hand')) return 'above-hand'
  return totalOf(stakes) < minBet ? 'too-low' : null
}
