import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPlayerEngine } from '../../session/index.ts'
import { engineWith } from '../../testing/engine.fixture.ts'
import { clear, show } from '../../testing/render.fixture.tsx'
import { SHOW_BALANCE_MS, useTablesBalance } from './use-tables-balance.ts'

let calls: string[] = []
let setRound: ReturnType<typeof useTablesBalance>

beforeEach(async () => {
  calls = []
  setPlayerEngine(
    engineWith({
      holdBalance: () => calls.push('hold'),
      releaseBalance: () => calls.push('release'),
      load: (label) => calls.push(`load ${label}`),
    }),
  )
  await show(<Tables />, { texts: {} })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  clear()
})

function Tables() {
  const report = useTablesBalance()
  useEffect(() => {
    setRound = report
  }, [report])
  return null
}
/** The engine's calls since the last time, once they have been made. */
async function made(): Promise<string[]> {
  await Promise.resolve()
  await Promise.resolve()
  const result = calls
  calls = []
  return result
}

test('the balance is held from the first bet to the result, once for all tables', async () => {
  setRound('a', true)
  setRound('b', true)
  expect(await made()).toEqual(['hold'])
  setRound('a', false)
  expect(await made()).toEqual(['release', 'load balance'])
})

test('after a bet the balance is shown without its stake, and held again before a result can be in it', async () => {
  setRound('a', true)
  expect(await made()).toEqual(['hold'])
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual(['release', 'load balance'])
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual(['hold'])
})

test('when one table has shown its result the balance is shown, and held again while another table is in a round', async () => {
  setRound('a', true)
  setRound('b', true)
  setRound('a', false)
  await made()
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual(['hold'])
  setRound('b', false)
  await made()
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual([])
})

test('leaving the page shows the balance and holds it no more', async () => {
  setRound('a', true)
  await made()
  clear()
  expect(await made()).toEqual(['release', 'load balance'])
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual([])
})
