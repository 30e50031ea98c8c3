import { expect, test } from 'vitest'
import { type Baseline, slowerSteps } from './test-baseline.ts'

const BASELINE: Baseline = { recorded: '2026-11-22, 2 cores', calibration: 20, steps: { journeys: 100, format: 2 } }

test('a step that is over 20 % slower than the baseline is reported', () => {
  expect(slowerSteps({ journeys: 121 }, 20, BASELINE)).toEqual(['journeys: 121 s, 21 % above the baseline of 100 s'])
})

test('a step within 20 % of the baseline is not reported, nor a faster one', () => {
  expect(slowerSteps({ journeys: 120 }, 20, BASELINE)).toEqual([])
  expect(slowerSteps({ journeys: 50 }, 20, BASELINE)).toEqual([])
})

test('on a machine with half the speed, twice the time is expected', () => {
  expect(slowerSteps({ journeys: 235 }, 40, BASELINE)).toEqual([])
  expect(slowerSteps({ journeys: 250 }, 40, BASELINE)).toHaveLength(1)
})

test('differences of a few seconds are noise, and a new step has no baseline', () => {
  expect(slowerSteps({ format: 4, 'new step': 500 }, 20, BASELINE)).toEqual([])
})
