import { FULL_CONSENT, NO_CONSENT } from '@herna/rules/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { forgetTracking } from './deliver-tracking.ts'
import { track, trackingSettled } from './track.ts'
import { setTrackingConsent } from './tracking-consent.ts'

const STATISTICS = { ...NO_CONSENT, statistics: true }
const HOSTS = { tagManager: null, customerData: 'https://udaje.test/events' }
const PLAYER = {
  username: 'Hrac',
  userId: 'id-1',
  email: 'Jan@Posta.test',
  phone: '0905 123 456',
  sex: 'M',
  city: 'Žilina',
} as const
const THEME = { event: 'casino_theme_toggle', theme: 'dark' } as const
const home = window.location.href

let batches: { visitor: string; player: Record<string, unknown> | null; events: { event: string }[] }[]
let answer: () => Promise<Response>
beforeEach(() => {
  batches = []
  answer = async () => Response.json({})
  vi.spyOn(window, 'fetch').mockImplementation(async (_url, init) => {
    batches.push(JSON.parse(String(init?.body)))
    return answer()
  })
  forgetTracking()
  delete window.dataLayer
})
afterEach(async () => {
  track({ player: null })
  await consentTo(NO_CONSENT)
  window.dispatchEvent(new Event('pagehide'))
  vi.restoreAllMocks()
  window.history.replaceState(null, '', home)
  document.body.replaceChildren()
  delete window.dataLayer
})
const consentTo = (groups: typeof NO_CONSENT) => setTrackingConsent({ ...groups }, 'navstevnik', HOSTS)
const open = (pathname: string, search = '', hash = '') => track({ page: { pathname, search, hash } })
const layer = () => window.dataLayer ?? []
const eventNames = () => layer().map((entry) => (entry as { event?: string }).event ?? Object.keys(entry as object)[0])
const leavePage = () => window.dispatchEvent(new Event('pagehide'))

test('before a consent nothing reaches the data layer or any host, and it is dropped when the visitor refuses [4.39]', async () => {
  open('/temy')
  track(THEME)
  expect(layer()).toEqual([])
  await consentTo(NO_CONSENT)
  track(THEME)
  leavePage()
  expect([layer(), batches]).toEqual([[], []])
})

test('a redirect to a provider waits until a launch at the beginning of a visit has been taken up [7.49]', async () => {
  track({
    event: 'casino_game_launch',
    demo: true,
    filter_used: false,
    game_name: 'Hra',
    provider: 'P',
    jackpot: false,
    dealer_name: null,
    minimum_bet: null,
  })
  let isLeaving = false
  const leaving = trackingSettled().then(() => (isLeaving = true))
  await Promise.resolve()
  expect(isLeaving).toBe(false)
  await consentTo(FULL_CONSENT)
  await leaving
  expect(eventNames()).toContain('casino_game_launch')
  leavePage()
  expect(batches.flatMap(({ events }) => events.map(({ event }) => event))).toContain('casino_game_launch')
})

test('a consent given now begins with the page that is open; what happened before is not sent [4.39] [7.49]', async () => {
  await consentTo(NO_CONSENT)
  open('/')
  open('/temy/vlci', '?token=tajne&strana=2')
  track(THEME)
  await consentTo(STATISTICS)
  expect(layer()).toEqual([
    {
      event: 'page_view',
      route_name: 'collections-slug',
      full_path: '/temy/vlci?strana=2',
      params: { slug: 'vlci' },
      query: { strana: '2' },
    },
  ])
})

test('with a stored consent, what happened while the page was starting is sent in order [7.49]', async () => {
  open('/temy')
  track(THEME)
  await consentTo(STATISTICS)
  expect(eventNames()).toEqual(['page_view', 'casino_theme_toggle'])
})

test('statistics alone sends nothing to the customer-data platform and nothing about the player [4.39] [7.49]', async () => {
  track({ player: PLAYER })
  await consentTo(STATISTICS)
  track(THEME)
  leavePage()
  expect([eventNames(), batches]).toEqual([['casino_theme_toggle'], []])
})

