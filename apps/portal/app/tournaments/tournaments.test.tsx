import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import catalogue from '../texts/sk-SK/catalogue.json'
import game from '../texts/sk-SK/game.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import lobby from '../texts/sk-SK/lobby.json'
import promotions from '../texts/sk-SK/promotions.json'
import tournaments from '../texts/sk-SK/tournaments.json'
import { logIn, logOut, setPlayerPending } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import Tournaments from './tournaments.route.tsx'

afterEach(() => {
  setPlayerPending()
  clear()
})
const texts = { catalogue, game, jackpots, lobby, promotions, tournaments }
type Data = ComponentProps<typeof Tournaments>['loaderData']

const derby = {
  slug: 'ovocne-derby',
  title: 'Ovocné derby',
  summary: 'Turnaj.',
  image: '/derby',
  endsAt: null,
  visibleTo: 'All' as const,
  templateCode: null,
  tagName: null,
}
/** The page with only its loader data. */
const pageWith = (more: Partial<Data>) => {
  const loaderData = { tournaments: [], widgets: [], seo: null, origin: '', ...more }
  return <Tournaments {...({ loaderData } as unknown as ComponentProps<typeof Tournaments>)} />
}

test('running tournaments link to their rules, above the editors’ widgets [2.12]', async () => {
  const widgets: Data['widgets'] = [{ id: 'w', type: 'Html', title: 'Ako sa hrá', html: '<p>Podľa bodov.</p>' }]
  await show(pageWith({ tournaments: [derby], widgets }), { texts, path: '/turnaje' })
  await expect.element(page.getByRole('link', { name: /Ovocné derby/ })).toHaveAttribute('href', '/bonusy/ovocne-derby')
  await expect.element(page.getByText('Podľa bodov.')).toBeVisible()
})

test('without a running tournament the page shows a message and a link [2.12]', async () => {
  await show(pageWith({}), { texts, path: '/turnaje' })
  await expect.element(page.getByRole('heading', { name: 'Práve neprebieha žiadny turnaj' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pozrieť bonusy a akcie' })).toHaveAttribute('href', '/bonusy')
})

test('a tournament for players is shown to players and not to guests [3.13] [5.5]', async () => {
  const tournaments = [derby, { ...derby, slug: 'vyprava', title: 'Výprava', visibleTo: 'LoggedIn' as const }]
  await show(pageWith({ tournaments }), { texts, path: '/turnaje' })
  logOut()
  await expect.element(page.getByRole('link', { name: /Ovocné derby/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Výprava/ })).not.toBeInTheDocument()
  logIn()
  await expect.element(page.getByRole('link', { name: /Výprava/ })).toBeVisible()
})
