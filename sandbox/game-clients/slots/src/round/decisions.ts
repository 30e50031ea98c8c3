import type { RoundAction } from '@herna/contract/games'
import { type Failure, halt, isForPortal, isRetryable, type Move, move, stay } from '@herna/game-kit'
import type { SlotRound } from '../session/index.ts'
import type { AnyEffect, SlotState } from './state.ts'
import { decideOrEnd, nextStep } from './steps.ts'

type Next = Move<SlotState, AnyEffect>

/** Sends a decision; an open round can be continued while the portal has paused play, but not while offline. */
export function act(state: SlotState, action: RoundAction): Next {
  const { play } = state
  return play.phase === 'deciding' && state.isOnline ? requestAction(state, play.round, action) : stay(state)
}

/** The main button never chooses free spins and never risks: it collects the win. */
export const collect = (state: SlotState, round: SlotRound, actionId: string): Next =>
  round.outcome.gamble?.isOpen ? act(state, { actionId, action: 'collect' }) : stay(state)

/** The host's answer to a decision: the chosen free spins are played, a drawn card is shown. */
export function decided(state: SlotState, round: SlotRound): Next {
  const { play } = state
  if ((play.phase !== 'acting' && play.phase !== 'checking') || play.round.roundId !== round.roundId) return stay(state)
  const updated = { ...state, balance: round.balanceAfterBet }
  if (isWaitingForChoice(play.round) && !isWaitingForChoice(round)) return nextStep(updated, { round, step: 0, isReplay: false })
  if (cardsOf(round) > cardsOf(play.round)) return move(updated, { phase: 'revealing', round }, { type: 'show-card', round })
  return decideOrEnd(updated, round)
}

/** Handles a refused or unanswered decision (M6): one that may have been processed is retried under the same id. */
export function actionFailed(state: SlotState, failure: Failure): Next {
  const { play } = state
  if (play.phase !== 'acting' && play.phase !== 'checking') return stay(state)
  const { round } = play
  const report: AnyEffect = { type: 'report-failure', failure }
  if (isRetryable(failure)) {
    const action = play.phase === 'acting' ? play.action : null
    return move(state, { phase: 'unconfirmed-action', round, action, failure }, report)
  }
  return isForPortal(failure) ? halt(state, failure, round) : move(state, { phase: 'refused', failure, open: round }, report)
}

/** Retries under the same id, so that the decision counts once. */
export function retryAction(state: SlotState): Next {
  const { play } = state
  if (play.phase !== 'unconfirmed-action' || !state.isOnline) return stay(state)
  return play.action === null ? requestState(state, play.round) : requestAction(state, play.round, play.action)
}

/** After a refusal the round may have been settled: its state is requested. */
export const returnToRound = (state: SlotState, round: SlotRound, from: 'refused' | 'halted'): Next =>
  from === 'halted' ? move(state, { phase: 'deciding', round }) : requestState(state, round)

/** Whether the round waits for the choice of its free spins. */
export const isWaitingForChoice = ({ outcome }: SlotRound): boolean => outcome.freeSpinChoice?.chosen === null

const cardsOf = ({ outcome }: SlotRound): number => outcome.gamble?.steps.length ?? 0

const requestAction = (state: SlotState, round: SlotRound, action: RoundAction): Next =>
  move(state, { phase: 'acting', round, action }, { type: 'request-action', roundId: round.roundId, action })

const requestState = (state: SlotState, round: SlotRound): Next =>
  move(state, { phase: 'checking', round }, { type: 'request-state', roundId: round.roundId })
