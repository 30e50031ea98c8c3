import { type Motion, MOTIONS } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  ANTICIPATION,
  BLEED,
  blurHeight,
  LOOP,
  loopPath,
  START_STAGGER,
  START_TIME,
  STOP_STAGGER,
  startPath,
  stopDelay,
  stopPath,
} from './motion.ts'
import { linePoints } from './lines-view.ts'

const EVEN = { isQuick: false, anticipated: [] }
const QUICK = { isQuick: true, anticipated: [] }

test('reels stop from left to right at equal intervals', () => {
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 4 }), (elapsed, reel) => {
      expect(stopDelay(reel, elapsed, EVEN) - stopDelay(reel - 1, elapsed, EVEN)).toBe(STOP_STAGGER)
    }),
  )
})

test('an anticipated reel stops later by one fixed time, and the reels before it as always', () => {
  const pace = { isQuick: false, anticipated: [3, 4] }
  fc.assert(
    fc.property(fc.nat(20_000), fc.integer({ min: 0, max: 4 }), (elapsed, reel) => {
      const later = stopDelay(reel, elapsed, pace) - stopDelay(reel, elapsed, EVEN)
      expect(later).toBe(ANTICIPATION * Math.max(0, reel - 2))
    }),
  )
})

test('a hurried reel stops at once, but not before it has reached full speed', () => {
  expect(stopDelay(0, 5_000, QUICK)).toBe(0)
  expect(stopDelay(4, 5_000, QUICK)).toBe(0)
  expect(stopDelay(2, 0, QUICK)).toBe(START_TIME + 2 * START_STAGGER)
})

const shiftOf = (frame: Keyframe | undefined): number => Number.parseFloat(String(frame?.transform).slice('translateY('.length))
const cells = (motion: Motion) => ({ rows: 3, height: 3, motion })

test.each(MOTIONS)('reels that %s are animated with transforms only, from rest to rest', (motion) => {
  const track = cells(motion)
  for (const path of [startPath(0, track), loopPath(track), stopPath(-3, track)]) {
    for (const frame of path)
      expect(Object.keys(frame).filter((key) => !['transform', 'easing', 'offset'].includes(key))).toEqual([])
  }
  const isUpwards = motion === 'rise'
  expect(shiftOf(startPath(0, track)[0])).toBeCloseTo(0)
  expect(shiftOf(startPath(0, track).at(-1))).toBe(isUpwards ? -100 : 100)
  expect(shiftOf(stopPath(-3, track)[0])).toBe(isUpwards ? 100 : -100)
  expect(shiftOf(stopPath(-3, track).at(-1))).toBeCloseTo(0)
})

test.each(MOTIONS)('the blur of reels that %s covers the window from start to stop', (motion) => {
  const rows = 4
  const height = blurHeight(rows)
  const track = { rows, height, motion }
  const inCells = (frame: Keyframe | undefined): number => (shiftOf(frame) / 100) * height
  for (const frame of [startPath(-LOOP - rows - BLEED, track).at(-1), ...loopPath(track), stopPath(-BLEED, track)[0]]) {
    expect(inCells(frame)).toBeLessThanOrEqual(0.001)
    expect(inCells(frame) + height).toBeGreaterThanOrEqual(rows - 0.001)
  }
})

test('no two motions come to rest in the same way', () => {
  const stops = MOTIONS.map((motion) => JSON.stringify(stopPath(-3, cells(motion))))
  expect(new Set(stops).size).toBe(MOTIONS.length)
})

test('a line runs through the middle of its cells', () => {
  expect(linePoints([0, 1, 2])).toBe('50,50 150,150 250,250')
})
