import type { Round } from '../session/replies.ts'
import type { SampleGame, SampleOutcome } from '../session/sample.ts'
import { createMachine, endRound } from './machine.ts'
import {
  type GameState,
  type Move,
  move,
  newGameState,
  type SharedEffect,
  type SharedEvent,
  type SharedPlay,
  stay,
} from './state.ts'

type Play =
  | SharedPlay<SampleOutcome>
  | { phase: 'showing'; round: Round<SampleOutcome>; isReplay: boolean }
  | { phase: 'choosing'; round: Round<SampleOutcome> }

/** A game for tests: a round shows a number; an open round then waits for a choice. */
export interface SampleState extends GameState<SampleGame, SampleOutcome> {
  play: Play
  stake: number
}
export type OwnEvent = { type: 'shown' } | { type: 'refused-in-round'; from: 'refused' | 'halted' }
export type OwnEffect = { type: 'show'; round: Round<SampleOutcome> }
export type SampleEvent = SharedEvent<SampleGame, SampleOutcome> | OwnEvent
export type SampleMove = Move<SampleState, SharedEffect<SampleOutcome> | OwnEffect>

export const newSampleState = (isOnline = true): SampleState => ({ ...newGameState(isOnline), stake: 100 })

const machineOf = (hasOpenRounds: boolean) =>
  createMachine<SampleGame, SampleOutcome, SampleState, OwnEvent, OwnEffect>({
    hasOpenRounds,
    stakeOf: ({ stake, bonus }) => (bonus ? { bet: bonus.value, bonusId: bonus.bonusId } : { bet: stake }),
    show: (state, round, how) => move(state, { phase: 'showing', round, isReplay: how === 'replayed' }, { type: 'show', round }),
    returnToRound: (state, round) => move(state, { phase: 'choosing', round }),
    withAffordableStake: (state) => ({ ...state, stake: Math.min(state.stake, state.balance) }),
    advance: (state, event) => {
      const { play } = state
      if (event.type === 'refused-in-round') {
        if (play.phase !== 'choosing') return stay(state)
        const failure = { kind: 'insufficient-funds' as const, reference: null }
        return move(state, { phase: event.from, failure, open: play.round })
      }
      if (play.phase !== 'showing') return stay(state)
      if (play.isReplay) return move(state, { phase: 'idle' })
      return play.round.state === 'open' ? move(state, { phase: 'choosing', round: play.round }) : endRound(state, play.round)
    },
  })
export const advanceSample = machineOf(true)
/** Machine of a game whose rounds are closed at once. */
export const advanceAtOnce = machineOf(false)
