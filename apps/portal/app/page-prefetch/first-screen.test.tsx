import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, Link, Outlet, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { renderAhead } from './first-screen.tsx'
import { holdClick, openHeldPage } from './held-click.ts'
import styles from './layer.module.css'
import { prefetchData } from './prefetched-data.ts'

const ROUTE = 'next'
const handle = { firstScreen: true }
/** Each test has its own address: prefetched data belongs to the document. */
let pages = 0
let address: URL
let root: Root
let container: HTMLElement
/** Lets the navigation to the page end. */
let endNavigation: () => void
const effect = vi.fn()
const pressed = vi.fn()

function Next() {
  const { title } = useLoaderData<{ title: string }>()
  useEffect(effect)
  return (
    <article>
      <h1>{title}</h1>
      <button type="button" onClick={pressed}>
        Filtre
      </button>
    </article>
  )
}

let showScreen: (next: ReactNode) => void
function Layout() {
  const [next, setNext] = useState<ReactNode>(null)
  useLayoutEffect(() => void (showScreen = setNext), [])
  return (
    <>
      <Link to={address.pathname} style={{ position: 'sticky', top: 0 }}>
        Automaty
      </Link>
      <main>
        <Outlet />
      </main>
      {next}
    </>
  )
}

const createRouter = () => {
  const data = new Promise((resolve) => (endNavigation = () => resolve({ title: 'Hry' })))
  const children = [
    { path: '/', id: 'home', Component: () => <p>Lobby</p> },
    { path: address.pathname, id: ROUTE, loader: () => data, Component: Next },
  ]
  return createMemoryRouter([{ id: 'layout', Component: Layout, children }])
}
let router: ReturnType<typeof createRouter>

beforeEach(async () => {
  vi.clearAllMocks()
  address = new URL(`/kategorie/prva-obrazovka-${pages++}`, window.location.origin)
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(`[{"_1":2},"${ROUTE}",{"_3":4},"data",{"_5":6},"title","Hry"]\n`, {
        headers: { 'Cache-Control': 'max-age=2' },
      }),
  )
  container = document.createElement('div')
  document.body.append(container)
  router = createRouter()
  root = createRoot(container)
  root.render(<RouterProvider router={router} />)
  await expect.element(screen.getByText('Lobby')).toBeVisible()
})
afterEach(() => {
  root.unmount()
  container.remove()
  vi.unstubAllGlobals()
  window.scrollTo(0, 0)
})

const layer = () => document.querySelector(`.${styles.layer}`)
const isSeen = () => layer()?.querySelector('h1')?.checkVisibility({ opacityProperty: true }) === true
async function prepare(route: { handle?: object; layout?: string; isShown?: boolean }): Promise<number> {
  prefetchData(address, [{ id: ROUTE, hasLoader: true }])
  const matches = (router.match(address.pathname) ?? []).map((match) =>
    route.layout && match.route.id === 'layout' ? { ...match, route: { ...match.route, id: route.layout } } : match,
  )
  const routeModules = { [ROUTE]: { default: Next, handle: route.handle } }
  const shown: ReactNode[] = []
  const show = (next: ReactNode) => {
    shown.push(next)
    if (route.isShown) showScreen(next)
  }
  await renderAhead({ page: address, matches, router, routeModules, isReady: Promise.resolve(), show })
  return shown.length
}
async function showPrepared(): Promise<void> {
  await prepare({ handle, isShown: true })
  await expect.poll(() => layer()?.textContent).toContain('Hry')
}
const clickLink = () => userEvent.click(screen.getByRole('link', { name: 'Automaty' }))

test('a click shows the first screen that was rendered before it, then the page itself, once [P6]', async () => {
  await showPrepared()
  expect([isSeen(), effect.mock.calls.length]).toEqual([false, 0])
  await clickLink()
  await expect.poll(isSeen).toBe(true)
  await expect.poll(() => router.state.navigation.location?.pathname).toBe(address.pathname)
  expect([document.querySelector('main h1'), effect.mock.calls.length]).toEqual([null, 0])
  endNavigation()
  await expect.poll(layer).toBeNull()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(effect).toHaveBeenCalled()
})

const hold = () => holdClick(address, (to) => void router.navigate(to))
const navigatesTo = () => router.state.navigation.location?.pathname

test('a click that comes before the first screen is rendered waits for it [P6]', async () => {
  hold()
  await clickLink()
  expect([isSeen(), navigatesTo()]).toEqual([false, undefined])
  await prepare({ handle, isShown: true })
  await expect.poll(isSeen).toBe(true)
  await expect.poll(navigatesTo).toBe(address.pathname)
  endNavigation()
  await expect.poll(layer).toBeNull()
  expect(document.querySelectorAll('h1')).toHaveLength(1)
})

test('a held click opens its page without a first screen when there is none, and when it takes too long', async () => {
  hold()
  await clickLink()
  openHeldPage()
  await expect.poll(navigatesTo).toBe(address.pathname)
  endNavigation()
  await expect.poll(() => router.state.location.pathname).toBe(address.pathname)
  await router.navigate('/')
  hold()
  await clickLink()
  await expect.poll(() => router.state.location.pathname).toBe(address.pathname)
})

test('the screen rendered before the click is no part of the page for screen readers, focus and pointers', async () => {
  await showPrepared()
  expect(screen.getByRole('heading', { name: 'Hry' }).query()).toBeNull()
  const box = (layer() as Element).getBoundingClientRect()
  expect(layer()?.contains(document.elementFromPoint(box.left + 5, box.top + 5))).toBe(false)
  layer()?.querySelector('button')?.focus()
  expect(document.activeElement).toBe(document.body)
})

test('a tap on the first screen is repeated on the page [P6]', async () => {
  await showPrepared()
  await clickLink()
  await expect.poll(isSeen).toBe(true)
  const button = ((layer() as Element).querySelector('button') as Element).getBoundingClientRect()
  const box = (layer() as Element).getBoundingClientRect()
  const position = { x: button.x - box.x + 5, y: button.y - box.y + 5 }
  await userEvent.click(screen.elementLocator(layer() as Element), { position })
  expect(pressed).not.toHaveBeenCalled()
  endNavigation()
  await expect.poll(() => pressed.mock.calls.length).toBe(1)
})

test('a click with a modifier key, and one on a scrolled page, is left to the browser and the router', async () => {
  await showPrepared()
  const clicked = vi.fn((event: Event) => event.preventDefault())
  container.addEventListener('click', clicked, { capture: true })
  await userEvent.click(screen.getByRole('link', { name: 'Automaty' }), { modifiers: ['Alt'] })
  container.style.height = '5000px'
  window.scrollTo(0, 10)
  await clickLink()
  expect([clicked.mock.calls.length, isSeen()]).toEqual([2, false])
})

test('only routes that allow it, in the same layout, are rendered ahead', async () => {
  expect(await prepare({})).toBe(0)
  expect(await prepare({ handle, layout: 'other' })).toBe(0)
  expect(await prepare({ handle })).toBe(1)
})
