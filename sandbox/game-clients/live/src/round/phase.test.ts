import { expect, test } from 'vitest'
import { phaseOf, phaseSpan } from './phase.ts'
import { at, sampleTable } from './sample.ts'

const ms = (time: number): number => Date.parse(at(time))

test('the phase follows from the host’s time: betting, dealing, result, then a pause', () => {
  const table = sampleTable(0)
  const phases = [-1, 0, 19_999, 20_000, 31_999, 32_000, 39_999, 40_000].map((time) => phaseOf(table, ms(time)))
  expect(phases).toEqual(['pause', 'betting', 'betting', 'dealing', 'dealing', 'result', 'result', 'pause'])
  expect(table.round && phaseSpan(table.round, 'dealing')).toEqual([ms(20_000), ms(32_000)])
  expect(table.round && phaseSpan(table.round, 'pause')).toBeNull()
})

test('a table without a round, out of service or unknown is closed', () => {
  const tables = [null, sampleTable(0, { round: null }), sampleTable(0, { status: 'maintenance' })]
  expect(tables.map((table) => phaseOf(table, ms(5_000)))).toEqual(['closed', 'closed', 'closed'])
})
