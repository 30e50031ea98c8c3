import '@herna/kit/base.css'
import { PLAYER_COOKIES } from '@herna/rules/player'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeAllModals, ModalHost } from '../dialogs/index.ts'
import frame from '../texts/sk-SK/frame.json'
import { browserCookies } from '../config/index.ts'
import { PENDING_VIEW, setPlayerView } from '../session/index.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { closePlayerModals, openPlayInfoWhenDue, usePlayInfoDue } from './open-play-info.tsx'

const info = page.getByRole('dialog', { name: 'Vaše hranie' })
const seen = () => browserCookies.read(PLAYER_COOKIES.rglSeen)
const logIn = () => setPlayerView({ ...PENDING_VIEW, auth: 'authenticated', username: 'jana' })
function Due() {
  return <output>{usePlayInfoDue() ? 'čaká' : 'smie'}</output>
}

afterEach(async () => {
  await closeAllModals()
  clear()
  setPlayerView(PENDING_VIEW)
  browserCookies.remove(PLAYER_COOKIES.rglSeen)
})

async function opened(): Promise<void> {
  await show(
    <>
      <Due />
      <ModalHost />
    </>,
    { texts: { frame } },
  )
  logIn()
  openPlayInfoWhenDue()
  await expect.element(info).toBeVisible()
}

test.each(['button', 'Escape', 'Back'])(
  'what § 32 tells is seen once the player closed it by %s, and what waits for it may go on [4.31]',
  async (by) => {
    await opened()
    await expect.element(page.getByRole('status', { includeHidden: true })).toHaveTextContent('čaká')
    if (by === 'button') await info.getByRole('button', { name: 'Zavrieť' }).click()
    else if (by === 'Escape') await userEvent.keyboard('{Escape}')
    else window.history.back()
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
    expect(seen()).toBe('1')
    await expect.element(page.getByRole('status')).toHaveTextContent('smie')
    openPlayInfoWhenDue()
    expect(document.querySelector('[role=dialog]')).toBeNull()
  },
)

test('a logout from under it leaves nothing behind: the next login, of anybody, is told again [4.31]', async () => {
  await opened()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest', reason: 'logged-out' })
  closePlayerModals()
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(seen()).toBeNull()
  logIn()
  openPlayInfoWhenDue()
  await expect.element(info).toBeVisible()
})

test('a player whose login is over in the moment of closing has not seen it [4.31]', async () => {
  await opened()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest', reason: 'logged-out' })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(seen()).toBeNull()
})
