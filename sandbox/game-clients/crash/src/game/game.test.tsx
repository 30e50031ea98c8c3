import type { PortalMessage } from '@herna/contract/games'
import { type CallResult, failure, Game } from '@herna/game-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import '@herna/game-kit/styles.css'
import '../styles/index.css'
import { cashedOut, sampleRound, sampleSession } from '../round/sample.ts'
import type { CrashRound, CrashSession } from '../session/index.ts'
import { crashGame } from './game.ts'

let said: string[]
let actions: CallResult<CrashRound>[]
/** Answers the call that waits for the round's end. */
let answerWatch: (answer: CallResult<CrashRound>) => void
let plays: CallResult<CrashRound>[]
let message: (type: PortalMessage['type']) => void
let leave: AbortController

async function open(more: Partial<CrashSession> = {}): Promise<void> {
  const session = sampleSession(more)
  const root = document.createElement('div')
  document.body.append(root)
  new Game(crashGame, {
    root,
    until: leave.signal,
    launch: {
      gameCode: 'raketa',
      mode: session.mode,
      languageCode: 'sk-SK',
      launchToken: session.mode === 'real' ? 'l1' : null,
      permit: null,
    },
    back: null,
    portal: { isFramed: true, notify: ({ type }) => said.push(type) },
    onPortalMessage: (heard) => {
      message = (type) => heard({ source: 'herna-portal', type })
    },
    api: {
      openSession: async () => ({ ok: true, value: session }),
      balance: async () => ({ ok: true, value: { balance: 5_000, currency: 'EUR', bonus: null } }),
      playRound: async (_token, { roundId }) => withId(plays.shift() ?? { ok: true, value: sampleRound() }, roundId),
      round: (_token, roundId) =>
        new Promise((done) => {
          answerWatch = (answer) => done(withId(answer, roundId))
        }),
      act: async (_token, roundId) => withId(actions.shift() ?? { ok: true, value: cashedOut() }, roundId),
      seen: async () => ({ ok: true, value: null }),
      history: async () => ({ ok: true, value: { rounds: [], next: null } }),
    },
  })
  await vi.waitFor(() => expect(said).toContain('ready'))
}
const withId = (answer: CallResult<CrashRound>, roundId: string): CallResult<CrashRound> =>
  answer.ok ? { ok: true, value: { ...answer.value, roundId } } : answer

const one = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement
const big = () => one('button.big')
const words = (selector: string) => (one(selector).textContent ?? '').replaceAll('\u00a0', ' ')

beforeEach(() => {
  said = []
  actions = []
  plays = []
  leave = new AbortController()
})
afterEach(() => {
  leave.abort()
  document.body.replaceChildren()
})

test('a round is staked, rises, is cashed out, and its end is told', async () => {
  await open()
  big().click()
  await vi.waitFor(() => expect(words('.label-line')).toBe('Vybrať'))
  expect(words('.balance')).toContain('9,00 €')
  big().click()
  await vi.waitFor(() => expect(words('.state')).toContain('Vybraté'))
  big().click()
  await vi.waitFor(() => expect(words('.balance')).toContain('10,50 €'))
  expect(said).toEqual(['ready', 'round-started', 'round-ended'])
  expect(words('[role="status"].visually-hidden')).toContain('Výhra 1,50 €')
})

test('who wants out too early is told so, and it stays until the host says more', async () => {
  actions = [{ ok: false, failure: failure('action-refused') }]
  await open()
  big().click()
  await vi.waitFor(() => expect(words('.label-line')).toBe('Vybrať'))
  big().click()
  await vi.waitFor(() => expect(words('.state')).toBe('Ešte nie je čo vybrať.'))
  expect(words('.label-line')).toBe('Vybrať')
  answerWatch({ ok: true, value: sampleRound({ outcome: { elapsedMs: 1_000 } }) })
  await vi.waitFor(() => expect(words('.state')).toBe('Násobok rastie'))
})

test('a lost connection is named while the round goes on at the host [M6]', async () => {
  await open()
  big().click()
  await vi.waitFor(() => expect(words('.label-line')).toBe('Vybrať'))
  answerWatch({ ok: false, failure: failure('unreachable') })
  await vi.waitFor(() => expect(words('.state')).toBe('Spojenie vypadlo. Kolo beží na serveri ďalej.'))
})

test('what the portal has settled does not keep the game halted', async () => {
  plays = [{ ok: false, failure: failure('insufficient-funds') }]
  await open({ mode: 'real' })
  big().click()
  await vi.waitFor(() => expect(said).toContain('failed'))
  expect(big().getAttribute('aria-disabled')).toBe('true')
  message('resume')
  expect(big().getAttribute('aria-disabled')).toBe('false')
})
