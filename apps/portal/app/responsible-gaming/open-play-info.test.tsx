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
const seenCookie = () => browserCookies.read(PLAYER_COOKIES.rglSeen)
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

async function showOpenInfo(): Promise<void> {
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

test.each(['Zavrieť', 'Pokračovať', 'Escape', 'Back'])(
  'the § 32 popup counts as seen once the player closed it by %s, and whatever waits for it continues [4.31]',
  async (by) => {
    await showOpenInfo()
    await expect.element(page.getByRole('status', { includeHidden: true })).toHaveTextContent('čaká')
    if (by === 'Escape') await userEvent.keyboard('{Escape}')
    else if (by === 'Back') window.history.back()
    else await info.getByRole('button', { name: by }).click()
    await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
    expect(seenCookie()).toBe('1')
    await expect.element(page.getByRole('status')).toHaveTextContent('smie')
    openPlayInfoWhenDue()
    expect(document.querySelector('[role=dialog]')).toBeNull()
  },
)

test('after a logout while the popup is open it is shown again at the next login of any player [4.31]', async () => {
  await showOpenInfo()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest', reason: 'logged-out' })
  closePlayerModals()
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(seenCookie()).toBeNull()
  logIn()
  openPlayInfoWhenDue()
  await expect.element(info).toBeVisible()
})

test('the popup does not count as seen when the session ended before it was closed [4.31]', async () => {
  await showOpenInfo()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest', reason: 'logged-out' })
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(seenCookie()).toBeNull()
})
