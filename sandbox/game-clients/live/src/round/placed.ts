import type { Stake } from '@herna/contract/games'

interface PlacedStakes {
  readonly stakes: readonly Stake[]
  /** Whether it is a single chip of a gaming bonus, whose value is the whole stake [3.51]. */
  readonly isGolden: boolean
}
/** Chips on the table that have not been sent to the host, with their history for undo. */
export interface Placed extends PlacedStakes {
  readonly history: readonly PlacedStakes[]
}

export const NOTHING_PLACED: Placed = { stakes: [], isGolden: false, history: [] }
/** The host's limit of spots per call. */
const MAX_SPOTS = 80

export const totalOf = (stakes: readonly Stake[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0)
export const stakeOn = (stakes: readonly Stake[], spot: string): number =>
  stakes.find((stake) => stake.spot === spot)?.amount ?? 0

const replaced = ({ stakes, isGolden, history }: Placed, next: PlacedStakes): Placed => ({
  ...next,
  history: [...history, { stakes, isGolden }],
})

/** Both stakes, added by spot. */
export function added(stakes: readonly Stake[], more: readonly Stake[]): Stake[] {
  const sum = new Map(stakes.map(({ spot, amount }) => [spot, amount]))
  for (const { spot, amount } of more) sum.set(spot, (sum.get(spot) ?? 0) + amount)
  return [...sum].map(([spot, amount]) => ({ spot, amount }))
}

/** The player's own chips: not a golden one, whose place they take. */
export const ownChips = ({ stakes, isGolden }: Placed): readonly Stake[] => (isGolden ? [] : stakes)

/** Places more stakes; null: more than `most` cents or than the host's number of spots. */
export function withMore(placed: Placed, more: readonly Stake[], most: number): Placed | null {
  const stakes = added(ownChips(placed), more)
  return totalOf(stakes) > most || stakes.length > MAX_SPOTS ? null : replaced(placed, { stakes, isGolden: false })
}

/** A chip of a gaming bonus alone, instead of all others. */
export const withGoldenChip = (placed: Placed, spot: string, value: number): Placed =>
  replaced(placed, { stakes: [{ spot, amount: value }], isGolden: true })

/** One step back. */
export const undone = ({ history }: Placed): Placed => ({
  ...(history.at(-1) ?? NOTHING_PLACED),
  history: history.slice(0, -1),
})
export const cleared = (placed: Placed): Placed =>
  placed.stakes.length === 0 ? placed : replaced(placed, { stakes: [], isGolden: false })
