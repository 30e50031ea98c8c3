import { MAX_LIVE_RESULTS } from '@herna/contract/live-feed'
import { dealerDraws, rankOf, totalOf } from '@herna/game-maths/tables'
import { expect, test } from 'vitest'
import type { StudioTable } from '../studio-table.ts'
import { chiSquare, KINDS, SECRET, tableOfKind } from '../studio-table.fixture.ts'
import { type LiveOutcome, resultText, ROULETTE_NUMBERS } from './outcomes.ts'
import { type LivePokerVariant, POKER_HANDS, WHEEL, WHEEL_SEGMENTS } from '@herna/game-maths/live'
import { roundOf } from './round.ts'
import { DEALER_CARDS } from './shoe.ts'

const ROUNDS = 20_000

/** Outcomes of consecutive rounds. */
function* outcomesOf<Kind extends LiveOutcome['kind']>(kind: Kind, count = ROUNDS, fields: Partial<StudioTable> = {}) {
  const table = tableOfKind(kind, fields)
  for (let number = 0; number < count; number += 1) {
    const { outcome } = roundOf(table, number, SECRET)
    if (outcome.kind !== kind) throw new Error(`a ${outcome.kind} at a table of ${kind}`)
    yield outcome as Extract<LiveOutcome, { kind: Kind }>
  }
}
const resultsOf = (kind: LiveOutcome['kind']): string[] => Array.from(outcomesOf(kind), resultText)
function countsOf(values: Iterable<string>, names: readonly string[]): number[] {
  const counts = new Map(names.map((name) => [name, 0]))
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  expect([...counts.keys()]).toEqual(names)
  return [...counts.values()]
}

test('roulette: each of 37 numbers is as likely as any other', () => {
  const names = Array.from({ length: ROULETTE_NUMBERS }, (_, number) => String(number))
  const counts = countsOf(resultsOf('roulette'), names)
  // 36 degrees of freedom: exceeded once in a million.
  expect(
    chiSquare(
      counts,
      names.map(() => 1 / 37),
    ),
  ).toBeLessThan(95)
})

test('wheel: 54 segments, 21 × 1, 13 × 2, 7 × 5, 4 × 10 and 9 × bonus, each with a multiplier on one segment whatever it is', () => {
  const shares = { '1': 21 / 54, '2': 13 / 54, '5': 7 / 54, '10': 4 / 54, bonus: 9 / 54 }
  expect(Object.values(WHEEL_SEGMENTS).reduce<number>((all, count) => all + count, 0)).toBe(54)
  const outcomes = [...outcomesOf('wheel')]
  const names = Object.keys(shares)
  const sorted = (segments: string[]) => segments.toSorted((one, other) => names.indexOf(one) - names.indexOf(other))
  const segments = countsOf(sorted(outcomes.map(({ segment }) => segment)), names)
  expect(chiSquare(segments, Object.values(shares))).toBeLessThan(34)
  const multiplied = [0.3, 0.3, 0.13, 0.07, 0.2]
  expect(chiSquare(countsOf(sorted(outcomes.map(({ multiplier }) => multiplier.segment)), names), multiplied)).toBeLessThan(34)
  const atOne = outcomes.filter(({ segment }) => segment === '1').map(({ multiplier }) => multiplier.segment)
  expect(chiSquare(countsOf(sorted(atOne), names), multiplied)).toBeLessThan(34)
  const prizes = outcomes.flatMap(({ prize }) => prize ?? [])
  const odds = [2, 3, 5, 10, 20]
  expect(
    chiSquare(
      odds.map((one) => prizes.filter((prize) => prize === one).length),
      [0.5, 0.25, 0.15, 0.08, 0.02],
    ),
  ).toBeLessThan(34)
  for (const { segment, index, prize } of outcomes.slice(0, 200))
    expect([WHEEL[index], prize === null]).toEqual([segment, segment !== 'bonus'])
})

test('dragon tiger: two cards of eight decks', () => {
  const counts = countsOf(resultsOf('dragon-tiger').toSorted(), ['D', 'E', 'S', 'T'])
  expect(chiSquare(counts, [192 / 415, 24 / 415, 7 / 415, 192 / 415])).toBeLessThan(28)
})

test('dice: each of 216 throws is as likely as any other', () => {
  const names = Array.from({ length: 216 }, (_, index) =>
    [1 + Math.floor(index / 36), 1 + (Math.floor(index / 6) % 6), 1 + (index % 6)].join('-'),
  )
  const counts = countsOf(resultsOf('dice'), names)
  expect(
    chiSquare(
      counts,
      names.map(() => 1 / 216),
    ),
  ).toBeLessThan(330)
})

