import { POKER_HANDS, type PokerHand } from '@herna/game-maths/live'
import { type CardNumber, rankOf, suitOf } from '@herna/game-maths/tables'

const ACE_HIGH = 14

/** The hand of three or five cards. */
export function handOf(cards: readonly CardNumber[]): PokerHand {
  const ranks = cards.map((card) => (rankOf(card) === 1 ? ACE_HIGH : rankOf(card)))
  const counts = [...Map.groupBy(ranks, (rank) => rank).values()]
    .map(({ length }) => length)
    .toSorted((one, other) => other - one)
  const [most = 0, second = 0] = counts
  if (most === 4) return '4K'
  if (most === 3) return second === 2 ? 'FH' : '3K'
  if (most === 2) return second === 2 ? '2P' : 'P'
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0))
  const isStraight = isRow(ranks) || isRow(ranks.map((rank) => (rank === ACE_HIGH ? 1 : rank)))
  if (isFlush && isStraight) return cards.length === 5 && Math.min(...ranks) === 10 ? 'RF' : 'SF'
  if (isFlush) return 'FL'
  return isStraight ? 'ST' : 'HC'
}

/** All different, without a gap. */
const isRow = (ranks: readonly number[]): boolean => Math.max(...ranks) - Math.min(...ranks) === ranks.length - 1

/** The best hand of five among more cards. */
export function bestHandOf(cards: readonly CardNumber[]): PokerHand {
  let best = 0
  for (let first = 0; first < cards.length; first += 1)
    for (let second = first + 1; second < cards.length; second += 1) {
      const five = cards.filter((_, index) => index !== first && index !== second)
      best = Math.max(best, POKER_HANDS.indexOf(handOf(five)))
    }
  return POKER_HANDS[best] ?? 'HC'
}
