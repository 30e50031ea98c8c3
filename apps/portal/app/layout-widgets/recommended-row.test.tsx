import '@herna/kit/base.css'
import { writeCatalogue } from '@herna/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clearPlayedGames, type RecommendedRow as Row, recordGameStart } from '../recommendations/index.ts'
import { setPresence } from '../session/index.ts'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import lobby from '../texts/sk-SK/lobby.json'
import { catalogueOf, gameOf } from '../testing/content.fixture.ts'
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
const fetchSpy = vi.spyOn(globalThis, 'fetch')
const catalogueRequests = () => fetchSpy.mock.calls.filter(([address]) => String(address).includes('/katalog/')).length
const replyWith = (make: () => Promise<Response>) =>
  fetchSpy.mockImplementation((address, init) => (String(address).includes('/katalog/') ? make() : realFetch(address, init)))
const realFetch = window.fetch

const rows = (...recommendedRows: Row[]): WidgetView[] =>
  recommendedRows.map((row) => ({ type: 'Recommended', id: `${row.reason}-${row.lobby}`, title: 'Odporúčané', row }))
const PLAYED: Row = { reason: 'played', lobby: 'Casino' }
const LIKED: Row = { reason: 'liked', lobby: 'Casino' }
const render = (widgets: WidgetView[], at = '/') => show(<Widgets widgets={widgets} />, { texts, path: at })
/** Rows with reserved space; every page contains hidden empty ones too. */
const visibleRows = () =>
  [...document.querySelectorAll<HTMLElement>('[data-reserved-row]')].filter((each) => each.offsetHeight > 0)
const firstRow = () => visibleRows()[0] ?? null
/** In CSS pixels and their fractions: `offsetHeight` rounds, so that a hundredth can be a pixel. */
const heightOf = (element: HTMLElement | null): number => element?.getBoundingClientRect().height ?? Number.NaN

beforeEach(() => {
  setPresence(true)
  clearPlayedGames()
  fetchSpy.mockClear()
  replyWith(async () => Response.json(file))
})
afterEach(() => {
  clear()
  fetchSpy.mockReset()
})

test('without a game played there is no row, and the catalogue is not fetched [3.9]', async () => {
  await render(rows(PLAYED, LIKED))
  await nextPaint()
  expect(firstRow()).toBeNull()
  expect(catalogueRequests()).toBe(0)
})

// Must run before the others: a loaded catalogue is cached for the whole test file.
test('a failed catalogue request is reported in the reserved space and can be retried', async () => {
  recordGameStart({ code: 'g-0', type: 'Slot' })
  replyWith(async () => new Response('', { status: 503 }))
  await render(rows(PLAYED))
  await expect.element(page.getByText('Odporúčané hry sa nepodarilo načítať.')).toBeVisible()
  const height = firstRow()?.offsetHeight
  replyWith(async () => Response.json(file))
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(page.getByRole('link', { name: /Zlatý kohút/ })).toBeVisible()
  expect(firstRow()?.offsetHeight).toBe(height)
})

test('a row names its reason, leaves out that game, and fills its reserved space [3.9] [9.5]', async () => {
  recordGameStart({ code: 'g-0', type: 'Slot' })
  await render(rows(PLAYED, LIKED))
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
  const names = [...document.querySelectorAll('[data-game]')].map((link) => (link as HTMLElement).dataset.game)
  expect(names).toEqual(['g-1', 'g-2', 'kocky'])
  expect(visibleRows()).toHaveLength(1)
  recordGameStart({ code: 'g-2', type: 'Slot' })
  recordGameStart({ code: 'g-0', type: 'Slot' })
  await expect.element(page.getByRole('region', { name: 'Lebo máte radi hru Vlčia hora' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Perla hlbín' })).toBeVisible()
})

test('the reserved space is as high as the loaded games, in every width and lobby', async () => {
  recordGameStart({ code: 'kocky', type: 'Table' })
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    for (const lobbyKind of ['Casino', 'Live'] as const) {
      // The published catalogue is cached already; the preview one never loads.
      replyWith(() => new Promise(() => {}))
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
  recordGameStart({ code: 'zmizla', type: 'Slot' })
  await render(rows(PLAYED))
  await expect.element(page.getByText('Podobné hry teraz nemáme.')).toBeVisible()
  clear()
  recordGameStart({ code: 'g-1', type: 'Slot' })
  recordGameStart({ code: 'zmizla', type: 'Slot' })
  await render(rows(PLAYED))
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Zlatý kohút' })).toBeVisible()
})

test('„Zabudnúť“ clears the storage and removes the rows', async () => {
  recordGameStart({ code: 'g-0', type: 'Slot' })
  expect(localStorage.getItem('played-demos')).toBe('[["g-0","Slot",1]]')
  expect(document.documentElement.dataset.reservedRows).toBe('played-Casino')
  await render(rows(PLAYED))
  await page.getByRole('button', { name: 'Zabudnúť' }).click()
  await vi.waitFor(() => expect(firstRow()).toBeNull())
  expect(localStorage.getItem('played-demos')).toBeNull()
  expect(document.documentElement.dataset.reservedRows).toBeUndefined()
})

test('with storage blocked, a recorded start lasts for the page [F7]', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  try {
    recordGameStart({ code: 'g-0', type: 'Slot' })
    await render(rows(PLAYED))
    await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
  } finally {
    setItem.mockRestore()
    blocked.mockRestore()
  }
})
