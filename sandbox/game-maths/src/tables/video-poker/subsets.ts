import { type CardNumber } from '../cards/deck.ts'

/** n over k for the sizes a deck needs. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 54 }, (_, n) =>
  Array.from({ length: 6 }, (_, k) => {
    let ways = 1
    for (let taken = 0; taken < k; taken += 1) ways = (ways * (n - taken)) / (taken + 1)
    return Math.max(0, Math.round(ways))
  }),
)
export const choose = (n: number, k: number): number => CHOOSE[n]?.[k] ?? 0

/** Visits every set of `size` cards of a deck, ascending; the array is reused. */
export function eachSet(deck: number, size: number, visit: (cards: readonly CardNumber[]) => void): void {
  const cards = Array.from({ length: size }, () => 0)
  const walk = (place: number, from: number): void => {
    if (place === size) return visit(cards)
    for (let card = from; card <= deck - (size - place); card += 1) {
      cards[place] = card
      walk(place + 1, card + 1)
    }
  }
  walk(0, 0)
}

/** The sizes of the 32 subsets of five positions, by bits. */
export const SIZES: readonly number[] = Array.from(
  { length: 32 },
  (_, bits) => [0, 1, 2, 3, 4].filter((place) => bits & (1 << place)).length,
)

/** Fills `ranks[bits]` with the rank of each subset of the ascending cards among sets of its size: a gapless numbering. */
export function rankSubsets(cards: readonly CardNumber[], ranks: Int32Array): void {
  for (let bits = 1; bits < 32; bits += 1) {
    let rank = 0
    let nth = 0
    for (let place = 0; place < 5; place += 1) {
      if (bits & (1 << place)) {
        nth += 1
        rank += CHOOSE[cards[place] as number]?.[nth] as number
      }
    }
    ranks[bits] = rank
  }
}
