import { expect, test } from 'vitest'
import { writeFrame } from './frame.ts'
import { agreeOnHeartBeat } from './heart-beat.ts'
import { DEFAULT_LIMITS, frameRate } from './limits.ts'
import { chooseSubprotocol, highestCommon } from './versions.ts'

test('the highest version of both sides is chosen; who says nothing speaks 1.0', () => {
  expect(highestCommon('1.0,1.1, 1.2')).toBe('1.2')
  expect(highestCommon('1.1,3.0')).toBe('1.1')
  expect(highestCommon(undefined)).toBe('1.0')
  expect(highestCommon('2.0')).toBeNull()
})

test('the newest subprotocol a client offers is chosen, a foreign one is not', () => {
  expect(chooseSubprotocol(new Set(['v10.stomp', 'v12.stomp']))).toBe('v12.stomp')
  expect(chooseSubprotocol(new Set(['v11.stomp', 'mqtt']))).toBe('v11.stomp')
  expect(chooseSubprotocol(new Set(['mqtt']))).toBe(false)
})

test('beats go as often as the one that wants them least can bear', () => {
  const ours = { send: 10_000, receive: 5_000 }
  expect(agreeOnHeartBeat('4000,20000', ours)).toEqual({ send: 20_000, receive: 5_000 })
  expect(agreeOnHeartBeat('0,0', ours)).toEqual({ send: 0, receive: 0 })
  expect(agreeOnHeartBeat(undefined, ours)).toEqual({ send: 0, receive: 0 })
  expect(agreeOnHeartBeat('1000,1000', { send: 0, receive: 0 })).toEqual({ send: 0, receive: 0 })
  for (const wrong of ['1', 'a,b', '-1,0', '1,2,3']) expect(() => agreeOnHeartBeat(wrong, ours)).toThrow('not two numbers')
})

test('a burst of frames is let through, a stream above the rate is not', () => {
  let now = 0
  const fits = frameRate({ ...DEFAULT_LIMITS, framesAtOnce: 3, framesPerSecond: 1 }, () => now)
  expect([fits(), fits(), fits(), fits()]).toEqual([true, true, true, false])
  now = 3_000
  expect([fits(), fits(), fits()]).toEqual([true, true, false])
})

test('a value cannot begin a header of its own, in any version', () => {
  expect(writeFrame('MESSAGE', { a: 'b\nevil:1' }, '', true).toString()).toBe('MESSAGE\na:b\\nevil\\c1\n\n\0')
  expect(writeFrame('MESSAGE', { a: 'b\nevil:1' }, '', false).toString()).toBe('MESSAGE\na:b evil:1\n\n\0')
  expect(writeFrame('CONNECTED', { a: 'b:c' }, '', true).toString()).toBe('CONNECTED\na:b:c\n\n\0')
})
