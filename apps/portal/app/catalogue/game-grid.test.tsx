import '@herna/kit/base.css'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { TileView } from '../game/index.ts'
import catalogue from '../texts/sk-SK/catalogue.json'
import filters from '../texts/sk-SK/filters.json'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { clear, drawn, show } from '../testing/render.fixture.tsx'
import { GameGrid } from './game-grid.tsx'
import { GameListPage } from './game-list-page.tsx'
import type { ListView } from './list-view.ts'

vi.setConfig({ testTimeout: 60_000 })
afterEach(() => {
  clear()
  vi.unstubAllGlobals()
  window.scrollTo(0, 0)
})
const list: ListView = {
  page: { kind: 'collection', lobby: 'Casino', id: 'egypt' },
  query: '',
  chips: [],
  of: 2_000,
  plain: null,
}
const texts = { catalogue, filters, game, jackpots, lobby: {} }
const tilesFrom = (start: number, count: number): TileView[] =>
  Array.from({ length: count }, (_, index) => {
    const number = start + index
    return { code: `g-${number}`, name: `Hra ${number}`, provider: 'Štúdio', version: '1' }
  })
const TOTAL = 2_000
const first = { tiles: tilesFrom(1, 40), page: 1, pages: TOTAL / 40, total: TOTAL }
const asked: string[] = []
function servePages(): void {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const wanted = Number(new URL(address, window.location.href).searchParams.get('strana'))
    return Response.json(tilesFrom((wanted - 1) * 40 + 1, 40))
  })
}
const shownCodes = () => [...document.querySelectorAll<HTMLElement>('[data-game]')].map((link) => link.dataset.game)
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')
/** A slow machine gets its time; nothing is measured by it. */
const SOON = { timeout: 20_000 }
const status = () => plain(document.querySelector('nav [role=status]')?.textContent)
const scrollDown = async () => {
  window.scrollTo(0, document.documentElement.scrollHeight)
  await drawn()
}
const scrollUntil = async (reached: () => boolean) => {
  for (let turn = 0; turn < 400 && !reached(); turn++) await scrollDown()
}

test('without JavaScript the pages are links to the next and the previous one [9.9]', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await show(<GameGrid {...first} page={3} />, { texts, at: '/vsetky-hry?strana=3' })
  const next = document.querySelector('a[rel=next]')
  const previous = document.querySelector('a[rel=prev]')
  expect(next?.getAttribute('href')).toBe('/vsetky-hry?strana=4')
  expect(previous?.getAttribute('href')).toBe('/vsetky-hry?strana=2')
  expect(status()).toBe('Zobrazené 81 – 120 z 2 000')
})

test('a list grows by forty as its end comes near, from where its page is [9.9]', async () => {
  servePages()
  await show(<GameGrid {...first} />, { texts, at: '/kategorie/automaty' })
  await scrollUntil(() => asked.length > 0)
  await expect.poll(status, SOON).toBe('Zobrazené 1 – 80 z 2 000')
  expect(asked[0]).toBe('/zoznam.json?list=%2Fkategorie%2Fautomaty&strana=2')
})

test('a page too busy to be told of each moment grows its list all the same [9.9]', async () => {
  servePages()
  const moments = [{ isIntersecting: false }, { isIntersecting: true }]
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      disconnect = () => {}
      observe = () => queueMicrotask(() => this.told(moments))
      told: (moments: object[]) => void
      constructor(told: (moments: object[]) => void) {
        this.told = told
      }
    },
  )
  await show(<GameGrid {...first} />, { texts, at: '/kategorie/poker' })
  await expect.poll(status).toBe('Zobrazené 1 – 200 z 2 000')
})

test('in preview a list grows from the drafts [2.1] [4.15]', async () => {
  servePages()
  await show(<GameGrid {...first} />, { texts, at: '/preview/temy/egypt' })
  await scrollUntil(() => asked.length > 0)
  await expect.poll(() => asked[0], SOON).toBe('/preview/zoznam.json?list=%2Ftemy%2Fegypt&strana=2')
})

test('a list of thousands draws only the tiles around the screen, in their places', async () => {
  await page.viewport(1280, 800)
  servePages()
  await show(<GameGrid {...first} />, { texts, at: '/kasino-zive/vsetky-hry' })
  for (let turn = 0; turn < 60 && !status()?.includes('– 400'); turn++) {
    await scrollDown()
    const more = document.querySelector<HTMLElement>('a[rel=next]')
    if (turn % 4 === 3) more?.click()
  }
  expect(status()).toBe('Zobrazené 1 – 400 z 2 000')
  expect(shownCodes().length).toBeLessThan(200)
  const height = document.documentElement.scrollHeight
  window.scrollTo(0, 0)
  await expect.poll(() => shownCodes()[0]).toBe('g-1')
  expect(Math.abs(document.documentElement.scrollHeight - height)).toBeLessThan(4)
})

test('a page that cannot be had says so and can be asked for again', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
  await show(<GameGrid {...first} />, { texts, at: '/vsetky-hry' })
  await scrollUntil(() => document.querySelector('[role=alert]') !== null)
  await expect.element(page.getByText(/^Ďalšie hry sa nepodarilo načítať/)).toBeVisible()
  servePages()
  await page.getByRole('link', { name: 'Skúsiť znova' }).click()
  await expect.poll(status, SOON).toBe('Zobrazené 1 – 80 z 2 000')
})

test('the last page has no next one, and a short list has no pages at all [9.9]', async () => {
  await show(<GameGrid tiles={tilesFrom(1, 3)} page={1} pages={1} total={3} />, { texts, at: '/temy/more' })
  expect(document.querySelector('a[rel=next]')).toBeNull()
  expect(shownCodes()).toEqual(['g-1', 'g-2', 'g-3'])
})

test('a list page says how many games it holds, and an empty one offers all games [2.4] [2.18]', async () => {
  const parent = { title: 'Témy', route: 'preview-collections' } as const
  await show(<GameListPage title="Egypt" list={list} games={first} parent={parent} />, { texts })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Egypt' })).toBeVisible()
  expect(plain(document.querySelector('header > div')?.textContent)).toContain('2 000 hier')
  await show(<GameListPage title="Egypt" list={list} games={{ tiles: [], page: 1, pages: 1, total: 0 }} />, {
    texts,
  })
  await expect.element(page.getByText('Zatiaľ tu nie je žiadna hra')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Všetky hry' })).toHaveAttribute('href', '/vsetky-hry')
})

test('Slovak counts games in its three ways: one, two to four, more', async () => {
  for (const [total, words] of [
    [1, '1 hra'],
    [3, '3 hry'],
    [5, '5 hier'],
  ] as const) {
    const games = { tiles: tilesFrom(1, total), page: 1, pages: 1, total }
    await show(<GameListPage title="Egypt" list={list} games={games} />, { texts })
    expect(plain(document.querySelector('header > div')?.textContent)).toBe(`Egypt${words}`)
  }
})
