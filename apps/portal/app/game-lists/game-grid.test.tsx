import '@herna/kit/base.css'
import { afterEach, expect, test, vi } from 'vitest'
import { Link, useLocation } from 'react-router'
import { page } from 'vitest/browser'
import type { TileView } from '../game/index.ts'
import catalogue from '../texts/sk-SK/catalogue.json'
import game from '../texts/sk-SK/game.json'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { GameGrid } from './game-grid.tsx'

afterEach(() => {
  clear()
  vi.unstubAllGlobals()
  window.scrollTo(0, 0)
})
const texts = { catalogue, game }
const tilesFrom = (start: number, count: number): TileView[] =>
  Array.from({ length: count }, (_, index) => {
    const number = start + index
    return { code: `g-${number}`, name: `Hra ${number}`, provider: 'Štúdio', version: '1' }
  })
const TOTAL = 2_000
const first = { tiles: tilesFrom(1, 40), page: 1, pages: TOTAL / 40, total: TOTAL }
const requests: string[] = []
function servePages(): void {
  requests.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    const requestedPage = Number(new URL(address, window.location.href).searchParams.get('strana'))
    return Response.json(tilesFrom((requestedPage - 1) * 40 + 1, 40))
  })
}
const shownCodes = () => [...document.querySelectorAll<HTMLElement>('[data-game]')].map((link) => link.dataset.game)
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
/** Generous timeout for slow machines. */
const SOON = { timeout: 20_000 }
const status = () => plain(document.querySelector('nav [role=status]')?.textContent)
const scrollDown = async () => {
  window.scrollTo(0, document.documentElement.scrollHeight)
  await nextPaint()
}
const scrollUntil = async (reached: () => boolean) => {
  for (let turn = 0; turn < 400 && !reached(); turn++) await scrollDown()
}

test('without JavaScript there are links to the next and previous page [9.9]', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await show(<GameGrid {...first} page={3} />, { texts, path: '/vsetky-hry?strana=3' })
  const next = document.querySelector('a[rel=next]')
  const previous = document.querySelector('a[rel=prev]')
  expect(next?.getAttribute('href')).toBe('/vsetky-hry?strana=4')
  expect(previous?.getAttribute('href')).toBe('/vsetky-hry?strana=2')
  expect(status()).toBe('Zobrazené 81 – 120 z 2 000')
})

test('forty more games load as the end of the list comes near, after the current page [9.9]', async () => {
  servePages()
  await show(<GameGrid {...first} />, { texts, path: '/kategorie/automaty' })
  await scrollUntil(() => requests.length > 0)
  await expect.poll(status, SOON).toBe('Zobrazené 1 – 80 z 2 000')
  expect(requests[0]).toBe('/zoznam.json?list=%2Fkategorie%2Fautomaty&strana=2')
})

test('the list loads more even when a busy page receives several intersection entries at once [9.9]', async () => {
  servePages()
  const entries = [{ isIntersecting: false }, { isIntersecting: true }]
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => {}
      observe = () => queueMicrotask(() => this.callback(entries))
      callback: (entries: object[]) => void
      constructor(callback: (entries: object[]) => void) {
        this.callback = callback
      }
    },
  )
  await show(<GameGrid {...first} />, { texts, path: '/kategorie/poker' })
  await expect.poll(status).toBe('Zobrazené 1 – 200 z 2 000')
})

test('in preview more games are loaded from the drafts [2.1] [4.15]', async () => {
  servePages()
  await show(<GameGrid {...first} />, { texts, path: '/preview/temy/egypt' })
  await scrollUntil(() => requests.length > 0)
  await expect.poll(() => requests[0], SOON).toBe('/preview/zoznam.json?list=%2Ftemy%2Fegypt&strana=2')
})

test('a list of thousands renders only the tiles around the viewport, at their positions', async () => {
  await page.viewport(1280, 800)
  servePages()
  await show(<GameGrid {...first} />, { texts, path: '/kasino-zive/vsetky-hry' })
  const length = () => Number(/– (\d+) z/.exec(status() ?? '')?.[1])
  for (let turn = 0; turn < 400 && length() < 400; turn++) {
    await scrollDown()
    const nextPageLink = document.querySelector<HTMLElement>('a[rel=next]')
    if (turn % 4 === 3) nextPageLink?.click()
  }
  expect(length()).toBeGreaterThanOrEqual(400)
  expect(shownCodes().length).toBeLessThan(200)
  const height = document.documentElement.scrollHeight
  window.scrollTo(0, 0)
  await expect.poll(() => shownCodes()[0]).toBe('g-1')
  expect(Math.abs(document.documentElement.scrollHeight - height)).toBeLessThan(4)
})

test('scrolling through a long list shifts no layout (P3)', async () => {
  servePages()
  await show(<GameGrid {...first} tiles={tilesFrom(1, 400)} total={400} pages={1} />, { texts })
  await nextPaint()
  interface Shift extends PerformanceEntry {
    hadRecentInput: boolean
    value: number
  }
  const shifts: PerformanceEntryList = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  const firstCodes = shownCodes()
  for (let turn = 0; turn < 8; turn++) {
    window.scrollBy(0, window.innerHeight)
    await nextPaint()
    await nextPaint()
  }
  expect(shownCodes()[0]).not.toBe(firstCodes[0])
  shifts.push(...observer.takeRecords())
  expect((shifts as Shift[]).filter(({ hadRecentInput, value }) => !hadRecentInput && value > 0)).toEqual([])
})

test('a failed next page is reported and can be retried', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await show(<GameGrid {...first} />, { texts, path: '/vsetky-hry' })
  await scrollUntil(() => document.querySelector('[role=alert]') !== null)
  await expect.element(page.getByText(/^Ďalšie hry sa nepodarilo načítať/)).toBeVisible()
  servePages()
  await page.getByRole('link', { name: 'Skúsiť znova' }).click()
  await expect.poll(status, SOON).toBe('Zobrazené 1 – 80 z 2 000')
})

test('the last page has no next link, and a short list has no pagination [9.9]', async () => {
  await show(<GameGrid tiles={tilesFrom(1, 3)} page={1} pages={1} total={3} />, { texts, path: '/temy/more' })
  expect(document.querySelector('a[rel=next]')).toBeNull()
  expect(shownCodes()).toEqual(['g-1', 'g-2', 'g-3'])
})

test('a list opened by a link shows its first screen at once and then all forty; another order shows all at once [9.9]', async () => {
  await page.viewport(400, 800)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  const counts: number[] = []
  const recordCounts = new MutationObserver(() => {
    const count = shownCodes().length
    if (count !== counts.at(-1)) counts.push(count)
  })
  const List = () => {
    const { search, pathname } = useLocation()
    return (
      <>
        <Link to="/kategorie/stoly">Stoly</Link>
        <Link to="?zoradit=nazov">Podľa názvu</Link>
        {pathname !== '/' && <GameGrid {...first} query={search.slice(1)} />}
      </>
    )
  }
  await show(<List />, { texts, path: '/' })
  recordCounts.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('link', { name: 'Stoly' }).click()
  await expect.poll(() => counts).toEqual([6, 40])
  await page.getByRole('link', { name: 'Podľa názvu' }).click()
  await expect.poll(() => document.querySelector('a[rel=next]')?.getAttribute('href')).toContain('nazov')
  expect(counts).toEqual([6, 40])
  recordCounts.disconnect()
})
