import '@herna/kit/base.css'
import type { GameProblem } from '@herna/contract/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { SnackbarRegion } from '../toasts/index.ts'
import frame from '../texts/sk-SK/frame.json'
import play from '../texts/sk-SK/play.json'
import { playerView, setPlayerEngine, setPlayerView } from '../session/index.ts'
import { engineWith } from '../testing/engine.fixture.ts'
import { mockResponses, requestBodiesTo, FAULTS, mockPlayerHosts, jsonResponse } from '../testing/hosts.fixture.ts'
import { logIn, logOut } from '../testing/player-store.fixture.ts'
import { clear, show } from '../testing/render.fixture.tsx'
import type { PlayLaunch } from './play-launch.ts'
import { RealPlay } from './real-play.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const noop = () => undefined
const launch: PlayLaunch = {
  gameCode: 'skuska',
  isLive: false,
  requiresPassword: false,
  addresses: {
    // A URL on this page's origin that serves nothing.
    launchUrl: `${location.origin}/nowhere/{gameCode}?t={tempToken}`,
    launchUrlDemo: null,
    launchUrlMobile: null,
    launchUrlDemoMobile: null,
    launchUrls: [],
  },
  languageCode: 'sk-SK',
  gameOrigins: [location.origin],
}

beforeEach(mockPlayerHosts)
afterEach(() => {
  clear()
  logOut()
  vi.unstubAllGlobals()
})

const showGame = (isLive = false) =>
  show(
    <>
      <RealPlay
        name="Skúška"
        launch={{ ...launch, isLive }}
        isTouch={false}
        backdrop={PIXEL}
        detailsHref="/hra/skuska"
        lobbyHref="/"
        mayReopen={() => true}
        onLeave={noop}
        onStart={noop}
      />
      <SnackbarRegion />
    </>,
    { texts: { play, frame } },
  )

test('a failed launch-token request is reported over the game, and a retry opens it [8.23] [5.4]', async () => {
  logIn()
  mockResponses({ '/chatToken': FAULTS.refused as never, '/playerInfo': jsonResponse({ userId: '1' }) })
  await showGame()
  const overlay = page.getByRole('heading', { name: play.notOpened })
  await expect.element(overlay).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
  mockResponses({ '/chatToken': jsonResponse({ errorCode: null, username: 'hrac', sessionToken: { sessionToken: 't' } }) })
  await page.getByRole('button', { name: play.retry }).click()
  await expect.poll(() => document.querySelector('iframe')).not.toBeNull()
  await expect.element(overlay).not.toBeInTheDocument()
  expect(requestBodiesTo('/chatToken')).toHaveLength(2)
})

const LAUNCHED = {
  '/chatToken': jsonResponse({ errorCode: null, username: 'hrac', sessionToken: { sessionToken: 't' } }),
  '/playerInfo': jsonResponse({ userId: '1' }),
}
const NOW = '2026-11-28T12:00:00.000Z'
const SESSION = { serverTime: NOW, startedAt: NOW, staked: 0, won: 0, net: 0, held: 0, currencyCode: 'EUR' }
const frameWindow = () => document.querySelector('iframe')?.contentWindow
/** A message as the game would post it. */
const post = (message: object) =>
  window.dispatchEvent(
    new MessageEvent('message', {
      data: { source: 'herna-game', gameCode: 'skuska', ...message },
      source: frameWindow() ?? null,
      origin: location.origin,
    }),
  )

/** A game that the wallet has refused to go on with. */
const showBlockedGame = (isLive: boolean) => showFailedGame('blocked', isLive)
async function showFailedGame(problem: GameProblem, isLive: boolean): Promise<void> {
  mockResponses(LAUNCHED)
  await showGame(isLive)
  await expect.poll(frameWindow).toBeTruthy()
  post({ type: 'ready' })
  post({ type: 'failed', problem })
}

