import type { RoundAction, Stake, TableOutcome } from '@herna/contract/games'
import type { Table } from '../round/index.ts'

/** What lies on the cloth now: the player's chips, or those of the round on show. */
export function stakesShown({ play, bets }: Table): readonly Stake[] {
  if (play.at === 'asking' || play.at === 'stuck') return play.stakes
  if (!('reply' in play)) return bets.stakes
  const { outcome, bet } = play.reply
  if ('results' in outcome) return outcome.results
  if (outcome.kind === 'video-poker') return [{ spot: 'hand', amount: bet }]
  return [{ spot: 'hand', amount: bet - (outcome.pairs?.amount ?? 0) }, ...(outcome.pairs ? [outcome.pairs] : [])]
}

/** Whether a chip of a gaming bonus lies there. */
export function isGoldenShown({ play, bets }: Table): boolean {
  if (play.at === 'asking' || play.at === 'stuck') return play.bonusId !== null
  return 'reply' in play ? play.reply.payment === 'gaming-bonus' : bets.isGolden
}

/** Whether the open round offers that action. */
export const isOffered = (outcome: TableOutcome, { action }: RoundAction): boolean =>
  outcome.kind === 'blackjack' ? outcome.actions.some((one) => one === action) : action === 'hold'
