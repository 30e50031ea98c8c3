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
  const first = sumOf(rolls[0] ?? [])
  const hasPoint = rolls.length > 1 && ![2, 3, 7, 11, 12].includes(first)
  const point = rolls.length > 1 ? `${hasPoint ? `${texts.dice.point(first)}, ` : ''}${texts.dice.throws(rolls.length)}. ` : ''
  return [`${point}${last}`, crapsText(rolls.map(sumOf))].filter((text) => text !== '').join('. ')
}

/** What the sums of the throws decide about the pass line; empty: a round of other bets ended before. */
function crapsText([first = 0, ...later]: readonly number[]): string {
  if (first === 12) return `${texts.dice.dontPass}. ${texts.dice.barred}`
  if (first === 7 || first === 11) return texts.dice.pass
  if (first === 2 || first === 3) return texts.dice.dontPass
  const decisive = later.find((sum) => sum === first || sum === 7)
  if (decisive === undefined) return ''
  return decisive === 7 ? texts.dice.dontPass : texts.dice.pass
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
