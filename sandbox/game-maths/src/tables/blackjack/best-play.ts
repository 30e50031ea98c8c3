import type { BlackjackAction } from '@herna/contract/games'
import type { BlackjackRules } from '../model.ts'
import { type Unseen, dealerEnds, dealerTotals } from './dealer-ends.ts'
import { openingReturn, unseenOf } from './openings.ts'

/** The best action for a hand of these values against this up card. */
export interface BestPlay {
  /** Expected return as a share of the opening stake. */
  readonly rtp: number
  decide(values: readonly number[], up: number, isSplit: boolean): BlackjackAction
}

interface Choice {
  readonly value: number
  readonly action: BlackjackAction
}

/**
 * Best play, exact up to floating point: every composition of the player's hand is solved with the exact remaining cards of the
 * shoe. Decisions depend on the hand's own cards and the dealer's up card. A split is worth twice one of its hands: after the
 * first hand stops, the rest of a shuffled shoe is still uniformly random, so the second hand's and the dealer's cards have the
 * same distribution (optional stopping), and means add up. The dealer's natural is excluded from the values: it ended the round
 * before.
 */
export function bestPlay(rules: BlackjackRules): BestPlay {
  const tables = Array.from({ length: 11 }, (_, up) => (up === 0 ? null : handValues(rules, up)))
  const valuesOf = (up: number): ReturnType<typeof handValues> => tables[up] as ReturnType<typeof handValues>
  return {
    rtp: 1 + openingReturn(rules.decks, (first, second, up) => valuesOf(up).opening(first, second)),
    decide: (values, up, isSplit) => valuesOf(up).decide(values, isSplit),
  }
}

function handValues(rules: BlackjackRules, up: number) {
  const ends = dealerEnds(up, rules.dealerHitsSoft17)
  const choiceCache = new Map<number, Choice>()
  const dealt = new Map<number, readonly number[]>()
  /** `split`: value of the card in the other split hand, 0 without one. */
  const unseen = (values: readonly number[], split: number): Unseen =>
    unseenOf(rules.decks, split > 0 ? [...values, split, up] : [...values, up])
  const keyOf = (values: readonly number[], split: number): number => setOf(values) * 11 + split

  const noNatural = (left: Unseen): number =>
    1 - (up === 1 ? (left.counts[10] ?? 0) : up === 10 ? (left.counts[1] ?? 0) : 0) / left.size

  /** The dealer's totals depend only on the cards seen, whichever hand they are in. */
  function totals(values: readonly number[], split: number): readonly number[] {
    const key = setOf(values) + (split > 0 ? (PLACE[split] ?? 0) : 0)
    const cachedTotals = dealt.get(key)
    if (cachedTotals) return cachedTotals
    const chances = dealerTotals(ends, unseen(values, split))
    dealt.set(key, chances)
    return chances
  }

  function stand(values: readonly number[], split: number): number {
    const mine = bestTotal(values)
    return totals(values, split).reduce(
      (sum, chance, place) => sum + chance * (place === 5 ? 1 : Math.sign(mine - 17 - place)),
      0,
    )
  }

  /** Mean over the next card of the value `after` assigns; a bust loses the stake. */
  function drawn(values: readonly number[], split: number, after: (hand: number[]) => number): number {
    const remaining = unseen(values, split)
    let mean = 0
    for (let card = 1; card <= 10; card += 1) {
      const chance = (remaining.counts[card] ?? 0) / remaining.size
      if (chance === 0) continue
      const hand = [...values, card]
      mean += chance * (leastTotal(hand) > 21 ? -noNatural(unseen(hand, split)) : after(hand))
    }
    return mean
  }

  function play(values: readonly number[], split: number): Choice {
    const key = keyOf(values, split)
    const cachedChoice = choiceCache.get(key)
    if (cachedChoice) return cachedChoice
    const choices: Choice[] = [{ action: 'stand', value: stand(values, split) }]
    if (bestTotal(values) < 21) {
      choices.push({ action: 'hit', value: drawn(values, split, (hand) => play(hand, split).value) })
      if (values.length === 2 && mayDouble(rules, values, split > 0))
        choices.push({ action: 'double', value: 2 * drawn(values, split, (hand) => stand(hand, split)) })
    }
    const best = bestOf(choices)
    choiceCache.set(key, best)
    return best
  }

  function opening(first: number, second: number): Choice {
    const unsplit = play([first, second], 0)
    if (first !== second) return unsplit
    const hand = first === 1 ? stand : (values: readonly number[], split: number): number => play(values, split).value
    return bestOf([unsplit, { action: 'split', value: 2 * drawn([first], first, (dealt) => hand(dealt, first)) }])
  }

  return {
    opening: (first: number, second: number): number => opening(first, second).value,
    decide: (values: readonly number[], isSplit: boolean): BlackjackAction => {
      const [first = 0, second = 0] = values
      if (isSplit) return play(values, first).action
      return (values.length === 2 ? opening(first, second) : play(values, 0)).action
    },
  }
}

/** Encodes a multiset of values as one number: no value occurs 22 times in a hand. */
const PLACE = Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : 22 ** (value - 1)))
const setOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + (PLACE[value] ?? 0), 0)

const bestOf = (choices: readonly Choice[]): Choice => choices.reduce((best, one) => (one.value > best.value ? one : best))
const leastTotal = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const isSoft = (values: readonly number[]): boolean => values.includes(1) && leastTotal(values) <= 11
const bestTotal = (values: readonly number[]): number => leastTotal(values) + (isSoft(values) ? 10 : 0)

function mayDouble({ doubleOn, doubleAfterSplit }: BlackjackRules, values: readonly number[], isSplit: boolean): boolean {
  if (isSplit && !doubleAfterSplit) return false
  const total = leastTotal(values)
  return doubleOn === 'any' || (!isSoft(values) && total >= 9 && total <= 11)
}
