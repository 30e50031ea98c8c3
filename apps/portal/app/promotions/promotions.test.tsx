import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import catalogue from '../texts/sk-SK/catalogue.json'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import lobby from '../texts/sk-SK/lobby.json'
import promotions from '../texts/sk-SK/promotions.json'
import { logIn, logOut, setPlayerPending } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import Promotion from './promotion.route.tsx'
import Promotions from './promotions.route.tsx'
import type { PromotionCardView } from '../promotion-cards/index.ts'

afterEach(() => {
  setPlayerPending()
  clear()
})
const texts = { catalogue, game, jackpots, lobby, promotions }

const card: PromotionCardView = {
  slug: 'ovocne-derby',
  title: 'Ovocné derby',
  summary: 'Turnaj na ovocných automatoch.',
  image: '/assets/banners/derby',
  endsAt: '2026-11-29T06:00:00.000Z',
  visibleTo: 'All',
  templateCode: null,
  tagName: null,
}
const list = { widgets: [], seo: null, origin: '' }
const tile = { code: 'vlcia-hora', name: 'Vlčia hora', provider: 'Kriváň Games', version: '1' }

/** The route's component with its loader data only. */
const promotionsPage = (cards: PromotionCardView[]) => (
  <Promotions {...({ loaderData: { ...list, promotions: cards } } as unknown as ComponentProps<typeof Promotions>)} />
)
const promotionPage = (more: { isOver?: boolean; needsAccount?: boolean; forGuests?: boolean; tiles?: (typeof tile)[] } = {}) => {
  const { isOver = false, needsAccount = false, forGuests = false, tiles = [] } = more
  const loaderData = {
    promotion: { ...card, body: '<h2>Podmienky</h2><p>Platí pre každého.</p>' },
    isOver,
    needsAccount,
    forGuests,
    games: { tiles, page: 1, pages: 1, total: tiles.length },
    widgets: [],
    origin: '',
  }
  return <Promotion {...({ loaderData } as unknown as ComponentProps<typeof Promotion>)} />
}

test('the list shows each promotion with summary and end date and links to it [2.20] [3.29]', async () => {
  await show(promotionsPage([card]), { texts, path: '/bonusy' })
  const link = page.getByRole('link', { name: /Ovocné derby/ })
  await expect.element(link).toHaveAttribute('href', '/bonusy/ovocne-derby')
  await expect.element(link.getByText('Turnaj na ovocných automatoch.')).toBeVisible()
  expect(link.element().textContent?.replaceAll(/\s/g, ' ')).toContain('Trvá do 29. 11. 2026')
})

test('a guest sees promotions for all and for guests, in the editor’s order [5.5] [6.1] [6.5]', async () => {
  const cards = (['All', 'LoggedIn', 'NotLoggedIn'] as const).map((visibleTo) => ({ ...card, title: visibleTo, visibleTo }))
  await show(promotionsPage(cards), { texts, path: '/bonusy' })
  logOut()
  await expect.element(page.getByRole('link', { name: /^NotLoggedIn/ })).toBeVisible()
  expect([...document.querySelectorAll('h2')].map((each) => each.textContent)).toEqual(['All', 'NotLoggedIn'])
})

test('in preview promotions link to their drafts [2.1]', async () => {
  await show(promotionsPage([card]), { texts, path: '/preview/bonusy' })
  await expect.element(page.getByRole('link', { name: /Ovocné derby/ })).toHaveAttribute('href', '/preview/bonusy/ovocne-derby')
})

test('without any promotion the page shows an empty state with a link', async () => {
  await show(promotionsPage([]), { texts, path: '/bonusy' })
  await expect.element(page.getByRole('heading', { name: 'Práve nebeží žiadna akcia' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Prejsť do lobby' })).toHaveAttribute('href', '/')
})

test('one promotion shows its terms and its games [2.20] [3.29]', async () => {
  await show(promotionPage({ tiles: [tile] }), { texts, path: '/bonusy/ovocne-derby' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ovocné derby' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Podmienky' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Vlčia hora/ })).toHaveAttribute('href', '/hra/vlcia-hora')
})

test('an expired promotion says so and links to the current ones', async () => {
  await show(promotionPage({ isOver: true, needsAccount: true }), { texts, path: '/bonusy/ovocne-derby' })
  await expect.element(page.getByText(/Táto akcia sa už skončila/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pozrite si aktuálne akcie' })).toHaveAttribute('href', '/bonusy')
  expect(page.getByText(/Zapojiť sa dá iba s účtom hráča/).elements()).toHaveLength(0)
})

test('a promotion for guests shows itself to a guest and not to a player, by its address either [5.5] [6.5]', async () => {
  logOut()
  await show(promotionPage({ forGuests: true, tiles: [tile] }), { texts, path: '/bonusy/ovocne-derby' })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ovocné derby' })).toBeVisible()
  logIn()
  await expect.element(page.getByRole('heading', { name: 'Táto akcia je pre neprihlásených návštevníkov' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pozrite si aktuálne akcie' })).toHaveAttribute('href', '/bonusy')
  expect(page.getByText(/Ovocné derby|Platí pre každého|Vlčia hora/).elements()).toHaveLength(0)
})

test('a promotion that must be joined says that an account is required', async () => {
  await show(promotionPage({ needsAccount: true }), { texts, path: '/bonusy/ovocne-derby' })
  await expect.element(page.getByText(/Zapojiť sa dá iba s účtom hráča/)).toBeVisible()
})
