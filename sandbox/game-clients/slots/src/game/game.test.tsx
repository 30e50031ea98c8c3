import type { GameBalance, HostMessage, PortalMessage, RoundRequest } from '@herna/contract/games'
import { type CallResult, failure, Game } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { sampleReply, sampleSession, sampleStep } from '../round/sample.ts'
import type { SlotRound, SlotSession } from '../session/index.ts'
import { slotGame } from './game.ts'

const DOT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="red"/%3E%3C/svg%3E'

type SentMessage = Omit<HostMessage, 'source' | 'gameCode'>
let roundRequests: RoundRequest[]
let sentMessages: SentMessage[]
let roundResults: (CallResult<SlotRound> | Promise<CallResult<SlotRound>>)[]
let sessionRequests: number
let seenRounds: string[]
let receiveMessage: (type: PortalMessage['type']) => void
let balance: GameBalance
let gameEnd: AbortController
/** How long the guard of presses waits. */
let wait: Promise<void>

const resultWithWin = (win: number, more: Parameters<typeof sampleReply>[0] = {}): CallResult<SlotRound> => {
  const wins =
    win === 0 ? [] : [{ by: 'line' as const, line: 0, symbol: 1, count: 3, amount: win, positions: [[0, 1] as [number, number]] }]
  return { ok: true, value: sampleReply({ steps: [sampleStep({ wins, win })], win, balance: 900 + win, ...more }) }
}

/** Opens a game with a stub host, which replies with the requested round id. */
async function openGame(more: Partial<SlotSession> = {}, image = DOT): Promise<void> {
  const session = sampleSession(more)
  session.game.symbols = session.game.symbols.map((symbol) => ({ ...symbol, image }))
  session.game.theme = { ...session.game.theme, backdrop: DOT, logo: DOT }
  const layer = { tall: DOT, wide: DOT }
  session.game.world = { ...session.game.world, far: layer, middle: layer, near: layer }
  const root = document.createElement('div')
  document.body.append(root)
  new Game(slotGame, {
    root,
    wait: () => wait,
    until: gameEnd.signal,
    launch: {
      gameCode: 'skuska',
      mode: session.mode,
      languageCode: 'sk-SK',
      launchToken: session.mode === 'real' ? 'l1' : null,
      permit: null,
    },
    back: null,
    portal: { isFramed: true, notify: (message) => sentMessages.push(message) },
    onPortalMessage: (listener) => {
      receiveMessage = (type) => listener({ source: 'herna-portal', type })
    },
    api: {
      balance: async () => ({ ok: true, value: balance }),
      round: () => expect.unreachable(),
      act: () => expect.unreachable(),
      favourite: async () => ({ ok: true, value: { isFavourite: false } }),
      seen: async (_token, roundId) => {
        seenRounds.push(roundId)
        return { ok: true, value: null }
      },
      history: async () => ({ ok: true, value: { rounds: [sampleReply({ win: 50 })], next: null } }),
      openSession: async () => {
        sessionRequests++
        return { ok: true, value: session }
      },
      playRound: async (_token, request) => {
        roundRequests.push(request)
        const result = await (roundResults.shift() ?? resultWithWin(0))
        return result.ok ? { ok: true, value: { ...result.value, roundId: request.roundId } } : result
      },
    },
  })
  await vi.waitFor(() => expect(spin()).toBeTruthy())
}

const query = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const spin = () => query('.spin')
const announcement = () => (query('[role="status"].visually-hidden').textContent ?? '').replaceAll('\u00a0', ' ')
/** Advances the timers until the round is over. */
const waitForIdle = () =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect(spin().getAttribute('aria-label')).toBe('Točiť')
    },
    { interval: 10 },
  )
const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ')
/** Advances the timers until an overlay with this title is shown. */
const waitForOverlay = (title: string) =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect(plain(query('.overlay').getAttribute('aria-label'))).toBe(title)
      expect(query('.overlay').hidden).toBe(false)
    },
    { interval: 10 },
  )
