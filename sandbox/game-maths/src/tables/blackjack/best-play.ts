import type { BlackjackAction } from '@herna/contract/games'
import type { BlackjackRules } from '../model.ts'
import { type Unseen, dealerEnds, dealerTotals } from './dealer-ends.ts'
import { openingReturn, unseenOf } from './openings.ts'

/** The best action for a hand of these values against this up card. */
export interface BestPlay {
  /** Expected return as a share of the opening stake. */
  readonly rtp: number
  decide(values: readonly number[], upCard: number, isSplit: boolean): BlackjackAction
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
  const tables = Array.from({ length: 11 }, (_, upCard) => (upCard === 0 ? null : handValues(rules, upCard)))
  const valuesOf = (upCard: number): ReturnType<typeof handValues> => tables[upCard] as ReturnType<typeof handValues>
  return {
    rtp: 1 + openingReturn(rules.decks, (firstCard, secondCard, upCard) => valuesOf(upCard).opening(firstCard, secondCard)),
    decide: (values, upCard, isSplit) => valuesOf(upCard).decide(values, isSplit),
  }
}

function handValues(rules: BlackjackRules, upCard: number) {
  const dealerEndings = dealerEnds(upCard, rules.dealerHitsSoft17)
  const choiceCache = new Map<number, Choice>()
  const totalsCache = new Map<number, readonly number[]>()
  /** `splitCard`: value of the card in the other split hand, 0 without one. */
  const unseenCards = (values: readonly number[], splitCard: number): Unseen =>
    unseenOf(rules.decks, splitCard > 0 ? [...values, splitCard, upCard] : [...values, upCard])
  const keyOf = (values: readonly number[], splitCard: number): number => setOf(values) * 11 + splitCard

  const noNaturalChance = (remaining: Unseen): number =>
    1 - (upCard === 1 ? (remaining.counts[10] ?? 0) : upCard === 10 ? (remaining.counts[1] ?? 0) : 0) / remaining.size

  /** The dealer's totals depend only on the cards seen, whichever hand they are in. */
  function dealerTotalChances(values: readonly number[], splitCard: number): readonly number[] {
    const key = setOf(values) + (splitCard > 0 ? (PLACE[splitCard] ?? 0) : 0)
    const cachedTotals = totalsCache.get(key)
    if (cachedTotals) return cachedTotals
    const chances = dealerTotals(dealerEndings, unseenCards(values, splitCard))
    totalsCache.set(key, chances)
    return chances
  }

  function standValue(values: readonly number[], splitCard: number): number {
    const playerTotal = bestTotal(values)
    return dealerTotalChances(values, splitCard).reduce(
      (sum, chance, totalIndex) => sum + chance * (totalIndex === 5 ? 1 : Math.sign(playerTotal - 17 - totalIndex)),
      0,
    )
  }

  /** Mean over the next card of the value `valueOf` assigns; a bust loses the stake. */
  function meanOverNextCard(values: readonly number[], splitCard: number, valueOf: (hand: number[]) => number): number {
    const remaining = unseenCards(values, splitCard)
    let mean = 0
    for (let card = 1; card <= 10; card += 1) {
      const chance = (remaining.counts[card] ?? 0) / remaining.size
      if (chance === 0) continue
      const hand = [...values, card]
      mean += chance * (leastTotal(hand) > 21 ? -noNaturalChance(unseenCards(hand, splitCard)) : valueOf(hand))
    }
    return mean
  }

  function bestChoice(values: readonly number[], splitCard: number): Choice {
    const key = keyOf(values, splitCard)
    const cachedChoice = choiceCache.get(key)
    if (cachedChoice) return cachedChoice
    const choices: Choice[] = [{ action: 'stand', value: standValue(values, splitCard) }]
    if (bestTotal(values) < 21) {
      choices.push({ action: 'hit', value: meanOverNextCard(values, splitCard, (hand) => bestChoice(hand, splitCard).value) })
      if (values.length === 2 && mayDouble(rules, values, splitCard > 0))
        choices.push({ action: 'double', value: 2 * meanOverNextCard(values, splitCard, (hand) => standValue(hand, splitCard)) })
    }
    const choice = bestOf(choices)
    choiceCache.set(key, choice)
    return choice
  }

  function openingChoice(firstCard: number, secondCard: number): Choice {
    const unsplitChoice = bestChoice([firstCard, secondCard], 0)
    if (firstCard !== secondCard) return unsplitChoice
    const valueOfSplitHand =
      firstCard === 1 ? standValue : (values: readonly number[], splitCard: number): number => bestChoice(values, splitCard).value
    return bestOf([
      unsplitChoice,
      { action: 'split', value: 2 * meanOverNextCard([firstCard], firstCard, (hand) => valueOfSplitHand(hand, firstCard)) },
    ])
  }

  return {
    opening: (firstCard: number, secondCard: number): number => openingChoice(firstCard, secondCard).value,
    decide: (values: readonly number[], isSplit: boolean): BlackjackAction => {
      const [firstCard = 0, secondCard = 0] = values
      if (isSplit) return bestChoice(values, firstCard).action
      return (values.length === 2 ? openingChoice(firstCard, secondCard) : bestChoice(values, 0)).action
    },
  }
}

/** Encodes a multiset of values as one number: no value occurs 22 times in a hand. */
const PLACE = Array.from({ length: 11 }, (_, value) => (value === 0 ? 0 : 22 ** (value - 1)))
const setOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + (PLACE[value] ?? 0), 0)

const bestOf = (choices: readonly Choice[]): Choice =>
  choices.reduce((best, choice) => (choice.value > best.value ? choice : best))
const leastTotal = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
const isSoft = (values: readonly number[]): boolean => values.includes(1) && leastTotal(values) <= 11
const bestTotal = (values: readonly number[]): number => leastTotal(values) + (isSoft(values) ? 10 : 0)

function mayDouble({ doubleOn, doubleAfterSplit }: BlackjackRules, values: readonly number[], isSplit: boolean): boolean {
  if (isSplit && !doubleAfterSplit) return false
  const total = leastTotal(values)
  return doubleOn === 'any' || (!isSoft(values) && total >= 9 && total <= 11)
}
