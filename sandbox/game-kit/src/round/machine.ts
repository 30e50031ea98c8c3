import type { RoundRequest } from '@herna/contract/games'
import { type Failure, failure as failureOf, isForPortal, isRetryable } from '../session/failure.ts'
import type { Round, Session } from '../session/replies.ts'
import { balanceReceived, dismissed, resumePlay, withBonus } from './balance.ts'
import type { RoundRules, ShowReason } from './rules.ts'
import { enter, type GameState, type Move, type SharedEffect, type SharedEvent, sharedPlayOf, stay } from './state.ts'

/** Returns the next state and the effects to run. An event that does not apply in a state changes nothing. */
export type Advance<D, O, S, E, F> = (state: S, event: SharedEvent<D, O> | E) => Move<S, SharedEffect<O> | F>

/** The state machine of a game: sessions, rounds, failures and connection are shared, the rest is defined by its rules. */
export function createMachine<D, O, S extends GameState<D, O>, E extends { type: string }, F>(
  rules: RoundRules<D, O, S, E, F>,
): Advance<D, O, S, E, F> {
  type Next = Move<S, SharedEffect<O> | F>

  function advance(state: S, event: SharedEvent<D, O>): Next {
    switch (event.type) {
      case 'online':
      case 'offline':
        return stay({ ...state, isOnline: event.type === 'online' })
      case 'paused':
        return stay({ ...state, isPaused: true })
      case 'resumed':
        return resumePlay(rules, { ...state, isPaused: false })
      case 'balance-received':
        return balanceReceived(rules, state, event)
      case 'opened':
        return state.play.phase === 'opening' ? opened(state, event.session) : stay(state)
      case 'open-failed':
        return state.play.phase === 'opening' ? openFailed(state, event.failure) : stay(state)
      case 'reopen':
        return openAgain(state)
      case 'pressed':
        return pressed(state, event.id)
      case 'round-received':
        return roundReceived(state, event.round)
      case 'round-failed':
        return roundFailed(state, event)
      case 'retry':
        return retry(state)
      case 'dismissed':
        return dismissed(rules, state)
      case 'replay':
        return state.play.phase === 'idle' ? rules.show(state, event.round, 'replayed') : stay(state)
    }
  }

  function opened(state: S, session: Session<D, O>): Next {
    const { balance, bonus, openRound } = session
    const fresh = withBonus(rules, { ...state, session, balance }, bonus)
    const open = rules.opened?.(fresh) ?? fresh
    if (openRound === null) return enter(open, { phase: 'idle' })
    // The round is settled already, so its win is subtracted until it has been shown. The session's balance is current, the round's is outdated.
    const round = { ...openRound, balance, balanceAfterBet: Math.max(0, balance - openRound.win) }
    return enter({ ...open, balance: round.balanceAfterBet }, { phase: 'resuming', round })
  }

  const openFailed = (state: S, failure: Failure): Next =>
    enter(state, { phase: 'failed-to-open', failure }, { type: 'report-failure', failure })

  /** A new session replaces the old one only while no round is shown; in demo it is also the way out of a round that cannot be settled. */
  function openAgain(state: S): Next {
    const phasesWithoutRound = ['failed-to-open', 'idle', 'unconfirmed', 'refused', 'halted', ...(rules.restingPhases ?? [])]
    return phasesWithoutRound.includes(state.play.phase)
      ? enter(state, { phase: 'opening' }, { type: 'open-session' })
      : stay(state)
  }

  function pressed(state: S, id: string): Next {
    const play = sharedPlayOf(state)
    if (play?.phase === 'idle') return start(state, id)
    if (play?.phase !== 'resuming') return rules.pressed?.(state, id) ?? stay(state)
    const { round } = play
    if (round.state === 'open' && !rules.hasOpenRounds) return requestRound(state, { roundId: round.roundId, bet: round.bet })
    const next = show(state, round, 'resumed')
    return { state: next.state, effects: [{ type: 'round-started' }, ...next.effects] }
  }

  function start(state: S, roundId: string): Next {
    const stake = state.isOnline && !state.isPaused ? rules.stakeOf(state) : null
    if (stake === null) return stay(state)
    const cost = costOf(stake)
    if (state.balance < cost) return halt(state, failureOf('insufficient-funds'))
    const staked = rules.staked?.(state, stake) ?? state
    return requestRound({ ...staked, balance: state.balance - cost }, { roundId, ...stake })
  }

  /** Used for the first request and for retries: the id ensures that the stake is taken once. */
  const requestRound = (state: S, request: RoundRequest): Next =>
    enter<O, S, SharedEffect<O>>(
      state,
      { phase: 'requesting', request },
      { type: 'round-started' },
      { type: 'begin' },
      { type: 'request-round', request },
    )

  const show = (state: S, round: Round<O>, how: ShowReason): Next =>
    rules.show({ ...state, balance: round.balanceAfterBet }, round, how)

  function roundReceived(state: S, round: Round<O>): Next {
    const play = sharedPlayOf(state)
    if (play === null) return rules.roundReceived?.(state, round) ?? stay(state)
    if (play.phase !== 'requesting' || play.request.roundId !== round.roundId) return stay(state)
    const { bonus } = state
    const isPaidByBonus = bonus !== null && play.request.bonusId === bonus.bonusId
    // One piece of the bonus was used.
    const nextBonus = isPaidByBonus ? (bonus.remaining > 1 ? { ...bonus, remaining: bonus.remaining - 1 } : null) : bonus
    return show({ ...state, bonus: nextBonus }, round, 'new')
  }

  /** A retryable failure may have been processed and is retried under the same id; otherwise the stake is returned. */
  function roundFailed(state: S, { roundId, failure }: { roundId: string; failure: Failure }): Next {
    const play = sharedPlayOf(state)
    if (play?.phase !== 'requesting' || play.request.roundId !== roundId) return stay(state)
    const { request } = play
    const report: SharedEffect<O>[] = [{ type: 'reset-view' }, { type: 'report-failure', failure }]
    if (isRetryable(failure)) return enter(state, { phase: 'unconfirmed', request, failure }, ...report)
    const refunded = { ...state, balance: state.balance + costOf(request) }
    const withoutStake = failure.kind === 'bonus-unusable' ? withBonus(rules, refunded, null) : refunded
    return enter(withoutStake, { phase: isForPortal(failure) ? 'halted' : 'refused', failure, open: null }, ...report)
  }

  function retry(state: S): Next {
    const play = sharedPlayOf(state)
    return play?.phase === 'unconfirmed' && state.isOnline ? requestRound(state, play.request) : stay(state)
  }

  return (state, event) => (isShared<D, O>(event) ? advance(state, event) : rules.advance(state, event))
}

