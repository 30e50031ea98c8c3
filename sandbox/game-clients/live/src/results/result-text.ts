import type { LiveDefinition, LiveResult } from '@herna/contract/games'
import { resultFaceOf } from '../wheel/face.ts'
import { baccaratTexts, blackjackTexts, diceTexts, dragonTigerTexts, pokerTexts, texts } from '../texts/index.ts'

/** The table's result as a sentence for the phase line, the history and screen readers. */
export function resultText(result: LiveResult): string {
  switch (result.kind) {
    case 'roulette':
      return texts.roulette.result(result.number)
    case 'wheel':
      return texts.wheel.result(showText(result))
    case 'dragon-tiger':
      return dragonTigerTexts.won[result.winner]
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

/** The segment, with the multiplier that has applied, or with what the bonus has paid. */
function showText({ segment, multiplier, prize }: Extract<LiveResult, { kind: 'wheel' }>): string {
  const factor = multiplier?.segment === segment ? multiplier.factor : 1
  if (prize) return texts.wheel.bonusResult(prize * factor)
  const name = segment === 'bonus' ? texts.wheel.bonus : segment
  return factor > 1 ? texts.wheel.multiplied(name, factor) : name
}

/** A result of the feed in few words: a baccarat's `B` is „bankár“. */
export function lastResultText(result: string, table: LiveDefinition['table']): string {
  if (table === 'baccarat') return baccaratTexts.letters[result] ?? result
  if (table === 'poker') return (pokerTexts.hands[result] ?? result).toLowerCase()
  if (table === 'dice') return result.replaceAll('-', ' · ')
  if (table === 'dragon-tiger') return dragonTigerTexts.letters[result] ?? result
  if (table === 'wheel') return resultFaceOf(result).name
  if (table === 'roulette') return `${result} ${texts.roulette.colour(Number(result))}`
  return table === 'blackjack' ? blackjackTexts.lastDealer(Number(result)) : result
}
