import { NO_CONSENT, serializeConsent } from '@herna/rules/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDLE_START_MS, type PageStart, START_SCRIPT, withLateScripts } from './start-scripts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Visit {
  start?: PageStart
  player?: 'expected'
  cookie?: string
  search?: string
  hash?: string
  stored?: Record<string, string>
  isFramed?: boolean
  isInstalled?: boolean
  /** The page shows the amount of a jackpot. */
  hasJackpot?: boolean
  /** Modules besides the first. */
  otherModules?: number
}
type Listener = (event: object) => void

/** Runs the head script in a page whose modules evaluate at once; `started` counts evaluations of the page's module. */
function openPage(visit: Visit = {}) {
  const listeners = new Map<string, Set<Listener>>()
  const addEventListener = (type: string, listener: Listener) =>
    void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
  const removeEventListener = (type: string, listener: Listener) => void listeners.get(type)?.delete(listener)
  const send = (type: string, event: object = {}) => listeners.get(type)?.forEach((listener) => listener({ type, ...event }))
  const state = {
    started: 0,
    preloaded: false,
    othersPreloaded: 0,
    isParsed: true,
    keys: [] as string[],
    earlyScripts: [] as string[],
  }
  const searchButton = { isConnected: true, click: vi.fn(), dispatchEvent: () => true, getAttribute: () => '/' }
  const preload = {
    href: '/assets/home-1.js',
    set rel(value: string) {
      state.preloaded = value === 'preload'
    },
    onload: () => undefined,
  }
  const others = Array.from({ length: visit.otherModules ?? 0 }, (_, index) => ({
    href: `/assets/other-${index}.js`,
    set rel(_value: string) {
      state.othersPreloaded += 1
    },
  }))
  const page = {
    hidden: true,
    get readyState() {
      return state.isParsed ? 'interactive' : 'loading'
    },
    cookie: visit.cookie ?? '',
    documentElement: { dataset: { start: visit.start, player: visit.player } },
    head: {
      appendChild: ({ src }: { src?: string }) => {
        if (src === undefined) state.started += 1
        else state.earlyScripts.push(src)
      },
    },
    createElement: () => ({ remove: () => undefined }),
    body: { dispatchEvent: ({ key }: { key: string }) => state.keys.push(key) },
    querySelector: (selector: string) => {
      if (selector.startsWith('[aria-keyshortcuts')) return searchButton
      if (selector === '[data-early-account]') return { dataset: { script: '/assets/early-account-1.js' } }
      if (selector === '[data-early-amount]')
        return visit.hasJackpot ? { dataset: { script: '/assets/early-amounts-1.js' } } : null
      return state.isParsed ? { nonce: '', textContent: '' } : null
    },
    querySelectorAll: () => [preload, ...others],
    addEventListener,
  }
  const frame: { parent?: unknown } = {}
  frame.parent = visit.isFramed ? {} : frame
  const globals = {
    document: page,
    window: frame,
    sessionStorage: { ...visit.stored, getItem: (key: string) => visit.stored?.[key] ?? null },
    location: { search: visit.search ?? '', hash: visit.hash ?? '', assign: vi.fn() },
    matchMedia: () => ({ matches: visit.isInstalled ?? false }),
    addEventListener,
    removeEventListener,
    setTimeout,
    KeyboardEvent: class {
      readonly key: string
      constructor(_type: string, { key }: { key: string }) {
        this.key = key
      }
    },
  }
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page’s head runs it
  new Function(...Object.keys(globals), START_SCRIPT)(...Object.values(globals))
  return { state, send, preload, searchButton, location: globals.location }
}

/** A key pressed in an element. */
const pressed = (key: string, tagName = 'BODY') => ({ key, target: { tagName }, preventDefault: vi.fn() })

test('a page that nobody touches loads its modules at once and evaluates them some seconds after it has settled', () => {
  const { state, send } = openPage()
  expect(state.preloaded).toBe(false)
  send('load')
  vi.advanceTimersByTime(0)
  expect(state.preloaded).toBe(true)
  vi.advanceTimersByTime(IDLE_START_MS - 1)
  expect(state.started).toBe(0)
  vi.advanceTimersByTime(1)
  expect(state.started).toBe(1)
})

test('modules are requested one by one, in tasks of their own; a press requests the rest at once [P3]', () => {
  const { state, send } = openPage({ otherModules: 3 })
  send('load')
  expect([state.preloaded, state.othersPreloaded]).toEqual([false, 0])
  vi.advanceTimersToNextTimer()
  expect([state.preloaded, state.othersPreloaded]).toEqual([true, 0])
  vi.advanceTimersToNextTimer()
  expect(state.othersPreloaded).toBe(1)
  send('pointerdown')
  expect([state.othersPreloaded, state.started]).toEqual([3, 1])
})

