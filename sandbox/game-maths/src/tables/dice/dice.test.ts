import { diceOutcome } from '@herna/contract/games'
import { expect, inject, test } from 'vitest'
import { rational, toNumber } from '../../rational.ts'
import { seededDraw } from '../../seeded-draw.fixture.ts'
import { perCent } from '../per-cent.ts'
import { simulate } from '../../simulation.fixture.ts'
import { crapsResult, lineRtp } from './craps.ts'
import { DICE_TABLES } from './models.ts'
import { playDice } from './play.ts'
import { rollsOf } from './spot.ts'

const tables = DICE_TABLES.map((model) => [model.id, model] as const)

test.each(tables.filter(([, { variant }]) => variant !== 'craps'))(
  '%s with every roll once pays exactly what each spot states',
  (_, model) => {
    const rolls = rollsOf(model.variant === 'sic-bo' ? 3 : 2)
    for (const { spot, rtp, paysToOne, payouts } of model.spots) {
      const payoutCents = rolls.map((roll) => {
        const dice = [...roll]
        return playDice(model, [{ spot, amount: 50 }], () => (dice.shift() ?? 0) - 1).results[0]?.payout ?? 0
      })
      expect(payoutCents.every(Number.isInteger)).toBe(true)
      expect(rtp).toBe(
        perCent(
          rational(
            payoutCents.reduce((sum, one) => sum + one, 0),
            rolls.length * 50,
          ),
        ),
      )
      expect(Math.max(...payoutCents)).toBeCloseTo((paysToOne + 1) * 50, 9)
      const won = [...new Set(payoutCents.filter((one) => one > 0))].sort((a, b) => a - b)
      expect(won).toEqual((payouts ?? [{ paysToOne }]).map((each) => Math.round((each.paysToOne + 1) * 50)))
      expect(rtp).toBeGreaterThan(80)
      expect(rtp).toBeLessThan(100)
    }
  },
)

test('craps: seven and eleven win at once, two, three and twelve lose, other totals continue for the point', () => {
  const result = (...totals: number[]) =>
    crapsResult(totals.map((total) => [Math.min(total - 1, 6), total - Math.min(total - 1, 6)]))
  expect([7, 11, 2, 3, 12, 4].map((total) => result(total))).toEqual(['pass', 'pass', 'dont-pass', 'dont-pass', 'barred', null])
  expect([result(4, 5, 11, 4), result(4, 5, 7), result(6, 6), result(9, 10)]).toEqual(['pass', 'dont-pass', 'pass', null])
})

test('the craps field pays for each total exactly what it states', () => {
  const craps = DICE_TABLES.find(({ variant }) => variant === 'craps')
  const field = craps?.spots.find(({ spot }) => spot === 'field')
  if (!craps || !field) throw new Error('no field')
  for (const roll of rollsOf(2)) {
    const total = String((roll[0] ?? 0) + (roll[1] ?? 0))
    const stated = field.payouts?.find(({ outcome }) => outcome.split(', ').includes(total))
    // The line continues after the first throw: sevens end it.
    const dice = [...roll, ...Array.from({ length: 20 }, () => [3, 4]).flat()]
    const { results } = playDice(craps, [{ spot: 'field', amount: 50 }], () => (dice.shift() ?? 0) - 1)
    expect([total, results[0]?.payout]).toEqual([total, stated ? (stated.paysToOne + 1) * 50 : 0])
  }
})

test('the craps lines return 488 ÷ 495 and 1953 ÷ 1980', () => {
  expect(lineRtp('pass')).toEqual(rational(488, 495))
  expect(lineRtp('dont-pass')).toEqual(rational(1953, 1980))
})

const ROUNDS = inject('breadth') === 'full' ? 46_000 : 20_000

test.each(tables)('%s simulated returns what it states, within five standard errors', (_, model) => {
  const draw = seededDraw(inject('seed'))
  const spots = model.spots.filter((__, index) => index % 7 === 0 || model.variant === 'craps')
  const stakes = spots.map(({ spot }) => ({ spot, amount: 50 }))
  const rounds = Array.from({ length: ROUNDS }, () => playDice(model, stakes, draw).results)
  for (const { spot, rtp } of spots) {
    const played = rounds.values()
    const { mean, margin } = simulate(
      ROUNDS,
      () => (played.next().value?.find((result) => result.spot === spot)?.payout ?? Number.NaN) / 50,
    )
    expect(Math.abs(mean - rtp / 100)).toBeLessThan(margin + 0.0001)
  }
})

test('a craps round throws until it is decided and no longer', () => {
  const craps = DICE_TABLES.find(({ variant }) => variant === 'craps')
  if (!craps) throw new Error('no craps')
  const draw = seededDraw(inject('seed'))
  for (let round = 0; round < 500; round += 1) {
    const { rolls } = diceOutcome.parse(playDice(craps, [{ spot: 'pass', amount: 100 }], draw))
    expect(crapsResult(rolls)).not.toBeNull()
    expect(crapsResult(rolls.slice(0, -1))).toBeNull()
  }
  expect(toNumber(lineRtp('pass'))).toBeCloseTo(0.98586, 5)
})
