import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { at, sampleTable } from '../round/sample.ts'
import { type OpenTable, openTable } from './host.fixture.ts'

let table: OpenTable
const text = (selector: string) => (document.querySelector(selector)?.textContent ?? '').replaceAll('\u00a0', ' ')

beforeEach(() => void vi.useFakeTimers({ now: Date.parse(at(8_000)), shouldAdvanceTime: true }))
afterEach(() => {
  table.end()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('roulette is drawn from a state of the table: phase with seconds, dealer, last results, chips of others', async () => {
  table = await openTable()
  table.send(sampleTable(8_000, { round: { bets: [{ player: 'ivka', spot: 'black', amount: 500 }] } }))
  expect(text('.phase')).toContain('Stávky otvorené · 12 s')
  expect(text('.dealer-name')).toBe('Lucia')
  expect([...document.querySelectorAll('.strip .latest li')].map((item) => item.textContent).slice(0, 3)).toEqual([
    '17',
    '32',
    '0',
  ])
  expect(document.querySelectorAll('[data-spot="black"] .others-chip')).toHaveLength(1)
  expect(document.querySelectorAll('.cloth .spot')).toHaveLength(157)
})
