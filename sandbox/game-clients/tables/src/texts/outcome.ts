import type { TableDefinition, TableOutcome } from '@herna/contract/games'
import { cardName } from '@herna/game-kit'
import { texts } from './sk-SK.ts'

/** The outcome as a sentence for the strip, the history and screen readers. */
export function outcomeText(game: TableDefinition, outcome: TableOutcome): string {
  switch (outcome.kind) {
    case 'roulette':
      return texts.roulette.result(outcome.number)
    case 'baccarat':
      return `${texts.baccarat.won[outcome.result]}, ${texts.baccarat.totals(outcome.playerTotal, outcome.bankerTotal)}`
    case 'dice':
      return diceText(game, outcome.rolls)
    case 'video-poker': {
      if (outcome.final === null) return outcome.dealt.map(cardName).join(', ')
      const line = game.kind === 'video-poker' ? game.payTable.find(({ hand }) => hand === outcome.hand) : undefined
      return line?.name ?? texts.poker.nothing
    }
    case 'blackjack':
      return blackjackText(outcome)
  }
}

const sumOf = (roll: readonly number[]): number => roll.reduce((sum, die) => sum + die, 0)

function diceText(game: TableDefinition, rolls: readonly (readonly number[])[]): string {
  const last = texts.dice.result(rolls.at(-1) ?? [])
  if (game.kind !== 'dice' || game.variant !== 'craps') return last
  const point = rolls.length > 1 ? `${texts.dice.point(sumOf(rolls[0] ?? []))}, ${texts.dice.throws(rolls.length)}. ` : ''
  return `${point}${last}. ${crapsText(rolls)}`
}

function crapsText(rolls: readonly (readonly number[])[]): string {
  const [first, last] = [sumOf(rolls[0] ?? []), sumOf(rolls.at(-1) ?? [])]
  if (rolls.length > 1) return last === first ? texts.dice.pass : texts.dice.dontPass
  if (first === 12) return `${texts.dice.dontPass}. ${texts.dice.barred}`
  return first === 7 || first === 11 ? texts.dice.pass : texts.dice.dontPass
}

type Blackjack = Extract<TableOutcome, { kind: 'blackjack' }>
const t = texts.blackjack

function blackjackText({ dealer, hands, activeHand }: Blackjack): string {
  const totals = hands.map(({ total, isSoft }) => t.total(total, isSoft)).join(' a ')
  if (activeHand !== null) return `${t.youHave(totals)}, ${t.shows(dealer.cards.map(cardName).join(', '))}`
  const results = [...new Set(hands.map(({ result }) => (result === null ? '' : t.results[result])))].join(' a ')
  const drew = dealer.total > 21 ? t.dealerBust(dealer.total) : t.dealerHas(dealer.total)
  return `${results}. ${t.youHave(totals)}${hands.every(({ result }) => result === 'bust') ? '' : `. ${drew}`}`
}