test('baccarat: dealt by the third-card rules, with the known probabilities of eight decks', () => {
  const winners: string[] = []
  const points = (cards: readonly number[]) => cards.reduce((sum, card) => sum + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10
  for (const { player, banker, winner } of outcomesOf('baccarat')) {
    const [first, second] = [points(player), points(banker)]
    expect(winner).toBe(first === second ? 'tie' : first > second ? 'player' : 'banker')
    const natural = points(player.slice(0, 2)) >= 8 || points(banker.slice(0, 2)) >= 8
    expect(player.length).toBe(!natural && points(player.slice(0, 2)) <= 5 ? 3 : 2)
    if (natural) expect(banker.length).toBe(2)
    winners.push(winner)
  }
  const counts = countsOf(winners.toSorted().toReversed(), ['tie', 'player', 'banker'])
  expect(chiSquare(counts, [0.095_156, 0.446_247, 0.458_597])).toBeLessThan(28)
})

test('blackjack: the dealer draws up to 17 and then stands, and never needs more cards than are reserved', () => {
  const totals = new Map<number, number>()
  for (const { dealer, total } of outcomesOf('blackjack')) {
    expect(totalOf(dealer).total).toBe(total)
    expect(dealerDraws(dealer, false)).toBe(false)
    for (let count = 2; count < dealer.length; count += 1) expect(totalOf(dealer.slice(0, count)).total).toBeLessThan(17)
    expect(dealer.length).toBeLessThanOrEqual(DEALER_CARDS)
    totals.set(Math.min(total, 22), (totals.get(Math.min(total, 22)) ?? 0) + 1)
  }
  // Known for eight decks and a dealer who stands on all 17: 17, 18, 19, 20, 21 with blackjack, bust.
  const shares = [0.1451, 0.1395, 0.1335, 0.1803, 0.0727 + 0.0475, 0.2814]
  const counts = [17, 18, 19, 20, 21, 22].map((total) => totals.get(total) ?? 0)
  expect(chiSquare(counts, shares)).toBeLessThan(36)
})

test('poker: five cards, three cards or the best of seven, with the known probabilities', () => {
  const sharesOf = (ways: readonly number[], all: number) => ways.map((count) => count / all)
  // From high card to royal flush; hands too rare to count are put together.
  const five = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108 + 3_744 + 624 + 36 + 4]
  const counts = countHands('five-card')
  expect(chiSquare([...counts.slice(0, 5), sum(counts.slice(5))], sharesOf(five, 2_598_960))).toBeLessThan(36)
  const three = countHands('three-card')
  const pick = (hands: readonly string[]) => hands.map((hand) => three[POKER_HANDS.indexOf(hand as 'P')] ?? 0)
  expect(
    chiSquare(pick(['HC', 'P', '3K', 'ST', 'FL', 'SF']), sharesOf([16_440, 3_744, 52, 720, 1_096, 48], 22_100)),
  ).toBeLessThan(36)
  const seven = countHands('holdem', 4_000)
  const known = [0.174_119, 0.438_225, 0.234_955, 0.048_299, 0.046_194, 0.030_255, 0.025_961, 0.001_992]
  expect(chiSquare([...seven.slice(0, 7), sum(seven.slice(7))], known)).toBeLessThan(42)
})
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
function countHands(poker: LivePokerVariant, count = ROUNDS): number[] {
  const counts = POKER_HANDS.map(() => 0)
  for (const { hand, dealer, board } of outcomesOf('poker', count, { poker })) {
    expect(new Set([...dealer, ...board]).size).toBe(dealer.length + board.length)
    counts[POKER_HANDS.indexOf(hand)] = (counts[POKER_HANDS.indexOf(hand)] ?? 0) + 1
  }
  return counts
}

test('a result of the wheel says which multiplier has applied, and what the bonus has paid', () => {
  const text = (segment: '2' | 'bonus', multiplied: '2' | 'bonus', prize: number | null) =>
    resultText({ kind: 'wheel', segment, index: 0, multiplier: { segment: multiplied, factor: 5 }, prize })
  expect([text('2', '2', null), text('2', 'bonus', null), text('bonus', '2', 10), text('bonus', 'bonus', 10)]).toEqual([
    '2:5',
    '2',
    'bonus:10',
    'bonus:50',
  ])
})

test('every result fits into the feed', () => {
  for (const kind of KINDS)
    for (const outcome of outcomesOf(kind, 300)) {
      const text = resultText(outcome)
      expect(text.length > 0 && text.length <= 12).toBe(true)
    }
  expect(MAX_LIVE_RESULTS).toBeGreaterThan(20)
})
