import {
  commonTexts,
  type FailureChoice,
  type FailureHandlers,
  type FailureRules,
  failureText,
  sharedFailureOf,
  stuckFailure,
} from '@herna/game-kit'
import type { TableEvent, TableState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures
const t = texts.failures

const rules: FailureRules<TableState, TableEvent> = {
  startAnew: t.startAnew,
  haltedDemo: ({ play }, failure, { dismiss, openAgain }) => {
    const anew: FailureChoice = { text: t.startAnew, main: false, act: openAgain }
    if (failure.kind !== 'insufficient-funds')
      return { text: failureText(common.title.round, failure, common.stake.untaken), choices: [anew], escape: null }
    const text = { ...failureText(t.broke.title, failure, common.stake.untaken), what: t.broke.credit }
    const back: FailureChoice = { text: common.toGame, main: true, act: dismiss }
    // A new credit is a new session: not in the middle of a round.
    const isOpen = play.phase === 'halted' && play.open !== null
    return { text, choices: isOpen ? [back] : [back, { ...anew, text: t.topUp }], escape: dismiss }
  },
}

/** The panel a state asks for, or `null`. */
export function failureOf(state: TableState, mode: 'demo' | 'real', handlers: FailureHandlers<TableEvent>) {
  const { play } = state
  if (play.phase !== 'stuck-action') return sharedFailureOf(state, mode, handlers, rules)
  return stuckFailure(play.failure, mode, { ...handlers, retry: () => handlers.dispatch({ type: 'retry-action' }) }, rules)
}
