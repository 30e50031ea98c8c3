import type { Card, LiveResult } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { shownDeal, winningSpot } from './deal.ts'

const card = (rank: number): Card => ({ rank, suit: 'spades' })
const cards = (...ranks: number[]) => ranks.map(card)
const times = { bettingEndsAt: 0, resultAt: 25_000 }
const result = (dealer: Card[], board: Card[] = []): Extract<LiveResult, { kind: 'poker' }> => ({
  kind: 'poker',
  dealer,
  board,
  hand: 'P',
})
const spots = ['hc', 'p', 'fl', 'fh'].map((spot) => ({ spot }))

test('three cards come one by one', () => {
  const deal = result(cards(1, 2, 3))
  const ranks = [-1, 1_000, 2_000, 14_000, 23_800].map((now) =>
    shownDeal(deal, 'three-card', times, now).dealer.map((each) => each?.rank),
  )
  expect(ranks).toEqual([[], [], [1], [1, 2], [1, 2, 3]])
})

test('hold’em: the dealer’s cards are covered until the board of five is complete', () => {
  const deal = result(cards(1, 2), cards(3, 4, 5, 6, 7))
  const at = (now: number) => {
    const { dealer, board } = shownDeal(deal, 'holdem', times, now)
    return [board.length, dealer.map((each) => each?.rank ?? null)]
  }
  expect(at(-1)).toEqual([0, []])
  expect(at(100)).toEqual([0, [null, null]])
  expect(at(17_000)).toEqual([5, [null, null]])
  expect(at(20_200)).toEqual([5, [1, null]])
  expect(at(23_800)).toEqual([5, [1, 2]])
  expect(shownDeal(null, 'holdem', times, 23_800)).toEqual({ board: [], dealer: [null, null] })
})

test('a hand wins on its own spot, the highest hands on the last one', () => {
  expect(['P', 'FH', 'RF'].map((hand) => winningSpot(hand, spots))).toEqual(['p', 'fh', 'fh'])
})
