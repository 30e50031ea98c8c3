import { LIVE_SEATS } from '@herna/contract/games'
import { SEAT_CARDS } from '@herna/game-maths/live'
import { decksOf } from '@herna/game-maths/tables'
import { expect, test } from 'vitest'
import { chiSquare, SECRET, tableOfKind } from '../studio-table.fixture.ts'
import { resultText } from './outcomes.ts'
import { roundOf } from './round.ts'
import { DEALER_CARDS, roundDraws, seatCardsOf, shoeOf } from './shoe.ts'

const table = tableOfKind('blackjack')
const seats = Array.from({ length: LIVE_SEATS }, (_, index) => index + 1)

test('dealer and seats have cards of one shoe of eight decks, each its own', () => {
  expect(DEALER_CARDS + LIVE_SEATS * SEAT_CARDS).toBeLessThanOrEqual(decksOf(8).length)
  for (let number = 0; number < 20; number += 1) {
    const cards = seats.flatMap((seat) => seatCardsOf(table, number, seat, SECRET))
    const shoe = shoeOf(decksOf(8).length, roundDraws(table, number, SECRET))
    expect(cards).toEqual(shoe.slice(DEALER_CARDS, DEALER_CARDS + LIVE_SEATS * SEAT_CARDS))
    expect(shoe.toSorted((one, other) => one - other)).toEqual(decksOf(8).toSorted((one, other) => one - other))
    const { outcome } = roundOf(table, number, SECRET)
    const dealer = outcome.kind === 'blackjack' ? outcome.dealer : []
    expect(dealer.length).toBeGreaterThan(1)
    expect(shoe.slice(0, dealer.length)).toEqual(dealer)
  }
})

test('results of past rounds stay what they were', () => {
  const results = Array.from({ length: 12 }, (_, number) => resultText(roundOf(table, number, SECRET).outcome))
  expect(results.join(' ')).toBe('20 18 20 18 19 20 24 20 22 20 20 18')
})

test('the cards follow from table, round, seat and secret alone', () => {
  const cards = seatCardsOf(table, 7, 3, SECRET)
  expect(seatCardsOf({ ...table }, 7, 3, SECRET)).toEqual(cards)
  expect(cards.length).toBe(SEAT_CARDS)
  expect(seatCardsOf(table, 8, 3, SECRET)).not.toEqual(cards)
  expect(seatCardsOf(table, 7, 4, SECRET)).not.toEqual(cards)
  expect(seatCardsOf(table, 7, 3, 'another-secret-of-at-least-32-chars')).not.toEqual(cards)
})

test('a seat’s first cards are as likely as any others', () => {
  const counts = Array.from({ length: 52 }, () => 0)
  for (let number = 0; number < 150; number += 1)
    for (const card of seatCardsOf(table, number, 7, SECRET).slice(0, 10)) counts[card] = (counts[card] ?? 0) + 1
  // 51 degrees of freedom: exceeded once in a million.
  expect(
    chiSquare(
      counts,
      counts.map(() => 1 / 52),
    ),
  ).toBeLessThan(117)
})

test('there are no seats beyond seven, and none at other tables', () => {
  for (const seat of [0, 8, 1.5]) expect(() => seatCardsOf(table, 1, seat, SECRET)).toThrow('no seat')
  expect(() => seatCardsOf(tableOfKind('roulette'), 1, 1, SECRET)).toThrow('no seat')
})
