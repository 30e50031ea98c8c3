import { commonTexts, type FailureChoice, failureText, type ToldFailure, unopenedFailure } from '@herna/game-kit'
import type { Play, Table } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures
const t = texts.failures

export interface FailureActs {
  retry: () => void
  startAnew: () => void
  dismiss: () => void
  /** Back to the portal's page, where the game stands on its own; null: the portal stands around the game. */
  leave: (() => void) | null
}

/** The panel a state asks for, or `null`: text, choices, and what Escape means. */
export function failureOf({ play }: Table, mode: 'demo' | 'real', acts: FailureActs): ToldFailure | null {
  const anew: FailureChoice[] = mode === 'demo' ? [{ text: t.startAnew, main: false, act: acts.startAnew }] : []
  const retry = { text: common.retry, main: true, act: acts.retry }
  switch (play.at) {
    case 'unopened':
      return unopenedFailure(play.failure, acts.startAnew, acts.leave)
    case 'stuck':
    case 'stuck-action':
      return { text: failureText(common.title.round, play.failure, common.stake.round), choices: [retry, ...anew], escape: null }
    case 'refused': {
      const stake = play.failure.kind === 'round-cancelled' ? common.stake.returned : common.stake.untaken
      const back = { text: common.toGame, main: true, act: acts.dismiss }
      return { text: failureText(common.title.refused, play.failure, stake), choices: [back], escape: acts.dismiss }
    }
    case 'halted':
      return mode === 'demo' ? haltedDemo(play, acts, anew) : haltedReal(play, acts)
    default:
      return null
  }
}

type Halted = Extract<Play, { at: 'halted' }>

function haltedDemo({ failure, open }: Halted, acts: FailureActs, anew: FailureChoice[]): ToldFailure {
  const back: FailureChoice = { text: common.toGame, main: true, act: acts.dismiss }
  if (failure.kind !== 'insufficient-funds') {
    return { text: failureText(common.title.round, failure, common.stake.untaken), choices: anew, escape: null }
  }
  const text = { ...failureText(t.broke.title, failure, common.stake.untaken), what: t.broke.credit }
  const topUp: FailureChoice[] = open === null ? [{ text: t.topUp, main: false, act: acts.startAnew }] : []
  return { text, choices: [back, ...topUp], escape: acts.dismiss }
}

/** Around a framed game the portal says it, over the game [4.17]; on its own page the game has to. */
function haltedReal({ failure }: Halted, acts: FailureActs): ToldFailure | null {
  if (acts.leave === null) return null
  const text = failureText(common.title.refused, failure, common.stake.untaken)
  const away: FailureChoice = { text: commonTexts.back, main: false, act: acts.leave }
  const mayGoOn = failure.kind === 'insufficient-funds' || failure.kind === 'limit'
  if (!mayGoOn) return { text, choices: [{ ...away, main: true }], escape: null }
  return { text, choices: [{ text: common.toGame, main: true, act: acts.dismiss }, away], escape: acts.dismiss }
}
