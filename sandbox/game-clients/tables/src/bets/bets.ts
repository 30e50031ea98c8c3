import type { Stake } from '@herna/contract/games'

interface Laid {
  readonly stakes: readonly Stake[]
  /** One chip of a gaming bonus lies there, and nothing beside it: the wallet takes its value, no more and no less [3.51]. */
  readonly isGolden: boolean
}
/** What lies on the cloth, and what lay there before each chip, for taking them back. */
export interface Bets extends Laid {
  readonly before: readonly Laid[]
}

export const NO_BETS: Bets = { stakes: [], isGolden: false, before: [] }
/** The host takes no more spots in one round. */
const MOST_SPOTS = 80

export const totalOf = (stakes: readonly Stake[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0)
export const on = (stakes: readonly Stake[], spot: string): number => stakes.find((one) => one.spot === spot)?.amount ?? 0

/** Other stakes in place of what lies there. */
const laid = ({ stakes, isGolden, before }: Bets, next: Laid): Bets => ({ ...next, before: [...before, { stakes, isGolden }] })

/** One more chip on a spot, or `null` when the table takes no more. A golden chip gives way to it. */
export function placed(bets: Bets, spot: string, chip: number, maxBet: number): Bets | null {
  const stakes = bets.isGolden ? [] : bets.stakes
  if (totalOf(stakes) + chip > maxBet) return null
  const lies = on(stakes, spot)
  if (lies === 0 && stakes.length >= MOST_SPOTS) return null
  const next =
    lies === 0
      ? [...stakes, { spot, amount: chip }]
      : stakes.map((one) => (one.spot === spot ? { spot, amount: lies + chip } : one))
  return laid(bets, { stakes: next, isGolden: false })
}

/** The house's chip on a spot, alone. */
export const placedGolden = (bets: Bets, spot: string, value: number): Bets =>
  laid(bets, { stakes: [{ spot, amount: value }], isGolden: true })

export const undone = ({ before }: Bets): Bets => ({ ...(before.at(-1) ?? NO_BETS), before: before.slice(0, -1) })
export const cleared = (bets: Bets): Bets => (bets.stakes.length === 0 ? NO_BETS : laid(bets, { stakes: [], isGolden: false }))
/** The stakes of the round before, in place of what lies there. */
export const repeated = (bets: Bets, last: readonly Stake[]): Bets => laid(bets, { stakes: last, isGolden: false })

/** Why these stakes cannot be played yet; `null`: they can. */
export type BetFault = 'none' | 'too-low' | 'hand-first' | 'above-hand'
export function betFault(stakes: readonly Stake[], minBet: number): BetFault | null {
  if (stakes.length === 0) return 'none'
  const pairs = on(stakes, 'pairs')
  if (pairs > 0 && on(stakes, 'hand') === 0) return 'hand-first'
  if (pairs > on(stakes, 'hand')) return 'above-hand'
  return totalOf(stakes) < minBet ? 'too-low' : null
}
