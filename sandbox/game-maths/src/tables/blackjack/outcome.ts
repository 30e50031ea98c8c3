import type { BlackjackOutcome } from '@herna/contract/games'
import { cardOf } from '../cards/deck.ts'
import type { BlackjackModel } from '../model.ts'
import { isNatural, totalOf } from './hand.ts'
import { activeHand, type BlackjackHand, blackjackActions, type BlackjackState } from './state.ts'

/** How a hand ended. */
export type Result = NonNullable<BlackjackOutcome['hands'][number]['result']>

/** What the player may see: while the round is open, neither the hole card nor the shoe. */
export function blackjackOutcome(model: BlackjackModel, state: BlackjackState): BlackjackOutcome {
  const visibleCards = state.isOver ? state.dealer : state.dealer.slice(0, 1)
  return {
    kind: 'blackjack',
    dealer: { cards: visibleCards.map(cardOf), ...totalOf(visibleCards) },
    hands: state.hands.map((hand) => {
      const result = resultOf(state, hand)
      return {
        cards: hand.cards.map(cardOf),
        ...totalOf(hand.cards),
        stake: hand.stake,
        isDoubled: hand.isDoubled,
        result,
        payout: result === null ? 0 : payoutOf(hand, result),
      }
    }),
    activeHand: activeHand(state),
    actions: blackjackActions(model.table, state),
    pairs: state.pairs && { spot: 'pairs', ...state.pairs },
  }
}

/** A bust hand has lost whatever the dealer does; only the first two cards can be a natural, not those of a split. */
export function resultOf(state: BlackjackState, hand: BlackjackHand): Result | null {
  const { total } = totalOf(hand.cards)
  if (total > 21) return 'bust'
  if (!state.isOver) return null
  const natural = state.hands.length === 1 && isNatural(hand.cards)
  const dealerNatural = isNatural(state.dealer)
  if (natural || dealerNatural) return natural === dealerNatural ? 'push' : natural ? 'blackjack' : 'loss'
  const dealer = totalOf(state.dealer).total
  if (dealer > 21 || total > dealer) return 'win'
  return total === dealer ? 'push' : 'loss'
}

/** Stakes are even numbers of cents, so 3 : 2 is whole cents. */
export function payoutOf({ stake }: Pick<BlackjackHand, 'stake'>, result: Result): number {
  if (result === 'blackjack') return (stake * 5) / 2
  if (result === 'win') return stake * 2
  return result === 'push' ? stake : 0
}
