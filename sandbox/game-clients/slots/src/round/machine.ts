import type { SlotDefinition, SlotOutcome } from '@herna/contract/games'
import { createMachine, isAboutMoney, type Move, move, type RoundRules, stay } from '@herna/game-kit'
import { act, actionFailed, collect, decided, retryAction, returnToRound } from './decisions.ts'
import { afterOverlay, afterWins, decideOrEnd, stopReels } from './steps.ts'
import type { AnyEffect, SlotEffect, SlotEvent, SlotState } from './state.ts'

type Next = Move<SlotState, AnyEffect>

const rules: RoundRules<SlotDefinition, SlotOutcome, SlotState, SlotEvent, SlotEffect> = {
  hasOpenRounds: true,
  restingPhases: ['unconfirmed-action'],
  opened: (state) => ({ ...state, bet: openingBet(state), lastWin: null }),
  stakeOf: ({ bet, bonus }) => (bonus ? { bet: bonus.value, bonusId: bonus.bonusId } : { bet }),
  staked: (state) => ({ ...state, lastWin: null }),
  withAffordableStake: (state) => {
    const affordable = (state.session?.game.bets ?? []).filter((bet) => bet <= state.balance).at(-1)
    return { ...state, bet: Math.min(state.bet, affordable ?? state.bet) }
  },
  show: (state, round, how) => {
    const isHurried = state.play.phase === 'requesting' && state.play.isHurried === true
    const stopping = stopReels(state, { round, step: 0, isReplay: how === 'replayed' }, isHurried)
    // The reels already turn while a round is requested.
    return how === 'new' ? stopping : { ...stopping, effects: [{ type: 'spin-reels' }, ...stopping.effects] }
  },
  pressed,
  roundReceived: decided,
  returnToRound,
  advance: (state, event) => {
    const { play } = state
    switch (event.type) {
      case 'bet-chosen':
        return betChosen(state, event.bet)
      case 'reels-stopped':
        if (play.phase !== 'stopping') return stay(state)
        return move(state, { ...play, phase: 'showing' }, { type: 'show-wins', round: play.round, step: play.step })
      case 'wins-shown':
        return play.phase === 'showing' ? afterWins(state, play) : stay(state)
      case 'act':
        return act(state, event.action)
      case 'action-failed':
        return actionFailed(state, event.failure)
      case 'retry-action':
        return retryAction(state)
      case 'card-shown':
        return play.phase === 'revealing' ? decideOrEnd(state, play.round) : stay(state)
    }
  },
}

export const advance = createMachine(rules)

/** The chosen bet while the game still offers it. */
function openingBet({ session, bet }: SlotState): number {
  if (session === null) return bet
  const { bets, defaultBet } = session.game
  return bets.includes(bet) ? bet : bets.includes(defaultBet) ? defaultBet : (bets[0] ?? defaultBet)
}

function betChosen(state: SlotState, bet: number): Next {
  const isFree = state.play.phase === 'idle' || isAboutMoney(state.play)
  if (!isFree || !state.session?.game.bets.includes(bet)) return stay(state)
  return move({ ...state, bet }, { phase: 'idle' })
}

/** Hurries or skips animations, continues overlays, collects a win; never stakes. */
function pressed(state: SlotState, id: string): Next {
  const { play } = state
  switch (play.phase) {
    case 'requesting':
      return play.isHurried ? stay(state) : move(state, { ...play, isHurried: true })
    case 'stopping':
      return play.isHurried ? stay(state) : move(state, { ...play, isHurried: true }, { type: 'hurry-reels' })
    case 'showing':
      return { state, effects: [{ type: 'skip-wins' }] }
    case 'overlay':
      return afterOverlay(state, play)
    case 'deciding':
      return collect(state, play.round, id)
    default:
      return stay(state)
  }
}
