import type { SlotStep } from '@herna/contract/games'
import { expect, test } from 'vitest'
import { wonLevels } from './won-levels.ts'

const coin = (level?: number) => ({
  position: [0, 0] as [number, number],
  amount: 100,
  isNew: true,
  ...(level !== undefined && { level }),
})
const step = (more: Partial<SlotStep>): SlotStep => ({
  kind: 'respin',
  grid: [],
  multiplier: 1,
  wins: [],
  win: 0,
  isFreeSpin: false,
  freeSpinsAwarded: 0,
  freeSpinsLeft: 0,
  ...more,
})

test('coins of a spin that starts no respins show no jackpot as won', () => {
  expect(wonLevels(step({ kind: 'spin', coins: [coin(2)] }), 3)).toEqual([0, 0, 0, 0])
  expect(wonLevels(null, 3)).toEqual([0, 0, 0, 0])
})

test('jackpots of held coins are counted, the highest only when it is paid', () => {
  const coins = [coin(0), coin(0), coin(2), coin()]
  expect(wonLevels(step({ coins, respinsLeft: 2 }), 3)).toEqual([2, 0, 1, 0])
  const wins = [{ by: 'grand' as const, line: null, symbol: 9, count: 15, amount: 50_000, positions: [] }]
  expect(wonLevels(step({ coins, respinsLeft: 0, wins }), 3)).toEqual([2, 0, 1, 1])
})
