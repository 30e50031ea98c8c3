import { commonTexts } from '@herna/game-kit'
import type { TableRound, TableSession } from '../session/index.ts'
import { outcomeText, texts } from '../texts/index.ts'

type Amount = (cents: number) => string

export function readyOf({ game, mode, balance }: TableSession, amount: Amount): string {
  const credits = mode === 'demo' ? `, ${commonTexts.demo.credits}` : ''
  return texts.spoken.ready(game.name, `${commonTexts.balance[mode]} ${amount(balance)}${credits}`)
}

export const turnOf = ({ game }: TableSession, reply: TableRound): string => texts.spoken.turn(outcomeText(game, reply.outcome))

export function endedOf({ game }: TableSession, { outcome, win, balance }: TableRound, amount: Amount): string {
  const [what, { won, lost }] = [outcomeText(game, outcome), texts.spoken]
  return win > 0 ? won(what, amount(win), amount(balance)) : lost(what, amount(balance))
}
