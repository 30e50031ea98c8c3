import {
  commonTexts,
  type FailureChoice,
  type FailureHandlers,
  type FailureRules,
  failureText,
  sharedFailureView,
  unconfirmedFailureView,
} from '@herna/game-kit'
import { type LiveEvent, type LiveState, sessionEndOf } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures

/** Live tables have no demo; the choices are those of a session that has to be opened again. */
const rules: FailureRules<LiveState, LiveEvent> = {
  newSessionText: texts.failures.startAnew,
  haltedDemoView: (_state, failure, { openAgain }) => {
    const choice: FailureChoice = { text: texts.failures.startAnew, isMain: true, onSelect: openAgain }
    return { text: failureText(common.title.refused, failure, common.stake.untaken), choices: [choice], onEscape: null }
  },
}

/** The failure panel of a state, or null. The table goes on behind it. */
export function failureOf(state: LiveState, mode: 'demo' | 'real', handlers: FailureHandlers<LiveEvent>) {
  const { play } = state
  if (play.phase === 'halted' && mode === 'real' && handlers.leave !== null && sessionEndOf(state) !== null) {
    const choice: FailureChoice = { text: commonTexts.back, isMain: true, onSelect: handlers.leave }
    // The hub closes the window of a session that ends; nothing has been sent then, but a bet may be in play.
    const stakes = play.open === null ? common.stake.none : texts.failures.played
    return { text: failureText(texts.failures.over, play.failure, stakes), choices: [choice], onEscape: null }
  }
  if (play.phase !== 'unconfirmed-action') return sharedFailureView(state, mode, handlers, rules)
  const retry = (): void => handlers.dispatch({ type: 'retry-action' })
  return unconfirmedFailureView(play.failure, mode, { ...handlers, retry }, rules)
}
