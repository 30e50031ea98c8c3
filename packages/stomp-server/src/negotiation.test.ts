import { expect, test } from 'vitest'
import { writeFrame } from './frame.ts'
import { agreeOnHeartBeat } from './heart-beat.ts'
import { DEFAULT_LIMITS, frameRate } from './limits.ts'
import { chooseSubprotocol, highestCommon } from './versions.ts'

test('the highest common version is chosen; without a header it is 1.0', () => {
  expect(highestCommon('1.0,1.1, 1.2')).toBe('1.2')
  expect(highestCommon('1.1,3.0')).toBe('1.1')
  expect(highestCommon(undefined)).toBe('1.0')
  expect(highestCommon('2.0')).toBeNull()
})

test('the newest offered subprotocol is chosen, an unknown one is not', () => {
  expect(chooseSubprotocol(new Set(['v10.stomp', 'v12.stomp']))).toBe('v12.stomp')
  expect(chooseSubprotocol(new Set(['v11.stomp', 'mqtt']))).toBe('v11.stomp')
  expect(chooseSubprotocol(new Set(['mqtt']))).toBe(false)
})

test('heart-beats use the longer interval of both sides', () => {
  const ours = { send: 10_000, receive: 5_000 }
  expect(agreeOnHeartBeat('4000,20000', ours)).toEqual({ send: 20_000, receive: 5_000 })
  expect(agreeOnHeartBeat('0,0', ours)).toEqual({ send: 0, receive: 0 })
  expect(agreeOnHeartBeat(undefined, ours)).toEqual({ send: 0, receive: 0 })
  expect(agreeOnHeartBeat('1000,1000', { send: 0, receive: 0 })).toEqual({ send: 0, receive: 0 })
  for (const malformedHeader of ['1', 'a,b', '-1,0', '1,2,3'])
    expect(() => agreeOnHeartBeat(malformedHeader, ours)).toThrow('not two numbers')
})

test('a burst of frames is accepted, a stream above the rate is not', () => {
  let now = 0
  const isWithinRate = frameRate({ ...DEFAULT_LIMITS, framesAtOnce: 3, framesPerSecond: 1 }, () => now)
  expect([isWithinRate(), isWithinRate(), isWithinRate(), isWithinRate()]).toEqual([true, true, true, false])
  now = 3_000
  expect([isWithinRate(), isWithinRate(), isWithinRate()]).toEqual([true, true, false])
})

test('a header value cannot inject a header, in any version', () => {
  expect(writeFrame('MESSAGE', { a: 'b\nevil:1' }, '', true).toString()).toBe('MESSAGE\na:b\\nevil\\c1\n\n\0')
  expect(writeFrame('MESSAGE', { a: 'b\nevil:1' }, '', false).toString()).toBe('MESSAGE\na:b evil:1\n\n\0')
  expect(writeFrame('CONNECTED', { a: 'b:c' }, '', true).toString()).toBe('CONNECTED\na:b:c\n\n\0')
})
