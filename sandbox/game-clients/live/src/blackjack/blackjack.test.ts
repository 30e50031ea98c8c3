import type { Card, LiveHand } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { badgeOf, handTotal, totalText } from './hand.ts'
import { placesOf, seatOfSpot } from './places.ts'
import { dealerDoneAt, shownDealer } from './reveal.ts'

const card = (rank: number): Card => ({ rank, suit: 'hearts' })
const cards = (...ranks: number[]) => ranks.map(card)
const hand = (more: Partial<LiveHand>): LiveHand => ({
  cards: cards(8, 8),
  total: 16,
  isSoft: false,
  stake: 1_000,
  isDoubled: false,
  isDone: false,
  result: null,
  payout: 0,
  ...more,
})

test('aces count one or eleven', () => {
  expect([cards(1), cards(1, 13), cards(1, 1, 9), cards(1, 6, 10), cards(10, 6, 8)].map(handTotal)).toEqual([
    { total: 11, isSoft: true },
    { total: 21, isSoft: true },
    { total: 21, isSoft: true },
    { total: 17, isSoft: false },
    { total: 24, isSoft: false },
  ])
})

test('a soft total shows both values until the hand is done', () => {
  expect([totalText(11, true, false), totalText(17, true, false), totalText(17, true, true), totalText(21, true, false)]).toEqual(
    ['1 / 11', '7 / 17', '17', '21'],
  )
})

test('badges say what is known; a returned stake is a push, never a win', () => {
  expect(badgeOf(hand({}), false)).toBeNull()
  expect(badgeOf(hand({ isDone: true }), false)).toBe('stands')
  expect(badgeOf(hand({ isDone: true, total: 24 }), false)).toBe('bust')
  expect(badgeOf(hand({ isDone: true, total: 21, cards: cards(1, 13) }), false)).toBe('blackjack')
  expect(badgeOf(hand({ isDone: true, total: 21, cards: cards(1, 13) }), true)).toBe('stands')
  expect(badgeOf(hand({ result: 'push', payout: 1_000 }), false)).toBe('push')
  expect(badgeOf(hand({ result: 'win', payout: 2_000 }), false)).toBe('win')
  expect(badgeOf(hand({ result: 'win', payout: 1_000 }), false)).toBe('push')
  expect(badgeOf(hand({ result: 'loss' }), false)).toBe('loss')
})

test('the own seat is shown in the middle, the others in the order of the table', () => {
  expect(placesOf(null)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(placesOf(4)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(placesOf(1)).toEqual([4, 1, 2, 3, 5, 6, 7])
  expect(placesOf(6)).toEqual([1, 2, 3, 5, 6, 4, 7])
  expect(['seat-6', 'seat-8', 'player'].map(seatOfSpot)).toEqual([6, null, null])
})

test('the dealer’s covered card turns over at the result, then the further cards come one by one', () => {
  const result = cards(1, 5, 9, 2)
  const ranksAt = (now: number, isStill = false) =>
    shownDealer(cards(1), result, 10_000, now, isStill).map((each) => each?.rank ?? null)
  expect(ranksAt(9_999)).toEqual([1, null])
  expect([10_000, 10_350, 10_700].map((now) => ranksAt(now))).toEqual([
    [1, 5],
    [1, 5, 9],
    [1, 5, 9, 2],
  ])
  expect(ranksAt(10_000, true)).toEqual([1, 5, 9, 2])
  expect(dealerDoneAt(1, 4, 10_000, false)).toBe(10_700)
  expect(dealerDoneAt(1, 12, 10_000, false)).toBeLessThan(11_800)
  expect(shownDealer([], null, 10_000, 9_000, false)).toEqual([])
})
