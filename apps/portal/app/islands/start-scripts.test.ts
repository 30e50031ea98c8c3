import { NO_CONSENT, serializeConsent } from '@herna/rules/consent'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, pressed, type Visit } from './start-page.fixture.ts'
import { IDLE_START_MS, withLateScripts } from './start-scripts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

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

test('module scripts and preloads of a page become late ones, wherever the attribute is; other scripts and text stay as they are', () => {
  const page =
    '<html><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/f"/><script type="module" async="">import"/a.js"</script>' +
    '<script nonce="n" type="module">1</script><script>const text = \' type="module"\'</script><p title="x" type="module">a type="module"</p></html>'
  expect(withLateScripts(page).join('')).toBe(
    '<html><link rel="late-modulepreload" href="/a.js"/><link rel="preload" href="/f"/><script type="late-module" async="">import"/a.js"</script>' +
      '<script nonce="n" type="late-module">1</script><script>const text = \' type="module"\'</script><p title="x" type="module">a type="module"</p></html>',
  )
})
