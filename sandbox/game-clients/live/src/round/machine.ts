import type { LiveDefinition, LiveOutcome, RoundAction } from '@herna/contract/games'
import {
  type Advance,
  createMachine,
  type Failure,
  failure as failureOf,
  halt,
  isForPortal,
  isRetryable,
  type Move,
  move,
  type RoundRules,
  stay,
} from '@herna/game-kit'
import type { LiveRound } from '../session/index.ts'
import { actionFailed, sendAction } from './actions.ts'
import { advanceTable, finished, noticed, restored } from './table-events.ts'
import { phaseOf } from './phase.ts'
import { NOTHING_PLACED, totalOf } from './placed.ts'
import { isSendable, openTableRound } from './stakes.ts'
import type { AnyEffect, LiveEffect, LiveEvent, LiveState } from './state.ts'

type Next = Move<LiveState, AnyEffect>

const rules: RoundRules<LiveDefinition, LiveOutcome, LiveState, LiveEvent, LiveEffect> = {
  hasOpenRounds: true,
  restingPhases: ['running'],
  stakeOf: (state) => {
    const tableRound = openTableRound(state)
    if (tableRound === null || !isSendable(state)) return null
    const { placed, bonus } = state
    const stakes = [...placed.stakes]
    const stake = { bet: totalOf(stakes), stakes, tableRound }
    if (!placed.isGolden) return stake
    return bonus === null ? null : { ...stake, bonusId: bonus.bonusId }
  },
  /** Removes a golden chip whose bonus no longer exists. */
  withChangedBonus: (state) => {
    const { placed, bonus } = state
    return placed.isGolden && bonus?.value !== placed.stakes[0]?.amount ? { ...state, placed: NOTHING_PLACED } : state
  },
  staked: (state) => ({ ...state, placed: NOTHING_PLACED, shownRound: null, notice: null }),
  /** The table's result is shown when its time has come, so an accepted round only runs. */
  show: (state, round, how) => {
    if (how === 'replayed') return stay(state)
    const running = { phase: 'running', round, pending: null, isWatched: false } as const
    if (how === 'resumed') return move(state, running)
    return move<LiveState, AnyEffect>(noticed(state, { kind: 'accepted' }), running, { type: 'stake-taken' })
  },
  pressed: (state, id) => {
    const { play, placed } = state
    if (play.phase !== 'running' || !isSendable(state)) return stay(state)
    const cost = totalOf(placed.stakes)
    if (state.balance < cost) return halt(state, failureOf('insufficient-funds'), play.round)
    const action: RoundAction = { actionId: id, action: 'bet', stakes: [...placed.stakes] }
    return sendAction({ ...state, balance: state.balance - cost, placed: NOTHING_PLACED }, play.round, action)
  },
  roundReceived: (state, round) => watched(state, round),
  returnToRound: (state, round) => move(state, { phase: 'running', round, pending: null, isWatched: false }),
  advance: (state, event) => {
    switch (event.type) {
      case 'watch-failed':
        return watchFailed(state, event.roundId, event.failure)
      case 'session-failed':
        return sessionFailed(state, event.failure)
      case 'action-received':
        return actionReceived(state, event.actionId, event.round)
      case 'action-failed':
        return actionFailed(state, event.actionId, event.failure)
      case 'retry-action':
        return state.play.phase === 'unconfirmed-action' && state.isOnline
          ? sendAction(state, state.play.round, state.play.action)
          : stay(state)
      case 'acted':
        return state.play.phase === 'running' && state.play.pending === null
          ? sendAction(state, state.play.round, { actionId: event.id, action: event.action })
          : stay(state)
      default:
        return advanceTable(state, event)
    }
  },
}
const machine = createMachine(rules)

/** A refused stake returns to the table as chips; a stake that came too late is returned with a message instead of a panel. */
export const advance: Advance<LiveDefinition, LiveOutcome, LiveState, LiveEvent, LiveEffect> = (state, event) => {
  const { play } = state
  if (event.type === 'balance-received' && isBettingInRound(state)) return stay({ ...state, balance: event.balance })
  if (event.type === 'hub-restored') return retried({ ...state, isLost: false })
  if (event.type !== 'round-failed' || play.phase !== 'requesting' || play.request.roundId !== event.roundId)
    return machine(state, event)
  const { kind } = event.failure
  const { bet, stakes = [], bonusId } = play.request
  const isGolden = bonusId !== undefined
  if (kind === 'bets-closed' || kind === 'seat-taken') {
    const refunded = { ...state, balance: state.balance + (isGolden ? 0 : bet) }
    // The portal was told that a round has started.
    return move<LiveState, AnyEffect>(
      noticed(refunded, { kind }),
      { phase: 'idle' },
      { type: 'report-failure', failure: event.failure },
    )
  }
  const next = machine(state, event)
  return isRetryable(event.failure) ? next : { ...next, state: restored(next.state, stakes, isGolden) }
}

/** While bets are open the player's round cannot be in a balance yet, but other tables change it: what can be added depends on it. */
const isBettingInRound = ({ play, table, now }: LiveState): boolean =>
  play.phase === 'running' && play.pending === null && play.round.state === 'open' && phaseOf(table, now) === 'betting'

/** With the connection back, a bet or action whose fate is unknown is sent again by itself, under its id: the table does not wait for the player. */
function retried(state: LiveState): Next {
  if (state.play.phase === 'unconfirmed') return machine(state, { type: 'retry' })
  return state.play.phase === 'unconfirmed-action' ? machine(state, { type: 'retry-action' }) : stay(state)
}

/** A reply about the round that is being watched; while an action is pending only its end counts. */
function watched(state: LiveState, round: LiveRound): Next {
  const { play } = state
  if (play.phase !== 'running' || play.round.roundId !== round.roundId || play.round.state === 'closed') return stay(state)
  if (round.state === 'closed')
    return finished(move({ ...state, balance: round.balanceAfterBet }, { ...play, round, pending: null }).state)
  const current = play.pending === null ? round : play.round
  return move(state, { ...play, round: current, isWatched: true }, watch(round, true))
}

const watch = ({ roundId }: LiveRound, isLong: boolean, isRetry = false): LiveEffect => ({
  type: 'watch',
  roundId,
  isLong,
  isRetry,
})

/** The round continues at the host without a connection. */
function watchFailed(state: LiveState, roundId: string, failure: Failure): Next {
  const { play } = state
  if (play.phase !== 'running' || play.round.roundId !== roundId || play.round.state === 'closed') return stay(state)
  if (isForPortal(failure)) return halt(state, failure, play.round)
  return move(state, play, watch(play.round, false, true))
}

/** A call in progress reports the same by itself. */
function sessionFailed(state: LiveState, failure: Failure): Next {
  const { play } = state
  if (play.phase === 'running' && play.pending === null) return halt(state, failure, play.round)
  if (play.phase === 'refused') return halt(state, failure, play.open)
  return play.phase === 'idle' ? halt(state, failure) : stay(state)
}

function actionReceived(state: LiveState, actionId: string, round: LiveRound): Next {
  const { play } = state
  if (play.phase !== 'running' || play.pending?.actionId !== actionId) return stay(state)
  const isBet = play.pending.action === 'bet'
  const next = { ...state, balance: round.balanceAfterBet }
  const running = move<LiveState, AnyEffect>(next, { ...play, round, pending: null })
  const { state: ended, effects } = finished(isBet ? noticed(running.state, { kind: 'accepted' }) : running.state)
  return { state: ended, effects: round.staked > play.round.staked ? [{ type: 'stake-taken' }, ...effects] : effects }
}
