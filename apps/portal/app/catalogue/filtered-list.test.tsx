import '@herna/kit/base.css'
import { writeCatalogue } from '@herna/rules'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadCatalogue } from '../catalogue-index/index.ts'
import { useFilterGuard } from '../filters/index.ts'
import catalogue from '../texts/sk-SK/catalogue.json'
import filters from '../texts/sk-SK/filters.json'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { catalogueOf, gameOf, settingsOf } from '../testing/content.fixture.ts'
import { clear, currentPath, show } from '../testing/render.fixture.tsx'
import { GameListPage } from './game-list-page.tsx'
import type { ListView } from './list-view.ts'
import { packGamePage } from '../game-lists/index.ts'

const texts = { catalogue, filters, game, jackpots, lobby: {} }
const games = Array.from({ length: 100 }, (_, number) =>
  gameOf(`g-${number}`, { name: `Hra ${number}`, provider: number < 60 ? 's0' : 's1', numberOfReels: number % 2 ? 3 : 5 }),
)
const source = catalogueOf(games, {
  providers: ['s0', 's1'].map((id) => ({ id, slug: id, name: `Štúdio ${id}`, icon: '', light: '', dark: '' })),
  settings: settingsOf({}, ['provider', 'reel']),
})
const tile = (number: number) => ({ code: `g-${number}`, name: `Hra ${number}`, provider: '', version: '1' })
const served = packGamePage({
  tiles: Array.from({ length: 40 }, (_, index) => tile(60 + index)),
  page: 1,
  pages: 1,
  total: 40,
})
const list: ListView = {
  page: { kind: 'all-games', lobby: 'Casino' },
  query: 'poskytovatel=s1',
  chips: [{ filter: { group: 'provider', id: 's1' }, name: 'Štúdio s1' }],
  unfilteredTotal: 100,
  plain: null,
}
const allGamesPage = <GameListPage title="Všetky hry" games={served} list={list} />
const requests: string[] = []
const foundText = () => document.querySelector('[role=status]')?.textContent?.replaceAll(/\s/g, ' ')
const codes = () => [...document.querySelectorAll<HTMLElement>('[data-game]')].map((link) => link.dataset.game)

