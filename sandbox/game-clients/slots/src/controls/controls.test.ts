import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import type { Play } from '../round/index.ts'
import { sampleReply } from '../round/sample.ts'
import { spinFace } from './spin-button.ts'
import { neighbourBet } from './stake.ts'

const reply = sampleReply()
const face = (play: Play, online = true) => spinFace(play, online)

test('the spin button says what a press does now', () => {
  expect(face({ at: 'idle' })).toEqual({ name: 'Točiť', icon: 'spin', enabled: true })
  expect(face({ at: 'asking', roundId: 'r', bet: 1, bonusId: null, hurried: false })).toEqual({
    name: 'Zastaviť',
    icon: 'stop',
    enabled: true,
  })
  expect(face({ at: 'stopping', reply, step: 0, isReplay: false, hurried: true })).toEqual({
    name: 'Zastaviť',
    icon: 'stop',
    enabled: false,
  })
  expect(face({ at: 'showing', reply, step: 0, isReplay: false })).toEqual({ name: 'Preskočiť', icon: 'skip', enabled: true })
  expect(face({ at: 'plate', reply, step: 0, isReplay: false, plate: 'awarded' })).toEqual({
    name: 'Pokračovať',
    icon: 'next',
    enabled: true,
  })
})

test('it is not to be pressed offline or while something has to be decided first', () => {
  expect(face({ at: 'idle' }, false).enabled).toBe(false)
  expect(face({ at: 'halted', failure: failure('insufficient-funds') }).enabled).toBe(false)
  expect(face({ at: 'opening' }).enabled).toBe(false)
})

test('the stepper goes along the game’s bets and ends at both ends', () => {
  expect(neighbourBet([20, 40, 80], 40, 1)).toBe(80)
  expect(neighbourBet([20, 40, 80], 40, -1)).toBe(20)
  expect(neighbourBet([20, 40, 80], 80, 1)).toBeNull()
  expect(neighbourBet([20, 40, 80], 20, -1)).toBeNull()
})
