import { gameDefinition, type LiveResult } from '@herna/contract/games'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { rational, toDecimals } from '../rational.ts'
import { seededDraw } from '../seeded-draw.fixture.ts'
import { cardOf, decksOf } from '../tables/cards/deck.ts'
import { playBaccarat } from '../tables/baccarat/play.ts'
import { rollsOf } from '../tables/dice/spot.ts'
import { tableModel } from '../tables/models.ts'
import {
  duelWinner,
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
import { BONUS_PRIZES, MULTIPLIERS } from './show.ts'

const models = LIVE_MODELS.map((model) => [model.id, model] as const)
const modelOf = (id: string): LiveModel => findLiveModel(id) ?? expect.fail(id)
const dressing = {
  gameCode: 'stol',
  name: 'Stôl',
  providerName: 'Štúdio',
  theme: { background: '#101010', surface: '#202020', accent: '#ffb224', text: '#ffffff', backdrop: '/b', logo: '/l' },
  language: 'sk' as const,
}

/** Every segment with every multiplier and, at the bonus, with every prize. */
const showResults = (): (readonly [LiveResult, number])[] =>
  WHEEL.flatMap((segment, index) =>
    Object.entries(MULTIPLIERS).flatMap(([multiplied, factors]) =>
      factors.flatMap(({ value: factor, weight }) =>
        (segment === 'bonus' ? BONUS_PRIZES : [{ value: null, weight: 100 }]).map((prize): readonly [LiveResult, number] => [
          { kind: 'wheel', segment, index, multiplier: { segment: multiplied, factor }, prize: prize.value },
          weight * prize.weight,
        ]),
      ),
    ),
  )

/** Every pair of cards of eight decks. */
const duelResults = (): (readonly [LiveResult, number])[] =>
  decksOf(1).flatMap((first) =>
    decksOf(1).map((second): readonly [LiveResult, number] => {
      const [dragon, tiger] = [cardOf(first), cardOf(second)]
      return [{ kind: 'dragon-tiger', dragon, tiger, winner: duelWinner(dragon, tiger) }, first === second ? 7 : 8]
    }),
  )

/** Every result with how often it comes; null: too many to list. */
function resultsOf(model: LiveModel): (readonly [LiveResult, number])[] | null {
  switch (model.table) {
    case 'roulette':
      return Array.from({ length: 37 }, (_, number) => [{ kind: 'roulette', number }, 1])
    case 'wheel':
      return model.hasMultiplier ? showResults() : WHEEL.map((segment, index) => [{ kind: 'wheel', segment, index }, 1])
    case 'dragon-tiger':
      return duelResults()
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

test('a show returns as much as real ones on every segment; a multiplier applies only at its segment, and multiplies the win, not the stake', () => {
  const show = modelOf('live-wheel-multiplier')
  for (const { rtp } of show.spots) expect(rtp > 94 && rtp < 96.5).toBe(true)
  expect(show.spots.map(({ rtp }) => rtp)).toEqual([95.08, 95.09, 95.02, 94.96, 95.6])
  const paid = (segment: string, multiplier: { segment: string; factor: number }, prize: number | null = null) =>
    settleLive(show, [{ spot: segment, amount: 100 }], { kind: 'wheel', segment, index: 0, multiplier, prize })[0]?.payout
  expect([paid('2', { segment: '2', factor: 5 }), paid('2', { segment: '1', factor: 5 })]).toEqual([1_100, 300])
  expect([paid('bonus', { segment: 'bonus', factor: 3 }, 5), paid('bonus', { segment: '1', factor: 3 }, 5)]).toEqual([1_600, 600])
  expect(() => settleLive(show, [{ spot: '1', amount: 10 }], { kind: 'wheel', segment: '1', index: 0 })).toThrow('multiplier')
})

test('dragon tiger: the higher card wins, the ace is the lowest; a tie returns half and pays 11 to one, a suited one 50', () => {
  const card = (rank: number, suit: 'clubs' | 'hearts' = 'clubs') => ({ rank, suit })
  const duel = (dragon: ReturnType<typeof card>, tiger: ReturnType<typeof card>): LiveResult => ({
    kind: 'dragon-tiger',
    dragon,
    tiger,
    winner: duelWinner(dragon, tiger),
  })
  const model = modelOf('live-dragon-tiger')
  const payouts = (result: LiveResult) =>
    settleLive(
      model,
      ['dragon', 'tie', 'suited-tie', 'tiger'].map((spot) => ({ spot, amount: 10 })),
      result,
    ).map(({ payout }) => payout)
  expect(payouts(duel(card(13), card(1)))).toEqual([20, 0, 0, 0])
  expect(payouts(duel(card(1), card(2)))).toEqual([0, 0, 0, 20])
  expect(payouts(duel(card(7), card(7, 'hearts')))).toEqual([5, 120, 0, 5])
  expect(payouts(duel(card(7), card(7)))).toEqual([5, 120, 510, 5])
  expect(model.spots.map(({ rtp }) => rtp)).toEqual([96.27, 89.64, 86.02, 96.27])
})
