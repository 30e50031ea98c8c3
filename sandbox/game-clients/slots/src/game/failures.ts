import { type FailureChoice, type FailureHandlers, type FailureRules, failureText, sharedFailureOf } from '@herna/game-kit'
import type { SlotEvent, SlotState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.failures

const rules: FailureRules<SlotState, SlotEvent> = {
  startAnew: t.startAnew,
  haltedDemo: (state, failure, handlers) => {
    if (failure.kind !== 'insufficient-funds') {
      const choices = [{ text: t.startAnew, main: true, act: handlers.openAgain }]
      return { text: failureText(t.title.expired, failure, t.stake.expired), choices, escape: null }
    }
    const { balance, bet } = state
    const isAbove = bet > balance
    const stake = isAbove ? t.stake.broke(handlers.amount(bet), handlers.amount(balance)) : t.stake.brokeElsewhere
    const lower = lowerStake(state, handlers)
    return {
      text: { ...failureText(t.title.broke, failure, stake), what: t.what.credit },
      choices: [{ text: t.topUp, main: true, act: handlers.openAgain }, ...(lower ? [lower] : [])],
      escape: handlers.dismiss,
    }
  },
  lowerStake,
}

function lowerStake(
  { session, balance, bet }: SlotState,
  { amount, dispatch }: FailureHandlers<SlotEvent>,
): FailureChoice | null {
  const lower = (session?.game.bets ?? []).filter((other) => other <= balance && other < bet).at(-1)
  if (lower === undefined) return null
  return { text: t.lowerBet(amount(lower)), main: false, act: () => dispatch({ type: 'bet-chosen', bet: lower }) }
}

/** The panel a state asks for, or `null`. */
export const failureOf = (state: SlotState, mode: 'demo' | 'real', handlers: FailureHandlers<SlotEvent>) =>
  sharedFailureOf(state, mode, handlers, rules)
