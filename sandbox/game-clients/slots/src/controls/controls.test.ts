import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import type { SlotPlay as Play } from '../round/index.ts'
import { sampleReply } from '../round/sample.ts'
import { spinButtonState } from './spin-button.ts'
import { neighbourBet } from './stake.ts'

const round = sampleReply()
const buttonState = (play: Play, isEnabled = true) => spinButtonState(play, isEnabled)

test('the spin button shows what a press does in each phase', () => {
  expect(buttonState({ phase: 'idle' })).toEqual({ name: 'Točiť', icon: 'spin', isEnabled: true })
  expect(buttonState({ phase: 'requesting', request: { roundId: 'r', bet: 1 } })).toEqual({
    name: 'Zastaviť',
    icon: 'stop',
    isEnabled: true,
  })
  expect(buttonState({ phase: 'stopping', round, step: 0, isReplay: false, isHurried: true })).toEqual({
    name: 'Zastaviť',
    icon: 'stop',
    isEnabled: false,
  })
  expect(buttonState({ phase: 'showing', round, step: 0, isReplay: false })).toEqual({
    name: 'Preskočiť',
    icon: 'skip',
    isEnabled: true,
  })
  expect(buttonState({ phase: 'overlay', round, step: 0, isReplay: false, overlay: 'awarded' })).toEqual({
    name: 'Pokračovať',
    icon: 'next',
    isEnabled: true,
  })
})

test('the spin button is disabled offline and while the player has to decide something first', () => {
  expect(buttonState({ phase: 'idle' }, false).isEnabled).toBe(false)
  expect(buttonState({ phase: 'halted', failure: failure('insufficient-funds'), open: null }).isEnabled).toBe(false)
  expect(buttonState({ phase: 'opening' }).isEnabled).toBe(false)
})

test('the stepper moves through the game’s bets and stops at both ends', () => {
  expect(neighbourBet([20, 40, 80], 40, 1)).toBe(80)
  expect(neighbourBet([20, 40, 80], 40, -1)).toBe(20)
  expect(neighbourBet([20, 40, 80], 80, 1)).toBeNull()
  expect(neighbourBet([20, 40, 80], 20, -1)).toBeNull()
})
