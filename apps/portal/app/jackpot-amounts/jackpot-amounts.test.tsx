import { afterEach, expect, test, vi } from 'vitest'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { amountsReply } from '../testing/jackpots.fixture.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import jackpots from '../texts/sk-SK/jackpots.json'
import { JackpotAmount, JackpotTicker } from './jackpot-amounts.tsx'
import { JackpotCard } from './jackpot-card.tsx'

const render = () =>
  show(
    <>
      <JackpotTicker>
        <output>
          <JackpotAmount jackpot="fond" unknown="suma nie je známa" />
        </output>
      </JackpotTicker>
      <SnackbarRegion />
    </>,
    { texts: { frame } },
  )
const shownAmount = () => document.querySelector('output')?.textContent?.replaceAll(/\s/g, ' ')
const alerts = () => [...document.querySelectorAll('[role=alert] b')].map((title) => title.textContent)
const failedReply = async () => new Response('', { status: 503 })
const validReply = async () => Response.json(amountsReply({ fond: [1_000_000] }))

withMotion()
afterEach(() => {
  clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('amounts are requested at once and again when they are 25 s old; when the feed fails they are removed within half a minute and one error is shown [4.26] [8.22]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  const fetchMock = vi.fn(validReply)
  vi.stubGlobal('fetch', fetchMock)
  const rendering = render()
  await vi.waitFor(() => vi.advanceTimersByTimeAsync(10).then(() => expect(shownAmount()).toMatch(/^9 9\d\d,\d\d €$/)))
  await rendering
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(75_500)
  expect(fetchMock).toHaveBeenCalledTimes(4)
  vi.stubGlobal('fetch', failedReply)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(shownAmount()).toMatch(/€$/)
  expect(alerts()).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(shownAmount()).toBe('suma nie je známa'))
  expect(alerts()).toEqual(['Jackpoty sa nepodarilo načítať'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(alerts().length).toBeLessThanOrEqual(1)
  vi.stubGlobal('fetch', validReply)
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(shownAmount()).toMatch(/^9 9\d\d,\d\d €$/))
})

test('amounts that were old when they arrived are renewed before they are half a minute old; another page within 30 s requests nothing [4.26] [9.7]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  // Later than the amounts of the test before.
  vi.advanceTimersByTime(1_000_000)
  let requestedAt = 0
  const fetchMock = vi.fn(async () => {
    requestedAt = performance.now()
    return Response.json({ ...amountsReply({ fond: [1_000_000] }), age: 15_000 })
  })
  vi.stubGlobal('fetch', fetchMock)
  await render()
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(1))
  await vi.waitFor(() => expect(shownAmount()).toMatch(/€$/))
  // Counted from the request: the waits above move the clock by as many steps as rendering takes.
  await vi.advanceTimersByTimeAsync(requestedAt + 9_900 - performance.now())
  expect(fetchMock).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2))
  expect(shownAmount()).toMatch(/€$/)
  await vi.advanceTimersByTimeAsync(5_000)
  await render()
  expect(fetchMock).toHaveBeenCalledTimes(2)
  expect(shownAmount()).toMatch(/€$/)
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3))
})

test('without amounts a card says so once, and nothing of it runs over another at 320 px [8.22]', async () => {
  vi.stubGlobal('fetch', failedReply)
  const jackpot = { id: 'unknown', slug: 'unknown', title: 'Fond', games: 24, levels: ['Gerlach', 'Kriváň', 'Rysy'] }
  await show(
    <div style={{ width: '296px' }}>
      <JackpotTicker>
        <JackpotCard jackpot={jackpot} />
      </JackpotTicker>
    </div>,
    { texts: { frame, jackpots } },
  )
  const total = () => document.querySelector('a')?.innerText.match(/suma nie je známa/g)
  await vi.waitFor(() => expect(total()).toHaveLength(1))
  const levels = [...document.querySelectorAll('dd')]
  expect(levels.map(({ textContent }) => textContent)).toEqual(['–', '–', '–'])
  expect(levels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([])
})
