import '@herna/kit/base.css'
import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { liveTableOf } from '../testing/live-tables.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { feedStatus, IDLE, liveTables, retryFeed } from './feed-state.ts'

afterEach(() => {
  clear()
  liveTables.clear()
  feedStatus.set(IDLE)
  retryFeed.set(null)
})

const AT = Date.parse('2026-11-23T19:14:05Z')
const line = () => document.querySelector('p')?.textContent
const announced = () => document.querySelector('[role=status]')?.textContent
const setStatus = (state: 'connecting' | 'connected' | 'reconnecting' | 'stopped', dataAt: number | null = AT) =>
  flushSync(() => feedStatus.set({ state, dataAt }))

test('the line says in which state the feed is, with the same height and the same start in each [3.20]', async () => {
  for (const width of [320, 700]) {
    retryFeed.set(() => {})
    await show(
      <div style={{ width }}>
        <ConnectionLine initial="178 stolov" />
        <hr />
      </div>,
      { texts: {} },
    )
    const top = () => document.querySelector('hr')?.getBoundingClientRect().top
    const start = top()
    expect(line()).toBe('178 stolov')
    liveTables.replaceAll([liveTableOf('a'), liveTableOf('b'), liveTableOf('c', { Status: 'closed' })])
    const states = [
      ['connecting', null, 'Načítavam stav stolov'],
      ['connected', AT, '2 otvorené stoly · naživo'],
      ['reconnecting', AT, 'Obnovujem spojenie · stav z 20:14:05'],
      ['stopped', AT, 'Spojenie sa prerušilo · stav z 20:14:05'],
      ['stopped', null, 'Stav stolov sa nepodarilo načítať'],
    ] as const
    for (const [state, dataAt, text] of states) {
      setStatus(state, dataAt)
      expect([width, state, line(), top()]).toEqual([width, state, text, start])
    }
    clear()
    feedStatus.set(IDLE)
  }
})

test('while the connection is broken the visitor may try at once; the button disappears when it is back', async () => {
  const retry = vi.fn()
  retryFeed.set(retry)
  await show(<ConnectionLine initial="" />, { texts: {} })
  setStatus('reconnecting')
  await page.getByRole('button', { name: 'Skúsiť teraz' }).click()
  expect(retry).toHaveBeenCalledOnce()
  setStatus('connected')
  expect(document.querySelector('button')).toBeNull()
})

test('a break and the return are announced once; the first connection and changing counts are not', async () => {
  await show(<ConnectionLine initial="" />, { texts: {} })
  setStatus('connecting', null)
  setStatus('connected')
  flushSync(() => liveTables.replaceAll([liveTableOf('a')]))
  expect(announced()).toBe('')
  setStatus('reconnecting')
  expect(announced()).toBe('Spojenie so živými stolmi sa obnovuje. Údaje môžu byť staršie.')
  setStatus('stopped')
  expect(announced()).toBe('Spojenie so živými stolmi sa prerušilo.')
  setStatus('connected')
  expect(announced()).toBe('Spojenie so živými stolmi je obnovené.')
})