test.each([
  [false, play.stoppedText, play.sessionOverText],
  [true, play.stoppedTextLive, play.sessionOverTextLive],
])(
  'when play is stopped or the login ends, a game keeps its round for the player, a live table (%s) ends it: the overlay says what becomes of the bets',
  async (isLive, stopped, over) => {
    logIn()
    await showBlockedGame(isLive)
    await expect.element(page.getByText(stopped)).toBeVisible()
    logOut()
    await expect.element(page.getByText(over)).toBeVisible()
  },
)

test.each([
  [false, play.excludedText],
  [true, play.excludedTextLive],
])(
  'a player who is excluded during a round reads, at a live table (%s), what becomes of the accepted bets',
  async (isLive, text) => {
    logIn()
    const protection = { state: 'ready', value: { mayPlay: false, limits: [], exclusions: [{ gameType: null }] } } as never
    const view = playerView()
    setPlayerView({ ...view, data: view.data && { ...view.data, protection } })
    await showBlockedGame(isLive)
    await expect.element(page.getByText(text)).toBeVisible()
  },
)

test.each([
  [false, play.movedText],
  [true, play.movedTextLive],
])(
  'a game that continues in another window says so; a live table (%s) also what becomes of the accepted bets [M7]',
  async (isLive, text) => {
    logIn()
    await showFailedGame('moved', isLive)
    await expect.element(page.getByText(text)).toBeVisible()
  },
)

test('a session that ended is opened again by itself; one that is refused again before the game is ready waits for the player [5.4] [8.23]', async () => {
  logIn()
  mockResponses(LAUNCHED)
  await showGame()
  const launches = () => requestBodiesTo('/chatToken').length
  const shownFrames = new Set<Window>()
  const nextFrame = () =>
    expect
      .poll(() => {
        const current = frameWindow()
        if (!current || shownFrames.has(current)) return false
        shownFrames.add(current)
        return true
      })
      .toBe(true)
  await nextFrame()
  post({ type: 'ready' })
  post({ type: 'failed', problem: 'session-over' })
  await nextFrame()
  expect(launches()).toBe(2)
  post({ type: 'failed', problem: 'session-over' })
  await expect.element(page.getByRole('heading', { name: play.notOpened })).toBeVisible()
  expect(launches()).toBe(2)
  await page.getByRole('button', { name: play.retry }).click()
  await nextFrame()
  expect(launches()).toBe(3)
  post({ type: 'ready' })
  await expect.element(page.getByRole('heading', { name: play.notOpened })).not.toBeInTheDocument()
})

test('after a game has stopped, the net result is loaded again when the balance changes: its accepted bets were settled', async () => {
  logIn('hrac', 9_000)
  const session = { ...SESSION, net: -1_000 }
  const net = vi.fn(() => Response.json(session))
  mockResponses({ ...LAUNCHED, '/play-session': net })
  await showGame(true)
  await expect.poll(frameWindow).toBeTruthy()
  post({ type: 'ready' })
  logIn('hrac', 9_500)
  await expect.element(page.getByText('95,00 €')).toBeVisible()
  const before = net.mock.calls.length
  post({ type: 'failed', problem: 'blocked' })
  await expect.poll(() => net.mock.calls.length).toBe(before + 1)
  session.net = 0
  logIn('hrac', 10_000)
  await expect.element(page.getByText('0,00 €', { exact: true })).toBeVisible()
})

test('the balance is held from the start of a round to its end; a turn of the player in between changes nothing; net result and limits are loaded together with it', async () => {
  logIn()
  mockResponses(LAUNCHED)
  await showGame()
  await expect.poll(frameWindow).toBeTruthy()
  const calls: string[] = []
  setPlayerEngine(
    engineWith({
      holdBalance: () => void calls.push('hold'),
      releaseBalance: () => void calls.push('release'),
      load: (label) => void calls.push(label),
    }),
  )
  post({ type: 'round-started' })
  await expect.poll(() => calls).toEqual(['hold'])
  post({ type: 'player-turn', isTurn: true })
  post({ type: 'player-turn', isTurn: false })
  post({ type: 'round-ended', balance: 100 })
  await expect.poll(() => calls).toEqual(['hold', 'release', 'balance', 'protection'])
})
