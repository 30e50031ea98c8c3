import { type CardNumber, JOKER, rankOf, suitOf } from '../cards/deck.ts'
import type { PayLine, VideoPokerVariant } from '../model.ts'

/** A hand of a pay table, or `null`. `high-pair` is jacks or better, or kings or better with a joker. */
export type HandName =
  | 'royal-flush'
  | 'four-deuces'
  | 'wild-royal-flush'
  | 'five-of-a-kind'
  | 'straight-flush'
  | 'four-of-a-kind'
  | 'full-house'
  | 'flush'
  | 'straight'
  | 'three-of-a-kind'
  | 'two-pair'
  | 'high-pair'

/** Bits of ranks, ace at 1 and at 14. */
const ROYAL = 0b111110000000000
const STRAIGHTS = Array.from({ length: 10 }, (_, lowestRank) => 0b11111 << (lowestRank + 1))
const LOWEST_HIGH_PAIR = { 'jacks-or-better': 11, 'deuces-wild': 15, 'joker-poker': 13 }

interface Shape {
  readonly wilds: number
  /** Ranks present, as bits. */
  readonly ranks: number
  readonly distinct: number
  readonly mostOfRank: number
  readonly isOneSuit: boolean
  readonly highPair: number
}

const isWild = (variant: VideoPokerVariant, card: CardNumber): boolean =>
  card === JOKER || (variant === 'deuces-wild' && rankOf(card) === 2)

function shapeOf(variant: VideoPokerVariant, cards: readonly CardNumber[]): Shape {
  const counts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  let [wilds, ranks, distinct, mostOfRank, suit, highPair] = [0, 0, 0, 0, -1, 0]
  let isOneSuit = true
  for (const card of cards) {
    if (isWild(variant, card)) {
      wilds += 1
      continue
    }
    const rank = rankOf(card) === 1 ? 14 : rankOf(card)
    const count = (counts[rank] ?? 0) + 1
    counts[rank] = count
    if (count === 1) distinct += 1
    if (count > mostOfRank) mostOfRank = count
    if (count >= 2 && rank > highPair) highPair = rank
    ranks |= rank === 14 ? 0b100000000000010 : 1 << rank
    if (suit >= 0 && suitOf(card) !== suit) isOneSuit = false
    suit = suitOf(card)
  }
  return { wilds, ranks, distinct, mostOfRank, isOneSuit, highPair }
}

/** Whether wilds can complete five consecutive ranks within this window of bits. */
const fits = (ranks: number, window: number): boolean => {
  const aces = ranks & 0b100000000000010
  const ranksWithoutAce = ranks & ~0b100000000000010
  return (ranksWithoutAce & ~window) === 0 && (aces === 0 || (aces & window) !== 0)
}

/** The best hand of the cards, among those of the variant. */
export function nameOf(variant: VideoPokerVariant, cards: readonly CardNumber[]): HandName | null {
  const shape = shapeOf(variant, cards)
  const { wilds, ranks, mostOfRank, isOneSuit } = shape
  if (mostOfRank <= 1) {
    if (variant === 'deuces-wild' && wilds === 4) return 'four-deuces'
    if (isOneSuit && fits(ranks, ROYAL)) return wilds === 0 ? 'royal-flush' : 'wild-royal-flush'
    const isStraight = STRAIGHTS.some((window) => fits(ranks, window))
    if (isOneSuit && isStraight) return 'straight-flush'
    if (wilds >= 3) return 'four-of-a-kind'
    if (isOneSuit) return 'flush'
    if (isStraight) return 'straight'
  }
  return ofAKind(variant, shape)
}

function ofAKind(variant: VideoPokerVariant, { wilds, ranks, distinct, mostOfRank, highPair }: Shape): HandName | null {
  const sameRank = mostOfRank + wilds
  if (sameRank >= 5) return 'five-of-a-kind'
  if (sameRank === 4) return 'four-of-a-kind'
  if (distinct === 2) return 'full-house'
  if (sameRank === 3) return 'three-of-a-kind'
  if (mostOfRank === 2 && distinct === 3) return 'two-pair'
  const highestRank = wilds > 0 ? 31 - Math.clz32(ranks) : highPair
  return sameRank === 2 && highestRank >= LOWEST_HIGH_PAIR[variant] ? 'high-pair' : null
}

/** The pay-table line that applies to five cards. */
export function handOf(variant: VideoPokerVariant, cards: readonly CardNumber[], payTable: readonly PayLine[]): string | null {
  const name = nameOf(variant, cards)
  return name !== null && payTable.some(({ hand }) => hand === name) ? name : null
}
