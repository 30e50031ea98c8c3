import '@herna/kit/base.css'
import { renderToString } from 'react-dom/server.browser'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TextsProvider } from '../texts/index.ts'
import lobby from '../texts/sk-SK/lobby.json'
import { logIn, logOut, setPlayerPending } from '../testing/player-store.fixture.ts'
import { clear, nextPaint, show } from '../testing/render.fixture.tsx'
import { LobbyPage } from './lobby-page.tsx'
import { Widgets, type WidgetView } from '../layout-widgets/index.ts'

afterEach(() => {
  setPlayerPending()
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

test('a guest sees widgets for guests and for everyone; after the login those for players and for everyone; and back [3.13] [6.5]', async () => {
  await show(<Widgets widgets={WIDGETS} />, { texts })
  logOut()
  await expect.poll(titles).toEqual(GUEST)
  logIn()
  await expect.poll(titles).toEqual(PLAYER)
  logOut()
  await expect.poll(titles).toEqual(GUEST)
})

test('nothing shifts for a guest when the session check ends: the first paint is the guest’s [3.13]', async () => {
  await show(<Widgets widgets={WIDGETS} />, { texts })
  expect(titles()).toEqual(GUEST)
  const tops = () => [...document.querySelectorAll('h2')].map((each) => each.getBoundingClientRect().top)
  const initialTops = tops()
  logOut()
  await nextPaint()
  expect(tops()).toEqual(initialTops)
})

test('the cached page contains nothing for logged-in players [3.13] [F8]', () => {
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
  const serverHtml = renderToString(<Stub initialEntries={['/']} />)
  expect(serverHtml).toContain('Text hostia')
  expect(serverHtml).not.toContain('Text hraci')
  expect(serverHtml).not.toContain('s-hraci')
})

test('when a login is expected, widgets for guests are hidden before the first paint, and stay so until a known player’s page is hydrated, so none appears and disappears visibly [3.13]', async () => {
  const { dataset } = document.documentElement
  await show(<Widgets widgets={WIDGETS} />, { texts })
  await expect.element(page.getByText('Text hostia')).toBeVisible()
  for (const hint of ['expected', 'known']) {
    dataset.player = hint
    await expect.element(page.getByText('Text hostia')).not.toBeVisible()
  }
  await expect.element(page.getByText('Text vsetci')).toBeVisible()
})

test('a carousel with slides only for players is not rendered for a guest; a lobby of such widgets is empty for guests [3.13]', async () => {
  const widgets = [hero(slide('s-hraci', 'LoggedIn'))]
  await show(<LobbyPage title="Kasíno" widgets={JSON.stringify(widgets)} />, { texts })
  logOut()
  await expect.element(page.getByRole('region', { name: 'Hore' })).not.toBeInTheDocument()
  await expect.element(page.getByText(lobby['empty-title'])).toBeVisible()
  logIn()
  await expect.element(page.getByRole('region', { name: 'Hore' })).toBeVisible()
  await expect.element(page.getByText(lobby['empty-title'])).not.toBeInTheDocument()
})
