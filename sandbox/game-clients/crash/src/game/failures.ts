import {
  commonTexts,
  type FailureChoice,
  type FailureHandlers,
  type FailureRules,
  failureText,
  sharedFailureOf,
} from '@herna/game-kit'
import type { CrashEvent, CrashState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures
const t = texts.failures

const rules: FailureRules<CrashState, CrashEvent> = {
  startAnew: t.startAnew,
  haltedDemo: (state, failure, handlers) => {
    const isBroke = failure.kind === 'insufficient-funds'
    const stake = isBroke ? t.broke(handlers.amount(state.bet), handlers.amount(state.balance)) : common.stake.untaken
    const lower = isBroke ? lowerStake(state, handlers) : null
    const anew: FailureChoice = { text: t.startAnew, main: lower === null, act: handlers.openAgain }
    const choices = lower ? [{ ...lower, main: true }, anew] : [anew]
    return { text: failureText(common.title.refused, failure, stake), choices, escape: isBroke ? handlers.dismiss : null }
  },
  lowerStake,
}

function lowerStake(
  { session, balance, bet }: CrashState,
  { amount, dispatch }: FailureHandlers<CrashEvent>,
): FailureChoice | null {
  const lower = (session?.game.chips ?? []).filter((chip) => chip <= balance && chip < bet).at(-1)
  if (lower === undefined) return null
  return { text: t.lowerBet(amount(lower)), main: false, act: () => dispatch({ type: 'bet-chosen', bet: lower }) }
}

/** The panel a state asks for, or `null`. */
export const failureOf = (state: CrashState, mode: 'demo' | 'real', handlers: FailureHandlers<CrashEvent>) =>
  sharedFailureOf(state, mode, handlers, rules)
