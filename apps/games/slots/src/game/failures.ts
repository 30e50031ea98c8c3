import type { Table } from '../round/index.ts'
import { type FailureChoice, type FailureText, openFailurePanel } from '../panels/index.ts'
import type { Failure } from '../session/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.failures

export interface FailureActs {
  retry: () => void
  startAnew: () => void
  dismiss: () => void
  chooseBet: (bet: number) => void
  amount: (cents: number) => string
}

const told = (title: string, failure: Failure, stake: string): FailureText => ({
  title,
  what: t.what[failure.kind],
  stake,
  reference: failure.reference === null ? null : t.reference(failure.reference),
})

/** The panel a state asks for, or `null`: text, choices, and what Escape means. */
export function failureOf(
  { play, balance, bet, session }: Table,
  acts: FailureActs,
): { text: FailureText; choices: FailureChoice[]; escape: (() => void) | null } | null {
  const retry = { text: t.retry, main: true, act: acts.retry }
  const anew = (main: boolean): FailureChoice => ({ text: t.startAnew, main, act: acts.startAnew })
  const back = { text: t.back, main: true, act: acts.dismiss }
  switch (play.at) {
    case 'unopened': {
      const again = play.failure.kind === 'unknown-game' ? [] : [{ ...retry, act: acts.startAnew }]
      return { text: told(t.title.open, play.failure, t.stake.open), choices: again, escape: null }
    }
    case 'stuck':
      return { text: told(t.title.round, play.failure, t.stake.round), choices: [retry, anew(false)], escape: null }
    case 'refused':
      return { text: told(t.title.refused, play.failure, t.stake.refused), choices: [back, anew(false)], escape: acts.dismiss }
    case 'expired':
      return { text: told(t.title.expired, play.failure, t.stake.expired), choices: [anew(true)], escape: null }
    case 'broke': {
      const lower = (session?.game.bets ?? []).filter((other) => other <= balance && other < bet).at(-1)
      return {
        text: {
          title: t.title.broke,
          what: t.what.credit,
          stake: bet > balance ? t.stake.broke(acts.amount(bet), acts.amount(balance)) : t.stake.brokeElsewhere,
          reference: null,
        },
        choices: [
          { text: t.topUp, main: true, act: acts.startAnew },
          ...(lower === undefined
            ? []
            : [{ text: t.lowerBet(acts.amount(lower)), main: false, act: () => acts.chooseBet(lower) }]),
        ],
        escape: acts.dismiss,
      }
    }
    default:
      return null
  }
}

/** Keeps at most one failure panel open: the one of the present state. */
export class FailurePanel {
  #close: (() => void) | null = null
  #of: unknown = null

  follow(table: Table, acts: FailureActs): void {
    if (this.#of === table.play) return
    this.#of = table.play
    this.#close?.()
    const found = failureOf(table, acts)
    this.#close = found && openFailurePanel(found.text, found.choices, found.escape)
  }
}