test('a page whose load event does not come settles without it', () => {
  const { state } = openPage()
  vi.advanceTimersByTime(3_000 + IDLE_START_MS)
  expect(state.started).toBe(1)
})

test('a page of a game that arrives slower than it may settle starts as soon as it is parsed [2.22]', () => {
  const { state, send } = openPage({ start: 'parsed' })
  state.isParsed = false
  vi.advanceTimersByTime(10_000)
  expect(state.started).toBe(0)
  state.isParsed = true
  send('DOMContentLoaded')
  expect(state.started).toBe(1)
  send('load')
  vi.advanceTimersByTime(2 * IDLE_START_MS)
  expect(state.started).toBe(1)
})

test('a page of a game starts as soon as it is parsed, a page for players when its pictures have loaded', () => {
  const game = openPage({ start: 'parsed' })
  const personal = openPage({ start: 'load' })
  for (const { send } of [game, personal]) send('DOMContentLoaded')
  expect([game.state.started, personal.state.started]).toEqual([1, 0])
  for (const { send } of [game, personal]) send('load')
  expect([game.state.started, personal.state.started]).toEqual([1, 1])
})

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  '%s starts the page at once, also while it loads, and only once',
  (type) => {
    const { state, send } = openPage()
    send(type, pressed('Tab'))
    expect(state.started).toBe(1)
    send(type, pressed('Tab'))
    send('load')
    vi.advanceTimersByTime(2 * IDLE_START_MS)
    expect(state.started).toBe(1)
  },
)

test('a press before the page’s module is parsed is no start; the next one is, or the end of the load', () => {
  const pressedAgain = openPage()
  pressedAgain.state.isParsed = false
  pressedAgain.send('pointerdown')
  expect(pressedAgain.state.started).toBe(0)
  pressedAgain.state.isParsed = true
  pressedAgain.send('pointerdown')
  expect(pressedAgain.state.started).toBe(1)
  const loaded = openPage()
  loaded.state.isParsed = false
  loaded.send('pointerdown')
  loaded.state.isParsed = true
  loaded.send('load')
  expect(loaded.state.started).toBe(1)
})

test.each(['pointermove', 'wheel', 'scroll'])(
  '%s starts a page that has settled, and a loading one as soon as it has',
  (type) => {
    const settled = openPage()
    settled.send('load')
    settled.send(type)
    expect(settled.state.started).toBe(1)
    const loading = openPage()
    loading.send(type)
    expect(loading.state.started).toBe(0)
    loading.send('load')
    expect(loading.state.started).toBe(1)
  },
)

test('a page that returns from the browser’s memory starts; one that is shown for the first time does not', () => {
  const { state, send } = openPage()
  send('load')
  send('pageshow', { persisted: false })
  expect(state.started).toBe(0)
  send('pageshow', { persisted: true })
  expect(state.started).toBe(1)
})

const consent = (groups: Partial<typeof NO_CONSENT>) =>
  `theme=dark; cookie-consent=${serializeConsent({ id: '5b7ad9b2-8f5e-4a1a-9d3c-0d4f1f6d2a11', groups: { ...NO_CONSENT, ...groups }, recorded: true })}`

test.each<[what: string, visit: Visit, starts: boolean]>([
  ['an expected player', { player: 'expected' }, false],
  ['a page for players', { start: 'load' }, true],
  ['a query', { search: '?login=1' }, true],
  ['a fragment', { hash: '#od-menu' }, true],
  ['a framed portal', { isFramed: true }, true],
  ['an installed portal', { isInstalled: true }, true],
  ['a tab with stored filters', { stored: { filters: '/vsetky-hry?x=1' } }, true],
  ['a tab with scroll positions only', { stored: { 'react-router-scroll-positions': '{}' } }, false],
  ['consent to statistics where pages are tracked', { start: 'consent', cookie: consent({ statistics: true }) }, true],
  ['consent to marketing where pages are tracked', { start: 'consent', cookie: consent({ marketing: true }) }, true],
  [
    'consent to other groups where pages are tracked',
    { start: 'consent', cookie: consent({ performance: true, preferences: true }) },
    false,
  ],
  ['no answer where pages are tracked', { start: 'consent' }, false],
  ['consent where nothing is tracked', { cookie: consent({ statistics: true, marketing: true }) }, false],
])('%s: whether the page starts as soon as it has settled', (_, visit, starts) => {
  const { state, send } = openPage(visit)
  expect(state.started).toBe(0)
  send('load')
  expect(state.started).toBe(starts ? 1 : 0)
})

