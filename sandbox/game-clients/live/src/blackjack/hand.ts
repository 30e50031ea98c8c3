import type { Card, LiveHand } from '@herna/contract/games'

const BUST = 21

/** The best total of a hand, aces as one or eleven; soft: an ace counts eleven. */
export function handTotal(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const low = cards.reduce((sum, { rank }) => sum + Math.min(rank, 10), 0)
  const isSoft = low <= BUST - 10 && cards.some(({ rank }) => rank === 1)
  return { total: isSoft ? low + 10 : low, isSoft }
}

/** A total that can still change shows both values of the ace: `1 / 11`. */
export const totalText = (total: number, isSoft: boolean, isFinal: boolean): string =>
  isSoft && !isFinal && total < BUST ? `${total - 10} / ${total}` : String(total)

/** What a badge says about a hand. */
export type Badge = 'blackjack' | 'win' | 'push' | 'loss' | 'bust' | 'stands'

/** A returned stake is a push, never a win. Before the result only what the cards already say; null: still undecided. */
export function badgeOf({ result, payout, stake, total, isDone, cards, isDoubled }: LiveHand, isSplit: boolean): Badge | null {
  if (result === 'bust' || result === 'loss') return result
  if (result !== null) return payout === stake ? 'push' : result
  if (total > BUST) return 'bust'
  if (!isDone) return null
  return total === BUST && cards.length === 2 && !isSplit && !isDoubled ? 'blackjack' : 'stands'
}
