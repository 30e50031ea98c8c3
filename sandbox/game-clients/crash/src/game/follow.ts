import { commonTexts } from '@herna/game-kit'
import type { Table } from '../round/index.ts'
import { multipleText, texts } from '../texts/index.ts'
import type { Flight } from './flight.ts'
import type { Screen } from './screen.ts'

const t = texts.button

/** The screen shows what the table says; what moves by itself is the flight's. */
export function follow(table: Table, screen: Screen, flight: Flight, amount: (cents: number) => string): void {
  const { play, balance, bonus, online, paused, auto } = table
  const bet = betOf(table)
  const isFree = play.at === 'idle'
  screen.showBalance(amount(balance))
  screen.showOnline(online)
  screen.stake.show(bet, amount(bet), isFree && bonus === null)
  screen.showBonus(bonusText(table, amount))
  screen.auto.show(isFree)
  screen.big.show(buttonOf(table, flight.multiple, amount))
  if (play.at === 'flying')
    flight.state = play.lost ? texts.states.lost : auto === null ? texts.states.flying : texts.states.auto(multipleText(auto))
  if (play.at === 'idle' || play.at === 'asking' || play.at === 'resuming') {
    if (play.at !== 'idle' || screen.root.dataset.mood === undefined) {
      screen.curve.show(0, 'waiting')
      screen.showMultiple(100, '', 'waiting')
    }
    if (paused || !online) screen.showMultiple(100, texts.states.waiting, 'waiting')
  }
}

/** What the round that runs, or the next one, stakes. */
function betOf({ play, bet, bonus }: Table): number {
  if (play.at === 'asking' || play.at === 'stuck') return play.bet
  return bonus?.value ?? bet
}

/** What the house pays for now, or could; `null`: nothing. */
function bonusText({ play, bonus }: Table, amount: (cents: number) => string): string | null {
  const isPaid = 'round' in play ? play.round.payment === 'gaming-bonus' : play.at === 'asking' && play.bonusId !== null
  if (isPaid) return commonTexts.bonus.pays
  return bonus && commonTexts.bonus.have(bonus.kind, bonus.remaining, amount(bonus.value))
}

function buttonOf(table: Table, multiple: number, amount: (cents: number) => string): Parameters<Screen['big']['show']>[0] {
  const { play, online, paused } = table
  switch (play.at) {
    case 'flying':
      return {
        what: play.cashing ? t.cashing : t.cashOut,
        about: amount(Math.floor((play.round.bet * multiple) / 100)),
        kind: 'cash',
        isFree: !play.cashing,
      }
    case 'asking':
      return { what: t.asking, about: '', kind: 'quiet', isFree: false }
    case 'resuming':
      return { what: t.show, about: amount(play.round.bet), kind: 'stake', isFree: true }
    case 'ending':
      return { what: t.next, about: '', kind: 'quiet', isFree: true }
    default:
      return { what: t.start, about: amount(betOf(table)), kind: 'stake', isFree: play.at === 'idle' && online && !paused }
  }
}
