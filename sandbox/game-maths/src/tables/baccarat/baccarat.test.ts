import { baccaratOutcome } from '@herna/contract/games'
import { expect, inject, test } from 'vitest'
import { toDecimals, toNumber } from '../../rational.ts'
import { seededDraw } from '../../seeded-draw.fixture.ts'
import { perCent } from '../per-cent.ts'
import { simulate, simulated } from '../../simulation.fixture.ts'
import { bankerDraws, coupOf } from './deal.ts'
import { BACCARATS } from './models.ts'
import { playBaccarat } from './play.ts'
import { baccaratRtp, pairRtp } from './returns.ts'

test('the banker draws by the punto banco table', () => {
  const thirds = (total: number) => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((third) => bankerDraws(total, third))
  expect([2, 3, 4, 5, 6, 7].map((total) => thirds(total).join(''))).toEqual([
    '0123456789',
    '012345679',
    '234567',
    '4567',
    '67',
    '',
  ])
  expect([5, 6].map((total) => bankerDraws(total, null))).toEqual([true, false])
  expect(coupOf([4, 1, 4, 2, 9, 9])).toEqual({ player: [4, 4], banker: [1, 2] })
  expect(coupOf([1, 3, 4, 3, 6, 9])).toEqual({ player: [1, 4, 6], banker: [3, 3, 9] })
})

test('every order of six cards of eight decks gives the returns the models state', () => {
  const usual = baccaratRtp(false)
  const free = baccaratRtp(true)
  // The figures of every textbook.
  expect(toDecimals(usual.player, 6)).toBe(0.987649)
  expect(toDecimals(usual.banker, 6)).toBe(0.989421)
  expect(toDecimals(usual.tie, 6)).toBe(0.856404)
  for (const { isWithoutCommission, spots } of BACCARATS) {
    const exact = isWithoutCommission ? free : usual
    for (const { spot, rtp } of spots)
      expect([spot, rtp]).toEqual([spot, perCent(spot.endsWith('pair') ? pairRtp() : exact[spot as keyof typeof exact])])
  }
}, 60_000)

const ROUNDS = 14_000

test.each(simulated(BACCARATS, ({ isWithoutCommission }) => isWithoutCommission).map((model) => [model.id, model] as const))(
  '%s simulated returns what it states on every spot, in whole cents',
  (_, model) => {
    const draw = seededDraw(inject('seed'))
    const stakes = model.spots.map(({ spot }) => ({ spot, amount: 100 }))
    const rounds = Array.from({ length: ROUNDS }, () => playBaccarat(model, stakes, draw).results)
    for (const { spot, rtp } of model.spots) {
      const played = rounds.values()
      const { mean, margin } = simulate(ROUNDS, () => {
        const payout = played.next().value?.find((result) => result.spot === spot)?.payout ?? Number.NaN
        if (!Number.isInteger(payout) || payout > model.maxWinMultiple * 100) throw new Error(`paid ${payout}`)
        return payout / 100
      })
      expect(Math.abs(mean - rtp / 100)).toBeLessThan(margin + 0.0001)
    }
  },
)

test('an outcome contains the cards of the coup and matches the contract', () => {
  const model = BACCARATS[0]
  if (!model) throw new Error('no table')
  const draw = seededDraw(inject('seed'))
  for (let round = 0; round < 300; round += 1) {
    const outcome = baccaratOutcome.parse(playBaccarat(model, [{ spot: 'banker', amount: 100 }], draw))
    const points = (cards: typeof outcome.player) => cards.reduce((sum, { rank }) => sum + (rank < 10 ? rank : 0), 0) % 10
    expect([points(outcome.player), points(outcome.banker)]).toEqual([outcome.playerTotal, outcome.bankerTotal])
  }
  expect(toNumber(pairRtp())).toBeCloseTo(0.8964, 4)
})
