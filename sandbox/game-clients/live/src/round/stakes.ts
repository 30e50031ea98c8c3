import type { Stake } from '@herna/contract/games'
import type { LiveRound } from '../session/index.ts'
import { phaseOf } from './phase.ts'
import { totalOf } from './placed.ts'
import { type LiveState, sessionEndOf } from './state.ts'

const NO_STAKES: readonly Stake[] = []
/** After the time of the result a bet is settled within seconds, with the dealer's cards of blackjack shown. */
const SETTLED_AFTER_MS = 10_000

/** The player's round that the host has accepted and that is not over; also under a message that a further stake was refused. Null: none. */
export function acceptedRound({ play }: Pick<LiveState, 'play'>): LiveRound | null {
  if ('round' in play) return play.round
  return 'open' in play ? play.open : null
}

/** Whether the player's accepted round is settled by now, which this window cannot read: its session has ended. */
export function isSettledUnseen(state: LiveState): boolean {
  const accepted = acceptedRound(state)
  if (accepted === null || sessionEndOf(state) === null) return false
  return state.now >= Date.parse(accepted.outcome.resultAt) + SETTLED_AFTER_MS
}

/** The player's round that is still to be settled. */
const unsettledRound = (state: LiveState): LiveRound | null => (isSettledUnseen(state) ? null : acceptedRound(state))

/** The player's stakes that the host has accepted in this round of the table. */
export const confirmedStakes = (state: LiveState): readonly Stake[] => unsettledRound(state)?.outcome.results ?? NO_STAKES

/** Cents that the host has accepted in this round, with what was added to hands (doubling, splitting). */
export const stakedIn = (state: LiveState): number =>
  Math.max(unsettledRound(state)?.staked ?? 0, totalOf(confirmedStakes(state)))

/** The stakes that the next round can repeat: without what was added to hands (doubling, splitting). */
export function openingStakes({ outcome: { results, seat } }: LiveRound): readonly Stake[] {
  const hand = seat?.hands[0]
  const opening = hand && (hand.isDoubled ? hand.stake / 2 : hand.stake)
  return results.map(({ spot, amount }) => ({ spot, amount: opening ?? amount }))
}

/** The stakes that are being sent: the host has not answered, or its answer did not arrive. */
export function sentStakes({ play }: LiveState): readonly Stake[] {
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.stakes ?? NO_STAKES
  if (play.phase === 'unconfirmed-action') return play.action.stakes ?? NO_STAKES
  return (play.phase === 'running' && play.pending?.stakes) || NO_STAKES
}

/** Number of the table's round in which bets can be placed now; null: none. */
export function openTableRound(state: LiveState): number | null {
  const { table, play, isOnline, isPaused, now } = state
  if (!isOnline || isPaused || table === null || table.round === null || phaseOf(table, now) !== 'betting') return null
  const { tableRound } = table.round
  if (play.phase === 'idle') return tableRound
  const isOwnRound = play.phase === 'running' && play.pending === null && play.round.outcome.tableRound === tableRound
  return isOwnRound && play.round.state === 'open' ? tableRound : null
}

/** Cents that the table still accepts in this round, besides what is confirmed. */
export const acceptedMore = (state: LiveState): number => (state.session?.game.maxBet ?? 0) - totalOf(confirmedStakes(state))

/** Whether the placed chips can be sent. */
export function isSendable(state: LiveState): boolean {
  const total = totalOf(state.placed.stakes)
  const minimum = state.session?.game.minBet ?? 1
  return openTableRound(state) !== null && total > 0 && total + totalOf(confirmedStakes(state)) >= minimum
}

/** Whether a gaming bonus pays the round in which the player bets now: nothing can be added to its chip. */
export const isBonusRound = (state: LiveState): boolean => acceptedRound(state)?.payment === 'gaming-bonus'

/** Whether the player's stake that is shown is a chip of a gaming bonus: placed, being sent, accepted or paid out. */
export function isGoldenShown(state: LiveState): boolean {
  const { play, placed, shownRound, table } = state
  if (play.phase === 'requesting' || play.phase === 'unconfirmed') return play.request.bonusId !== undefined
  if (acceptedRound(state) !== null) return isBonusRound(state)
  if (placed.stakes.length > 0) return placed.isGolden
  return shownRound?.payment === 'gaming-bonus' && shownRound.outcome.tableRound === table?.round?.tableRound
}
