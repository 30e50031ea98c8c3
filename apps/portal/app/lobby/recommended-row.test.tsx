import '@herna/kit/base.css'
import { writeCatalogue } from '@herna/rules'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { forgetPlayed, type RecommendedRow as Row, rememberStart } from '../recommendations/index.ts'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import lobby from '../texts/sk-SK/lobby.json'
import { catalogueOf, gameOf } from '../testing/content.fixture.ts'
import { clear, drawn, show } from '../testing/render.fixture.tsx'
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
const fetched = vi.spyOn(globalThis, 'fetch')
const calls = () => fetched.mock.calls.filter(([address]) => String(address).includes('/katalog/')).length
const answer = (make: () => Promise<Response>) =>
  fetched.mockImplementation((address, init) => (String(address).includes('/katalog/') ? make() : realFetch(address, init)))
const realFetch = window.fetch

const rows = (...given: Row[]): WidgetView[] =>
  given.map((row) => ({ type: 'Recommended', id: `${row.reason}-${row.lobby}`, title: 'Odporúčané', row }))
const PLAYED: Row = { reason: 'played', lobby: 'Casino' }
const LIKED: Row = { reason: 'liked', lobby: 'Casino' }
const stage = (widgets: WidgetView[], at = '/') => show(<Widgets widgets={widgets} />, { texts, at })
/** Rooms that are shown: an empty one stands on every page. */
const rooms = () => [...document.querySelectorAll<HTMLElement>('[data-room]')].filter((each) => each.offsetHeight > 0)
const room = () => rooms()[0] ?? null

beforeEach(() => {
  forgetPlayed()
  fetched.mockClear()
  answer(async () => Response.json(file))
})
afterEach(() => {
  clear()
  fetched.mockReset()
})

test('without a game played there is no row, and the catalogue is not fetched [3.9]', async () => {
  await stage(rows(PLAYED, LIKED))
  await drawn()
  expect(room()).toBeNull()
  expect(calls()).toBe(0)
})

// Before the others: a catalogue that arrived is kept for the tab.
test('a catalogue that does not arrive says so in the room of the games, and can be asked for again', async () => {
  rememberStart({ code: 'g-0', type: 'Slot' })
  answer(async () => new Response('', { status: 503 }))
  await stage(rows(PLAYED))
  await expect.element(page.getByText('Odporúčané hry sa nepodarilo načítať.')).toBeVisible()
  const height = room()?.offsetHeight
  answer(async () => Response.json(file))
  await page.getByRole('button', { name: 'Skúsiť znova' }).click()
  await expect.element(page.getByRole('link', { name: /Zlatý kohút/ })).toBeVisible()
  expect(room()?.offsetHeight).toBe(height)
})

test('a row says why, shows everything but the game itself, and takes the room that was kept for it [3.9] [9.5]', async () => {
  rememberStart({ code: 'g-0', type: 'Slot' })
  await stage(rows(PLAYED, LIKED))
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
  const names = [...document.querySelectorAll('[data-game]')].map((link) => (link as HTMLElement).dataset.game)
  expect(names).toEqual(['g-1', 'g-2', 'kocky'])
  expect(rooms()).toHaveLength(1)
  rememberStart({ code: 'g-2', type: 'Slot' })
  rememberStart({ code: 'g-0', type: 'Slot' })
  await expect.element(page.getByRole('region', { name: 'Lebo máte radi hru Vlčia hora' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Perla hlbín' })).toBeVisible()
})

test('the room is as high before the games come as with them, in every width and lobby', async () => {
  rememberStart({ code: 'kocky', type: 'Table' })
  for (const width of [320, 1280]) {
    await page.viewport(width, 800)
    for (const at of ['Casino', 'Live'] as const) {
      // The catalogue of the published content is here already; that of drafts never comes.
      answer(() => new Promise(() => {}))
      await stage(rows({ reason: 'played', lobby: at }), '/preview')
      await vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull())
      const waiting = room()?.offsetHeight
      await stage(rows({ reason: 'played', lobby: at }))
      const first = at === 'Casino' ? /Vlčia hora/ : /Ruleta Corso/
      await expect.element(page.getByRole('link', { name: first })).toBeVisible()
      expect(room()?.offsetHeight, `${at} ${width}`).toBe(waiting)
    }
  }
  await page.viewport(1280, 800)
})

test('a game that left the catalogue gives way; when none is left the room says so', async () => {
  rememberStart({ code: 'zmizla', type: 'Slot' })
  await stage(rows(PLAYED))
  await expect.element(page.getByText('Podobné hry teraz nemáme.')).toBeVisible()
  clear()
  rememberStart({ code: 'g-1', type: 'Slot' })
  rememberStart({ code: 'zmizla', type: 'Slot' })
  await stage(rows(PLAYED))
  await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Zlatý kohút' })).toBeVisible()
})

test('„Zabudnúť“ empties the storage and takes the rows away', async () => {
  rememberStart({ code: 'g-0', type: 'Slot' })
  expect(localStorage.getItem('played-demos')).toBe('[["g-0","Slot",1]]')
  expect(document.documentElement.dataset.rooms).toBe('played-Casino')
  await stage(rows(PLAYED))
  await page.getByRole('button', { name: 'Zabudnúť' }).click()
  await vi.waitFor(() => expect(room()).toBeNull())
  expect(localStorage.getItem('played-demos')).toBeNull()
  expect(document.documentElement.dataset.rooms).toBeUndefined()
})

test('where nothing can be stored, a start holds for the page [F7]', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  try {
    rememberStart({ code: 'g-0', type: 'Slot' })
    await stage(rows(PLAYED))
    await expect.element(page.getByRole('region', { name: 'Lebo ste hrali hru Vlčia hora' })).toBeVisible()
  } finally {
    full.mockRestore()
    blocked.mockRestore()
  }
})
