import { commonTexts, type Failure, type FailureChoice, failureText, type ToldFailure, unopenedFailure } from '@herna/game-kit'
import type { Table } from '../round/index.ts'
import { texts } from '../texts/index.ts'

const common = commonTexts.failures
const t = texts.failures

export interface FailureActs {
  retry: () => void
  openAgain: () => void
  dismiss: () => void
  chooseBet: (bet: number) => void
  amount: (cents: number) => string
  /** Null: a portal stands around the game and says what only it can settle. */
  leave: (() => void) | null
}
/** The panel a state asks for, or `null`. */
export function failureOf(table: Table, mode: 'demo' | 'real', acts: FailureActs): ToldFailure | null {
  const { play } = table
  const anew: FailureChoice[] = mode === 'demo' ? [{ text: t.startAnew, main: false, act: acts.openAgain }] : []
  switch (play.at) {
    case 'unopened':
      return unopenedFailure(play.failure, acts.openAgain, acts.leave)
    case 'stuck': {
      const choices = [{ text: common.retry, main: true, act: acts.retry }]
      return { text: failureText(common.title.round, play.failure, common.stake.round), choices, escape: null }
    }
    case 'refused': {
      const stake = play.failure.kind === 'round-cancelled' ? common.stake.returned : common.stake.untaken
      const choices = [{ text: common.toGame, main: true, act: acts.dismiss }, ...anew]
      return { text: failureText(common.title.refused, play.failure, stake), choices, escape: acts.dismiss }
    }
    case 'halted':
      return halted(table, play.failure, mode, acts)
    default:
      return null
  }
}

/** Around a framed real game the portal says it, over the game [4.17]. */
function halted(
  { balance, bet, session }: Table,
  failure: Failure,
  mode: 'demo' | 'real',
  acts: FailureActs,
): ToldFailure | null {
  if (mode === 'real' && acts.leave === null) return null
  const isBroke = failure.kind === 'insufficient-funds'
  const stake = isBroke ? t.broke(acts.amount(bet), acts.amount(balance)) : common.stake.untaken
  const lower = (session?.game.chips ?? []).filter((chip) => chip <= balance && chip < bet).at(-1)
  const choices: FailureChoice[] = []
  if (isBroke && lower !== undefined)
    choices.push({ text: t.lowerBet(acts.amount(lower)), main: true, act: () => acts.chooseBet(lower) })
  if (mode === 'demo') choices.push({ text: t.startAnew, main: choices.length === 0, act: acts.openAgain })
  if (acts.leave && mode === 'real') choices.push({ text: commonTexts.back, main: choices.length === 0, act: acts.leave })
  return { text: failureText(common.title.refused, failure, stake), choices, escape: isBroke ? acts.dismiss : null }
}
