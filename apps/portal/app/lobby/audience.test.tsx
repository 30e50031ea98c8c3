import '@herna/kit/base.css'
import { renderToString } from 'react-dom/server.browser'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TextsProvider } from '../texts/index.ts'
import lobby from '../texts/sk-SK/lobby.json'
import { logIn, logOut, nobodyKnows } from '../testing/player-store.fixture.ts'
import { clear, drawn, show } from '../testing/render.fixture.tsx'
import { LobbyPage } from './lobby-page.tsx'
import { Widgets, type WidgetView } from '../layout-widgets/index.ts'

afterEach(() => {
  nobodyKnows()
  clear()
  delete document.documentElement.dataset.player
})
const html = (id: string, visibleTo?: WidgetView['visibleTo']): WidgetView => ({
  id,
  type: 'Html',
  title: id,
  html: `<p>Text ${id}</p>`,
  ...(visibleTo ? { visibleTo } : {}),
})
const slide = (id: string, visibleTo?: WidgetView['visibleTo']) => ({
  id,
  eyebrow: null,
  title: id,
  text: null,
  image: '/x',
  action: null,
  secondAction: null,
  jackpot: null,
  ...(visibleTo ? { visibleTo } : {}),
})
const hero = (...slides: ReturnType<typeof slide>[]): WidgetView => ({ id: 'h', type: 'Carousel', title: 'Hore', slides })
const WIDGETS = [
  hero(slide('s-vsetci'), slide('s-hostia', 'NotLoggedIn'), slide('s-hraci', 'LoggedIn')),
  html('vsetci'),
  html('hostia', 'NotLoggedIn'),
  html('hraci', 'LoggedIn'),
  html('koniec'),
]
const texts = { lobby }
const titles = () => [...document.querySelectorAll('h2')].map((each) => each.textContent)
const GUEST = ['s-vsetci', 's-hostia', 'vsetci', 'hostia', 'koniec']
const PLAYER = ['s-vsetci', 's-hraci', 'vsetci', 'hraci', 'koniec']

test('a guest sees what is for guests and for all; a player who comes in what is for players and for all; and back [3.13] [6.5]', async () => {
  await show(<Widgets widgets={WIDGETS} />, { texts })
  logOut()
  await expect.poll(titles).toEqual(GUEST)
  logIn()
  await expect.poll(titles).toEqual(PLAYER)
  logOut()
  await expect.poll(titles).toEqual(GUEST)
})

test('nothing moves for a guest when it becomes known that nobody is in: the first paint is the guest’s [3.13]', async () => {
  await show(<Widgets widgets={WIDGETS} />, { texts })
  expect(titles()).toEqual(GUEST)
  const tops = () => [...document.querySelectorAll('h2')].map((each) => each.getBoundingClientRect().top)
  const before = tops()
  logOut()
  await drawn()
  expect(tops()).toEqual(before)
})

test('the page that is cached for everybody holds nothing that is drawn for players [3.13] [F8]', () => {
  logIn()
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <TextsProvider>
          <Widgets widgets={WIDGETS} />
        </TextsProvider>
      ),
    },
  ])
  const served = renderToString(<Stub initialEntries={['/']} />)
  expect(served).toContain('Text hostia')
  expect(served).not.toContain('Text hraci')
  expect(served).not.toContain('s-hraci')
})

test('where a player is expected, what is for guests is hidden before the first paint: it does not leave under the eyes [3.13]', async () => {
  document.documentElement.dataset.player = 'expected'
  await show(<Widgets widgets={WIDGETS} />, { texts })
  await expect.element(page.getByText('Text hostia')).not.toBeVisible()
  await expect.element(page.getByText('Text vsetci')).toBeVisible()
})

test('a carousel of slides for players alone is not drawn for a guest; a lobby of such widgets is empty for one [3.13]', async () => {
  const widgets = [hero(slide('s-hraci', 'LoggedIn'))]
  await show(<LobbyPage title="Kasíno" widgets={widgets} />, { texts })
  logOut()
  await expect.element(page.getByRole('region', { name: 'Hore' })).not.toBeInTheDocument()
  await expect.element(page.getByText(lobby['empty-title'])).toBeVisible()
  logIn()
  await expect.element(page.getByRole('region', { name: 'Hore' })).toBeVisible()
  await expect.element(page.getByText(lobby['empty-title'])).not.toBeInTheDocument()
})