/** What the player pays of a stake, in cents. */
const costOf = ({ bet, bonusId }: Pick<RoundRequest, 'bet' | 'bonusId'>): number => (bonusId === undefined ? bet : 0)

/** Ends a round with the host's balance, which overrides what was added up locally. */
export const endRound = <O, S extends GameState<never, O> | GameState<unknown, O>>(
  state: S,
  round: Round<O>,
): Move<S, SharedEffect<O>> =>
  enter<O, S, SharedEffect<O>>({ ...state, balance: round.balance }, { phase: 'idle' }, { type: 'round-ended', round })

/** Stops play until the portal or the player resolves the failure. */
export const halt = <O, S extends { play: { phase: string } }>(
  state: S,
  failure: Failure,
  open: Round<O> | null = null,
): Move<S, SharedEffect<O>> =>
  enter<O, S, SharedEffect<O>>(state, { phase: 'halted', failure, open }, { type: 'report-failure', failure })

const SHARED_EVENTS: Record<SharedEvent<unknown, unknown>['type'], true> = {
  online: true,
  offline: true,
  paused: true,
  resumed: true,
  'balance-received': true,
  opened: true,
  'open-failed': true,
  reopen: true,
  pressed: true,
  'round-received': true,
  'round-failed': true,
  retry: true,
  dismissed: true,
  replay: true,
}
const isShared = <D, O>(event: { type: string }): event is SharedEvent<D, O> => Object.hasOwn(SHARED_EVENTS, event.type)
