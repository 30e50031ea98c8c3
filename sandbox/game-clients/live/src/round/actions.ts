import type { RoundAction } from '@herna/contract/games'
import { type Failure, halt, isForPortal, isRetryable, type Move, move, stay } from '@herna/game-kit'
import type { LiveRound } from '../session/index.ts'
import { noticed, restored } from './table-events.ts'
import type { AnyEffect, LiveState } from './state.ts'

type Next = Move<LiveState, AnyEffect>

/** Sends an action of the round, for the first time or again under its id. */
export const sendAction = (state: LiveState, round: LiveRound, action: RoundAction): Next =>
  move<LiveState, AnyEffect>(
    { ...state, notice: null },
    { phase: 'running', round, pending: action, isWatched: state.play.phase === 'running' && state.play.isWatched },
    { type: 'act', roundId: round.roundId, action },
  )

/** The host did not accept the action, or it is unknown whether it did. The stakes accepted before stay in the round. */
export function actionFailed(state: LiveState, actionId: string, failure: Failure): Next {
  const { play } = state
  if (play.phase !== 'running' || play.pending?.actionId !== actionId) return stay(state)
  const { round, pending: action } = play
  if (isRetryable(failure))
    return move<LiveState, AnyEffect>(
      state,
      { phase: 'unconfirmed-action', round, action, failure },
      { type: 'report-failure', failure },
    )
  const refunded = { ...state, balance: round.balanceAfterBet }
  const { kind } = failure
  if (kind === 'bets-closed' || kind === 'seat-taken' || kind === 'action-refused' || kind === 'action-cancelled')
    return move(noticed(refunded, { kind }), { ...play, pending: null, isWatched: false })
  const returned = restored(refunded, action.stakes ?? [])
  if (isForPortal(failure)) return halt(returned, failure, round)
  return move<LiveState, AnyEffect>(returned, { phase: 'refused', failure, open: round }, { type: 'report-failure', failure })
}
