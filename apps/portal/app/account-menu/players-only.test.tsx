import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { setPlayerEngine } from '../session/index.ts'
import { engineWith } from '../testing/engine.fixture.ts'
import { logIn, logOut, setPlayerPending } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import frame from '../texts/sk-SK/frame.json'
import texts from '../texts/sk-SK/players-only.json'
import { PlayersOnly } from './players-only.tsx'

afterEach(clear)

/** Shows a page for players; returns its requests for a login. */
async function showPage() {
  const requestLogin = vi.fn(async () => false)
  setPlayerEngine(engineWith({ requestLogin }))
  await show(<PlayersOnly placeholder={null}>Moje hry</PlayersOnly>, { texts: { frame } })
  return requestLogin
}

test('a guest is asked to log in once, over a note that offers the login again [4.13] [6.2]', async () => {
  setPlayerPending()
  const requestLogin = await showPage()
  expect(requestLogin).not.toHaveBeenCalled()
  logOut()
  await expect.element(page.getByText(texts['login-title'])).toBeVisible()
  expect(requestLogin).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: texts.login }).click()
  expect(requestLogin).toHaveBeenCalledTimes(2)
})

test('who logs out on a page for players is not asked to log in again: the page is left [4.14]', async () => {
  logIn()
  const requestLogin = await showPage()
  await expect.element(page.getByText('Moje hry')).toBeVisible()
  logOut()
  await expect.element(page.getByText(texts['login-title'])).toBeVisible()
  expect(requestLogin).not.toHaveBeenCalled()
})
