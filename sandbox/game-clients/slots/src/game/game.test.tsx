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

type Said = Omit<HostMessage, 'source' | 'gameCode'>
let asked: RoundRequest[]
let told: Said[]
let answers: (CallResult<SlotRound> | Promise<CallResult<SlotRound>>)[]
let sessions: number
let seen: string[]
let say: (message: PortalMessage['type']) => void
let balance: GameBalance
let leave: AbortController

const won = (win: number, more: Parameters<typeof sampleReply>[0] = {}): CallResult<SlotRound> => {
  const wins =
    win === 0 ? [] : [{ by: 'line' as const, line: 0, symbol: 1, count: 3, amount: win, positions: [[0, 1] as [number, number]] }]
  return { ok: true, value: sampleReply({ steps: [sampleStep({ wins, win })], win, balance: 900 + win, ...more }) }
}

/** A game over a host of our own; a round answers with the id it was asked with. */
async function open(more: Partial<SlotSession> = {}, image = DOT): Promise<void> {
  const session = sampleSession(more)
  session.game.symbols = session.game.symbols.map((symbol) => ({ ...symbol, image }))
  session.game.theme = { ...session.game.theme, backdrop: DOT, logo: DOT }
  const root = document.createElement('div')
  document.body.append(root)
  new Game(slotGame, {
    root,
    until: leave.signal,
    launch: {
      gameCode: 'skuska',
      mode: session.mode,
      languageCode: 'sk-SK',
      launchToken: session.mode === 'real' ? 'l1' : null,
      permit: null,
    },
    back: null,
    portal: { isFramed: true, notify: (said) => told.push(said) },
    onPortalMessage: (heard) => {
      say = (type) => heard({ source: 'herna-portal', type })
    },
    api: {
      balance: async () => ({ ok: true, value: balance }),
      round: () => expect.unreachable(),
      act: () => expect.unreachable(),
      seen: async (_token, roundId) => {
        seen.push(roundId)
        return { ok: true, value: null }
      },
      history: async () => ({ ok: true, value: { rounds: [sampleReply({ win: 50 })], next: null } }),
      openSession: async () => {
        sessions++
        return { ok: true, value: session }
      },
      playRound: async (_token, request) => {
        asked.push(request)
        const answer = await (answers.shift() ?? won(0))
        return answer.ok ? { ok: true, value: { ...answer.value, roundId: request.roundId } } : answer
      },
    },
  })
  await vi.waitFor(() => expect(spin()).toBeTruthy(), { timeout: 5_000 })
}

const one = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const spin = () => one('.spin')
const live = () => (one('[role="status"].visually-hidden').textContent ?? '').replaceAll('\u00a0', ' ')
/** Lets the clock run until the round is over. */
const resting = () =>
  vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(100)
      expect(spin().getAttribute('aria-label')).toBe('Točiť')
    },
    { timeout: 15_000, interval: 10 },
  )
