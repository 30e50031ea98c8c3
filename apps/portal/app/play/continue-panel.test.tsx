import '@herna/kit/base.css'
import { writeCatalogue } from '@herna/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeAllModals, ModalHost } from '../dialogs/index.ts'
import { playerGames } from '../player-data/index.ts'
import { catalogueOf, gameOf } from '../testing/content.fixture.ts'
import { FAULTS, jsonResponse, mockPlayerHosts, mockResponses } from '../testing/hosts.fixture.ts'
import { logIn, logOut } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import catalogue from '../texts/sk-SK/catalogue.json'
import frame from '../texts/sk-SK/frame.json'
import play from '../texts/sk-SK/play.json'
import { ContinueButton } from './continue-button.tsx'

const names = { 'g-1': 'Vlčia hora', 'g-2': 'Zlatý kohút', 'g-3': 'Raketa', 'g-4': 'Zatvorená' }
const games = Object.entries(names).map(([code, name]) => gameOf(code, { name, realEnabled: code !== 'g-4' }))
const rounds = (codes: string[]) =>
  jsonResponse({
    results: codes.map((gameCode, age) => ({
      gameCode,
      gameRoundCount: 60,
      lastPlayedAt: `2026-11-${20 - age}T10:00:00.000Z`,
    })),
  })

beforeEach(() => {
  mockPlayerHosts()
  mockResponses({ '.json': jsonResponse(writeCatalogue(catalogueOf(games))) })
  logIn()
})
afterEach(async () => {
  await closeAllModals()
  clear()
  playerGames.clear()
  logOut()
  vi.unstubAllGlobals()
})

const open = async () => {
  await show(
    <>
      <ContinueButton code="g-1" detailsHref="/hra/g-1" />
      <ModalHost />
    </>,
    { texts: { catalogue, frame, play } },
  )
  await userEvent.click(page.getByRole('button', { name: play.continue }))
}
const panel = page.getByRole('dialog', { name: play.continue })

test('the last played games other than the running one and those that cannot be played now are one tap away, newest first [4.19]', async () => {
  mockResponses({ '/getPlayerGames': rounds(['g-3', 'g-1', 'g-4', 'g-2']) })
  await open()
  await expect.element(panel.getByRole('link', { name: /Raketa/ })).toHaveAttribute('href', '/play/g-3/real')
  const links = [...document.querySelectorAll('[role=dialog] li a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/play/g-3/real', '/play/g-2/real'])
  await expect.element(panel.getByRole('link', { name: play.details })).toHaveAttribute('href', '/hra/g-1')
})

test('a player without other games is told which ones appear here, with the way to all games', async () => {
  mockResponses({ '/getPlayerGames': rounds(['g-1']) })
  await open()
  await expect.element(panel.getByText(play.continueNone)).toBeVisible()
  await expect.element(panel.getByRole('link', { name: play.allGames })).toHaveAttribute('href', '/vsetky-hry')
})

test('a list that does not load says so and is loaded again [8.20]', async () => {
  mockResponses({ '/getPlayerGames': FAULTS['500'] as never })
  await open()
  await expect.element(panel.getByText(play.continueFailed)).toBeVisible()
  mockResponses({ '/getPlayerGames': rounds(['g-2']) })
  await panel.getByRole('button', { name: play.retry }).click()
  await expect.element(panel.getByRole('link', { name: /Zlatý kohút/ })).toBeVisible()
})
