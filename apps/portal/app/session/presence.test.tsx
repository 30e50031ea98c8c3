import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { setPresence, usePresence } from './presence.ts'

function Presence() {
  return <output>{usePresence() ? 'niekto' : 'nikto'}</output>
}
const status = page.getByRole('status')

afterEach(() => {
  clear()
  setPresence(false)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Earlier tests of a browser count as somebody's clicks. */
const forgetClicks = () => vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: false, isActive: false })

test.each(['pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])(
  'nobody is present until the first %s',
  async (sign) => {
    forgetClicks()
    await show(<Presence />, { texts: {} })
    await nextPaint()
    await expect.element(status).toHaveTextContent('nikto')
    window.dispatchEvent(new Event(sign))
    await expect.element(status).toHaveTextContent('niekto')
  },
)

test('a click before the page’s scripts ran is a sign, too', async () => {
  vi.spyOn(navigator, 'userActivation', 'get').mockReturnValue({ hasBeenActive: true, isActive: false })
  await show(<Presence />, { texts: {} })
  await expect.element(status).toHaveTextContent('niekto')
})

test('somebody who only watches is present after six seconds', async () => {
  forgetClicks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await show(<Presence />, { texts: {} })
  vi.advanceTimersByTime(5_999)
  expect(status.element().textContent).toBe('nikto')
  vi.advanceTimersByTime(1)
  await expect.element(status).toHaveTextContent('niekto')
})
