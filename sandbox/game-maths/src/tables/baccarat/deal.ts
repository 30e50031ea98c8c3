/** Points of a card: ace 1, ten and faces 0. */
export type Points = number

export interface Coup {
  readonly player: readonly Points[]
  readonly banker: readonly Points[]
}

export const pointsOf = (cards: readonly Points[]): number => cards.reduce((sum, points) => sum + points, 0) % 10

/** Whether the banker draws, by its first two cards and the player's third (`null`: the player stood). */
export function bankerDraws(total: number, playersThird: Points | null): boolean {
  if (playersThird === null) return total <= 5
  if (total <= 2) return true
  if (total === 3) return playersThird !== 8
  if (total === 4) return playersThird >= 2 && playersThird <= 7
  if (total === 5) return playersThird >= 4 && playersThird <= 7
  return total === 6 && (playersThird === 6 || playersThird === 7)
}

/** The drawing rules: how many cards each side ends with, for this order of the shoe. */
export function coupOf(cards: readonly Points[]): Coup {
  const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, fifth = 0, sixth = 0] = cards
  const player = [p1, p2]
  const banker = [b1, b2]
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker }
  const playersThird = pointsOf(player) <= 5 ? fifth : null
  const isDrawn = bankerDraws(pointsOf(banker), playersThird)
  return {
    player: playersThird === null ? player : [...player, playersThird],
    banker: isDrawn ? [...banker, playersThird === null ? fifth : sixth] : banker,
  }
}
