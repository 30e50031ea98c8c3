import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { baccaratTexts, blackjackTexts, diceTexts, pokerTexts, texts } from '../texts/index.ts'

/** The table's result as a sentence for the phase line, the history and screen readers. */
export function resultText(result: LiveResult): string {
  switch (result.kind) {
    case 'roulette':
      return texts.roulette.result(result.number)
    case 'wheel':
      return texts.wheel.result(result.segment === 'bonus' ? texts.wheel.bonus : result.segment)
    case 'baccarat':
      return baccaratTexts.result(result.winner, result.playerTotal, result.bankerTotal)
    case 'dice':
      return diceTexts.thrown(
        result.dice,
        result.dice.reduce((sum, face) => sum + face, 0),
      )
    case 'poker':
      return pokerTexts.has(result.hand)
    case 'blackjack':
      return blackjackTexts.dealerHas(result.total)
  }
}

/** A result of the feed in few words: a baccarat's `B` is „bankár“. */
export function lastResultText(result: string, table: LiveDefinition['table']): string {
  if (table === 'baccarat') return baccaratTexts.letters[result] ?? result
  if (table === 'poker') return (pokerTexts.hands[result] ?? result).toLowerCase()
  if (table === 'dice') return result.replaceAll('-', ' · ')
  if (table === 'wheel') return result === 'bonus' ? texts.wheel.bonus : result
  if (table === 'roulette') return `${result} ${texts.roulette.colour(Number(result))}`
  return table === 'blackjack' ? blackjackTexts.lastDealer(Number(result)) : result
}
