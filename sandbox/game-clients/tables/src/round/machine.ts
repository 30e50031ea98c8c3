import type { RoundAction, TableDefinition, TableOutcome } from '@herna/contract/games'
import {
  createMachine,
  endRound,
  type Failure,
  halt,
  isForPortal,
  isRetryable,
  move,
  type Move,
  playerStakeOf,
  type RoundRules,
  stay,
} from '@herna/game-kit'
import { betFault, NO_BETS, totalOf } from '../bets/index.ts'
import type { TableRound } from '../session/index.ts'
import { type AnyEffect, stakesToPlay, type TableEffect, type TableEvent, type TablePlay, type TableState } from './state.ts'

type Next = Move<TableState, AnyEffect>

const rules: RoundRules<TableDefinition, TableOutcome, TableState, TableEvent, TableEffect> = {
  hasOpenRounds: true,
  restingPhases: ['unconfirmed-action'],
  opened: (state) => ({ ...state, bets: NO_BETS, lastWin: null }),
  stakeOf: (state) => {
    const { session, bets, bonus } = state
    const stakes = stakesToPlay(state)
    if (session === null || betFault(stakes, session.game.minBet) !== null) return null
    const stake = { bet: totalOf(stakes), stakes: [...stakes] }
    if (!bets.isGolden) return stake
    return bonus === null ? null : { ...stake, bonusId: bonus.bonusId }
  },
  // After a round that a bonus paid nothing is repeated: the next press would take the player's own money.
  staked: (state, { bonusId, stakes = [] }) => ({ ...state, lastStakes: bonusId === undefined ? stakes : [], lastWin: null }),
  /** Removes a golden chip whose bonus no longer exists. */
  withChangedBonus: (state) => {
    const isOutdatedChip = state.bets.isGolden && state.bonus?.value !== state.bets.stakes[0]?.amount
    return isOutdatedChip ? { ...state, bets: NO_BETS } : state
  },
  show: (state, round, how) => show(state, round, null, how === 'replayed'),
  pressed: (state) => (state.play.phase === 'showing' ? { state, effects: [{ type: 'skip' }] } : stay(state)),
  roundReceived: (state, round) => {
    const { play } = state
    const isAwaited = (play.phase === 'acting' || play.phase === 'checking') && play.round.roundId === round.roundId
    return isAwaited ? show({ ...state, balance: round.balanceAfterBet }, round, play.round, false) : stay(state)
  },
  /** Requests the current state of a round that may have changed. */
  returnToRound: (state, round, from) =>
    from === 'halted' ? move(state, { phase: 'choosing', round }) : requestState(state, round),
  advance: (state, event) => {
    const { play } = state
    switch (event.type) {
      case 'bets-changed':
        return play.phase === 'idle' ? changeBets(state, event) : stay(state)
      case 'act':
        return play.phase === 'choosing' ? act(state, play.round, event.action) : stay(state)
      case 'action-failed':
        return actionFailed(state, event.failure)
      case 'retry-action':
        return retryAction(state)
      case 'decided':
        return play.phase === 'showing' ? stay({ ...state, play: { ...play, isDecided: true } }) : stay(state)
      case 'shown':
        return play.phase === 'showing' ? shown(state, play) : stay(state)
    }
  },
}

export const advance = createMachine(rules)

const changeBets = (state: TableState, { bets, isResultKept }: Extract<TableEvent, { type: 'bets-changed' }>): Next =>
  stay(isResultKept ? { ...state, bets } : { ...state, bets, lastWin: null, lastOutcome: null })

/** An open round can be continued while the portal has paused play, but not while offline. */
function act(state: TableState, round: TableRound, action: RoundAction): Next {
  if (!state.isOnline) return stay(state)
  return move(state, { phase: 'acting', round, action }, { type: 'request-action', roundId: round.roundId, action })
}

const show = (state: TableState, round: TableRound, previousRound: TableRound | null, isReplay: boolean): Next =>
  move(state, { phase: 'showing', round, previousRound, isReplay, isDecided: false }, { type: 'show', round, previousRound })

/** A replay changes no balance. */
function shown(state: TableState, { round, isReplay }: Extract<TablePlay, { phase: 'showing' }>): Next {
  if (isReplay) return move(state, { phase: 'idle' })
  if (round.state === 'open') return move(state, { phase: 'choosing', round })
  // Games with one spot keep their bet; other layouts are cleared each round.
  const bets = state.session?.game.kind === 'video-poker' ? state.bets : NO_BETS
  const settled = { ...state, lastWin: round.win, lastCost: playerStakeOf(round), lastOutcome: round.outcome, bets }
  return endRound(rules.withChangedBonus?.(settled) ?? settled, round)
}

/** Handles a refused or unanswered action (M6): one that may have been processed is retried under the same id. */
function actionFailed(state: TableState, failure: Failure): Next {
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

/** Retries under the same id, so that the action is applied once. */
function retryAction(state: TableState): Next {
  const { play } = state
  if (play.phase !== 'unconfirmed-action' || !state.isOnline) return stay(state)
  const { round, action } = play
  if (action === null) return requestState(state, round)
  return move(state, { phase: 'acting', round, action }, { type: 'request-action', roundId: round.roundId, action })
}

/** Requests the current state of the round. */
const requestState = (state: TableState, round: TableRound): Next =>
  move(state, { phase: 'checking', round }, { type: 'request-state', roundId: round.roundId })
