import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TileView } from '../game/index.ts'
import catalogue from '../texts/sk-SK/catalogue.json'
import filters from '../texts/sk-SK/filters.json'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { clear, show } from '../testing/render.fixture.tsx'
import { GameListPage } from './game-list-page.tsx'
import type { ListView } from './list-view.ts'
import { packGamePage } from '../game-lists/index.ts'

afterEach(clear)
const list: ListView = {
  page: { kind: 'collection', lobby: 'Casino', id: 'egypt' },
  query: '',
  chips: [],
  unfilteredTotal: 2_000,
  plain: null,
}
const texts = { catalogue, filters, game, jackpots, lobby: {} }
const tilesOf = (count: number): TileView[] =>
  Array.from({ length: count }, (_, index) => ({ code: `g-${index}`, name: `Hra ${index}`, provider: 'Štúdio', version: '1' }))
const first = packGamePage({ tiles: tilesOf(40), page: 1, pages: 50, total: 2_000 })
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test('a list page shows its number of games, and an empty one links to all games [2.4] [2.18]', async () => {
  const parent = { title: 'Témy', route: 'preview-collections' } as const
  await show(<GameListPage title="Egypt" list={list} games={first} parent={parent} />, { texts })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Egypt' })).toBeVisible()
  expect(plain(document.querySelector('header > div')?.textContent)).toContain('2 000 hier')
  await show(<GameListPage title="Egypt" list={list} games={packGamePage({ tiles: [], page: 1, pages: 1, total: 0 })} />, {
    texts,
  })
  await expect.element(page.getByText('Zatiaľ tu nie je žiadna hra')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Všetky hry' })).toHaveAttribute('href', '/vsetky-hry')
})

test('game counts use the three Slovak plural forms: one, two to four, more', async () => {
  for (const [total, countText] of [
    [1, '1 hra'],
    [3, '3 hry'],
    [5, '5 hier'],
  ] as const) {
    const games = packGamePage({ tiles: tilesOf(total), page: 1, pages: 1, total })
    await show(<GameListPage title="Egypt" list={list} games={games} />, { texts })
    expect(plain(document.querySelector('header > div')?.textContent)).toBe(`Egypt${countText}`)
  }
})
