import '@herna/kit/base.css'
import { writeCatalogue } from '@herna/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clearFavourites, loadFavourites } from '../favourites/index.ts'
import { playerGames } from '../player-data/index.ts'
import { type RecommendedRow as Row, reservePlayerRows } from '../recommendations/index.ts'
import { setPresence } from '../session/index.ts'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import lobby from '../texts/sk-SK/lobby.json'
import { catalogueOf, gameOf } from '../testing/content.fixture.ts'
import { jsonResponse, mockPlayerHosts, mockResponses, requestBodiesTo } from '../testing/hosts.fixture.ts'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import type { WidgetView } from './widget-view.ts'
import { Widgets } from './widgets.tsx'

const texts = { game, jackpots, lobby }
const file = writeCatalogue(
  catalogueOf([
    ...['Vlčia hora', 'Zlatý kohút', 'Perla hlbín'].map((name, index) => gameOf(`g-${index}`, { name })),
    gameOf('stol', { name: 'Ruleta Corso', type: 'Live' }),
    gameOf('kocky', { name: 'Tri kocky', type: 'Table' }),
  ]),
)
const catalogueRequests = () => requestBodiesTo('.json').length

const PLAYED: Row = { reason: 'played', lobby: 'Casino' }
const LIKED: Row = { reason: 'liked', lobby: 'Casino' }
const rows = (...recommendedRows: Row[]): WidgetView[] =>
  recommendedRows.map((row) => ({ type: 'Recommended', id: `${row.reason}-${row.lobby}`, title: 'Odporúčané', row }))
const render = (widgets: WidgetView[], at = '/') => show(<Widgets widgets={widgets} />, { texts, path: at })
/** Rows with reserved space; every page contains hidden empty ones too. */
const visibleRows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-reserved-row]')].filter((each) => each.offsetHeight > 0)
const firstRow = () => visibleRows()[0] ?? null
/** In CSS pixels and their fractions: `offsetHeight` rounds, so that a hundredth can be a pixel. */
const heightOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().height ?? Number.NaN

/** The account's games, the last played first. */
const played = (...codes: string[]) =>
  playerGames.set(
    codes.map((gameCode, index) => ({ gameCode, gameRoundCount: 60, lastPlayedAt: new Date(1e12 - index).toISOString() })),
  )
const like = (...codes: string[]) => {
  mockResponses({
    '/player/favorites': jsonResponse({ favoriteGames: { favoriteGameType: codes.map((gameType) => ({ gameType })) } }),
  })
  return loadFavourites()
}

beforeEach(() => {
  setPresence(true)
  mockPlayerHosts()
  mockResponses({ '.json': jsonResponse(file) })
})
afterEach(() => {
  clear()
  playerGames.clear()
  clearFavourites()
  reservePlayerRows([])
  vi.unstubAllGlobals()
})

test('without an account there is no row, and the catalogue is not fetched [3.9] [6.6]', async () => {
  await render(rows(PLAYED, LIKED))
  await nextPaint()
  expect(firstRow()).toBeNull()
  expect(catalogueRequests()).toBe(0)
})

// Must run before the others: a loaded catalogue is cached for the whole test file.
test('a failed catalogue request is reported in the reserved space and can be retried', async () => {
  played('g-0')
  reservePlayerRows(['played-Casino'])
  mockResponses({ '.json': () => new Response('', { status: 503 }) })
  await render(rows(PLAYED))
  await expect.element(page.getByText('Odporúčané hry sa nepodarilo načítať.')).toBeVisible()
  const height = firstRow()?.offsetHeight
  mockResponses({ '.json': jsonResponse(file) })
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(page.getByRole('link', { name: /Zlatý kohút/ })).toBeVisible()
  expect(firstRow()?.offsetHeight).toBe(height)
})

test('a row waits for the account’s games, names its reason and leaves out that game [3.9] [9.5]', async () => {
  reservePlayerRows(['played-Casino', 'liked-Casino'])
  await render(rows(PLAYED, LIKED))
  await vi.waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(2))
  played('g-0', 'g-2')
  await expect.element(page.getByRole('heading', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
  const names = [...document.querySelectorAll('[data-game]')].map((link) => (link as HTMLElement).dataset.game)
  expect(names).toEqual(['g-1', 'g-2', 'kocky'])
  await like('g-0')
  await expect.element(page.getByRole('region', { name: 'Lebo máte radi hru Vlčia hora' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Perla hlbín' })).toBeVisible()
})

test('the reserved space is as high as the loaded games, in every width and lobby', async () => {
  played('kocky')
  reservePlayerRows(['played-Casino', 'played-Live'])
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    for (const lobbyKind of ['Casino', 'Live'] as const) {
      // The published catalogue is cached already; the preview one never loads.
      mockResponses({ '.json': () => new Promise(() => {}) })
      await render(rows({ reason: 'played', lobby: lobbyKind }), '/preview')
      await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
      const waitingHeight = heightOf(firstRow())
      await render(rows({ reason: 'played', lobby: lobbyKind }))
      const firstTile = lobbyKind === 'Casino' ? /Vlčia hora/ : /Ruleta Corso/
      await expect.element(page.getByRole('link', { name: firstTile })).toBeVisible()
      expect(heightOf(firstRow()), `${lobbyKind} ${width}`).toBeCloseTo(waitingHeight, 1)
    }
  }
  await page.viewport(1280, 800)
})

test('a game removed from the catalogue is skipped; when none is left the row shows a message', async () => {
  reservePlayerRows(['played-Casino'])
  played('zmizla')
  await render(rows(PLAYED))
  await expect.element(page.getByText('Podobné hry teraz nemáme.')).toBeVisible()
  played('zmizla', 'g-1')
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Zlatý kohút' })).toBeVisible()
})

test('when the account’s games fail to load, the row says so and requests them again', async () => {
  reservePlayerRows(['played-Casino'])
  mockResponses({ '/getPlayerGames': () => new Response('', { status: 500 }) })
  await playerGames.load()
  await render(rows(PLAYED))
  await expect.element(page.getByText('Odporúčané hry sa nepodarilo načítať.')).toBeVisible()
  mockResponses({
    '/getPlayerGames': jsonResponse({
      results: [{ gameCode: 'g-0', gameRoundCount: 60, lastPlayedAt: '2026-11-20T10:00:00.000Z' }],
    }),
  })
  await page.getByRole('button', { name: 'Skúsiť znova' }).first().click()
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
})
