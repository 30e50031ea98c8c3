import { type Failure, halt, isForPortal, mayAskAgain, type Move, move, stay } from '@herna/game-kit'
import type { TableRound } from '../session/index.ts'
import type { AnyEffect, TableState } from './state.ts'

type Next = Move<TableState, AnyEffect>

/** What a refused or unanswered action makes of the state (M6): what may have happened is asked again under the same id. */
export function actionFailed(state: TableState, failure: Failure): Next {
  const { play } = state
  if (play.phase !== 'acting' && play.phase !== 'checking') return stay(state)
  const { round } = play
  const report: AnyEffect = { type: 'report-failure', failure }
  if (mayAskAgain(failure)) {
    const action = play.phase === 'acting' ? play.action : null
    return move(state, { phase: 'stuck-action', round, action, failure }, report)
  }
  return isForPortal(failure) ? halt(state, failure, round) : move(state, { phase: 'refused', failure, open: round }, report)
}

/** The same id again: what has happened happens once. */
export function retryAction(state: TableState): Next {
  const { play } = state
  if (play.phase !== 'stuck-action' || !state.online) return stay(state)
  const { round, action } = play
  if (action === null) return check(state, round)
  return move(state, { phase: 'acting', round, action }, { type: 'ask-action', roundId: round.roundId, action })
}

/** How the round stands now. */
export const check = (state: TableState, round: TableRound): Next =>
  move(state, { phase: 'checking', round }, { type: 'ask-state', roundId: round.roundId })