const key = (name: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  roundRequests = []
  sentMessages = []
  roundResults = []
  sessionRequests = 0
  seenRounds = []
  balance = { balance: 5_000, currency: 'EUR', bonus: null }
  gameEnd = new AbortController()
  wait = Promise.resolve()
})
afterEach(() => {
  vi.restoreAllMocks()
  gameEnd.abort()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('the demo badge and the fictitious credits are always visible, and the game sends ready', async () => {
  await openGame()
  expect(query('.demo').textContent).toBe('DEMOhráte o fiktívne kredity')
  expect(announcement()).toContain('Demo zostatok 10,00 €, hráte o fiktívne kredity')
  expect(sentMessages).toEqual([{ type: 'ready' }])
})

test('a press plays one round, announces result and balance, and notifies the portal', async () => {
  roundResults = [resultWithWin(240)]
  await openGame()
  spin().click()
  expect(spin().getAttribute('aria-label')).toBe('Zastaviť')
  await waitForIdle()
  expect(announcement()).toBe('Výhra 2,40 €, zostatok 11,40 €')
  expect(roundRequests).toHaveLength(1)
  expect(sentMessages.map(({ type }) => type)).toEqual(['ready', 'round-started', 'round-ended'])
  expect(sentMessages.at(-1)).toEqual({ type: 'round-ended', balance: 1_140 })
})

test('a win below the stake is shown but not celebrated', async () => {
  roundResults = [resultWithWin(40)]
  await openGame()
  let isCelebrated = false
  const observer = new MutationObserver(() => {
    isCelebrated ||= document.querySelector('.celebrated, .highlighted, .ribbon:not([hidden])') !== null
  })
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  spin().click()
  await waitForIdle()
  observer.disconnect()
  expect(isCelebrated).toBe(false)
  expect(announcement()).toBe('Výhra 0,40 €, zostatok 9,40 €')
})

test('a medium win has a ribbon with amount and multiple, and the next round may start at once', async () => {
  roundResults = [resultWithWin(700)]
  await openGame()
  spin().click()
  await waitForIdle()
  expect(query('.ribbon').hidden).toBe(false)
  await vi.waitFor(() => expect(plain(query('.ribbon').textContent)).toBe('Výhra · 7× stávky7,00 €'))
  spin().click()
  expect(roundRequests).toHaveLength(2)
  expect(query('.ribbon').hidden).toBe(true)
  await waitForIdle()
})

test('a big win covers the game; the first press ends the count-up, the next one continues', async () => {
  roundResults = [resultWithWin(2_500)]
  await openGame()
  spin().focus()
  spin().click()
  await waitForOverlay('Veľká výhra')
  await vi.waitFor(() => expect(query('.console').inert).toBe(true))
  expect(plain(query('.win-sign').textContent)).not.toContain('25,00 €')
  expect(document.querySelectorAll('.overlay-symbols img')).toHaveLength(1)
  query('.overlay').click()
  await vi.waitFor(() => expect(plain(query('.win-sign').textContent)).toBe('25,00 €25-násobok stávky 1,00 €'))
  expect(query('.overlay').hidden).toBe(false)
  query('.overlay-go').click()
  await waitForIdle()
  expect([query('.overlay').hidden, query('.console').inert, document.activeElement]).toEqual([true, false, spin()])
  expect(roundRequests).toHaveLength(1)
})

test('a big win can be skipped with one press, which stakes nothing', async () => {
  roundResults = [resultWithWin(2_500)]
  await openGame()
  spin().click()
  await waitForOverlay('Veľká výhra')
  query('.overlay-skip').click()
  await waitForIdle()
  expect([query('.overlay').hidden, roundRequests.length]).toEqual([true, 1])
})

test('free spins wait for the player and say how many there are, what changes, and that they cost nothing', async () => {
  const freeSpin = sampleStep({ kind: 'free-spin', isFreeSpin: true, multiplier: 2 })
  const steps = [sampleStep({ freeSpinsAwarded: 5, freeSpinsLeft: 5 }), { ...freeSpin, win: 300 }]
  roundResults = [resultWithWin(300, { steps })]
  const { game } = sampleSession()
  const symbols = game.symbols.map((symbol) => (symbol.id === 0 ? { ...symbol, role: 'scatter' as const, name: 'Spln' } : symbol))
  await openGame({ game: { ...game, symbols, freeSpins: { awards: [[3, 5]], multiplier: 2 } } })
  spin().click()
  await waitForOverlay('5 voľných točení')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([...document.querySelectorAll('.overlay-notes p')].map((note) => plain(note.textContent))).toEqual([
    'Všetky výhry sa násobia × 2.',
    '3 × Spln pridá ďalších 5 točení.',
    'Stávka 1,00 €, zo zostatku sa nič neodpočíta.',
  ])
  expect(document.querySelectorAll('.overlay-symbols img')).toHaveLength(3)
  query('.overlay-go').click()
  await waitForOverlay('Voľné točenia sa skončili')
  expect(plain(query('.win-sign').textContent)).toBe('3,00 €')
  query('.overlay-go').click()
  await waitForIdle()
  expect(roundRequests).toHaveLength(1)
})

test('the words of an overlay are in the game’s lettering when that has loaded, and mean the same to a screen reader', async () => {
  const steps = [sampleStep({ freeSpinsAwarded: 5, freeSpinsLeft: 5 }), sampleStep({ kind: 'free-spin', isFreeSpin: true })]
  roundResults = [resultWithWin(0, { steps })]
  await openGame({ game: { ...sampleSession().game, lettering: `${DOT}#{words}` } })
  spin().click()
  await waitForOverlay('5 voľných točení')
  const picture = query('.overlay-title img') as HTMLImageElement
  expect([plain(picture.alt), picture.src.endsWith('#free-spins-5')]).toEqual(['5 voľných točení', true])
  query('.overlay-go').click()
  await waitForOverlay('Voľné točenia sa skončili')
  expect((query('.overlay-title img') as HTMLImageElement).src).toMatch(/#free-spins-over$/)
})

test('a win that may be risked is seen before the player is asked', async () => {
  const wins = [{ by: 'line' as const, line: 0, symbol: 1, count: 3, amount: 700, positions: [[0, 1] as [number, number]] }]
  const gamble = { amount: 700, steps: [], isOpen: true }
  const outcome = { kind: 'slot' as const, steps: [sampleStep({ wins, win: 700 })], gamble }
  roundResults = [{ ok: true, value: sampleReply({ state: 'open', outcome }) }]
  await openGame({ game: { ...sampleSession().game, gamble: { maxSteps: 5, highestMultiple: 100 } } })
  const after = (shown: () => boolean) =>
    vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(50)
        expect(shown()).toBe(true)
      },
      { interval: 10 },
    )
  spin().click()
  await after(() => !query('.ribbon').hidden)
  expect(document.querySelector('dialog.decision')).toBeNull()
  await after(() => document.querySelector('dialog.decision[open]') !== null)
  expect(query('.ribbon').hidden).toBe(true)
})

test('quick spin is remembered, and its reels stop as early as hurried ones', async () => {
  await openGame()
  const key = () => query('.tools [aria-label="Rýchle točenie"]')
  expect(key().getAttribute('aria-pressed')).toBe('false')
  key().click()
  expect([key().getAttribute('aria-pressed'), localStorage.getItem('herna-quick-spin')]).toEqual(['true', '1'])
  spin().click()
  await waitForIdle()
  key().click()
  expect(localStorage.getItem('herna-quick-spin')).toBe('0')
})

test('the game’s name is shown until its lettering has loaded', async () => {
  await openGame()
  await vi.waitFor(() => expect(query('.sign').classList.contains('is-lettered')).toBe(true))
  expect(query('h1').textContent).toBe('Skúška')
  expect(query('.sign-text')).toBeNull()
})

test('the final grid is the reply’s, on screen and for screen readers', async () => {
  const grid = [
    [2, 2, 2],
    [1, 1, 1],
    [0, 0, 0],
  ]
  roundResults = [resultWithWin(0, { steps: [sampleStep({ grid })] })]
  await openGame()
  spin().click()
  await waitForIdle()
  const rows = () =>
    [...document.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  await vi.waitFor(() => expect(rows()).toEqual(Array(3).fill(['Symbol 2', 'Symbol 1', 'Symbol 0'])))
})

test('a failed round is explained and retried under the same id [M6]', async () => {
  roundResults = [{ ok: false, failure: failure('unreachable') }, resultWithWin(0)]
  await openGame()
  spin().click()
  await vi.waitFor(() => expect(query('dialog[open]')).toBeTruthy())
  expect(query('dialog').textContent).toContain('stávka sa odpočíta najviac raz')
  expect(sentMessages.at(-1)).toEqual({ type: 'failed', problem: 'unreachable', isRoundOpen: true })
  query('dialog .choice.main').click()
  await waitForIdle()
  expect(roundRequests).toHaveLength(2)
  expect(roundRequests[1]).toEqual(roundRequests[0])
  expect(document.querySelector('dialog')).toBeNull()
})

test.each(['fails', 'never loads'])('a picture that %s does not block play: its symbol shows its name', async (how) => {
  // As in a browser that loads no pictures: neither `load` nor `error` fires.
  if (how === 'never loads') vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => undefined)
  await openGame({}, 'data:image/webp,broken')
  spin().click()
  await waitForIdle()
  expect(roundRequests).toHaveLength(1)
  expect(sentMessages.map(({ type }) => type)).toEqual(['ready', 'round-started', 'round-ended'])
  expect(query('.reel-cells:not([hidden]) .cell').innerText).toMatch(/^Symbol \d$/)
})

test('after an expired session a new one opens with a full balance', async () => {
  roundResults = [{ ok: false, failure: failure('session-over') }]
  await openGame()
  spin().click()
  await vi.waitFor(() => expect(query('dialog[open]')).toBeTruthy())
  query('dialog .choice.main').click()
  await waitForIdle()
  expect(sessionRequests).toBe(2)
  expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('10,00 €')
})

test('offline, the spin button is disabled and a message explains why [M6]', async () => {
  await openGame()
  window.dispatchEvent(new Event('offline'))
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  expect(query('.offline').hidden).toBe(false)
  spin().click()
  key(' ')
  expect(roundRequests).toHaveLength(0)
  window.dispatchEvent(new Event('online'))
  expect(query('.offline').hidden).toBe(true)
  expect(spin().getAttribute('aria-disabled')).toBe('false')
})

test('keys: space spins, arrows change the bet, M toggles the sound, which is off at first; a held key starts no further round', async () => {
  await openGame()
  const sound = query('.tools [aria-pressed]')
  expect(sound.getAttribute('aria-pressed')).toBe('false')
  key('m')
  expect(sound.getAttribute('aria-pressed')).toBe('true')
  key('m')
  key('ArrowUp')
  expect(query('.stake-amount').textContent).toContain('2,00')
  key('ArrowUp')
  key('ArrowDown')
  key(' ', spin())
  spin().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true, cancelable: true }))
  expect(roundRequests).toEqual([{ roundId: expect.any(String), bet: 100 }])
  await waitForIdle()
})

