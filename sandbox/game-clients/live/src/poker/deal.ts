import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import type { ShownCard } from '../cards/index.ts'
import { type DealTimes, dealtCount } from '../deal/index.ts'

type Variant = NonNullable<LiveDefinition['poker']>

/** How many cards the dealer and the board get. */
export const POKER_CARDS: Record<Variant, { readonly dealer: number; readonly board: number }> = {
  'three-card': { dealer: 3, board: 0 },
  'five-card': { dealer: 5, board: 0 },
  holdem: { dealer: 2, board: 5 },
}

/** What lies on a poker table. */
export interface ShownDeal {
  readonly dealer: readonly ShownCard[]
  readonly board: readonly ShownCard[]
}

/** The cards at this time. Hold'em: the dealer's two lie face down until the board is complete. `result` null: not known yet. */
export function shownDeal(
  result: Extract<LiveResult, { kind: 'poker' }> | null,
  variant: Variant,
  times: DealTimes,
  now: number,
): ShownDeal {
  if (now < times.bettingEndsAt) return { dealer: [], board: [] }
  const { dealer, board } = POKER_CARDS[variant]
  const dealt = result === null ? 0 : dealtCount(dealer + board, times, now)
  const open = Math.max(0, dealt - board)
  const covered = Array.from({ length: board > 0 ? dealer - Math.min(open, dealer) : 0 }, () => null)
  return { board: result?.board.slice(0, dealt) ?? [], dealer: [...(result?.dealer.slice(0, open) ?? []), ...covered] }
}

/** The spot that wins with this hand: its own, or the last one, which stands for all hands above it. */
export const winningSpot = (hand: string, spots: readonly { readonly spot: string }[]): string | undefined =>
  (spots.find(({ spot }) => spot === hand.toLowerCase()) ?? spots.at(-1))?.spot
