import {
  commonTexts,
  type FailureChoice,
  type FailureHandlers,
  type FailureRules,
  failureText,
  sharedFailureView,
} from '@herna/game-kit'
import type { CrashEvent, CrashState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures
const t = texts.failures

const rules: FailureRules<CrashState, CrashEvent> = {
  newSessionText: t.startAnew,
  haltedDemoView: (state, failure, handlers) => {
    const isBalanceTooLow = failure.kind === 'insufficient-funds'
    const stake = isBalanceTooLow ? t.broke(handlers.amount(state.bet), handlers.amount(state.balance)) : common.stake.untaken
    const lowerChoice = isBalanceTooLow ? lowerStakeChoice(state, handlers) : null
    const newSessionChoice: FailureChoice = { text: t.startAnew, isMain: lowerChoice === null, onSelect: handlers.openAgain }
    const choices = lowerChoice ? [{ ...lowerChoice, isMain: true }, newSessionChoice] : [newSessionChoice]
    return {
      text: failureText(common.title.refused, failure, stake),
      choices,
      onEscape: isBalanceTooLow ? handlers.dismiss : null,
    }
  },
  lowerStake: lowerStakeChoice,
}

function lowerStakeChoice(
  { session, balance, bet }: CrashState,
  { amount, dispatch }: FailureHandlers<CrashEvent>,
): FailureChoice | null {
  const lower = (session?.game.chips ?? []).filter((chip) => chip <= balance && chip < bet).at(-1)
  if (lower === undefined) return null
  return { text: t.lowerBet(amount(lower)), isMain: false, onSelect: () => dispatch({ type: 'bet-chosen', bet: lower }) }
}

/** The failure panel of a state, or null. */
export const failureOf = (state: CrashState, mode: 'demo' | 'real', handlers: FailureHandlers<CrashEvent>) =>
  sharedFailureView(state, mode, handlers, rules)
