import { commonTexts } from '@herna/game-kit'
import { totalOf } from '../bets/index.ts'
import type { TableView } from '../cloth/index.ts'
import type { Table } from '../round/index.ts'
import { messageOf } from './message.ts'
import type { Screen } from './screen.ts'
import { isGoldenShown, stakesShown } from './stakes-shown.ts'

const t = commonTexts.bonus

interface Shown {
  screen: Screen
  view: TableView | null
  /** What the last round came to, for the strip. */
  outcome: string | null
  amount: (cents: number) => string
  press: () => void
}

/** Brings screen and cloth to what the table says. */
export function follow(table: Table, { screen, view, outcome, amount, press }: Shown): void {
  const { play, balance, online, bonus, lastCost, lastWin } = table
  const staked = stakesShown(table)
  const isBetting = play.at === 'betting'
  const isGlad = isBetting && lastWin !== null && lastWin > lastCost
  const atStake = 'reply' in play ? play.reply.staked : totalOf(staked)
  screen.amounts(amount(balance), amount(atStake), lastWin === null ? '–' : amount(lastWin), isGlad)
  screen.say(messageOf(table, outcome, amount), isGlad)
  screen.controls.show(table)
  screen.tray.showBonus(bonus)
  screen.tray.enable(isBetting)
  screen.showBonus(bonusText(table, amount), isGoldenShown(table))
  screen.showOnline(online)
  screen.plate(play.at === 'resuming' ? commonTexts.resume[play.reply.state] : null, press)
  view?.showStakes(staked, isBetting)
}

/** What the house pays for now, or could; `null`: nothing. */
function bonusText(table: Table, amount: (cents: number) => string): string | null {
  const { play, bonus } = table
  if (play.at !== 'betting' && isGoldenShown(table))
    return 'reply' in play && play.reply.staked > play.reply.bet ? t.paysFirst : t.pays
  return bonus && t.have(bonus.kind, bonus.remaining, amount(bonus.value))
}