test('a tap on the reels may stop them but never starts a round', async () => {
  await openGame()
  const tap = () => query('.frame').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  tap()
  expect(roundRequests).toHaveLength(0)
  spin().click()
  expect(spin().getAttribute('aria-disabled')).toBe('false')
  tap()
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  await waitForIdle()
  expect(roundRequests).toHaveLength(1)
})

test('messages from other windows change nothing [S4]', async () => {
  await openGame()
  // Runs after the game's own listener.
  const isDelivered = new Promise((resolve) => window.addEventListener('message', resolve, { once: true }))
  const previousHtml = document.body.innerHTML
  window.postMessage({ source: 'herna-game', type: 'round-started', gameCode: 'skuska' }, '*')
  await isDelivered
  expect(document.body.innerHTML).toBe(previousHtml)
})

test('real play shows no demo texts, and each shown round is marked as seen [M6]', async () => {
  await openGame({ mode: 'real' })
  expect(document.querySelector('.demo')).toBeNull()
  expect(query('.meter-label').textContent).toBe('Zostatok')
  spin().click()
  await waitForIdle()
  expect(seenRounds).toEqual([roundRequests[0]?.roundId])
})

test('a previous round is shown on request, and no other starts until it was seen [M6]', async () => {
  await openGame({ mode: 'real', openRound: sampleReply({ roundId: 'old', win: 40, steps: [sampleStep({ win: 40 })] }) })
  await vi.waitFor(() => expect(query('.overlay').textContent).toContain('Máte nedokončené kolo'))
  expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('9,60 €')
  key(' ')
  await waitForIdle()
  expect([roundRequests, seenRounds]).toEqual([[], ['old']])
  expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('10,00 €')
})

