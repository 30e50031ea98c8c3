import type { HostMessage, RoundReply, RoundRequest } from '@herna/contract/games'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '../styles/index.css'
import { sampleReply, sampleSession, sampleStep } from '../round/sample.ts'
import { type Answer, failure } from '../session/index.ts'
import { Game } from './game.ts'

const DOT =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"%3E%3Crect width="9" height="9" fill="red"/%3E%3C/svg%3E'

type Said = Omit<HostMessage, 'source' | 'gameCode'>
let asked: RoundRequest[]
let told: Said[]
let answers: (Answer<RoundReply> | Promise<Answer<RoundReply>>)[]
let sessions: number
let leave: AbortController

const won = (win: number, more: Partial<RoundReply> = {}): Answer<RoundReply> => {
  const wins = win === 0 ? [] : [{ line: 0, symbol: 1, count: 3, amount: win, positions: [[0, 1] as [number, number]] }]
  return { ok: true, value: sampleReply({ steps: [sampleStep({ wins, win })], win, balance: 900 + win, ...more }) }
}

/** A game over a host of our own; a round answers with the id it was asked with. */
async function open(): Promise<void> {
  const session = sampleSession()
  session.game.symbols = session.game.symbols.map((symbol) => ({ ...symbol, image: DOT }))
  session.game.theme = { ...session.game.theme, backdrop: DOT, logo: DOT }
  const root = document.createElement('div')
  document.body.append(root)
  new Game({
    root,
    until: leave.signal,
    launch: { gameCode: 'skuska', mode: 'demo', languageCode: 'sk-SK' },
    back: null,
    tell: (said) => told.push(said),
    api: {
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
  await vi.waitFor(() => expect(spin()).toBeTruthy())
}

const one = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const spin = () => one('.spin')
const live = () => (one('[role="status"].unseen').textContent ?? '').replaceAll('\u00a0', ' ')
const resting = () => vi.waitFor(() => expect(spin().getAttribute('aria-label')).toBe('Točiť'), { timeout: 15_000 })
const key = (name: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))

beforeEach(() => {
  asked = []
  told = []
  answers = []
  sessions = 0
  leave = new AbortController()
})
afterEach(() => {
  leave.abort()
  document.body.replaceChildren()
})

test('DEMO and fictitious credits are named all the time, and the game says that it is ready [1.6]', async () => {
  await open()
  expect(one('.demo').textContent).toBe('DEMOhráte o fiktívne kredity')
  expect(live()).toContain('Demo zostatok 10,00 €, hráte o fiktívne kredity')
  expect(told).toEqual([{ type: 'ready' }])
})

test('a press plays one round and tells the result, the balance and the framing window [4.17]', async () => {
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
    celebrated ||= document.querySelector('.glad') !== null
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

test('an expired session starts anew with a full balance', async () => {
  answers = [{ ok: false, failure: failure('expired') }]
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
  const tap = () => one('.frame').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
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
  const before = document.body.innerHTML
  window.postMessage({ source: 'herna-game', type: 'round-started', gameCode: 'skuska' }, '*')
  await new Promise((done) => setTimeout(done, 30))
  expect(document.body.innerHTML).toBe(before)
})
