import { gameDefinition, roundOutcome } from '@herna/contract/games'
import { expect, inject, test } from 'vitest'
import { seededDraw } from '../seeded-draw.fixture.ts'
import { tableDefinition } from './definition.ts'
import { TABLE_MODELS, tableModel } from './models.ts'
import {
  actTable,
  isTableAction,
  isTableOpen,
  openTable,
  stakeOfAction,
  type TableAction,
  tableOutcome,
  tableTotals,
} from './round.ts'
import { stakeFault } from './stakes.ts'

const dressing = {
  gameCode: 'skuska',
  name: 'Skúška',
  providerName: 'Štúdio',
  theme: { background: '#101010', surface: '#202020', accent: '#ffb224', text: '#ffffff', backdrop: '/b', logo: '/l' },
}
const models = TABLE_MODELS.map((model) => [model.id, model] as const)

test('ids are unique, and an unknown one throws an error that names it', () => {
  expect(new Set(TABLE_MODELS.map(({ id }) => id)).size).toBe(TABLE_MODELS.length)
  expect(() => tableModel('roulette-american')).toThrow('roulette-american')
})

test.each(models)('%s has a definition that matches the contract, with playable chips', (_, model) => {
  expect(gameDefinition.parse(tableDefinition(model, dressing))).toMatchObject({ kind: model.kind, rtp: model.rtp })
  expect(model.chips.length).toBeGreaterThan(3)
  for (const chip of model.chips) expect(chip % model.stakeStep).toBe(0)
  expect(model.chips[0]).toBe(model.minBet)
  for (const { spot, rtp } of model.spots) expect([spot, rtp > 80 && rtp < 100]).toEqual([spot, true])
})

test.each(models)('%s plays a round to its end through the common interface; stakes and payouts add up', (_, model) => {
  const draw = seededDraw(inject('seed'))
  for (let round = 0; round < 40; round += 1) {
    const spot = model.spots[0]?.spot ?? ''
    let state = openTable(model, [{ spot, amount: model.minBet }], draw)
    let staked = model.minBet
    while (isTableOpen(state)) {
      expect(tableTotals(model, state)).toEqual({ staked, payout: 0 })
      const actions: TableAction[] = [
        { type: 'split' },
        { type: 'double' },
        { type: 'stand' },
        { type: 'hold', held: [true, false, true, false, true] },
      ]
      const action = actions.find((one) => isTableAction(model, state, one))
      if (!action) throw new Error('no way on')
      staked += stakeOfAction(state, action)
      state = actTable(model, JSON.parse(JSON.stringify(state)) as typeof state, action)
    }
    const totals = tableTotals(model, state)
    expect(totals.staked).toBe(staked)
    expect(Number.isSafeInteger(totals.payout)).toBe(true)
    roundOutcome.parse(tableOutcome(model, state))
    expect(() => actTable(model, state, { type: 'hit' })).toThrow(RangeError)
  }
})

test('invalid stakes are reported with their spot', () => {
  const roulette = tableModel('roulette-european-10')
  const side = tableModel('blackjack-8-pairs-100')
  const fault = (model: typeof roulette, ...stakes: [string, number][]) =>
    stakeFault(
      model,
      stakes.map(([spot, amount]) => ({ spot, amount })),
    )
  expect(fault(roulette)).toEqual({ spot: null, problem: 'none' })
  expect(fault(roulette, ['straight-37', 100])).toEqual({ spot: 'straight-37', problem: 'unknown-spot' })
  expect(fault(roulette, ['red', 100], ['red', 100])).toEqual({ spot: 'red', problem: 'twice' })
  expect(fault(roulette, ['red', 15])).toEqual({ spot: 'red', problem: 'step' })
  expect(fault(roulette, ['red', 20_010])).toEqual({ spot: null, problem: 'above-maximum' })
  expect(fault(tableModel('roulette-european-50'), ['red', 40])).toEqual({ spot: null, problem: 'below-minimum' })
  expect(fault(roulette, ['red', 10], ['straight-0', 10])).toBeNull()
  expect(fault(side, ['pairs', 100])).toEqual({ spot: 'pairs', problem: 'hand-first' })
  expect(fault(side, ['hand', 100], ['pairs', 200])).toEqual({ spot: 'pairs', problem: 'above-hand' })
  expect(fault(side, ['hand', 100], ['pairs', 100])).toBeNull()
  expect(() => openTable(roulette, [{ spot: 'red', amount: 15 }], seededDraw(1))).toThrow('step')
})
