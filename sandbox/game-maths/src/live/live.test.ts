import { gameDefinition, type LiveResult } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { rational, toDecimals } from '../rational.ts'
import { seededDraw } from '../seeded-draw.fixture.ts'
import { playBaccarat } from '../tables/baccarat/play.ts'
import { rollsOf } from '../tables/dice/spot.ts'
import { tableModel } from '../tables/models.ts'
import {
  findLiveModel,
  HAND_COUNTS,
  liveStakeFault,
  liveStakeLimits,
  liveTableDefinition,
  LIVE_MODELS,
  settleLive,
  WHEEL,
  WHEEL_SEGMENTS,
} from './index.ts'
import type { LiveModel } from './model.ts'

const models = LIVE_MODELS.map((model) => [model.id, model] as const)
const modelOf = (id: string): LiveModel => findLiveModel(id) ?? expect.fail(id)
const dressing = {
  gameCode: 'stol',
  name: 'Stôl',
  providerName: 'Štúdio',
  theme: { background: '#101010', surface: '#202020', accent: '#ffb224', text: '#ffffff', backdrop: '/b', logo: '/l' },
  language: 'sk' as const,
}

/** Every result with how often it comes; null: too many to list. */
function resultsOf(model: LiveModel): (readonly [LiveResult, number])[] | null {
  switch (model.table) {
    case 'roulette':
      return Array.from({ length: 37 }, (_, number) => [{ kind: 'roulette', number }, 1])
    case 'wheel':
      return WHEEL.map((segment, index) => [{ kind: 'wheel', segment, index }, 1])
    case 'dice':
      return rollsOf(3).map((dice) => [{ kind: 'dice', dice: [...dice] }, 1])
    case 'poker':
      return Object.entries(HAND_COUNTS[model.poker]).map(([hand, count]) => [
        { kind: 'poker', dealer: [], board: [], hand },
        count,
      ])
    default:
      return null
  }
}

test.each(models.filter(([, model]) => resultsOf(model)))(
  '%s: over all results every spot returns exactly what it states, in whole cents [3.21]',
  (_, model) => {
    const results = resultsOf(model) ?? []
    const all = results.reduce((sum, [, count]) => sum + count, 0)
    let highest = 0
    for (const { spot, rtp } of model.spots) {
      let returned = 0
      for (const [result, count] of results) {
        const payout = settleLive(model, [{ spot, amount: model.stakeStep }], result)[0]?.payout ?? Number.NaN
        expect(Number.isInteger(payout)).toBe(true)
        returned += payout * count
        highest = Math.max(highest, payout / model.stakeStep)
      }
      expect([spot, rtp]).toEqual([spot, toDecimals(rational(returned * 100, all * model.stakeStep), 2)])
    }
    expect(model.maxWinMultiple).toBe(highest)
  },
)

test.each([
  ['live-baccarat', 'baccarat-pairs-100000'],
  ['live-baccarat-no-commission', 'baccarat-no-commission-pairs-50000'],
])('%s pays every coup like the game without a dealer, whose returns are proven', (id, tableId) => {
  const model = modelOf(id)
  const table = tableModel(tableId)
  if (table.kind !== 'baccarat') throw new Error(table.kind)
  expect(model.spots).toEqual(table.spots)
  const stakes = model.spots.map(({ spot }) => ({ spot, amount: model.stakeStep * 5 }))
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const { result: winner, player, banker, playerTotal, bankerTotal, results } = playBaccarat(table, stakes, seededDraw(seed))
      const result: LiveResult = { kind: 'baccarat', player, banker, playerTotal, bankerTotal, winner }
      expect(settleLive(model, stakes, result)).toEqual(results)
    }),
    { seed: inject('seed'), numRuns: 300 },
  )
})

test('the known numbers of hands are all deals of three, five and seven of 52 cards', () => {
  const sums = Object.values(HAND_COUNTS).map((counts) => Object.values(counts).reduce((sum, count) => sum + count, 0))
  expect(sums).toEqual([22_100, 2_598_960, 133_784_560])
})

test('the wheel has each segment as often as it states, spread so that no three in a row are the same', () => {
  for (const [segment, count] of Object.entries(WHEEL_SEGMENTS))
    expect(WHEEL.filter((one) => one === segment)).toHaveLength(count)
  const around = [...WHEEL, ...WHEEL.slice(0, 2)]
  expect(WHEEL.some((segment, index) => around[index + 1] === segment && around[index + 2] === segment)).toBe(false)
})

test.each(models)('%s has a definition that matches the contract at every limit, with chips that can be staked', (_, model) => {
  for (const [minBet, maxBet] of [
    [20, 50_000],
    [100, 250_000],
    [2_500, 1_000_000],
    [10_000, 2_000_000],
  ] as const) {
    const definition = liveTableDefinition(model, { ...dressing, minBet, maxBet })
    expect(gameDefinition.parse(definition)).toMatchObject({ kind: 'live', table: model.table, minBet, maxBet, rtp: model.rtp })
    expect(definition.chips.length).toBeGreaterThan(2)
    expect(definition.chips[0]).toBe(minBet)
    const spot = model.spots[0]?.spot ?? ''
    const limits = liveStakeLimits(model, { minBet, maxBet })
    const { maxBet: most = 0 } = definition.spotLimits.find(({ spots }) => spots.includes(spot)) ?? {}
    for (const amount of definition.chips.filter((chip) => chip <= most))
      expect(liveStakeFault(model, limits, [{ spot, amount }])).toBeNull()
  }
})

test('a result of another kind of table pays nothing and is an error', () => {
  const stakes = [{ spot: 'red', amount: 100 }]
  expect(() => settleLive(modelOf('live-roulette'), stakes, { kind: 'dice', dice: [1, 2, 3] })).toThrow('no result of dice')
})
