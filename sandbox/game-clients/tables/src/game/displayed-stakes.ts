import type { RoundAction, Stake, TableOutcome } from '@herna/contract/games'
import type { TableState } from '../round/index.ts'

/** The displayed stakes: the player's chips, or those of the shown round. */
export function displayedStakes({ play, bets }: TableState): readonly Stake[] {
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.stakes ?? []
  if (!('round' in play)) return bets.stakes
  const { outcome, bet } = play.round
  if ('results' in outcome) return outcome.results
  if (outcome.kind === 'video-poker') return [{ spot: 'hand', amount: bet }]
  return [{ spot: 'hand', amount: bet - (outcome.pairs?.amount ?? 0) }, ...(outcome.pairs ? [outcome.pairs] : [])]
}

/** Whether a chip of a gaming bonus is displayed. */
export function isGoldenChipDisplayed({ play, bets }: TableState): boolean {
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.bonusId !== undefined
  return 'round' in play ? play.round.payment === 'gaming-bonus' : bets.isGolden
}

/** Whether the open round offers that action. */
export const isOffered = (outcome: TableOutcome, { action }: RoundAction): boolean =>
  outcome.kind === 'blackjack' ? outcome.actions.some((candidate) => candidate === action) : action === 'hold'
