import type { LiveResult, SpotResult, Stake } from '@herna/contract/games'

/** A player's round at a live table, as it is stored. Every kind of table stores at least this; times ISO UTC. */
export interface LiveState {
  readonly tableRound: number
  readonly bettingEndsAt: string
  readonly resultAt: string
  /** When it is settled by the clock. */
  readonly dueAt: string
  /** All stakes so far by spot, those added during the betting included; the table's bets are read from here. */
  readonly stakes: readonly Stake[]
  /** Paid by a gaming bonus: one chip, to which nothing is added. */
  readonly isBonus: boolean
  /** Null while the round is open. */
  readonly end: { readonly result: LiveResult; readonly results: readonly SpotResult[] } | null
}

/** Stakes with others added, by spot. */
export function addedStakes(stakes: readonly Stake[], added: readonly Stake[]): Stake[] {
  const amounts = new Map(stakes.map(({ spot, amount }) => [spot, amount]))
  for (const { spot, amount } of added) amounts.set(spot, (amounts.get(spot) ?? 0) + amount)
  return Array.from(amounts, ([spot, amount]) => ({ spot, amount }))
}

export const sumOf = (stakes: readonly Stake[]): number => stakes.reduce((sum, { amount }) => sum + amount, 0)
