import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import type { SlotPlay as Play } from '../round/index.ts'
import { sampleReply } from '../round/sample.ts'
import { spinButtonState } from './spin-button.ts'
import { neighbourBet } from './stake.ts'

const round = sampleReply()
const face = (play: Play, online = true) => spinButtonState(play, online)

test('the spin button says what a press does now', () => {
  expect(face({ phase: 'idle' })).toEqual({ name: 'Točiť', icon: 'spin', isEnabled: true })
  expect(face({ phase: 'requesting', request: { roundId: 'r', bet: 1 } })).toEqual({
    name: 'Zastaviť',
    icon: 'stop',
    isEnabled: true,
  })
  expect(face({ phase: 'stopping', round, step: 0, isReplay: false, isHurried: true })).toEqual({
    name: 'Zastaviť',
    icon: 'stop',
    isEnabled: false,
  })
  expect(face({ phase: 'showing', round, step: 0, isReplay: false })).toEqual({
    name: 'Preskočiť',
    icon: 'skip',
    isEnabled: true,
  })
  expect(face({ phase: 'overlay', round, step: 0, isReplay: false, overlay: 'awarded' })).toEqual({
    name: 'Pokračovať',
    icon: 'next',
    isEnabled: true,
  })
})

test('it is not to be pressed offline or while something has to be decided first', () => {
  expect(face({ phase: 'idle' }, false).isEnabled).toBe(false)
  expect(face({ phase: 'halted', failure: failure('insufficient-funds'), open: null }).isEnabled).toBe(false)
  expect(face({ phase: 'opening' }).isEnabled).toBe(false)
})

test('the stepper goes along the game’s bets and ends at both ends', () => {
  expect(neighbourBet([20, 40, 80], 40, 1)).toBe(80)
  expect(neighbourBet([20, 40, 80], 40, -1)).toBe(20)
  expect(neighbourBet([20, 40, 80], 80, 1)).toBeNull()
  expect(neighbourBet([20, 40, 80], 20, -1)).toBeNull()
})