test('the portal’s pause blocks new rounds until it resumes play; after a deposit the balance is requested', async () => {
  await openGame({ mode: 'real' })
  receiveMessage('pause')
  spin().click()
  expect([roundRequests.length, spin().getAttribute('aria-disabled')]).toEqual([0, 'true'])
  receiveMessage('resume')
  receiveMessage('balance-changed')
  await vi.waitFor(() => expect(query('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('50,00 €'))
  spin().click()
  expect(roundRequests).toHaveLength(1)
  await waitForIdle()
})

test('history lists this game’s rounds; a replay requests nothing and changes no balance', async () => {
  await openGame()
  query('.tools [aria-label="História kôl"]').click()
  await vi.waitFor(() => expect(query('dialog .rounds li').textContent).toContain('0,50'))
  query('dialog .rounds .round-button').click()
  expect(query('.free-spins').textContent).toContain('Záznam kola')
  await waitForIdle()
  expect([roundRequests, query('.meter-value').textContent?.replaceAll('\u00a0', ' ')]).toEqual([[], '10,00 €'])
})

test('a press meant to stop or skip that arrives just after the reels have stopped stakes nothing; a later one does', async () => {
  let open = (): void => undefined
  wait = new Promise((done) => (open = done))
  await openGame()
  spin().click()
  await waitForIdle()
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  spin().click()
  key(' ')
  key('Enter', spin())
  expect(roundRequests).toHaveLength(1)
  open()
  await vi.waitFor(() => expect(spin().getAttribute('aria-disabled')).toBe('false'))
  spin().click()
  expect(roundRequests).toHaveLength(2)
})

test('a press meant to skip a win does not send free spins away before they were read', async () => {
  let open = (): void => undefined
  wait = new Promise((done) => (open = done))
  const steps = [sampleStep({ freeSpinsAwarded: 10 }), sampleStep({ isFreeSpin: true })]
  roundResults = [{ ok: true, value: sampleReply({ steps }) }]
  await openGame()
  spin().click()
  await waitForOverlay('10 voľných točení')
  query('.overlay-go').click()
  expect(query('.overlay').hidden).toBe(false)
  open()
  await vi.waitFor(() => {
    query('.overlay-go')?.click()
    expect(query('.overlay').hidden).toBe(true)
  })
})