beforeAll(async () => {
  vi.stubGlobal('fetch', async () => Response.json(writeCatalogue(source)))
  await loadCatalogue('/katalog/najnovsi.json')
  vi.stubGlobal('fetch', async (address: string) => {
    // Details of a hovered tile and jackpot amounts may be requested too; only list requests are recorded.
    if (!/^\/(hra|jackpoty)\//.test(address)) requests.push(address)
    return new Response('', { status: 500 })
  })
})
afterEach(() => {
  clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
})

test('the server’s filtered list is shown unchanged, with its chips and the number of games found [1.3] [2.39]', async () => {
  await show(allGamesPage, { texts, path: '/vsetky-hry?poskytovatel=s1' })
  expect(foundText()).toBe('Našli sme 40 hier z 100')
  expect(codes()[0]).toBe('g-60')
  await expect.element(page.getByRole('link', { name: /^Štúdio s1/ })).toHaveAttribute('href', '/vsetky-hry')
})

test('once the catalogue is loaded, other filters, orders and further pages need no server request [1.3] [2.39] [9.9]', async () => {
  await show(allGamesPage, { texts, path: '/vsetky-hry?poskytovatel=s0' })
  await expect.poll(foundText).toBe('Našli sme 60 hier z 100')
  await expect.poll(codes).toHaveLength(40)
  document.querySelector<HTMLElement>('a[rel=next]')?.click()
  await expect.poll(() => codes().length).toBe(60)
  await page.getByRole('combobox', { name: 'Zoradiť' }).selectOptions('nazov')
  await expect.poll(currentPath).toBe('/vsetky-hry?poskytovatel=s0&zoradit=nazov')
  await expect.poll(() => codes()[1]).toBe('g-1')
  await page.getByRole('link', { name: /^Štúdio s0/ }).click()
  await expect.poll(currentPath).toBe('/vsetky-hry?zoradit=nazov')
  await expect.poll(codes).toHaveLength(40)
  expect(requests).toEqual([])
})

test('when no game is found, the last filter or all filters can be removed [2.39]', async () => {
  await show(allGamesPage, { texts, path: '/vsetky-hry?poskytovatel=s1&valce=9' })
  await expect.element(page.getByRole('heading', { name: 'Týmto filtrom nevyhovuje žiadna hra' })).toBeVisible()
  expect(foundText()).toBe('Nenašli sme žiadnu hru z 100')
  await page.getByRole('link', { name: 'Odobrať filter 9 valcov' }).click()
  await expect.poll(currentPath).toBe('/vsetky-hry?poskytovatel=s1')
})

test('applied filters are stored for the tab and restored on a visit without a query [4.28]', async () => {
  await show(allGamesPage, { texts, path: '/vsetky-hry?poskytovatel=s1' })
  await expect.poll(() => sessionStorage.getItem('appliedFilters')).toBe('/vsetky-hry?poskytovatel=s1')
  await show(allGamesPage, { texts, path: '/vsetky-hry' })
  await expect.poll(currentPath).toBe('/vsetky-hry?poskytovatel=s1')
  await page.getByRole('link', { name: 'Zrušiť filtre' }).click()
  await expect.poll(currentPath).toBe('/vsetky-hry')
  await expect.poll(() => sessionStorage.getItem('appliedFilters')).toBeNull()
  expect(document.querySelector('[aria-label="Použité filtre"]')).toBeNull()
})

test('a link with a bet range that excludes nothing shows the whole list, not the filters stored before [5.7] [4.28]', async () => {
  sessionStorage.setItem('appliedFilters', '/vsetky-hry?poskytovatel=s1')
  await show(allGamesPage, { texts, path: '/vsetky-hry?stavka=0.01-90000' })
  await expect.poll(() => sessionStorage.getItem('appliedFilters')).toBeNull()
  expect(currentPath()).toBe('/vsetky-hry?stavka=0.01-90000')
})

test('filters stored for another list, or malformed ones, are not restored [4.28] [S14]', async () => {
  for (const stored of ['/kasino-zive/vsetky-hry?jazyk=sk', '{"__proto__":{}}', '/vsetky-hry']) {
    sessionStorage.setItem('appliedFilters', stored)
    await show(allGamesPage, { texts, path: '/vsetky-hry' })
    await expect.poll(() => sessionStorage.getItem('appliedFilters')).toBeNull()
    expect(currentPath()).toBe('/vsetky-hry')
  }
})

function Guarded() {
  useFilterGuard()
  return <p>stránka</p>
}
test('leaving for a page outside the guard clears the applied filters, a game’s page preserves them [4.28]', async () => {
  sessionStorage.setItem('appliedFilters', '/vsetky-hry?valce=5')
  await show(<Guarded />, { texts, path: '/hra/vlcia-hora' })
  await expect.element(page.getByText('stránka')).toBeVisible()
  expect(sessionStorage.getItem('appliedFilters')).toBe('/vsetky-hry?valce=5')
  await show(<Guarded />, { texts, path: '/bonusy' })
  await expect.poll(() => sessionStorage.getItem('appliedFilters')).toBeNull()
})

test('an editor’s list has only an order; its filters lead to all games, so it has no chips [2.44]', async () => {
  const providerList: ListView = { ...list, page: { kind: 'provider', lobby: 'Casino', id: 's1' }, query: '', chips: [] }
  await show(<GameListPage title="Štúdio" games={served} list={providerList} />, { texts, path: '/poskytovatelia/s1?valce=3' })
  await expect.element(page.getByRole('button', { name: 'Filtre' })).toBeVisible()
  expect(document.querySelector('[aria-label="Použité filtre"]')).toBeNull()
  expect(codes()).toHaveLength(40)
})