const key = (name: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  asked = []
  told = []
  answers = []
  sessions = 0
  seen = []
  balance = { balance: 5_000, currency: 'EUR', bonus: null }
  leave = new AbortController()
})
afterEach(() => {
  vi.restoreAllMocks()
  leave.abort()
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('DEMO and fictitious credits are named all the time, and the game says that it is ready', async () => {
  await open()
  expect(one('.demo').textContent).toBe('DEMOhráte o fiktívne kredity')
  expect(live()).toContain('Demo zostatok 10,00 €, hráte o fiktívne kredity')
  expect(told).toEqual([{ type: 'ready' }])
})

test('a press plays one round and tells the result, the balance and the framing window', async () => {
  answers = [won(240)]
  await open()
  spin().click()
  expect(spin().getAttribute('aria-label')).toBe('Zastaviť')
  await resting()
  expect(live()).toBe('Výhra 2,40 €, zostatok 11,40 €')
  expect(asked).toHaveLength(1)
  expect(told.map((said) => said.type)).toEqual(['ready', 'round-started', 'round-ended'])
  expect(told.at(-1)).toEqual({ type: 'round-ended', balance: 1_140 })
})

test('a win below the stake is named, not celebrated', async () => {
  answers = [won(40)]
  await open()
  let celebrated = false
  const watch = new MutationObserver(() => {
    celebrated ||= document.querySelector('.celebrated') !== null
  })
  watch.observe(document.body, { subtree: true, childList: true, attributes: true })
  spin().click()
  await resting()
  watch.disconnect()
  expect(celebrated).toBe(false)
  expect(live()).toBe('Výhra 0,40 €, zostatok 9,40 €')
})

test('the grid that rests is the reply’s, for eyes and for screen readers', async () => {
  const grid = [
    [2, 2, 2],
    [1, 1, 1],
    [0, 0, 0],
  ]
  answers = [won(0, { steps: [sampleStep({ grid })] })]
  await open()
  spin().click()
  await resting()
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  )
  expect(rows).toEqual(Array(3).fill(['Symbol 2', 'Symbol 1', 'Symbol 0']))
})

test('a failed round is explained, and retried under the same id [M6]', async () => {
  answers = [{ ok: false, failure: failure('unreachable') }, won(0)]
  await open()
  spin().click()
  await vi.waitFor(() => expect(one('dialog[open]')).toBeTruthy())
  expect(one('dialog').textContent).toContain('stávka sa odpočíta najviac raz')
  expect(told.at(-1)).toEqual({ type: 'failed', problem: 'unreachable' })
  one('dialog .choice.main').click()
  await resting()
  expect(asked).toHaveLength(2)
  expect(asked[1]).toEqual(asked[0])
  expect(document.querySelector('dialog')).toBeNull()
})

test.each(['fails', 'never comes'])('a picture that %s keeps nobody from playing: its symbol is named', async (how) => {
  // As in a browser that loads no pictures: it tells neither that they came nor that they failed.
  if (how === 'never comes') vi.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation(() => undefined)
  await open({}, 'data:image/webp,broken')
  spin().click()
  await resting()
  expect(asked).toHaveLength(1)
  expect(told.map(({ type }) => type)).toEqual(['ready', 'round-started', 'round-ended'])
  expect(one('.reel-cells:not([hidden]) .cell').innerText).toMatch(/^Symbol \d$/)
})

test('an expired session starts anew with a full balance', async () => {
  answers = [{ ok: false, failure: failure('session-over') }]
  await open()
  spin().click()
  await vi.waitFor(() => expect(one('dialog[open]')).toBeTruthy())
  one('dialog .choice.main').click()
  await resting()
  expect(sessions).toBe(2)
  expect(one('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('10,00 €')
})

test('offline, the spin button waits and a message says why [M6]', async () => {
  await open()
  window.dispatchEvent(new Event('offline'))
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  expect(one('.offline').hidden).toBe(false)
  spin().click()
  key(' ')
  expect(asked).toHaveLength(0)
  window.dispatchEvent(new Event('online'))
  expect(one('.offline').hidden).toBe(true)
  expect(spin().getAttribute('aria-disabled')).toBe('false')
})

test('keys: space spins, arrows change the bet, M the sound, which is off at first; a held key plays nothing more', async () => {
  await open()
  const sound = one('.tools [aria-pressed]')
  expect(sound.getAttribute('aria-pressed')).toBe('false')
  key('m')
  expect(sound.getAttribute('aria-pressed')).toBe('true')
  key('m')
  key('ArrowUp')
  expect(one('.stake-amount').textContent).toContain('2,00')
  key('ArrowUp')
  key('ArrowDown')
  key(' ', spin())
  spin().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true, bubbles: true, cancelable: true }))
  expect(asked).toEqual([{ roundId: expect.any(String), bet: 100 }])
  await resting()
})

test('a tap on the reels may stop them but never stakes', async () => {
  await open()
  const tap = () => one('.reels-border').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  tap()
  expect(asked).toHaveLength(0)
  spin().click()
  expect(spin().getAttribute('aria-disabled')).toBe('false')
  tap()
  expect(spin().getAttribute('aria-disabled')).toBe('true')
  await resting()
  expect(asked).toHaveLength(1)
})

test('messages from other windows change nothing [S4]', async () => {
  await open()
  // Heard after the game's own listener.
  const heard = new Promise((done) => window.addEventListener('message', done, { once: true }))
  const before = document.body.innerHTML
  window.postMessage({ source: 'herna-game', type: 'round-started', gameCode: 'skuska' }, '*')
  await heard
  expect(document.body.innerHTML).toBe(before)
})

test('in real play there is no word of demo, and each round that was shown is told as seen [M6]', async () => {
  await open({ mode: 'real' })
  expect(document.querySelector('.demo')).toBeNull()
  expect(one('.meter-label').textContent).toBe('Zostatok')
  spin().click()
  await resting()
  expect(seen).toEqual([asked[0]?.roundId])
})

test('a round of before waits to be seen, and no other starts until it was [M6]', async () => {
  await open({ mode: 'real', openRound: sampleReply({ roundId: 'old', win: 40, steps: [sampleStep({ win: 40 })] }) })
  await vi.waitFor(() => expect(one('.overlay').textContent).toContain('Máte nedokončené kolo'))
  expect(one('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('9,60 €')
  key(' ')
  await resting()
  expect([asked, seen]).toEqual([[], ['old']])
  expect(one('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('10,00 €')
})

test('the portal’s pause keeps the reels still until it is lifted; a deposit is asked for', async () => {
  await open({ mode: 'real' })
  say('pause')
  spin().click()
  expect([asked.length, spin().getAttribute('aria-disabled')]).toEqual([0, 'true'])
  say('resume')
  say('balance-changed')
  await vi.waitFor(() => expect(one('.meter-value').textContent?.replaceAll('\u00a0', ' ')).toBe('50,00 €'))
  spin().click()
  expect(asked).toHaveLength(1)
  await resting()
})

test('history lists this game’s rounds; a replay asks for nothing and changes no balance', async () => {
  await open()
  one('.tools [aria-label="História kôl"]').click()
  await vi.waitFor(() => expect(one('dialog .rounds li').textContent).toContain('0,50'))
  one('dialog .rounds .round-button').click()
  expect(one('.free-spins').textContent).toContain('Záznam kola')
  await resting()
  expect([asked, one('.meter-value').textContent?.replaceAll('\u00a0', ' ')]).toEqual([[], '10,00 €'])
})
