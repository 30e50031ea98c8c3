import type { Card } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { bigRoad } from './big-road.ts'
import { pointsOf, shownCoup } from './coup.ts'

const card = (rank: number): Card => ({ rank, suit: 'spades' })
const times = { bettingEndsAt: 0, resultAt: 15_000 }
const road = (newestLast: string, columns = 12) => bigRoad([...newestLast].toReversed(), columns)
const places = (newestLast: string, columns?: number) => road(newestLast, columns).map(({ column, row }) => [column, row])

test('cards are dealt to the player and the banker in turn, third cards last', () => {
  const coup = {
    kind: 'baccarat' as const,
    player: [card(2), card(3)],
    banker: [card(4), card(1), card(6)],
    playerTotal: 5,
    bankerTotal: 1,
    winner: 'player' as const,
  }
  const counts = [0, 2_000, 5_000, 8_000, 11_000, 13_800].map((now) => {
    const { player, banker } = shownCoup(coup, times, now)
    return [player.length, banker.length]
  })
  expect(counts).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
    [2, 2],
    [2, 3],
  ])
})

test('only the last digit of the points counts, pictures count nothing', () => {
  expect([[card(9), card(8)], [card(13), card(10)], [card(1), card(5), card(7)], []].map(pointsOf)).toEqual([7, 0, 3, 0])
})

test('the big road has a column per streak and counts ties on the circle before them', () => {
  expect(road('PPTTBT')).toEqual([
    { column: 0, row: 0, winner: 'player', ties: 0 },
    { column: 0, row: 1, winner: 'player', ties: 2 },
    { column: 1, row: 0, winner: 'banker', ties: 1 },
  ])
})

test('ties before the first win share its circle', () => {
  expect(road('TTB')).toEqual([{ column: 0, row: 0, winner: 'banker', ties: 2 }])
})

test('a streak of more than six turns right; the next streak starts beside its top', () => {
  expect(places('PPPPPPPPB').slice(5)).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
    [1, 0],
  ])
})

test('a streak turns right above another streak and goes on in that row', () => {
  // The banker's seventh and eighth turned into the columns of the following streaks.
  expect(places('BBBBBBBPPPPPPP').slice(7)).toEqual([
    [1, 0],
    [1, 1],
    [1, 2],
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
  ])
})

test('only the newest columns are shown', () => {
  expect(road('PBPBP', 3).map(({ column, winner }) => [column, winner])).toEqual([
    [0, 'player'],
    [1, 'banker'],
    [2, 'player'],
  ])
  expect(road('')).toEqual([])
})
