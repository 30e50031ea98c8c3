import {
  commonTexts,
  type FailureChoice,
  type FailureHandlers,
  type FailureRules,
  failureText,
  sharedFailureView,
  unconfirmedFailureView,
} from '@herna/game-kit'
import type { TableEvent, TableState } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures
const t = texts.failures

const rules: FailureRules<TableState, TableEvent> = {
  newSessionText: t.startAnew,
  haltedDemoView: ({ play }, failure, { dismiss, openAgain }) => {
    const newSessionChoice: FailureChoice = { text: t.startAnew, isMain: false, onSelect: openAgain }
    if (failure.kind !== 'insufficient-funds')
      return { text: failureText(common.title.round, failure, common.stake.untaken), choices: [newSessionChoice], onEscape: null }
    const text = { ...failureText(t.broke.title, failure, common.stake.untaken), description: t.broke.credit }
    const backChoice: FailureChoice = { text: common.toGame, isMain: true, onSelect: dismiss }
    // New credit means a new session, which is not offered during an open round.
    const isOpen = play.phase === 'halted' && play.open !== null
    return { text, choices: isOpen ? [backChoice] : [backChoice, { ...newSessionChoice, text: t.topUp }], onEscape: dismiss }
  },
}

/** The failure panel of a state, or null. */
export function failureOf(state: TableState, mode: 'demo' | 'real', handlers: FailureHandlers<TableEvent>) {
  const { play } = state
  if (play.phase !== 'unconfirmed-action') return sharedFailureView(state, mode, handlers, rules)
  return unconfirmedFailureView(
    play.failure,
    mode,
    { ...handlers, retry: () => handlers.dispatch({ type: 'retry-action' }) },
    rules,
  )
}
