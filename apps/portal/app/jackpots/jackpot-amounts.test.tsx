import { afterEach, expect, test, vi } from 'vitest'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { amountsReply } from '../testing/jackpots.fixture.ts'
import { withMotion } from '../testing/motion.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { JackpotAmount, JackpotTicker } from './jackpot-amounts.tsx'

const stage = () =>
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
const shown = () => document.querySelector('output')?.textContent?.replaceAll(/\s/g, ' ')
const alerts = () => [...document.querySelectorAll('[role=alert] b')].map((title) => title.textContent)
const failed = async () => new Response('', { status: 503 })
const answered = async () => Response.json(amountsReply({ fond: [1_000_000] }))

withMotion()
afterEach(() => {
  clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('amounts are asked for at once and then every 25 s; of a feed that dies they are taken away within half a minute, and it is said once [4.26] [8.22]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  const asked = vi.fn(answered)
  vi.stubGlobal('fetch', asked)
  const staged = stage()
  await vi.waitFor(() => vi.advanceTimersByTimeAsync(10).then(() => expect(shown()).toMatch(/^9 9\d\d,\d\d €$/)))
  await staged
  expect(asked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(75_500)
  expect(asked).toHaveBeenCalledTimes(4)
  vi.stubGlobal('fetch', failed)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(shown()).toMatch(/€$/)
  expect(alerts()).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(shown()).toBe('suma nie je známa'))
  expect(alerts()).toEqual(['Jackpoty sa nepodarilo načítať'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(alerts().length).toBeLessThanOrEqual(1)
  vi.stubGlobal('fetch', answered)
  await vi.advanceTimersByTimeAsync(6_000)
  await vi.waitFor(() => expect(shown()).toMatch(/^9 9\d\d,\d\d €$/))
})
