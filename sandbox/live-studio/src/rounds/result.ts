import type { LiveResult } from '@herna/contract/games'
import { cardOf, rankOf, type CardNumber } from '@herna/game-maths/tables'
import type { LiveOutcome } from './outcomes.ts'

/** The outcome as the contract of games describes it. */
export function resultOf(outcome: LiveOutcome): LiveResult {
  switch (outcome.kind) {
    case 'roulette':
    case 'wheel':
      return outcome
    case 'dice':
      return { kind: 'dice', dice: [...outcome.dice] }
    case 'baccarat':
      return {
        kind: 'baccarat',
        player: outcome.player.map(cardOf),
        banker: outcome.banker.map(cardOf),
        playerTotal: pointsOf(outcome.player),
        bankerTotal: pointsOf(outcome.banker),
        winner: outcome.winner,
      }
    case 'dragon-tiger':
      return { ...outcome, dragon: cardOf(outcome.dragon), tiger: cardOf(outcome.tiger) }
    case 'blackjack':
      return { kind: 'blackjack', dealer: outcome.dealer.map(cardOf), total: outcome.total }
    case 'poker':
      return { kind: 'poker', dealer: outcome.dealer.map(cardOf), board: outcome.board.map(cardOf), hand: outcome.hand }
  }
}

/** Baccarat: tens and faces count nothing, and of a sum the last digit. */
const pointsOf = (cards: readonly CardNumber[]): number =>
  cards.reduce((sum, card) => sum + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10
