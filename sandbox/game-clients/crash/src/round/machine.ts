import type { CrashDefinition, CrashOutcome } from '@herna/contract/games'
import {
  createMachine,
  endRound,
  type Failure,
  halt,
  isAboutMoney,
  isForPortal,
  isRetryable,
  type Move,
  move,
  type RoundRules,
  stay,
} from '@herna/game-kit'
import type { CrashRound } from '../session/index.ts'
import type { AnyEffect, CrashEffect, CrashEvent, CrashState } from './state.ts'

type Next = Move<CrashState, AnyEffect>

const rules: RoundRules<CrashDefinition, CrashOutcome, CrashState, CrashEvent, CrashEffect> = {
  hasOpenRounds: true,
  opened: (state) => ({ ...state, bet: state.bet || firstBet(state) }),
  stakeOf: ({ bet, autoCashOut: auto, bonus }) => ({
    bet: bonus?.value ?? bet,
    ...(auto === null ? {} : { autoCashOut: auto }),
    ...(bonus === null ? {} : { bonusId: bonus.bonusId }),
  }),
  /** An open round is animated and long-polled; a closed one is shown to its end. */
  show: (state, round) => {
    const fly: CrashEffect = { type: 'fly', round }
    if (round.state === 'closed') return move(state, { phase: 'ending', round }, fly, endEffect(round))
    return move(state, { phase: 'flying', round, cashOutActionId: null, isConnectionLost: false }, fly, watchEffect(round))
  },
  pressed: (state, id) => {
    const { play } = state
    if (play.phase === 'ending') return { state, effects: [{ type: 'skip' }] }
    if (play.phase !== 'flying' || play.cashOutActionId !== null) return stay(state)
    return move(state, { ...play, cashOutActionId: id }, { type: 'cash-out', roundId: play.round.roundId, actionId: id })
  },
  roundReceived: (state, round) => {
    const { play } = state
    if (play.phase !== 'flying' || play.round.roundId !== round.roundId) return stay(state)
    if (round.state === 'closed') return move(state, { phase: 'ending', round }, endEffect(round))
    return move(state, { ...play, round, isConnectionLost: false }, watchEffect(round))
  },
  advance: (state, event) => {
    switch (event.type) {
      case 'bet-chosen':
        return betChosen(state, event.bet)
      case 'auto-chosen':
        return stay(state.play.phase === 'idle' ? { ...state, autoCashOut: event.auto } : state)
      case 'watch-failed':
        return watchFailed(state, event.failure)
      case 'cash-out-failed':
        return cashOutFailed(state, event.failure)
      case 'shown':
        return state.play.phase === 'ending' ? endRound(state, state.play.round) : stay(state)
    }
  },
}

export const advance = createMachine(rules)

const firstBet = ({ session }: CrashState): number => session?.game.chips[0] ?? session?.game.minBet ?? 0

const endEffect = (round: CrashRound): CrashEffect => ({ type: 'end', round })
const watchEffect = ({ roundId }: CrashRound, soon = false): CrashEffect => ({ type: 'watch', roundId, isRetry: soon })

function betChosen(state: CrashState, bet: number): Next {
  if (isAboutMoney(state.play)) return move({ ...state, bet }, { phase: 'idle' })
  return stay(state.play.phase === 'idle' && state.bonus === null ? { ...state, bet } : state)
}

/** The round continues at the host without a connection; only an expired session or unknown game stops polling. */
function watchFailed(state: CrashState, failure: Failure): Next {
  const { play } = state
  if (play.phase !== 'flying') return stay(state)
  if (isForPortal(failure) || failure.kind === 'unknown-game') return halt(state, failure)
  return move(state, { ...play, isConnectionLost: true }, watchEffect(play.round, true))
}

/** Too early, too late or not received: polling shows which, and the button is enabled again. */
function cashOutFailed(state: CrashState, failure: Failure): Next {
  const { play } = state
  if (play.phase !== 'flying') return stay(state)
  if (isForPortal(failure)) return halt(state, failure)
  const withoutCashOut = { ...play, cashOutActionId: null, isConnectionLost: isRetryable(failure) }
  return failure.kind === 'action-refused' ? move(state, withoutCashOut, { type: 'show-too-early' }) : move(state, withoutCashOut)
}
