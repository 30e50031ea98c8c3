import { commonTexts, type FailureChoice, failureText, type ToldFailure, unopenedFailure } from '@herna/game-kit'
import type { Play, Table } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures
const t = texts.failures

export interface FailureActs {
  retry: () => void
  startAnew: () => void
  dismiss: () => void
  chooseBet: (bet: number) => void
  amount: (cents: number) => string
  /** Back to the portal's page, where the game stands on its own; null: the portal stands around the game. */
  leave: (() => void) | null
}

/** The panel a state asks for, or `null`: text, choices, and what Escape means. */
export function failureOf(table: Table, mode: 'demo' | 'real', acts: FailureActs): ToldFailure | null {
  const { play } = table
  const retry = { text: common.retry, main: true, act: acts.retry }
  const anew: FailureChoice[] = mode === 'demo' ? [{ text: t.startAnew, main: false, act: acts.startAnew }] : []
  const back = { text: common.toGame, main: true, act: acts.dismiss }
  switch (play.at) {
    case 'unopened':
      return unopenedFailure(play.failure, acts.startAnew, acts.leave)
    case 'stuck':
      return { text: failureText(common.title.round, play.failure, common.stake.round), choices: [retry, ...anew], escape: null }
    case 'refused': {
      const stake = play.failure.kind === 'round-cancelled' ? common.stake.returned : common.stake.untaken
      return { text: failureText(common.title.refused, play.failure, stake), choices: [back, ...anew], escape: acts.dismiss }
    }
    case 'halted':
      return mode === 'demo' ? haltedDemo(table, play, acts) : haltedReal(table, play, acts)
    default:
      return null
  }
}

function haltedDemo(table: Table, play: Extract<Play, { at: 'halted' }>, acts: FailureActs): ToldFailure {
  if (play.failure.kind !== 'insufficient-funds') {
    const choices = [{ text: t.startAnew, main: true, act: acts.startAnew }]
    return { text: failureText(t.title.expired, play.failure, t.stake.expired), choices, escape: null }
  }
  const { balance, bet } = table
  const stake = bet > balance ? t.stake.broke(acts.amount(bet), acts.amount(balance)) : t.stake.brokeElsewhere
  return {
    text: { ...failureText(t.title.broke, play.failure, stake), what: t.what.credit },
    choices: [{ text: t.topUp, main: true, act: acts.startAnew }, ...lowerBet(table, acts, false)],
    escape: acts.dismiss,
  }
}

/** Around a framed game the portal says it, over the game [4.17]; on its own page the game has to. */
function haltedReal(table: Table, { failure }: Extract<Play, { at: 'halted' }>, acts: FailureActs): ToldFailure | null {
  if (acts.leave === null) return null
  const text = failureText(common.title.refused, failure, common.stake.untaken)
  const away: FailureChoice = { text: commonTexts.back, main: false, act: acts.leave }
  if (failure.kind !== 'insufficient-funds' && failure.kind !== 'limit') {
    return { text, choices: [{ ...away, main: true }], escape: null }
  }
  const lower = lowerBet(table, acts, true)
  const choices = lower.length > 0 ? lower : [{ text: common.toGame, main: true, act: acts.dismiss }]
  return { text, choices: [...choices, away], escape: acts.dismiss }
}

function lowerBet({ session, balance, bet }: Table, acts: FailureActs, main: boolean): FailureChoice[] {
  const lower = (session?.game.bets ?? []).filter((other) => other <= balance && other < bet).at(-1)
  return lower === undefined ? [] : [{ text: t.lowerBet(acts.amount(lower)), main, act: () => acts.chooseBet(lower) }]
}
