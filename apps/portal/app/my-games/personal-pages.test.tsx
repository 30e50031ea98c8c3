import '@herna/kit/base.css'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useEffect } from 'react'
import { writeCatalogue } from '@herna/rules'
import type { WidgetView } from '../layout-widgets/index.ts'
import { playerGames, wins } from '../player-data/index.ts'
import { usePlayer } from '../session/index.ts'
import { SnackbarRegion } from '../toasts/index.ts'
import catalogue from '../texts/sk-SK/catalogue.json'
import frame from '../texts/sk-SK/frame.json'
import game from '../texts/sk-SK/game.json'
import lobby from '../texts/sk-SK/lobby.json'
import { catalogueOf, gameOf } from '../testing/content.fixture.ts'
import {
  mockResponses,
  requestBodiesTo,
  FAULTS,
  FAULTS_TRIED,
  mockPlayerHosts,
  requestLogin,
  jsonResponse,
} from '../testing/hosts.fixture.ts'
import { logIn, logOut, setPlayerPending } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import { handle as listHandle } from './personal-list.route.tsx'
import { handle as myGamesHandle } from './my-games.route.tsx'
import { MyGamesPage } from './my-games-page.tsx'
import { PersonalListPage } from './personal-list-page.tsx'

const games = Object.entries({ 'g-1': 'Vlčia hora', 'g-2': 'Zlatý kohút' }).map(([code, name]) => gameOf(code, { name }))
const file = writeCatalogue(catalogueOf(games))

const SOURCES = ['MostPlayed', 'RecentWins'] as const
const widgets: WidgetView[] = SOURCES.map((source) => ({
  id: source,
  type: 'Personal',
  title: `Rad ${source}`,
  source,
  lobby: 'Casino',
}))
const personal = SOURCES.map((type) => ({ id: type, title: type, type, lobby: 'Casino' }))
/** Loads the player's data like the login does on every page. */
function ListsLoaded() {
  const { username } = usePlayer()
  useEffect(() => {
    if (username === null) return
    void playerGames.load()
    void wins.load()
    return () => {
      playerGames.clear()
      wins.clear()
    }
  }, [username])
  return null
}
const render = (node: React.ReactNode) =>
  show(
    <>
      <ListsLoaded />
      {node}
      <SnackbarRegion />
    </>,
    { texts: { catalogue, frame, game, lobby }, root: { personal, joinable: [] } },
  )
const PAGES = {
  '/uzivatel/moje-hry [2.14]': { node: <MyGamesPage title="Moje hry" widgets={widgets} />, handle: myGamesHandle },
  '/uzivatel/{slug} [2.13]': {
    node: <PersonalListPage title="Najhranejšie" source="MostPlayed" />,
    handle: listHandle,
  },
}
type Page = keyof typeof PAGES
const EACH = Object.keys(PAGES) as Page[]
const played = { results: [{ gameCode: 'g-1', gameRoundCount: 60, lastPlayedAt: '2026-11-20T10:00:00.000Z' }] }
const link = page.getByRole('link', { name: /Vlčia hora/ })

beforeEach(() => {
  mockPlayerHosts()
  mockResponses({ '.json': jsonResponse(file) })
})
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  setPlayerPending()
  clear()
  vi.unstubAllGlobals()
})

test.each(EACH)('a guest at %s gets the login and no list, and no player data is requested', async (name) => {
  const { node, handle } = PAGES[name]
  // A logout leaves the page.
  expect(handle).toEqual({ auth: 'user' })
  mockResponses({ '/getPlayerGames': jsonResponse(played) })
  await render(node)
  logOut()
  await expect.element(page.getByRole('heading', { name: 'Táto stránka je iba vaša' })).toBeVisible()
  expect(requestLogin).toHaveBeenCalledTimes(1)
  await page.getByRole('button', { name: 'Prihlásiť sa' }).click()
  expect(requestLogin).toHaveBeenCalledTimes(2)
  expect(requestBodiesTo('/getPlayerGames')).toEqual([])
  logIn()
  await expect.element(link).toBeVisible()
  logOut()
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Táto stránka je iba vaša' })).toBeVisible()
})

test.each(EACH)('%s shows a placeholder without a login prompt until the session is known', async (name) => {
  await render(PAGES[name].node)
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  expect(requestLogin).not.toHaveBeenCalled()
  expect(document.body.textContent).not.toContain('Táto stránka je iba vaša')
})

test.each(EACH)('%s shows the player’s games', async (name) => {
  mockResponses({ '/getPlayerGames': jsonResponse(played) })
  logIn()
  await render(PAGES[name].node)
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/hra/g-1')
  await expect.element(page.getByRole('link', { name: /Zlatý kohút/ })).not.toBeInTheDocument()
})

test('a player without games sees an explanation and a link to continue [2.13] [2.14]', async () => {
  logIn()
  await render(PAGES['/uzivatel/moje-hry [2.14]'].node)
  await expect.element(page.getByRole('heading', { name: 'Zatiaľ tu nič nemáte' })).toBeVisible()
  await render(PAGES['/uzivatel/{slug} [2.13]'].node)
  await expect.element(page.getByRole('heading', { name: 'Zatiaľ ste žiadnu hru nehrali často' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pozrieť všetky hry' })).toHaveAttribute('href', '/vsetky-hry')
})

test.each(EACH)('%s shows a placeholder until the gateway responds', async (name) => {
  let resolveGames: (response: Response) => void = () => undefined
  mockResponses({
    '/getPlayerGames': () =>
      new Promise((done) => {
        resolveGames = done
      }),
  })
  logIn()
  await render(PAGES[name].node)
  await vi.waitFor(() => expect(requestBodiesTo('/getPlayerGames')).toHaveLength(1))
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
  resolveGames(Response.json(played))
  await expect.element(link).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})

test.each(EACH.flatMap((name) => FAULTS_TRIED.map((fault) => [name, fault] as const)))(
  '%s that fails with „%s“ shows the error in place of the list and can be retried',
  async (name, fault) => {
    mockResponses({ '/getPlayerGames': FAULTS[fault] as never })
    logIn()
    await render(PAGES[name].node)
    await expect.element(page.getByRole('heading', { name: 'Tento zoznam sa nepodarilo načítať' })).toBeVisible()
    mockResponses({ '/getPlayerGames': jsonResponse(played) })
    const retryButton = [...document.querySelectorAll<HTMLElement>('button')].find(
      (button) => button.textContent === 'Skúsiť znova' && !button.closest('[aria-label="Oznamy"]'),
    )
    retryButton?.click()
    await expect.element(link).toBeVisible()
  },
)
