import type { RoundAction, Stake, TableOutcome } from '@herna/contract/games'
import type { TableState } from '../round/index.ts'

/** The displayed stakes: the player's chips, those of the shown round, or after it those of the finished one, until new ones are placed. */
export function displayedStakes(state: TableState): readonly Stake[] {
  const { play, bets } = state
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.stakes ?? []
  if (!('round' in play)) return isRoundOver(state) ? state.lastStakes : bets.stakes
  const { outcome, bet } = play.round
  if ('results' in outcome) return outcome.results
  if (outcome.kind === 'video-poker') return [{ spot: 'hand', amount: bet }]
  return [{ spot: 'hand', amount: bet - (outcome.pairs?.amount ?? 0) }, ...(outcome.pairs ? [outcome.pairs] : [])]
}

/** Whether the table shows a finished round and no new chips. */
export const isRoundOver = ({ play, bets, lastOutcome }: TableState): boolean =>
  play.phase === 'idle' && lastOutcome !== null && bets.stakes.length === 0

/** Whether a chip of a gaming bonus is displayed. */
export function isGoldenChipDisplayed({ play, bets }: TableState): boolean {
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.bonusId !== undefined
  return 'round' in play ? play.round.payment === 'gaming-bonus' : bets.isGolden
}

/** Whether the open round offers that action. */
export const isOffered = (outcome: TableOutcome, { action }: RoundAction): boolean =>
  outcome.kind === 'blackjack' ? outcome.actions.some((candidate) => candidate === action) : action === 'hold'
