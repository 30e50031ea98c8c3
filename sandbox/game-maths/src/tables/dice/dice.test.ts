import { diceOutcome } from '@herna/contract/games'
import { expect, inject, test } from 'vitest'
import { rational, toNumber } from '../../rational.ts'
import { seededDraw } from '../../seeded-draw.fixture.ts'
import { perCent } from '../per-cent.ts'
import { stakeFault } from '../stakes.ts'
import { simulate } from '../../simulation.fixture.ts'
import { crapsResult, isCrapsDecided, lineRtp, PLACE_BETS, placeRtp } from './craps.ts'
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

const craps = () => {
  const model = DICE_TABLES.find(({ variant }) => variant === 'craps')
  if (!model) throw new Error('no craps')
  return model
}
/** A round whose first dice are these; sevens follow. */
const played = (spot: string, amount: number, ...rolls: (readonly number[])[]) => {
  const dice = [...rolls.flat(), ...Array.from({ length: 20 }, () => [3, 4]).flat()]
  return playDice(craps(), [{ spot, amount }], () => (dice.shift() ?? 0) - 1)
}

test('the craps field pays for each total exactly what it states', () => {
  const field = craps().spots.find(({ spot }) => spot === 'field')
  for (const roll of rollsOf(2)) {
    const total = String((roll[0] ?? 0) + (roll[1] ?? 0))
    const stated = field?.payouts?.find(({ outcome }) => outcome.split(', ').includes(total))
    const { results } = played('field', 50, roll)
    expect([total, results[0]?.payout]).toEqual([total, stated ? (stated.paysToOne + 1) * 50 : 0])
  }
})

test('craps bets on one throw pay what they state for every roll, and their round has one throw', () => {
  const totals: Record<string, readonly number[]> = { 'any-seven': [7], 'any-craps': [2, 3, 12], eleven: [11], twelve: [12] }
  for (const [spot, winning] of Object.entries(totals)) {
    const definition = craps().spots.find((candidate) => candidate.spot === spot)
    let returned = 0
    for (const roll of rollsOf(2)) {
      const { rolls, results } = played(spot, 50, roll)
      const isWon = winning.includes((roll[0] ?? 0) + (roll[1] ?? 0))
      expect([rolls.length, results[0]?.payout]).toEqual([1, isWon ? ((definition?.paysToOne ?? 0) + 1) * 50 : 0])
      returned += results[0]?.payout ?? 0
    }
    expect(definition?.rtp).toBe(perCent(rational(returned, 36 * 50)))
  }
})

test('craps bets on a number win 9 : 5, 7 : 5 or 7 : 6 in whole cents if it is thrown before seven, for every roll that decides', () => {
  for (const bet of PLACE_BETS) {
    const amount = (craps().spotSteps?.[bet.spot] ?? craps().stakeStep) * 2
    let [returned, decided] = [0, 0]
    for (const roll of rollsOf(2)) {
      const sum = (roll[0] ?? 0) + (roll[1] ?? 0)
      const { rolls, results } = played(bet.spot, amount, [1, 1], roll)
      const payout = results[0]?.payout ?? Number.NaN
      const isDecided = sum === bet.total || sum === 7
      expect([bet.spot, rolls.length, payout]).toEqual([
        bet.spot,
        isDecided ? 2 : 3,
        sum === bet.total ? amount + (amount / bet.per) * bet.pays : 0,
      ])
      expect(Number.isInteger(payout)).toBe(true)
      if (!isDecided) continue
      returned += payout
      decided += 1
    }
    expect(placeRtp(bet)).toEqual(rational(returned, decided * amount))
    expect(craps().spots.find(({ spot }) => spot === bet.spot)?.rtp).toBe(perCent(rational(returned, decided * amount)))
  }
  const rtps = PLACE_BETS.map((bet) => perCent(placeRtp(bet)))
  expect(rtps).toEqual([93.33, 96, 98.48, 98.48, 96, 93.33])
})

test('a chip with one fifth more is a valid stake on six and eight, and other stakes on them are refused', () => {
  for (const chip of craps().chips) expect(stakeFault(craps(), [{ spot: 'place-6', amount: (chip * 6) / 5 }])).toBeNull()
  expect(stakeFault(craps(), [{ spot: 'place-8', amount: 100 }])).toEqual({ spot: 'place-8', problem: 'step' })
})

test('the craps lines return 488 ÷ 495 and 1953 ÷ 1980', () => {
  expect(lineRtp('pass')).toEqual(rational(488, 495))
  expect(lineRtp('dont-pass')).toEqual(rational(1953, 1980))
})

const ROUNDS = inject('breadth') === 'full' ? 46_000 : 20_000

test.each(tables)('%s simulated returns what it states, within five standard errors', (_, model) => {
  const draw = seededDraw(inject('seed'))
  const spots = model.spots.filter((__, index) => index % 7 === 0 || model.variant === 'craps')
  const stakes = spots.map(({ spot }) => ({ spot, amount: model.spotSteps?.[spot] ? 60 : 50 }))
  const rounds = Array.from({ length: ROUNDS }, () => playDice(model, stakes, draw).results)
  for (const { spot, rtp } of spots) {
    const roundResults = rounds.values()
    const { mean, margin } = simulate(ROUNDS, () => {
      const result = roundResults.next().value?.find((candidate) => candidate.spot === spot)
      return result ? result.payout / result.amount : Number.NaN
    })
    expect(Math.abs(mean - rtp / 100)).toBeLessThan(margin + 0.0001)
  }
})

test('a craps round throws until it is decided and no longer', () => {
  const draw = seededDraw(inject('seed'))
  for (const spots of [['pass'], ['dont-pass', 'place-4'], ['place-9', 'field'], ['field']])
    for (let round = 0; round < 200; round += 1) {
      const stakes = spots.map((spot) => ({ spot, amount: 100 }))
      const { rolls } = diceOutcome.parse(playDice(craps(), stakes, draw))
      expect(isCrapsDecided(spots, rolls)).toBe(true)
      expect(isCrapsDecided(spots, rolls.slice(0, -1))).toBe(false)
    }
  expect(toNumber(lineRtp('pass'))).toBeCloseTo(0.98586, 5)
})
