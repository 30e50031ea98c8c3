import { expect, test } from 'vitest'
import { facesOfSpot, groupedSpots, groupOf } from './groups.ts'
import { hitsOf } from './hits.ts'
import { facesOf, shownDice, sumOf } from './throw.ts'

const times = { bettingEndsAt: 0, resultAt: 8_000 }
const movingAt = (now: number, dice: readonly number[] | null = [1, 5, 6], isStill = false) =>
  shownDice(dice, [2, 2, 2], times, now, isStill).map(({ face, isMoving }) => (isMoving ? 'moves' : face))

test('the dice move after the betting and stop one after another before the result', () => {
  expect(movingAt(-1)).toEqual([2, 2, 2])
  expect(movingAt(100)).toEqual(['moves', 'moves', 'moves'])
  expect(movingAt(5_400)).toEqual([1, 'moves', 'moves'])
  expect(movingAt(6_400)).toEqual([1, 5, 'moves'])
  expect(movingAt(7_400)).toEqual([1, 5, 6])
})

test('dice whose throw is not known yet go on moving', () => {
  expect(movingAt(9_000, null)).toEqual(['moves', 'moves', 'moves'])
})

test('with reduced motion the throw appears at the result without moving', () => {
  expect(movingAt(7_900, [1, 5, 6], true)).toEqual([2, 2, 2])
  expect(movingAt(8_000, [1, 5, 6], true)).toEqual([1, 5, 6])
})

test('moving dice only show faces of a die', () => {
  const faces = Array.from({ length: 70 }, (_, nth) => shownDice(null, [6, 5, 4], times, nth * 110, false)).flat()
  expect(new Set(faces.map(({ face }) => face))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
})

test('results of the feed are three faces', () => {
  expect([facesOf('1-5-6'), facesOf('17'), facesOf(undefined), facesOf('1-5-7')]).toEqual([[1, 5, 6], [], [], []])
  expect(sumOf([1, 5, 6])).toBe(12)
})

test('spots are grouped, triples with doubles', () => {
  const ids = ['small', 'total-4', 'single-6', 'double-2', 'triple-2', 'combination-1-2', 'any-triple']
  expect(ids.map(groupOf)).toEqual(['main', 'total', 'single', 'double', 'double', 'combination', 'double'])
  const spots = ids.map((spot) => ({ spot, name: spot, paysToOne: 1, rtp: 97 }))
  expect(groupedSpots(spots).map(({ group, spots: own }) => [group, own.length])).toEqual([
    ['main', 1],
    ['total', 1],
    ['single', 1],
    ['double', 3],
    ['combination', 1],
  ])
})

test('spots about faces are drawn with them', () => {
  expect(['single-6', 'double-2', 'triple-2', 'combination-1-4', 'total-9', 'small', 'any-triple'].map(facesOfSpot)).toEqual([
    [6],
    [2, 2],
    [2, 2, 2],
    [1, 4],
    [],
    [],
    [],
  ])
})

test('the spots of a throw: triples are neither small nor big', () => {
  expect(hitsOf([5, 1, 5]).toSorted()).toEqual(['big', 'combination-1-5', 'double-5', 'odd', 'single-1', 'single-5', 'total-11'])
  expect(hitsOf([2, 2, 2]).toSorted()).toEqual(['any-triple', 'double-2', 'single-2', 'total-6', 'triple-2'])
  expect(hitsOf([1, 2, 3])).toEqual(
    expect.arrayContaining(['combination-1-2', 'combination-1-3', 'combination-2-3', 'small', 'even']),
  )
})
