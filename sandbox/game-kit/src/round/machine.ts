import type { RoundRequest } from '@herna/contract/games'
import { type Failure, failure as failureOf, isForPortal, mayAskAgain } from '../session/failure.ts'
import type { Round, Session } from '../session/replies.ts'
import { balanceReceived, dismissed, goOn, hasBonus } from './balance.ts'
import type { RoundRules, Showing } from './rules.ts'
import { enter, type GameState, type Move, type SharedEffect, type SharedEvent, sharedPlayOf, stay } from './state.ts'

/** The next state and what must be done. An event that makes no sense in a state changes nothing. */
export type Advance<D, O, S, E, F> = (state: S, event: SharedEvent<D, O> | E) => Move<S, SharedEffect<O> | F>

/** The machine of a game: sessions, rounds, failures and connection as in every game, the rest by its rules. */
export function createMachine<D, O, S extends GameState<D, O>, E extends { type: string }, F>(
  rules: RoundRules<D, O, S, E, F>,
): Advance<D, O, S, E, F> {
  type Next = Move<S, SharedEffect<O> | F>

  function advance(state: S, event: SharedEvent<D, O>): Next {
    switch (event.type) {
      case 'online':
      case 'offline':
        return stay({ ...state, online: event.type === 'online' })
      case 'paused':
        return stay({ ...state, paused: true })
      case 'resumed':
        return goOn(rules, { ...state, paused: false })
      case 'balance-received':
        return balanceReceived(rules, state, event)
      case 'opened':
        return state.play.phase === 'opening' ? opened(state, event.session) : stay(state)
      case 'open-failed':
        return state.play.phase === 'opening' ? unopened(state, event.failure) : stay(state)
      case 'open-again':
        return openAgain(state)
      case 'pressed':
        return pressed(state, event.id)
      case 'answered':
        return answered(state, event.round)
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
    const fresh = hasBonus(rules, { ...state, session, balance }, bonus)
    const open = rules.opened?.(fresh) ?? fresh
    if (openRound === null) return enter(open, { phase: 'idle' })
    // Settled before it is shown: until then the balance is without its win. The session's balance is of now, the round's is of then.
    const round = { ...openRound, balance, balanceAfterBet: Math.max(0, balance - openRound.win) }
    return enter({ ...open, balance: round.balanceAfterBet }, { phase: 'resuming', round })
  }

  const unopened = (state: S, failure: Failure): Next =>
    enter(state, { phase: 'unopened', failure }, { type: 'report-failure', failure })

  /** A new session replaces the old one only where no round is on show; in demo it is also the way out of a round nobody can settle. */
  function openAgain(state: S): Next {
    const resting = ['unopened', 'idle', 'stuck', 'refused', 'halted', ...(rules.restingPhases ?? [])]
    return resting.includes(state.play.phase) ? enter(state, { phase: 'opening' }, { type: 'open-session' }) : stay(state)
  }

  function pressed(state: S, id: string): Next {
    const play = sharedPlayOf(state)
    if (play?.phase === 'idle') return start(state, id)
    if (play?.phase !== 'resuming') return rules.pressed?.(state, id) ?? stay(state)
    const { round } = play
    if (round.state === 'open' && !rules.hasOpenRounds) return ask(state, { roundId: round.roundId, bet: round.bet })
    const shown = show(state, round, 'resumed')
    return { state: shown.state, effects: [{ type: 'round-started' }, ...shown.effects] }
  }

  function start(state: S, roundId: string): Next {
    const stake = state.online && !state.paused ? rules.stakeOf(state) : null
    if (stake === null) return stay(state)
    const cost = costOf(stake)
    if (state.balance < cost) return halt(state, failureOf('insufficient-funds'))
    const staked = rules.staked?.(state, stake) ?? state
    return ask({ ...staked, balance: state.balance - cost }, { roundId, ...stake })
  }

  /** First try and retry alike: the id decides that the stake is taken once. */
  const ask = (state: S, request: RoundRequest): Next =>
    enter<O, S, SharedEffect<O>>(
      state,
      { phase: 'asking', request },
      { type: 'round-started' },
      { type: 'begin' },
      { type: 'ask-round', request },
    )

  const show = (state: S, round: Round<O>, how: Showing): Next =>
    rules.show({ ...state, balance: round.balanceAfterBet }, round, how)

  function answered(state: S, round: Round<O>): Next {
    const play = sharedPlayOf(state)
    if (play === null) return rules.answered?.(state, round) ?? stay(state)
    if (play.phase !== 'asking' || play.request.roundId !== round.roundId) return stay(state)
    const { bonus } = state
    const isPaidBy = bonus !== null && play.request.bonusId === bonus.bonusId
    // One of it was used.
    const left = isPaidBy ? (bonus.remaining > 1 ? { ...bonus, remaining: bonus.remaining - 1 } : null) : bonus
    return show({ ...state, bonus: left }, round, 'answered')
  }

  /** What may have happened is asked for again under the same id; the rest is given back. */
  function roundFailed(state: S, { roundId, failure }: { roundId: string; failure: Failure }): Next {
    const play = sharedPlayOf(state)
    if (play?.phase !== 'asking' || play.request.roundId !== roundId) return stay(state)
    const { request } = play
    const report: SharedEffect<O>[] = [{ type: 'settle' }, { type: 'report-failure', failure }]
    if (mayAskAgain(failure)) return enter(state, { phase: 'stuck', request, failure }, ...report)
    const paidBack = { ...state, balance: state.balance + costOf(request) }
    const untaken = failure.kind === 'bonus-unusable' ? hasBonus(rules, paidBack, null) : paidBack
    return enter(untaken, { phase: isForPortal(failure) ? 'halted' : 'refused', failure, open: null }, ...report)
  }

  function retry(state: S): Next {
    const play = sharedPlayOf(state)
    return play?.phase === 'stuck' && state.online ? ask(state, play.request) : stay(state)
  }

  return (state, event) => (isShared<D, O>(event) ? advance(state, event) : rules.advance(state, event))
}

/** What the player pays of it. */
const costOf = ({ bet, bonusId }: Pick<RoundRequest, 'bet' | 'bonusId'>): number => (bonusId === undefined ? bet : 0)

/** The host's balance is the truth, whatever was added up on the way. */
export const endRound = <O, S extends GameState<never, O> | GameState<unknown, O>>(
  state: S,
  round: Round<O>,
): Move<S, SharedEffect<O>> =>
  enter<O, S, SharedEffect<O>>({ ...state, balance: round.balance }, { phase: 'idle' }, { type: 'round-ended', round })

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
  'open-again': true,
  pressed: true,
  answered: true,
  'round-failed': true,
  retry: true,
  dismissed: true,
  replay: true,
}
const isShared = <D, O>(event: { type: string }): event is SharedEvent<D, O> => Object.hasOwn(SHARED_EVENTS, event.type)
