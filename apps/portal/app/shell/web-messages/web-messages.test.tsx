import '@herna/kit/base.css'
import type { WebMessage } from '@herna/contract/content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { closeSnackbar, showSnackbar, SnackbarRegion } from '../../toasts/index.ts'
import frame from '../../texts/sk-SK/frame.json'
import { PENDING_VIEW, setPlayerView } from '../../session/index.ts'
import {
  FAULTS,
  FAULTS_TRIED,
  jsonResponse,
  mockPlayerHosts,
  mockResponses,
  requestBodiesTo,
  waitForResponseRead,
} from '../../testing/hosts.fixture.ts'
import { clear, nextPaint, show } from '../../testing/render.fixture.tsx'
import { BottomBar } from '../menu/bottom-bar.tsx'
import { configuration } from '../shell.fixture.tsx'
import { WebMessagesLayer } from './web-messages-layer.tsx'

const message = (id: string, more: Partial<WebMessage> = {}): WebMessage => ({
  id,
  start: 0,
  end: null,
  priority: 0,
  target: ['CasinoDesktop', 'CasinoMobile'],
  tone: 'info',
  text: `Oznam ${id}.`,
  link: null,
  ...more,
})
const root = {
  configuration: { gameMessagesUrl: '/content', contentOrigin: '/content', brand: { name: 'Herňa' }, locale: { iso: 'sk-SK' } },
}
const showMessages = (path = '/', runsGame = false) =>
  show(
    <>
      <WebMessagesLayer />
      <SnackbarRegion />
    </>,
    { texts: { frame }, root, path, runsGame },
  )
const serve = (...messages: WebMessage[]) => mockResponses({ '/content/webmessages': jsonResponse(messages) })
const strip = () => page.getByRole('complementary', { name: 'Oznam' })
const MINUTE = 60_000
const HOUR = 60 * MINUTE

function forgetCookies(): void {
  for (const name of ['web-message-a', 'web-message-b', 'native-banner']) document.cookie = `${name}=; Max-Age=0; Path=/`
}
beforeEach(() => {
  mockPlayerHosts()
  forgetCookies()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest' })
})
afterEach(() => {
  for (const close of document.querySelectorAll<HTMLElement>('[role=alert] [aria-label="Zavrieť"]')) close.click()
  clear()
  setPlayerView(PENDING_VIEW)
  sessionStorage.clear()
  forgetCookies()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('over a running game no message is shown or loaded, on the next page it is', async () => {
  serve(message('a'))
  await showMessages('/play/vlcia-hora/real', true)
  await nextPaint()
  expect(requestBodiesTo('/content/webmessages')).toEqual([])
  await showMessages()
  await expect.element(strip().getByText('Oznam a.')).toBeVisible()
})

test('on a phone a message is above the bottom bar and a toast above the message; none is shown below the question about cookies or over a game [3.40]', async () => {
  await page.viewport(360, 740)
  serve(message('a'))
  const showIn = (layout: string) =>
    show(
      <>
        <div data-layout={layout} />
        <WebMessagesLayer />
        <SnackbarRegion />
      </>,
      { texts: { frame }, root, path: '/' },
    )
  await showIn('default')
  await expect.element(strip()).toBeVisible()
  const { top, bottom } = strip().element().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(740 - 64)
  const toast = showSnackbar({ type: 'info', title: 'Oznámenie', stays: true })
  await expect.poll(() => document.querySelector('[role=alert]')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  closeSnackbar(toast)
  document.documentElement.dataset.consent = 'open'
  expect(strip().query()).toBeNull()
  delete document.documentElement.dataset.consent
  await showIn('game-play')
  await waitForResponseRead('/content/webmessages')
  await nextPaint()
  expect(strip().query()).toBeNull()
})

test('the message of the highest priority is shown; closing it hides it with a cookie of its id for 12 hours and shows the next [5.6] [9.2] [3.40]', async () => {
  serve(message('a', { priority: 1 }), message('b', { priority: 5, link: { label: 'Viac', href: '/novinky/limity' } }))
  const written = vi.spyOn(document, 'cookie', 'set')
  await showMessages()
  await expect.element(strip().getByText('Oznam b.')).toBeVisible()
  await expect.element(strip().getByRole('link', { name: 'Viac' })).toHaveAttribute('href', '/novinky/limity')
  await strip().getByRole('button', { name: 'Zavrieť oznam' }).click()
  await expect.element(strip().getByText('Oznam a.')).toBeVisible()
  expect(written.mock.calls.map(([cookie]) => cookie)).toContainEqual(expect.stringMatching(/^web-message-b=1;.*Max-Age=43200$/))
  // Another page of the same visitor.
  await showMessages()
  await expect.element(strip().getByText('Oznam a.')).toBeVisible()
})

test('on a phone a message is above the bottom bar; the question about cookies and a game hide it [2.34] [3.40]', async () => {
  serve(message('a'))
  await page.viewport(360, 800)
  await show(
    <>
      <main data-layout="default" />
      <WebMessagesLayer />
      <BottomBar configuration={configuration} live={false} />
    </>,
    { texts: { frame }, root },
  )
  await expect.element(strip()).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Hlavná navigácia' }).element()
  expect(strip().element().getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top)
  document.documentElement.dataset.consent = ''
  await expect.element(strip()).not.toBeInTheDocument()
  delete document.documentElement.dataset.consent
  await expect.element(strip()).toBeVisible()
  const reserved = () => getComputedStyle(document.documentElement).scrollPaddingBlockEnd
  expect(Number.parseFloat(reserved())).toBeGreaterThan(76)
  document.querySelector('main')?.setAttribute('data-layout', 'game-play')
  await expect.element(strip()).not.toBeInTheDocument()
  expect(reserved()).toBe('auto')
  await page.viewport(1280, 800)
})

test('messages follow the server’s clock, not the visitor’s [5.6]', async () => {
  const now = Date.now()
  setPlayerView({ ...PENDING_VIEW, auth: 'guest', clockOffset: 2 * HOUR })
  serve(message('a', { start: now + HOUR, priority: 1 }), message('b', { end: now + HOUR, priority: 5 }))
  await showMessages()
  await expect.element(strip().getByText('Oznam a.')).toBeVisible()
})

test('a message begins at its time, also when the visitor’s clock was put back meanwhile [5.6]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true })
  const now = Date.now()
  serve(message('a', { start: now + 10 * MINUTE }))
  await showMessages()
  await waitForResponseRead('/content/webmessages')
  await nextPaint()
  vi.setSystemTime(now - 2 * MINUTE)
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  await nextPaint()
  expect(strip().elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  await expect.element(strip().getByText('Oznam a.')).toBeVisible()
})

test('a message of another platform is not shown, and the live casino asks for its own, by the platform alone [3.3] [7.40]', async () => {
  const queries: string[] = []
  const fakeFetch = fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    queries.push(new URL(address, location.href).search)
    return fakeFetch(address, init)
  })
  serve(message('a', { target: ['LiveDesktop', 'LiveMobile'] }))
  await showMessages('/kasino-zive/vsetky-hry')
  await expect.element(strip().getByText('Oznam a.')).toBeVisible()
  await showMessages('/')
  await vi.waitFor(() => expect(queries).toHaveLength(2))
  await expect.element(strip()).not.toBeInTheDocument()
  const device = matchMedia('(pointer: coarse)').matches ? 'Mobile' : 'Desktop'
  expect(queries).toEqual([`?target=Live${device}`, `?target=Casino${device}`])
})

test.each(FAULTS_TRIED)(
  'messages failing with „%s“ are a toast, and its retry loads them; the page stays as it is [8.28]',
  async (fault) => {
    mockResponses({ '/content/webmessages': FAULTS[fault] as never })
    await showMessages()
    const toast = page.getByRole('alert').filter({ hasText: 'Oznamy sa nepodarilo načítať' })
    await expect.element(toast).toBeVisible()
    serve(message('a'))
    await toast.getByRole('button', { name: 'Skúsiť znova' }).click()
    await expect.element(strip().getByText('Oznam a.')).toBeVisible()
    expect(requestBodiesTo('/content/webmessages')).toHaveLength(2)
  },
)

test('a native view neither asks for messages nor shows them [4.16]', async () => {
  sessionStorage.setItem('herna-shell', 'nativeapp=1')
  serve(message('a'))
  await showMessages()
  expect(requestBodiesTo('/content/webmessages')).toEqual([])
  await expect.element(strip()).not.toBeInTheDocument()
})

const BANNER = {
  systems: ['Android'],
  stores: { Android: 'https://obchod.example/herna', iOS: 'https://jablko.example/herna' },
  image: { address: `${location.origin}/apps/portal/app/shell/favicon.svg`, alt: 'Aplikácia Herňa' },
}
const banner = () => page.getByRole('complementary', { name: 'Mobilná aplikácia' })
function onDevice(userAgent: string): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  serve()
  mockResponses({ '/web_global': jsonResponse({ featureToggle: [], appBanner: BANNER }) })
}

