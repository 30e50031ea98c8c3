import { expect, test } from 'vitest'
import {
  betFault,
  withoutStakes,
  NO_BETS,
  stakeOn,
  withChip,
  withGoldenChip,
  withPreviousStakes,
  withStakes,
  totalOf,
  withoutLastChip,
} from './bets.ts'
import { chipText } from './chip-text.ts'

const placeChips = (...chips: [string, number][]) =>
  chips.reduce((bets, [spot, chip]) => withChip(bets, spot, chip, 1_000) ?? bets, NO_BETS)

test('chips add up on a spot and can be undone one by one, cleared and repeated', () => {
  const bets = placeChips(['red', 100], ['red', 100], ['straight-7', 50])
  expect([stakeOn(bets.stakes, 'red'), totalOf(bets.stakes)]).toEqual([200, 250])
  expect(withoutLastChip(bets).stakes).toEqual([{ spot: 'red', amount: 200 }])
  expect(withoutLastChip(withoutLastChip(withoutLastChip(withoutLastChip(bets))))).toEqual(NO_BETS)
  expect(withoutLastChip(withoutStakes(bets)).stakes).toEqual(bets.stakes)
  expect(withoutLastChip(withPreviousStakes(placeChips(['black', 100]), bets.stakes)).stakes).toEqual([
    { spot: 'black', amount: 100 },
  ])
})

test('several stakes are placed in one step, or none of them above the table limit', () => {
  const red = placeChips(['red', 100])
  const stakes = [
    { spot: 'straight-0', amount: 200 },
    { spot: 'red', amount: 200 },
  ]
  const placed = withStakes(red, stakes, 1_000)
  expect([placed && totalOf(placed.stakes), placed && withoutLastChip(placed).stakes]).toEqual([500, red.stakes])
  expect(withStakes(red, stakes, 400)).toBeNull()
})

test('a golden chip is always alone: it replaces other chips, and they replace it', () => {
  const golden = withGoldenChip(placeChips(['red', 100]), 'black', 50)
  expect([golden.stakes, golden.isGolden]).toEqual([[{ spot: 'black', amount: 50 }], true])
  expect(withoutLastChip(golden)).toEqual(placeChips(['red', 100]))
  const withOwnChip = withChip(golden, 'red', 100, 1_000)
  expect([withOwnChip?.stakes, withOwnChip?.isGolden]).toEqual([[{ spot: 'red', amount: 100 }], false])
  expect(withOwnChip && withoutLastChip(withOwnChip).isGolden).toBe(true)
  expect(withPreviousStakes(golden, [{ spot: 'red', amount: 100 }]).isGolden).toBe(false)
  expect(withGoldenChip(golden, 'red', 50).stakes).toEqual([{ spot: 'red', amount: 50 }])
})

test('a table accepts no more than its highest stake and no more spots than a round may have', () => {
  expect(withChip(placeChips(['red', 950]), 'red', 100, 1_000)).toBeNull()
  const manyChips = Array.from({ length: 90 }, (_, place): [string, number] => [`straight-${place}`, 10])
  expect(placeChips(...manyChips).stakes.length).toBe(80)
})

test('stakes that cannot be played have a fault', () => {
  expect(betFault([], 100)).toBe('none')
  expect(betFault(placeChips(['red', 50]).stakes, 100)).toBe('too-low')
  expect(betFault(placeChips(['pairs', 100]).stakes, 100)).toBe('hand-first')
  expect(betFault(placeChips(['hand', 100], ['pairs', 200]).stakes, 100)).toBe('above-hand')
  expect(betFault(placeChips(['hand', 100], ['pairs', 100]).stakes, 100)).toBeNull()
})

test('a chip shows its value in a few characters', () => {
  expect([10, 50, 100, 250, 50_000, 100_000, 250_000].map(chipText)).toEqual(['0,10', '0,50', '1', '2,50', '500', '1k', '2,5k'])
})
