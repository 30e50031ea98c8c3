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
  /** A bet names the round that the player sees. */
  stakeOf: ({ bet, autoCashOut: auto, bonus, table }) =>
    table && {
      bet: bonus?.value ?? bet,
      tableRound: table.round.number,
      ...(auto === null ? {} : { autoCashOut: auto }),
      ...(bonus === null ? {} : { bonusId: bonus.bonusId }),
    },
  staked: (state) => ({ ...state, isQueued: false }),
  show: (state, round) => {
    if (round.state === 'closed') return ended(state, round)
    const play = { phase: 'flying', round, cashOutActionId: null, isConnectionLost: false } as const
    return move(state, play, { type: 'accepted', round }, watchEffect(round))
  },
  pressed: (state, id) => {
    const { play } = state
    if (play.phase !== 'flying' || play.cashOutActionId !== null) return stay(state)
    return move(state, { ...play, cashOutActionId: id }, { type: 'cash-out', roundId: play.round.roundId, actionId: id })
  },
  roundReceived: (state, round) => {
    const { play } = state
    if (play.phase !== 'flying' || play.round.roundId !== round.roundId) return stay(state)
    if (round.state === 'closed') return ended(state, round)
    return move(state, { ...play, round, isConnectionLost: false }, watchEffect(round))
  },
  advance: (state, event) => {
    switch (event.type) {
      case 'bet-chosen':
        return betChosen(state, event.bet)
      case 'auto-chosen':
        return stay(state.play.phase === 'idle' ? { ...state, autoCashOut: event.auto } : state)
      case 'table-received':
        return stay({ ...state, table: event.table })
      case 'queue-toggled':
        return stay({ ...state, isQueued: state.play.phase === 'idle' && !state.isQueued })
      case 'watch-failed':
        return watchFailed(state, event.failure)
      case 'cash-out-failed':
        return cashOutFailed(state, event.failure)
    }
  },
}

export const advance = createMachine(rules)

const firstBet = ({ session }: CrashState): number => session?.game.chips[0] ?? session?.game.minBet ?? 0

const watchEffect = ({ roundId }: CrashRound, soon = false): CrashEffect => ({ type: 'watch', roundId, isRetry: soon })

/** The bet has ended; the flight may go on for others. */
function ended(state: CrashState, round: CrashRound): Next {
  const next = endRound<CrashOutcome, CrashState>({ ...state, last: round }, round)
  return { state: next.state, effects: [{ type: 'ended', round }, ...next.effects] }
}

function betChosen(state: CrashState, bet: number): Next {
  if (isAboutMoney(state.play)) return move({ ...state, bet }, { phase: 'idle' })
  return stay(state.play.phase === 'idle' && state.bonus === null && !state.isQueued ? { ...state, bet } : state)
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