test.each(['Zavrieť ponuku aplikácie', 'Zobraziť'])(
  'on Android the banner shows the brand, the store and a picture; „%s“ hides it for 30 days [2.37] [6.9] [9.2]',
  async (control) => {
    onDevice('Mozilla/5.0 (Linux; Android 16; Pixel 9)')
    await showMessages()
    await expect.element(banner().getByText(/Herňa v\smobile/)).toBeVisible()
    await expect.element(banner().getByText(/Google Play/)).toBeVisible()
    await expect.element(banner().getByRole('img', { name: 'Aplikácia Herňa' })).toBeInTheDocument()
    const view = banner().getByRole('link', { name: 'Zobraziť' })
    await expect.element(view).toHaveAttribute('href', 'https://obchod.example/herna')
    view.element().addEventListener('click', (event) => event.preventDefault())
    const written = vi.spyOn(document, 'cookie', 'set')
    await banner()
      .getByRole(control === 'Zobraziť' ? 'link' : 'button', { name: control })
      .click()
    await expect.element(banner()).not.toBeInTheDocument()
    expect(written.mock.calls[0]?.[0]).toMatch(/^native-banner=\d{13};.*Max-Age=2592000$/)
    await showMessages()
    await vi.waitFor(() => expect(requestBodiesTo('/content/webmessages')).toHaveLength(2))
    expect(requestBodiesTo('/web_global')).toHaveLength(1)
  },
)

test('the banner is not shown on a system that is not listed, and an embedded page does not ask for it [2.37] [6.9]', async () => {
  onDevice('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')
  await showMessages()
  await vi.waitFor(() => expect(requestBodiesTo('/web_global')).toHaveLength(1))
  await expect.element(banner()).not.toBeInTheDocument()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 16; Pixel 9)')
  sessionStorage.setItem('herna-shell', 'embed=true')
  await showMessages()
  await vi.waitFor(() => expect(requestBodiesTo('/content/webmessages')).toHaveLength(2))
  expect(requestBodiesTo('/web_global')).toHaveLength(1)
})
