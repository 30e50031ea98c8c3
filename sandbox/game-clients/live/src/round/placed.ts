import type { Stake } from '@herna/contract/games'

/** Chips on the table that have not been sent to the host, with their history for undo. */
export interface Placed {
  readonly stakes: readonly Stake[]
  readonly history: readonly (readonly Stake[])[]
}

export const NOTHING_PLACED: Placed = { stakes: [], history: [] }
/** The host's limit of spots per call. */
const MAX_SPOTS = 80

export const totalOf = (stakes: readonly Stake[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0)
export const stakeOn = (stakes: readonly Stake[], spot: string): number =>
  stakes.find((stake) => stake.spot === spot)?.amount ?? 0

const withStakes = ({ stakes, history }: Placed, next: readonly Stake[]): Placed => ({
  stakes: next,
  history: [...history, stakes],
})

/** Both stakes, added by spot. */
export function added(stakes: readonly Stake[], more: readonly Stake[]): Stake[] {
  const sum = new Map(stakes.map(({ spot, amount }) => [spot, amount]))
  for (const { spot, amount } of more) sum.set(spot, (sum.get(spot) ?? 0) + amount)
  return [...sum].map(([spot, amount]) => ({ spot, amount }))
}

/** Places more stakes; null: more than `most` cents or than the host's number of spots. */
export function withMore(placed: Placed, more: readonly Stake[], most: number): Placed | null {
  const next = added(placed.stakes, more)
  return totalOf(next) > most || next.length > MAX_SPOTS ? null : withStakes(placed, next)
}

/** One step back. */
export const undone = ({ history }: Placed): Placed => ({ stakes: history.at(-1) ?? [], history: history.slice(0, -1) })
export const cleared = (placed: Placed): Placed => (placed.stakes.length === 0 ? placed : withStakes(placed, []))
