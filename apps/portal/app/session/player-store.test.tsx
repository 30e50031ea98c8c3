import { flushSync } from 'react-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clear, show } from '../testing/render.fixture.tsx'
import { PENDING_VIEW } from './engine/player-view.ts'
import { onPlayerView, setPlayerView, useAuth } from './player-store.ts'

const rendered = vi.fn()
afterEach(() => {
  clear()
  rendered.mockClear()
  setPlayerView(PENDING_VIEW)
})

function Header() {
  const auth = useAuth()
  rendered(auth)
  return <p>{auth}</p>
}

test('what depends only on whether somebody is logged in does not render again for a step of the session check [4.1]', async () => {
  await show(<Header />, { texts: {} })
  await expect.element(page.getByText('pending')).toBeVisible()
  rendered.mockClear()
  flushSync(() => setPlayerView({ ...PENDING_VIEW, busy: true }))
  flushSync(() => setPlayerView({ ...PENDING_VIEW, busy: true, clockOffset: 12 }))
  expect(rendered).not.toHaveBeenCalled()
  flushSync(() => setPlayerView({ ...PENDING_VIEW, auth: 'guest', clockOffset: 12 }))
  await expect.element(page.getByText('guest')).toBeVisible()
})

test('a view with the same values is not published', () => {
  const listener = vi.fn()
  const unsubscribe = onPlayerView(listener)
  setPlayerView({ ...PENDING_VIEW })
  expect(listener).not.toHaveBeenCalled()
  setPlayerView({ ...PENDING_VIEW, username: 'jana' })
  expect(listener).toHaveBeenCalledOnce()
  unsubscribe()
})
