import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setPlayerEngine } from '../session/index.ts'
import { engineWith } from '../testing/engine.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { SHOW_BALANCE_MS, useRoundBalance } from './use-round-balance.ts'

let calls: string[] = []
let report: ReturnType<typeof useRoundBalance>

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
  const reportMessage = useRoundBalance()
  useEffect(() => {
    report = reportMessage
  }, [reportMessage])
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

const post = (gameCode: string, type: 'round-started' | 'stake-taken' | 'round-ended') =>
  report(gameCode, { source: 'herna-game', gameCode, balance: 0, type })

test('the balance is held from the start of a round to its end, once for all tables', async () => {
  post('a', 'round-started')
  post('b', 'round-started')
  expect(await made()).toEqual(['hold'])
  post('a', 'round-ended')
  expect(await made()).toEqual(['release', 'load balance'])
})

test('whenever the wallet has taken stakes of the round the balance is shown without them, and held again before a result can be in it', async () => {
  post('a', 'round-started')
  expect(await made()).toEqual(['hold'])
  for (const type of ['stake-taken', 'stake-taken'] as const) {
    post('a', type)
    expect(await made()).toEqual(['release', 'load balance'])
    await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
    expect(await made()).toEqual(['hold'])
  }
})

test('a failure in a round that continues shows the balance and holds it again', async () => {
  post('a', 'round-started')
  await made()
  report('a', { source: 'herna-game', gameCode: 'a', type: 'failed', problem: 'insufficient-funds', isRoundOpen: true })
  expect(await made()).toEqual(['release', 'load balance'])
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual(['hold'])
})

test('when one table has shown its result the balance is shown, and held again while another table is in a round', async () => {
  post('a', 'round-started')
  post('b', 'round-started')
  post('a', 'round-ended')
  await made()
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual(['hold'])
  post('b', 'round-ended')
  await made()
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual([])
})

test('leaving the page shows the balance and holds it no more', async () => {
  post('a', 'round-started')
  await made()
  clear()
  expect(await made()).toEqual(['release', 'load balance'])
  await vi.advanceTimersByTimeAsync(SHOW_BALANCE_MS)
  expect(await made()).toEqual([])
})
