import { type CardNumber } from '../cards/deck.ts'

/** n over k for the sizes a deck needs. */
const CHOOSE: readonly (readonly number[])[] = Array.from({ length: 54 }, (_, n) =>
  Array.from({ length: 6 }, (_, k) => {
    let combinations = 1
    for (let index = 0; index < k; index += 1) combinations = (combinations * (n - index)) / (index + 1)
    return Math.max(0, Math.round(combinations))
  }),
)
export const choose = (n: number, k: number): number => CHOOSE[n]?.[k] ?? 0

/** Visits every set of `size` cards of a deck, ascending; the array is reused. */
export function eachSet(deck: number, size: number, visit: (cards: readonly CardNumber[]) => void): void {
  const cards = Array.from({ length: size }, () => 0)
  const visitFrom = (position: number, firstCard: number): void => {
    if (position === size) return visit(cards)
    for (let card = firstCard; card <= deck - (size - position); card += 1) {
      cards[position] = card
      visitFrom(position + 1, card + 1)
    }
  }
  visitFrom(0, 0)
}

/** The sizes of the 32 subsets of five positions, by bits. */
export const SIZES: readonly number[] = Array.from(
  { length: 32 },
  (_, bits) => [0, 1, 2, 3, 4].filter((position) => bits & (1 << position)).length,
)

/** Fills `ranks[bits]` with the rank of each subset of the ascending cards among sets of its size: a gapless numbering. */
export function rankSubsets(cards: readonly CardNumber[], ranks: Int32Array): void {
  for (let bits = 1; bits < 32; bits += 1) {
    let rank = 0
    let nth = 0
    for (let position = 0; position < 5; position += 1) {
      if (bits & (1 << position)) {
        nth += 1
        rank += CHOOSE[cards[position] as number]?.[nth] as number
      }
    }
    ranks[bits] = rank
  }
}
