import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANTICIPATION, loopPath, START_STAGGER, START_TIME, STOP_STAGGER, startPath, stopDelay, stopPath } from './motion.ts'
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

test('reels are animated with transforms only, and each path ends where the next one starts', () => {
  const shiftOf = (frame: Keyframe | undefined): number => Number.parseFloat(String(frame?.transform).slice('translateY('.length))
  for (const path of [startPath(0, 3, 3), loopPath(3), stopPath(-3, 3, 3)]) {
    for (const frame of path)
      expect(Object.keys(frame).filter((key) => !['transform', 'easing', 'offset'].includes(key))).toEqual([])
  }
  expect(shiftOf(startPath(0, 3, 3)[0])).toBe(0)
  expect(shiftOf(stopPath(-3, 3, 3)[0])).toBe(-100)
  expect(shiftOf(stopPath(-3, 3, 3).at(-1))).toBe(0)
})

test('a line runs through the middle of its cells', () => {
  expect(linePoints([0, 1, 2])).toBe('50,50 150,150 250,250')
})