test('a page that waits shows an expected player’s account; one that starts at once, or a guest’s, does not load that script', () => {
  const scriptOf = (visit: Visit) => {
    const { state, send } = openPage(visit)
    send('load')
    return state.earlyScripts
  }
  expect(scriptOf({ player: 'expected' })).toEqual(['/assets/early-account-1.js'])
  expect(scriptOf({ player: 'expected', start: 'load' })).toEqual([])
  expect(scriptOf({})).toEqual([])
})

test('a page with jackpots that waits shows their amounts; one that starts at once does not load that script', () => {
  const scriptsOf = (visit: Visit) => {
    const { state, send } = openPage({ hasJackpot: true, ...visit })
    send('load')
    return state.earlyScripts
  }
  expect(scriptsOf({})).toEqual(['/assets/early-amounts-1.js'])
  expect(scriptsOf({ player: 'expected' })).toEqual(['/assets/early-account-1.js', '/assets/early-amounts-1.js'])
  expect(scriptsOf({ start: 'load' })).toEqual([])
})

test('the account of an expected player that cannot be shown starts the page', () => {
  const { state, send } = openPage({ player: 'expected' })
  send('load')
  send('startPage')
  expect(state.started).toBe(1)
})

/** A click on a link or button. */
function click(properties: object) {
  const preventDefault = vi.fn()
  const repeated = vi.fn()
  const element = { ...properties, isConnected: true, click: repeated, dispatchEvent: () => true, getAttribute: () => null }
  const stopImmediatePropagation = vi.fn()
  return {
    event: { target: { closest: () => element }, preventDefault, stopImmediatePropagation },
    preventDefault,
    stopImmediatePropagation,
    repeated,
  }
}

test('a click on a game opens its details once the page is hydrated, if its modules have arrived; otherwise the link is followed', () => {
  const { send, preload } = openPage()
  send('load')
  const early = click({ href: '/hra/x', dataset: { game: 'x' } })
  send('click', early.event)
  expect(early.preventDefault).not.toHaveBeenCalled()
  vi.advanceTimersByTime(0)
  preload.onload()
  const later = click({ href: '/hra/x', dataset: { game: 'x' } })
  send('click', later.event)
  expect(later.preventDefault).toHaveBeenCalled()
  send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect([early.repeated.mock.calls.length, later.repeated.mock.calls.length]).toEqual([0, 1])
})

test('a click after React has committed the page, before its effects have run, is not repeated: React has handled it [4.30]', () => {
  const { send } = openPage()
  const [early, handled] = [click({ dataset: {} }), click({ dataset: {} })]
  send('click', early.event)
  send('pageCommitted')
  send('click', handled.event)
  send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect([early.repeated.mock.calls.length, handled.repeated.mock.calls.length]).toEqual([1, 0])
})

test('a click that will be repeated does not reach React, which would handle it too; the click on a link that is followed does', () => {
  const { send } = openPage()
  const [repeated, followed] = [click({ dataset: {} }), click({ href: '/hra/x', dataset: { game: 'x' } })]
  send('click', repeated.event)
  send('click', followed.event)
  const stops = [repeated, followed].map(({ stopImmediatePropagation }) => stopImmediatePropagation.mock.calls.length)
  expect(stops).toEqual([1, 0])
})

test('a held link is followed when the page is not hydrated within four seconds', () => {
  const { send, preload, location } = openPage()
  send('load')
  vi.advanceTimersByTime(0)
  preload.onload()
  send('click', click({ href: '/hra/x', dataset: { game: 'x' } }).event)
  vi.advanceTimersByTime(4_000)
  expect(location.assign).toHaveBeenCalledWith('/hra/x')
})

test('module scripts and preloads of a page become late ones, wherever the attribute is; other scripts and text stay as they are', () => {
  const page =
    '<html><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f"/><script type="module" async="">import"/a.js"</script>' +
    '<script nonce="n" type="module">1</script><script>const text = \' type="module"\'</script><p title="x" type="module">a type="module"</p></html>'
  expect(withLateScripts(page).join('')).toBe(
    '<html><link rel="late-modulepreload" href="/a.js"/><link rel="preload" href="/f"/><script type="late-module" async="">import"/a.js"</script>' +
      '<script nonce="n" type="late-module">1</script><script>const text = \' type="module"\'</script><p title="x" type="module">a type="module"</p></html>',
  )
})

test('the key of the search opens it once the page is hydrated, with what was typed after it; keys in a text box stay there', () => {
  const { state, send, searchButton } = openPage()
  send('keydown', pressed('/', 'INPUT'))
  send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect(searchButton.click).not.toHaveBeenCalled()
  const next = openPage()
  for (const key of ['/', 'z', 'Shift', 'l', 'Backspace']) next.send('keydown', pressed(key))
  next.send('pageHydrated')
  vi.advanceTimersByTime(0)
  expect([next.searchButton.click.mock.calls.length, next.state.keys, state.keys]).toEqual([1, ['z', 'l', 'Backspace'], []])
})