test('with marketing the player’s facts are sent, login name, e-mail and phone only hashed; a logout removes them [7.49] [S17]', async () => {
  track({ player: PLAYER })
  await consentTo(FULL_CONSENT)
  await expect.poll(() => layer().at(-1)).toMatchObject({ player: { userId: 'id-1', city: 'Žilina', sex: 'M' } })
  track(THEME)
  leavePage()
  await expect.poll(() => batches).toHaveLength(1)
  expect(batches[0]).toMatchObject({
    visitor: 'navstevnik',
    player: {
      email_sha256: await hashOf('jan@posta.test'),
      phone_sha256: await hashOf('+421905123456'),
      username_sha256: await hashOf('hrac'),
    },
    events: [{ event: 'casino_theme_toggle', at: expect.stringMatching(/^\d{4}-.*Z$/) }],
  })
  expect(JSON.stringify([layer(), batches])).not.toMatch(/posta|905|"hrac"/i)
  track({ player: null })
  await expect.poll(() => layer().at(-1)).toEqual({ player: null })
})

async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('a withdrawn consent ends sending at once, also of what waits to be sent [4.39]', async () => {
  await consentTo(FULL_CONSENT)
  track(THEME)
  await consentTo(NO_CONSENT)
  track(THEME)
  leavePage()
  expect([eventNames(), batches]).toEqual([['casino_theme_toggle'], []])
})

test('a batch that the platform refuses is sent again with the next event; after three failures it is not called any more', async () => {
  await consentTo(FULL_CONSENT)
  answer = async () => new Response(null, { status: 500 })
  const sendEvent = async () => {
    const before = batches.length
    track(THEME)
    leavePage()
    await new Promise((done) => setTimeout(done))
    return batches.slice(before).map(({ events }) => events.length)
  }
  expect([await sendEvent(), await sendEvent(), await sendEvent(), await sendEvent()]).toEqual([[1], [2], [3], []])
})

test('a launch is on the page and part where the game was chosen; a click in a menu is a navigation [3.47] [7.49]', async () => {
  document.body.innerHTML = `<nav data-origin="menu"><a href="/temy">Témy</a></nav>
    <main><h1>Lobby</h1><section><h2>Novinky</h2><a id="tile" href="/hra/vlk">Vlk</a></section></main>
    <div role="dialog"><a id="play" href="/play/vlk/demo">Hrať</a></div>`
  const click = (selector: string) => {
    const link = document.querySelector(selector)
    link?.addEventListener('click', (event) => event.preventDefault(), { once: true })
    return userEvent.click(link as Element)
  }
  open('/')
  await consentTo(STATISTICS)
  await click('nav a')
  open('/temy')
  await click('#tile')
  await click('#play')
  open('/play/vlk/demo')
  track({
    event: 'casino_game_launch',
    demo: true,
    filter_used: false,
    game_name: 'Vlk',
    provider: 'Kriváň',
    jackpot: false,
    dealer_name: null,
    minimum_bet: 0.2,
  })
  expect(eventNames()).toEqual(['page_view', 'casino_navigation', 'page_view', 'casino_game_launch'])
  expect(layer()[1]).toEqual({ event: 'casino_navigation', origin: 'menu', route_name: 'collections' })
  expect(layer()[3]).toMatchObject({
    from_route: 'lobby',
    from_origin: 'menu',
    on_route: 'collections',
    on_origin: 'row',
    on_origin_name: 'Novinky',
  })
})

test('an origin in the hash is removed from the address 100 ms after the page is shown [9.10]', async () => {
  await consentTo(STATISTICS)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.history.replaceState({ key: 'a' }, '', '#origin=newsletter')
  open('/temy', '', '#origin=newsletter')
  vi.advanceTimersByTime(99)
  expect(window.location.hash).toBe('#origin=newsletter')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  expect([window.location.hash, window.history.state]).toEqual(['', { key: 'a' }])
})

test('the tag manager is loaded with the first consent, after the data layer began with denied consent [4.39] [7.49]', async () => {
  const { loadTagManager } = await import('./tag-manager.ts')
  const script = () => document.head.querySelector<HTMLScriptElement>('script[data-tag-manager]')
  expect(script()).toBeNull()
  loadTagManager('data:text/javascript,0')
  loadTagManager('data:text/javascript,0')
  expect(document.head.querySelectorAll('script[data-tag-manager]')).toHaveLength(1)
  expect(layer()).toMatchObject([{ event: 'gtm.js' }])
  script()?.remove()
})
