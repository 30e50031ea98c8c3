import {
  type FailureChoice,
  type FailureHandlers,
  type FailureRules,
  failureText,
  sharedFailureView,
  unconfirmedFailureView,
} from '@herna/game-kit'
import type { SlotEvent, SlotState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.failures

const rules: FailureRules<SlotState, SlotEvent> = {
  newSessionText: t.startAnew,
  haltedDemoView: (state, failure, handlers) => {
    if (failure.kind !== 'insufficient-funds') {
      const choices = [{ text: t.startAnew, isMain: true, onSelect: handlers.openAgain }]
      return { text: failureText(t.title.expired, failure, t.stake.expired), choices, onEscape: null }
    }
    const { balance, bet } = state
    const isAbove = bet > balance
    const stake = isAbove ? t.stake.broke(handlers.amount(bet), handlers.amount(balance)) : t.stake.brokeElsewhere
    const lowerChoice = lowerStakeChoice(state, handlers)
    return {
      text: { ...failureText(t.title.broke, failure, stake), description: t.what.credit },
      choices: [{ text: t.topUp, isMain: true, onSelect: handlers.openAgain }, ...(lowerChoice ? [lowerChoice] : [])],
      onEscape: handlers.dismiss,
    }
  },
  lowerStake: lowerStakeChoice,
}

function lowerStakeChoice(
  { session, balance, bet }: SlotState,
  { amount, dispatch }: FailureHandlers<SlotEvent>,
): FailureChoice | null {
  const lower = (session?.game.bets ?? []).filter((other) => other <= balance && other < bet).at(-1)
  if (lower === undefined) return null
  return { text: t.lowerBet(amount(lower)), isMain: false, onSelect: () => dispatch({ type: 'bet-chosen', bet: lower }) }
}

/** The failure panel of a state, or null. */
export function failureOf(state: SlotState, mode: 'demo' | 'real', handlers: FailureHandlers<SlotEvent>) {
  const { play } = state
  if (play.phase !== 'unconfirmed-action') return sharedFailureView(state, mode, handlers, rules)
  const retry = (): void => handlers.dispatch({ type: 'retry-action' })
  return unconfirmedFailureView(play.failure, mode, { ...handlers, retry }, rules)
}
